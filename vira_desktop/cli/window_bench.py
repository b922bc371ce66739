"""`vira bench window` and `vira bench start`: how soon the table is painted, and what memory an
evening takes."""

import json
import os
import time

from .again import run_again
from .no_collection import no_collection

STARTED = "VIRA_BENCH_STARTED"
"""The environment variable that tells the measured program when it was started."""


def measure() -> dict[str, float]:
    """Figures of a program of its own without a screen: `first_paint_s` from the start of the
    process to the painted table, `rss_mb` after 50 deals, `rss_growth_mb` over the last 25,
    `deals_s` for all of them, what drawing costs: `frame_ms_p95` and `faces_ms`, and the worst
    gap of a timer of 10 ms, `gap_idle_ms`, also while two threads solve, `gap_solving_ms`."""
    if STARTED in os.environ:
        with no_collection():
            from ..app.measuring import measure_window

        return measure_window(float(os.environ[STARTED]))
    return _measured_again("window")


def measure_start() -> dict[str, float]:
    """`first_paint_s` alone."""
    if STARTED in os.environ:
        with no_collection():
            from ..app.measuring import measure_start

        return measure_start(float(os.environ[STARTED]))
    return _measured_again("start")


def _measured_again(what: str) -> dict[str, float]:
    """The figures of this program, started once more."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", STARTED: repr(time.time())}
    figures: dict[str, float] = json.loads(
        run_again("bench", what, "--json", environment=environment)
    )
    return figures
