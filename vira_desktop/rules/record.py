"""The deal record, version 1: one deal as text, read strictly and written exactly. What the rules
say to what is recorded is found in `verdict.py`."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from .actions import Action
from .games import PullaRow
from .notation import format_action, format_cards, format_hand
from .record_fields import (
    BadField,
    Fields,
    is_whole,
    read_actions,
    read_date,
    read_deal,
    read_names,
    read_object,
    read_seed,
    read_text,
)
from .state import Deal, HouseRules
from .strict_json import BLANK, Json, NotJson, UnusableJson, line_of_start, parse_json, quoted

FORMAT = "vira-deal"
VERSION = 1

_REQUIRED = ("format", "version", "players", "pulla", "highest", "hands", "stock", "actions")
_OPTIONAL = ("id", "note", "date", "seed", "names", "rules")
_KEPT = "x-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """One deal with what was done in it, and what its writer noted about it."""

    deal: Deal
    actions: tuple[Action, ...] = ()
    id: str | None = None
    note: str | None = None
    date: str | None = None
    """When it was played: ISO 8601, UTC."""
    seed: str | int | None = None
    names: Mapping[str, str] | None = None
    """Names by seat letter, S for the one who sits out."""
    extras: Fields = field(default_factory=dict)
    """Keys that start with "x-", as they are."""
    order: tuple[str, ...] = field(default=(), compare=False)
    """The keys in the order in which they were read; they are written in it again."""


class Unreadable(ValueError):
    """Text that is no record. *error* is an English sentence saying what is wrong, and where;
    *line*, from 1, is where the record begins or where the reader of JSON stopped."""

    def __init__(self, error: str, line: int) -> None:
        super().__init__(error, line)
        self.error = error
        self.line = line


def read_records(text: str) -> Iterator[tuple[int, Record | Unreadable]]:
    """Every record of *text* in order, with its line: the whole text if it is one JSON value,
    else each line if the first looks like a record, else one that is unreadable. Bytes that are
    not UTF-8 are expected as `surrogateescape` decodes them."""
    try:
        value = parse_json(text)
    except NotJson as problem:
        lines = text.split("\n")
        first = next(filter(None, (line.strip(BLANK) for line in lines)), "")
        if first.startswith("{") and first.endswith("}"):
            for number, line in enumerate(lines, start=1):
                if line.strip(BLANK):
                    yield number, _read_line(line, number)
        else:
            yield problem.line, Unreadable(_why_not_json(text, problem), problem.line)
        return
    except UnusableJson as problem:
        start = line_of_start(text)
        yield start, Unreadable(str(problem), start)
        return
    start = line_of_start(text)
    try:
        yield start, _record(value)
    except BadField as problem:
        yield start, Unreadable(str(problem), start)


def parse_record(text: str) -> Record:
    """The one record that *text* is. Raises Unreadable."""
    try:
        return _record(parse_json(text))
    except NotJson as problem:
        raise Unreadable(_why_not_json(text, problem), problem.line) from None
    except (UnusableJson, BadField) as problem:
        raise Unreadable(str(problem), line_of_start(text)) from None


def format_record(record: Record) -> str:
    """*record* as one line of JSON, its keys in the order in which they were read."""
    deal = record.deal
    fields: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "players": deal.players,
        "pulla": deal.pulla,
        "highest": deal.highest.letter,
        "hands": {seat.value: format_hand(hand) for seat, hand in deal.hands.items()},
        "stock": format_cards(deal.stock),
        "actions": [format_action(action) for action in record.actions],
    }
    noted: dict[str, Json] = {
        "id": record.id,
        "note": record.note,
        "date": record.date,
        "seed": record.seed,
        "names": None if record.names is None else dict(record.names),
        "rules": format_rules(deal.rules) or ({} if "rules" in record.order else None),
    }
    fields |= {key: value for key, value in noted.items() if value is not None}
    fields |= record.extras
    ordered = {key: fields[key] for key in record.order if key in fields}
    return json.dumps(ordered | fields, ensure_ascii=False, allow_nan=False)


def format_rules(rules: HouseRules) -> dict[str, Json]:
    """House rules as a record writes them: what differs from the rulings."""
    usual = HouseRules()
    differing: dict[str, Json] = {
        key: getattr(rules, key)
        for key in ("forehand_may_pass", "turne_plain_repurchase")
        if getattr(rules, key) != getattr(usual, key)
    }
    if rules.pulla:
        differing["pulla"] = {key: _bets(row) for key, row in rules.pulla}
    return differing


def _why_not_json(text: str, problem: NotJson) -> str:
    if not text.strip(BLANK):
        return "there is no record: the text is empty"
    if text.startswith("\ufeff"):
        return "the text begins with a byte order mark; a record is UTF-8 without one"
    return problem.why


def _read_line(text: str, number: int) -> Record | Unreadable:
    try:
        return parse_record(text)
    except Unreadable as problem:
        return Unreadable(problem.error, number)


def _record(value: Json) -> Record:
    """The record that *value* says. Raises BadField."""
    fields = read_object("a record", value)
    _check_version(fields)
    for key in fields:
        if key not in _REQUIRED and key not in _OPTIONAL and not key.startswith(_KEPT):
            raise BadField(f"the key {quoted(key)} is not known")
    for key in _REQUIRED:
        if key not in fields:
            raise BadField(f'the key "{key}" is missing')
    deal = read_deal(fields)
    return Record(
        deal=deal,
        actions=read_actions(fields["actions"]),
        id=read_text(fields, "id"),
        note=read_text(fields, "note"),
        date=read_date(fields),
        seed=read_seed(fields),
        names=read_names(fields, deal.players),
        extras={key: kept for key, kept in fields.items() if key.startswith(_KEPT)},
        order=tuple(fields),
    )


def _check_version(fields: Fields) -> None:
    for key in ("format", "version"):
        if key not in fields:
            raise BadField(f'the key "{key}" is missing')
    if fields["format"] != FORMAT:
        raise BadField(f'"format" is {quoted(fields["format"])}, not "{FORMAT}"')
    version = fields["version"]
    if is_whole(version) and version > VERSION:
        raise BadField(
            f"the record is of version {quoted(version)}, made by a newer program; "
            f"this one reads version {VERSION}"
        )
    if not is_whole(version) or version != VERSION:
        raise BadField(f'"version" is {quoted(version)}, not {VERSION}')


def _bets(row: PullaRow) -> Json:
    return [row.home, row.bet, row.kodilj, row.re_home, row.re_bet, row.re_kodilj]
