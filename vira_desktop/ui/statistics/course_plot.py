"""The plot of the account over all deals, painted plainly: axes, the line, and values to read."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import floor

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QBrush,
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...session.statistics import Point
from ..text import statistics_text as words
from ..text.history_text import date_text
from ..theme import LIGHT, Theme
from .scale import spread, ticks

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}


DENSE = 0.5
"""Points for each pixel of the width above which they are drawn by columns ..."""
COLUMN = 2
"""... of this width in pixels."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where things lie in the plot at its size of the moment."""

    area: QRectF
    """Where the line runs, inside the axes."""
    ticks: tuple[int, ...]
    """The numbers beside it, in pins, from the lowest to the highest."""
    count: int
    """How many points there are."""

    def height_of(self, pins: int) -> float:
        """How far down *pins* lie."""
        low, high = self.ticks[0], self.ticks[-1]
        return self.area.bottom() - (pins - low) / (high - low) * self.area.height()

    def place(self, number: int, pins: int) -> QPointF:
        """Where the point *number* lies, which is at *pins*."""
        across = number / max(1, self.count - 1)
        return QPointF(self.area.left() + across * self.area.width(), self.height_of(pins))

    def nearest(self, x: float) -> int:
        """The number of the point nearest to *x*."""
        across = (x - self.area.left()) / max(1.0, self.area.width())
        return min(max(round(across * (self.count - 1)), 0), self.count - 1)


