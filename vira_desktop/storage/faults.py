"""Sorts what SQLite and the system complain of: the world's faults become a StorageProblem, ours
are left to crash."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..session.keeping import StorageFault, StorageProblem

_BY_NAME = {
    "SQLITE_FULL": StorageFault.DISK_FULL,
    "SQLITE_READONLY": StorageFault.NOT_WRITABLE,
    "SQLITE_PERM": StorageFault.NOT_WRITABLE,
    "SQLITE_CANTOPEN": StorageFault.NOT_READABLE,
    "SQLITE_IOERR": StorageFault.NOT_READABLE,
    "SQLITE_NOLFS": StorageFault.DISK_FULL,
    "SQLITE_BUSY": StorageFault.BUSY,
    "SQLITE_LOCKED": StorageFault.BUSY,
    "SQLITE_PROTOCOL": StorageFault.BUSY,
    "SQLITE_CORRUPT": StorageFault.DAMAGED,
    "SQLITE_NOTADB": StorageFault.DAMAGED,
    "SQLITE_FORMAT": StorageFault.DAMAGED,
}
"""By the name of the plain error; an extended one has a word more: SQLITE_IOERR_WRITE."""

_WRITING_FAILED = (
    "SQLITE_IOERR_WRITE",
    "SQLITE_IOERR_FSYNC",
    "SQLITE_IOERR_TRUNCATE",
    "SQLITE_IOERR_SHMSIZE",
)
"""Whatever the reason: there was no room for it."""
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_REFUSED = (errno.EACCES, errno.EPERM, errno.EROFS)


@contextmanager
def world_faults(path: Path) -> Iterator[None]:
    """Raises StorageProblem about *path* where the world is at fault for what fails inside."""
    try:
        yield
    except sqlite3.Error as problem:
        fault = _of_sqlite(problem)
        if fault is None:
            raise
        raise StorageProblem(_exactly(fault, path), path) from problem
    except UnicodeDecodeError as problem:
        # SQLite quotes what it has found and cannot make sense of.
        raise StorageProblem(StorageFault.DAMAGED, path) from problem
    except OSError as problem:
        raise StorageProblem(_of_system(problem), path) from problem


@contextmanager
def as_written(path: Path) -> Iterator[None]:
    """Raises StorageProblem where what is read inside is none of the values that are written."""
    try:
        yield
    except ValueError as problem:
        raise StorageProblem(StorageFault.DAMAGED, path) from problem


def _of_sqlite(problem: sqlite3.Error) -> StorageFault | None:
    name: str = getattr(problem, "sqlite_errorname", "")
    if name.startswith(_WRITING_FAILED):
        return StorageFault.DISK_FULL
    return _BY_NAME.get("_".join(name.split("_")[:2]))


def _exactly(fault: StorageFault, path: Path) -> StorageFault:
    """SQLite cannot open even for reading what lies where it may not write."""
    if fault is not StorageFault.NOT_READABLE or path.is_dir():
        return fault
    by_effective = os.access in os.supports_effective_ids
    for place in (path, path.parent):
        if place.exists() and not os.access(place, os.W_OK, effective_ids=by_effective):
            return StorageFault.NOT_WRITABLE
    return fault


def _of_system(problem: OSError) -> StorageFault:
    if problem.errno in _NO_ROOM:
        return StorageFault.DISK_FULL
    if problem.errno in _REFUSED:
        return StorageFault.NOT_WRITABLE
    return StorageFault.NOT_READABLE
