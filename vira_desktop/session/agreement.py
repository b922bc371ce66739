"""What the players agree on before an evening: how long, by which rules, with which tokens, and
what a bet is worth in money."""

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from ..rules.phases.payment import PINS_IN_A_BET
from ..rules.state import HouseRules

PINS_IN_A_ROUND = 2
BETS_IN_A_TRIANGLE = 5


@dataclass(frozen=True, slots=True)
class Deals:
    """The evening lasts *count* deals."""

    count: int


@dataclass(frozen=True, slots=True)
class Rounds:
    """The evening lasts until everybody at the table has sat forehand *count* times."""

    count: int


@dataclass(frozen=True, slots=True)
class Until:
    """The evening lasts until *time*, in UTC ("Settlement and ending the session").

    With *last_round* the first deal that begins at *time* or later begins the last round, in which
    everybody sits forehand once more; without it the deal that runs at *time* is the last."""

    time: datetime
    last_round: bool = True


@dataclass(frozen=True, slots=True)
class Open:
    """The evening lasts until the players end it."""


Length = Deals | Rounds | Until | Open


@dataclass(frozen=True, slots=True)
class Rate:
    """What a bet is worth: *bet* of *currency*, which is written as the players write it."""

    bet: Decimal
    currency: str = "kr"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bowl:
    """The tokens that everybody starts with (ruling 32)."""

    triangles: int = 0
    """Each five bets."""
    bets: int = 10
    rounds: int = 10
    """Each two pins."""
    pins: int = 12

    @property
    def worth(self) -> int:
        """All of it, in pins."""
        bets = self.bets + BETS_IN_A_TRIANGLE * self.triangles
        return PINS_IN_A_BET * bets + PINS_IN_A_ROUND * self.rounds + self.pins

    @property
    def can_pay(self) -> bool:
        """True if any amount up to a bet can be paid out of it: what a bowl must be good for."""
        if min(self.triangles, self.rounds) < 0 or min(self.bets, self.pins) < 1:
            return False
        return PINS_IN_A_ROUND * self.rounds + self.pins >= PINS_IN_A_BET - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreement:
    """All that is agreed on."""

    length: Length = Open()
    rules: HouseRules = HouseRules()
    rate: Rate | None = None
    """None if nothing is played for but tokens."""
    bowl: Bowl = Bowl()
