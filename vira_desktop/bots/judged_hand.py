"""What each thing that might be done in the auction or the buying is worth, in pins: it is done in
many worlds, the same for all, bidding and buying go on from there as *regel* has it on all three
seats, and the cards are solved.

The others have bid as *regel* bids: a world in which it would have called otherwise is left out. As
nobody sees all cards, what the solver finds is corrected by what comes of such deals when they are
played (`FOUND`)."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from ..rules.actions import Action
from ..rules.cards import ALL_CARDS
from ..rules.flow import apply
from ..rules.games import Openness, Result
from ..rules.phases import payment
from ..rules.seats import Seat
from ..rules.state import (
    Bidding,
    Buying,
    Contract,
    Playing,
    Settled,
    Settlement,
    State,
    Table,
)
from ..rules.view import Phase, SeatView, view_for
from ..solver.api import NOBODY, ManyWorlds, Solver
from . import regel_bidding, regel_buying
from .bot import Decision
from .fitting_worlds import FittingWorlds, table_of_world
from .sampling import World

EVERY_RESULT = (Result.HOME, Result.BET, Result.KODILJ)

Chances = tuple[float, float, float]
"""Of going home, bet and kodilj."""

FOUND: dict[str, tuple[Chances, Chances, Chances]] = {
    "buying": ((0.97, 0.03, 0.0), (0.48, 0.42, 0.1), (0.15, 0.36, 0.49)),
    "solo": ((0.99, 0.01, 0.0), (0.46, 0.45, 0.09), (0.02, 0.07, 0.91)),
    "gask": ((0.96, 0.04, 0.0), (0.21, 0.72, 0.07), (0.03, 0.12, 0.85)),
    "closed-low": ((0.94, 0.05, 0.01), (0.51, 0.36, 0.13), (0.22, 0.23, 0.55)),
    "open-low": ((0.98, 0.01, 0.01), (0.2, 0.7, 0.1), (0.08, 0.14, 0.78)),
}
"""What comes of a deal in play that ends with home, bet or kodilj when all cards are seen: counted
in 4,000 games of all kinds that *regel* bought and played on all seats (`laboratory.bought_games`,
seed "found"); of open low games only half the difference, as good opponents see nearly all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """What came of one action."""

    action: Action
    worth: float
    """Pins to the seat on the average (ruling 37)."""
    error: float
    """Its standard error."""
    loss: float
    """By how much it is worth less than the best, in the same worlds; 0 for the best."""
    loss_error: float
    """The standard error of that difference."""
    worse: float
    """In what share of the worlds it does worse than the best."""
    plays: float
    """In what share of the worlds the seat is declarer."""
    home: float
    """How often the declarer goes home: the seat itself, or if it never plays, another."""
    bet: float
    kodilj: float
    """The same of a bet and of kodilj; a laid hand counts as what it pays as."""


@dataclass(frozen=True, slots=True)
class _Came:
    """What one action comes to in one world."""

    worth: float
    declarer: Seat
    chances: Chances


class Worlds(Protocol):
    """Worlds of a seat that is to bid or buy."""

    @property
    def share(self) -> float:
        """How many of those drawn so far fitted what was called."""
        ...

    def draw(self) -> World:
        """The next world."""
        ...


class Trial:
    """*actions* of the seat of *view*, which is to act in the auction or the buying, tried in one
    world after the other: in *worlds* if given, else in such as fit the auction. *solver* must be
    free for this alone. Raises ValueError if *view* is of another phase, or without *worlds* if
    somebody else has bought."""

    def __init__(
        self,
        view: SeatView,
        actions: Sequence[Action],
        rng: random.Random,
        solver: Solver,
        worlds: Worlds | None = None,
    ) -> None:
        if view.phase not in (Phase.BIDDING, Phase.BUYING) or not view.is_my_turn:
            raise ValueError("nothing to bid or buy now")
        self._view = view
        self._actions = tuple(actions)
        self._worlds = worlds or FittingWorlds(view, rng)
        self._outcomes = Outcomes(solver)
        self._came: list[tuple[_Came, ...]] = []

    @property
    def worlds(self) -> int:
        """In how many it has been tried."""
        return len(self._came)

    @property
    def fitting(self) -> float:
        """The share of the worlds drawn in which the others would have called as they did."""
        return self._worlds.share

    def go_on(self, worlds: int) -> None:
        """Tries everything in so many worlds more. One in which a search ran out tells nothing,
        and is not counted."""
        for _ in range(worlds):
            start = table_of_world(self._view, self._worlds.draw())
            found = [self._comes_to(start, action) for action in self._actions]
            came = tuple(one for one in found if one is not None)
            if len(came) == len(found):
                self._came.append(came)

    def judged(self) -> tuple[Judged, ...]:
        """What has been found, the action of most worth first. Raises ValueError before the first
        world."""
        if not self._came:
            raise ValueError("no world has been tried")
        columns = list(zip(*self._came, strict=True))
        means = [_mean([one.worth for one in column]) for column in columns]
        best = max(range(len(columns)), key=means.__getitem__)
        found = [
            self._judged(action, column, columns[best])
            for action, column in zip(self._actions, columns, strict=True)
        ]
        return tuple(sorted(found, key=lambda one: one.loss))

    def _judged(self, action: Action, column: Sequence[_Came], best: Sequence[_Came]) -> Judged:
        less = [top.worth - one.worth for one, top in zip(column, best, strict=True)]
        worths = [one.worth for one in column]
        own = [one for one in column if one.declarer is self._view.seat]
        home, bet, kodilj = (
            _mean([one.chances[place] for one in own or column]) for place in range(3)
        )
        return Judged(
            action=action,
            worth=_mean(worths),
            error=_error(worths),
            loss=_mean(less),
            loss_error=_error(less),
            worse=sum(one > 1e-9 for one in less) / len(less),
            plays=len(own) / len(column),
            home=home,
            bet=bet,
            kodilj=kodilj,
        )

    def _comes_to(self, start: Bidding | Buying, action: Action) -> _Came | None:
        state = bid_and_bought(apply(start, action))
        return self._outcomes.of(state, self._view.seat)


