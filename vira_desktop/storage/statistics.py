"""Results added up by SQLite: `session.archive.Results`. What they mean is told, and told to the
tests, by `session.statistics.statistics`, which adds up the same deals one by one."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path

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
count(*), coalesce(sum(result = 'home'), 0), coalesce(sum(result = 'bet'), 0),
coalesce(sum(result = 'kodilj'), 0), sum({0}.pins), sum({0}.thirds)
"""
"""In the order of the fields of Sums, over the rows of a table of parts."""

_HIS = """
people JOIN parts USING (evening, player) JOIN results USING (evening, deal)
WHERE people.profile = :profile AND at >= :since AND at < :until
"""

_GROUPS = f"""
SELECT role, seat, game, {_SUMS.format("parts")} FROM {_HIS} GROUP BY role, seat, game
"""

_COURSE = f"SELECT at, pins FROM {_HIS} ORDER BY at, pins"

_BIDS = f"SELECT bids FROM {_HIS} AND bids <> ''"

_BOTS = f"""
SELECT bots.bot, {_SUMS.format("others")}
FROM people CROSS JOIN parts AS his USING (evening, player)
    CROSS JOIN results USING (evening, deal) CROSS JOIN parts AS others USING (evening, deal)
    CROSS JOIN people AS bots ON bots.evening = others.evening AND bots.player = others.player
WHERE people.profile = :profile AND at >= :since AND at < :until
    AND others.player <> his.player AND bots.bot IS NOT NULL
GROUP BY bots.bot ORDER BY bots.bot
"""
# CROSS JOIN keeps SQLite to this order, the quickest: 0.08 s of 20,000 deals, not 0.19.

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
    total = Sums()
    games: defaultdict[str, GameSums] = defaultdict(GameSums)
    roles: defaultdict[str, Sums] = defaultdict(Sums)
    seats: defaultdict[str, Sums] = defaultdict(Sums)
    for role, seat, game, *sums in db.execute(_GROUPS, values):
        for group in (total, roles[role], seats[seat]):
            _add(group, Sums(*sums))
        if role == Role.DECLARER.value and game is not None:
            _add(games[game].played, Sums(*sums))
    for (bids,) in db.execute(_BIDS, values):
        for game in set(bids.split()):
            games[game].bid += 1
    return Statistics(
        total=total,
        course=_course(db.execute(_COURSE, values)),
        games={game.key: games[game.key] for game in GAMES if game.key in games},
        roles={role: roles[role.value] for role in Role if role.value in roles},
        seats={seat: seats[seat] for seat in "FMRS" if seat in seats},
        bots={bot: Sums(*sums) for bot, *sums in db.execute(_BOTS, values)},
    )


def _add(sums: Sums, more: Sums) -> None:
    for field in fields(Sums):
        setattr(sums, field.name, getattr(sums, field.name) + getattr(more, field.name))


def _course(changes: Iterable[tuple[str, int]]) -> tuple[Point, ...]:
    pins, course = 0, list[Point]()
    for at, change in changes:
        pins += change
        course.append(Point(datetime.fromisoformat(at), pins))
    return tuple(course)
