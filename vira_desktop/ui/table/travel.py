"""Moments of the table and what travels between them: the values, and the measures of time."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from ...rules.cards import Card
from ...rules.seats import Seat
from .geometry import Layout, height_of
from .model import TableModel
from .plan_draft import Plan
from .scene_look import Look

STEP = 0.3
"""Seconds of one way at the usual speed."""
APART = 0.045
"""Seconds between things that follow one another."""
IN_HAND = 0.6
"""The size of a card that leaves a neighbour's hand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What the table showed, and where."""

    model: TableModel
    plan: Plan
    layout: Layout

    def area(self, key: str) -> QRectF | None:
        """Where the thing that is spoken of as *key* lies; None if it does not."""
        return next((thing.area for thing in self.plan.spoken if thing.key == key), None)

    def plate(self, seat: Seat) -> QRectF:
        """The plate of *seat*."""
        return self.layout.plates[self.model.position_of(seat)]

    def hidden_cards(self, seat: Seat) -> QRectF:
        """The backs of a neighbour's cards, or its plate where there is no room for them."""
        backs = self.area(f"backs {self.model.position_of(seat).value}")
        return backs or self.plate(seat)

    def pile(self) -> QRectF:
        """The stock in the middle, or where it would lie."""
        return self.area("pile") or self.layout.middle


@dataclass(frozen=True, slots=True, kw_only=True)
class Loose:
    """Something that is on the table only while it travels."""

    paint: Callable[[Look], QPixmap]
    uncovers: Card | None = None
    """The card that is seen in its stead when it has arrived."""
    stays: bool = False
    """It is seen where it has arrived, until everything has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Journey:
    """One thing and its way; a card of the plan ends where the plan has it."""

    thing: Card | Loose
    start: QPointF
    end: QPointF
    begins: float = 0.0
    start_scale: float = 1.0
    end_scale: float = 1.0
    fades: bool = False
    is_above: bool = True
    """It travels over what lies there; else between its neighbours, as in a hand."""


def centred(area: QRectF, width: float) -> QPointF:
    """The corner of a card *width* wide in the middle of *area*."""
    return area.center() - QPointF(width / 2, height_of(width) / 2)


def back(
    now: Moment,
    source: QRectF,
    place: QPointF,
    width: int,
    *,
    begins: float,
    card: Card | None = None,
    fades: bool = False,
) -> Journey:
    """A card face down from the middle of *source* to *place*; *card* is then turned up."""
    pack = now.model.deal_number
    return Journey(
        thing=Loose(
            paint=lambda look: look.deck.back(pack, width, ratio=look.ratio),
            uncovers=card,
            stays=card is None,
        ),
        start=centred(source, width),
        end=place,
        begins=begins,
        fades=fades,
    )
