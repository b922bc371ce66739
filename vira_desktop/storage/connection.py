"""Connections to an SQLite file of ours, and transactions on them."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

from sqlite_utils import Database

from ..session.keeping import Progress
from .faults import world_faults

PATIENCE = 0.2
"""Seconds to wait for another program that writes to the file: the window waits for this."""
LONG_PATIENCE = 10.0
"""The same where no window waits."""

STEPS_A_REPORT = 1_000_000
"""Steps of SQLite's machine between two reports of progress: well under half a second."""


class Access(Enum):
    """What a connection may do."""

    CREATE = "mode=rwc", True
    """Write, and make the file if there is none."""
    WRITE = "mode=rw", True
    READ = "mode=rw", False
    """Read a file of ours, and clear away what SQLite makes beside it meanwhile."""
    LOOK = "mode=ro", False
    """Read a file that may not be ours."""
    LOOK_UNUSED = "mode=ro&immutable=1", False
    """The same if nobody uses it: nothing is made beside it."""

    @property
    def query(self) -> str:
        """What SQLite is told with the name of the file."""
        return self.value[0]

    @property
    def writes(self) -> bool:
        """True if it may write."""
        return self.value[1]


def connect(path: Path, access: Access = Access.WRITE, *, patience: float = PATIENCE) -> Database:
    """A connection to the file at *path*. Raises StorageProblem."""
    with world_faults(path):
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?{access.query}",
            uri=True,
            timeout=patience,
            isolation_level=None,
        )
        # What is no UTF-8 was damaged on the disk, which the checksums tell.
        connection.text_factory = _text
        db = Database(connection, execute_plugins=False, strict=True)
        try:
            db.execute("PRAGMA foreign_keys = ON")
            if access.writes:
                db.enable_wal()
                # Measured: 0.03 ms a row, against 4-8 ms with FULL. When the program ends, however
                # it ends, nothing is lost; when the power fails, the last moments may be.
                db.execute("PRAGMA synchronous = NORMAL")
            else:
                db.execute("PRAGMA query_only = ON")
        except BaseException:
            db.close()
            raise
    return db


@contextmanager
def connected(
    path: Path, access: Access = Access.WRITE, *, patience: float = LONG_PATIENCE
) -> Iterator[Database]:
    """A connection that is closed in the end. Raises StorageProblem, also where the world is at
    fault for what fails inside."""
    db = connect(path, access, patience=patience)
    try:
        with world_faults(path):
            yield db
    finally:
        db.close()


@contextmanager
def transaction(db: Database) -> Iterator[None]:
    """All that is written inside is stored, or nothing. Raises StorageProblem where the world is
    at fault."""
    with world_faults(path_of(db)):
        # IMMEDIATE: who is going to write says so first; two who have read would refuse each other.
        db.execute("BEGIN IMMEDIATE")
        try:
            yield
            db.execute("COMMIT")
        except BaseException:
            db.rollback()
            raise


def path_of(db: Database) -> Path:
    """The file behind *db*."""
    files = db.execute("SELECT file FROM pragma_database_list WHERE name = 'main'")
    return Path(files.fetchone()[0])


@contextmanager
def reporting(db: Database, progress: Progress) -> Iterator[None]:
    """Tells *progress* now and then that a long statement is at work."""

    def report() -> None:
        progress(0, 0)

    db.conn.set_progress_handler(report, STEPS_A_REPORT)
    try:
        yield
    finally:
        db.conn.set_progress_handler(None, 0)


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "surrogateescape")
