"""Bots think here and claims are proved, off the UI thread; an answer that nobody waits for any
more is dropped."""

import logging
import sys
from collections.abc import Callable
from functools import partial
from threading import Lock, Thread
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal

from ..rules.actions import Action
from ..session.bots_play import decide
from ..session.ports import BotQuestion

logger = logging.getLogger(__name__)

SWITCH_SECONDS = 0.0005
"""A bot in Python gives way to the window after this time. With Python's own 5 ms, a window that
is painted while a bot thinks takes ten times as long."""

Think = Callable[[BotQuestion], Action]


Answer = TypeVar("Answer")


class Lane(QObject):
    """Has one job after another done in a thread of its own and answered on the UI thread; only the
    newest is answered. *name* is that of its threads.

    The threads are daemons: a program that ends does not wait for a job that still runs, as it
    would for those of `concurrent.futures`."""

    _answered = Signal(int, object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(SWITCH_SECONDS)
        self._name = name
        self._ticket = 0
        self._answer: Callable[[object], None] | None = None
        self._is_open = True
        self._closing = Lock()
        """Held while an answer is handed over, so that none comes to a lane that is gone."""
        self._answered.connect(self._on_answered, Qt.ConnectionType.QueuedConnection)

    def ask(self, job: Callable[[], Answer], answer: Callable[[Answer | None], None]) -> None:
        """Has *job* done and hands *answer* what it returns, None if it failed; whatever was asked
        before is not answered any more."""
        self._ticket += 1
        self._answer = answer  # type: ignore[assignment] # it is handed what its own job returned
        Thread(target=self._work, args=(self._ticket, job), name=self._name, daemon=True).start()

    def drop(self) -> None:
        """Nobody waits for the running job any more."""
        self._ticket += 1
        self._answer = None

    def close(self) -> None:
        """Ends without waiting for a job that still runs."""
        self.drop()
        with self._closing:
            self._is_open = False

    def _work(self, ticket: int, job: Callable[[], object]) -> None:
        """In the thread: does the job, and hands what it returns to the UI thread."""
        result: object = None
        try:
            result = job()
        except Exception:
            # Whatever is wrong with a bot or a proof, the deal goes on (field test W16).
            logger.exception("%s failed", self._name)
        with self._closing:
            if self._is_open:
                self._answered.emit(ticket, result)

    def _on_answered(self, ticket: int, result: object) -> None:
        answer = self._answer
        if ticket != self._ticket or answer is None:
            return
        self._answer = None
        answer(result)


class BackgroundRunner(QObject):
    """A BotRunner that has *think* answer in a lane of its own."""

    def __init__(self, parent: QObject | None = None, *, think: Think = decide) -> None:
        super().__init__(parent)
        self._think = think
        self._lane = Lane("bot", self)

    def ask(self, question: BotQuestion, answer: Callable[[Action | None], None]) -> None:
        """Has the bot decide; only the newest question is answered."""
        self._lane.ask(partial(self._think, question), answer)

    def close(self) -> None:
        """Ends without waiting for a bot that still thinks; nobody waits for its answer."""
        self._lane.close()
