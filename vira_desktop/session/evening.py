"""An evening of Vira: seats, deals, the pulla, and what everybody has won or lost.

    begin(Opened) -> Evening;  apply(evening, event) -> Evening;  resume(events) -> Resumed

One door, as in a deal (`rules/flow.py`): `apply` returns the next state or refuses and changes
nothing. What chance decides is drawn in `lots.py`; an evening on its way is an `EveningSession`."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import assert_never

from ..rules.refusals import IllegalAction
from ..rules.seats import Seat
from ..rules.state import Settled, Settlement
from . import log as logs
from . import match as matches
from . import seating
from .agreement import Agreement, Deals, Length, Rounds
from .events import (
    Acted,
    CutBack,
    DealBegun,
    DealDropped,
    Ended,
    Event,
    Joined,
    Left,
    LengthAgreed,
    Opened,
    SeatsDrawn,
    SeatsTaken,
)
from .log import Entry, GameLog
from .match import Match
from .players import Player
from .progress import Progress
from .refusals import Fault, IllegalEvent
from .settlement import Line, lots_due, settle


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """A deal from when it is dealt until something else happens: paid, it still lies there."""

    begun: DealBegun
    match: Match
    """The table before the deal: who sits where in it."""
    progress: Progress
    """How far the evening had come when it began."""
    log: GameLog

    @property
    def settled(self) -> Settled | None:
        """The paid deal; None while it is played."""
        state = self.log.state
        return state if isinstance(state, Settled) else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """An evening at one moment."""

    players: tuple[Player, ...]
    """All who have come, by number, also those who have left."""
    agreement: Agreement
    seed: str
    seated: Match | None = None
    """Who sits where and has what, before the deal that runs, or before the next one as soon as
    a deal is paid; None until seats are drawn or taken."""
    running: Running | None = None
    """The deal on the table, also when it is paid, until something else happens."""
    progress: Progress = Progress()
    sheet: tuple[Line, ...] = ()
    """The lines of those who have settled: who left, and in the end all."""
    is_over: bool = False
    events: int = 1
    """How many events have led here."""

    @property
    def table(self) -> Match:
        """`seated`, where seats must be there. Raises IllegalEvent before they are drawn."""
        if self.seated is None:
            raise IllegalEvent(Fault.SEATS_MISSING)
        return self.seated

    @property
    def present(self) -> tuple[int, ...]:
        """The numbers of those at the table, in the order in which they came."""
        if self.seated is None:
            return tuple(range(len(self.players)))
        return tuple(sorted(self.seated.numbers))

    @property
    def plays(self) -> bool:
        """True while a deal runs that is not paid."""
        return self.running is not None and self.running.settled is None

    def may_deal(self, now: datetime) -> bool:
        """True if another deal may begin at *now*, UTC."""
        if self.seated is None or self.plays or self.is_over:
            return False
        return not self.progress.is_over(self.agreement.length, now)

    def is_borup(self, now: datetime) -> bool:
        """True if the deal that runs, or else the next one, is the last of the evening as things
        stand at *now*."""
        if self.seated is None or self.is_over:
            return False
        at_table, so_far = self.seated, self.progress
        if self.running is not None and self.plays:
            at_table, so_far = self.running.match, self.running.progress
        else:
            so_far = so_far.begin_deal(self.agreement.length, now)
        return so_far.is_last(
            self.agreement.length,
            now=now,
            forehand=at_table.number_at(Seat.FOREHAND),
            present=at_table.numbers,
        )


@dataclass(frozen=True, slots=True)
class Resumed:
    """A stored evening, read as far as it is sound."""

    evening: Evening
    problem: Exception | None = None
    """What stopped the reading: IllegalEvent, IllegalAction or ValueError; None if all is sound.
    Before the evening goes on, `CutBack(evening.events)` must be stored."""


def begin(opened: Opened) -> Evening:
    """The evening that *opened* opens. Raises IllegalEvent."""
    if len(opened.players) not in (3, 4):
        raise IllegalEvent(Fault.WRONG_NUMBER_OF_PLAYERS)
    _check_colours(opened.players)
    _check_length(opened.agreement.length)
    if not opened.agreement.bowl.can_pay:
        raise IllegalEvent(Fault.POOR_BOWL)
    return Evening(players=opened.players, agreement=opened.agreement, seed=opened.seed)


def apply(evening: Evening, event: Event) -> Evening:
    """The evening after *event*. Raises IllegalEvent, or IllegalAction where the rules refuse an
    action of the deal, and leaves *evening* as it was."""
    if evening.is_over and not isinstance(event, CutBack):
        raise IllegalEvent(Fault.EVENING_IS_OVER)
    after = _after(evening, event)
    return after if isinstance(event, CutBack) else replace(after, events=evening.events + 1)


def paid(evening: Evening, settlement: Settlement) -> Evening:
    """*evening* after the deal that runs is paid by *settlement* and cleared away, without regard
    to what has been played in it. Raises IllegalEvent if no deal runs."""
    if evening.running is None:
        raise IllegalEvent(Fault.NO_DEAL_RUNS)
    table, progress = evening.running.match, evening.running.progress
    forehand = table.number_at(Seat.FOREHAND)
    return replace(
        evening,
        running=None,
        seated=table.paid(settlement),
        progress=progress.end_deal(forehand, table.numbers),
    )


def effective(events: Iterable[Event | None]) -> list[Event | None]:
    """The events that count: without those that a `CutBack` took away, and without itself. None
    stands for one that cannot be read."""
    counting: list[Event | None] = []
    for event in events:
        if isinstance(event, CutBack):
            del counting[event.keep :]
        else:
            counting.append(event)
    return counting


def next_of(evening: Evening | None, event: Event | None) -> Evening:
    """*evening* after one stored event; None before the first, and for an event that cannot be
    read. Raises as `apply` does."""
    if event is None:
        raise IllegalEvent(Fault.UNREADABLE)
    if evening is not None:
        return apply(evening, event)
    if not isinstance(event, Opened):
        raise IllegalEvent(Fault.NOT_OPENED)
    return begin(event)


def resume(events: Iterable[Event | None]) -> Resumed:
    """The evening that the stored *events* lead to, up to the last sound one; None stands for one
    that cannot be read. Raises IllegalEvent if not even the first is sound."""
    opened, *others = effective(events) or [None]
    evening = next_of(None, opened)
    for event in others:
        try:
            evening = next_of(evening, event)
        except (IllegalEvent, IllegalAction, ValueError) as problem:
            return Resumed(evening, problem)
    return Resumed(evening)


def _after(evening: Evening, event: Event) -> Evening:
    match event:
        case Opened():
            raise IllegalEvent(Fault.ALREADY_OPENED)
        case SeatsDrawn():
            return _seated(_between(evening), *seating.seats_drawn(evening.present, event))
        case SeatsTaken():
            return _seated(_between(evening), *seating.seats_taken(evening.present, event))
        case DealBegun():
            return _deal_begun(_between(evening), event)
        case Acted():
            return _acted(evening, event.entry)
        case DealDropped():
            return _dropped(evening)
        case LengthAgreed(length):
            return _length_agreed(evening, length)
        case Joined(player):
            return _joined(_between(evening), player)
        case Left(number):
            return _left(_between(evening), number)
        case Ended():
            return _ended(_between(evening), event)
        case CutBack(keep):
            if keep != evening.events:
                raise IllegalEvent(Fault.WRONG_CUT)
            return evening
        case _ as unknown:
            assert_never(unknown)


def _between(evening: Evening) -> Evening:
    """*evening* with the paid deal cleared away. Raises IllegalEvent while one is played."""
    if evening.plays:
        raise IllegalEvent(Fault.DEAL_RUNS)
    return replace(evening, running=None)


def _seated(evening: Evening, seats: tuple[int, ...], forehand: int) -> Evening:
    """Everybody at his chair; the first time, everybody antes."""
    table = evening.seated
    if table is None:
        table = matches.begin(evening.players, dealer=0, rules=evening.agreement.rules)
    return replace(evening, seated=seating.moved(table, seats, forehand=forehand))


def _deal_begun(evening: Evening, event: DealBegun) -> Evening:
    table, deal, length = evening.table, event.deal, evening.agreement.length
    if evening.progress.is_over(length, event.at):
        raise IllegalEvent(Fault.TIME_IS_UP)
    fits = event.number == table.deal_number and deal.rules == table.rules
    if not fits or (deal.players, deal.pulla) != (len(table.players), table.pulla):
        raise IllegalEvent(Fault.WRONG_DEAL)
    progress = evening.progress.begin_deal(length, event.at)
    running = Running(begun=event, match=table, progress=progress, log=logs.begin(deal))
    return replace(evening, running=running, progress=progress)


def _acted(evening: Evening, entry: Entry) -> Evening:
    if evening.running is None:
        raise IllegalEvent(Fault.NO_DEAL_RUNS)
    running = replace(evening.running, log=evening.running.log.after(entry))
    if running.settled is None:
        # Perhaps by taking back what had ended the deal, which is then not paid.
        return replace(evening, running=running, seated=running.match, progress=running.progress)
    return replace(paid(evening, running.settled.settlement), running=running)


def _dropped(evening: Evening) -> Evening:
    if not evening.plays:
        raise IllegalEvent(Fault.NO_DEAL_RUNS)
    return replace(evening, running=None)


def _length_agreed(evening: Evening, length: Length) -> Evening:
    _check_length(length)
    running = evening.running
    if running is not None:
        running = replace(running, progress=running.progress.with_length())
    return replace(
        evening,
        agreement=replace(evening.agreement, length=length),
        progress=evening.progress.with_length(),
        running=running,
    )


def _joined(evening: Evening, player: Player) -> Evening:
    table = evening.table
    if len(table.players) == 4:
        raise IllegalEvent(Fault.TABLE_IS_FULL)
    _check_colours((*table.players, player))
    joined = seating.with_fourth(table, player, number=len(evening.players))
    return replace(evening, players=(*evening.players, player), seated=joined)


def _left(evening: Evening, number: int) -> Evening:
    table = evening.table
    if number not in table.numbers:
        raise IllegalEvent(Fault.NOT_AT_THE_TABLE)
    if len(table.players) == 3:
        raise IllegalEvent(Fault.TOO_FEW_LEFT)
    left, line = seating.without(table, number)
    progress = evening.progress.with_players(left.numbers)
    return replace(evening, seated=left, progress=progress, sheet=(*evening.sheet, line))


def _ended(evening: Evening, event: Ended) -> Evening:
    if evening.seated is None:  # nobody has anted yet: there is nothing to settle
        return replace(evening, is_over=True)
    table = evening.seated
    if event.left is not None and (event.left not in table.numbers or len(table.numbers) == 4):
        raise IllegalEvent(Fault.NOT_AT_THE_TABLE)
    count, among = lots_due(table)
    winners = set(event.lots)
    if len(event.lots) != count or len(winners) != count or not winners.issubset(among):
        raise IllegalEvent(Fault.WRONG_LOTS)
    lines = sorted(settle(table, event.lots), key=lambda line: line.number)
    return replace(evening, is_over=True, sheet=(*evening.sheet, *lines))


def _check_colours(players: tuple[Player, ...]) -> None:
    colours = [player.colour for player in players if player.colour is not None]
    if len(set(colours)) != len(colours):
        raise IllegalEvent(Fault.SAME_COLOUR)


def _check_length(length: Length) -> None:
    if isinstance(length, Deals | Rounds) and length.count < 1:
        raise IllegalEvent(Fault.WRONG_LENGTH)
