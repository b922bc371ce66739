"""What may go wrong with the file in which everything is kept, as codes, and what is known of its
copies. Words for them are made in `ui/text`; the file itself is the business of `storage`."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path

Progress = Callable[[int, int], None]
"""Told how much is done, and of how much; called at least twice a second."""


def no_progress(_done: int, _of: int) -> None:
    """Tells nobody."""


class StorageFault(Enum):
    """What the disk, or the file on it, refuses."""

    NOT_THERE = "not-there"
    """There is no file, nor is there a backup of one."""
    NOT_WRITABLE = "not-writable"
    """The file or its folder may not be written."""
    NOT_READABLE = "not-readable"
    """The file may not be read, or the disk fails."""
    DISK_FULL = "disk-full"
    BUSY = "busy"
    """Another program has kept the file locked for too long."""
    CHANGED_ELSEWHERE = "changed-elsewhere"
    """Another copy of the program has gone on with the same evening."""
    DAMAGED = "damaged"
    """The file is not what was written."""
    MISSING = "missing"
    """There are backups, but the file is gone."""
    FOREIGN = "foreign"
    """The file belongs to another program."""
    NEWER = "newer"
    """The file was made by a newer version of this program."""


class StorageProblem(Exception):
    """The world does not let the program keep something. Carries a code, never a sentence."""

    def __init__(self, fault: StorageFault, path: Path) -> None:
        super().__init__(fault, path)  # positional, so that it survives the way between processes
        self.fault = fault
        self.path = path


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy of everything, as it was *at* a moment in UTC."""

    path: Path
    at: datetime
    size: int
    """Bytes."""
