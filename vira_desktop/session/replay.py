"""Stepping back and forth through the log of a deal, from any seat: nothing here changes a deal,
a score or a statistic (field test W19).

    Playback(log) -> .forward() .back() .to(at) .to_next_mark() ...; .state, .view(seat), .story"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from ..rules.actions import Action, Buy, Keep, SetAside, TakeStock
from ..rules.cards import CardSet
from ..rules.seats import SEATS, BySeat, Seat
from ..rules.state import (
    Bidding,
    Buying,
    Offer,
    Playing,
    Settled,
    State,
    Trick,
    table_of,
)
from ..rules.view import SeatView, view_for
from .log import GameLog


class Section(Enum):
    """The sections of a deal to which a replay may jump."""

    BIDDING = "bidding"
    BUYING = "buying"
    TRICK = "trick"
    PAYMENT = "payment"


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a section of the deal begins."""

    section: Section
    at: int
    """So many actions have been done before it."""
    trick: int | None = None
    """The number of the trick, from 1; None for the other sections."""


@dataclass(frozen=True, slots=True)
class Told:
    """One action as a story tells it: what was done, and what it meant where it was done."""

    at: int
    """So many actions have been done after it."""
    before: State
    action: Action
    after: State

    @property
    def seat(self) -> Seat:
        """Who acted."""
        return self.action.seat

    @property
    def standing(self) -> Offer | None:
        """The bid that a call of the auction had to beat; None outside it and for the first."""
        return self.before.standing if isinstance(self.before, Bidding) else None

    @property
    def drawn(self) -> CardSet:
        """The cards that the seat took from the stock."""
        return table_of(self.after).hands[self.seat] - table_of(self.before).hands[self.seat]

    @property
    def finished(self) -> Trick | None:
        """The trick that this action finished."""
        if not isinstance(self.after, Playing | Settled) or not isinstance(self.before, Playing):
            return None
        is_new = len(self.after.tricks) > len(self.before.tricks)
        return self.after.tricks[-1] if is_new else None

    def is_open_to(self, viewer: Seat) -> bool:
        """True if *viewer* knew the cards with which this was done: what somebody takes, keeps or
        sets aside is his alone."""
        return self.seat is viewer or not isinstance(self.action, Buy | Keep | SetAside | TakeStock)


@dataclass(frozen=True, slots=True)
class Playback:
    """A log, finished or not, with a place in it."""

    log: GameLog
    at: int = 0
    """So many actions have been done; `to` keeps it within the log."""

    @property
    def length(self) -> int:
        """How many actions there are."""
        return len(self.log.actions)

    @property
    def state(self) -> State:
        """The table at this place."""
        return self.log.state_after(self.at)

    @property
    def told(self) -> Told | None:
        """The action that led here; None at the start."""
        return _told(self.log, self.at) if self.at else None

    @property
    def story(self) -> tuple[Told, ...]:
        """All actions in order, also those after this place."""
        return tuple(_told(self.log, at) for at in range(1, self.length + 1))

    @property
    def is_at_end(self) -> bool:
        """True if nothing follows."""
        return self.at == self.length

    @property
    def is_finished(self) -> bool:
        """True if the deal was played to its payment."""
        return isinstance(self.log.state, Settled)

    def view(self, seat: Seat) -> SeatView:
        """What *seat* knew at this place. It is looked at and not played: nothing is legal, and
        nobody is asked."""
        return replace(view_for(self.state, seat), legal=(), to_act=None)

    @property
    def hands(self) -> BySeat[CardSet]:
        """All hands at this place; those of a paid deal as its play left them."""
        return table_of(self.state).hands

    def seats_to_look_from(self, own: Seat | None) -> tuple[Seat, ...]:
        """From which seats this may be looked at by who sat at *own*, None for one who did not
        play: from all once the deal is over, until then from his own alone."""
        if self.is_finished:
            return SEATS
        return () if own is None else (own,)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Where the sections of the deal begin, in order; one that is skipped has none."""
        marks: list[Mark] = []
        for at in range(self.length + 1):
            mark = _mark(self.log.state_after(at), at)
            if mark and (
                not marks or (mark.section, mark.trick) != (marks[-1].section, marks[-1].trick)
            ):
                marks.append(mark)
        return tuple(marks)

    @property
    def mark(self) -> Mark:
        """The section in which this place lies."""
        return self._last_mark(lambda mark: mark.at <= self.at) or self.marks[0]

    def to(self, at: int) -> "Playback":
        """The place after *at* actions, or the nearest that there is."""
        return Playback(self.log, min(max(at, 0), self.length))

    def forward(self) -> "Playback":
        """One action on."""
        return self.to(self.at + 1)

    def back(self) -> "Playback":
        """One action back."""
        return self.to(self.at - 1)

    def to_next_mark(self) -> "Playback":
        """Where the next section begins, or else the end."""
        later = (mark.at for mark in self.marks if mark.at > self.at)
        return self.to(next(later, self.length))

    def to_previous_mark(self) -> "Playback":
        """Where this section began, or the one before it if this is where it begins."""
        mark = self._last_mark(lambda mark: mark.at < self.at)
        return self.to(mark.at if mark else 0)

    def _last_mark(self, fits: Callable[[Mark], bool]) -> Mark | None:
        return next((mark for mark in reversed(self.marks) if fits(mark)), None)


def _told(log: GameLog, at: int) -> Told:
    return Told(at, log.state_after(at - 1), log.actions[at - 1], log.state_after(at))


def _mark(state: State, at: int) -> Mark | None:
    """The section that *state* belongs to, if it began there at the latest."""
    match state:
        case Bidding():
            return Mark(Section.BIDDING, at)
        case Buying():
            return Mark(Section.BUYING, at)
        case Playing(tricks=tricks):
            return Mark(Section.TRICK, at, len(tricks) + 1)
        case Settled():
            return Mark(Section.PAYMENT, at)
