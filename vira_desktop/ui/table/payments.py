"""The way of bets and pins: onto the lid, at the next deal slipped into the pulla, out of it, and
from seat to seat."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from ...rules.seats import SEATS, BySeat, Seat
from ...rules.state import Settlement
from ...session.players import TokenColour
from ...session.token_table import Move, Occasion, Place, Spot
from ...session.tokens import Kind
from ..theme import token_colour
from .bowls import pieces_in
from .model import EveningSigns
from .pieces import Piece, tin_and_lid
from .scene_look import Look
from .stock_pictures import paint_bet, paint_piece, paint_pin, tin_area
from .travel import APART, STEP, Journey, Loose, Moment

MOST = 5
"""Pieces that travel from one place to another, at most; how many it were is told in figures."""

_AFTERWARDS = (Occasion.PINS, Occasion.CHANGE)
"""What is moved when the bets lie on the lid."""


def antes(now: Moment) -> tuple[Journey, ...]:
    """At a new table everybody puts a bet into the pulla (ruling 29)."""
    return tuple(_into_pulla(now, BySeat(1, 1, 1)))


def payments(now: Moment, *, begins: float = 0.0) -> tuple[Journey, ...]:
    """What the deal pays, once it is settled; it begins when a last trick is gathered."""
    settled, evening = now.model.view.settled, now.model.evening
    if settled is None:
        return ()
    if evening is None:
        ways: Iterable[Journey] = _amounts(now, settled.settlement)
    else:
        moves = (move for move in evening.tokens.moves if move.occasion is not Occasion.SLIP)
        ways = _moves(now, evening, moves)
    return tuple(replace(way, begins=begins + way.begins) for way in ways)


def slips(paid: Moment, now: Moment) -> tuple[Journey, ...]:
    """What a *paid* deal left on the lid is slipped in when the next one is dealt, by another
    player ("Pins, rounds and the pulla")."""
    evening = paid.model.evening
    if evening is None or now.model.deal_number != paid.model.deal_number + 1:
        return ()
    moves = (move for move in evening.tokens.moves if move.occasion is Occasion.SLIP)
    return tuple(_moves(now, evening, moves))


def _moves(now: Moment, evening: EveningSigns, moves: Iterable[Move]) -> Iterator[Journey]:
    """The tokens of *moves*, each in its owner's colour, from where it lay."""
    text = now.layout.text
    for move in moves:
        start, end = (_place(now, evening, place) for place in (move.source, move.target))
        if start is None or end is None:
            continue
        first = STEP if move.occasion in _AFTERWARDS else 0.0
        for n, piece in enumerate(pieces_in(move.heap, evening.players)[:MOST]):
            yield Journey(
                thing=Loose(paint=_piece(piece, text)),
                start=_on(start, text),
                end=_on(end, text),
                begins=first + n * APART,
                fades=move.target.spot is not Spot.LID,
            )


def _place(now: Moment, evening: EveningSigns, place: Place) -> QRectF | None:
    """Where tokens lie; None for what is not on the table."""
    pulla = now.area("pulla")
    if place.number is None:
        if pulla is None or place.spot is Spot.TIN:
            return None
        return _places(pulla)[1 if place.spot is Spot.LID else 0]
    seat = next((seat for seat in SEATS if evening.match.number_at(seat) == place.number), None)
    if seat is None:
        return None
    return now.area(f"bowl {now.model.position_of(seat).value}") or now.plate(seat)


def _amounts(now: Moment, paid: Settlement) -> tuple[Journey, ...]:
    """Where no evening says which tokens they are: as many as are paid."""
    put_in = BySeat(*(paid.antes + max(0, -paid.pulla[seat]) for seat in SEATS))
    lifted = BySeat(*(max(0, paid.pulla[seat]) for seat in SEATS))
    return (*_into_pulla(now, put_in), *_out_of_pulla(now, lifted), *_pins(now, paid.pins))


def _into_pulla(now: Moment, bets: BySeat[int]) -> Iterator[Journey]:
    """A bet is laid on the upturned lid, and then slipped down into the tin."""
    pulla = now.area("pulla")
    if pulla is None:
        return
    tin, lid = _places(pulla)
    text = now.layout.text
    for seat in SEATS:
        for n in range(min(MOST, bets[seat])):
            begins, paint = n * APART, _bet(now, seat)
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
                thing=Loose(paint=_bet(now, seat)),
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


def _bet(now: Moment, seat: Seat) -> Callable[[Look], QPixmap]:
    """A bet of the player at *seat*."""
    text, evening = now.layout.text, now.model.evening
    if evening is None:
        return lambda look: paint_bet(look, text)
    colour = evening.players[evening.match.number_at(seat)].colour or TokenColour.WHITE
    return _piece(Piece(Kind.BET, token_colour(colour)), text)


def _piece(piece: Piece, text: int) -> Callable[[Look], QPixmap]:
    return lambda look: paint_piece(look, piece, text)
