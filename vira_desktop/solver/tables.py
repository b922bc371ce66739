"""What the kernel looks up: words of bits for a place, and small numbers for a lane, which is
thirteen bits with the top card of the suit as bit 12. Never compiled: the shifts are Python's."""

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

LANES = 1 << 13
LANE = LANES - 1


@dataclass(frozen=True, slots=True)
class Tables:
    """Words by place (0 to 63) or suit, and signed bytes by lane."""

    bit: "array[int]"
    """The place alone."""
    below: "array[int]"
    """The places below it in its lane."""
    from_here: "array[int]"
    """The place, and those above it in its lane."""
    suits: "array[int]"
    """The whole lane, by suit."""
    all_ranks: int
    """All four lanes."""
    run: "array[int]"
    """How many of the top cards it holds without a gap."""
    sure: "array[int]"
    """Of trumps: how many cannot each be paired with a higher one that another hand holds."""
    sure_depth: "array[int]"
    """How many top ranks must be known to see that."""
    count: "array[int]"
    """Its cards."""
    stop_cards: "array[int]"
    """The fewest of its cards one of which wins, whatever is led: among as many top ranks there are
    fewer others; 0 if none does."""
    safe: "array[int]"
    """Of the declarer's suit in a low game, the lowest card as bit 12: 2 if he takes no trick in it
    though he leads it once first, 1 if none while only others lead it, else 0."""


@cache
def tables() -> Tables:
    """The tables, made once and shared; nobody writes into them."""
    sure = [_sure(lane) for lane in range(LANES)]
    return Tables(
        bit=_words(1 << place for place in range(64)),
        below=_words(_below(place) for place in range(64)),
        from_here=_words(_from_here(place) for place in range(64)),
        suits=_words(LANE << 16 * suit for suit in range(4)),
        all_ranks=sum(LANE << 16 * suit for suit in range(4)),
        run=_bytes(_run(lane) for lane in range(LANES)),
        sure=_bytes(cards for cards, _ in sure),
        sure_depth=_bytes(depth for _, depth in sure),
        count=_bytes(lane.bit_count() for lane in range(LANES)),
        stop_cards=_bytes(_stop_cards(lane) for lane in range(LANES)),
        safe=_bytes(_safe(lane) for lane in range(LANES)),
    )


def _bytes(values: Iterable[int]) -> "array[int]":
    return array("b", values)


def _words(values: Iterable[int]) -> "array[int]":
    return array("Q", values)


def _below(place: int) -> int:
    return (1 << place) - 1 & _lane_of(place)


def _from_here(place: int) -> int:
    return _lane_of(place) & ~_below(place)


def _lane_of(place: int) -> int:
    """All places of the lane in which *place* is; nothing for those between the lanes."""
    return LANE << (place & 48) if place & 15 < 13 else 0


def _run(lane: int) -> int:
    held = f"{lane:013b}"
    return len(held) - len(held.lstrip("1"))


def _sure(lane: int) -> tuple[int, int]:
    """By Hall's theorem: the most by which, among the top cards, the own outnumber the others."""
    best = depth = mine = 0
    for rank, own in enumerate(f"{lane:013b}", start=1):
        mine += own == "1"
        others = rank - mine
        if own == "1" and mine - others > best:
            best, depth = mine - others, rank
    return best, depth


def _stop_cards(lane: int) -> int:
    mine = 0
    for rank, own in enumerate(f"{lane:013b}", start=1):
        mine += own == "1"
        if mine > rank - mine:
            return mine
    return 0


def _safe(lane: int) -> int:
    """The declarer's j-th lowest card may have fewer than j others below it; if he leads the
    lowest, fewer than j - 1, because only one of the others need go with it."""
    mine = others = 0
    level = 2
    for own in f"{lane:013b}":
        if own == "0":
            others += 1
            continue
        mine += 1
        if others >= mine:
            return 0
        if others > max(mine - 2, 0):
            level = 1
    return level
