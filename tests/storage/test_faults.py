"""Which faults are the world's, and which are ours."""

import errno
import sqlite3
from pathlib import Path

import pytest

from vira_desktop.session.keeping import StorageFault, StorageProblem
from vira_desktop.storage.faults import as_written, world_faults

FILE = Path("vira.sqlite3")


def of_sqlite(name: str) -> sqlite3.Error:
    """An error as SQLite names it."""
    problem = sqlite3.OperationalError(name)
    problem.sqlite_errorname = name
    return problem


WORLD = [
    (of_sqlite("SQLITE_FULL"), StorageFault.DISK_FULL),
    (of_sqlite("SQLITE_IOERR_WRITE"), StorageFault.DISK_FULL),
    (of_sqlite("SQLITE_IOERR_FSYNC"), StorageFault.DISK_FULL),
    (of_sqlite("SQLITE_IOERR_READ"), StorageFault.NOT_READABLE),
    (of_sqlite("SQLITE_IOERR"), StorageFault.NOT_READABLE),
    (of_sqlite("SQLITE_READONLY_DIRECTORY"), StorageFault.NOT_WRITABLE),
    (of_sqlite("SQLITE_BUSY_SNAPSHOT"), StorageFault.BUSY),
    (of_sqlite("SQLITE_LOCKED"), StorageFault.BUSY),
    (of_sqlite("SQLITE_CORRUPT_INDEX"), StorageFault.DAMAGED),
    (of_sqlite("SQLITE_NOTADB"), StorageFault.DAMAGED),
    (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no"), StorageFault.DAMAGED),
    (OSError(errno.ENOSPC, "full"), StorageFault.DISK_FULL),
    (OSError(errno.EFBIG, "large"), StorageFault.DISK_FULL),
    (PermissionError(errno.EACCES, "no"), StorageFault.NOT_WRITABLE),
    (OSError(errno.EROFS, "no"), StorageFault.NOT_WRITABLE),
    (OSError(errno.EIO, "broken"), StorageFault.NOT_READABLE),
]


@pytest.mark.parametrize(("problem", "fault"), WORLD, ids=str)
def test_the_fault_of_the_world_has_a_code(problem: Exception, fault: StorageFault) -> None:
    with pytest.raises(StorageProblem) as caught, world_faults(FILE):
        raise problem
    assert (caught.value.fault, caught.value.path) == (fault, FILE)
    assert caught.value.__cause__ is problem


@pytest.mark.parametrize(
    "problem",
    [
        of_sqlite("SQLITE_CONSTRAINT_TRIGGER"),
        of_sqlite("SQLITE_ERROR"),
        sqlite3.ProgrammingError("closed"),
        ValueError("ours"),
    ],
    ids=str,
)
def test_our_own_fault_is_left_to_crash(problem: Exception) -> None:
    with pytest.raises(type(problem)) as caught, world_faults(FILE):
        raise problem
    assert caught.value is problem


def test_values_that_were_never_written_are_damage() -> None:
    with pytest.raises(StorageProblem) as caught, as_written(FILE):
        StorageFault("pink")
    assert caught.value.fault is StorageFault.DAMAGED
