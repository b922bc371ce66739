"""Single deals to and from `.vira` files."""

from collections.abc import Sequence
from pathlib import Path

from ..rules.actions import Action
from ..rules.record import Record, Unreadable, format_record, parse_record
from ..rules.seats import BySeat
from ..rules.state import Deal

SUFFIX = ".vira"

LARGEST = 1_000_000
"""Bytes; no deal comes near, and a file that is larger is something else."""


def load(path: Path) -> Record | Unreadable:
    """The record in the file at *path*, or why there is none. Never raises for what the file or
    the disk is like."""
    try:
        if path.stat().st_size > LARGEST:
            return Unreadable("the file is far too large for a deal", 1)
        return parse_record(path.read_text(encoding="utf-8", errors="surrogateescape"))
    except OSError as problem:
        return Unreadable(problem.strerror or type(problem).__name__, 1)
    except Unreadable as problem:
        return problem


def save(path: Path, deal: Deal, actions: Sequence[Action], names: BySeat[str]) -> bool:
    """Writes *deal* with what was done in it, whole or not at all; False if the disk refuses."""
    given = {seat.value: name for seat, name in names.items()}
    record = Record(deal=deal, actions=tuple(actions), names=given)
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_text(format_record(record) + "\n", encoding="utf-8")
        fresh.replace(path)
    except OSError:
        return False
    return True
