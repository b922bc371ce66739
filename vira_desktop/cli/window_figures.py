"""The program that `vira bench window` starts and measures."""

import os
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from ..app import Program
from ..bots.roster import bot_by_key
from ..session.settings import Settings
from ..storage.paths import find_paths
from ..ui.autoplay import AutoPlayer, PaintWatch
from .window_bench import STARTED

DEALS = 50


def _measure() -> None:
    """Prints the figures, one a line."""
    started = float(os.environ[STARTED])
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, find_paths(folder), seed=1)
        loop = QEventLoop()
        watcher = PaintWatch()
        watcher.painted.connect(loop.quit)
        program.window.page.table.installEventFilter(watcher)
        program.window.resize(1280, 800)
        program.new_session()
        program.window.show()
        loop.exec()
        app.processEvents()
        print("first_paint_s", round(time.time() - started, 3))
        program.change_settings(Settings(trick_seconds=0, bot_seconds=0))
        player = AutoPlayer(program.controller, bot_by_key("regel"), program)
        begun, sizes = time.monotonic(), [_rss_mb()]

        def on_deal_over() -> None:
            sizes.append(_rss_mb())
            if len(sizes) > DEALS:
                loop.quit()
            else:
                program.next_deal()

        player.deal_over.connect(on_deal_over)
        program.controller.refresh()
        loop.exec()
        print("rss_mb", round(sizes[DEALS], 1))
        print("rss_growth_mb", round(sizes[DEALS] - sizes[DEALS // 2], 1))
        print("deals_s", round(time.monotonic() - begun, 1))
        program.window.close()


def _rss_mb() -> float:
    """Resident memory of this process, in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


if __name__ == "__main__":
    _measure()
