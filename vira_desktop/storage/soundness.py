"""Whether a file is a database of ours, not newer than this program, and as it was written."""

from functools import cache
from pathlib import Path

from sqlite_utils import Database, Migrations

from ..session.keeping import Progress, StorageFault, StorageProblem, no_progress
from .connection import connected, reporting
from .migrations import MIGRATIONS


def check(
    path: Path, *, progress: Progress = no_progress, migrations: Migrations = MIGRATIONS
) -> None:
    """Looks at the file at *path* and writes nothing. Raises StorageProblem if it is damaged, of
    another program, or newer than this one, or if it cannot be read."""
    with connected(path, read_only=True) as db, reporting(db, progress):
        _check_origin(db, path, migrations)
        found = db.execute("PRAGMA quick_check(1)").fetchone()
        if found is None or found[0] != "ok":
            raise StorageProblem(StorageFault.DAMAGED, path)


def _check_origin(db: Database, path: Path, migrations: Migrations) -> None:
    applied = [step.name for step in migrations.applied(db)]
    if applied != _names(migrations)[: len(applied)]:
        raise StorageProblem(StorageFault.NEWER, path)
    found = frozenset(db.execute("SELECT type, name, sql FROM sqlite_master"))
    expected = _schema(migrations, len(applied))
    if not applied and found - expected:
        raise StorageProblem(StorageFault.FOREIGN, path)
    if applied and expected - found:
        raise StorageProblem(StorageFault.DAMAGED, path)


def _names(migrations: Migrations) -> list[str]:
    return [step.name for step in migrations.pending(_in_memory())]


@cache
def _schema(migrations: Migrations, steps: int) -> frozenset[tuple[str, str, str]]:
    """What the file must hold after the first *steps* migrations."""
    db = _in_memory()
    migrations.apply(db, stop_before=_names(migrations)[steps:])
    return frozenset(db.execute("SELECT type, name, sql FROM sqlite_master"))


def _in_memory() -> Database:
    return Database(memory=True, execute_plugins=False, strict=True)
