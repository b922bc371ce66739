"""Switched from Swedish to English and back on each page of an evening, the window says all that it
says there in that language, and nothing else (field test W15)."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.ui.window.conftest import Start
from tests.ui.window.evenings import OVER, begin, deal, evening_of, play_out, waits
from tests.ui.window.started import AT_ONCE, Table
from tests.ui.window.texts import all_texts
from vira_desktop.app.keeping import EVENING
from vira_desktop.session.agreement import Deals
from vira_desktop.session.keeping import StorageFault, StorageProblem
from vira_desktop.session.settings import LanguageChoice
from vira_desktop.storage import backups
from vira_desktop.storage.paths import Paths
from vira_desktop.storage.reporting import Unsaved
from vira_desktop.ui.page import Page

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SWEDISH, ENGLISH = LanguageChoice.SWEDISH, LanguageChoice.ENGLISH
THEN = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _bots_end() -> Iterator[None]:
    OVER.clear()
    yield
    OVER.set()


def pages(table: Table) -> Iterator[str]:
    """One page of an evening after another is shown."""
    evening = table.window.evening
    table.program.start()
    yield "begin"
    evening.begin.counts.choose(4)
    evening.begin.rate.setText("2")
    yield "begin with four"
    begin(table, players=4, length=Deals(1))
    yield "seats"
    deal(table)
    yield "table"
    table.program.playing.show_standing()
    yield "standing in a deal"
    table.program.playing.show()
    play_out(table)
    yield "the last deal paid"
    table.program.playing.show_standing()
    yield "standing between deals"
    table.program.playing.deal()
    yield "settlement"
    backups.back_up(Paths(table.folder, table.folder), THEN)
    problem = StorageProblem(StorageFault.DISK_FULL, table.folder / "vira.sqlite3")
    table.program.keeping._report(EVENING, Unsaved(problem, 3))
    table.program.players.add("Åsa")
    table.window.pages.show_page(Page.PLAYERS)
    yield "players"


def said(start: Start, choice: LanguageChoice) -> dict[str, set[str]]:
    """What each page says in a window that is started in *choice*."""
    table = start(settings=replace(AT_ONCE, language=choice), size=(1000, 700), think=waits)
    return {name: texts_of(table) for name in pages(table)}


def texts_of(table: Table) -> set[str]:
    """What is said now, but for names and what names the folder of the test."""
    table.spin()
    said = set(all_texts(table.window)) - own_words(table)
    return {text for text in said if "vira.sqlite3" not in text}


def own_words(table: Table) -> set[str]:
    """What is the same in every language: the names, numbers and the folder."""
    return {"Astrid", "Nils", "Märta", "Åsa", str(table.folder)}


def test_no_page_keeps_a_word_of_the_other_language(start: Start) -> None:
    swedish = said(start, SWEDISH)
    table = start(settings=replace(AT_ONCE, language=ENGLISH), size=(1000, 700), think=waits)
    for name in pages(table):
        table.spin()
        table.program.change_settings(replace(table.program.settings, language=SWEDISH))
        assert texts_of(table) == swedish[name], name
        table.program.change_settings(replace(table.program.settings, language=ENGLISH))
    assert evening_of(table).is_over
