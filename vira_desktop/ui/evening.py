"""Deals one after another at the window, with what memory they take."""

import os
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QObject
from PySide6.QtWidgets import QGraphicsView

from ..bots.bot import Bot
from .autoplay import AutoPlayer, PaintWatch
from .main_window import MainWindow
from .table_controller import TableController


def seconds_until_painted(window: MainWindow, started: float) -> float:
    """Shows *window* and waits until its table is painted: seconds since *started*, in the time
    of `time.time`."""
    loop, watch, painted = QEventLoop(), PaintWatch(), list[float]()

    def on_painted() -> None:
        painted.append(time.time())
        loop.quit()

    # The felt is the last to be painted of what makes up the table.
    watch.painted.connect(on_painted)
    felt = window.page.table.findChild(QGraphicsView)
    assert felt is not None
    felt.viewport().installEventFilter(watch)
    window.show()
    if not painted:
        loop.exec()
    return painted[0] - started


def play_evening(
    controller: TableController, next_deal: Callable[[], None], *, bot: Bot, deals: int
) -> list[float]:
    """Plays *deals* deals at the window as fast as it goes, *bot* acting for the person: resident
    memory in MiB before the first and after each."""
    loop, owner = QEventLoop(), QObject()
    player, sizes = AutoPlayer(controller, bot, owner), [rss_mb()]

    def on_deal_over() -> None:
        sizes.append(rss_mb())
        if len(sizes) > deals:
            loop.quit()
        else:
            next_deal()

    player.deal_over.connect(on_deal_over)
    controller.refresh()
    loop.exec()
    return sizes


def rss_mb() -> float:
    """Resident memory of this process, in MiB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
