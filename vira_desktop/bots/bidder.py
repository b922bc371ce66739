"""Calls and levels by worth, as the fitted model tells it, and where several are about as good, by
what comes of them in worlds."""

import random
from collections.abc import Sequence
from dataclasses import replace

from ..rules.actions import Action
from ..rules.state import Step
from ..rules.view import Phase, SeatView
from ..solver.api import Solver
from . import regel_bidding
from .bidding_by_worth import Weighed, bid_of, chosen, level_of, weighed
from .bot import Decision
from .hand_worth import Forecast, Model
from .trying import Limits, Tried, tried_in_worlds

CLOSE = 1.5
"""Calls that the model thinks so many pins worse than the best are tried in worlds as well."""
MOST_TRIED = 3
"""So many of them at most, and what *regel* would call."""


def is_asked(view: SeatView) -> bool:
    """True if the seat of *view* is to call, or to name the level of its game."""
    return view.phase is Phase.BIDDING or view.step is Step.LEVEL


def decide(view: SeatView, model: Model) -> Decision:
    """The call or the level of the seat of *view*, which is asked for one."""
    return bid_of(view, model) if view.phase is Phase.BIDDING else level_of(view, model)


def tried(
    view: SeatView, model: Model, rng: random.Random, solver: Solver, limits: Limits
) -> Decision:
    """The same decision, looked into by worlds where it is close."""
    if view.phase is not Phase.BIDDING:
        return level_of(view, model)
    options = weighed(view, model)
    close = _close(options, regel_bidding.decide(view).action)
    if len(close) < 2:
        return chosen(options, model.margin)
    thought = {action: one.worth for action, one in close.items()}
    found = tried_in_worlds(view, thought, rng, solver, limits)
    if found is None:
        return chosen(options, model.margin)
    corrected = [_corrected(close[one.action], one) for one in found.tried]
    return chosen(corrected, model.margin, found.worlds)


def _close(options: Sequence[Weighed], plain: Action) -> dict[Action, Weighed]:
    """Those of *options*, the best of which comes first, that may be best: of each game the one of
    most worth, if it is close; what *regel* would call; and a pass."""
    found: dict[Action, Weighed] = {}
    games: set[str | None] = set()
    for one in options:
        game = one.game.game.key if one.game else None
        close = one.worth >= options[0].worth - CLOSE and game not in games
        if (close and len(found) < MOST_TRIED) or one.action == plain or game is None:
            found[one.action] = one
            games.add(game)
    return found


def _corrected(before: Weighed, found: Tried) -> Weighed:
    """What is known of a call after it was tried."""
    if before.game is None or not found.found.plays:
        return replace(before, worth=found.worth)
    judged = found.found
    forecast = Forecast(
        game=before.game.game,
        home=judged.home,
        bet=judged.bet,
        kodilj=judged.kodilj,
        worth=found.worth,
    )
    return replace(before, worth=found.worth, game=forecast)
