"""`vira bench window`: how soon the table is painted, and what memory an evening takes."""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QObject

STARTED = "VIRA_BENCH_STARTED"
DEALS = 50


def run() -> dict[str, float]:
    """Figures of a program of its own without a screen: `first_paint_s` from the start of the
    process to the painted table, `rss_mb` after 50 deals, `rss_growth_mb` over the last 25, and
    `deals_s` for all of them."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", STARTED: repr(time.time())}
    done = subprocess.run(
        [sys.executable, "-m", __name__],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    figures = {}
    for line in done.stdout.splitlines():
        name, _space, figure = line.partition(" ")
        figures[name] = float(figure)
    return figures


class _FirstPaint(QObject):
    """Notes when *target* has been painted for the first time."""

    def __init__(self, loop: QEventLoop) -> None:
        super().__init__()
        self._loop = loop

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._loop.quit()
        return super().eventFilter(watched, event)


def _measure() -> None:
    from PySide6.QtWidgets import QApplication

    from ..app import Program
    from ..bots.roster import bot_by_key
    from ..session.settings import Settings
    from ..storage.paths import find_paths
    from .autoplay import AutoPlayer

    started = float(os.environ[STARTED])
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, find_paths(folder), seed=1)
        loop = QEventLoop()
        watcher = _FirstPaint(loop)
        program.window.page.table.viewport().installEventFilter(watcher)
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
