"""`vira solve`: what the declarer gets of a position when all cards are seen."""

import argparse
import json
import sys
import time
from collections.abc import Iterator

from ..rules.flow import replay
from ..rules.record import Record, Unreadable, read_records
from ..rules.state import Playing
from ..rules.strict_json import BLANK, NotJson, UnusableJson, parse_json
from ..solver.api import Position, Solver, position_of
from .position_text import BadPosition, read_position
from .sources import read_source

REFUSED = 2


def run(chosen: argparse.Namespace) -> int:
    """Prints an answer a line; at what cannot be solved, a sentence and status 2."""
    source = chosen.file if chosen.record is None else chosen.record
    if chosen.at is not None and chosen.record is None:
        return _refuse("--at goes with --record")
    try:
        content = read_source(source)
    except OSError as problem:
        return _refuse(f"{source} cannot be read: {problem.strerror or problem}")
    text = content.decode("utf-8", errors="surrogateescape")
    solver = Solver()
    try:
        if chosen.record is not None:
            positions = iter([_position_in_record(text, chosen.at)])
        else:
            positions = _positions(text)
        for position in positions:
            print(json.dumps(_answer(solver, position)), flush=True)
    except BadPosition as problem:
        return _refuse(str(problem))
    return 0


def _answer(solver: Solver, position: Position) -> dict[str, object]:
    began = time.perf_counter()
    cards = solver.card_tricks(position)
    seconds = time.perf_counter() - began
    declarer_plays = position.to_play is position.declarer
    best = max if declarer_plays is not position.low else min
    return {
        "declarer_tricks": best(cards.values()),
        "cards": {str(card): cards[card] for card in sorted(cards)},
        "nodes": solver.nodes,
        "seconds": round(seconds, 6),
    }


def _positions(text: str) -> Iterator[Position]:
    """The one position that *text* is, else one of each line. Raises BadPosition."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip(BLANK)]
    if not lines:
        raise BadPosition("there is no position")
    try:
        value = parse_json(text)
    except NotJson as problem:
        if len(lines) == 1 or not _is_json(lines[0][1]):
            raise BadPosition(f"line {problem.line}: {problem.why}") from None
    except UnusableJson as problem:
        raise BadPosition(str(problem)) from None
    else:
        yield read_position(value)
        return
    for number, line in lines:
        try:
            yield read_position(parse_json(line))
        except NotJson as problem:
            raise BadPosition(f"line {number}: {problem.why}") from None
        except (UnusableJson, BadPosition) as problem:
            raise BadPosition(f"line {number}: {problem}") from None


def _is_json(line: str) -> bool:
    """Whether *line* is one value for itself, and not the beginning of a longer one."""
    try:
        parse_json(line)
    except NotJson:
        return False
    except UnusableJson:
        pass
    return True


def _position_in_record(text: str, at: int | None) -> Position:
    """Where the one record of *text* stands after *at* actions. Raises BadPosition."""
    entries = [entry for _, entry in read_records(text)]
    if len(entries) != 1:
        raise BadPosition(f"one record is wanted, not {len(entries)}")
    record = entries[0]
    if isinstance(record, Unreadable):
        raise BadPosition(record.error)
    return _after(record, len(record.actions) if at is None else at)


def _after(record: Record, at: int) -> Position:
    if at > len(record.actions):
        raise BadPosition(f"the record has {len(record.actions)} actions, not {at}")
    outcome = replay(record.deal, record.actions[:at])
    if outcome.problem is not None:
        reason = outcome.problem.reason.value
        raise BadPosition(f"action {outcome.applied} of the record is illegal: {reason}")
    if not isinstance(outcome.state, Playing):
        raise BadPosition(f"after {at} actions no card is to be played")
    return position_of(outcome.state)


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"vira solve: {sentence}.\n")
    return REFUSED
