"""The way of bets and pins: onto the lid and slipped into the pulla, out of it, and from seat to
seat."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from ...rules.seats import SEATS, BySeat, Seat
from .pieces import tin_and_lid
from .scene_look import Look
from .stock_pictures import paint_bet, paint_pin, tin_area
from .travel import APART, STEP, Journey, Loose, Moment

MOST = 5
"""Pieces that travel from one place to another, at most; how many it were is told in figures."""


def antes(now: Moment) -> tuple[Journey, ...]:
    """At a new table everybody puts a bet into the pulla (ruling 29)."""
    return tuple(_into_pulla(now, BySeat(1, 1, 1)))


def payments(now: Moment, *, begins: float = 0.0) -> tuple[Journey, ...]:
    """What the deal pays, once it is settled; it begins when a last trick is gathered."""
    settled = now.model.view.settled
    if settled is None:
        return ()
    paid = settled.settlement
    put_in = BySeat(*(paid.antes + max(0, -paid.pulla[seat]) for seat in SEATS))
    lifted = BySeat(*(max(0, paid.pulla[seat]) for seat in SEATS))
    ways = (*_into_pulla(now, put_in), *_out_of_pulla(now, lifted), *_pins(now, paid.pins))
    return tuple(replace(way, begins=begins + way.begins) for way in ways)


def _into_pulla(now: Moment, bets: BySeat[int]) -> Iterator[Journey]:
    """A bet is laid on the upturned lid, and then slipped down into the tin."""
    pulla = now.area("pulla")
    if pulla is None:
        return
    tin, lid = _places(pulla)
    text = now.layout.text
    for seat in SEATS:
        for n in range(min(MOST, bets[seat])):
            begins, paint = n * APART, _bet(text)
            start, there = _on(now.plate(seat), text), _on(lid, text)
            yield Journey(thing=Loose(paint=paint), start=start, end=there, begins=begins)
            yield Journey(
                thing=Loose(paint=paint),
                start=there,
                end=_on(tin, text),
                begins=begins + STEP,
                fades=True,
            )


def _out_of_pulla(now: Moment, bets: BySeat[int]) -> Iterator[Journey]:
    pulla = now.area("pulla")
    if pulla is None:
        return
    tin, _lid = _places(pulla)
    text = now.layout.text
    for seat in SEATS:
        for n in range(min(MOST, bets[seat])):
            yield Journey(
                thing=Loose(paint=_bet(text)),
                start=_on(tin, text),
                end=_on(now.plate(seat), text),
                begins=n * APART,
                fades=True,
            )


def _pins(now: Moment, pins: BySeat[int]) -> Iterator[Journey]:
    """From everybody who loses pins to everybody who wins some, beside the plates."""
    text = now.layout.text
    for loser in _seats(pins, lambda count: count < 0):
        for winner in _seats(pins, lambda count: count > 0):
            count = min(MOST, -pins[loser], pins[winner])
            for n in range(count):
                yield Journey(
                    thing=Loose(paint=lambda look: paint_pin(look, text)),
                    start=_on(now.plate(loser), text),
                    end=_on(now.plate(winner), text),
                    begins=STEP + n * APART,
                    fades=True,
                )


def _seats(pins: BySeat[int], wanted: Callable[[int], bool]) -> list[Seat]:
    return [seat for seat in SEATS if wanted(pins[seat])]


def _places(pulla: QRectF) -> tuple[QRectF, QRectF]:
    """The tin and its lid on the table."""
    return tin_and_lid(tin_area(pulla.size()).translated(pulla.topLeft()))


def _on(area: QRectF, text: int) -> QPointF:
    """The corner of a piece in the middle of *area*."""
    return area.center() - QPointF(text / 2, text / 2)


def _bet(text: int) -> Callable[[Look], QPixmap]:
    return lambda look: paint_bet(look, text)
