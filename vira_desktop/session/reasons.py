"""Why a bot acted as it did: the question it was asked is asked again. The same question is
answered the same way (C4), so nothing need be kept of an answer but the action in the log."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from ..bots.bot import Decision, Motive
from ..rules.actions import Action
from ..rules.flow import to_act
from ..rules.state import Playing, State
from ..rules.view import view_for
from .log import GameLog
from .match import Match
from .ports import BotQuestion

Consider = Callable[[BotQuestion], Decision]
"""What a bot answers, with its reason; may take its time, and fail."""


class NoReason(Enum):
    """Why there is nothing to tell."""

    NOTHING_DONE = "nothing-done"
    """The deal has just been dealt."""
    PERSON = "person"
    """A person acted, who keeps his reasons to himself."""
    NO_ANSWER = "no-answer"
    """The bot fails, as it did at the table: a plain action was put in its place."""


@dataclass(frozen=True, slots=True)
class Reason:
    """What a bot says when it is asked again."""

    done: Action
    """What was done at the table."""
    decision: Decision

    @property
    def motive(self) -> Motive:
        """The codes and numbers behind `decision`."""
        return self.decision.motive

    @property
    def is_of_the_act(self) -> bool:
        """False if it would do something else now: the time ran out at the table, or the deal was
        played with another release of the program."""
        return self.decision.action == self.done


def question_of(match: Match, state: State, *, seed: str, done: int) -> BotQuestion | None:
    """What the bot that is to act at the table of *state* is asked, after *done* actions of a deal
    of *seed*; None if a person is to act or the deal is over."""
    seat = to_act(state)
    bot = match.player_at(seat).bot if seat is not None else None
    if seat is None or bot is None:
        return None
    claim = state if isinstance(state, Playing) and state.claim else None
    return BotQuestion(bot=bot, view=view_for(state, seat), seed=f"{seed}/{done}", claim=claim)


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A deal whose bots may be asked why: its table, its log and its seed."""

    match: Match
    log: GameLog
    seed: str

    def question(self, at: int) -> BotQuestion | NoReason:
        """What was asked before action number *at*, from 1, was done."""
        if not 0 < at <= len(self.log.actions):
            return NoReason.NOTHING_DONE
        done = at - 1
        question = question_of(self.match, self.log.state_after(done), seed=self.seed, done=done)
        return question or NoReason.PERSON

    def reason(self, at: int, consider: Consider) -> Reason | NoReason:
        """Why action number *at* was done. Whatever *consider* raises comes out."""
        question = self.question(at)
        if isinstance(question, NoReason):
            return question
        return Reason(self.log.actions[at - 1], consider(question))
