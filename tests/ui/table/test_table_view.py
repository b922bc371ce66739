"""The table by mouse, by keyboard and by the accessibility tree (field tests W3, W9, W14, W15)."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QAccessible, QAccessibleInterface, QMouseEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.deals import after, at_turn_of, make_deal, played
from tests.ui.table.tables import model_of
from vira_desktop.rules.cards import Card, parse_card
from vira_desktop.rules.notation import format_cards, parse_cards
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Bidding, Buying, Playing, State
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.spots import CardSpot
from vira_desktop.ui.table.table_view import TableView
from vira_desktop.ui.theme import DARK

DEAL = make_deal(F="AK4.Q962.QJ3.T98", M="QJT.AK5..AKQJ762", highest="H")
AUCTION = "F bid spel-7; M pass; R pass; F trump H"
Key = Qt.Key


class Clicks:
    """A table in a small window, and what was clicked on it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        self.window.resize(800, 600)
        self.view = TableView(self.window)
        self.view.setGeometry(0, 0, 800, 530)
        self.view.set_panel_area(300)
        self.cards: list[Card] = []
        self.felt = 0
        self.view.card_clicked.connect(self.cards.append)
        self.view.table_clicked.connect(self._on_felt)
        qtbot.addWidget(self.window)
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)

    def show(self, model: TableModel) -> None:
        self.view.show_model(model)

    def spot(self, name: str) -> CardSpot:
        return next(s for s in self.spots() if s.card == parse_card(name))

    def spots(self) -> list[CardSpot]:
        return self.view.findChildren(CardSpot)

    def index_of(self, name: str) -> QPoint:
        """A place on the index of a card, in the view."""
        return self.spot(name).geometry().topLeft() + QPoint(10, 14)

    def click(self, place: QPoint) -> None:
        """As a mouse does it: the press goes to whatever lies there."""
        QTest.mouseClick(self._window(), Qt.MouseButton.LeftButton, pos=place)

    def double_click(self, place: QPoint) -> None:
        """The second press goes to whatever lies there by then."""
        QTest.mouseDClick(self._window(), Qt.MouseButton.LeftButton, pos=place)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            focus = self.window.focusWidget()
            assert focus is not None
            QTest.keyClick(focus, key)

    def focused(self) -> str:
        focus = self.window.focusWidget()
        return str(focus.card) if isinstance(focus, CardSpot) else ""

    def _window(self) -> QWindow:
        return self.window.windowHandle()

    def _on_felt(self) -> None:
        self.felt += 1


@pytest.fixture
def table(qtbot: QtBot) -> Clicks:
    return Clicks(qtbot)


