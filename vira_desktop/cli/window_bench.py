"""`vira bench window`: how soon the table is painted, and what memory an evening takes."""

import os
import subprocess
import sys
import time

STARTED = "VIRA_BENCH_STARTED"
"""The environment variable that tells the measured program when it was started."""


def measure() -> dict[str, float]:
    """Figures of a program of its own without a screen: `first_paint_s` from the start of the
    process to the painted table, `rss_mb` after 50 deals, `rss_growth_mb` over the last 25,
    `deals_s` for all of them, what drawing costs: `frame_ms_p95` and `faces_ms`, and the worst
    gap of a timer of 10 ms, `gap_idle_ms`, also while two threads solve, `gap_solving_ms`."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", STARTED: repr(time.time())}
    command = [sys.executable, "-m", "vira_desktop.cli.window_figures"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    lines = (line.split() for line in done.stdout.splitlines())
    return {name: float(figure) for name, figure in lines}
