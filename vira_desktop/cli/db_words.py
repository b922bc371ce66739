"""What `vira db` says: what there is, or what is wrong, where, and what can be done."""

from pathlib import Path

from ..session.keeping import StorageFault, StorageProblem
from ..storage.imports import Imported
from ..storage.inspection import Inspection

_OF_DATABASE = {
    StorageFault.NOT_THERE: "there is no database yet at {path}; play, or import an export",
    StorageFault.NOT_WRITABLE: "{path} cannot be written; give yourself the right to, or name "
    "another folder with --data-dir",
    StorageFault.NOT_READABLE: "{path} cannot be read; see whether the disk is there and whether "
    "you may read it, or name another folder with --data-dir",
    StorageFault.DISK_FULL: "there is no room on the disk for {path}; make room and try again; "
    "nothing was changed",
    StorageFault.BUSY: "{path} is in use; close Vira and try again",
    StorageFault.CHANGED_ELSEWHERE: "{path} is in use; close Vira and try again",
    StorageFault.DAMAGED: "{path} is damaged; `vira db restore` puts the newest good backup in its "
    "place and keeps the damaged file",
    StorageFault.MISSING: "{path} is not there, though there are backups; `vira db restore` brings "
    "the newest good one back",
    StorageFault.FOREIGN: "{path} belongs to another program; it was left as it is; name another "
    "folder with --data-dir",
    StorageFault.NEWER: "{path} was made by a newer version of Vira; it was left as it is; use "
    "that version, or name another folder with --data-dir",
}

_OF_TARGET = {
    **_OF_DATABASE,
    StorageFault.NOT_WRITABLE: "{path} cannot be written; give yourself the right to, or name "
    "another file",
    StorageFault.NOT_READABLE: "{path} cannot be written; see whether the disk is there, or name "
    "another file",
    StorageFault.DISK_FULL: "there is no room on the disk for {path}; make room or name another "
    "disk; nothing was written",
}
"""Of a file that was to be written."""

_OF_SOURCE = {
    **_OF_DATABASE,
    StorageFault.NOT_WRITABLE: "{path} cannot be read; give yourself the right to",
    StorageFault.NOT_READABLE: "{path} cannot be read; see whether the disk is there",
    StorageFault.DAMAGED: "{path} is no backup that can be read; nothing was changed; `vira db "
    "restore --list` names the backups",
    StorageFault.FOREIGN: "{path} is the database of another program; nothing was changed; `vira "
    "db restore --list` names the backups",
    StorageFault.NEWER: "{path} was made by a newer version of Vira; nothing was changed; use that "
    "version",
}
"""Of a file that was to be read."""


def of_database(problem: StorageProblem) -> str:
    """What is wrong with the database."""
    return _OF_DATABASE[problem.fault].format(path=problem.path)


def of_target(problem: StorageProblem) -> str:
    """What is wrong with a file that was to be written."""
    return _place_of_target(problem.path) or _OF_TARGET[problem.fault].format(path=problem.path)


def of_source(problem: StorageProblem) -> str:
    """What is wrong with a file that was to be read."""
    return _place_of_source(problem.path) or _OF_SOURCE[problem.fault].format(path=problem.path)


def found(path: Path, there: Inspection) -> str:
    """What there is in the database at *path*."""
    counts = (
        f"{_counted(there.profiles, 'profile')}, {_counted(there.evenings, 'evening')}, "
        f"{_counted(there.deals, 'deal')}, {_counted(there.reviews, 'review')}"
    )
    if there.is_sound:
        return f"{path} is sound: {counts}."
    told = [f"{path} is not as it was written: {counts}."]
    if there.damaged_evenings:
        told.append(
            f"A part of {_counted(there.damaged_evenings, 'evening')} cannot be read; "
            "what comes before it is sound."
        )
    if there.damaged_reviews:
        told.append(f"{_counted(there.damaged_reviews, 'review')} cannot be read.")
    if there.miscounted:
        told.append(
            f"The results of {_counted(there.miscounted, 'evening')} are not what was played; "
            "`vira db check --recount` counts them again."
        )
    told += [f"SQLite says: {fault}." for fault in there.faults]
    return "\n".join(told)


def imported(new: Imported) -> str:
    """What has come in."""
    told = (
        f"New: {_counted(new.profiles, 'profile')}, {_counted(new.evenings, 'evening')}, "
        f"{_counted(new.events, 'event')}, {_counted(new.reviews, 'review')}."
    )
    if new.differing:
        told += (
            f"\n{_counted(new.differing, 'evening')} had gone on differently here and stayed so."
        )
    return told


def _place_of_target(path: Path) -> str | None:
    """What is wrong with the place where a file was to be; None if it would do."""
    if path.is_dir():
        return f"{path} is a folder; name a file in it"
    if path.exists() and not path.is_file():
        return f"{path} is no file, and was left as it is; name a file"
    if not path.parent.is_dir():
        return f"there is no folder {path.parent}; make it, or name another file"
    return None


def _place_of_source(path: Path) -> str | None:
    """What is wrong with the place where a file should be; None if there is one."""
    if path.is_dir():
        return f"{path} is a folder; name a file"
    if not path.exists():
        return f"there is no file {path}; name one that there is"
    return None


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
