"""What of a dealt hand a fitted model of bidding looks at, by the kind of game."""

from collections.abc import Sequence
from enum import Enum
from typing import assert_never

from ..rules.cards import CardSet, Rank, Suit
from ..rules.games import Family, Game
from .measures import (
    high_scores,
    ranks_by_suit,
    tringel_score,
    turne_score,
    vingel_score,
)


class Kind(Enum):
    """Games that are looked at in the same way."""

    OWN_TRUMP = "own-trump"
    TURNED_TRUMP = "turned-trump"


NAMES: dict[Kind, tuple[str, ...]] = {
    Kind.OWN_TRUMP: (
        "constant", "trumps", "trump ace", "trump king", "trump queen", "trump jack", "side aces",
        "side kings", "side queens", "voids", "singletons", "second suit", "leads",
    ),
    Kind.TURNED_TRUMP: (
        "constant", "mean height", "best height", "aces", "kings", "voids", "singletons", "leads",
    ),
}  # fmt: skip

LEAST = {
    "begar": 5.5,
    "spel-7": 6.8,
    "spel-8": 7.8,
    "spel-9": 8.6,
    "turne-6": 5.0,
    "turne-7": 5.8,
    "turne-8": 6.4,
    "vingel-6": 5.8,
    "vingel-7": 6.8,
    "vingel-8": 7.2,
}
"""The games that are fitted, with the least H (turné: HM, vingel: HV) of a hand looked at.
Solo, gök and misères are none of them: how they end depends on the defence too much to be found out
with *regel*'s."""

_MEANS = {
    Family.TURNE: turne_score,
    Family.VINGEL: vingel_score,
    Family.TRINGEL: tringel_score,
}


def kind_of(game: Game) -> Kind:
    """How a hand is looked at for *game*."""
    return Kind.TURNED_TRUMP if game.family in _MEANS else Kind.OWN_TRUMP


def rating(hand: CardSet, game: Game) -> float:
    """How good *hand* is for *game* by a single count, more being better."""
    scores = high_scores(hand).values()
    return _MEANS[game.family](scores) if game.family in _MEANS else max(scores)


def may_bid(hand: CardSet, game: Game) -> bool:
    """True if *hand* is good enough for *game* to be looked at; of a worse one the figures say
    nothing."""
    return rating(hand, game) >= LEAST[game.key]


def features(hand: CardSet, game: Game, trump: Suit, *, leads: bool) -> tuple[float, ...]:
    """The figures of *hand* by the NAMES of its kind; *trump* counts where it is chosen."""
    held = ranks_by_suit(hand)
    return (1.0, *_figures(hand, held, game, trump), float(leads))


def _figures(
    hand: CardSet, held: Sequence[list[int]], game: Game, trump: Suit
) -> tuple[float, ...]:
    match kind_of(game):
        case Kind.OWN_TRUMP:
            return _with_trump(held, trump)
        case Kind.TURNED_TRUMP:
            return _turning(hand, held, game)
        case _ as unknown:
            assert_never(unknown)


def _with_trump(held: Sequence[list[int]], trump: Suit) -> tuple[float, ...]:
    own, sides = held[trump], [ranks for suit, ranks in enumerate(held) if suit != trump]
    return (
        len(own),
        *(float(rank in own) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)),
        sum(Rank.ACE in ranks for ranks in sides),
        sum(Rank.KING in ranks and len(ranks) > 1 for ranks in sides),
        sum(Rank.QUEEN in ranks and len(ranks) > 2 for ranks in sides),
        *_short(sides),
        max(map(len, sides)),
    )


def _turning(hand: CardSet, held: Sequence[list[int]], game: Game) -> tuple[float, ...]:
    scores = high_scores(hand).values()
    return (
        _MEANS[game.family](scores),
        max(scores),
        sum(Rank.ACE in ranks for ranks in held),
        sum(Rank.KING in ranks for ranks in held),
        *_short(held),
    )


def _short(suits: Sequence[list[int]]) -> tuple[float, float]:
    return float(sum(not ranks for ranks in suits)), float(sum(len(r) == 1 for r in suits))
