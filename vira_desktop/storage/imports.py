"""What `exports.py` wrote, put into a database: all of it or nothing, and never twice.

What the database has already is kept. An evening that has gone on elsewhere goes on here too; one
that has gone on differently here stays as it is here. Of a training log, the entries are added that
are missing."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from sqlite_utils import Database

from ..rules.record import FORMAT as DEAL_FORMAT
from ..rules.record import Unreadable, format_record, parse_record
from ..rules.record_fields import Fields, is_whole
from ..rules.strict_json import BLANK, Json, NotJson, UnusableJson, parse_json, quoted
from ..session.keeping import Progress, no_progress
from ..session.players import TokenColour
from ..session.settings import LanguageChoice
from ..trainer.reviews import from_json
from . import results
from .codec import (
    ACTED,
    DEAL,
    Unsound,
    checksum,
    compact,
    fields_of,
    format_entry,
    from_row,
    text,
)
from .connection import transaction
from .exports import ENTRIES, FORMAT, PLACE, RESULTS, VERSION, Row
from .faults import world_faults
from .reviews import append_body, format_review

MOST_EVENTS = 1_000_000
"""In one evening; nobody plays as long."""

LINES_A_REPORT = 500


class BadImport(ValueError):
    """Text that is no export. *error* is an English sentence about what is wrong, *line*, from 1,
    is where."""

    def __init__(self, error: str, line: int) -> None:
        super().__init__(error, line)
        self.error = error
        self.line = line


class _Wrong(ValueError):
    """What is wrong with a line; the argument is a sentence."""


@dataclass(slots=True)
class Imported:
    """How much came in that was not there before."""

    profiles: int = 0
    evenings: int = 0
    events: int = 0
    reviews: int = 0
    differing: int = 0
    """Evenings that had gone on differently here, and were left as they are."""


def import_from(db: Database, path: Path, *, progress: Progress = no_progress) -> Imported:
    """Puts the export at *path* into *db*. Raises BadImport if it is none, and StorageProblem;
    then nothing has changed."""
    with world_faults(path):
        file = path.open(encoding="utf-8", errors="surrogateescape", newline="\n")
    with file:
        return import_lines(db, file, progress=progress)


def import_lines(
    db: Database, lines: Iterable[str], *, progress: Progress = no_progress
) -> Imported:
    """The same with the lines of an export."""
    coming = _Coming(db)
    number = 0
    with transaction(db):
        try:
            for number, line in enumerate(lines, start=1):
                if number % LINES_A_REPORT == 0:
                    progress(number, 0)
                coming.take(line)
            if not coming.is_whole:
                raise _Wrong("the file is broken off: its last line is missing")
        except _Wrong as problem:
            raise BadImport(str(problem), max(number, 1)) from None
    results.bring_up_to_date(db, progress=progress)
    return coming.new


class _Coming:
    """An export on its way in."""

    def __init__(self, db: Database) -> None:
        self.new = Imported()
        self.is_whole = False
        self._db = db
        self._lines = 0
        self._evening: tuple[str, str | None, str] | None = None
        """Its key, its profile and when it began."""
        self._rows: list[Row] = []
        self._reviews: dict[str, Counter[str]] = {}

    def take(self, line: str) -> None:
        """One line more. Raises _Wrong."""
        if self.is_whole:
            if line.strip(BLANK):
                raise _Wrong("nothing may follow the last line of an export")
            return
        try:
            value = parse_json(line)
            self._take(fields_of(value), line)
        except NotJson as problem:
            raise _Wrong(problem.why) from None
        except UnusableJson as problem:
            raise _Wrong(str(problem)) from None
        except Unreadable as problem:
            raise _Wrong(problem.error) from None
        except KeyError as problem:
            raise _Wrong(f'the key "{problem.args[0]}" is missing') from None
        except TypeError:
            raise _Wrong(f"this is no line of an export: {quoted(line.strip(BLANK))}") from None
        self._lines += 1

    def _take(self, fields: Fields, line: str) -> None:
        if self._lines == 0:
            _check_header(fields)
        elif fields.get("format") == DEAL_FORMAT:
            self._take_deal(line)
        elif "event" in fields:
            self._add(_place(fields, "place"), _text(fields, "event"), _body(fields["body"]))
        elif "review" in fields:
            self._put_evening()
            self._take_review(fields)
        elif "evening" in fields:
            self._put_evening()
            self._evening = (
                _text(fields, "evening"),
                self._profile(fields),
                _moment(fields, "begun_at"),
            )
        elif "profile" in fields:
            self._take_profile(fields)
        elif "end" in fields:
            self._put_evening()
            self._take_end(fields["end"])
        else:
            raise TypeError(line)

    def _take_profile(self, fields: Fields) -> None:
        key = _text(fields, "profile")
        language, colour = _text(fields, "language"), _text(fields, "colour")
        _known("language", language, [choice.value for choice in LanguageChoice])
        _known("colour", colour, [choice.value for choice in TokenColour])
        insert = (
            "INSERT OR IGNORE INTO profiles (key, name, language, colour, made_at) "
            "VALUES (?, ?, ?, ?, ?)"
        )
        row = (key, _text(fields, "name"), language, colour, _moment(fields, "made_at"))
        self.new.profiles += self._db.execute(insert, row).rowcount

    def _take_deal(self, line: str) -> None:
        record = parse_record(line)
        place, entries = _place(record.extras, PLACE), record.extras.get(ENTRIES)
        if entries is None:
            written = [format_entry(action) for action in record.actions]
        elif isinstance(entries, list):
            written = [str(entry) for entry in entries]
        else:
            raise _Wrong(f'"{ENTRIES}" is {quoted(entries)}, not a list')
        ours = (PLACE, ENTRIES, RESULTS)
        extras = {key: value for key, value in record.extras.items() if key not in ours}
        self._add(place, DEAL, format_record(replace(record, actions=(), extras=extras)))
        for number, entry in enumerate(written, start=1):
            self._add(place + number, ACTED, entry)

    def _take_review(self, fields: Fields) -> None:
        profile = self._profile(fields)
        assert profile is not None
        try:
            body = format_review(from_json(dict(fields_of(fields["review"]))))
        except (KeyError, TypeError, ValueError):
            raise _Wrong(f"this is no review: {quoted(fields['review'])}") from None
        if profile not in self._reviews:
            select = "SELECT body FROM reviews WHERE profile = ?"
            rows = self._db.execute(select, (profile,)).fetchall()
            self._reviews[profile] = Counter(row[0] for row in rows)
        if self._reviews[profile][body] > 0:
            self._reviews[profile][body] -= 1
        else:
            append_body(self._db, profile, body)
            self.new.reviews += 1

    def _take_end(self, lines: Json) -> None:
        if lines != self._lines:
            raise _Wrong(f"{self._lines} lines stand before this one, not {quoted(lines)}")
        self.is_whole = True

    def _add(self, place: int, kind: str, body: str) -> None:
        """A row more for the evening on its way."""
        if self._evening is None:
            raise _Wrong("no evening is named before this")
        if self._rows and place <= self._rows[-1][0]:
            raise _Wrong(f"the place {place} has been before")
        try:
            from_row(kind, body)
        except Unsound:
            raise _Wrong(f"this is no event: {quoted(kind)} {quoted(body)}") from None
        self._rows.append((place, kind, body))

    def _put_evening(self) -> None:
        """Puts the evening that has come in where there is none like it, or what is new of it."""
        evening, rows = self._evening, self._rows
        self._evening, self._rows = None, []
        if evening is None or not rows:
            return
        insert = "INSERT OR IGNORE INTO evenings (key, profile, begun_at) VALUES (?, ?, ?)"
        self.new.evenings += self._db.execute(insert, evening).rowcount
        select = "SELECT id FROM evenings WHERE key = ?"
        self._put_rows(self._db.execute(select, evening[:1]).fetchone()[0], rows)

    def _put_rows(self, evening: int, rows: list[Row]) -> None:
        select = "SELECT place, kind, body FROM events WHERE evening = ?"
        here: Mapping[int, tuple[str, str]] = {
            place: (kind, body) for place, kind, body in self._db.execute(select, (evening,))
        }
        if any(here.get(place, (kind, body)) != (kind, body) for place, kind, body in rows):
            self.new.differing += 1
            return
        insert = "INSERT INTO events (evening, place, kind, body, checksum) VALUES (?, ?, ?, ?, ?)"
        for place, kind, body in rows:
            if place not in here:
                self._db.execute(insert, (evening, place, kind, body, checksum(place, kind, body)))
                self.new.events += 1

    def _profile(self, fields: Fields) -> str | None:
        """The profile that *fields* name, which must have come before."""
        if fields["profile"] is None and "evening" in fields:
            return None
        key = _text(fields, "profile")
        select = "SELECT count(*) FROM profiles WHERE key = ?"
        if self._db.execute(select, (key,)).fetchone()[0] == 0:
            raise _Wrong(f"the profile {quoted(key)} is not in this file")
        return key


def _check_header(fields: Fields) -> None:
    if fields.get("format") != FORMAT:
        raise _Wrong(f'this is no export: it must begin with {{"format": "{FORMAT}", ...}}')
    version = fields["version"]
    if is_whole(version) and version > VERSION:
        raise _Wrong(
            f"the export is of version {version}, made by a newer program; "
            f"this one reads version {VERSION}"
        )
    if version != VERSION:
        raise _Wrong(f'"version" is {quoted(version)}, not {VERSION}')


def _body(value: Json) -> str:
    return value if isinstance(value, str) else compact(value)


def _place(fields: Fields, key: str) -> int:
    place = fields[key]
    if not is_whole(place) or not 0 <= place < MOST_EVENTS:
        raise _Wrong(f'"{key}" is {quoted(place)}, not a whole number from 0 to {MOST_EVENTS - 1}')
    return place


def _text(fields: Fields, key: str) -> str:
    try:
        return text(fields, key)
    except TypeError:
        raise _Wrong(f'"{key}" is a text; this is {quoted(fields[key])}') from None


def _moment(fields: Fields, key: str) -> str:
    written = _text(fields, key)
    try:
        offset = datetime.fromisoformat(written).utcoffset()
    except ValueError:
        offset = None
    if offset is None or offset:
        raise _Wrong(f'"{key}" is {quoted(written)}, not a moment in UTC') from None
    return written


def _known(key: str, value: str, values: list[str]) -> None:
    if value not in values:
        raise _Wrong(f'"{key}" is {quoted(value)}, not one of {", ".join(values)}')
