"""How the cards are dealt: packet after packet from the dealer to everybody, and the stock."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from ...rules.cards import Card
from ...rules.seats import SEATS, Seat
from .seat_notes import fan
from .travel import IN_HAND, STEP, Journey, Moment, back, centred

PACKET_APART = 0.085
PACKETS = (4, 3, 3, 3)
"""How the cards are dealt; the stock is left when all have theirs."""
DEALT = ("backs left", "backs right", "pile")
"""Pictures of cards that are not there before they are dealt."""


def dealing(now: Moment, *, apart: float = PACKET_APART) -> tuple[Journey, ...]:
    """All 52 cards from the dealer, the rear-hand, packet after packet, forehand first."""
    source = now.plate(Seat.REARHAND)
    places = {seat: list(_dealt(now, seat)) for seat in SEATS}
    found: list[Journey] = []
    packet = 0
    for count in PACKETS:
        for seat in SEATS:
            for place, width, card in (places[seat].pop(0) for _ in range(count)):
                found.append(back(now, source, place, width, begins=packet * apart, card=card))
            packet += 1
    pile = now.pile()
    width = int(min(pile.width(), now.layout.card_width))
    for _ in range(now.model.view.stock_left):
        place = pile.topLeft()
        found.append(back(now, source, place, width, begins=packet * apart))
    return tuple(found)


def deal_seconds() -> float:
    """How long the dealing takes at the usual speed."""
    return len(PACKETS) * len(SEATS) * PACKET_APART + STEP


def _dealt(now: Moment, seat: Seat) -> Iterator[tuple[QPointF, int, Card | None]]:
    """Where the cards of *seat* come to lie, and how wide they are."""
    if seat is now.model.view.seat and not now.model.onlooks:
        for spot in now.plan.hand:
            yield spot.area.topLeft(), now.layout.card_width, spot.shown.card
        return
    count = now.model.view.card_counts[seat]
    backs = now.area(f"backs {now.model.position_of(seat).value}")
    if backs is None:
        width = int(IN_HAND * now.layout.card_width)
        for _ in range(count):
            yield centred(now.plate(seat), width), width, None
        return
    width, step = fan(count, backs.size())
    for n in range(count):
        yield backs.topLeft() + QPointF(round(n * step), 0), width, None
