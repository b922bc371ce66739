"""How evenly the event loop ticks: the worst gap of a timer, idle and while two threads solve."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from threading import Thread

from PySide6.QtCore import QEventLoop, Qt, QTimer

from ..rules.cards import ALL_CARDS
from ..rules.seats import BySeat, Seat
from ..solver.api import Position, RanOut, Solver

INTERVAL_MS = 10
SECONDS = 1.0
ROUNDS = 5


def gap_figures(paint: Callable[[], object]) -> dict[str, float]:
    """In milliseconds `gap_idle_ms` and `gap_solving_ms`, each the best of five rounds: what else
    the machine does is not the program's."""
    idle, solving = zip(*islice(gaps(paint), ROUNDS), strict=True)
    return {
        "gap_idle_ms": round(1000 * min(idle), 1),
        "gap_solving_ms": round(1000 * min(solving), 1),
    }


def gaps(paint: Callable[[], object]) -> Iterator[tuple[float, float]]:
    """Round after round the worst gap, in seconds, of a timer of 10 ms that calls *paint*: in a
    second without anything else, and in one while two threads solve whole deals without a pause."""
    while True:
        idle = _worst_gap(paint)
        with _Solving(2):
            yield idle, _worst_gap(paint)


def _worst_gap(paint: Callable[[], object]) -> float:
    """The longest time between two ticks, in seconds."""
    gaps: list[float] = []
    loop, timer = QEventLoop(), QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.setInterval(INTERVAL_MS)
    last = time.monotonic()

    def tick() -> None:
        nonlocal last
        now = time.monotonic()
        gaps.append(now - last)
        last = now
        paint()

    timer.timeout.connect(tick)
    QTimer.singleShot(round(1000 * SECONDS), loop.quit)
    timer.start()
    loop.exec()
    return max(gaps)


def _whole_deal() -> Position:
    """A low game whose tricks take long to count: nearly all the time is spent in the search."""
    cards = random.Random("gap").sample(ALL_CARDS, 39)
    return Position(
        hands=BySeat(*(frozenset(cards[13 * n : 13 * n + 13]) for n in range(3))),
        declarer=Seat.FOREHAND,
        leader=Seat.FOREHAND,
        low=True,
        tricks=13,
    )


class _Solving:
    """While it lasts, so many threads solve, each with a solver of its own."""

    def __init__(self, threads: int) -> None:
        self._solvers = [Solver(megabytes=32) for _ in range(threads)]
        self._threads = [Thread(target=self._solve, args=(each,)) for each in self._solvers]

    def __enter__(self) -> None:
        for thread in self._threads:
            thread.start()

    def __exit__(self, *_: object) -> None:
        for solver in self._solvers:
            solver.stop()
        for thread in self._threads:
            thread.join()

    def _solve(self, solver: Solver) -> None:
        deal = _whole_deal()
        with suppress(RanOut):
            while True:
                solver.declarer_tricks(deal)
