"""The program as it is measured: without anybody who plays."""

import sys
import tempfile
import time

from PySide6.QtWidgets import QApplication

from ..bots.roster import bot_by_key
from ..session.settings import MovementChoice, Settings
from ..storage.paths import find_paths
from ..ui.evening import play_evening, seconds_until_painted
from .playing import RULER
from .program import Program


def measure_start(started: float) -> dict[str, float]:
    """The figure of `vira bench start`; *started* as for `measure_window`."""
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, find_paths(folder), seed=1)
        first_paint = _first_paint(program, started)
        program.window.close()
    return {"first_paint_s": round(first_paint, 3)}


def measure_window(started: float, *, deals: int = 50) -> dict[str, float]:
    """The figures of `vira bench window`, by an evening of *deals* deals in a window that is shown
    and played at; *started* is when this process began, in the time of `time.time`."""
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, find_paths(folder), seed=1)
        first_paint = _first_paint(program, started)
        program.change_settings(
            Settings(trick_seconds=0, bot_seconds=0, movement=MovementChoice.OFF)
        )
        # Not before: the program as it is played with does not wait for what only measures it.
        from ..ui.frames import drawing_figures
        from ..ui.timer_gap import gap_figures

        begun = time.monotonic()
        sizes = play_evening(
            program.controller, program.next_deal, bot=bot_by_key(RULER), deals=deals
        )
        took = time.monotonic() - begun
        gaps = gap_figures(program.window.page.update)
        program.window.close()
    return {
        "first_paint_s": round(first_paint, 3),
        "rss_mb": round(sizes[-1], 1),
        "rss_growth_mb": round(sizes[-1] - sizes[deals // 2], 1),
        "deals_s": round(took, 1),
        **drawing_figures(),
        **gaps,
    }


def _first_paint(program: Program, started: float) -> float:
    """Seconds until a new session is seen at the table."""
    program.window.resize(1280, 800)
    program.new_session()
    return seconds_until_painted(program.window, started)
