"""Copies of the database: made at a start and before a migration, thinned out with age, and brought
back when they are wanted.

A copy is written under another name and renamed when it is whole, so that a file with the name of a
backup is one. It needs no second file beside it, as the database itself does while it is in use."""

import contextlib
import glob
import os
import re
import time
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from sqlite_utils import Database

from ..session.keeping import Backup, Progress, StorageFault, StorageProblem, no_progress
from .connection import Access, connected
from .faults import world_faults
from .paths import Paths
from .soundness import check
from .whole_file import check_replaceable

KEPT_STARTS = 3
KEPT_DAYS = 7
KEPT_WEEKS = 4

PAGES_A_STEP = 1000
"""Four megabytes."""

_STAMP = "%Y%m%dT%H%M%S%fZ"
_NAME = re.compile(r"vira-(?P<stamp>\d{8}T\d{12}Z)\.sqlite3")
_UNFINISHED = ".part"
_FRESH = ".restored"
ABANDONED = 3600.0
"""Seconds: nobody works any more at an unfinished file that has not been written for so long."""
_BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a database in use; it belongs to that file and to no other."""


def listed(paths: Paths) -> tuple[Backup, ...]:
    """All backups, the newest first. Raises StorageProblem if the folder cannot be read."""
    with world_faults(paths.backups):
        if not paths.backups.is_dir():
            return ()
        found = [
            Backup(file, datetime.strptime(name["stamp"], _STAMP).replace(tzinfo=UTC), size)
            for file in paths.backups.iterdir()
            if (name := _NAME.fullmatch(file.name)) and (size := file.stat().st_size)
        ]
    return tuple(sorted(found, key=lambda backup: backup.at, reverse=True))


def newest_sound(paths: Paths, *, progress: Progress = no_progress) -> Backup | None:
    """The newest backup that can be brought back; None if there is none."""
    with contextlib.suppress(StorageProblem):
        for backup in listed(paths):
            with contextlib.suppress(StorageProblem):
                check(backup.path, progress=progress)
                return backup
    return None


def back_up(paths: Paths, now: datetime, *, progress: Progress = no_progress) -> Backup:
    """Makes a backup, which `now` is the time of, and removes those that are too many. The database
    may be in use meanwhile, here and elsewhere. Raises StorageProblem."""
    target = paths.backups / f"vira-{now.astimezone(UTC).strftime(_STAMP)}.sqlite3"
    with world_faults(paths.backups):
        paths.backups.mkdir(parents=True, exist_ok=True)
    copy(paths.database, target, progress=progress)
    thin_out(paths)
    with world_faults(target):
        return Backup(target, now, target.stat().st_size)


def thin_out(paths: Paths) -> None:
    """Removes the backups that need not be kept, and copies that were broken off; not those that
    another program makes at this moment. Raises StorageProblem."""
    backups = listed(paths)
    kept = to_keep(backup.at for backup in backups)
    with world_faults(paths.backups):
        for backup in backups:
            if backup.at not in kept:
                backup.path.unlink(missing_ok=True)
        _remove_abandoned(paths.backups, "*", _UNFINISHED)


def to_keep(times: Iterable[datetime]) -> frozenset[datetime]:
    """Which backups of those made at *times* are kept: the newest ones, the first of each of the
    last days and the first of each of the last weeks that have one."""
    ordered = sorted(times)
    days = {at.date(): at for at in reversed(ordered)}
    weeks = {at.isocalendar()[:2]: at for at in reversed(ordered)}
    newest_days = sorted(days.values())[-KEPT_DAYS:]
    newest_weeks = sorted(weeks.values())[-KEPT_WEEKS:]
    return frozenset([*ordered[-KEPT_STARTS:], *newest_days, *newest_weeks])


def copy(source: Path, target: Path, *, progress: Progress = no_progress) -> None:
    """*target* holds from now on what the database *source* holds at this moment, whole or not at
    all. Raises StorageProblem."""
    unfinished = _for_now(target, _UNFINISHED)
    with world_faults(target):
        check_replaceable(target)
        _remove_abandoned(target.parent, glob.escape(target.name), _UNFINISHED)
    try:
        with connected(source, Access.READ) as db, world_faults(target):
            _copy_into(db, unfinished, progress)
            unfinished.replace(target)
            _sync_folder(target.parent)
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)


def restore(
    paths: Paths, backup: Path, now: datetime, *, progress: Progress = no_progress
) -> Path | None:
    """Puts *backup* in the place of the database and says where the database that was there lies
    now; None if there was none. Raises StorageProblem, BUSY if anybody has the database open, and
    then all is as it was."""
    return put_in_place(paths, prepare(paths, backup, progress=progress), now)


def prepare(paths: Paths, backup: Path, *, progress: Progress = no_progress) -> Path:
    """The part of `restore` that takes its time: a copy of *backup*, which is checked, for
    `put_in_place`. The database may be in use meanwhile. Raises StorageProblem."""
    check(backup, progress=progress)
    with world_faults(paths.data):
        _remove_abandoned(paths.data, paths.database.name, _FRESH)
    fresh = _for_now(paths.database, _FRESH)
    copy(backup, fresh, progress=progress)
    return fresh


def put_in_place(paths: Paths, fresh: Path, now: datetime) -> Path | None:
    """The rest of `restore`, for what `prepare` has made, which is gone afterwards. Raises
    StorageProblem as `restore` does."""
    try:
        _put_away_log(paths.database)
        with world_faults(paths.database):
            aside = _also_named(paths.database, _aside(paths, now))
            fresh.replace(paths.database)
            _sync_folder(paths.data)
    finally:
        fresh.unlink(missing_ok=True)
    return aside


def set_aside(paths: Paths, now: datetime) -> Path | None:
    """Renames a damaged database, with what lies beside it, and says to what; None if there is
    none. Raises StorageProblem."""
    with world_faults(paths.database):
        aside = _aside(paths, now)
        _clear_beside(paths.database, aside)
        if not paths.database.exists():
            return None
        paths.database.replace(aside)
        _sync_folder(paths.data)
    return aside


def _aside(paths: Paths, now: datetime) -> Path:
    return paths.data / f"vira-aside-{now.astimezone(UTC).strftime(_STAMP)}.sqlite3"


def _for_now(file: Path, ending: str) -> Path:
    """A name beside *file* that nobody else uses."""
    return file.with_name(f"{file.name}.{uuid.uuid4().hex[:8]}{ending}")


def _remove_abandoned(folder: Path, name: str, ending: str) -> None:
    """Removes what a program that was killed has left of `_for_now`, of files whose *name* fits.
    Raises OSError."""
    for unfinished in folder.glob(f"{name}.{8 * '[0-9a-f]'}{ending}*"):
        with contextlib.suppress(FileNotFoundError):
            if time.time() - unfinished.stat().st_mtime > ABANDONED:
                unfinished.unlink()


def _beside(file: Path, ending: str) -> Path:
    return file.with_name(file.name + ending)


def _put_away_log(path: Path) -> None:
    """Has the file at *path* hold all that belongs to it, nothing beside it. A damaged one is left
    as it is. Raises StorageProblem."""
    if path.exists():
        try:
            with connected(path) as db:
                db.disable_wal()
        except StorageProblem as problem:
            if problem.fault is not StorageFault.DAMAGED:
                raise


def _clear_beside(file: Path, other: Path) -> None:
    """Gives *other* what lies beside *file*: it would be taken for a part of the next file of this
    name. Raises OSError."""
    for ending in _BESIDE:
        if _beside(file, ending).exists():
            _beside(file, ending).replace(_beside(other, ending))


def _also_named(file: Path, other: Path) -> Path | None:
    """Gives *file* a second name, under which it stays when another takes its place, so that at no
    moment there is none; where the disk knows no second names it is renamed. Raises OSError."""
    _clear_beside(file, other)
    if not file.exists():
        return None
    try:
        other.hardlink_to(file)
    except OSError:
        file.replace(other)
    return other


def _copy_into(db: Database, target: Path, progress: Progress) -> None:
    """Copies what *db* holds now into a new file. Raises sqlite3.Error or OSError."""

    def report(_status: int, remaining: int, total: int) -> None:
        progress(total - remaining, total)

    # What is written meanwhile is not seen, and so does not make the copy begin again.
    db.execute("BEGIN")
    db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    with contextlib.closing(Database(target, execute_plugins=False)) as copied:
        db.conn.backup(copied.conn, pages=PAGES_A_STEP, progress=report)
        copied.disable_wal()
    db.execute("ROLLBACK")


def _sync_folder(folder: Path) -> None:
    """Has the disk know the names in *folder*, where a folder can be opened for that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
