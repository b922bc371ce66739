"""What is on the table: the session's own deals one after another, and deals opened from files."""

import random
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject

from ..rules.record import Record, Unreadable
from ..rules.state import Deal, Settled
from ..session import match as matches
from ..session.match import Match
from ..session.players import Player
from ..session.ports import BotRunner, FileProblem, NoStore
from ..session.table import TableSession
from ..storage import deal_file
from ..ui.main_window import MainWindow
from ..ui.table_controller import TableController
from ..ui.text import window_text

BOT = "regel"
BOT_NAMES = ("Astrid", "Nils")


class Playing(QObject):
    """Puts deals on the table of *window*, one after another. *seed* is all its chance."""

    def __init__(
        self, window: MainWindow, controller: TableController, runner: BotRunner, *, seed: int
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._runner = runner
        self._seed = seed
        self._sessions = 0
        self._match: Match | None = None
        self._own: TableSession | None = None
        """The session's own deal, also while an opened one is on the table."""

    def new_session(self) -> None:
        """A new table: the person and two bots, the first forehand drawn by lot."""
        self._sessions += 1
        rng = random.Random(f"{self._seed}/{self._sessions}")
        players = (Player(""), *(Player(name, BOT) for name in BOT_NAMES))
        self._match = matches.begin(players, dealer=rng.randrange(len(players)))
        self._deal()

    def next_deal(self) -> None:
        """When the deal on the table is paid: the deal passes on, or, after a deal that was
        opened from a file, the session goes on where it was."""
        session = self._controller.session
        if session is None or not isinstance(session.state, Settled):
            return
        if session is self._own:
            self._match = session.match.after(session.state)
            self._deal()
        elif self._own is not None:
            self._show_session(self._own)

    def open_deal(self, name: str) -> None:
        """Puts a saved deal on the table, up to where its actions are legal; the session's own
        deal waits, and its accounts are not touched."""
        path = Path(name)
        loaded = deal_file.load(path)
        if isinstance(loaded, FileProblem):
            self._window.show_notice(window_text.no_file(path.name, loaded))
            return
        if isinstance(loaded, Unreadable):
            self._window.show_notice(window_text.not_opened(path.name, loaded.line))
            return
        session = self._session(_table_for(loaded), loaded.deal)
        applied = session.play_on(loaded.actions)
        self._show_session(session)
        if applied < len(loaded.actions):
            self._window.show_notice(window_text.opened_in_part(path.name, applied))

    def save_deal(self, name: str) -> None:
        """Writes the deal on the table as a record."""
        session = self._controller.session
        if session is None:
            return
        path = Path(name)
        if not deal_file.save(path, session.log.deal, session.log.actions, session.match.names):
            self._window.show_notice(window_text.not_saved(path.name))

    def _deal(self) -> None:
        assert self._match is not None
        rng = random.Random(f"{self._seed}/{self._sessions}/{self._match.deal_number}")
        self._own = self._session(self._match, self._match.deal(rng))
        self._show_session(self._own)

    def _session(self, match: Match, deal: Deal) -> TableSession:
        seed = f"{self._seed}/{self._sessions}/{match.deal_number}"
        return TableSession(match, deal, seed=seed, store=NoStore(), runner=self._runner)

    def _show_session(self, session: TableSession) -> None:
        self._window.show_title(session.match.deal_number if session is self._own else None)
        self._controller.start(session)


def _table_for(record: Record) -> Match:
    """A table for an opened deal: the person is forehand, under the names of the record."""
    given, (left, right) = record.names or {}, BOT_NAMES
    middle = Player(given.get("M") or left, BOT)
    rear = Player(given.get("R") or right, BOT)
    sitting_out = (Player(given.get("S", "")),) if record.deal.players == 4 else ()
    players = (Player(""), middle, *sitting_out, rear)
    table = matches.begin(players, dealer=len(players) - 1, rules=record.deal.rules)
    return replace(table, pulla=record.deal.pulla)
