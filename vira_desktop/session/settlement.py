"""What everybody has won or lost in the end, down to the last pin, as a sheet (rulings 33, 34)."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from ..rules.phases.payment import PINS_IN_A_BET
from ..rules.session_end import share_out
from .agreement import PINS_IN_A_ROUND, Rate
from .match import Match


@dataclass(frozen=True, slots=True)
class Amount:
    """A sum in tokens, as few as can be: all numbers negative for a loss."""

    bets: int
    rounds: int
    pins: int


def in_tokens(pins: int) -> Amount:
    """*pins* in bets, rounds and pins."""
    sign = -1 if pins < 0 else 1
    bets, left = divmod(abs(pins), PINS_IN_A_BET)
    rounds, single = divmod(left, PINS_IN_A_ROUND)
    return Amount(sign * bets, sign * rounds, sign * single)


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One player's line of the sheet."""

    number: int
    """His number in the evening."""
    account: int
    """Pins won or lost before the pulla was shared; a bet counts eight."""
    bets: int
    """Bets that he gets of the pulla."""
    pins: int
    """Pins that he gets of the bets that do not divide."""
    last_pins: int = 0
    """How many he gets of the pins that do not divide either."""

    @property
    def total(self) -> int:
        """What he has won or lost, in pins."""
        return self.account + PINS_IN_A_BET * self.bets + self.pins + self.last_pins

    @property
    def tokens(self) -> Amount:
        """The total in bets, rounds and pins."""
        return in_tokens(self.total)

    def money(self, rate: Rate) -> Decimal:
        """The total at *rate*, exactly: an eighth of a bet is not rounded."""
        return rate.bet * self.total / PINS_IN_A_BET


def lots_due(match: Match) -> tuple[int, tuple[int, ...]]:
    """How many last pins are drawn lots for when *match* ends now, and the numbers of those who
    draw; (0, ()) if none are."""
    sharing = share_out(match.pulla, match.accounts)
    left = sharing.remainder - len(sharing.takers)
    return left, tuple(match.numbers[chair] for chair in sharing.lots_among)


def settle(match: Match, lots: Sequence[int]) -> tuple[Line, ...]:
    """The lines of all at the table, by chair, when the evening ends; *lots* are the numbers of
    those who won a last pin by lot, as many as `lots_due` says."""
    sharing = share_out(match.pulla, match.accounts)
    takers = [*(match.numbers[chair] for chair in sharing.takers), *lots]
    return tuple(
        Line(
            number=number,
            account=account,
            bets=sharing.bets,
            pins=sharing.pins,
            last_pins=takers.count(number),
        )
        for number, account in zip(match.numbers, match.accounts, strict=True)
    )


@dataclass(frozen=True, slots=True)
class Leaving:
    """What one of four gets who leaves, and what happens to the pulla: he takes *bets*; what does
    not divide by four is changed, and all four get *pins*. The other shares stay in the pulla."""

    bets: int
    pins: int
    pulla_after: int


def leaving(pulla: int) -> Leaving:
    """How one of four leaves *pulla* bets (ruling 34: as at the end, where bets that do not divide
    are changed into pins and shared, so that no part of a bet stays in the pulla)."""
    bets, left = divmod(pulla, 4)
    return Leaving(bets, left * PINS_IN_A_BET // 4, 3 * bets)
