"""Deals in a row between bots, without a screen: for measuring bots and trying the rules."""

import logging
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from ..bots.bot import Bot, Budget
from ..rules.actions import Action
from ..rules.record import Record
from ..rules.refusals import IllegalAction, Reason
from ..rules.seats import BySeat, Seat
from ..rules.state import Bidding, Buying, Deal, Playing, Settled, State
from ..rules.view import SeatView, view_for
from . import log as logs
from . import match as matches
from .claims import answer_for_bot, repeats_a_refused_claim
from .fallback import plain_action
from .match import Match
from .players import Player

logger = logging.getLogger(__name__)

BUDGET = Budget()

Asking = Bidding | Buying | Playing
"""A table at which somebody is asked."""

Watcher = Callable[[State], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDeal:
    """One deal played to its end by bots."""

    match: Match
    """The table as it was before the deal: who sat where, and the pulla."""
    seed: str
    """What the cards were drawn from."""
    deal: Deal
    actions: tuple[Action, ...]
    settled: Settled
    exceptions: int
    """How often a bot failed instead of answering; a plain action was put in its place."""
    illegal: int
    """How often a bot's answer was refused; a plain action was put in its place."""

    @property
    def record(self) -> Record:
        """The deal as a record."""
        names = {seat.value: name for seat, name in self.match.names.items()}
        if self.match.sitting_out is not None:
            names["S"] = self.match.players[self.match.sitting_out].name
        return Record(deal=self.deal, actions=self.actions, seed=self.seed, names=names)


def play_deals(
    bots: Sequence[Bot], *, deals: int, seed: str, watch: Watcher | None = None
) -> Iterator[PlayedDeal]:
    """*deals* deals between three or four *bots*, given by chair clockwise: the deal passes on,
    the pulla is carried over. *watch* is shown the table before and after every action. The same
    arguments give the same deals."""
    players = tuple(Player(bot.key, bot.key) for bot in bots)
    match = matches.begin(players, dealer=len(players) - 1)
    for _ in range(deals):
        deal_seed = f"{seed}/{match.deal_number}"
        seated: BySeat[Chair] = BySeat(*(BotChair(bots[match.chair_of(seat)]) for seat in Seat))
        log = logs.begin(match.deal(random.Random(deal_seed)))
        played = Play(log, seated, seed=deal_seed)
        settled = played.to_the_end(watch or _look_away)
        yield PlayedDeal(
            match=match,
            seed=deal_seed,
            deal=played.log.deal,
            actions=played.log.actions,
            settled=settled,
            exceptions=played.exceptions,
            illegal=played.illegal,
        )
        match = match.after(settled)


def _look_away(_state: State) -> None:
    """Watches nothing."""


class Chair(Protocol):
    """Somebody at the table, asked for an action when it is his turn."""

    @property
    def key(self) -> str:
        """The name of who sits there."""
        ...

    def act(self, state: Asking, rng: random.Random) -> Action:
        """What he does at the table of *state*, where he is to act and no claim is open."""
        ...


@dataclass(frozen=True, slots=True)
class BotChair:
    """A bot at the table: it is shown what its seat may know."""

    bot: Bot
    budget: Budget = BUDGET

    @property
    def key(self) -> str:
        """The bot's name."""
        return self.bot.key

    def act(self, state: Asking, rng: random.Random) -> Action:
        """The bot's action."""
        return self.bot.decide(view_for(state, state.to_act), rng, self.budget).action


class Play:
    """One deal on its way from where *log* is: asks the *chairs* and counts their faults. Chance is
    drawn from *seed* and the number of the action, so that the same position is answered the same
    way in every playing of the deal."""

    def __init__(self, log: logs.GameLog, chairs: BySeat[Chair], *, seed: str) -> None:
        self.log = log
        self.exceptions = 0
        self.illegal = 0
        self._chairs = chairs
        self._seed = seed

    def to_the_end(self, watch: Watcher = _look_away) -> Settled:
        """The paid deal."""
        state = self.log.state
        watch(state)
        while not isinstance(state, Settled):
            if isinstance(state, Playing) and state.claim:
                state = self._after(answer_for_bot(state))
            else:
                state = self._next(state)
            watch(state)
        return state

    def _next(self, state: Asking) -> State:
        """The table after the action of who is asked, or after a plain one in its place."""
        chair, view = self._chairs[state.to_act], view_for(state, state.to_act)
        try:
            return self._after(self._chosen(chair, state, view))
        except IllegalAction as problem:
            self.illegal += 1
            reason = problem.reason.value
            logger.warning("deal %s: an action of %s is refused, %s", self._seed, chair.key, reason)
        except Exception:
            # Whatever is wrong with a bot, the deal goes on (field test W16).
            self.exceptions += 1
            logger.warning("deal %s: %s fails", self._seed, chair.key, exc_info=True)
        return self._after(plain_action(view))

    def _after(self, action: Action) -> State:
        self.log = self.log.after(action)
        return self.log.state

    def _chosen(self, chair: Chair, state: Asking, view: SeatView) -> Action:
        action = chair.act(state, random.Random(f"{self._seed}/{len(self.log.actions)}"))
        if action.seat is not state.to_act:
            raise IllegalAction(Reason.NOT_YOUR_TURN, state.to_act)
        if repeats_a_refused_claim(action, view):
            return plain_action(view)
        return action
