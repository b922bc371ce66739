"""What bids and purchases tell about the cards that a seat has not seen: how much likelier one hand
is than another, as the logarithm of a weight.

Who plays alone has a hand that is worth playing, by the count that his game asks for: that much is
known to whoever knows what bids mean. Who reads purchases too knows from many deals what cards a
declarer and his opponents come to hold when they have bought so many, and what is thrown: see
`reading_numbers`."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from math import exp, log
from typing import TypeVar

from ..rules.cards import Card, Rank, Suit
from ..rules.games import Group
from ..rules.seats import Seat
from ..rules.state import Contract
from ..rules.view import SeatView
from .measures import suit_danger, suit_score
from .reading_numbers import BySuitCards, shipped_numbers


class Reading(Enum):
    """What somebody reads out of what the others did before the play."""

    NOTHING = "nothing"
    BIDS = "bids"
    """What game the declarer plays, and for how many tricks."""
    PURCHASES = "purchases"
    """The same, and how many cards everybody bought."""
    PLAYS = "plays"
    """All that, and the cards that were played."""


Table = TypeVar("Table")
Score = Callable[[int, int, int, int], float]
"""The logarithm of the weight of a hand, given by the cards it has in each suit, see `bit_of`."""

AWAY = 3
"""The place of the cards in no hand; 0 is the declarer, 1 his left, 2 his right."""

WORTH_PLAYING = 4.6
"""H of a hand that is worth playing, but for the tricks needed; see TRICK."""
TRICK = 0.7
LAID_BELOW = 0.7
"""So much less of H, and the hand of a game with buying is laid down half the time."""
SOLO_LESS = -0.3
"""So much less of H, and a solo is bid half the time."""
DOUBT = 0.35
"""How gradually either happens, in H."""
HIGH_LEAN = 0.65
"""Each point of H more, as such: the suit was chosen, and the bid made, for what it holds."""
GASK_LEAN = 0.6
LOW_LEAN = {Group.BUYING: 0.5, Group.GASK: 0.4, Group.SOLO: 0.7}
"""Each point of danger less, in a low game."""

FINE = 20
"""Steps of H in a point where it is counted in whole numbers."""
DANGER_STEPS, HEIGHT_STEPS, LEAST_HEIGHT = 2, 4, -2
"""Of the counts in `reading_numbers`: steps in a point of danger, and of H beyond the tricks
needed, which begins at LEAST_HEIGHT."""
CARDS_BOUGHT = 5.0
"""By so many cards bought the numbers for bought cards are counted once."""


def bit_of(card: Card, *, aces_low: bool) -> int:
    """The bit by which *card* is known in its suit: the weakest has the lowest."""
    if aces_low:
        return 1 if card.rank is Rank.ACE else 1 << card.rank - 1
    return 1 << card.rank - 2


def scores_for(view: SeatView, reading: Reading) -> tuple[Score, Score, Score, Score]:
    """How likely which cards are with the declarer, on his left, on his right, and in no hand, for
    the seat of *view* during the play. Of a hand, what has been played counts in it."""
    contract = view.contract
    if contract is None:
        raise ValueError("the auction is not over")
    if reading is Reading.NOTHING:
        return even, even, even, even
    if reading is Reading.BIDS:
        return _bid(contract), even, even, even
    left, right = contract.declarer.left, contract.declarer.right
    opponents = _opponent(view, contract, left), _opponent(view, contract, right)
    return _declarer(view, contract), *opponents, _away(contract)


def even(_spades: int, _hearts: int, _diamonds: int, _clubs: int) -> float:
    """Every hand is as likely."""
    return 0.0


# --- by what the game asks for -------------------------------------------------------------------


def _bid(contract: Contract) -> Score:
    """What it tells of the declarer's hand that he plays this game."""
    group = contract.named_game.group
    if contract.is_low:
        return _sum_of((_danger(-LOW_LEAN[group]),) * 4)
    trump = _trump(contract)
    if group is Group.GASK:
        return _sum_of(_for_suits(trump, *_heights(GASK_LEAN)))
    one, two, three, four = _for_suits(trump, *_fine_heights())
    wanted = WORTH_PLAYING + TRICK * contract.tricks_needed
    of_height = _lean(wanted - (LAID_BELOW if group is Group.BUYING else SOLO_LESS))
    return lambda a, b, c, d: of_height[one[a] + two[b] + three[c] + four[d]]


@cache
def _lean(wanted: float) -> Sequence[float]:
    """What each H, counted in whole numbers, adds where so much is *wanted*."""
    return [
        HIGH_LEAN * step / FINE - log(1 + exp((wanted - step / FINE) / DOUBT))
        for step in range(30 * FINE)
    ]


# --- by what was found in many deals -------------------------------------------------------------


