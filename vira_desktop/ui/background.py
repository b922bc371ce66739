"""Bots think here, off the UI thread; an answer that nobody waits for any more is dropped."""

import logging
import sys
from collections.abc import Callable
from threading import Lock, Thread

from PySide6.QtCore import QObject, Qt, Signal

from ..rules.actions import Action
from ..session.bots_play import decide
from ..session.ports import BotQuestion

logger = logging.getLogger(__name__)

SWITCH_SECONDS = 0.0005
"""A bot in Python gives way to the window after this time. With Python's own 5 ms, a window that
is painted while a bot thinks takes ten times as long."""

Think = Callable[[BotQuestion], Action]


class BackgroundRunner(QObject):
    """A BotRunner that has *think* answer in a thread of its own; answers come on the UI thread.

    The threads are daemons: a program that ends does not wait for a bot that still thinks, as it
    would for those of `concurrent.futures`."""

    _answered = Signal(int, object)

    def __init__(self, parent: QObject | None = None, *, think: Think = decide) -> None:
        super().__init__(parent)
        sys.setswitchinterval(SWITCH_SECONDS)
        self._think = think
        self._ticket = 0
        self._answer: Callable[[Action | None], None] | None = None
        self._is_open = True
        self._closing = Lock()
        """Held while an answer is handed over, so that none comes to a runner that is gone."""
        self._answered.connect(self._on_answered, Qt.ConnectionType.QueuedConnection)

    def ask(self, question: BotQuestion, answer: Callable[[Action | None], None]) -> None:
        """Has the bot decide; only the newest question is answered."""
        self._ticket += 1
        self._answer = answer
        Thread(target=self._work, args=(self._ticket, question), name="bot", daemon=True).start()

    def close(self) -> None:
        """Ends without waiting for a bot that still thinks; nobody waits for its answer."""
        self._ticket += 1
        self._answer = None
        with self._closing:
            self._is_open = False

    def _work(self, ticket: int, question: BotQuestion) -> None:
        """In the thread: thinks, and hands the answer to the UI thread; None if the bot failed."""
        action: Action | None = None
        try:
            action = self._think(question)
        except Exception:
            # Whatever is wrong with a bot, the deal goes on (field test W16).
            logger.exception("a bot failed")
        with self._closing:
            if self._is_open:
                self._answered.emit(ticket, action)

    def _on_answered(self, ticket: int, action: Action | None) -> None:
        answer = self._answer
        if ticket != self._ticket or answer is None:
            return
        self._answer = None
        answer(action)
