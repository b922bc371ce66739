"""What was played, found again in the database: `session.archive.Archive`."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

from sqlite_utils import Database

from ..rules.refusals import IllegalAction
from ..rules.seats import Seat
from ..session import evening as evenings
from ..session.archive import ArchivedDeal, DealKey, DealRow, EveningRow, Wanted
from ..session.evening import Evening, Running
from ..session.events import Event
from ..session.keeping import Progress, no_progress
from ..session.match import Match
from ..session.refusals import IllegalEvent
from . import results
from .connection import Access, connected
from .evenings import Evenings
from .faults import as_written

_EVENINGS = """
SELECT evenings.id, begun_at, is_over, count(DISTINCT deal) AS deals,
    sum(CASE WHEN people.profile = :own THEN pins END) AS own
FROM evenings JOIN counted ON counted.evening = id
    JOIN parts ON parts.evening = id JOIN people USING (evening, player)
GROUP BY id ORDER BY begun_at DESC, id DESC
"""

_WANTED = """
FROM results
WHERE (:evening IS NULL OR evening = :evening) AND (:game IS NULL OR game = :game)
    AND (:result IS NULL OR result = :result)
    AND (:player = '' OR EXISTS (
        SELECT 1 FROM parts WHERE parts.evening = results.evening AND parts.deal = results.deal
            AND (parts.evening, parts.player) IN
                (SELECT evening, player FROM people WHERE instr(casefold(name), :player))))
"""


class StoredArchive:
    """The archive in the database at *path* of the person with the profile *own*. Opens the file
    for every question, so that any thread may ask."""

    def __init__(self, path: Path, own: str | None, *, progress: Progress = no_progress) -> None:
        self._path = path
        self._own = own
        self._progress = progress

    def evenings(self) -> Sequence[EveningRow]:
        """All evenings in which a deal was paid, the newest first. Raises StorageProblem."""
        with connected(self._path) as db, as_written(self._path):
            results.bring_up_to_date(db, progress=self._progress)
            names: dict[int, list[str]] = {}
            for evening, name in db.execute("SELECT evening, name FROM people ORDER BY 1, player"):
                names.setdefault(evening, []).append(name)
            return [
                EveningRow(
                    id=row["id"],
                    begun_at=datetime.fromisoformat(row["begun_at"]),
                    players=tuple(names[row["id"]]),
                    deals=row["deals"],
                    own=row["own"],
                    is_over=bool(row["is_over"]),
                )
                for row in db.query(_EVENINGS, {"own": self._own})
            ]

    def count(self, wanted: Wanted) -> int:
        """How many deals are wanted. Raises StorageProblem."""
        with connected(self._path) as db, as_written(self._path):
            results.bring_up_to_date(db, progress=self._progress)
            _know_letters(db)
            number: int = db.execute(f"SELECT count(*) {_WANTED}", _values(wanted)).fetchone()[0]
            return number

    def deals(self, wanted: Wanted, *, start: int, count: int) -> Sequence[DealRow]:
        """At most *count* of the deals that are wanted, the newest first, without the first
        *start* of them. Raises StorageProblem."""
        newest_first = "ORDER BY at DESC, evening DESC, deal DESC LIMIT :count OFFSET :start"
        with connected(self._path) as db, as_written(self._path):
            results.bring_up_to_date(db, progress=self._progress)
            _know_letters(db)
            found = db.execute(
                f"SELECT evening, deal {_WANTED} {newest_first}",
                {**_values(wanted), "start": start, "count": count},
            ).fetchall()
            return [self._row(db, evening, number) for evening, number in found]

    def deal(self, key: DealKey) -> ArchivedDeal | None:
        """The deal that *key* names; None if it cannot be read any more. Raises StorageProblem."""
        with connected(self._path, Access.READ) as db:
            events = Evenings(db).read_id(key.evening)
        running = _finished(events, key.number)
        if running is None:
            return None
        return ArchivedDeal(
            key=key,
            at=running.begun.at,
            seed=running.begun.seed,
            match=running.match,
            log=running.log,
            own=self._seat(running.match),
        )

    def settled(self, evening: int) -> Evening | None:
        """The evening with this id as it was settled; None if it was not, or cannot be read any
        more. Raises StorageProblem."""
        with connected(self._path, Access.READ) as db:
            events = Evenings(db).read_id(evening)
        try:
            resumed = evenings.resume(events)
        except IllegalEvent:
            return None
        return resumed.evening if resumed.evening.is_over else None

    def _row(self, db: Database, evening: int, number: int) -> DealRow:
        deal = results.read_deal(db, evening, number)
        own = (part.number for part in deal.parts if self._is_own(part.player.profile))
        return DealRow(evening=evening, deal=deal, own=next(own, None))

    def _seat(self, match: Match) -> Seat | None:
        own = (seat for seat in Seat if self._is_own(match.player_at(seat).profile))
        return next(own, None)

    def _is_own(self, profile: str | None) -> bool:
        return profile is not None and profile == self._own


def _finished(events: Iterable[Event | None], number: int) -> Running | None:
    """The deal with *number* as it was when it was left, paid; None if that cannot be read."""
    evening: Evening | None = None
    found: Running | None = None
    for event in evenings.effective(events):
        try:
            evening = evenings.next_of(evening, event)
        except (IllegalEvent, IllegalAction, ValueError):
            break
        running = evening.running
        if running is not None and running.begun.number == number:
            found = running
        elif found is not None and found.settled is not None:
            break
    return found if found is not None and found.settled is not None else None


def _values(wanted: Wanted) -> dict[str, str | int | None]:
    return {
        "evening": wanted.evening,
        "game": wanted.game,
        "result": wanted.result and wanted.result.value,
        "player": wanted.player.casefold(),
    }


def _know_letters(db: Database) -> None:
    """SQLite itself knows small and capital letters only as far as Z."""
    db.conn.create_function("casefold", 1, str.casefold, deterministic=True)
