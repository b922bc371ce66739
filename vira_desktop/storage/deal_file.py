"""Single deals to and from `.vira` files."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from ..rules.actions import Action
from ..rules.record import Record, Unreadable, format_record, parse_record
from ..rules.seats import BySeat
from ..rules.state import Deal
from ..session.ports import FileProblem
from .whole_file import save_text

SUFFIX = ".vira"

LARGEST = 1_000_000
"""Bytes; no deal comes near, and a file that is larger is something else."""


def load(path: Path) -> Record | Unreadable | FileProblem:
    """The record in the file at *path*, or why there is none. Never raises for what the file, its
    name or the disk is like, and reads nothing that is not a plain file of a fitting size."""
    try:
        if not path.exists():
            return FileProblem.NOT_THERE
        if not path.is_file():
            return FileProblem.NO_FILE
        if path.stat().st_size > LARGEST:
            return FileProblem.TOO_LARGE
        return parse_record(path.read_text(encoding="utf-8", errors="surrogateescape"))
    except Unreadable as problem:
        return problem
    except (OSError, ValueError):
        return FileProblem.NOT_READABLE


def save(path: Path, deal: Deal, actions: Sequence[Action], names: BySeat[str]) -> bool:
    """Writes *deal* with what was done in it, whole or not at all; False if the disk refuses."""
    given = {seat.value: name for seat, name in names.items()}
    return save_all(path, [Record(deal=deal, actions=tuple(actions), names=given)])


def save_all(path: Path, records: Iterable[Record]) -> bool:
    """Writes *records*, one a line, whole or not at all; False if the disk refuses."""
    return save_text(path, "".join(f"{format_record(record)}\n" for record in records))
