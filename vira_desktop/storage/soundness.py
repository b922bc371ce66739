"""Whether a file is a database of ours, not newer than this program, and as it was written."""

import sqlite3
from collections.abc import Callable
from functools import cache
from pathlib import Path

from sqlite_utils import Database, Migrations

from ..session.keeping import Progress, StorageFault, StorageProblem, no_progress
from .connection import Access, connected, reporting
from .faults import world_faults
from .migrations import MIGRATIONS

SMALLEST = 512
"""Bytes of a page of SQLite, at least; it takes a smaller file for an empty one."""

_OWN_SCHEMA = """
SELECT type, name, sql FROM sqlite_master WHERE tbl_name NOT LIKE '%sqlite_%'
"""
"""Without the table in which sqlite-utils notes what was applied: it is not ours to judge."""


def check(
    path: Path, *, progress: Progress = no_progress, migrations: Migrations = MIGRATIONS
) -> None:
    """Looks at all of the file at *path* and writes nothing. Raises StorageProblem if it is
    damaged, of another program, or newer than this one, or if it cannot be read."""
    _check(path, lambda access: _look_at(path, access, progress, migrations, whole=True))


def check_origin(
    path: Path, *, progress: Progress = no_progress, migrations: Migrations = MIGRATIONS
) -> None:
    """The same, but looks no further than is needed to tell whose the file is."""
    _check(path, lambda access: _look_at(path, access, progress, migrations, whole=False))


def _check(path: Path, look: Callable[[Access], None]) -> None:
    if not path.with_name(path.name + "-wal").exists():
        # Nobody uses it: it can be looked at without leaving a trace, also in a folder that may not
        # be written.
        try:
            look(Access.LOOK_UNUSED)
        except StorageProblem as problem:
            # Or somebody has begun to use it in this moment.
            if problem.fault is not StorageFault.DAMAGED:
                raise
        else:
            return
    look(Access.LOOK)


def _look_at(
    path: Path, access: Access, progress: Progress, migrations: Migrations, *, whole: bool
) -> None:
    with world_faults(path):
        if path.stat().st_size < SMALLEST:
            raise StorageProblem(StorageFault.DAMAGED, path)
    with connected(path, access) as db, reporting(db, progress):
        _check_origin(db, path, migrations)
        found = db.execute("PRAGMA quick_check(1)").fetchone() if whole else ("ok",)
        if found is None or found[0] != "ok":
            raise StorageProblem(StorageFault.DAMAGED, path)


def _check_origin(db: Database, path: Path, migrations: Migrations) -> None:
    applied, known = _applied(db, path, migrations), _names(migrations)
    if len(applied) > len(known) and applied[: len(known)] == known:
        raise StorageProblem(StorageFault.NEWER, path)
    if applied != known[: len(applied)]:
        raise StorageProblem(StorageFault.DAMAGED, path)
    found = frozenset(db.execute(_OWN_SCHEMA))
    if applied and _schema(migrations, len(applied)) - found:
        raise StorageProblem(StorageFault.DAMAGED, path)
    if not applied and found:
        is_ours = bool(found & _schema(migrations, len(known)))
        raise StorageProblem(StorageFault.DAMAGED if is_ours else StorageFault.FOREIGN, path)


def _applied(db: Database, path: Path, migrations: Migrations) -> list[str]:
    try:
        return [step.name for step in migrations.applied(db)]
    except (KeyError, sqlite3.OperationalError) as problem:
        # A table of this name which is not what it should be.
        if getattr(problem, "sqlite_errorname", "SQLITE_ERROR") != "SQLITE_ERROR":
            raise
        raise StorageProblem(StorageFault.DAMAGED, path) from problem


def _names(migrations: Migrations) -> list[str]:
    return [step.name for step in migrations.pending(_in_memory())]


@cache
def _schema(migrations: Migrations, steps: int) -> frozenset[tuple[str, str, str | None]]:
    """What the file must hold after the first *steps* migrations."""
    db = _in_memory()
    migrations.apply(db, stop_before=_names(migrations)[steps:])
    return frozenset(db.execute(_OWN_SCHEMA))


def _in_memory() -> Database:
    return Database(memory=True, execute_plugins=False, strict=True)
