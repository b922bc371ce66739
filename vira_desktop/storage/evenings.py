"""Evenings in the database: one row an event, written before anything is drawn, never changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count

from sqlite_utils import Database

from ..session.events import Event
from ..session.keeping import StorageFault, StorageProblem
from ..session.terms import Terms, again, terms_of
from .codec import ACTED, DEAL, ENDED, Unsound, checksum, from_row, to_row
from .connection import path_of, transaction
from .faults import world_faults
from .profiles import NewKey, new_key

_LAST_KIND = "(SELECT kind FROM events WHERE evening = evenings.id ORDER BY place DESC LIMIT 1)"


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredEvening:
    """An evening that lies in the database."""

    id: int
    """Names it in this database."""
    key: str
    """Names it everywhere."""
    profile: str | None
    """Whose it is; None for a guest's."""
    begun_at: datetime
    """UTC."""
    ended: bool


class EveningLog:
    """The log of one evening: a `session.ports.EventStore`. It is in the database from its first
    event on."""

    def __init__(
        self,
        db: Database,
        *,
        key: str,
        profile: str | None,
        begun_at: datetime,
        id: int | None = None,  # noqa: A002
        length: int = 0,
    ) -> None:
        self.key = key
        self.id = id
        """Names it in this database; None until it is there."""
        self._db = db
        self._path = path_of(db)
        self._profile = profile
        self._begun_at = begun_at
        self._length = length

    def append(self, event: Event) -> None:
        """Stores *event* as the next one. Raises StorageProblem, and then nothing is stored; it is
        CHANGED_ELSEWHERE if another copy of the program has gone on with this evening."""
        self.append_all((event,))

    def append_all(self, events: Sequence[Event]) -> None:
        """Stores *events* in order, all of them or none. Raises StorageProblem, as `append`."""
        with transaction(self._db):
            evening = self._insert_evening() if self.id is None else self.id
            for place, event in enumerate(events, start=self._length):
                kind, body = to_row(event)
                self._insert((evening, place, kind, body, checksum(place, kind, body)))
        self.id = evening
        self._length += len(events)

    def in_database(self, db: Database) -> "EveningLog":
        """The log of the same evening in *db*, which is another connection to its file."""
        return EveningLog(
            db,
            key=self.key,
            profile=self._profile,
            begun_at=self._begun_at,
            id=self.id,
            length=self._length,
        )

    def _insert_evening(self) -> int:
        row = (self.key, self._profile, self._begun_at.isoformat())
        insert = "INSERT INTO evenings (key, profile, begun_at) VALUES (?, ?, ?)"
        evening = self._db.execute(insert, row).lastrowid
        assert evening is not None
        return evening

    def _insert(self, row: tuple[int, int, str, str, int]) -> None:
        insert = (
            "INSERT OR IGNORE INTO events (evening, place, kind, body, checksum) "
            "VALUES (?, ?, ?, ?, ?)"
        )
        if self._db.execute(insert, row).rowcount != 1:
            raise StorageProblem(StorageFault.CHANGED_ELSEWHERE, self._path)


