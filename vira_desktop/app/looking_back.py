"""The pages on which one looks back at what was played: the history and the statistics."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..storage import deal_file
from ..storage.archive import StoredArchive
from ..storage.not_open import NotOpen
from ..storage.paths import Paths
from ..storage.statistics import StoredResults
from ..storage.whole_file import save_text
from ..ui.main_window import MainWindow
from ..ui.page import Page
from .keeping import Keeping

if TYPE_CHECKING:
    from ..ui.history.history_page import HistoryPage
    from ..ui.statistics.statistics_page import StatisticsPage


class LookingBack(QObject):
    """Adds the two pages to *window* and gives them what lies in the database of *paths* for who
    plays. A page reads when it comes into sight, so that the start waits for none."""

    def __init__(self, window: MainWindow, keeping: Keeping, paths: Paths) -> None:
        super().__init__(window)
        self._pages, self._keeping, self._paths = window.pages, keeping, paths
        self._history: HistoryPage | None = None
        self._statistics: StatisticsPage | None = None
        self._outdated = {Page.HISTORY, Page.STATISTICS}
        """Pages that would show what another person has played, or what lay in another file."""
        self._pages.add(Page.HISTORY, self._make_history)
        self._pages.add(Page.STATISTICS, self._make_statistics)
        self._pages.shown.connect(self._on_shown)
        keeping.reopened.connect(self._on_other_file)
        self._own = self._own_key()
        """Whose results are shown."""
        keeping.profile_changed.connect(self._on_profile)

    @property
    def history(self) -> HistoryPage:
        """The page of the history."""
        self._pages.made(Page.HISTORY)
        assert self._history is not None
        return self._history

    @property
    def statistics(self) -> StatisticsPage:
        """The page of the statistics."""
        self._pages.made(Page.STATISTICS)
        assert self._statistics is not None
        return self._statistics

    def close(self) -> None:
        """Waits for nothing that is still being read."""
        for page in (self._history, self._statistics):
            if page is not None:
                page.close_reader()

    def _make_history(self) -> HistoryPage:
        from ..ui.history.history_page import HistoryPage

        self._history = HistoryPage(deal_file.save_all)
        return self._history

    def _make_statistics(self) -> StatisticsPage:
        from ..ui.statistics.statistics_page import StatisticsPage

        self._statistics = StatisticsPage(save_text, _here_and_now)
        return self._statistics

    def _own_key(self) -> str | None:
        profile = self._keeping.profile
        return profile.key if profile else None

    def _on_profile(self) -> None:
        """Who has another name, colour or language is still the same, and his replay goes on."""
        if self._own != self._own_key():
            self._on_other_file()

    def _on_other_file(self) -> None:
        self._own = self._own_key()
        self._outdated = {Page.HISTORY, Page.STATISTICS}
        self._on_shown(self._pages.page)

    def _on_shown(self, page: Page) -> None:
        is_outdated = page in self._outdated
        self._outdated.discard(page)
        own, path = self._own, self._paths.database
        refused = self._keeping.refused
        if page is Page.HISTORY:
            if is_outdated:
                self.history.set_archive(NotOpen(refused) if refused else StoredArchive(path, own))
            else:
                self.history.refresh()
        elif page is Page.STATISTICS:
            if is_outdated:
                self.statistics.set_results(
                    NotOpen(refused) if refused else StoredResults(path, own)
                )
            else:
                self.statistics.refresh()


def _here_and_now() -> datetime:
    """The time of this place."""
    return datetime.now().astimezone()
