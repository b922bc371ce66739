"""What a bot is: a seat's view in, an action and the reason for it out."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from ..rules.actions import Action
from ..rules.seats import Seat
from ..rules.view import SeatView


class Code(Enum):
    """What may have chosen an action. Every bot has codes of its own, each an Enum under this one,
    and `ui/text/motives_text.py` has words for every code of them."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that might be done, and what was found out about it."""

    action: Action
    worth: float
    """Pins for the seat that is to act, on the average (ruling 37)."""
    home: float
    """How likely the declarer then goes home, ends with a bet, or with kodilj."""
    bet: float
    kodilj: float


@dataclass(frozen=True, slots=True)
class Guess:
    """What a bot believes of another hand."""

    seat: Seat
    lengths: tuple[float, float, float, float]
    """How many cards of each suit are in it, on the average; suits in their order."""


@dataclass(frozen=True, slots=True)
class Motive:
    """The rule that chose an action, with the figures it weighed; words are made in `ui/text`."""

    rule: Code
    figures: tuple[tuple[str, float], ...] = ()
    """Named figures, such as ("H", 8.2)."""
    options: tuple[Option, ...] = ()
    """What was weighed, the chosen one first, then the best; empty where a rule knew at once."""
    guesses: tuple[Guess, ...] = ()
    """What was believed of the hands that were not seen; empty where nothing was."""
    settled_by: Code | None = None
    """The rule that chose among options of the same worth, if one did."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot does and why."""

    action: Action
    motive: Motive


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a decision may cost, in worlds and nodes; time is only a ceiling."""

    worlds: int = 0
    nodes: int = 0
    seconds: float = 10.0
    is_wanted: Callable[[], bool] = field(default=_always, compare=False)
    """False when nobody waits for the decision any more: whoever searches asks between two worlds,
    and stops with what he has. What comes out then is no decision of the bot's."""


class Bot(Protocol):
    """Somebody who decides with what one seat knows."""

    @property
    def key(self) -> str:
        """The name by which the command line knows the bot."""
        ...

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:
        """A legal action for *view*, whose seat it is to act. The same arguments give the same
        decision."""
        ...
