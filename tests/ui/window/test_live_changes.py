"""In the middle of a trick: another deck, other letters, another language, a card that is refused,
and a key that is held down."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView

from tests.helpers.deals import actions, make_deal
from tests.ui.window.conftest import Start
from tests.ui.window.mouse import Mouse
from tests.ui.window.started import AT_ONCE, Table
from vira_desktop.rules.cards import Suit, parse_card
from vira_desktop.session.settings import LanguageChoice, LetterChoice
from vira_desktop.ui.cards.style import suit_colour
from vira_desktop.ui.table.card_item import CardItem
from vira_desktop.ui.table.scene_look import Look
from vira_desktop.ui.table.spots import NameSpot

DEAL = make_deal(F="AK2.AKQJT98.2.J2", M="..5.", R="543.2.AKQJT.KQT9", highest="H")
TRICK = (
    "F bid begar; M pass; R bid spel-7; F pass; R trump D; R buy; R play; F buy; M buy",
    "F card D2; M card D5; R card DA; R card H2",
)
SWEDISH, ENGLISH = LanguageChoice.SWEDISH, LanguageChoice.ENGLISH


@pytest.fixture
def table(start: Start) -> Table:
    """The person is to follow to the two of hearts."""
    table = start(settings=AT_ONCE)
    table.open(DEAL, actions(*TRICK))
    table.spin()
    return table


def seen(table: Table) -> QImage:
    return table.window.page.table.grab().toImage()


def inked(table: Table, colour: QColor) -> int:
    """Pixels of just that colour where highest suit and second suit are told."""
    spots = table.window.page.table.findChildren(NameSpot)
    told = next(s for s in spots if s.accessibleName().startswith("Upside-down pack"))
    image = seen(table).copy(told.geometry())
    return sum(
        image.pixelColor(x, y) == colour
        for x in range(image.width())
        for y in range(image.height())
    )


def test_four_colours_by_a_key(table: Table) -> None:
    """W6: live, and back again."""
    red, blue = (suit_colour(Suit.DIAMONDS, four_colour=four) for four in (False, True))
    before = seen(table)
    assert inked(table, blue) == 0
    QTest.keyClick(table.focus(), Qt.Key.Key_F4)
    assert inked(table, blue) > 20
    assert inked(table, red) > 20, "hearts are red still"
    QTest.keyClick(table.focus(), Qt.Key.Key_F4)
    assert seen(table) == before


def test_letters_follow_the_language_or_the_setting(table: Table) -> None:
    """W7: knekt and jack in the corner of the same card, whatever the language where it is set."""

    def corner(language: LanguageChoice, letters: LetterChoice) -> QImage:
        settings = replace(table.program.settings, language=language, letters=letters)
        table.program.change_settings(settings)
        table.spin()
        spot = table.spot(parse_card("CJ")).geometry()
        return seen(table).copy(spot.adjusted(1, 1, 1 - spot.width() + 24, 1 - spot.height() + 30))

    knekt = corner(SWEDISH, LetterChoice.LANGUAGE)
    jack = corner(ENGLISH, LetterChoice.LANGUAGE)
    assert knekt != jack
    assert corner(SWEDISH, LetterChoice.ENGLISH) == jack
    assert corner(ENGLISH, LetterChoice.SWEDISH) == knekt


def test_a_new_language_paints_each_picture_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = []
    whole = Look.pixmap

    def counted(look: Look, *arguments: object) -> object:
        painted.append(look.language)
        return whole(look, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(Look, "pixmap", counted)
    before = seen(table)
    table.program.change_settings(replace(table.program.settings, language=SWEDISH))
    table.spin()
    view = table.window.page.table.findChild(QGraphicsView)
    assert view is not None
    pictures = [item for item in view.scene().items() if not isinstance(item, CardItem)]
    # The own plate is painted twice: its name is put into the new language last.
    assert 5 < len(painted) <= len(pictures) + 1
    assert {language.value for language in painted} == {"sv"}
    table.program.change_settings(replace(table.program.settings, language=ENGLISH))
    table.spin()
    assert seen(table) == before


@pytest.mark.parametrize("size", [(800, 540), (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_a_refusal_moves_nothing(start: Start, size: tuple[int, int]) -> None:
    table = start(settings=AT_ONCE, size=size)
    table.open(DEAL, actions(*TRICK))
    table.spin()
    page = table.window.page
    before, panel = page.table.geometry(), page.panel.geometry()
    mouse = Mouse(table)
    mouse.press_at(mouse.index_of(parse_card("SA")))
    table.spin()
    assert page.prompt.hint.isVisible()
    assert "hearts" in page.prompt.hint.text()
    assert page.prompt.line.isVisible()
    assert (page.table.geometry(), page.panel.geometry()) == (before, panel)


def press(table: Table, key: Qt.Key, *, is_held: bool) -> None:
    """A key goes down, or is still down from before, wherever the keyboard is now."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", is_held)
    QApplication.sendEvent(table.focus(), event)
    table.spin()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("place", range(4), ids=["row", "button", "gask", "solo"])
def test_a_key_that_is_held_through_a_turn_bids_nothing(
    start: Start, key: Qt.Key, place: int
) -> None:
    table = start(settings=AT_ONCE)
    table.open(make_deal(F="AK2.AKQJT98.2.J2", highest="H"))
    table.wait_for_person()
    bidding = table.window.page.panel.bidding
    (bidding.table, bidding.bid_button, *bidding.word_buttons())[place].setFocus()
    made = [len(table.done)]
    for is_held in (True, False):
        press(table, key, is_held=is_held)
        made.append(len(table.done))
    assert made[:2] == [0, 0]
    assert made[2] >= 1
    table.wait_for_person()
    done = table.done
    press(table, key, is_held=True)
    assert table.done == done
