"""A deal from the first call to the payment: start reading here.

    dealing -> bidding -> buying -> play -> payment

One door: `apply` returns the next state or raises IllegalAction and changes nothing."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from .actions import Action
from .choices import Legal
from .phases import bidding, buying, play
from .refusals import IllegalAction, Reason
from .seats import Seat
from .state import Bidding, Buying, Deal, Playing, Settled, State


def begin(deal: Deal) -> Bidding:
    """The first state of *deal*: forehand is to bid."""
    return bidding.begin(deal)


def apply(state: State, action: Action) -> State:
    """The table after *action*. Raises IllegalAction and leaves *state* as it was."""
    match state:
        case Bidding():
            return bidding.apply(state, action)
        case Buying():
            return buying.apply(state, action)
        case Playing():
            return play.apply(state, action)
        case Settled():
            raise IllegalAction(Reason.DEAL_IS_OVER, action.seat)
        case _ as unknown:
            assert_never(unknown)


def legal_actions(state: State) -> tuple[Legal, ...]:
    """Everything `apply` would take now, choices among cards as one value each; empty when the
    deal is over. All by the seat to act, but for `aces-low`, which needs no turn."""
    match state:
        case Bidding():
            return tuple(bidding.legal(state))
        case Buying():
            return tuple(buying.legal(state))
        case Playing():
            return tuple(play.legal(state))
        case Settled():
            return ()
        case _ as unknown:
            assert_never(unknown)


def to_act(state: State) -> Seat | None:
    """Who is asked now; None when the deal is over."""
    return None if isinstance(state, Settled) else state.to_act


def is_over(state: State) -> bool:
    """True when the deal is paid."""
    return isinstance(state, Settled)


@dataclass(frozen=True, slots=True)
class Replay:
    """A log played through: where it ended, after how many actions, and what stopped it."""

    state: State
    applied: int
    problem: IllegalAction | None = None


def replay(deal: Deal, actions: Iterable[Action]) -> Replay:
    """*actions* played on from the first state of *deal* for as long as they are legal."""
    state: State = begin(deal)
    applied = 0
    for action in actions:
        try:
            state = apply(state, action)
        except IllegalAction as problem:
            return Replay(state, applied, problem)
        applied += 1
    return Replay(state, applied)
