"""What a declarer does in the buying, by what comes of it in worlds: what *regel* would do, unless
something near it is clearly worth more."""

import random
from collections.abc import Sequence

from ..rules.state import Step
from ..rules.view import Phase, SeatView
from ..solver.api import Solver
from . import regel_buying
from .bot import Code, Decision, Motive, Option
from .buying_worlds import BuyingWorlds
from .near_purchases import near
from .trying import Limits, Tried, tried_in_worlds

HEAD_START = {Step.TRUMP: 0.5}
"""The steps at which worlds know better than *regel*, and by how many pins all else is thought
beforehand to be worth less there."""


class Purchase(Code):
    """Why something is done in the buying that was tried in worlds."""

    BETTER_IN_WORLDS = "better-in-worlds"
    """Worth more than what the rule would do."""
    NOTHING_BETTER = "nothing-better-in-worlds"
    """What the rule would do: nothing tried is clearly worth more."""


def is_asked(view: SeatView) -> bool:
    """True if the seat of *view* plays alone and buys, at a step at which worlds know better."""
    return view.phase is Phase.BUYING and view.is_declarer and view.step in HEAD_START


def tried(view: SeatView, rng: random.Random, solver: Solver, limits: Limits) -> Decision:
    """What to do at *view*, which `is_asked`."""
    plain = regel_buying.decide(view)
    actions = near(view, plain.action)
    if view.step is None or len(actions) < 2:
        return plain
    thought = dict.fromkeys(actions, -HEAD_START[view.step])
    thought[plain.action] = 0.0
    worlds = BuyingWorlds(view, rng)
    found = tried_in_worlds(view, thought, rng, solver, limits, worlds)
    return plain if found is None else _decision(plain, found.tried, found.worlds)


def _decision(plain: Decision, found: Sequence[Tried], worlds: int) -> Decision:
    """The first of *found*; *plain* if it is as good."""
    best = next(one for one in found if one.action == plain.action)
    if found[0].worth > best.worth:
        best = found[0]
    others = sorted((one for one in found if one is not best), key=lambda one: -one.found.worth)
    options = tuple(map(_option, (best, *others)))
    figures = (("worth", options[0].worth), ("worlds", float(worlds)))
    if best.action == plain.action:
        rule = plain.motive.rule
        motive = Motive(Purchase.NOTHING_BETTER, figures, options, settled_by=rule)
    else:
        motive = Motive(Purchase.BETTER_IN_WORLDS, figures, options)
    return Decision(best.action, motive)


def _option(tried: Tried) -> Option:
    found = tried.found
    return Option(tried.action, round(found.worth, 2), found.home, found.bet, found.kodilj)