def _declarer(view: SeatView, contract: Contract) -> Score:
    group = contract.named_game.group
    if contract.is_low:
        bought = _bought(view, contract.declarer) or 0
        steps = shipped_numbers().steps(f"low declarer {group.value} danger")
        dangers = (_danger(DANGER_STEPS),) * 4
        return _sum_and_count(_low_tables("declarer", bought), dangers, steps, 0)
    if group is not Group.BUYING:
        return _bid(contract)
    trump, bought = _trump(contract), _bought(view, contract.declarer) or 0
    steps = shipped_numbers().steps("high declarer height")
    counts = _for_suits(trump, *_heights(HEIGHT_STEPS))
    least = HEIGHT_STEPS * (contract.tricks_needed + LEAST_HEIGHT)
    return _sum_and_count(_high_tables("declarer", trump, bought), counts, steps, least)


def _opponent(view: SeatView, contract: Contract, seat: Seat) -> Score:
    bought = _bought(view, seat)
    if bought is None:
        return even
    if contract.is_low:
        return _sum_of(_low_tables("opponent", bought))
    return _sum_of(_high_tables("opponent", _trump(contract), bought))


def _away(contract: Contract) -> Score:
    is_gask = contract.named_game.group is Group.GASK
    if contract.is_low:
        return _sum_of((_with_bought("low away", 1.0 if is_gask else 0.0, from_top=False),) * 4)
    return even if is_gask else _sum_of(_high_tables("away", _trump(contract), 0))


def _bought(view: SeatView, seat: Seat) -> int | None:
    """How many cards *seat* took at its last purchase; None if it had none."""
    counts = [buy.count for buy in view.purchases if buy.seat is seat]
    group = view.contract.named_game.group if view.contract else None
    return counts[-1] if counts and group is not Group.GASK else None


def _trump(contract: Contract) -> Suit:
    if contract.trump is None:
        raise ValueError("no trump yet")
    return contract.trump


def _low_tables(who: str, bought: int) -> Sequence[BySuitCards]:
    return (_with_bought(f"low {who}", bought / CARDS_BOUGHT, from_top=False),) * 4


def _high_tables(who: str, trump: Suit, bought: int) -> Sequence[BySuitCards]:
    times = bought / CARDS_BOUGHT
    of_trump, of_side = (
        _with_bought(f"high {who} {kind}", times, from_top=True) for kind in ("trump", "side")
    )
    return _for_suits(trump, of_trump, of_side)


@cache
def _with_bought(name: str, times: float, *, from_top: bool) -> BySuitCards:
    """The table of *name*, and *times* that of what is different with cards bought."""
    table = _table_of(name, from_top=from_top)
    more = _table_of(f"{name} bought", from_top=from_top) if times else ()
    return [a + times * b for a, b in zip(table, more, strict=True)] if times else table


@cache
def _table_of(name: str, *, from_top: bool) -> BySuitCards:
    return shipped_numbers().cards(name, from_top=from_top)


# --- scores by tables, one for each suit ----------------------------------------------------------


def _sum_of(tables: Sequence[BySuitCards]) -> Score:
    one, two, three, four = tables
    return lambda a, b, c, d: one[a] + two[b] + three[c] + four[d]


def _sum_and_count(
    tables: Sequence[BySuitCards], counts: Sequence[BySuitCards], steps: Sequence[float], least: int
) -> Score:
    """The sum of *tables*, and the step that the sum of *counts* comes to, *least* being the
    first."""
    first, second, third, fourth = tables
    one, two, three, four = counts
    last = len(steps) - 1

    def score(a: int, b: int, c: int, d: int) -> float:
        step = int(one[a] + two[b] + three[c] + four[d]) - least
        found = steps[min(step, last) if step > 0 else 0]
        return first[a] + second[b] + third[c] + fourth[d] + found

    return score


def _for_suits(trump: Suit, of_trump: Table, of_side: Table) -> tuple[Table, ...]:
    return tuple(of_trump if suit is trump else of_side for suit in Suit)


def _table(value: Callable[[list[int]], float]) -> BySuitCards:
    """*value* of the ranks in each set of cards of a suit, the weakest card being a two."""
    return [
        value([place + 2 for place in range(13) if mask >> place & 1]) for mask in range(1 << 13)
    ]


@cache
def _danger(by: float) -> BySuitCards:
    """*by* times the danger."""
    return _table(lambda ranks: by * suit_danger(ranks))


@cache
def _heights(by: float) -> tuple[BySuitCards, BySuitCards]:
    """*by* times H, of trumps and of a side suit."""
    return (
        _table(lambda ranks: by * suit_score(ranks, is_trump=True)),
        _table(lambda ranks: by * suit_score(ranks, is_trump=False)),
    )


@cache
def _fine_heights() -> tuple[Sequence[int], Sequence[int]]:
    """The same, counted in whole numbers."""
    of_trump, of_side = _heights(1.0)
    return [round(FINE * value) for value in of_trump], [round(FINE * value) for value in of_side]
