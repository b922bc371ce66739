"""Which trump a declarer names, by what comes of it in worlds: the suit of *regel*, unless another
is clearly worth more.

The rest of the buying is left to *regel*. Worlds did not clearly know better whether to buy once
more. Of a card more or fewer in exchange, of what to set aside for a low game, and of high or low
in a gask they did when solved, but nothing was left of it when the same deals were played."""

import random
from collections.abc import Sequence

from ..rules.actions import Action, NameTrump
from ..rules.games import Group
from ..rules.state import Contract, Step
from ..rules.view import Phase, SeatView
from ..solver.api import Solver
from . import gask_choice, regel_buying
from .bot import Code, Decision, Motive, Option
from .measures import high_scores
from .sampling import PossibleWorlds
from .trying import Limits, Tried, tried_in_worlds

CLOSE = 2.5
"""H, or tricks in a gask, by which a suit may be weaker than the strongest and still be tried."""
MOST_TRIED = 3
"""So many suits at most, and the one that *regel* would name."""
HEAD_START = 1.5
"""By so many pins all other suits are thought beforehand to be worth less than that of *regel*.

With it another one was named in 21 of 246 choices of declarers who bid by worth. They gained 0.21
pins a choice (standard error 0.05) in other worlds, solved, and 0.19 (0.06) in worlds that
*regel* bought and played."""


class Purchase(Code):
    """Why something is done in the buying that was tried in worlds."""

    BEST_IN_WORLDS = "best-in-worlds"
    """Worth most of what was tried."""
    NOTHING_BETTER = "nothing-better-in-worlds"
    """What the rule would do: something else came out worth more, but not clearly."""


def is_asked(view: SeatView) -> bool:
    """True if the seat of *view* is to name trumps."""
    return view.phase is Phase.BUYING and view.step is Step.TRUMP and view.is_declarer


def tried(view: SeatView, rng: random.Random, solver: Solver, limits: Limits) -> Decision:
    """What to do at *view*, which `is_asked`."""
    plain = regel_buying.decide(view)
    others = [act for act in near(view) if act != plain.action]
    if not others:
        return plain
    thought: dict[Action, float] = {plain.action: 0.0}
    thought.update((act, -HEAD_START) for act in others)
    worlds = PossibleWorlds(view, rng)
    found = tried_in_worlds(view, thought, rng, solver, limits, worlds)
    return plain if found is None else _decision(plain, found.tried, found.worlds)


def near(view: SeatView) -> list[NameTrump]:
    """The suits that may be named at *view* and come near the strongest, which is the first."""
    contract = view.contract
    if contract is None:
        raise ValueError("the auction is not over")
    scores = _scores(view, contract)
    best = max(scores.values())
    found = [act for act, score in scores.items() if score >= best - CLOSE]
    return sorted(found, key=lambda act: (-scores[act], act.suit))[:MOST_TRIED]


def _scores(view: SeatView, contract: Contract) -> dict[NameTrump, float]:
    """How strong the hand is with each suit that may be named."""
    named = [act for act in view.legal if isinstance(act, NameTrump)]
    if contract.named_game.group is Group.GASK:
        return {act: gask_choice.tricks(view.hand, act.suit) for act in named}
    scores = high_scores(view.hand | set(view.turned))
    return {act: scores[act.suit] for act in named}


def _decision(plain: Decision, found: Sequence[Tried], worlds: int) -> Decision:
    """The first of *found*; *plain* if that is as good."""
    best = next(one for one in found if one.action == plain.action)
    if found[0].worth > best.worth:
        best = found[0]
    others = sorted((one for one in found if one is not best), key=lambda one: -one.found.worth)
    options = tuple(map(_option, (best, *others)))
    figures = (("worth", options[0].worth), ("worlds", float(worlds)))
    motive = Motive(Purchase.BEST_IN_WORLDS, figures, options)
    if options[0].worth < max(option.worth for option in options):
        rule = plain.motive.rule
        motive = Motive(Purchase.NOTHING_BETTER, figures, options, settled_by=rule)
    return Decision(best.action, motive)


def _option(tried: Tried) -> Option:
    found = tried.found
    return Option(tried.action, round(found.worth, 2), found.home, found.bet, found.kodilj)