def judge(
    view: SeatView, actions: Sequence[Action], rng: random.Random, solver: Solver, *, worlds: int
) -> tuple[Judged, ...]:
    """What each of *actions* is worth to the seat of *view*, in *worlds* worlds, best first."""
    trial = Trial(view, actions, rng, solver)
    trial.go_on(worlds)
    return trial.judged()


# --- what comes of it -----------------------------------------------------------------------------


def bid_and_bought(state: State) -> Playing | Settled:
    """*state* when *regel* has bid and bought to the end on all seats."""
    while isinstance(state, Bidding | Buying):
        view = view_for(state, state.to_act)
        state = apply(state, _decided(view).action)
    return state


def _decided(view: SeatView) -> Decision:
    if view.phase is Phase.BIDDING:
        return regel_bidding.decide(view)
    return regel_buying.decide(view)


class Outcomes:
    """What deals come to that are bid and bought, by *solver*. Of one world the same hands are
    solved once."""

    def __init__(self, solver: Solver) -> None:
        self._solver = solver
        self._moments: dict[tuple[object, ...], ManyWorlds] = {}
        self._known: dict[tuple[object, ...], Result | None] = {}

    def of(self, state: Playing | Settled, seat: Seat) -> _Came | None:
        """What *state* comes to for *seat*; None if the search ran out."""
        if isinstance(state, Settled):
            return _paid(state, seat)
        contract = state.contract
        solved = self._solved(state)
        if solved is None:
            return None
        chances = FOUND[kind_of(contract)][EVERY_RESULT.index(solved)]
        worths = (_pins(_settled(state, result), seat) for result in EVERY_RESULT)
        worth = sum(chance * pins for chance, pins in zip(chances, worths, strict=True))
        return _Came(worth, contract.declarer, chances)

    def _solved(self, state: Playing) -> Result | None:
        contract = state.contract
        kind = (contract.declarer, contract.direction, contract.trump, contract.named_game)
        key = (*kind, contract.aces_low, state.table.hands)
        if key not in self._known:
            if len(self._known) > 64:
                self._known.clear()
            moment = self._moments.get((*kind, contract.aces_low))
            if moment is None:
                moment = self._solver.in_many_worlds(state)
                self._moments[*kind, contract.aces_low] = moment
            self._known[key] = moment.outcome(owners_of(state.table, contract.declarer))
        return self._known[key]


def owners_of(table: Table, declarer: Seat) -> bytearray:
    """Who has which card, as `ManyWorlds.outcome` wants it."""
    owners = bytearray([NOBODY]) * len(ALL_CARDS)
    for number, seat in enumerate((declarer, declarer.left, declarer.right)):
        for card in table.hands[seat]:
            owners[card] = number
    return owners


def kind_of(contract: Contract) -> str:
    """The key of `FOUND` by which the play of *contract* is corrected."""
    game = contract.named_game
    if not contract.is_low:
        return game.group.value
    return "closed-low" if game.low is Openness.CLOSED else "open-low"


def _settled(state: Playing, result: Result) -> Settled:
    """*state* played to *result*."""
    contract = state.contract
    short = EVERY_RESULT.index(result)
    tricks = short if contract.is_low else contract.tricks_needed - short
    return _over(state, payment.of_play(state.table, contract, tricks))


def _over(state: Playing, settlement: Settlement) -> Settled:
    return Settled(table=state.table, contract=state.contract, settlement=settlement)


def _pins(settled: Settled, seat: Seat) -> float:
    return float(payment.worth(settled)[seat])


def _paid(state: Settled, seat: Seat) -> _Came:
    contract, result = state.contract, state.settlement.result
    if contract is None or result is None:
        return _Came(0.0, seat.left, (0.0, 0.0, 0.0))
    chances = tuple(float(one is result) for one in EVERY_RESULT)
    return _Came(_pins(state, seat), contract.declarer, (chances[0], chances[1], chances[2]))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Iterable[float]) -> float:
    """The standard error of the mean of *values*."""
    known = list(values)
    if len(known) < 2:
        return 0.0
    middle = _mean(known)
    return sqrt(sum((one - middle) ** 2 for one in known) / (len(known) - 1) / len(known))
