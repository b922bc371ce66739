"""The pages on which one looks back at what was played: the history and the statistics."""

from datetime import datetime

from PySide6.QtCore import QObject

from ..storage import deal_file
from ..storage.archive import StoredArchive
from ..storage.not_open import NotOpen
from ..storage.paths import Paths
from ..storage.statistics import StoredResults
from ..storage.whole_file import save_text
from ..ui.cards.style import DeckStyle
from ..ui.history.history_page import HistoryPage
from ..ui.main_window import MainWindow
from ..ui.page import Page
from ..ui.statistics.statistics_page import StatisticsPage
from ..ui.theme import Theme
from .keeping import Keeping


class LookingBack(QObject):
    """Adds the two pages to *window* and gives them what lies in the database of *paths* for who
    plays. A page reads when it comes into sight, so that the start waits for none."""

    def __init__(self, window: MainWindow, keeping: Keeping, paths: Paths) -> None:
        super().__init__(window)
        self._pages, self._keeping, self._paths = window.pages, keeping, paths
        self.history = HistoryPage(deal_file.save_all)
        self.statistics = StatisticsPage(save_text, _here_and_now)
        self._outdated = {Page.HISTORY, Page.STATISTICS}
        """Pages that would show what another person has played, or what lay in another file."""
        self._pages.add(Page.HISTORY, self.history)
        self._pages.add(Page.STATISTICS, self.statistics)
        self._pages.shown.connect(self._on_shown)
        keeping.reopened.connect(self._on_other_file)
        keeping.profile_changed.connect(self._on_other_file)

    def set_style(self, style: DeckStyle, slowness: float) -> None:
        """Draws cards in *style*; in a replay things take *slowness* times their usual time."""
        self.history.set_style(style)
        self.history.set_slowness(slowness)

    def set_theme(self, theme: Theme) -> None:
        """Colours both pages by *theme*."""
        self.history.set_theme(theme)
        self.statistics.set_theme(theme)

    def close(self) -> None:
        """Waits for nothing that is still being read."""
        self.history.close_reader()
        self.statistics.close_reader()

    def _on_other_file(self) -> None:
        self._outdated = {Page.HISTORY, Page.STATISTICS}
        self._on_shown(self._pages.page)

    def _on_shown(self, page: Page) -> None:
        is_outdated = page in self._outdated
        self._outdated.discard(page)
        profile = self._keeping.profile
        own, path = profile.key if profile else None, self._paths.database
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
