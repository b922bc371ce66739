"""A list to choose one of, which shows that it opens."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QComboBox


class Choice(QComboBox):
    """A combo box with a mark of its own: a stylesheet takes Qt's away."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = 0.18 * self.height()
        x, y = self.width() - 3.2 * size, self.height() / 2
        mark = QPolygonF(
            (
                QPointF(x - size, y - 0.5 * size),
                QPointF(x + size, y - 0.5 * size),
                QPointF(x, y + 0.6 * size),
            )
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.palette().buttonText())
        painter.setPen(self.palette().buttonText().color())
        painter.drawPolygon(mark)
        painter.end()
