"""What of a dealt hand predicts how a game ends, as named numbers: each is such that more of it is
better. Honours are counted from the top down (ace; ace and king; ...) and low cards from the two
up, so that a hand with a better card in the same place never has less of anything."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import inf

from ..rules.cards import Card, CardSet, Suit
from ..rules.games import Family, Game, Group
from ..rules.holdings import low_suits
from ..rules.seats import Seat
from .measures import Ranks, high_scores, ranks_by_suit

Features = tuple[float, ...]

HIGH = (
    *("trumps", "trump A", "trump AK", "trump AKQ", "trump AKQJ", "trump AKQJT"),
    *("side A", "side AK", "side AKQ", "voids", "singletons", "second suit", "leads", "not led to"),
)
GASK = (
    *("kept A", "kept AK", "kept trumps", "kept 2", "kept 23", "low holdings", "spread"),
    *("leads", "not led to"),
)
LOW = (
    *("ease before", "ease", "ease after", "ease long after"),
    *("2", "23", "234", "2-6", "low holdings", "leads", "not led to"),
)
"""Ease is 1 without danger and falls towards 0: when as many cards have gone as will be thrown, one
less, one more, two more."""
HIGH_DEFENCE = ("A", "AK", "AKQ")
LOW_DEFENCE = ("low holdings", "23", "2-5")

STEP = 2.6
"""How much higher each further card of a suit may be and still be free of danger."""
_MOST_THROWN = 8
_BEARABLE = 4.0
"""So much danger makes a low hand half as easy as none."""


def names_for(game: Game) -> tuple[str, ...]:
    """The names of the features by which *game* is judged."""
    if is_free_gask(game):
        return GASK
    return LOW if game.high_tricks is None else HIGH


def is_free_gask(game: Game) -> bool:
    """True for a gask that may be played high or low: nearly everything lies in the stock."""
    return game.family is Family.GASK and game.low is not None


def features(hand: CardSet, game: Game, trump: Suit | None, seat: Seat) -> Features:
    """The features of the dealt *hand* for *game*, with *trump* if the game names one, for the
    declarer in *seat*; in the order of `names_for`."""
    place = (float(seat is Seat.FOREHAND), float(seat is not Seat.MIDDLEHAND))
    if is_free_gask(game):
        return (*_gask(hand, game.keep or 0), *place)
    if game.high_tricks is None:
        return (*_low(hand, _thrown(game)), *place)
    if trump is None:
        raise ValueError("a high game is judged by its trump")
    return (*_high(hand, trump), *place)


# A call weighs some seventy bids of one hand, which share most of their features.


@lru_cache(maxsize=16)
def _high(hand: CardSet, trump: Suit) -> Features:
    return tuple(_each_high(ranks_by_suit(hand), trump))


@lru_cache(maxsize=32)
def _gask(hand: CardSet, keep: int) -> Features:
    return tuple(_each_gask(hand, keep))


@lru_cache(maxsize=64)
def _low(hand: CardSet, thrown: int) -> Features:
    return tuple(_each_low(hand, thrown))


def _each_high(held: Sequence[Ranks], trump: Suit) -> Iterator[float]:
    trumps = held[trump]
    sides = [ranks for suit, ranks in enumerate(held) if suit != trump]
    yield float(len(trumps))
    for least in (14, 13, 12, 11, 10):
        yield float(sum(rank >= least for rank in trumps))
    aces = sum(14 in ranks for ranks in sides)
    kings = sum(13 in ranks and len(ranks) > 1 for ranks in sides)
    queens = sum(12 in ranks and (len(ranks) > 2 or ranks[-1] > 12) for ranks in sides)
    yield float(aces)
    yield float(aces + kings)
    yield float(aces + kings + queens)
    yield float(sum(not ranks for ranks in sides))
    yield float(sum(len(ranks) == 1 for ranks in sides))
    yield float(max(0, max(map(len, sides)) - 3))


def _each_gask(hand: CardSet, keep: int) -> Iterator[float]:
    """Of the *keep* cards that stay; the others only tell what the stock does not hold."""
    held = ranks_by_suit(hand)
    yield float(min(keep, sum(14 in ranks for ranks in held)))
    yield float(min(keep, sum(rank >= 13 for ranks in held for rank in ranks)))
    yield float(min(keep, max(map(len, held))))
    yield float(min(keep, sum(2 in ranks for ranks in held)))
    yield float(min(keep, sum(rank <= 3 for ranks in held for rank in ranks)))
    yield float(min(keep, len(low_suits(hand))))
    yield float(4 - sum(not ranks for ranks in held))


def _each_low(hand: CardSet, thrown: int) -> Iterator[float]:
    dangers = _dangers(hand)
    for gone in (max(0, thrown - 1), thrown, thrown + 1, thrown + 2):
        yield _BEARABLE / (_BEARABLE + dangers[gone])
    ranks = [card.rank for card in hand]
    for most in (2, 3, 4, 6):
        yield float(sum(rank <= most for rank in ranks))
    yield float(len(low_suits(hand)))


def _thrown(game: Game) -> int:
    """How many of the dealt cards the declarer of a low game need not play."""
    if game.takes_whole_hand:
        return 6
    return max(2, game.exact_buy) if game.exact_buy else 13 - game.low_cards


@lru_cache(maxsize=16)
def _dangers(hand: CardSet) -> tuple[float, ...]:
    """The least D that the hand may have when none, one, two ... eight cards have been thrown."""
    least = [0.0] * (_MOST_THROWN + 1)
    for ranks in ranks_by_suit(hand):
        of_suit = _suit_dangers(ranks)
        least = [
            min(of_suit[here] + least[gone - here] for here in range(min(gone, len(ranks)) + 1))
            for gone in range(_MOST_THROWN + 1)
        ]
    return tuple(least)


def _suit_dangers(ranks: Ranks) -> list[float]:
    """The least D of one suit when none, one, two ... all of its cards have been thrown."""
    kept = [0.0]
    """The least D of the cards so far by how many of them stay."""
    for rank in ranks:
        stays = [least + max(0.0, rank - 2 - STEP * below) for below, least in enumerate(kept)]
        kept = [min(pair) for pair in zip([*kept, inf], [inf, *stays], strict=True)]
    return kept[::-1]


def defence_names(game: Game) -> tuple[str, ...]:
    """The names of the features by which an opponent's hand against *game* is judged."""
    return LOW_DEFENCE if game.high_tricks is None else HIGH_DEFENCE


