"""What the home, result and progress pages are made of: a column of framed blocks."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ..table.panel import Line
from ..table.scrolling import Scrolling

_COLUMN = 72.0
"""The widest column, in times of the size of the letters in points."""


def column_width(point_size: float) -> int:
    """The width in logical pixels beyond which lines are hard to read."""
    return round(_COLUMN * point_size)


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
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        self.rows.addLayout(self.head)
        self.scrolled.hold(column)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.scrolled)

    def set_margins(self, point_size: float, width: int) -> None:
        """Keeps the column readable on a page *width* pixels wide."""
        side = max(16, (width - column_width(point_size)) // 2)
        self.rows.setContentsMargins(side, 14, side, 18)


def put(layout: QLayout, widget: QWidget) -> None:
    """Adds *widget* to a *layout* that lies in a page, and shows it: what is added later is not
    seen before Qt comes round to it, and has no height until then."""
    layout.addWidget(widget)
    widget.show()


def row_of(*parts: tuple[QWidget, int]) -> QWidget:
    """A row of widgets, each with its share of the width."""
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    for widget, share in parts:
        line.addWidget(widget, share)
    return row


def clear(layout: QLayout) -> None:
    """Removes and deletes every widget of *layout*."""
    widgets = [item.widget() for number in range(layout.count()) if (item := layout.itemAt(number))]
    for widget in widgets:
        if widget is not None:
            layout.removeWidget(widget)
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
