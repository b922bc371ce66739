"""What a finished deal came to for everybody at the table: the rows of which history and statistics
are made. They can always be computed again from the log."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from fractions import Fraction

from ..rules.games import Result
from ..rules.phases.payment import share_of_pulla, worth
from ..rules.refusals import IllegalAction
from ..rules.seats import Seat
from . import evening as evenings
from .evening import Evening, Running
from .events import Event
from .players import Player
from .refusals import IllegalEvent

SITTING_OUT = "S"


class Role(Enum):
    """What somebody was in a deal."""

    DECLARER = "declarer"
    OPPONENT = "opponent"
    SITTING_OUT = "sitting-out"
    PASSED = "passed"
    """One of three who all passed (house rule of ruling 8)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One player's part in a deal."""

    number: int
    """His number in the evening."""
    player: Player
    seat: str
    """F, M or R as in a record; S for the one who sits out."""
    role: Role
    bids: tuple[str, ...]
    """Keys of the games that he bid, in order; a bid without a level counts as its floor."""
    pins: int
    """What the deal changed on his account, antes included; a bet counts eight."""
    thirds: int
    """Its worth (ruling 37) in thirds of a pin, which is always a whole number."""

    @property
    def worth(self) -> Fraction:
        """What the deal was worth to him, in pins (ruling 37)."""
        return Fraction(self.thirds, 3)


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedDeal:
    """A deal that is paid."""

    number: int
    """Its number in the evening, from 1."""
    at: datetime
    """When it was dealt, UTC."""
    game: str | None
    """Key of the game that was played or laid; None if all passed."""
    result: Result | None
    laid: bool
    repurchased: bool
    parts: tuple[Part, ...]
    """By chair."""


def finished_deal(running: Running) -> FinishedDeal:
    """What the paid deal *running* came to. Raises ValueError while it is played."""
    settled = running.settled
    if settled is None:
        raise ValueError("the deal is not paid")
    table, contract = running.match, settled.contract
    paid, worths = table.after(settled), worth(settled)
    seats = {table.chair_of(seat): seat for seat in Seat}
    parts: list[Part] = []
    for chair, player in enumerate(table.players):
        seat = seats.get(chair)
        calls = settled.table.auction if seat else ()
        value = worths[seat] if seat else share_of_pulla(settled)
        parts.append(
            Part(
                number=table.numbers[chair],
                player=player,
                seat=seat.value if seat else SITTING_OUT,
                role=_role(seat, contract.declarer if contract else None),
                bids=tuple(c.offer.game.key for c in calls if c.seat is seat and c.offer),
                pins=paid.accounts[chair] - table.accounts[chair],
                thirds=int(3 * value),
            )
        )
    return FinishedDeal(
        number=running.begun.number,
        at=running.begun.at,
        game=contract.named_game.key if contract else None,
        result=settled.settlement.result,
        laid=settled.laid,
        repurchased=contract is not None and contract.repurchased,
        parts=tuple(parts),
    )


def finished_deals(events: Iterable[Event | None]) -> Iterator[FinishedDeal]:
    """The finished deals of the evening whose stored *events* these are, as far as they are sound.
    A deal that lies there paid is among them: it counts, though it may still be taken back."""
    last: Running | None = None
    for evening in _course(events):
        running = evening.running
        if last is not None and (running is None or running.begun is not last.begun):
            if last.settled is not None:
                yield finished_deal(last)
        last = running
    if last is not None and last.settled is not None:
        yield finished_deal(last)


def _course(events: Iterable[Event | None]) -> Iterator[Evening]:
    """The evening after each of its sound events."""
    evening: Evening | None = None
    for event in evenings.effective(events):
        try:
            evening = evenings.next_of(evening, event)
        except (IllegalEvent, IllegalAction, ValueError):
            return
        yield evening


def _role(seat: Seat | None, declarer: Seat | None) -> Role:
    if seat is None:
        return Role.SITTING_OUT
    if declarer is None:
        return Role.PASSED
    return Role.DECLARER if seat is declarer else Role.OPPONENT
