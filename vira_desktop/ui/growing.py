"""A widget whose texts grow with it, in the colours of the theme."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from .panel_style import panel_stylesheet
from .theme import LIGHT, Theme


def point_size(growth: float, *, smallest: float, largest: float) -> float:
    """The application's point size times *growth* within its limits, in halves of a point."""
    growth = min(max(growth, smallest), largest)
    return round(2 * growth * QApplication.font().pointSizeF()) / 2


class Growing(QWidget):
    """Styles itself and all in it anew when its size asks for another size of text, and asks for
    its texts again when the language changes."""

    smallest, largest = 1.0, 1.0
    """Limits of `growth`; each kind of widget has its own."""
    usual_size = (1000, 0)
    """The width and the height at which texts have the size of the application's font; a height of
    0 does not count."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = LIGHT
        self.point_size = 0.0
        """Of its texts; 0 before it has a size."""

    def growth(self) -> float:
        """What the size of the text is of the application's, before its limits."""
        width, height = self.usual_size
        share = self.width() / width
        return min(share, self.height() / height) if height else share

    def set_theme(self, theme: Theme) -> None:
        """Colours the widget by *theme*."""
        self.theme = theme
        if self.point_size:
            self.restyle()

    def restyle(self) -> None:
        """Puts on `stylesheet`; theme or size of the texts is another one."""
        self.setStyleSheet(self.stylesheet())

    def stylesheet(self) -> str:
        """Its look, and that of all in it."""
        return panel_stylesheet(self.theme, self.point_size)

    def retranslate(self) -> None:
        """Asks for every text again; nothing where the parts do so by themselves."""

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        points = point_size(self.growth(), smallest=self.smallest, largest=self.largest)
        if points != self.point_size:
            self.point_size = points
            self.restyle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
