"""One deal played at several tables with the bots in different chairs. Plain values go in and come
out, so that any process, on any machine, can do it."""

import random
import time
from collections import defaultdict
from dataclasses import dataclass
from itertools import product
from typing import TypedDict

from ..rules.actions import Action
from ..rules.flow import replay
from ..rules.phases.payment import worth
from ..rules.record import parse_record
from ..rules.seats import SEATS, BySeat, Seat
from ..rules.state import Bidding, Buying, Playing, State
from ..session import log as logs
from ..session.simulation import Asking, Chair, Play
from .entrants import entrant
from .running import once_a_thread

PLAYERS = 3
"""Chairs at a table, and the parts of a pin in which worth is counted."""


class Job(TypedDict):
    """What is to be played."""

    number: int
    """Which deal of the match it is."""
    seed: str
    """What the bots draw their chance from."""
    record: str
    """The deal with the actions that are given, as a line of the deal record."""
    lineups: list[list[str]]
    """Who sits at forehand, middle-hand and rear-hand; with `by_role`, who is the declarer, who
    sits on his left and who on his right."""
    by_role: bool


class TableResult(TypedDict):
    """What came of the deal at one table."""

    seated: list[str]
    """Who sat at forehand, middle-hand and rear-hand."""
    declarer: int | None
    """Which of the three played alone."""
    result: str | None
    laid: bool
    worth: list[int]
    """What it was worth to each of the three, in thirds of a pin."""


class Outcome(TypedDict):
    """What came of a job."""

    number: int
    tables: list[TableResult]
    exceptions: int
    illegal: int
    ms: dict[str, dict[str, list[float]]]
    """By bot and by phase or trick: what each decision took, in milliseconds of processor time."""


def mixed_lineups(one: str, other: str) -> list[list[str]]:
    """The six ways in which two bots take three chairs and neither takes all."""
    return [list(seats) for seats in product((one, other), repeat=3) if len(set(seats)) == 2]


def play(job: Job) -> Outcome:
    """The deal played to its end at every table."""
    record = parse_record(job["record"])
    log, _ = logs.read(record.deal, record.actions)
    times: defaultdict[str, defaultdict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    tables: list[TableResult] = []
    exceptions = illegal = 0
    for lineup in job["lineups"]:
        seated = _by_seat(lineup, log.state) if job["by_role"] else BySeat(*lineup)
        chairs: BySeat[Chair] = BySeat(*(_Timed(_entrant(name), times[name]) for name in seated))
        table = Play(log, chairs, seed=job["seed"])
        settled = table.to_the_end()
        exceptions += table.exceptions
        illegal += table.illegal
        declarer = settled.contract.declarer if settled.contract else None
        result = settled.settlement.result
        tables.append(
            {
                "seated": list(seated),
                "declarer": None if declarer is None else SEATS.index(declarer),
                "result": None if result is None else result.value,
                "laid": settled.laid,
                "worth": [int(PLAYERS * pins) for pins in worth(settled)],
            }
        )
    return {
        "number": job["number"],
        "tables": tables,
        "exceptions": exceptions,
        "illegal": illegal,
        "ms": {name: dict(phases) for name, phases in times.items()},
    }


def fault_of(line: str) -> str | None:
    """What is wrong with a line of a deal set, as the end of a sentence; None if nothing is."""
    try:
        record = parse_record(line)
    except ValueError as problem:
        return str(problem)
    reached = replay(record.deal, record.actions)
    if reached.problem is not None:
        return f"its action {reached.applied + 1} is illegal"
    return None if isinstance(reached.state, Playing) else "it does not reach the play"


@once_a_thread
def _entrant(name: str) -> Chair:
    return entrant(name)


def _by_seat(lineup: list[str], state: State) -> BySeat[str]:
    """*lineup*, the declarer first, as they sit in the deal of *state*."""
    if not isinstance(state, Playing):
        raise ValueError("nobody plays alone yet")
    declarer = SEATS.index(state.contract.declarer)
    return BySeat(*(lineup[(SEATS.index(seat) - declarer) % len(Seat)] for seat in SEATS))


@dataclass(frozen=True, slots=True)
class _Timed:
    """Somebody at the table with a clock beside him."""

    chair: Chair
    times: defaultdict[str, list[float]]

    @property
    def key(self) -> str:
        return self.chair.key

    def act(self, state: Asking, rng: random.Random) -> Action:
        began = time.thread_time()
        try:
            return self.chair.act(state, rng)
        finally:
            took = 1000 * (time.thread_time() - began)
            self.times[_moment(state)].append(round(took, 2))


def _moment(state: Asking) -> str:
    match state:
        case Bidding():
            return "bidding"
        case Buying():
            return "buying"
        case Playing():
            return f"trick {len(state.tricks) + 1}"
