"""The five levels of play: what each knows and does. They differ in what they take into account,
not in chance."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from ..rules.actions import LayDown, PlayHand
from ..rules.view import Phase, SeatView
from . import bidder, buyer, purchase
from .bot import Budget, Decision
from .hand_worth import Model
from .inference import Reading
from .own_solver import OwnSolver
from .player import WORLD_NODES, CardPlayer, affordable
from .regel import Regel
from .shipped_worth import shipped_model
from .trying import Limits

KLUBBSPELARE, MASTARE, STORMASTARE = "klubbspelare", "mastare", "stormastare"


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What a searching level knows."""

    key: str
    worlds: int
    """In how many worlds a card is tried."""
    hand_worlds: int
    """In how many worlds it is tried whether to play a hand or lay it down; 0 if by count."""
    reading: Reading
    """What it reads out of what the others did before the play."""
    weighs_bids: bool
    """True if it bids by worth, not by count."""
    bid_worlds: int = 0
    """In how many worlds calls are tried that are about as good; 0 if in none."""
    trump_worlds: int = 0
    """In how many worlds suits are tried before trumps are named; 0 if in none."""


LEVELS = (
    Level(key=KLUBBSPELARE, worlds=40, hand_worlds=0, reading=Reading.BIDS, weighs_bids=True),
    Level(
        key=MASTARE,
        worlds=120,
        hand_worlds=40,
        reading=Reading.PLAYS,
        weighs_bids=True,
        bid_worlds=30,
        trump_worlds=60,
    ),
    Level(
        key=STORMASTARE,
        worlds=500,
        hand_worlds=200,
        reading=Reading.PLAYS,
        weighs_bids=True,
        bid_worlds=150,
        trump_worlds=240,
    ),
)

LEVEL_BY_KEY = {level.key: level for level in LEVELS}


class Searcher:
    """A bot of *level*, which searches, and bids by *model*. Where the level has nothing better it
    does as *regel*."""

    def __init__(self, level: Level, model: Callable[[], Model] = shipped_model) -> None:
        self.key = level.key
        self._model = model
        self._level = level
        self._regel = Regel()
        self._solver = OwnSolver(WORLD_NODES)
        self._player = CardPlayer(self._solver, worlds=level.worlds, reading=level.reading)

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:
        """What the level does at the table of *view*."""
        decision: Decision | None = None
        match view.phase:
            case Phase.PLAY:
                decision = self._player.decide(view, rng, budget)
            case Phase.BIDDING | Phase.BUYING if self._level.weighs_bids and bidder.is_asked(view):
                decision = self._bid(view, rng, budget)
            case Phase.BUYING if self._level.hand_worlds and buyer.is_asked(view):
                decision = self._last_word(view, rng, budget)
            case Phase.BUYING if self._level.trump_worlds and purchase.is_asked(view):
                with self._solver.alone() as solver:
                    limits = _limits(self._level.trump_worlds, budget)
                    decision = purchase.tried(view, rng, solver, limits)
        return decision or self._regel.decide(view, rng, budget)

    def _bid(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:
        model = self._model()
        if not self._level.bid_worlds:
            return bidder.decide(view, model)
        limits = _limits(self._level.bid_worlds, budget)
        with self._solver.alone() as solver:
            return bidder.tried(view, model, rng, solver, limits)

    def _last_word(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision | None:
        plain = self._regel.decide(view, rng, budget)
        if not isinstance(plain.action, PlayHand | LayDown):
            return None
        ends = time.monotonic() + budget.seconds
        worlds = budget.worlds or affordable(self._level.hand_worlds)
        with self._solver.alone() as solver:
            return buyer.play_or_lay(
                view, rng, solver, worlds=worlds, ends=ends, is_wanted=budget.is_wanted
            )


def _limits(worlds: int, budget: Budget) -> Limits:
    """What a trial in *worlds* worlds may cost, or what *budget* says."""
    return Limits(
        worlds=budget.worlds or affordable(worlds),
        ends=time.monotonic() + budget.seconds,
        is_wanted=budget.is_wanted,
    )
