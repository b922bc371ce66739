"""What bids and purchases tell about the cards that a seat has not seen: how much likelier one hand
is than another, as the logarithm of a weight.

Who buys keeps some cards and throws the rest, so the number he bought tells how many of the cards
worth keeping he had: of k such cards among his thirteen, any n may be the ones he kept, hence the
weight "n out of k". Who plays alone has a hand that is worth playing, by the count that his game
asks for. What lies in no hand was thrown, as far as it is not left of the stock."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from functools import cache
from math import comb, exp, log

from ..rules.cards import Card, Rank, Suit
from ..rules.games import Group
from ..rules.seats import Seat
from ..rules.state import Contract
from ..rules.view import SeatView
from .measures import suit_danger, suit_score


class Reading(Enum):
    """What somebody reads out of what the others did before the play."""

    NOTHING = "nothing"
    BIDS = "bids"
    """What game the declarer plays, and for how many tricks."""
    PURCHASES = "purchases"
    """The same, and how many cards everybody bought."""
    PLAYS = "plays"
    """All that, and the cards that were played."""


Score = Callable[[int, int, int, int], float]
"""The logarithm of the weight of a hand, given by the cards it has in each suit, see `bit_of`."""

AWAY = 3
"""The place of the cards in no hand; 0 is the declarer, 1 his left, 2 his right."""

SHORT = 1.6
"""Each card that a buyer must have kept though it is none of those worth keeping, makes a hand so
much less likely: not everybody keeps the same cards."""
MOST_EXCHANGED = 8
"""Who buys so many may have wanted more, and kept worse cards for want of a better use."""
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
THROWN = 2.2
"""Each card that nobody throws and yet lies in no hand, beyond those left of the stock."""

_LOW_CARDS = 4
"""Ranks up to here are thrown by nobody in a low game, up to _KEPT by no opponent."""
_KEPT = 9


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
    left, right = contract.declarer.left, contract.declarer.right
    if reading is Reading.NOTHING:
        return even, even, even, even
    if reading is Reading.BIDS:
        return _declarer(replace(view, purchases=()), contract), even, even, even
    return (
        _declarer(view, contract),
        _opponent(view, contract, left),
        _opponent(view, contract, right),
        _away(view, contract),
    )


def even(_spades: int, _hearts: int, _diamonds: int, _clubs: int) -> float:
    """Every hand is as likely."""
    return 0.0


def _declarer(view: SeatView, contract: Contract) -> Score:
    group = contract.named_game.group
    if contract.is_low:
        return _leaning(_danger_tables(), -LOW_LEAN[group])
    trump = _trump(contract)
    height = _height_tables(trump)
    if group is Group.GASK:
        return _leaning(height, GASK_LEAN)
    wanted = WORTH_PLAYING + TRICK * contract.tricks_needed
    wanted -= LAID_BELOW if group is Group.BUYING else SOLO_LESS
    of_height = tuple(
        HIGH_LEAN * step / 20 - log(1 + exp((wanted - step / 20) / DOUBT)) for step in range(600)
    )
    bought = _bought(view, contract.declarer)
    if group is Group.SOLO or bought is None:
        return _by_height(height, of_height)
    return _by_height_and_kept(height, of_height, _honour_tables(trump), _ways(bought))


def _opponent(view: SeatView, contract: Contract, seat: Seat) -> Score:
    bought = _bought(view, seat)
    if bought is None:
        return even
    tables = _low_card_tables() if contract.is_low else _stopper_tables(_trump(contract))
    return _kept(tables, _ways(bought))


def _away(view: SeatView, contract: Contract) -> Score:
    tables = _never_thrown_low() if contract.is_low else _never_thrown_high(_trump(contract))
    left = view.stock_left
    penalty = tuple(-THROWN * max(0, count - left) for count in range(53))
    return _kept(tables, penalty)


def _bought(view: SeatView, seat: Seat) -> int | None:
    """How many cards *seat* took at its last purchase; None if it had none."""
    counts = [buy.count for buy in view.purchases if buy.seat is seat]
    group = view.contract.named_game.group if view.contract else None
    return counts[-1] if counts and group is not Group.GASK else None


def _trump(contract: Contract) -> Suit:
    if contract.trump is None:
        raise ValueError("no trump yet")
    return contract.trump


@cache
def _ways(bought: int) -> tuple[float, ...]:
    """By the number of cards worth keeping in a hand: the weight of having bought so many."""
    kept = 13 - bought
    short = SHORT / 3 if bought >= MOST_EXCHANGED else SHORT
    return tuple(
        log(comb(count, kept)) if count >= kept else -short * (kept - count) for count in range(14)
    )


# --- scores by tables, one for each suit ----------------------------------------------------------

Tables = Sequence[Sequence[float]]
Counts = Sequence[Sequence[int]]


def _leaning(tables: Tables, weight: float) -> Score:
    one, two, three, four = ([weight * value for value in table] for table in tables)
    return lambda a, b, c, d: one[a] + two[b] + three[c] + four[d]


def _kept(tables: Counts, ways: Sequence[float]) -> Score:
    one, two, three, four = tables
    return lambda a, b, c, d: ways[one[a] + two[b] + three[c] + four[d]]


def _by_height(tables: Tables, of_height: Sequence[float]) -> Score:
    one, two, three, four = ([round(20 * value) for value in table] for table in tables)
    return lambda a, b, c, d: of_height[one[a] + two[b] + three[c] + four[d]]


def _by_height_and_kept(
    heights: Tables, of_height: Sequence[float], counts: Counts, ways: Sequence[float]
) -> Score:
    height, kept = _by_height(heights, of_height), _kept(counts, ways)
    return lambda a, b, c, d: height(a, b, c, d) + kept(a, b, c, d)


def _for_suits(trump: Suit, of_trump: Sequence, of_side: Sequence) -> tuple[Sequence, ...]:  # type: ignore[type-arg]
    return tuple(of_trump if suit is trump else of_side for suit in Suit)


def _ranks(mask: int) -> list[int]:
    """The ranks in *mask*, lowest first, the weakest card being a two."""
    return [place + 2 for place in range(13) if mask >> place & 1]


def _table(value: Callable[[list[int]], float]) -> list[float]:
    return [value(_ranks(mask)) for mask in range(1 << 13)]


def _count_table(value: Callable[[list[int]], int]) -> list[int]:
    return [value(_ranks(mask)) for mask in range(1 << 13)]


@cache
def _danger_tables() -> Tables:
    return (_table(suit_danger),) * 4


@cache
def _all_cards() -> list[int]:
    return _count_table(len)


@cache
def _height_sides() -> tuple[list[float], list[float]]:
    return (
        _table(lambda ranks: suit_score(ranks, is_trump=True)),
        _table(lambda ranks: suit_score(ranks, is_trump=False)),
    )


def _height_tables(trump: Suit) -> Tables:
    return _for_suits(trump, *_height_sides())


@cache
def _honours() -> list[int]:
    """Aces, kings, and queens beside them: what a declarer keeps of a side suit."""

    def count(ranks: list[int]) -> int:
        high = sum(rank >= Rank.KING for rank in ranks)
        return high + (Rank.QUEEN in ranks and high > 0)

    return _count_table(count)


def _honour_tables(trump: Suit) -> Counts:
    return _for_suits(trump, _all_cards(), _honours())


@cache
def _stoppers() -> list[int]:
    """Aces with a king beside, guarded kings with a guard: what an opponent keeps."""

    def count(ranks: list[int]) -> int:
        if Rank.ACE in ranks:
            return 1 + (Rank.KING in ranks)
        return 2 if Rank.KING in ranks and len(ranks) > 1 else 0

    return _count_table(count)


def _stopper_tables(trump: Suit) -> Counts:
    return _for_suits(trump, _all_cards(), _stoppers())


@cache
def _low_card_tables() -> Counts:
    return (_count_table(lambda ranks: sum(rank <= _KEPT for rank in ranks)),) * 4


@cache
def _never_thrown_low() -> Counts:
    return (_count_table(lambda ranks: sum(rank <= _LOW_CARDS for rank in ranks)),) * 4


@cache
def _aces() -> list[int]:
    return _count_table(lambda ranks: int(Rank.ACE in ranks))


def _never_thrown_high(trump: Suit) -> Counts:
    return _for_suits(trump, _all_cards(), _aces())
