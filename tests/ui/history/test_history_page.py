"""The page of the history finds deals, replays and exports them, and says why it cannot."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.archives import MemoryArchive
from vira_desktop.rules.games import Result
from vira_desktop.rules.record import Record, read_records
from vira_desktop.session.archive import DealKey, EveningRow, Wanted
from vira_desktop.session.keeping import StorageFault, StorageProblem
from vira_desktop.storage import deal_file
from vira_desktop.ui.history.history_page import HistoryPage
from vira_desktop.ui.table.panel import Line
from vira_desktop.ui.text.history_text import evening_title, unreadable_evening
from vira_desktop.ui.text.settlement_text import pins_text

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


class LostArchive(MemoryArchive):
    """The disk is gone until it is *back*."""

    def __init__(self) -> None:
        super().__init__(evenings=1, deals=1)
        self.back = False

    def evenings(self) -> Sequence[EveningRow]:
        if not self.back:
            raise StorageProblem(StorageFault.NOT_READABLE, Path("vira.db"))
        return super().evenings()


@pytest.fixture
def page(qtbot: QtBot) -> HistoryPage:
    page = HistoryPage(deal_file.save_all)
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.show()
    return page


@pytest.fixture
def shown(page: HistoryPage, archive: MemoryArchive, qtbot: QtBot) -> HistoryPage:
    page.set_archive(archive)
    settle(page, qtbot)
    assert page.browser.isVisible()
    return page


def settle(page: HistoryPage, qtbot: QtBot) -> None:
    """All that was asked for is there."""
    qtbot.wait(10)
    qtbot.waitUntil(lambda: not page.reader.is_waiting)
    qtbot.wait(10)
    qtbot.waitUntil(lambda: not page.reader.is_waiting)


def test_every_session_and_deal_is_listed(shown: HistoryPage, archive: MemoryArchive) -> None:
    assert shown.browser.evenings.count() == 1 + len(archive.begun)
    assert shown.browser.rows.rowCount() == len(archive.running)


def test_an_evening_shows_its_deals_alone(shown: HistoryPage, qtbot: QtBot) -> None:
    shown.browser.evenings.setCurrentRow(1)
    settle(shown, qtbot)
    rows = shown.browser.rows
    assert rows.rowCount() == 5
    found = [row for n in range(5) if (row := rows.row(n))]
    assert {row.evening for row in found} == {3}


def test_game_result_and_player_are_searched_for(
    shown: HistoryPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    search = shown.browser.search
    search.result.setCurrentIndex(1 + list(Result).index(Result.HOME))
    search.player.setText("aStR")
    settle(shown, qtbot)
    qtbot.waitUntil(
        lambda: (
            shown.browser.rows.rowCount()
            == archive.count(Wanted(result=Result.HOME, player="astr"))
        )
    )
    game = next(iter(archive.finished.values())).game
    search.clear()
    search.game.setCurrentIndex(search.game.findData(game))
    qtbot.waitUntil(lambda: shown.browser.rows.rowCount() == archive.count(Wanted(game=game)))


def test_when_nothing_fits_all_can_be_shown_again(
    shown: HistoryPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    browser = shown.browser
    browser.evenings.setCurrentRow(1)
    browser.search.player.setText("nobody of this name")
    qtbot.waitUntil(browser.nothing.isVisible)
    assert not browser.replay_button.isEnabled()
    browser.nothing.button.click()
    qtbot.waitUntil(lambda: browser.rows.rowCount() == len(archive.running))
    assert browser.deals.isVisible()
    assert browser.search.player.text() == ""


def test_enter_replays_the_chosen_deal_and_escape_comes_back(
    shown: HistoryPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    shown.browser.deals.selectRow(1)
    QTest.keyClick(shown.browser.deals, Qt.Key.Key_Return)
    qtbot.waitUntil(shown.replay.isVisible)
    playback = shown.replay.playback
    assert playback is not None
    assert playback.log == archive.running[DealKey(3, 4)].log
    QTest.keyClick(shown.replay, Qt.Key.Key_Escape)
    assert shown.browser.isVisible()


def test_a_replay_changes_nothing_that_was_played(
    shown: HistoryPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    before = dict(archive.running), archive.statistics("anna"), archive.evenings()
    shown.browser.replay_button.click()
    qtbot.waitUntil(shown.replay.isVisible)
    for key in (Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Home):
        QTest.keyClick(shown.replay, key)
    shown.replay.left.emit()
    shown.refresh()
    settle(shown, qtbot)
    assert (dict(archive.running), archive.statistics("anna"), archive.evenings()) == before


def test_chosen_deals_are_exported_as_records(
    shown: HistoryPage, archive: MemoryArchive, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "chosen.vira"
    shown.browser.deals.selectAll()
    shown.export_to(str(file))
    settle(shown, qtbot)
    records = [record for _, record in read_records(file.read_text(encoding="utf-8"))]
    logs = [archive.running[key].log for key in sorted(archive.running, key=_newest_first)]
    assert [r.actions for r in records if isinstance(r, Record)] == [log.actions for log in logs]


def test_an_export_that_fails_is_told(shown: HistoryPage, tmp_path: Path, qtbot: QtBot) -> None:
    shown.export_to(str(tmp_path / "no folder" / "chosen.vira"))
    settle(shown, qtbot)
    assert "could not be written to chosen.vira" in shown.browser.message.said


def test_before_the_first_deal_the_page_says_what_will_be_here(
    page: HistoryPage, qtbot: QtBot
) -> None:
    page.set_archive(MemoryArchive(evenings=0))
    settle(page, qtbot)
    assert page.notice.isVisible()
    assert "No deal has been played yet." in page.notice.told()


def test_a_disk_that_fails_is_told_and_asked_again(page: HistoryPage, qtbot: QtBot) -> None:
    lost = LostArchive()
    page.set_archive(lost)
    settle(page, qtbot)
    assert "vira.db cannot be read" in page.notice.told()
    lost.back = True
    page.notice.button.click()
    settle(page, qtbot)
    assert page.browser.isVisible()


def test_a_new_deal_is_found_when_the_page_is_seen_again(
    shown: HistoryPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    key = DealKey(3, 5)
    running, finished = archive.running.pop(key), archive.finished.pop(key)
    shown.refresh()
    settle(shown, qtbot)
    assert shown.browser.rows.rowCount() == 14
    archive.running[key], archive.finished[key] = running, finished
    shown.refresh()
    settle(shown, qtbot)
    assert shown.browser.rows.rowCount() == 15


def test_looking_again_leaves_the_choice_where_it_was(shown: HistoryPage, qtbot: QtBot) -> None:
    shown.browser.deals.selectRow(3)
    shown.refresh()
    settle(shown, qtbot)
    assert shown.browser.deals.only_row() == 3


def _newest_first(key: DealKey) -> tuple[int, int]:
    return (-key.evening, -key.number)


def test_every_evening_can_be_seen_as_it_was_settled(
    shown: HistoryPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    browser, settlement = shown.browser, shown.settlement
    for number, row in enumerate(archive.evenings(), start=1):
        browser.evenings.setCurrentRow(number)
        settle(shown, qtbot)
        browser.settlement_button.click()
        settle(shown, qtbot)
        assert settlement.isVisible()
        said = [line.said for line in settlement.findChildren(Line) if line.isVisible()]
        assert evening_title(row) in said
        evening = archive.settled(row.id)
        assert evening is not None
        assert {player.name for player in evening.players} < set(said)
        assert {pins_text(line.total) for line in evening.sheet} <= set(said)
        assert settlement.new_button.isHidden()
        QTest.keyClick(settlement.back_button, Qt.Key.Key_Escape)
        assert browser.isVisible()


def test_among_all_deals_it_is_the_chosen_deal_that_names_the_evening(
    shown: HistoryPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    browser = shown.browser
    wanted: list[EveningRow] = []
    browser.settlement_meant.connect(wanted.append)
    browser.deals.selectRow(browser.rows.rowCount() - 1)
    browser.settlement_button.click()
    assert [row.id for row in wanted] == [1]


def test_an_evening_that_was_not_settled_has_no_settlement(
    page: HistoryPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = MemoryArchive(evenings=2, deals=1)
    newest, oldest = archive.evenings()
    rows = [replace(newest, is_over=False), oldest]
    monkeypatch.setattr(archive, "evenings", lambda: rows)
    archive.ended.clear()  # and the other cannot be read any more
    page.set_archive(archive)
    settle(page, qtbot)
    page.browser.evenings.setCurrentRow(1)
    settle(page, qtbot)
    assert not page.browser.settlement_button.isEnabled()
    page.browser.evenings.setCurrentRow(2)
    settle(page, qtbot)
    page.browser.settlement_button.click()
    settle(page, qtbot)
    assert page.browser.isVisible()
    assert page.browser.message.said == unreadable_evening()
