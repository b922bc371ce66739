"""One learner's log in the database: `trainer.ports.ReviewStore`."""

from collections.abc import Sequence

from sqlite_utils import Database

from ..rules.strict_json import parse_json
from ..session.keeping import StorageProblem
from ..trainer.reviews import Entry, from_json, to_json
from .codec import checksum, compact, fields_of
from .connection import path_of, transaction
from .faults import world_faults
from .reporting import Report, ReportingLog, Unsaved


class ReviewLog:
    """The log of one profile."""

    def __init__(self, db: Database, profile: str) -> None:
        self._db = db
        self._path = path_of(db)
        self._profile = profile

    def append(self, entry: Entry) -> None:
        """Stores *entry* before it returns. Raises StorageProblem, and then it is not stored."""
        self.append_all((entry,))

    def append_all(self, entries: Sequence[Entry]) -> None:
        """Stores *entries* in order, all of them or none. Raises StorageProblem."""
        with transaction(self._db):
            for entry in entries:
                append_body(self._db, self._profile, format_review(entry))

    def entries(self) -> tuple[Entry, ...]:
        """The whole log, in order; what cannot be read is left out. Raises StorageProblem."""
        select = "SELECT place, body, checksum FROM reviews WHERE profile = ? ORDER BY place"
        with world_faults(self._path):
            rows = self._db.execute(select, (self._profile,)).fetchall()
        read = (_read(*row) for row in rows)
        return tuple(entry for entry in read if entry is not None)


class KeptReviews:
    """A `trainer.ports.ReviewStore` that never fails: what the disk refuses is kept in memory, is
    told, and is tried again. Given a problem instead of a log, it has an empty one in memory."""

    def __init__(self, log: ReviewLog | StorageProblem, report: Report) -> None:
        self._writing = ReportingLog[Entry](log, report)
        self._entries: list[Entry] = []
        if isinstance(log, ReviewLog):
            try:
                self._entries.extend(log.entries())
            except StorageProblem as problem:
                report(Unsaved(problem, 0))

    def append(self, entry: Entry) -> None:
        """Stores *entry*, or keeps it and reports why."""
        self._entries.append(entry)
        self._writing.append(entry)

    def entries(self) -> tuple[Entry, ...]:
        """The whole log, in order."""
        return tuple(self._entries)

    def save(self) -> bool:
        """Tries to store what is not stored yet; True if all is."""
        return self._writing.save()

    def save_to(self, log: ReviewLog | StorageProblem) -> bool:
        """Stores in *log* from now on, and there what is not stored yet; True if all is."""
        return self._writing.save_to(log)


def append_body(db: Database, profile: str, body: str) -> None:
    """Stores an entry in its written form. Raises sqlite3.Error."""
    select = "SELECT coalesce(max(place) + 1, 0) FROM reviews WHERE profile = ?"
    place: int = db.execute(select, (profile,)).fetchone()[0]
    row = (profile, place, body, checksum(place, body))
    db.execute("INSERT INTO reviews (profile, place, body, checksum) VALUES (?, ?, ?, ?)", row)


def format_review(entry: Entry) -> str:
    """*entry* as it is kept."""
    return compact(to_json(entry))


def parse_review(body: str) -> Entry:
    """What `format_review` wrote. Raises KeyError, TypeError or ValueError."""
    return from_json(dict(fields_of(parse_json(body))))


def _read(place: int, body: str, check: int) -> Entry | None:
    if checksum(place, body) != check:
        return None
    try:
        return parse_review(body)
    except (KeyError, TypeError, ValueError):
        return None
