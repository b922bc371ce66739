"""Painted figures of progress: a bar for a share, and a row of columns for the days to come."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ..language import number_text
from ..table.scene_look import CENTRE, fill, font, rounded, write
from ..text.trainer import progress_text
from ..theme import LIGHT, Theme


class ShareBar(QLabel):
    """A bar that is filled as far as a share from 0 to 1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share, self._theme = 0.0, LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, theme: Theme, *, name: str) -> None:
        """Shows *share*; *name* says it to a screen reader."""
        self._share, self._theme = min(1.0, max(0.0, share)), theme
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, max(8, self.fontMetrics().height() // 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = min(self.height(), self.fontMetrics().height() // 2)
        area = QRectF(0, (self.height() - height) / 2, self.width(), height)
        fill(painter, rounded(area, height / 2), self._theme.edge)
        if self._share:
            area.setWidth(max(float(height), self._share * self.width()))
            fill(painter, rounded(area, height / 2), self._theme.highlight)
        painter.end()


class DayColumns(QLabel):
    """How much falls due on each of the coming days, today first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._days: tuple[tuple[date, int], ...] = ()
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_days(self, days: Sequence[tuple[date, int]], theme: Theme) -> None:
        """Shows *days*, each with what falls due on it."""
        self._days, self._theme = tuple(days), theme
        self.setAccessibleName("; ".join(progress_text.forecast_day(day, n) for day, n in days))
        self.update()

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(28 * max(1, len(self._days)), round(7 * line))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._days:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height()
        step = self.width() / len(self._days)
        most = max(1, *(count for _, count in self._days))
        room = self.height() - 2.4 * line
        letters = font(min(0.72 * line, 0.36 * step))
        for place, (day, count) in enumerate(self._days):
            tall = room * count / most
            left = place * step
            bar = QRectF(left + 0.15 * step, 1.2 * line + room - tall, 0.7 * step, tall)
            if count:
                fill(painter, rounded(bar, 3), self._theme.highlight)
                above = QRectF(left, bar.top() - 1.1 * line, step, line)
                write(
                    painter,
                    above,
                    number_text(count),
                    letters=letters,
                    colour=self._theme.text,
                    align=CENTRE,
                )
            below = QRectF(left, self.height() - 1.1 * line, step, line)
            write(
                painter,
                below,
                progress_text.short_day(day),
                letters=letters,
                colour=self._theme.muted,
                align=CENTRE,
            )
        painter.setPen(QColor(self._theme.edge))
        floor = round(self.height() - 1.15 * line)
        painter.drawLine(0, floor, self.width(), floor)
        painter.end()