def defence_features(hand: CardSet, game: Game) -> Features:
    """The features of an opponent's dealt *hand* against *game*, in the order of
    `defence_names`."""
    held = ranks_by_suit(hand)
    if game.high_tricks is None:
        low = (sum(rank <= most for ranks in held for rank in ranks) for most in (3, 5))
        return (float(len(low_suits(hand))), *map(float, low))
    aces = sum(14 in ranks for ranks in held)
    kings = sum(13 in ranks and len(ranks) > 1 for ranks in held)
    queens = sum(12 in ranks and (len(ranks) > 2 or ranks[-1] > 12) for ranks in held)
    return float(aces), float(aces + kings), float(aces + kings + queens)


@lru_cache(maxsize=16)
def _turned(hand: CardSet, turn_up: int) -> Mapping[frozenset[Suit | None], float]:
    """How likely the *turn_up* cards that are turned show just these suits."""
    out = [13 - sum(card.suit is suit for card in hand) for suit in Suit]
    chances: dict[frozenset[Suit | None], float] = {}
    for turned in product(Suit, repeat=turn_up):
        chance, left = 1.0, list(out)
        for suit in turned:
            chance *= left[suit] / sum(left)
            left[suit] -= 1
        shown: frozenset[Suit | None] = frozenset(turned)
        chances[shown] = chances.get(shown, 0.0) + chance
    return {suits: chance for suits, chance in chances.items() if chance}


def trumps_open(
    hand: CardSet, game: Game, allowed: frozenset[Suit]
) -> Mapping[frozenset[Suit | None], float]:
    """From which suits, of those *allowed*, the declarer of *game* will choose the trump, with how
    likely it is that he has just this choice: cards that are turned up narrow it."""
    if game.high_tricks is None or is_free_gask(game):
        return {frozenset((None,)): 1.0}
    return _turned(hand, game.turn_up) if game.turn_up else {frozenset(allowed): 1.0}


def tilt(cards: Sequence[Card], game: Game) -> float:
    """A rough count of how good *cards* are for *game*, quickly made: for drawing hands of which
    enough are good."""
    if game.high_tricks is not None and not is_free_gask(game):
        scores = high_scores(cards).values()
        return sum(scores) / 4 if game.turn_up else max(scores)
    if is_free_gask(game):
        return float(sum(card.rank >= 13 or card.rank <= 3 for card in cards))
    over = sorted(
        max(0.0, rank - 2 - STEP * below)
        for ranks in ranks_by_suit(cards)
        for below, rank in enumerate(ranks)
    )
    kept = {Group.GASK: 7, Group.BUYING: 13 - max(2, game.exact_buy or 0)}.get(game.group, 12)
    return -sum(over[:kept])
