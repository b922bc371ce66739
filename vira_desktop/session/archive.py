"""What has been played, as a list of evenings and deals that can be searched, and each deal as it
was: what the page of the history is given. Nothing here is ever changed by looking at it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from ..rules.games import Result
from ..rules.record import Record
from ..rules.seats import Seat
from .evening import Evening
from .log import GameLog
from .match import Match
from .results import FinishedDeal, Part, Role
from .statistics import Statistics


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningRow:
    """An evening in the list."""

    id: int
    """Names it in the archive."""
    begun_at: datetime
    """UTC."""
    players: tuple[str, ...]
    """The names of all who came, in that order."""
    deals: int
    """Deals that were played to their payment."""
    own: int | None
    """What the person whose archive it is has won or lost in these deals, in pins, a bet counted
    as eight; None if no person of his was there."""
    is_over: bool


@dataclass(frozen=True, slots=True)
class DealKey:
    """Names a deal in the archive."""

    evening: int
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRow:
    """A paid deal in the list."""

    evening: int
    """The evening's id in the archive."""
    deal: FinishedDeal
    own: int | None
    """The number in the evening of the person whose archive it is; None if he was not there."""

    @property
    def key(self) -> DealKey:
        """What names the deal."""
        return DealKey(self.evening, self.deal.number)

    @property
    def own_part(self) -> Part | None:
        """What that person was in the deal and what it brought him."""
        return next((part for part in self.deal.parts if part.number == self.own), None)

    @property
    def declarer(self) -> Part | None:
        """The declarer's part; None after three passes."""
        return next((part for part in self.deal.parts if part.role is Role.DECLARER), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """Which deals are asked for: those to which everything that is named applies."""

    evening: int | None = None
    game: str | None = None
    result: Result | None = None
    player: str = ""
    """Part of the name of somebody at the table, in small or capital letters."""


EVERYTHING = Wanted()


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchivedDeal:
    """A deal as it was played."""

    key: DealKey
    at: datetime
    seed: str
    match: Match
    """The table before it: who sat where, and what each had."""
    log: GameLog
    own: Seat | None
    """Where the person whose archive it is sat; None if he sat out or was not there."""


def record_of(deal: ArchivedDeal) -> Record:
    """*deal* as a record; who has no name is not named."""
    match = deal.match
    names = {seat.value: name for seat, name in match.names.items() if name}
    if match.sitting_out is not None and match.players[match.sitting_out].name:
        names["S"] = match.players[match.sitting_out].name
    return Record(
        deal=deal.log.deal,
        actions=deal.log.actions,
        date=deal.at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        seed=deal.seed,
        names=names or None,
    )


class Archive(Protocol):
    """Finds what was played. Every method may take its time and is called in a thread of the
    background; it raises StorageProblem where the world is at fault."""

    def evenings(self) -> Sequence[EveningRow]:
        """All evenings in which a deal was paid, the newest first."""
        ...

    def count(self, wanted: Wanted) -> int:
        """How many deals are wanted."""
        ...

    def deals(self, wanted: Wanted, *, start: int, count: int) -> Sequence[DealRow]:
        """At most *count* of the deals that are wanted, the newest first, without the first
        *start* of them."""
        ...

    def deal(self, key: DealKey) -> ArchivedDeal | None:
        """The deal that *key* names; None if it cannot be read any more."""
        ...

    def settled(self, evening: int) -> Evening | None:
        """The evening with this id as it was settled; None if it was not, or cannot be read any
        more."""
        ...


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who has a profile, as long as results are kept of him."""

    profile: str
    name: str


class Results(Protocol):
    """Adds up what was played; called and failing as an Archive is."""

    def people(self) -> Sequence[Person]:
        """All of whom there are results, the one who plays now first."""
        ...

    def statistics(
        self, profile: str, *, since: datetime | None = None, until: datetime | None = None
    ) -> Statistics:
        """The results of *profile* in the deals that were dealt at *since* or later and before
        *until*, UTC; None sets no bound."""
        ...


Export = Callable[[Path, Sequence[Record]], bool]
"""Writes records, one a line, to a file; False if the disk refuses."""
