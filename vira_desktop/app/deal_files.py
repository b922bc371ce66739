"""Deals that are opened from files and saved as such."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject

from ..rules.record import Record, Unreadable
from ..session import match as matches
from ..session.match import Match
from ..session.players import Player
from ..session.ports import BotRunner, FileProblem, NoStore
from ..session.table import TableSession
from ..storage import deal_file
from ..ui.main_window import MainWindow
from ..ui.page import Page
from ..ui.table_controller import TableController
from ..ui.text import window_text
from .playing import BOT, BOT_NAMES


class DealFiles(QObject):
    """Puts deals from files on the table of *window*, and writes what lies there."""

    def __init__(
        self,
        window: MainWindow,
        controller: TableController,
        runner: BotRunner,
        back: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._runner = runner
        self._back = back
        self._opened: TableSession | None = None

    def open(self, name: str) -> None:
        """Puts a saved deal on the table, up to where its actions are legal; the evening's own
        deal waits, and its accounts are not touched."""
        path = Path(name)
        loaded = deal_file.load(path)
        if isinstance(loaded, FileProblem):
            self._window.show_notice(window_text.no_file(path.name, loaded))
            return
        if isinstance(loaded, Unreadable):
            self._window.show_notice(window_text.not_opened(path.name, loaded.line))
            return
        session = TableSession(
            _table_for(loaded), loaded.deal, seed=name, store=NoStore(), runner=self._runner
        )
        applied = session.play_on(loaded.actions)
        self._opened = session
        self._window.show_title(None)
        self._window.pages.show_page(Page.TABLE)
        self._window.evening.show_page(self._window.page)
        # The keys go to the hand, and not to what in the panel is left of the evening's own deal.
        self._window.page.setFocus()
        self._controller.start(session)
        if applied < len(loaded.actions):
            self._window.show_notice(window_text.opened_in_part(path.name, applied))

    def save(self, name: str) -> None:
        """Writes the deal on the table as a record."""
        session = self._controller.session
        if session is None:
            return
        path = Path(name)
        if not deal_file.save(path, session.log.deal, session.log.actions, session.match.names):
            self._window.show_notice(window_text.not_saved(path.name))

    def is_on_the_table(self) -> bool:
        """True while what lies there was opened from a file."""
        return self._opened is not None and self._controller.session is self._opened

    def leave(self) -> None:
        """Once the opened deal is paid, the evening goes on where it was."""
        if self._opened is not None and self._opened.is_over:
            self._opened = None
            self._back()


def _table_for(record: Record) -> Match:
    """A table for an opened deal: the person is forehand, under the names of the record."""
    given, (left, right, *_) = record.names or {}, BOT_NAMES
    middle = Player(given.get("M") or left, BOT)
    rear = Player(given.get("R") or right, BOT)
    sitting_out = (Player(given.get("S", "")),) if record.deal.players == 4 else ()
    players = (Player(""), middle, *sitting_out, rear)
    table = matches.begin(players, dealer=len(players) - 1, rules=record.deal.rules)
    return replace(table, pulla=record.deal.pulla)
