"""What one looks back at: the history with a replay, the statistics, and the players."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget

from ...session.archive import Archive
from ...session.keeping import StorageFault, StorageProblem
from ...storage.archive import StoredArchive
from ...storage.not_open import NotOpen
from ...storage.statistics import StoredResults
from ...ui.history.history_page import HistoryPage
from ...ui.history.replay_view import Tab as ReplayTab
from ...ui.page import Page
from ...ui.players.players_page import PlayersPage
from ...ui.statistics.statistics_page import StatisticsPage, Tab
from .picture import Picture
from .stage import Stage

PLACES = (0.1, 0.5)
"""Where in a deal a replay is looked at, as shares of all its actions."""
_ROW = 2
"""Of the deal that is replayed."""


def pictures() -> Iterator[Picture]:
    """Page by page."""
    yield _history("list", lambda stage: _archive(stage, _own_archive(stage)))
    yield _history("nothing-found", _find_nothing)
    yield _history("settlement", _settlement)
    yield _history("refused", lambda stage: _archive(stage, NotOpen(_refusal(stage))))
    for number, share in enumerate(PLACES, start=1):
        yield _history(f"replay-{number}", partial(_replay, share=share))
    yield _history("replay-open", partial(_replay, share=PLACES[-1], is_open=True))
    for tab in ReplayTab:
        yield _history(f"replay-end-{tab.value}", partial(_replay, share=1.0, tab=tab))
    for shown in Tab:
        yield _statistics(shown.value, partial(_results, tab=shown))
    yield Picture(page=Page.PLAYERS, name="all", seen=_players)
    yield Picture(page=Page.PLAYERS, name="questions", seen=_players_asked)


def _history(name: str, prepare: Callable[[Stage], object]) -> Picture:
    return Picture(
        page=Page.HISTORY,
        name=name,
        seen=lambda stage: _see(stage, Page.HISTORY, HistoryPage),
        prepare=prepare,
    )


def _statistics(name: str, prepare: Callable[[Stage], object]) -> Picture:
    return Picture(
        page=Page.STATISTICS,
        name=name,
        seen=lambda stage: _see(stage, Page.STATISTICS, StatisticsPage),
        prepare=prepare,
    )


def _see(stage: Stage, page: Page, kind: type[HistoryPage] | type[StatisticsPage]) -> QWidget:
    """Shows the page, with all that it has to read; another size may ask for more of it."""
    shown = stage.show_page(page, kind)
    stage.settle()
    stage.wait(lambda: not shown.reader.is_waiting, "all is read")
    return stage.window


def _own_archive(stage: Stage) -> StoredArchive:
    return StoredArchive(stage.paths.database, stage.story.own.profile)


def _refusal(stage: Stage) -> StorageProblem:
    return StorageProblem(StorageFault.NEWER, stage.paths.database)


def _archive(stage: Stage, archive: Archive) -> HistoryPage:
    page = stage.show_page(Page.HISTORY, HistoryPage)
    page.browser.show_everything()
    page.set_archive(archive)
    _see(stage, Page.HISTORY, HistoryPage)
    return page


def _replay(
    stage: Stage, *, share: float, is_open: bool = False, tab: ReplayTab | None = None
) -> None:
    """A deal of the list, at a place in it."""
    page = _archive(stage, _own_archive(stage))
    browser, replay = page.browser, page.replay
    stage.wait(lambda: browser.rows.row(_ROW) is not None, "the deals are listed")
    browser.deals.selectRow(_ROW)
    browser.replay_button.click()
    stage.wait(replay.isVisible, "a deal is replayed")
    assert replay.playback is not None
    replay.steps.place_meant.emit(round(share * replay.playback.length))
    if is_open:
        replay.viewpoint.open_hands.click()
    if tab is not None:
        replay.tabs[tab].click()


def _find_nothing(stage: Stage) -> None:
    page = _archive(stage, _own_archive(stage))
    page.browser.search.player.setText("Zlatan")


def _settlement(stage: Stage) -> None:
    """Of the evening with four."""
    page = _archive(stage, _own_archive(stage))
    browser = page.browser
    browser.evenings.setCurrentRow(2)
    browser.settlement_button.click()
    stage.wait(page.settlement.isVisible, "an evening is settled")


def _results(stage: Stage, *, tab: Tab) -> None:
    page = stage.show_page(Page.STATISTICS, StatisticsPage)
    page.set_results(StoredResults(stage.paths.database, stage.story.own.profile))
    page.tabs.choose(tab)


def _players(stage: Stage) -> QWidget:
    stage.show_page(Page.PLAYERS, PlayersPage)
    stage.program.players.show()
    return stage.window


def _players_asked(stage: Stage) -> QWidget:
    """Somebody was removed, a name is taken, and a backup shall be brought back."""
    page = stage.show_page(Page.PLAYERS, PlayersPage)
    profiles = stage.program.keeping.profiles
    assert profiles is not None
    anna, gustav = profiles.all()
    stage.settle()  # what is told is forgotten in another language
    page.show_profiles((anna, gustav), (replace(gustav, key="bo", name="Bo"),), anna.key)
    page.new_name.setText("gustav")
    page.add_button.click()
    page.backups.show_backups(stage.program.keeping.backups())
    page.backups.buttons[0].click()
    return stage.window
