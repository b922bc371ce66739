"""Bidding from the table: what is open, why the rest is not, and no bid by accident."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.deals import after, make_deal
from vira_desktop.rules.actions import Action, Bid, Pass
from vira_desktop.rules.games import GAMES, Qualifier
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Bidding, State
from vira_desktop.rules.view import view_for
from vira_desktop.ui.table.auction_view import AuctionLine, calls_of
from vira_desktop.ui.table.bid_columns import PINS, BidColumn
from vira_desktop.ui.table.bid_rows import CAPTION_ROLE, OFFER_ROLE, BidTableModel, rows_for
from vira_desktop.ui.table.bid_table_window import BidTableWindow
from vira_desktop.ui.table.bidding_panel import BiddingPanel
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.panel import ShortLine
from vira_desktop.ui.text.cards_text import suit_symbol

ModelOf = Callable[..., TableModel]
Key = Qt.Key
# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)
START = after(make_deal(), "F bid begar; M bid spel-7 suit; R pass")
"""Forehand is to bid over 7-spel in a suit from the middle-hand."""


class Shown:
    """A panel on the screen, and what it has emitted."""

    def __init__(self, qtbot: QtBot, model: TableModel) -> None:
        self.panel = BiddingPanel()
        qtbot.addWidget(self.panel)
        self.panel.resize(320, 500)
        self.panel.show()
        self.panel.activateWindow()
        self.panel.show_model(model)
        self.acted: list[Action] = []
        self.panel.acted.connect(self.acted.append)

    def press(self, *keys: Key) -> None:
        for key in keys:
            QTest.keyClick(self.panel.table, key)

    def point_of(self, key: str) -> QPoint:
        table = self.panel.table
        index = table.model().index(next(n for n, g in enumerate(GAMES) if g.key == key), 0)
        table.scrollTo(index)
        return table.visualRect(index).center()

    def click(self, key: str) -> None:
        point = self.point_of(key)
        QTest.mouseClick(self.panel.table.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def word(self, name: str) -> int:
        return ["gask", "solo", "kopmisar", "turne", "vingel"].index(name)


@pytest.fixture
def shown(qtbot: QtBot, model_of: ModelOf) -> Shown:
    return Shown(qtbot, model_of(START, Seat.FOREHAND))


def test_rows_open_are_the_legal_bids_and_the_rest_say_why(states: list[State]) -> None:
    auctions = [state for state in states if isinstance(state, Bidding)][::5]
    assert len(auctions) > 50
    for state in auctions:
        view = view_for(state, state.to_act)
        for qualifier in Qualifier:
            for row in rows_for(view, qualifier):
                is_open = Bid(state.to_act, row.game.key, qualifier) in view.legal
                assert (row.offer is not None) == is_open
                assert bool(row.why_not) != is_open


def test_a_greyed_row_tells_its_reason_when_visited_and_cannot_be_bid(shown: Shown) -> None:
    shown.press(Key.Key_Home)
    table = shown.panel.table
    assert table.currentIndex().row() == 0
    assert "7-spel" in table.explanation()
    assert not table.model().flags(table.currentIndex()) & Qt.ItemFlag.ItemIsSelectable
    assert not shown.panel.bid_button.isEnabled()
    shown.press(Key.Key_Return)
    assert shown.acted == []


def test_a_row_open_with_a_better_grade_says_so(shown: Shown) -> None:
    row = rows_for(view_for(START, Seat.FOREHAND), Qualifier.PLAIN)[2]
    assert row.offer is None
    assert row.why_not == (
        "7-spel in a suit has been bid: this game outbids it only in a suit or in the highest suit."
    )


def test_a_grade_is_told_by_its_suits_on_the_button(shown: Shown) -> None:
    button = shown.panel.bid_button
    suit = view_for(START, Seat.FOREHAND).highest
    assert button.text() == f"Bid 7-spel {suit_symbol(suit)}{suit_symbol(suit.same_colour)}"
    assert button.toolTip() == button.accessibleName() == "Bid 7-spel in a suit in forehand"


def test_the_mark_is_explained_at_the_standing_bid_alone() -> None:
    model = BidTableModel()
    model.show_bids(view_for(START, Seat.FOREHAND), Qualifier.PLAIN)
    marked = [n for n in range(40) if "◂ The standing bid: 7-spel" in model.tooltip(n)]
    assert marked == [2]


def test_pins_have_a_heading_in_the_whole_table_and_beside_the_auction() -> None:
    model = BidTableModel()
    view, across = view_for(START, Seat.FOREHAND), Qt.Orientation.Horizontal
    for qualifier, heading, caption in ((None, "Pins:\n", None), (Qualifier.PLAIN, "\n", "Pins")):
        model.show_bids(view, qualifier)
        title, *_ = model.texts(BidColumn.PINS_HIGHEST)
        assert title == heading + suit_symbol(view.highest)
        said = [model.headerData(column, across, CAPTION_ROLE) for column in BidColumn]
        assert said == [caption if column in PINS else None for column in BidColumn]


def test_the_caption_of_the_pins_is_painted_over_their_suits(shown: Shown) -> None:
    """It says something over the middle column, which has a sign below it alone."""
    header = shown.panel.table.horizontalHeader()
    left = header.sectionViewportPosition(BidColumn.PINS_SUIT)
    width = header.sectionSize(BidColumn.PINS_SUIT)
    upper = QRect(left, 2, width, header.height() // 2 - 4)
    picture = header.grab(upper).toImage()
    colours = {
        picture.pixelColor(x, y).rgb()
        for x in range(picture.width())
        for y in range(picture.height())
    }
    assert len(colours) > 1


def test_what_a_bid_puts_into_the_pulla_is_told_before_it_is_made(shown: Shown) -> None:
    def said() -> str:
        return " ".join(line.said for line in shown.panel.findChildren(ShortLine))

    # A 7-spel may be repurchased, a gök may not.
    assert "Bets: home +1, bet −1, kodilj −2. Repurchased: 0, −3, −5." in said()
    shown.panel.choose_qualifier(Qualifier.PLAIN)
    shown.panel.table.choose(next(n for n, game in enumerate(GAMES) if game.key == "gok"))
    assert "Bets: home +1, bet −2, kodilj −4." in said()
    assert "Repurchased" not in said()


def test_enter_bids_the_lowest(shown: Shown) -> None:
    shown.press(Key.Key_Return)
    assert shown.acted == [Bid(Seat.FOREHAND, "spel-7", Qualifier.SUIT)]


def test_arrows_change_row_and_grade(shown: Shown) -> None:
    shown.press(Key.Key_Right, Key.Key_Return)
    shown.press(Key.Key_Left, Key.Key_Left, Key.Key_Down, Key.Key_Return)
    assert shown.acted == [
        Bid(Seat.FOREHAND, "spel-7", Qualifier.HIGHEST),
        Bid(Seat.FOREHAND, "vingel-6"),
    ]


def test_one_click_chooses_and_the_button_bids(shown: Shown) -> None:
    shown.panel.choose_qualifier(Qualifier.PLAIN)
    shown.click("spel-8")
    assert shown.acted == []
    assert "8-spel" in shown.panel.bid_button.accessibleName()
    shown.panel.bid_button.click()
    assert shown.acted == [Bid(Seat.FOREHAND, "spel-8")]


def test_a_double_click_bids_only_what_is_open(shown: Shown) -> None:
    shown.panel.choose_qualifier(Qualifier.PLAIN)
    for key in ("begar", "gok"):
        point = shown.point_of(key)
        viewport = shown.panel.table.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=point)
    assert shown.acted == [Bid(Seat.FOREHAND, "gok")]


def test_a_key_held_down_bids_nothing(shown: Shown) -> None:
    held = QKeyEvent(
        QKeyEvent.Type.KeyPress,
        Key.Key_Return,
        Qt.KeyboardModifier.NoModifier,
        "\r",
        True,  # it repeats itself
    )
    QApplication.sendEvent(shown.panel.table, held)
    assert shown.acted == []


def test_words_say_what_they_mean_and_bid_by_a_second_act(shown: Shown) -> None:
    shown.panel.choose_qualifier(Qualifier.PLAIN)
    buttons = shown.panel.word_buttons()
    assert [button.accessibleName() for button in buttons] == [
        "Gask: on 0 or higher",
        "Solo: 6 or higher",
        "Köpmisär: on 1 or higher",
        "Turné: turné 7",
        "Vingel: vingel 6",
    ]
    buttons[0].click()
    assert shown.acted == []
    assert shown.panel.table.offer() is None
    shown.panel.bid_button.click()
    QTest.keyClick(buttons[4], Key.Key_Return)
    assert shown.acted == [Bid(Seat.FOREHAND, "gask"), Bid(Seat.FOREHAND, "vingel")]


def test_words_without_a_grade_are_greyed_with_the_reason(shown: Shown) -> None:
    shown.panel.choose_qualifier(Qualifier.SUIT)
    states_of = {
        b.accessibleName().split(":")[0]: (b.isEnabled(), b.toolTip())
        for b in shown.panel.word_buttons()
    }
    assert states_of["Gask"][0]
    assert states_of["Solo"][0]
    for word in ("Köpmisär", "Turné", "Vingel"):
        is_enabled, why = states_of[word]
        assert not is_enabled
        assert "in a suit" in why


def test_forehand_has_no_pass_at_first(qtbot: QtBot, model_of: ModelOf, shown: Shown) -> None:
    first = Shown(qtbot, model_of(after(make_deal(), "F bid begar"), Seat.FOREHAND))
    assert not first.panel.pass_button.isEnabled()
    shown.panel.pass_button.click()
    assert shown.acted == [Pass(Seat.FOREHAND)]


def test_who_waits_cannot_bid_and_who_has_passed_is_told(qtbot: QtBot, model_of: ModelOf) -> None:
    waiting = Shown(qtbot, model_of(START, Seat.MIDDLEHAND))
    waiting.click("solo-vira")
    assert not waiting.panel.bid_button.isEnabled()
    waiting.press(Key.Key_Return)
    assert waiting.acted == []
    rows = rows_for(view_for(START, Seat.REARHAND), Qualifier.PLAIN)
    assert {row.why_not for row in rows} == {"You have passed."}


def test_what_the_user_has_chosen_stays_while_the_moment_is_the_same(
    shown: Shown, model_of: ModelOf
) -> None:
    shown.panel.choose_qualifier(Qualifier.PLAIN)
    shown.click("gok")
    shown.panel.show_model(model_of(START, Seat.FOREHAND))
    shown.panel.bid_button.click()
    assert shown.acted == [Bid(Seat.FOREHAND, "gok")]


def test_the_auction_is_told_as_it_is_spoken(model_of: ModelOf) -> None:
    state = after(make_deal(), "F bid gask; M bid gask; R bid gask; F bid gask")
    assert calls_of(model_of(state, Seat.MIDDLEHAND))[-1] == (
        "Anna",
        "gask in forehand",
    )


def test_of_a_long_auction_the_last_calls_are_seen(qtbot: QtBot, model_of: ModelOf) -> None:
    calls = "F bid gask; M bid gask; R bid gask; F bid kopmisar; M bid gask suit; R bid solo"
    model = model_of(after(make_deal(), calls), Seat.FOREHAND)
    whole, short = AuctionLine(), AuctionLine(most_lines=2)
    for line in (whole, short):
        qtbot.addWidget(line)
        line.resize(220, 60)
        line.show_model(model)
    last = "<b>Cilla</b>&nbsp;solo"
    assert whole.text().endswith(last)
    assert short.text().endswith(last)
    assert whole.text().startswith("<b>Anna</b>")
    assert short.text().startswith("… ")
    assert short.heightForWidth(220) < whole.heightForWidth(220)
    assert short.accessibleName() == whole.accessibleName()
    assert short.accessibleName().startswith("Anna: gask, Bo: ")


def test_names_in_the_auction_are_no_markup(qtbot: QtBot, model_of: ModelOf) -> None:
    line = AuctionLine()
    qtbot.addWidget(line)
    model = model_of(after(make_deal(), "F bid gask"), Seat.FOREHAND)
    line.show_model(replace(model, names=BySeat("<i>A</i> & B", "Bo", "Cilla")))
    assert "&lt;i&gt;A&lt;/i&gt;&nbsp;&amp;&nbsp;B" in line.text()


def test_the_lowest_bid_stands_near_the_top_and_higher_ones_below_it(shown: Shown) -> None:
    table = shown.panel.table
    current = table.visualRect(table.currentIndex())
    assert 0 <= current.top() <= 3 * current.height()


def test_no_frame_is_left_round_a_row_that_is_not_current_any_more(shown: Shown) -> None:
    table = shown.panel.table
    table.setFocus()
    table.choose(0)
    assert table.model().index(0, 0).data(OFFER_ROLE) is None
    table.scrollToTop()
    QApplication.processEvents()
    painted = _Painted()
    table.viewport().installEventFilter(painted)
    for number in (1, 0):
        table.choose_none()
        QApplication.processEvents()
        left = table.visualRect(table.currentIndex())
        left.setWidth(table.viewport().width())
        painted.region = QRegion()
        table.setCurrentIndex(table.model().index(number, 0))
        QApplication.processEvents()
        assert (QRegion(left) - painted.region).isEmpty()


class _Painted(QObject):
    """What has been painted anew."""

    region = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


def test_the_window_shows_all_forty_with_their_bets(qtbot: QtBot, model_of: ModelOf) -> None:
    window = BidTableWindow()
    qtbot.addWidget(window)
    table = window.page.table.model()
    assert table.rowCount() == 40
    texts = [table.index(3, column).data() for column in range(table.columnCount())]
    assert texts == ["Vingel 6", "6", "", "0", "1", "1", "1", "2", "4", "0", "6", "10"]
    assert not any(
        window.page.table.isColumnHidden(column) for column in range(table.columnCount())
    )
    window.page.show_model(model_of(START, Seat.FOREHAND))
    assert table.headerData(5, Qt.Orientation.Horizontal) == "Pins:\n♠"
    assert table.index(2, 0).data() == "7-spel ◂"


@pytest.mark.parametrize("size", [(2560, 1440), (3840, 2160)], ids=str)
def test_a_large_window_shows_all_forty_in_large_letters(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    """W1; the letters are as large as leaves every row in sight."""
    window = BidTableWindow()
    qtbot.addWidget(window)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.show()
    usual = window.page.table.fontMetrics().height()
    window.resize(*size)
    assert window.page.table.fontMetrics().height() >= size[1] / 1100 * usual
    last = window.page.table.visualRect(window.page.table.model().index(39, 0))
    assert window.page.table.viewport().rect().contains(last)


def test_a_screen_reader_is_told_the_explanation_once_in_a_row(shown: Shown) -> None:
    table = shown.panel.table.model()
    role = Qt.ItemDataRole.AccessibleDescriptionRole
    told = [table.index(3, column).data(role) for column in range(table.columnCount())]
    assert told[0]
    assert not any(told[1:])
