"""The page on which the seats are found, while the cards are turned up and afterwards."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.evening_pages.test_seat_story import PEOPLE, cards
from vira_desktop.session.events import SeatsDrawn
from vira_desktop.ui.cards.deck import Deck
from vira_desktop.ui.cards.style import DeckStyle, IndexLetters
from vira_desktop.ui.evening_pages.seat_story import story_of
from vira_desktop.ui.evening_pages.seats_page import SeatsPage
from vira_desktop.ui.evening_pages.settlement_page import SettlementPage
from vira_desktop.ui.growing import Growing
from vira_desktop.ui.table.evening_bar import EveningBar

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


def test_the_button_says_what_it_does_next(qtbot: QtBot) -> None:
    page = SeatsPage(Deck())
    qtbot.addWidget(page)
    page.set_slowness(1000.0)
    event = SeatsDrawn(cards("S2 H9 CK"), cards("CK S2 H9"))
    page.show_story(story_of(event, PEOPLE[:3], (0, 1, 2)))
    assert page.go_button.text() == "To the end"
    with qtbot.assertNotEmitted(page.done):
        page.go_button.click()
    assert page.go_button.text() == "Deal the cards"
    with qtbot.waitSignal(page.done):
        page.go_button.click()


def test_the_cards_have_large_indices_as_at_the_table(qtbot: QtBot) -> None:
    page = SeatsPage(Deck())
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.set_slowness(0.0)
    event = SeatsDrawn(cards("S2 H9 CK"), cards("CK S2 H9"))
    page.show_story(story_of(event, PEOPLE[:3], (0, 1, 2)))
    page.grab()  # the layout has come to rest
    usual = DeckStyle(letters=IndexLetters.SWEDISH)
    shown = []
    for style in (usual, replace(usual, large_indices=True), replace(usual, four_colour=True)):
        page.set_style(style)
        shown.append(page.scene.grab().toImage())
    assert shown[0] == shown[1]
    assert shown[0] != shown[2]


@pytest.mark.parametrize("kind", [SeatsPage, SettlementPage, EveningBar])
def test_texts_round_a_deal_grow_in_a_large_window(qtbot: QtBot, kind: type[Growing]) -> None:
    """W1: at least twice as large in a window of 2560x1440."""
    page = SeatsPage(Deck()) if kind is SeatsPage else kind()
    qtbot.addWidget(page)
    page.resize(800, 560)
    page.grab()
    small = page.point_size
    page.resize(2560, 1380)
    page.grab()
    assert page.point_size >= 2 * small
