"""A box that shows one of several choices and drops down to let another be chosen."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QWidget


class ChoiceBox(QComboBox):
    """Looks as the stylesheet has it. Its arrow is drawn here: a stylesheet knows only pictures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self.setMaxVisibleItems(16)

    # Qt's events:

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = 0.28 * self.fontMetrics().height()
        middle = QPointF(self.width() - 3.2 * side, self.height() / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole.Text if self.isEnabled() else QPalette.ColorRole.PlaceholderText
        painter.setPen(QPen(self.palette().color(role), 1.6))
        painter.drawPolyline(
            QPolygonF(
                [
                    middle + QPointF(-side, -0.5 * side),
                    middle + QPointF(0, 0.5 * side),
                    middle + QPointF(side, -0.5 * side),
                ]
            )
        )
