"""What an evening shall be, as it is chosen before it begins; what the next one usually is."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from .agreement import Agreement, Until
from .events import Event, Joined, Left, Opened, SeatsDrawn, SeatsTaken
from .players import Player


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """Who sits down, on which terms."""

    players: tuple[Player, ...]
    """Three or four; where seats are taken freely they sit in this order, clockwise."""
    agreement: Agreement
    draws_seats: bool
    """Seats are drawn by suit; else they are taken as the players come."""


def terms_of(events: Iterable[Event]) -> Terms | None:
    """On which terms the evening of *events* began, with those who were at its table in the end;
    what was done in its deals may be left out. None if it does not begin."""
    opened: Opened | None = None
    players: dict[int, Player] = {}
    came = 0
    draws_seats: bool | None = None
    for event in events:
        match event:
            case Opened():
                opened, came = event, len(event.players)
                players = dict(enumerate(event.players))
            case SeatsDrawn() | SeatsTaken() if draws_seats is None:
                draws_seats = isinstance(event, SeatsDrawn)
            case Joined(player):
                players[came] = player
                came += 1
            case Left(number):
                players.pop(number, None)
    if opened is None:
        return None
    return Terms(
        players=tuple(players.values()),
        agreement=opened.agreement,
        draws_seats=draws_seats is not False,
    )


def again(terms: Terms, *, begun_at: datetime, now: datetime) -> Terms:
    """*terms* of an evening that began at *begun_at* for one that begins *now*: one by the clock
    lasts as long."""
    length = terms.agreement.length
    if not isinstance(length, Until):
        return terms
    later = replace(length, time=length.time + (now - begun_at))
    return replace(terms, agreement=replace(terms.agreement, length=later))
