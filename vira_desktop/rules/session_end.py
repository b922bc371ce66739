"""What a session owes at its edges: the pulla shared out at the end, and betting in (rulings 33
and 34). Where lots are drawn, it is said among whom; the drawing is the session's."""

from collections.abc import Sequence
from dataclasses import dataclass

from .phases.payment import PINS_IN_A_BET


@dataclass(frozen=True, slots=True)
class Sharing:
    """How the pulla is shared: *bets* and *pins* to everybody, then the remainder of pins."""

    bets: int
    pins: int
    remainder: int
    """Pins that do not divide, 0 to 2."""
    takers: tuple[int, ...] = ()
    """Who takes them, one pin each time a chair is named."""
    lots_among: tuple[int, ...] = ()
    """Chairs that draw lots for what the takers leave; no chair gets two of these."""


def share_out(pulla: int, accounts: Sequence[int]) -> Sharing:
    """*pulla* bets shared among the players with these *accounts* in pins, by chair."""
    players = len(accounts)
    bets, left = divmod(pulla, players)
    pins, remainder = divmod(left * PINS_IN_A_BET, players)
    if remainder == 0:
        return Sharing(bets, pins, 0)
    takers, lots_among = _takers(remainder, accounts)
    return Sharing(bets, pins, remainder, takers, lots_among)


def _takers(remainder: int, accounts: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who gets the last one or two of three players' pins: the biggest loser; of two pins the
    second biggest gets one if he has lost the same or one pin less."""
    worst, second, third = sorted(range(3), key=lambda chair: accounts[chair])
    ahead = accounts[second] - accounts[worst]
    tied = accounts[third] == accounts[second]
    if ahead == 0 and tied:
        return (), tuple(sorted((worst, second, third)))
    if remainder == 1:
        return ((worst,), ()) if ahead else ((), tuple(sorted((worst, second))))
    if ahead >= 2:
        return (worst, worst), ()
    if tied:
        return (worst,), tuple(sorted((second, third)))
    return tuple(sorted((worst, second))), ()


@dataclass(frozen=True, slots=True)
class BettingIn:
    """What a player who joins puts in: *bets* into the pulla, *pins* to each of the others."""

    bets: int
    pins: int


def bet_in(pulla: int) -> BettingIn:
    """What it takes to join while *pulla* bets are in: a third; one bet missing is rounded up, two
    missing are rounded down and made good with a pin to each."""
    third, over = divmod(pulla, 3)
    if over == 2:
        return BettingIn(third + 1, 0)
    return BettingIn(third, 1 if over else 0)
