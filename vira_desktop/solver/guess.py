"""About how many tricks the declarer will take: where the search for the number begins. A bad guess
costs time, no more. The factors are fitted to some hundred random deals; nine in ten high games are
guessed to within one trick, six in ten low ones."""

from .position import TRUMP, Packed

SIDE_HONOURS = (1.3, 0.55, 0.27)
TRUMP_HONOURS = (1.7, 1.3, 0.7, 0.5)
TRUMP_CARD = 0.64
TRUMP_LOSS = 2.8
HONOURS = (1.7, 0.9, 0.4)
LEAD = 0.8
LOSS = 1.9
LOW_START = 1.3
LOWER_CARD = 0.136
"""For each card of the opponents below one of the declarer's."""


def likely_tricks(packed: Packed, tricks: int, *, low: bool) -> int:
    """A guess from 0 to *tricks*."""
    guess = _low(packed, tricks) if low else _high(packed, tricks)
    return max(0, min(tricks, round(guess)))


def _high(packed: Packed, tricks: int) -> float:
    lanes = [_lane(packed.words[0], number) for number in range(4)]
    if packed.trump == TRUMP:
        trumps = lanes.pop()
        guess = _honours(trumps, TRUMP_HONOURS) + TRUMP_CARD * trumps.count("1")
        guess += sum(_honours(lane, SIDE_HONOURS) for lane in lanes)
        return guess - TRUMP_LOSS * tricks / 13
    guess = sum(_honours(lane, HONOURS) for lane in lanes)
    return guess + LEAD * (packed.leader == 0) - LOSS * tricks / 13


def _low(packed: Packed, tricks: int) -> float:
    """The lowest card of a suit is the first of its lane."""
    own, *others = packed.words
    below = 0
    for number in range(4):
        lower = 0
        pairs = zip(_lane(own, number), _lane(others[0] | others[1], number), strict=True)
        for mine, theirs in pairs:
            lower += theirs == "1"
            below += lower * (mine == "1")
    return LOW_START * tricks / 13 + LOWER_CARD * below


def _lane(word: int, number: int) -> str:
    """The thirteen cards of a lane, best first, as ones and noughts."""
    return f"{word >> 16 * number & 0x1FFF:013b}"


def _honours(lane: str, worth: tuple[float, ...]) -> float:
    return sum(value for held, value in zip(lane, worth, strict=False) if held == "1")
