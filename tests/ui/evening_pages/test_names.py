"""Two at one table would not be told apart by one name: another is asked for."""

from datetime import UTC, datetime

import pytest
from pytestqt.qtbot import QtBot

from vira_desktop.app.gallery.story import Evening, Story
from vira_desktop.session.agreement import Agreement
from vira_desktop.session.players import Player, TokenColour
from vira_desktop.session.terms import Terms
from vira_desktop.ui.evening_pages.begin_page import BeginPage
from vira_desktop.ui.evening_pages.standing_page import StandingPage
from vira_desktop.ui.language import Language
from vira_desktop.ui.table.panel import Line
from vira_desktop.ui.text import evening_text

# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)

BOT = "regel"
ANNA = Player("Anna", colour=TokenColour.RED)
OTHERS = (Player("Nils", BOT, TokenColour.BLUE), Player("Astrid", BOT, TokenColour.GREEN))


def now() -> datetime:
    return datetime(2026, 3, 1, tzinfo=UTC)


def said(page: BeginPage | StandingPage) -> list[str]:
    """What can be read on *page*."""
    return [line.said for line in page.findChildren(Line) if not line.isHidden()]


@pytest.fixture
def begin(qtbot: QtBot) -> BeginPage:
    page = BeginPage((BOT,), now)
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show_terms(
        Terms(players=(ANNA, *OTHERS), agreement=Agreement(), draws_seats=True),
        others=(),
        may_leave=False,
    )
    page.show()
    return page


def test_no_evening_begins_with_two_of_one_name(begin: BeginPage, language: Language) -> None:
    begun: list[object] = []
    begin.begun.connect(begun.append)
    begin.rows.names[1].setText("anna")
    begin.begin()
    assert not begun
    (problem,) = (
        line for line in begin.findChildren(Line) if line.said == evening_text.shared_name("anna")
    )
    assert problem.isVisible()
    seen = problem.visibleRegion().boundingRect().height()
    assert seen == problem.height(), "it lies below the edge of the smallest window"
    begin.rows.names[1].setText("Anna-Lena")
    begin.begin()
    assert len(begun) == 1
    assert evening_text.shared_name("anna") not in said(begin)


def test_nobody_joins_under_a_name_that_is_at_the_table(qtbot: QtBot) -> None:
    page = StandingPage(now)
    qtbot.addWidget(page)
    page.resize(800, 600)
    evening = Story(ANNA).led(Evening(players=3, deals=4, played=1)).session.evening
    page.show_evening(evening, (Player("Olof", BOT),))
    page.show()
    joined: list[object] = []
    page.join_asked.connect(joined.append)
    page.guest_name.setText("ANNA")
    page.join_button.click()
    assert not joined
    assert evening_text.shared_name("ANNA") in said(page)
    page.guest_name.setText("Olof")
    page.join_button.click()
    assert len(joined) == 1
