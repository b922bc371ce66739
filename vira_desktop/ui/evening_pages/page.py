"""What the pages of an evening have in common: a sheet in the middle of the window that scrolls
where the window is low, and below it the buttons, which are always in sight."""

from abc import abstractmethod

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ..growing import Growing
from ..table.panel import Line
from ..table.scrolling import Scrolling

_LETTERS_ACROSS = 62
"""How wide the sheet is, in heights of its letters."""


class SheetPage(Growing):
    """A page with a title, a sheet and a row of buttons; what stands on them is each page's own."""

    smallest, largest = 0.9, 2.0
    usual_size = (800, 540)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet-page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._sheet = QFrame()
        self._sheet.setProperty("look", "card")
        self.title = Line("big")
        self.column = QVBoxLayout(self._sheet)
        self.column.addWidget(self.title)
        self.buttons = QHBoxLayout()
        middle = QWidget()
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(self._sheet, 100)
        across.addStretch(1)
        down = QVBoxLayout(middle)
        down.addStretch(1)
        down.addLayout(across)
        down.addStretch(2)
        self._scrolling = Scrolling(focus=Qt.FocusPolicy.NoFocus)
        self._scrolling.hold(middle)
        self._foot = QWidget()
        self._foot.setObjectName("sheet-foot")
        self._foot.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        foot = QHBoxLayout(self._foot)
        foot.addStretch(1)
        self._button_row = QWidget()
        self._button_row.setLayout(self.buttons)
        foot.addWidget(self._button_row, 100)
        foot.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._scrolling, 1)
        layout.addWidget(self._foot)

    def hide_buttons(self) -> None:
        """The page has no buttons of its own."""
        self._foot.hide()

    @abstractmethod
    def retranslate(self) -> None:
        """Asks for every text again."""

    def tell(self, line: Line, text: str) -> None:
        """Says *text* on *line* of the sheet, and brings it into sight."""
        line.say(text)
        self.settle()
        if text:
            self._scrolling.ensureWidgetVisible(line, 0, self.column.spacing())

    def settle(self) -> None:
        """Everything is where it belongs now, not when Qt comes round to it."""
        self._scrolling.settle()

    def restyle(self) -> None:
        super().restyle()
        pad = round(1.4 * self.point_size)
        self.column.setContentsMargins(pad, pad, pad, pad)
        self.column.setSpacing(round(0.7 * self.point_size))
        for part in (self._sheet, self._button_row):
            part.setMaximumWidth(round(_LETTERS_ACROSS * self.point_size * 4 / 3 * 0.72))
        self.settle()
