"""What drawing costs: a frame of the table with all cards moving, and all faces at its size."""

import random
from time import perf_counter

from PySide6.QtWidgets import QApplication, QGraphicsView

from ..rules.flow import begin
from ..rules.phases import dealing
from ..rules.seats import BySeat, Seat
from ..rules.view import view_for
from .autoplay import PaintWatch
from .cards.deck import render_all_ms
from .cards.style import DeckStyle, IndexLetters
from .table.model import TableModel
from .table.table_view import TableView
from .table.travel import STEP

SIZE = (1280, 800)
RATE = 60
DEALS = 12


def drawing_figures() -> dict[str, float]:
    """`frame_ms_p95`: within this time, in milliseconds, 95 % of the frames are drawn while all 52
    cards move on a table of 1280x800; `faces_ms`: all faces drawn anew at that table's size."""
    clock = _Clock()
    table = TableView(clock=clock)
    table.resize(*SIZE)
    table.show()
    table.show_model(_dealt())
    times = sorted(time for _ in range(DEALS) for time in _frames(table, clock))
    width, ratio = table.card_width(), table.devicePixelRatioF()
    table.close()
    style = DeckStyle(letters=IndexLetters.SWEDISH, large_indices=True)
    return {
        "frame_ms_p95": round(times[int(0.95 * len(times))], 2),
        "faces_ms": round(render_all_ms(width, ratio=ratio, style=style), 1),
    }


class _Clock:
    """Goes on from frame to frame, however long one takes: every frame is drawn."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def _frames(table: TableView, clock: _Clock) -> list[float]:
    """Milliseconds of each frame of one deal: moved, and painted."""
    felt, watch, painted = table.findChild(QGraphicsView), PaintWatch(), list[float]()
    assert felt is not None
    watch.painted.connect(lambda: painted.append(clock.seconds))
    felt.viewport().installEventFilter(watch)
    QApplication.processEvents()
    painted.clear()
    table.deal_all_at_once()
    times = []
    for _ in range(int(STEP * RATE)):
        clock.seconds += 1 / RATE
        began = perf_counter()
        table.movement.advance()
        QApplication.processEvents()
        times.append(1000 * (perf_counter() - began))
    table.movement.finish()
    if len(set(painted)) < len(times):
        raise RuntimeError(f"{len(times)} frames, {len(set(painted))} painted")
    return times


def _dealt() -> TableModel:
    """A deal before the first bid."""
    deal = dealing.begin(random.Random(1), players=3, pulla=3)
    return TableModel(
        view=view_for(begin(deal), Seat.FOREHAND),
        names=BySeat("F", "M", "R"),
        standings=BySeat(0, 0, 0),
        deal_number=1,
    )
