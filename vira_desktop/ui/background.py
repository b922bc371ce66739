"""Bots think here, off the UI thread; an answer that nobody waits for any more is dropped."""

import logging
import random
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, Qt, Signal

from ..bots.bot import Budget
from ..bots.roster import bot_by_key
from ..rules.actions import Action
from ..session.claims import answer_for_bot
from ..session.ports import BotQuestion

logger = logging.getLogger(__name__)


def decide(question: BotQuestion) -> Action:
    """The bot's action; a claim is answered by the search of the rules (ruling 25)."""
    if question.claim is not None:
        return answer_for_bot(question.claim)
    rng = random.Random(question.seed)
    return bot_by_key(question.bot).decide(question.view, rng, Budget()).action


class BackgroundRunner(QObject):
    """A BotRunner whose bots think in a thread of their own; answers come on the UI thread."""

    _answered = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot")
        self._ticket = 0
        self._answer: Callable[[Action | None], None] | None = None
        self._answered.connect(self._on_answered, Qt.ConnectionType.QueuedConnection)

    def ask(self, question: BotQuestion, answer: Callable[[Action | None], None]) -> None:
        """Has the bot decide; only the newest question is answered."""
        self._ticket += 1
        ticket = self._ticket
        self._answer = answer

        def finished(future: Future[Action]) -> None:
            self._answered.emit(ticket, future)

        self._pool.submit(decide, question).add_done_callback(finished)

    def forget(self) -> None:
        """Nobody waits for the open question any more."""
        self._ticket += 1
        self._answer = None

    def close(self) -> None:
        """Ends without waiting for a bot that still thinks."""
        self.forget()
        self._answered.disconnect(self._on_answered)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _on_answered(self, ticket: int, future: Future[Action]) -> None:
        answer = self._answer
        if ticket != self._ticket or answer is None:
            return
        self._answer = None
        problem = future.exception()
        if problem is not None:
            logger.error("a bot failed", exc_info=problem)
        answer(None if problem else future.result())