@pytest.fixture
def accessible() -> Iterator[None]:
    """As if a screen reader were running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def bidding() -> Bidding:
    state = after(DEAL)
    assert isinstance(state, Bidding)
    return state


def buying() -> Buying:
    state = after(DEAL, AUCTION)
    assert isinstance(state, Buying)
    return state


def playing(*texts: str) -> Playing:
    state = after(played(after(DEAL, AUCTION, "F buy")), *texts)
    assert isinstance(state, Playing)
    return state


def hand_of_26() -> State:
    return after(DEAL, "F bid gok; M pass; R pass; F take")


@pytest.mark.parametrize("many", [False, True], ids=["13 cards", "26 cards"])
def test_every_index_of_the_hand_can_be_clicked(table: Clicks, many: bool) -> None:
    table.show(model_of(hand_of_26() if many else buying()))
    held = sorted(spot.card for spot in table.spots())
    assert len(held) == (26 if many else 13)
    for card in held:
        table.click(table.index_of(str(card)))
    assert table.cards == held


def test_a_raised_card_can_be_clicked_where_it_stands(table: Clicks) -> None:
    table.show(model_of(buying(), selected=frozenset(parse_cards("C8"))))
    flat, raised = table.spot("C9").geometry(), table.spot("C8").geometry()
    assert raised.top() < flat.top()
    table.click(raised.topLeft() + QPoint(10, 5))
    assert format_cards(table.cards) == "C8"


def test_a_card_that_may_not_be_played_is_asked_for_to_be_told_why(table: Clicks) -> None:
    table.show(model_of(playing("F card HQ"), seat=Seat.MIDDLEHAND))
    assert not table.spot("SQ").isEnabled()
    table.click(table.index_of("SQ"))
    assert format_cards(table.cards) == "SQ"


def test_cards_are_quiet_when_others_are_asked(table: Clicks) -> None:
    table.show(model_of(playing("F card HQ")))
    table.click(table.index_of("SA"))
    assert table.cards == []


@pytest.mark.parametrize("name", ["HQ", "SA", "C8"])
def test_a_double_click_plays_one_card(table: Clicks, name: str) -> None:
    def play(card: Card) -> None:
        # Both others follow at once, and it is the player's turn again.
        table.show(model_of(playing(f"F card {card}")))
        table.show(model_of(playing()))

    table.show(model_of(playing()))
    table.view.card_clicked.connect(play)
    table.double_click(table.index_of(name))
    assert format_cards(table.cards) == name


def test_a_double_click_that_gathers_a_trick_plays_no_card(table: Clicks) -> None:
    state = after(playing(), "F card HQ; M card H5")
    state = at_turn_of(state, Seat.FOREHAND)
    assert isinstance(state, Playing)
    table.view.table_clicked.connect(lambda: table.show(model_of(state)))
    table.show(model_of(state, lying_trick=state.tricks[-1].cards))
    table.double_click(table.index_of("SA"))
    assert table.felt == 1
    assert table.cards == []


def test_different_cards_are_chosen_fast_but_none_twice_by_a_double_click(table: Clicks) -> None:
    table.show(model_of(buying()))
    # QTest keeps its clicks apart in time; these follow at the speed of a double click.
    place, button = QPointF(10, 14), Qt.MouseButton.LeftButton
    press, release = QMouseEvent.Type.MouseButtonPress, QMouseEvent.Type.MouseButtonRelease
    for when, name in ((1000, "SA"), (1100, "SK"), (1200, "SK")):
        for kind in (press, release):
            event = QMouseEvent(kind, place, place, button, button, Qt.KeyboardModifier.NoModifier)
            event.setTimestamp(when)
            QApplication.sendEvent(table.spot(name), event)
    assert format_cards(table.cards) == "SA SK"


def test_a_click_anywhere_gathers_a_finished_trick(table: Clicks) -> None:
    state = at_turn_of(after(playing(), "F card HQ; M card HA"), Seat.MIDDLEHAND)
    assert isinstance(state, Playing)
    table.show(model_of(state, seat=Seat.MIDDLEHAND, lying_trick=state.tricks[-1].cards))
    places = [QPoint(300, 200), QPoint(20, 20), table.index_of("SQ")]
    for place in places:
        table.click(place)
    assert table.felt == len(places)
    assert table.cards == []


def test_the_felt_is_quiet_when_no_finished_trick_lies(table: Clicks) -> None:
    table.show(model_of(playing("F card HQ"), seat=Seat.MIDDLEHAND))
    table.click(QPoint(300, 200))
    assert table.felt == 0


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Escape, Key.Key_A])
def test_any_key_gathers_a_finished_trick(table: Clicks, key: Qt.Key) -> None:
    state = at_turn_of(after(playing(), "F card HQ; M card HA"), Seat.MIDDLEHAND)
    assert isinstance(state, Playing)
    table.view.setFocus()
    table.show(model_of(state, seat=Seat.MIDDLEHAND, lying_trick=state.tricks[-1].cards))
    table.press(key)
    assert table.felt == 1
    assert table.cards == []


def test_arrows_walk_through_the_hand(table: Clicks) -> None:
    table.view.setFocus()
    table.show(model_of(buying()))
    assert table.focused() == "SA"
    table.press(Key.Key_Right, Key.Key_Right)
    assert table.focused() == "S4"
    table.press(Key.Key_End)
    assert table.focused() == "D3"
    table.press(Key.Key_Right)
    assert table.focused() == "SA"
    table.press(Key.Key_Left)
    assert table.focused() == "D3"
    table.press(Key.Key_Home)
    assert table.focused() == "SA"


def test_a_letter_goes_to_the_next_card_of_its_suit(table: Clicks) -> None:
    table.view.setFocus()
    table.show(model_of(buying()))
    table.press(Key.Key_H)
    assert table.focused() == "HQ"
    table.press(Key.Key_H)
    assert table.focused() == "H9"
    table.press(Key.Key_C, Key.Key_D, Key.Key_S)
    assert table.focused() == "SA"


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_keys_click_the_card_with_the_focus(table: Clicks, key: Qt.Key) -> None:
    table.view.setFocus()
    table.show(model_of(buying()))
    table.press(Key.Key_Right, key)
    assert format_cards(table.cards) == "SK"


def test_the_keyboard_goes_to_cards_that_may_be_played(table: Clicks) -> None:
    table.view.setFocus()
    table.show(model_of(playing("F card HQ"), seat=Seat.MIDDLEHAND))
    walk = []
    for _ in range(4):
        walk.append(table.focused())
        table.press(Key.Key_Right)
    assert len(set(walk[:3])) == 3
    assert set(walk) == {"HA", "HK", "H5"}


def test_the_keyboard_stays_in_the_hand_from_turn_to_turn(table: Clicks) -> None:
    table.view.setFocus()
    table.show(model_of(playing()))
    table.press(Key.Key_C)
    assert table.focused() == "CT"
    table.show(model_of(playing("F card CT")))
    assert table.view.has_keyboard()
    state = at_turn_of(playing("F card CT; M card C2"), Seat.MIDDLEHAND)
    table.show(model_of(state))
    assert table.view.has_keyboard()
    table.show(model_of(playing("F card HQ"), seat=Seat.MIDDLEHAND))
    assert table.focused() in {"HA", "HK", "H5"}


def test_the_table_does_not_take_the_keyboard_from_others(table: Clicks) -> None:
    other = QWidget(table.window)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    other.show()
    other.setFocus()
    for state in (bidding(), buying(), playing()):
        table.show(model_of(state))
        assert other.hasFocus()


def tree(widget: QWidget) -> dict[str, QAccessibleInterface]:
    """Everything below *widget* that has a name and can be seen."""
    found = {}
    waiting = [QAccessible.queryAccessibleInterface(widget)]
    while waiting:
        node = waiting.pop()
        name = node.text(QAccessible.Text.Name)
        if name and not node.state().invisible:
            found[name] = node
        waiting += [node.child(n) for n in range(node.childCount())]
    return found


@pytest.mark.usefixtures("accessible")
def test_cards_have_name_role_and_state(table: Clicks) -> None:
    table.view.setFocus()
    table.show(model_of(playing("F card HQ"), seat=Seat.MIDDLEHAND))
    nodes = tree(table.view)
    ace, queen = nodes["ace of hearts"], nodes["queen of spades"]
    assert ace.role() is queen.role() is QAccessible.Role.Button
    assert not ace.state().disabled
    assert queen.state().disabled
    focused = [name for name, node in nodes.items() if node.state().focused]
    assert len(focused) == 1
    assert focused[0].endswith("of hearts")


@pytest.mark.usefixtures("accessible")
def test_cards_to_choose_from_are_boxes_to_tick(table: Clicks) -> None:
    table.show(model_of(buying(), selected=frozenset(parse_cards("C8"))))
    nodes = tree(table.view)
    assert nodes["eight of clubs"].role() is QAccessible.Role.CheckBox
    assert nodes["eight of clubs"].state().checked
    assert not nodes["nine of clubs"].state().checked


@pytest.mark.usefixtures("accessible")
def test_a_card_is_played_by_an_accessibility_action(table: Clicks, qtbot: QtBot) -> None:
    table.show(model_of(playing()))
    action = tree(table.view)["queen of hearts"].actionInterface()
    with qtbot.waitSignal(table.view.card_clicked, timeout=2000):
        action.doAction("Press")
    assert format_cards(table.cards) == "HQ"


@pytest.mark.usefixtures("accessible")
def test_a_trick_is_gathered_by_an_accessibility_action(table: Clicks, qtbot: QtBot) -> None:
    state = at_turn_of(after(playing(), "F card HQ; M card HA"), Seat.MIDDLEHAND)
    assert isinstance(state, Playing)
    table.show(model_of(state, lying_trick=state.tricks[-1].cards))
    action = tree(table.view)["Go on"].actionInterface()
    with qtbot.waitSignal(table.view.table_clicked, timeout=2000):
        action.doAction("Press")
    table.show(model_of(state))
    assert "Go on" not in tree(table.view)


@pytest.mark.usefixtures("accessible")
def test_all_that_lies_on_the_table_has_a_name(table: Clicks) -> None:
    table.show(model_of(playing("F card HQ; M card HA"), thinking=Seat.REARHAND))
    names = set(tree(table.view))
    assert {"Anna: queen of hearts, led", "Bo: ace of hearts, winning"} <= names
    assert "Upside-down pack: highest suit hearts, second suit diamonds" in names
    assert "Trump: hearts" in names
    for start in ("Pulla: 3", "Stock: 13", "Bo holds 12", "Clara holds 13"):
        assert any(name.startswith(start) for name in names), start
    clara = next(name for name in names if name.startswith("Clara, rear-hand"))
    assert "dealer" in clara
    assert "thinking" in clara
    anna = next(name for name in names if name.startswith("Anna, forehand"))
    assert "7-spel" in anna
    assert "hearts" in anna
    assert "0 of 7" in anna


@pytest.mark.usefixtures("accessible")
def test_an_open_hand_can_be_read_card_by_card(table: Clicks) -> None:
    state = after(
        make_deal(R="2345.2345.234.23"),
        "F bid begar; M pass; R bid solo-grande-ouverte; F pass; R play; F buy; M buy",
    )
    table.show(model_of(state, seat=Seat.FOREHAND))
    held = [name for name in tree(table.view) if name.startswith("Clara holds")]
    assert len(held) == 13
    assert "Clara holds five of spades" in held


@pytest.mark.usefixtures("accessible")
def test_what_is_gone_from_the_table_is_gone_from_the_tree(table: Clicks) -> None:
    table.show(model_of(playing("F card HQ")))
    table.show(model_of(bidding(), seat=Seat.MIDDLEHAND))
    names = set(tree(table.view))
    assert "ace of spades" not in names
    assert not any(name.startswith("Anna: ") and "hearts" in name for name in names)


def test_picture_follows_theme_and_size(table: Clicks) -> None:
    table.show(model_of(bidding()))
    light = table.view.grab().toImage()
    table.view.set_theme(DARK)
    dark = table.view.grab().toImage()
    assert dark.pixelColor(4, 300).lightness() < light.pixelColor(4, 300).lightness()
    before = table.spot("SA").width()
    table.window.resize(1600, 1200)
    table.view.resize(1600, 1130)
    assert table.spot("SA").width() >= 1.9 * before


def test_cards_are_drawn_at_the_ratio_of_the_screen(table: Clicks) -> None:
    table.show(model_of(bidding()))
    assert table.view.grab().devicePixelRatio() == table.view.devicePixelRatioF()


@pytest.mark.parametrize("many", [False, True], ids=["13 cards", "26 cards"])
def test_the_hand_lies_beside_a_panel_of_full_height_in_the_smallest_window(
    table: Clicks, many: bool
) -> None:
    table.show(model_of(hand_of_26() if many else bidding()))
    assert table.view.panel_height() == 530
    assert max(spot.geometry().right() for spot in table.spots()) < 800 - 300


class OtherLanguage(QTranslator):
    """Marks every text."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"¤{source}"


@pytest.mark.usefixtures("accessible")
def test_all_words_follow_the_language_in_the_middle_of_a_trick(
    table: Clicks, qapp: QApplication
) -> None:
    table.show(model_of(playing("F card HQ; M card HA"), thinking=Seat.REARHAND))
    before, picture = set(tree(table.view)), table.view.grab().toImage()
    other = OtherLanguage()
    qapp.installTranslator(other)
    try:
        qapp.processEvents()
        assert [name for name in tree(table.view) if "¤" not in name] == []
        assert table.view.grab().toImage() != picture
    finally:
        qapp.removeTranslator(other)
    qapp.processEvents()
    assert set(tree(table.view)) == before
    assert table.view.grab().toImage() == picture
