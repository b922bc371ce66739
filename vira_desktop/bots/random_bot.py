"""A bot that draws lots: the ruler at the bottom, and a way into every corner of the rules."""

import random
from dataclasses import dataclass

from ..rules.actions import Action, Bid, Claim, Concede, LayDown, Pass
from ..rules.choices import CardChoice, Legal
from ..rules.view import SeatView
from .bot import Budget, Code, Decision, Motive

PASSES = 0.75
"""How often it passes where it may."""
GIVES_UP = 0.002
"""How often it claims or concedes where it may play a card."""
LAYS = 0.2
"""How often it lays the hand down, against each other thing that it may do then."""


class Chance(Code):
    """The only rule it has."""

    LOT = "lot"


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Draws a kind of action first, then one action of that kind, cards included. It passes most
    of the time, and hardly ever claims or concedes."""

    key: str = "random"

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:  # noqa: ARG002
        """Any legal action for *view*, as *rng* has it."""
        return Decision(_drawn(view.legal, rng), Motive(Chance.LOT))


def _drawn(legal: tuple[Legal, ...], rng: random.Random) -> Action:
    kinds: dict[object, list[Legal]] = {}
    for option in legal:
        kind = option.kind if isinstance(option, CardChoice) else type(option)
        kinds.setdefault(kind, []).append(option)
    weights = [_weight(kind, among=len(kinds)) for kind in kinds]
    (options,) = rng.choices(list(kinds.values()), weights)
    option = rng.choice(options)
    if not isinstance(option, CardChoice):
        return option
    count = rng.randint(option.least, min(option.most, len(option.cards)))
    return option.kind(option.seat, tuple(rng.sample(sorted(option.cards), count)))


def _weight(kind: object, *, among: int) -> float:
    if among == 1:
        return 1.0
    if kind in (Claim, Concede):
        return GIVES_UP
    if kind is LayDown:
        return LAYS
    if kind is Pass:
        return PASSES
    return 1 - PASSES if kind is Bid else 1.0
