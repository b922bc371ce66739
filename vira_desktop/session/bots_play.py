"""Bots that answer at once, and an evening that they play among themselves."""

import logging
import random
from collections.abc import Callable
from datetime import datetime

from ..bots.bot import Budget, Decision
from ..bots.roster import bot_by_key
from ..rules.actions import Action
from .claims import decision_for_bot
from .evening_session import EveningSession
from .lots import draw_seats, end
from .ports import BotQuestion
from .table import TableSession

logger = logging.getLogger(__name__)


def consider(question: BotQuestion) -> Decision:
    """What the bot does and why; a claim is answered by the search of the rules (ruling 25)."""
    if question.claim is not None:
        return decision_for_bot(question.claim)
    rng = random.Random(question.seed)
    budget = Budget(is_wanted=question.is_wanted)
    return bot_by_key(question.bot).decide(question.view, rng, budget)


def decide(question: BotQuestion) -> Action:
    """The bot's action."""
    return consider(question).action


class PromptRunner:
    """A BotRunner that answers before `ask` returns."""

    def ask(self, question: BotQuestion, answer: Callable[[Action | None], None]) -> None:
        """Has the bot decide and hands its action to *answer*, None if the bot failed."""
        action: Action | None = None
        try:
            action = decide(question)
        except Exception:
            # Whatever is wrong with a bot, the deal goes on (field test W16).
            logger.exception("a bot failed")
        answer(action)


def play_to_the_end(table: TableSession) -> None:
    """Plays what is left of the deal at *table*. Raises ValueError if it is a person's turn."""
    while not table.is_over:
        if table.waits_for is None:
            raise ValueError("a person is to act")
        table.ask_next()


def play_evening(
    session: EveningSession, clock: Callable[[], datetime], rng: random.Random
) -> None:
    """Plays *session*, between bots that answer at once, from where it is to its settlement: seats
    drawn from *rng*, deals begun at what *clock* says, in UTC. An evening without a length never
    ends."""
    if session.evening.seated is None:
        session.submit(draw_seats(session.evening, rng))
    if session.table is not None:
        play_to_the_end(session.table)
    while session.evening.may_deal(now := clock()):
        play_to_the_end(session.deal(now))
    if not session.evening.is_over:
        session.submit(end(session.evening, rng))