class Evenings:
    """All evenings. Every method raises StorageProblem where the world is at fault."""

    def __init__(self, db: Database, *, keys: NewKey = new_key) -> None:
        self._db = db
        self._path = path_of(db)
        self._keys = keys

    def new(self, profile: str | None, now: datetime) -> EveningLog:
        """The log of an evening that begins; *profile* is the key of whose it is."""
        return EveningLog(self._db, key=self._keys(), profile=profile, begun_at=now)

    def all(self) -> tuple[StoredEvening, ...]:
        """Every evening, the newest first."""
        return self._where("1")

    def of(self, profile: str | None) -> tuple[StoredEvening, ...]:
        """The evenings of one profile, or of guests, the newest first."""
        return self._where("profile IS ?", profile)

    def unfinished(self, profile: str | None) -> StoredEvening | None:
        """The newest evening of *profile* that has not ended; None if there is none."""
        found = self._where(f"profile IS ? AND {_LAST_KIND} <> '{ENDED}'", profile)
        return found[0] if found else None

    def last(self, profile: str | None) -> StoredEvening | None:
        """The evening of *profile* that is shown again: the one that has not ended; else the
        newest, for its settlement. None if there is none."""
        return self.unfinished(profile) or next(iter(self.of(profile)), None)

    def terms(self, profile: str | None, now: datetime) -> Terms | None:
        """The terms of the newest evening of *profile*, for one that begins *now*; None if there
        is none, or it cannot be read."""
        evening = (
            "SELECT id, begun_at FROM evenings WHERE profile IS ? "
            "ORDER BY begun_at DESC, id DESC LIMIT 1"
        )
        select = (
            f"SELECT place, kind, body, checksum FROM events WHERE evening = ? "
            f"AND kind NOT IN ('{ACTED}', '{DEAL}') ORDER BY place"
        )
        with world_faults(self._path):
            found = self._db.execute(evening, (profile,)).fetchone()
            rows = self._db.execute(select, found[:1]).fetchall() if found else ()
        events = (_event(*row[1:3]) for row in rows if checksum(*row[:3]) == row[3])
        terms = terms_of(event for event in events if event)
        return terms and again(terms, begun_at=_moment(found[1]), now=now)

    def read(self, stored: StoredEvening) -> list[Event | None]:
        """All events of an evening in order, for `session.evening.resume`; None stands for one
        that is not what was written, or is missing."""
        return self.read_id(stored.id)

    def read_id(self, evening: int) -> list[Event | None]:
        """All events of the evening with this id, as `read` gives them."""
        return self._read(evening)[0]

    def go_on(self, stored: StoredEvening) -> EveningLog:
        """The log of an evening that goes on after its last event."""
        return EveningLog(
            self._db,
            key=stored.key,
            profile=stored.profile,
            begun_at=stored.begun_at,
            id=stored.id,
            length=self._read(stored.id)[1],
        )

    def again(self, log: EveningLog) -> EveningLog:
        """The log of the same evening, after the database was closed and opened again."""
        return log.in_database(self._db)

    def _read(self, evening: int) -> tuple[list[Event | None], int]:
        """The events by their place, and the place of the next one. A row that is not what was
        written may lie about its place, and is not asked for it."""
        select = "SELECT place, kind, body, checksum FROM events WHERE evening = ?"
        with world_faults(self._path):
            rows = self._db.execute(select, (evening,)).fetchall()
        sound = {row[0]: row for row in rows if checksum(*row[:3]) == row[3]}
        length = max(sound, default=-1) + 1
        events = [_event(*sound[at][1:3]) if at in sound else None for at in range(length)]
        if len(rows) > len(sound) and len(sound) == length:
            events.append(None)  # what is damaged came last
        taken = {row[0] for row in rows}
        return events, next(place for place in count(length) if place not in taken)

    def _where(self, condition: str, *values: str | None) -> tuple[StoredEvening, ...]:
        with world_faults(self._path):
            rows = self._db.query(
                f"SELECT id, key, profile, begun_at, {_LAST_KIND} AS last FROM evenings "
                f"WHERE {condition} ORDER BY begun_at DESC, id DESC",
                values,
            )
            return tuple(
                StoredEvening(
                    id=row["id"],
                    key=row["key"],
                    profile=row["profile"],
                    begun_at=_moment(row["begun_at"]),
                    ended=row["last"] == ENDED,
                )
                for row in rows
            )


def _event(kind: str, body: str) -> Event | None:
    try:
        return from_row(kind, body)
    except Unsound:
        return None


def _moment(written: str) -> datetime:
    """An evening of which the disk has lost the date is no lost evening."""
    try:
        return datetime.fromisoformat(written).replace(tzinfo=UTC)
    except ValueError:
        return datetime.fromtimestamp(0, UTC)
