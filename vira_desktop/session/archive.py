"""What has been played, as a list of evenings and deals that can be searched, and each deal as it
was: what the page of the history is given. Nothing here is ever changed by looking at it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from ..rules.games import Result
from ..rules.seats import Seat
from .log import GameLog
from .match import Match


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

    key: DealKey
    at: datetime
    """When it was dealt, UTC."""
    players: tuple[str, ...]
    """The names of all at the table, by chair."""
    declarer: str | None
    """The declarer's name; None after three passes, as the two that follow."""
    game: str | None
    """Key of the game; of a bid whose level was never named, of its floor."""
    result: Result | None
    laid: bool
    own: int | None
    """What the deal has brought the person whose archive it is, in pins, a bet counted as eight,
    antes taken off; None if he was not at the table."""


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


Export = Callable[[str, Sequence[ArchivedDeal]], bool]
"""Writes deals as records, one a line, to the file of this name; False if the disk refuses."""
