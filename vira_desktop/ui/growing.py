"""A widget whose texts grow with it, in the colours of the theme."""

from abc import abstractmethod

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from .panel_style import panel_stylesheet
from .theme import LIGHT, Theme


def point_size(growth: float, *, smallest: float, largest: float) -> float:
    """The application's point size times *growth* within its limits, in halves of a point."""
    growth = min(max(growth, smallest), largest)
    return round(2 * growth * QApplication.font().pointSizeF()) / 2


class Growing(QWidget):
    """Styles itself and all in it anew when its size asks for another size of text."""

    smallest, largest = 1.0, 1.0
    """Limits of `growth`; each kind of widget has its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._point_size = 0.0

    @abstractmethod
    def growth(self) -> float:
        """What the size of the text is of the application's; each kind of widget has its own."""

    def set_theme(self, theme: Theme) -> None:
        """Colours the widget by *theme*."""
        self._theme = theme
        if self._point_size:
            self.restyle(self._point_size)

    def restyle(self, points: float) -> None:
        """Puts on the style for texts of *points*."""
        self.setStyleSheet(panel_stylesheet(self._theme, points))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        points = point_size(self.growth(), smallest=self.smallest, largest=self.largest)
        if points != self._point_size:
            self._point_size = points
            self.restyle(points)
