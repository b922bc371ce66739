"""Results added up by SQLite: `session.archive.Results`. What they mean is told, and told to the
tests, by `session.statistics.statistics`, which adds up the same deals one by one."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from ..rules.games import GAMES
from ..session.archive import Person
from ..session.keeping import Progress, no_progress
from ..session.results import Role
from ..session.statistics import GameSums, Point, Statistics, Sums
from . import results
from .connection import connected
from .faults import as_written

_SUMS = """
count(*) AS deals, coalesce(sum(result = 'home'), 0) AS home,
coalesce(sum(result = 'bet'), 0) AS bet, coalesce(sum(result = 'kodilj'), 0) AS kodilj,
coalesce(sum(pins), 0) AS pins, coalesce(sum(thirds), 0) AS thirds
"""

_HIS = """
people JOIN parts USING (evening, player) JOIN results USING (evening, deal)
WHERE people.profile = :profile AND at >= :since AND at < :until
"""

_BIDS = f"SELECT bids FROM {_HIS} AND bids <> ''"

_OTHERS = f"""
SELECT people.bot AS key, {_SUMS}
FROM people JOIN parts USING (evening, player) JOIN results USING (evening, deal)
WHERE people.bot IS NOT NULL AND people.profile IS NOT :profile
    AND (evening, deal) IN (SELECT evening, deal FROM {_HIS})
GROUP BY people.bot ORDER BY people.bot
"""

_EARLIEST = datetime.min.replace(tzinfo=UTC)
_LATEST = datetime.max.replace(tzinfo=UTC)


class StoredResults:
    """The results in the database at *path*, as the person who plays now, *own*, asks for them.
    Opens the file for every question, so that any thread may ask."""

    def __init__(self, path: Path, own: str | None, *, progress: Progress = no_progress) -> None:
        self._path = path
        self._own = own
        self._progress = progress

    def people(self) -> Sequence[Person]:
        """All of whom there are results, the one who plays now first. Raises StorageProblem."""
        with connected(self._path) as db, as_written(self._path):
            results.bring_up_to_date(db, progress=self._progress)
            rows = db.execute(
                "SELECT key, name FROM profiles WHERE removed_at IS NULL AND key IN "
                "(SELECT profile FROM people) ORDER BY key <> ?, made_at, key",
                (self._own or "",),
            )
            return [Person(key, name) for key, name in rows]

    def statistics(
        self, profile: str, *, since: datetime | None = None, until: datetime | None = None
    ) -> Statistics:
        """The results of *profile* in the deals that were dealt at *since* or later and before
        *until*, UTC; None sets no bound. Raises StorageProblem."""
        values = {
            "profile": profile,
            "since": (since or _EARLIEST).isoformat(),
            "until": (until or _LATEST).isoformat(),
        }
        with connected(self._path) as db, as_written(self._path):
            results.bring_up_to_date(db, progress=self._progress)
            return _statistics(db, values)


def _statistics(db: Database, values: dict[str, str]) -> Statistics:
    def grouped(key: str) -> dict[Any, Sums]:
        select = f"SELECT {key} AS key, {_SUMS} FROM {_HIS} GROUP BY {key}"
        return {row.pop("key"): Sums(**row) for row in db.query(select, values)}

    roles, seats = grouped("role"), grouped("seat")
    (total,) = db.query(f"SELECT {_SUMS} FROM {_HIS}", values)
    return Statistics(
        total=Sums(**total),
        course=_course(db, values),
        games=_games(db, values),
        roles={role: roles[role.value] for role in Role if role.value in roles},
        seats={seat: seats[seat] for seat in "FMRS" if seat in seats},
        bots={row.pop("key"): Sums(**row) for row in db.query(_OTHERS, values)},
    )


def _course(db: Database, values: dict[str, str]) -> tuple[Point, ...]:
    pins, course = 0, list[Point]()
    for at, change in db.execute(f"SELECT at, pins FROM {_HIS} ORDER BY at, pins", values):
        pins += change
        course.append(Point(datetime.fromisoformat(at), pins))
    return tuple(course)


def _games(db: Database, values: dict[str, str]) -> dict[str, GameSums]:
    declared = f"SELECT game AS key, {_SUMS} FROM {_HIS} AND role = 'declarer' GROUP BY game"
    sums = {row.pop("key"): GameSums(played=Sums(**row)) for row in db.query(declared, values)}
    for (bids,) in db.execute(_BIDS, values):
        for game in set(bids.split()):
            sums.setdefault(game, GameSums()).bid += 1
    return {game.key: sums[game.key] for game in GAMES if game.key in sums}
