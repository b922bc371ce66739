"""What the home, result and progress pages are made of: a column of framed blocks."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLayout, QVBoxLayout, QWidget

from ..table.panel import Line
from ..table.scrolling import Scrolling

_COLUMN = 62
"""The widest column, in times of the height of a letter."""


class Block(QFrame):
    """A frame with a heading, and rows below each other."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self.title = Line("title")
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(16, 10, 16, 12)
        self.rows.setSpacing(6)
        self.rows.addWidget(self.title)


class BlockPage(QWidget):
    """A page that scrolls, with its heading and its blocks in a column that stays readable."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Line("page-title")
        self.scrolled = Scrolling(focus=Qt.FocusPolicy.NoFocus)
        column = QWidget()
        self.rows = QVBoxLayout(column)
        self.rows.setSpacing(12)
        self.rows.addWidget(self.title)
        self.scrolled.hold(column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.scrolled)

    def set_margins(self, point_size: float) -> None:
        """Keeps the column readable on a wide page."""
        width = round(_COLUMN * 1.33 * point_size)
        side = max(16, (self.width() - width) // 2)
        self.rows.setContentsMargins(side, 14, side, 18)


def clear(layout: QLayout) -> None:
    """Removes and deletes every widget of *layout* and of the layouts in it."""
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif inner is not None:
            clear(inner)
