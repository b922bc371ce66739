"""History and statistics in the running program: what was played is found there at once, and a
replay leaves it as it is (field test W19)."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.ui.window.conftest import Start
from tests.ui.window.evenings import begin, deal, play_out
from tests.ui.window.started import Table
from vira_desktop.session.settings import LanguageChoice
from vira_desktop.storage.paths import Paths
from vira_desktop.ui.page import Page

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def table(start: Start, tmp_path: Path) -> Table:
    """One deal has been played."""
    table = start(folder=tmp_path)
    table.program.start()
    begin(table, players=3)
    deal(table)
    play_out(table)
    return table


def stored(folder: Path) -> list[tuple[object, ...]]:
    """All that was kept of evenings, as it lies in the file."""
    with sqlite3.connect(Paths(data=folder, config=folder).database) as db:
        return list(db.execute("SELECT * FROM events ORDER BY evening, place"))


def show(table: Table, page: Page) -> None:
    table.window.pages.show_page(page)
    table.wait(lambda: not waits(table), "all is read")


def waits(table: Table) -> bool:
    looking_back = table.program.looking_back
    return looking_back.history.reader.is_waiting or looking_back.statistics.reader.is_waiting


def until(table: Table, is_so: Callable[[], bool], what: str) -> None:
    table.wait(is_so, what)


def test_a_deal_is_in_the_history_as_soon_as_it_is_paid(table: Table) -> None:
    history = table.program.looking_back.history
    show(table, Page.HISTORY)
    until(table, lambda: history.browser.rows.rowCount() == 1, "the deal is listed")
    table.window.pages.show_page(Page.TABLE)
    table.program.next_deal()
    play_out(table)
    show(table, Page.HISTORY)
    until(table, lambda: history.browser.rows.rowCount() == 2, "the second deal is listed")


def test_the_statistics_count_it(table: Table) -> None:
    statistics = table.program.looking_back.statistics
    show(table, Page.STATISTICS)
    until(table, lambda: statistics.figures.deals.number.said == "1", "one deal is counted")


def test_a_replay_touches_neither_score_nor_statistics_and_says_practice(
    table: Table, tmp_path: Path
) -> None:
    looking_back = table.program.looking_back
    before, score = stored(tmp_path), table.model.standings
    show(table, Page.STATISTICS)
    until(table, lambda: looking_back.statistics.figures.deals.number.said == "1", "counted")
    show(table, Page.HISTORY)
    until(table, lambda: looking_back.history.browser.rows.row(0) is not None, "the deal is there")
    QTest.keyClick(looking_back.history.browser.deals, Qt.Key.Key_Return)
    replay = looking_back.history.replay
    until(table, replay.isVisible, "the deal is replayed")
    said = [label.text() for label in replay.findChildren(QLabel) if label.isVisible()]
    assert any("Practice" in text for text in said)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_Home):
        QTest.keyClick(replay, key)
    QTest.keyClick(replay, Qt.Key.Key_Escape)
    show(table, Page.STATISTICS)
    assert looking_back.statistics.figures.deals.number.said == "1"
    assert (stored(tmp_path), table.model.standings) == (before, score)


def test_a_replay_goes_on_when_another_language_is_chosen(table: Table) -> None:
    history = table.program.looking_back.history
    show(table, Page.HISTORY)
    until(table, lambda: history.browser.rows.row(0) is not None, "the deal is there")
    QTest.keyClick(history.browser.deals, Qt.Key.Key_Return)
    until(table, history.replay.isVisible, "the deal is replayed")
    QTest.keyClick(history.replay, Qt.Key.Key_End)
    before = history.replay.playback
    settings = replace(table.program.settings, language=LanguageChoice.SWEDISH)
    table.program.change_settings(settings)
    until(table, lambda: not waits(table), "all is read")
    table.spin()
    assert history.replay.isVisible()
    assert history.replay.playback == before


def test_who_plays_now_sees_which_results_are_his(table: Table) -> None:
    history, players = table.program.looking_back.history, table.program.players
    show(table, Page.HISTORY)
    until(table, lambda: history.browser.rows.row(0) is not None, "the deal is there")
    row = history.browser.rows.row(0)
    assert row is not None
    assert row.own is not None
    players.add("Bo")
    profiles = table.program.keeping.profiles
    assert profiles is not None
    players.choose(next(profile for profile in profiles.all() if profile.name == "Bo"))
    show(table, Page.HISTORY)

    def is_not_his() -> bool:
        row = history.browser.rows.row(0)
        return row is not None and row.own is None

    until(table, is_not_his, "the deal is there, and not his")


@pytest.mark.parametrize("page", [Page.HISTORY, Page.STATISTICS])
def test_a_file_that_was_refused_is_told_on_both_pages_and_left(
    start: Start, tmp_path: Path, page: Page
) -> None:
    file = Paths(data=tmp_path, config=tmp_path).database
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE cookies (name)")
    db.close()
    before = file.read_bytes()
    table = start(folder=tmp_path)
    table.program.start()
    show(table, page)
    looking_back = table.program.looking_back
    seen = looking_back.history if page is Page.HISTORY else looking_back.statistics
    assert seen.notice.isVisible()
    said = [label.text() for label in seen.notice.findChildren(QLabel)]
    assert any("belongs to another program" in text for text in said)
    assert file.read_bytes() == before
