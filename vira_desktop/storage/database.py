"""Opening the one file in which players, evenings and reviews are kept."""

from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from sqlite_utils import Database, Migrations

from ..session.keeping import Backup, Progress, StorageFault, StorageProblem, no_progress
from . import backups
from .connection import PATIENCE, Access, connect, transaction
from .faults import world_faults
from .migrations import MIGRATIONS
from .paths import Paths
from .soundness import check, check_origin

CHECKED_AT_ONCE = 64_000_000
"""Bytes: a file up to this size is looked through in a quarter of a second, before it is used."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The file is open."""

    database: Database
    created: bool
    """True if there was none before."""
    checked: bool = True
    """False: it is so large that somebody has to look through it while it is used
    (`soundness.check`)."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The file cannot be used as things stand, and was left as it is. Play goes on in memory."""

    problem: StorageProblem


@dataclass(frozen=True, slots=True)
class Lost:
    """The file is damaged or gone. A damaged one lies *aside* now. `backups.restore` brings
    *newest* back; `open_database` begins a new file when it is told to begin `afresh`."""

    problem: StorageProblem
    aside: Path | None
    newest: Backup | None
    """The newest sound backup: what was stored after it is lost. None: there is none."""
    is_searched: bool = True
    """False: the backups have not been looked through for the newest sound one."""


def open_database(
    paths: Paths,
    now: datetime,
    *,
    afresh: bool = False,
    at_most: int | None = None,
    searches: bool = True,
    patience: float = PATIENCE,
    progress: Progress = no_progress,
    migrations: Migrations = MIGRATIONS,
) -> Ready | Refused | Lost:
    """The file of *paths*, checked and brought up to date. With *afresh* a new one is begun where
    there is none, be there backups or not. A file of more than *at_most* bytes is not looked
    through; where it is lost, the backups are only if it *searches* them. Never raises for what the
    disk or the file is like."""
    path = paths.database
    lost = partial(lose, paths, now=now, searches=searches, progress=progress)
    try:
        with world_faults(path):
            paths.data.mkdir(parents=True, exist_ok=True)
            size = path.stat().st_size if path.exists() else 0
            empty, is_small = size == 0, at_most is None or size <= at_most
        if empty and not afresh and backups.listed(paths):
            return lost(StorageProblem(StorageFault.MISSING, path))
        if not empty:
            look = check if is_small else check_origin
            look(path, progress=progress, migrations=migrations)
        db = connect(path, Access.CREATE, patience=patience)
        try:
            with world_faults(path):
                _bring_up_to_date(db, paths, now, progress, migrations)
        except BaseException:
            db.close()
            raise
        return Ready(db, empty, is_small)
    except StorageProblem as problem:
        if problem.fault is StorageFault.DAMAGED:
            return lost(problem)
        return Refused(problem)


def _bring_up_to_date(
    db: Database, paths: Paths, now: datetime, progress: Progress, migrations: Migrations
) -> None:
    # A file that may not be written refuses here, and not in the middle of a deal.
    db.execute("BEGIN IMMEDIATE")
    db.execute("ROLLBACK")
    if migrations.pending(db) and migrations.applied(db):
        backups.back_up(paths, now, progress=progress)
    while migrations.pending(db):
        with transaction(db):
            # Asked again: two copies may start at once, and the other has been quicker.
            steps = [step.name for step in migrations.pending(db)]
            if steps:
                migrations.apply(db, stop_before=steps[1:])


def lose(
    paths: Paths,
    problem: StorageProblem,
    now: datetime,
    *,
    searches: bool = True,
    progress: Progress = no_progress,
) -> Lost | Refused:
    """Sets the file of *paths*, which nobody has open, aside, because of *problem*. It *searches*
    the backups for the newest sound one, which takes its time, or leaves that to
    `backups.newest_sound`."""
    try:
        aside = backups.set_aside(paths, now)
    except StorageProblem as refused:
        return Refused(refused)
    newest = backups.newest_sound(paths, progress=progress) if searches else None
    return Lost(problem, aside, newest, searches)
