"""What the pages of an evening have in common: a sheet in the middle of the window that scrolls
where the window is low, and below it the buttons, which are always in sight."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ..panel_style import panel_stylesheet
from ..table.panel import Line
from ..table.scrolling import Scrolling
from ..theme import LIGHT, Theme

_WIDTH, _HEIGHT = 800, 540
"""The size at which texts have the size of the application's font."""
_SMALLEST, _LARGEST = 0.9, 1.7
_LETTERS_ACROSS = 62
"""How wide the sheet is, in heights of its letters."""


class SheetPage(QWidget):
    """A page with a title, a sheet and a row of buttons; what stands on them is each page's own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheet-page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.theme, self.point_size = LIGHT, 0.0
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

    def set_theme(self, theme: Theme) -> None:
        """Colours the page by *theme*."""
        self.theme = theme
        self._restyle()

    def settle(self) -> None:
        """Everything is where it belongs now, not when Qt comes round to it."""
        self._scrolling.settle()

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        factor = min(self.width() / _WIDTH, self.height() / _HEIGHT)
        factor = min(max(factor, _SMALLEST), _LARGEST)
        point_size = round(2 * factor * QApplication.font().pointSizeF()) / 2
        if point_size != self.point_size:
            self.point_size = point_size
            self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _restyle(self) -> None:
        if not self.point_size:
            return
        self.setStyleSheet(panel_stylesheet(self.theme, self.point_size))
        pad = round(1.4 * self.point_size)
        self.column.setContentsMargins(pad, pad, pad, pad)
        self.column.setSpacing(round(0.7 * self.point_size))
        for part in (self._sheet, self._button_row):
            part.setMaximumWidth(round(_LETTERS_ACROSS * self.point_size * 4 / 3 * 0.72))
        self.settle()
