"""Some of the things that might be done in the auction or the buying, tried in worlds: what was
thought of them before, corrected by what came of them."""

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ..rules.actions import Action
from ..rules.view import SeatView
from ..solver.api import Solver
from .judged_hand import Judged, Trial, Worlds

DOUBT = 1.2
"""Standard deviation, in pins, of how far what is thought beforehand of the difference between two
actions lies from the truth."""
STEP = 15
"""So many worlds before one action may be found to be clearly best; then again after as many."""
CLEARLY = 2.5
"""Standard errors by which it is ahead of every other then."""
FEW_FIT = 0.01
"""Where fewer hands than this fit the auction, somebody bids by a way of his own, and the worlds
tell little."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a trial may cost."""

    worlds: int
    ends: float
    """When it is broken off, on the monotonic clock."""
    is_wanted: Callable[[], bool] = lambda: True
    """False when nobody waits for it any more."""


@dataclass(frozen=True, slots=True)
class Tried:
    """One action and what is to be expected of it."""

    action: Action
    worth: float
    """Pins to the seat on the average (ruling 37): what was thought, corrected."""
    found: Judged
    """What came of it in the worlds."""


@dataclass(frozen=True, slots=True)
class Trials:
    """What came of it."""

    worlds: int
    tried: tuple[Tried, ...]
    """The action of most worth first."""


def tried_in_worlds(
    view: SeatView,
    thought: Mapping[Action, float],
    rng: random.Random,
    solver: Solver,
    limits: Limits,
    worlds: Worlds | None = None,
) -> Trials | None:
    """The actions of *thought*, of each of which so many pins are thought beforehand, tried until
    one is clearly best or *limits* are reached; None if the worlds tell nothing. *worlds* as in
    `Trial`."""
    trial = Trial(view, tuple(thought), rng, solver, worlds)
    asked = 0
    found: tuple[Judged, ...] = ()
    while asked < limits.worlds and time.monotonic() < limits.ends and limits.is_wanted():
        trial.go_on(min(STEP, limits.worlds - asked))
        asked += STEP
        if trial.fitting < FEW_FIT or not trial.worlds:
            return None
        found = trial.judged()
        if all(one.loss > CLEARLY * one.loss_error for one in found[1:]):
            break
    if not found:
        return None
    others = found[1:]
    error = sum(one.loss_error**2 for one in others) / len(others) if others else 0.0
    weight = DOUBT**2 / (DOUBT**2 + error)
    mixed = [
        Tried(one.action, weight * one.worth + (1 - weight) * thought[one.action], one)
        for one in found
    ]
    return Trials(trial.worlds, tuple(sorted(mixed, key=lambda one: -one.worth)))
