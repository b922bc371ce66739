"""Things on their way over the table: one clock moves them all, and any moment may end it.

Nothing is decided here. The plan says where everything lies; a movement only shows the way there.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem

FRAME_MS = 16
FADING = 0.35
"""The last share of the way on which a thing fades, if it does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Track:
    """The way of one item. It is not seen before it begins."""

    item: QGraphicsPixmapItem
    start: QPointF
    end: QPointF
    begins: float = 0.0
    lasts: float
    """Seconds, as `begins`."""
    start_scale: float = 1.0
    end_scale: float = 1.0
    fades: bool = False
    stays: bool = True
    """It is seen when it has arrived ..."""
    uncovers: QGraphicsPixmapItem | None = None
    """... or this is."""


class Movement(QObject):
    """Moves items along their tracks until all have arrived or `finish` is called."""

    finished = Signal()
    """Everything has arrived: each item lies where its track ends."""

    def __init__(self, parent: QObject, *, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._tracks: tuple[Track, ...] = ()
        self._began = 0.0
        self._lasts = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.advance)

    @property
    def is_running(self) -> bool:
        """True while something is on its way."""
        return bool(self._tracks)

    def begin(self, tracks: Sequence[Track]) -> None:
        """Moves along *tracks* from now on; what was on its way before has arrived."""
        self.finish()
        if not tracks:
            return
        self._tracks = tuple(tracks)
        self._began = self._now()
        self._lasts = max(track.begins + track.lasts for track in tracks)
        self.advance()
        self._timer.start()

    def advance(self) -> None:
        """Everything to where it is at this moment."""
        passed = self._now() - self._began
        if passed >= self._lasts:
            self.finish()
            return
        for track in self._tracks:
            _place(track, passed)

    def finish(self) -> None:
        """Everything has arrived; nothing if nothing was on its way."""
        if not self._tracks:
            return
        self._timer.stop()
        tracks, self._tracks = self._tracks, ()
        for track in tracks:
            _place(track, self._lasts)
        self.finished.emit()


def eased(share: float) -> float:
    """How far a thing is after *share* of its time: it sets out gently and comes to rest gently."""
    return share * share * (3 - 2 * share)


def _place(track: Track, passed: float) -> None:
    item = track.item
    share = min(max((passed - track.begins) / track.lasts, 0.0), 1.0)
    has_arrived = share == 1.0
    item.setVisible(passed >= track.begins and (track.stays or not has_arrived))
    if track.uncovers is not None:
        track.uncovers.setVisible(has_arrived)
    way = eased(share)
    place = track.start + (track.end - track.start) * way
    if track.start_scale != track.end_scale:
        item.setScale(track.start_scale + way * (track.end_scale - track.start_scale))
    elif not has_arrived:
        # Pixel by pixel, for a picture between two pixels is blurred and slow to draw.
        place = QPointF(round(place.x()), round(place.y()))
    item.setPos(place)
    if track.fades:
        item.setOpacity(min(1.0, (1 - share) / FADING))
