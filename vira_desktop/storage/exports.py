"""Everything in the database as one readable file, a JSON value a line, from which `imports.py`
makes the same elsewhere:

    {"format": "vira-export", "version": 1, "at": ...}
    {"profile": KEY, "name": ..., "language": ..., "colour": ..., "made_at": ...}
    {"evening": KEY, "profile": KEY, "begun_at": ...}
    {"format": "vira-deal", ...}                    a deal of that evening, as a record
    {"event": KIND, "place": ..., "body": ...}      anything else that happened in it
    {"review": {...}, "profile": KEY}               an entry in somebody's training log
    {"end": ...}                                    how many lines stand before this one

"x-place" of a deal is the place in the evening's log at which it begins, "x-results" what it came
to. Where something was taken back, "x-entries" tells all that was done, and "actions" only what
counts."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import groupby
from pathlib import Path

from sqlite_utils import Database

from ..rules.flow import is_over
from ..rules.record import format_record, parse_record
from ..rules.strict_json import Json, NotJson, UnusableJson, parse_json
from ..session import log as logs
from ..session.keeping import Progress, no_progress
from . import results
from .codec import ACTED, DEAL, NUMBER, checksum, format_entry, parse_entry
from .connection import path_of
from .faults import world_faults
from .whole_file import write_lines

FORMAT = "vira-export"
VERSION = 1

PLACE = "x-place"
ENTRIES = "x-entries"
RESULTS = "x-results"

Row = tuple[int, str, str]
"""Place, kind and body of an event."""


def export(db: Database, path: Path, now: datetime, *, progress: Progress = no_progress) -> None:
    """Writes everything to the file at *path*, whole or not at all. Raises StorageProblem."""
    with world_faults(path):
        write_lines(path, lines(db, now, progress=progress))


def lines(db: Database, now: datetime, *, progress: Progress = no_progress) -> Iterator[str]:
    """Everything in *db* as it is at this moment; rows that are not what was written are left out.
    Raises StorageProblem."""
    results.bring_up_to_date(db, progress=progress)
    written = 0
    with world_faults(path_of(db)):
        db.execute("BEGIN")
        try:
            for value in _values(db, now, progress):
                yield value if isinstance(value, str) else _line(value)
                written += 1
            yield _line({"end": written})
        finally:
            db.rollback()


def _values(db: Database, now: datetime, progress: Progress) -> Iterator[Json]:
    """The lines but the last; a record as its text."""
    yield {"format": FORMAT, "version": VERSION, "at": now.isoformat()}
    yield from db.query(
        "SELECT key AS profile, name, language, colour, made_at FROM profiles ORDER BY made_at, key"
    )
    evenings = db.execute("SELECT id, key, profile, begun_at FROM evenings ORDER BY id").fetchall()
    for done, (evening, key, profile, begun_at) in enumerate(evenings):
        progress(done, len(evenings))
        yield {"evening": key, "profile": profile, "begun_at": begun_at}
        yield from _evening(db, evening)
    select = "SELECT profile, place, body, checksum FROM reviews ORDER BY profile, place"
    for profile, place, body, check in db.execute(select):
        if checksum(place, body) == check:
            yield {"review": parse_json(body), "profile": profile}


def _evening(db: Database, evening: int) -> Iterator[Json]:
    select = "SELECT place, kind, body, checksum FROM events WHERE evening = ? ORDER BY place"
    rows = [
        (place, kind, body)
        for place, kind, body, check in db.execute(select, (evening,))
        if checksum(place, kind, body) == check
    ]
    came_to = _results(db, evening)
    for block in _blocks(rows):
        try:
            yield _record(block, came_to)
        except ValueError:
            # No deal; or one that no longer can be read, which is for the reader to say.
            for place, kind, body in block:
                yield {"event": kind, "place": place, "body": _body(body)}


def _results(db: Database, evening: int) -> dict[int, Json]:
    """What the paid deals came to: game, result, and for each player his name and what he won or
    lost, in pins."""
    select = """
        SELECT deal, game, result, name, pins FROM results JOIN parts USING (evening, deal)
            JOIN people USING (evening, player) WHERE evening = ? ORDER BY deal, chair
    """
    came_to: dict[int, Json] = {}
    rows = db.execute(select, (evening,)).fetchall()
    for deal, parts in groupby(rows, key=lambda row: row[0]):
        first, *others = parts
        accounts: list[Json] = [{"name": row[3], "pins": row[4]} for row in (first, *others)]
        came_to[deal] = {"game": first[1], "result": first[2], "accounts": accounts}
    return came_to


def _blocks(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Each deal together with all that was done in it, without a gap; all else by itself."""
    block: list[Row] = []
    for row in rows:
        follows = bool(block) and block[0][1] == DEAL and row[:2] == (block[-1][0] + 1, ACTED)
        if block and not follows:
            yield block
            block = []
        block.append(row)
    if block:
        yield block


def _record(block: Sequence[Row], came_to: dict[int, Json]) -> str:
    """A deal with all that was done in it. Raises ValueError if *block* is none."""
    (place, kind, body), *acted = block
    if kind != DEAL:
        raise ValueError(kind)
    record = parse_record(body)
    entries = [parse_entry(text) for _, _, text in acted]
    log, sound = logs.read(record.deal, entries)
    extras: dict[str, Json] = {**record.extras, PLACE: place}
    if sound < len(entries) or len(log.actions) < len(entries):
        extras[ENTRIES] = [format_entry(entry) for entry in entries]
    number = record.extras.get(NUMBER)
    if is_over(log.state) and isinstance(number, int) and number in came_to:
        extras[RESULTS] = came_to[number]
    return format_record(replace(record, actions=log.actions, extras=extras))


def _body(text: str) -> Json:
    """The body as JSON where it is JSON, or as text."""
    try:
        return parse_json(text)
    except (NotJson, UnusableJson):
        return text


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
