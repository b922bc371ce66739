"""Simple counts of a hand: the high score H with its relatives, and the danger in a low game."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice

from ..rules.cards import Card, Suit

Ranks = list[int]
"""Ranks held in one suit, lowest first; 14 is the ace."""

_TRUMP_HONOURS = {14: 1.0, 13: 0.8, 12: 0.4}
_VINGEL_WEIGHTS = (7 / 16, 5 / 16, 3 / 16, 1 / 16)
_TRINGEL_WEIGHTS = (37 / 64, 19 / 64, 7 / 64, 1 / 64)
_STEP = 2.6
"""How much higher each further card of a suit may be and still be free of danger."""


def ranks_by_suit(cards: Iterable[Card]) -> tuple[Ranks, Ranks, Ranks, Ranks]:
    """The ranks of *cards* in each suit, lowest first."""
    held: tuple[Ranks, Ranks, Ranks, Ranks] = ([], [], [], [])
    for card in sorted(cards):
        held[card // 13].append(card % 13 + 2)
    return held


def high_score(cards: Iterable[Card], trump: Suit) -> float:
    """H: trumps, with A 1, K 0.8, Q 0.4 on top, and side A 1, K 0.5, Q 0.15. A side king counts
    half when bare, a side queen only if three long or beside ace or king."""
    total = 0.0
    for suit, ranks in zip(Suit, ranks_by_suit(cards), strict=True):
        total += suit_score(ranks, is_trump=suit is trump)
    return total


def suit_score(ranks: Ranks, *, is_trump: bool) -> float:
    """What the *ranks* held of one suit, lowest first, bring to H."""
    return _trump_score(ranks) if is_trump else _side_score(ranks)


def high_scores(cards: Iterable[Card]) -> dict[Suit, float]:
    """H of *cards* with each suit as trump."""
    held = ranks_by_suit(cards)
    sides = [_side_score(ranks) for ranks in held]
    all_sides = sum(sides)
    return {suit: all_sides - sides[suit] + _trump_score(held[suit]) for suit in Suit}


def _trump_score(ranks: Ranks) -> float:
    return len(ranks) + sum(_TRUMP_HONOURS.get(rank, 0.0) for rank in ranks)


def _side_score(ranks: Ranks) -> float:
    score = 1.0 if 14 in ranks else 0.0
    if 13 in ranks:
        score += 0.5 if len(ranks) > 1 else 0.25
    if 12 in ranks and (len(ranks) >= 3 or ranks[-1] > 12):
        score += 0.15
    return score


def turne_score(scores: Collection[float]) -> float:
    """HM: what a hand is worth when chance names the trump, the mean of its four H."""
    return sum(scores) / len(scores)


def vingel_score(scores: Collection[float]) -> float:
    """HV: its worth when the better of two turned suits is trump."""
    return _weighted(scores, _VINGEL_WEIGHTS)


def tringel_score(scores: Collection[float]) -> float:
    """HT: its worth when the best of three turned suits is trump."""
    return _weighted(scores, _TRINGEL_WEIGHTS)


def _weighted(scores: Collection[float], weights: tuple[float, ...]) -> float:
    best_first = sorted(scores, reverse=True)
    return sum(weight * score for weight, score in zip(weights, best_first, strict=True))


def danger(cards: Iterable[Card]) -> float:
    """D: how far the cards of a low hand lie above what each place in its suit can bear."""
    return sum(_danger_of(tuple(ranks)) for ranks in ranks_by_suit(cards))


def suit_danger(ranks: Sequence[int]) -> float:
    """What the *ranks* held of one suit, lowest first, bring to D."""
    return sum(max(0.0, rank - 2 - _STEP * below) for below, rank in enumerate(ranks))


_danger_of = lru_cache(maxsize=1 << 13)(suit_danger)


def most_dangerous(cards: Iterable[Card], count: int) -> list[Card]:
    """The *count* cards whose leaving lowers D most, taken one by one."""
    return [card for card, _ in islice(_leaving(cards), count)]


def danger_after(cards: Collection[Card], count: int) -> float:
    """D(*count*): D after the *count* most dangerous cards have left."""
    return dangers_after(cards, count)[-1]


def dangers_after(cards: Collection[Card], most: int) -> tuple[float, ...]:
    """D(0), D(1) and so on to D(*most*)."""
    lowered = (sum(map(_danger_of, held)) for _, held in islice(_leaving(cards), most))
    return danger(cards), *lowered


def _leaving(cards: Iterable[Card]) -> Iterator[tuple[Card, list[tuple[int, ...]]]]:
    """The cards whose leaving lowers D most, one by one, and the ranks that are left by suit."""
    held = [tuple(ranks) for ranks in ranks_by_suit(cards)]
    while True:
        # The relief, ties going to the higher card, then to the later suit.
        (_, rank), suit = max((_best_relief(ranks), suit) for suit, ranks in enumerate(held))
        held[suit] = tuple(other for other in held[suit] if other != rank)
        yield Card(13 * suit + rank - 2), held


@lru_cache(maxsize=1 << 13)
def _best_relief(ranks: tuple[int, ...]) -> tuple[float, int]:
    """By how much D falls at most if one of the *ranks* held of a suit leaves, and which; of a
    suit without cards nothing leaves."""
    before = suit_danger(ranks)
    reliefs = (
        (before - suit_danger([*ranks[:place], *ranks[place + 1 :]]), rank)
        for place, rank in enumerate(ranks)
    )
    return max(reliefs, default=(-1.0, 0))


def exposure(ranks: Ranks, out: Ranks) -> float:
    """Static danger of one suit when the lower cards *out* may be with the opponents: each card
    counts the lower ones out beyond its own lower neighbours, a single one 0.35."""
    total = 0.0
    for below, rank in enumerate(ranks):
        beyond = sum(other < rank for other in out) - below
        if beyond > 0:
            total += 0.35 if beyond == 1 else beyond
    return total
