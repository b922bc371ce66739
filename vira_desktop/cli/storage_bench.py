"""`vira bench storage`: a database of many deals; how long it takes to open, to count, to write.

A few hundred deals are played by random bots and stored as any evening is; the rest are copies of
these evenings, with what they came to. Bots that think would only take longer to make it."""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlite_utils import Database

from ..session.agreement import Agreement, Deals
from ..session.bots_play import PromptRunner, play_evening
from ..session.evening_session import open_evening
from ..session.events import Acted, Event, Opened
from ..session.players import Player, TokenColour, with_colours
from ..session.settings import LanguageChoice
from ..storage import backups, results
from ..storage.connection import transaction
from ..storage.database import CHECKED_AT_ONCE, Ready, open_database
from ..storage.evenings import Evenings
from ..storage.paths import DATA_DIR_VARIABLE, Paths, find_paths
from ..storage.profiles import Profiles
from ..storage.statistics import StoredResults

DEALS = 20_000
PLAYED = 400
"""Deals that are really played."""
DEALS_AN_EVENING = 20
APPENDED = 2000

BEGUN = datetime(2026, 1, 1, 19, tzinfo=UTC)

_OPEN = "from vira_desktop.cli.storage_bench import open_as_a_start_does as o; o()"

_COPIED = {
    "events": "place, kind, body, checksum",
    "counted": "events, is_over",
    "people": "player, name, bot, colour, profile",
    "results": "deal, at, game, result, laid, repurchased",
    "parts": "deal, chair, player, seat, role, bids, pins, thirds",
}


def measure_storage(*, deals: int = DEALS, played: int = PLAYED) -> dict[str, float]:
    """The figures by name:

    `start_s`            a new process, from its start until the evening that runs is read
    `statistics_s`       the statistics of one person over all of them
    `append_ms_median`, `append_ms_p99`   one action stored
    `file_mb`            the file, in millions of bytes
    `backup_s`           a backup of it"""
    with tempfile.TemporaryDirectory() as folder:
        paths = find_paths(folder)
        db = _opened(paths)
        person = _fill(db, deals=deals, played=played)
        appended = _append(db, person)
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        own = StoredResults(paths.database, person)
        figures = {
            "deals": float(db.execute("SELECT count(*) FROM results").fetchone()[0]),
            "start_s": _seconds(lambda: _start(folder)),
            "statistics_s": _seconds(lambda: own.statistics(person)),
            "append_ms_median": round(statistics.median(appended), 4),
            "append_ms_p99": round(statistics.quantiles(appended, n=100)[98], 4),
            "file_mb": round(paths.database.stat().st_size / 1e6, 1),
            "backup_s": _seconds(lambda: backups.back_up(paths, datetime.now(UTC))),
        }
        db.close()
    return figures


def open_as_a_start_does() -> None:
    """Opens the database, finds who plays, and reads the evening that runs."""
    db = _opened(find_paths())
    person = Profiles(db).chosen()
    assert person is not None
    stored = Evenings(db).unfinished(person.key)
    assert stored is not None
    assert Evenings(db).read(stored)
    db.close()


def _start(folder: str) -> None:
    environment = {**os.environ, DATA_DIR_VARIABLE: folder}
    root = Path(__file__).resolve().parent.parent.parent
    command = [sys.executable, "-c", _OPEN]
    subprocess.run(command, check=True, cwd=root, env=environment)


def _opened(paths: Paths) -> Database:
    found = open_database(paths, datetime.now(UTC), at_most=CHECKED_AT_ONCE)
    assert isinstance(found, Ready)
    return found.database


def _fill(db: Database, *, deals: int, played: int) -> str:
    """Evenings of so many *deals* of one person, whose key is returned."""
    person = Profiles(db).add("Åsa", TokenColour.RED, BEGUN, language=LanguageChoice.SWEDISH)
    for number in range(played // DEALS_AN_EVENING):
        _play(db, person.key, number)
    results.bring_up_to_date(db)
    evenings = [row[0] for row in db.execute("SELECT id FROM evenings ORDER BY id")]
    with transaction(db):
        for number in range(len(evenings), deals // DEALS_AN_EVENING):
            _copy(db, evenings[number % len(evenings)], number)
    return person.key


def _play(db: Database, person: str, number: int) -> None:
    """An evening that is really played. The person plays as the bots do."""
    begun = BEGUN + timedelta(hours=number)
    names = ("Bo", "Ulla", "Per")[: 2 + number % 2]
    players = (Player("Åsa", "random", None, person), *(Player(name, "random") for name in names))
    opened = Opened(
        with_colours(players), Agreement(length=Deals(DEALS_AN_EVENING)), f"bench {number}"
    )
    log = Evenings(db).new(person, begun)
    session = open_evening(opened, store=log, runner=PromptRunner())
    play_evening(session, lambda: begun, random.Random(opened.seed))


def _copy(db: Database, evening: int, number: int) -> None:
    """One evening more, which is like *evening*."""
    begun_at = (BEGUN + timedelta(hours=number)).isoformat()
    copied = db.execute(
        "INSERT INTO evenings (key, profile, begun_at) "
        "SELECT ?, profile, ? FROM evenings WHERE id = ?",
        (f"{number:032}", begun_at, evening),
    ).lastrowid
    for table, columns in _COPIED.items():
        db.execute(
            f"INSERT INTO {table} (evening, {columns}) "
            f"SELECT ?, {columns} FROM {table} WHERE evening = ?",
            (copied, evening),
        )


def _append(db: Database, person: str) -> list[float]:
    """Milliseconds for each action that is stored, as play stores them."""
    first = Evenings(db).all()[-1]
    acted: list[Event] = [e for e in Evenings(db).read(first) if isinstance(e, Acted)]
    log = Evenings(db).new(person, BEGUN + timedelta(days=999))
    took: list[float] = []
    for number in range(APPENDED):
        event = acted[number % len(acted)]
        began = time.perf_counter()
        log.append(event)
        took.append(1000 * (time.perf_counter() - began))
    return took


def _seconds(deed: Callable[[], object]) -> float:
    began = time.perf_counter()
    deed()
    return round(time.perf_counter() - began, 3)
