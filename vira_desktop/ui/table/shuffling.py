"""The other pack: shuffled beside the table while this one is dealt, then laid upside down."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from .stock_pictures import corner_card
from .travel import STEP, Journey, Loose, Moment

SHOWN = 10
"""Cards that stand for the pack, half of them in each hand of who shuffles."""
ROUNDS = 2
"""How often the pack is parted and falls together; it is done when the cards are dealt."""
PARTED = 0.62
"""How far apart the halves are held, of the width of a card."""
ONE_BY_ONE = 0.012
"""Seconds between one card and the next."""


def shuffling(now: Moment) -> tuple[Journey, ...]:
    """The pack of the deal before, parted in two and let fall together, again and again."""
    place = now.area("pack")
    if place is None:
        return ()
    return tuple(way for n in range(SHOWN) for way in _ways(now, place, n))


def shuffle_seconds() -> float:
    """How long it takes at the usual speed."""
    return 2 * ROUNDS * STEP + (SHOWN - 1) * ONE_BY_ONE


def _ways(now: Moment, place: QRectF, n: int) -> Iterator[Journey]:
    """The ways of one card: every other one is held in the left hand."""
    width, pack = corner_card(place.size()), now.model.deal_number + 1
    lying = place.topLeft() + QPointF(0.4 * n, 4 - 0.4 * n)
    held = lying + QPointF(PARTED * width * (n % 2), 0.1 * width * (n % 2))
    stops = (lying, *(ROUNDS * (held, lying)))
    for leg, (start, end) in enumerate(pairwise(stops)):
        yield Journey(
            thing=Loose(
                paint=lambda look: look.deck.back(pack, width, ratio=look.ratio),
                stays=leg == len(stops) - 2,
            ),
            start=start,
            end=end,
            # A card waits nowhere: where one way ends the next begins.
            begins=leg * STEP + n * ONE_BY_ONE,
        )
