"""Positions by lot, of every kind that play can come to."""

import random

from vira_desktop.rules.cards import ALL_CARDS, Card, Suit
from vira_desktop.rules.phases.play import playable
from vira_desktop.rules.seats import SEATS, BySeat
from vira_desktop.rules.state import Played
from vira_desktop.solver.api import Position


def ending(rng: random.Random, tricks: int) -> Position:
    """The last *tricks* of some game: high or low, with and without trump, aces high or low, cards
    over in the opponents' hands, up to two cards on the table; the pack often a dense one, where
    every rank matters."""
    low = rng.random() < 0.5
    trump = None if low or rng.random() < 0.3 else rng.choice(list(Suit))
    aces_low = low and rng.random() < 0.3
    over = rng.choice((0, 0, 0, 1, 2)) if tricks < 12 else 0
    pack = _pack(rng, 3 * tricks + 2 * over)
    return _position(rng, pack, tricks, over, trump=trump, low=low, aces_low=aces_low)


def low_ending(rng: random.Random, tricks: int) -> Position:
    """The last *tricks* of a low game that may well be won: the declarer has been dealt more low
    cards than the others, sometimes many more."""
    over = rng.choice((0, 0, 1, 2)) if tricks < 12 else 0
    pack = _pack(rng, 3 * tricks + 2 * over)[: 3 * tricks + 2 * over]
    chance = rng.uniform(6, 14)
    pack.sort(key=lambda card: card.rank + rng.uniform(0, chance))
    others = pack[tricks:]
    rng.shuffle(others)
    return _position(rng, pack[:tricks] + others, tricks, over, low=True)


def _position(
    rng: random.Random,
    pack: list[Card],
    tricks: int,
    over: int,
    *,
    trump: Suit | None = None,
    low: bool,
    aces_low: bool = False,
) -> Position:
    """Somebody declares and gets the first cards of *pack*; somebody leads."""
    declarer, leader = rng.choice(SEATS), rng.choice(SEATS)
    hands = {}
    for seat in (declarer, declarer.left, declarer.right):
        count = tricks if seat is declarer else tricks + over
        hands[seat] = frozenset(pack[:count])
        pack = pack[count:]
    trick: list[Played] = []
    seat = leader
    for _ in range(rng.choice((0, 0, 1, 2))):
        card = rng.choice(sorted(playable(hands[seat], tuple(trick))))
        hands[seat] -= {card}
        trick.append(Played(seat, card))
        seat = seat.left
    return Position(
        hands=BySeat(*(hands[seat] for seat in SEATS)),
        declarer=declarer,
        leader=leader,
        trump=trump,
        low=low,
        aces_low=aces_low,
        trick=tuple(trick),
        tricks=tricks,
    )


def _pack(rng: random.Random, count: int) -> list[Card]:
    """At least *count* cards, shuffled: all, or of each suit so many top ones that it suffices."""
    pack = list(ALL_CARDS)
    if rng.random() < 0.7:
        ranks = -(-count // 4) + rng.randrange(3)
        pack = [card for card in pack if card.rank > 14 - ranks]
    rng.shuffle(pack)
    return pack