class CoursePlot(QWidget):
    """Shows Points in their order; the one that is pointed at is told. Above zero the ground is
    plain, below it is hatched; the highest and the lowest point have signs that point up and
    down."""

    told = Signal(str)
    """The value that is pointed at; empty for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points: Sequence[Point] = ()
        self._lowest, self._highest = 0, 0
        """The numbers of these points."""
        self._theme = LIGHT
        self._at: int | None = None
        self._painted: tuple[object, QPixmap] | None = None
        """The picture without the pointer, and what it shows."""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.retranslate()

    def show_points(self, points: Sequence[Point]) -> None:
        """Shows *points* and points at none."""
        self._points, self._painted = points, None
        by_pins = sorted(range(len(points)), key=lambda number: points[number].pins) or [0]
        self._lowest, self._highest = by_pins[0], by_pins[-1]
        self._point_at(None)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paints by *theme*."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.setAccessibleName(words.plot_name())
        self._point_at(self._at)
        self.update()

    @property
    def said(self) -> str:
        """What is told of the point that is pointed at."""
        if self._at is None:
            return ""
        point = self._points[self._at]
        return words.plot_point(self._at + 1, point.at, point.pins)

    def frame(self) -> Frame:
        """Where things lie now. Needs at least one point."""
        line = QFontMetricsF(self.font()).height()
        pins = (0, self._points[self._lowest].pins, self._points[self._highest].pins)
        most = max(2, int(self.height() / (2.6 * line)))
        shown = ticks(min(pins), max(pins), most=most)
        left = 1.4 * line + max(map(self._width_of, map(words.tick_text, shown)))
        area = QRectF(self.rect()).adjusted(left, 1.9 * line, -1.2 * line, -2.2 * line)
        return Frame(area, shown, len(self._points))

    def place_of(self, number: int) -> QPointF:
        """Where the point *number* lies."""
        return self.frame().place(number, self._points[number].pins)

    # Painting:

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self._points:
            frame = self.frame()
            painter.drawPixmap(0, 0, self._picture(frame))
            self._paint_pointer(painter, frame)
        painter.end()

    def _picture(self, frame: Frame) -> QPixmap:
        """All that does not change when another point is pointed at."""
        shows = (self.size(), self.devicePixelRatioF(), self.font().key(), self._theme, QLocale())
        if self._painted is None or self._painted[0] != shows:
            picture = QPixmap(self.size() * self.devicePixelRatioF())
            picture.setDevicePixelRatio(self.devicePixelRatioF())
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_axes(painter, frame)
            self._paint_course(painter, frame)
            self._paint_extremes(painter, frame)
            painter.end()
            self._painted = shows, picture
        return self._painted[1]

    def _paint_ground(self, painter: QPainter) -> None:
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        focus = self.hasFocus()
        painter.setPen(QPen(QColor(self._theme.focus if focus else self._theme.edge), 2))
        painter.setBrush(QColor(self._theme.field))
        painter.drawRoundedRect(frame, 6, 6)

    def _paint_axes(self, painter: QPainter, frame: Frame) -> None:
        theme, area = self._theme, frame.area
        line = QFontMetricsF(self.font()).height()
        painter.setFont(self.font())
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for tick in frame.ticks:
            y = frame.height_of(tick)
            painter.setPen(QPen(QColor(theme.muted if tick == 0 else theme.edge), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(theme.muted))
            label = QRectF(0, y - line / 2, area.left() - 0.4 * line, line)
            painter.drawText(label, int(right), words.tick_text(tick))
        for number, text in self._dates(area.width()):
            x = frame.place(number, 0).x()
            painter.setPen(QPen(QColor(theme.muted), 1))
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 0.3 * line))
            wide = self._width_of(text)
            left = min(max(x - wide / 2, 4), self.width() - wide - 8)
            painter.drawText(QPointF(left, area.bottom() + 1.4 * line), text)

    def _paint_course(self, painter: QPainter, frame: Frame) -> None:
        """The line and its ground, with hard edges where their pieces meet, so that no seam is
        seen."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(Qt.PenStyle.NoPen)
        won, lost = QColor(self._theme.highlight), QColor(self._theme.plate_red)
        won.setAlphaF(0.28)
        grounds = QBrush(won), QBrush(lost, Qt.BrushStyle.BDiagPattern)
        if frame.count > DENSE * frame.area.width():
            self._paint_columns(painter, frame, grounds)
        else:
            self._paint_lines(painter, frame, grounds)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)

    def _paint_lines(self, painter: QPainter, frame: Frame, grounds: tuple[QBrush, QBrush]) -> None:
        """A line from every point to the next, on its ground."""
        zero, (plain, hatched) = frame.height_of(0), grounds
        course = [frame.place(number, point.pins) for number, point in enumerate(self._points)]
        for start, end in _pieces(course, zero):
            painter.setBrush(plain if min(start.y(), end.y()) < zero else hatched)
            feet = QPointF(end.x(), zero), QPointF(start.x(), zero)
            painter.drawPolygon(QPolygonF([start, end, *feet]))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.text), 2, c=Qt.PenCapStyle.RoundCap))
        for start, end in pairwise(course):
            painter.drawLine(start, end)

    def _paint_columns(
        self, painter: QPainter, frame: Frame, grounds: tuple[QBrush, QBrush]
    ) -> None:
        """For each stretch of the line what it holds, from its lowest to its highest point: of
        many points nothing else would be seen, and Qt would take seconds for the lines."""
        zero, (plain, hatched), wide = frame.height_of(0), grounds, float(COLUMN)
        pins = [point.pins for point in self._points]
        columns = max(1, int(frame.area.width() / wide))
        for column in range(columns):
            first, last = (n * len(pins) // columns for n in (column, column + 1))
            stretch = pins[first : last + 1]
            top, bottom = frame.height_of(max(stretch)), frame.height_of(min(stretch))
            x = frame.area.left() + column * wide
            if top < zero:
                painter.fillRect(QRectF(x, top, wide, zero - top), plain)
            if bottom > zero:
                painter.fillRect(QRectF(x, zero, wide, bottom - zero), hatched)
            line = QRectF(x, top - 1, wide, bottom - top + 2)
            painter.fillRect(line, QColor(self._theme.text))

    def _paint_extremes(self, painter: QPainter, frame: Frame) -> None:
        """Signs at the highest and the lowest point, unless all are the same."""
        if self._points[self._lowest].pins == self._points[self._highest].pins:
            return
        for number, text, up in (
            (self._highest, words.best(), -1),
            (self._lowest, words.worst(), 1),
        ):
            pins = self._points[number].pins
            said = f"{text} {words.tick_text(pins)}"
            self._paint_sign(painter, frame.place(number, pins), said, up=up)

    def _paint_sign(self, painter: QPainter, at: QPointF, said: str, *, up: int) -> None:
        """A small triangle that points up (-1) or down (1), and beside it what is *said*."""
        line = QFontMetricsF(self.font()).height()
        side, base = 0.32 * line, at + QPointF(0, up * 0.25 * line)
        corners = [QPointF(0, up * 1.6 * side), QPointF(-side, 0), QPointF(side, 0)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.text))
        painter.drawPolygon(QPolygonF([base + corner for corner in corners]))
        left = at.x() + 1.6 * side
        if left + self._width_of(said) > self.width() - 8:
            left = at.x() - 1.6 * side - self._width_of(said)
        painter.setPen(QColor(self._theme.muted))
        painter.drawText(QPointF(left, base.y() + (0.8 if up > 0 else -0.15) * line), said)

    def _paint_pointer(self, painter: QPainter, frame: Frame) -> None:
        """A line down from the point that is pointed at, and its value in a bubble."""
        if self._at is None:
            return
        theme, area = self._theme, frame.area
        at = frame.place(self._at, self._points[self._at].pins)
        line = QFontMetricsF(self.font()).height()
        painter.setPen(QPen(QColor(theme.focus), 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(at.x(), area.top()), QPointF(at.x(), area.bottom()))
        painter.setPen(QPen(QColor(theme.field), 2))
        painter.setBrush(QColor(theme.focus))
        painter.drawEllipse(at, 0.32 * line, 0.32 * line)
        bubble = QRectF(0, 4, self._width_of(self.said) + 1.2 * line, 1.6 * line)
        bubble.moveLeft(min(max(at.x() - bubble.width() / 2, 4), self.width() - bubble.width() - 4))
        painter.setPen(QPen(QColor(theme.plate_edge), 1))
        painter.setBrush(QColor(theme.bubble))
        painter.drawRoundedRect(bubble, 0.4 * line, 0.4 * line)
        painter.setPen(QColor(theme.bubble_text))
        painter.drawText(bubble, int(Qt.AlignmentFlag.AlignCenter), self.said)

    # Pointing:

    def _point_at(self, number: int | None) -> None:
        self._at = number if number is not None and number < len(self._points) else None
        self.setAccessibleDescription(self.said or words.plot_keys())
        self.told.emit(self.said)
        self.update()

    # Qt's events:

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._points:
            self._point_at(self.frame().nearest(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last, key = len(self._points) - 1, Qt.Key(event.key())
        if last < 0 or key not in (*_STEPS, Qt.Key.Key_Home, Qt.Key.Key_End):
            super().keyPressEvent(event)
            return
        at = last if self._at is None else self._at + _STEPS.get(key, 0)
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            at = 0 if key is Qt.Key.Key_Home else last
        self._point_at(min(max(at, 0), last))
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.said))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point_at(None)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 160)

    def _dates(self, across: float) -> Iterator[tuple[int, str]]:
        """Below which points dates stand: where a new day begins, and with room between."""
        wide = 1.4 * self._width_of(date_text(self._points[0].at))
        places = spread(len(self._points), most=max(1, floor(across / wide)))
        shown = ""
        for number in places:
            text = date_text(self._points[number].at)
            if text != shown:
                shown = text
                yield number, text

    def _width_of(self, text: str) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(text)


def _pieces(course: Sequence[QPointF], zero: float) -> Iterator[tuple[QPointF, QPointF]]:
    """The lines of *course*, cut in two where they cross *zero*."""
    for start, end in pairwise(course):
        above, below = start.y() - zero, end.y() - zero
        if above * below >= 0:
            yield start, end
            continue
        crossing = QPointF(start.x() + (end.x() - start.x()) * above / (above - below), zero)
        yield start, crossing
        yield crossing, end
