"""The bid table in a window of its own, opened at any time."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from ..growing import point_size
from ..panel_style import panel_stylesheet
from ..text import bid_table_text
from ..theme import LIGHT, Theme
from .bid_table_view import BidTableView
from .model import TableModel
from .panel import Button, Line

FIRST_SIZE = QSize(860, 560)
ALL_ROWS = QSize(860, 940)
"""In which all forty rows are seen with texts in the size of the application's font. In larger
windows the texts are larger."""


class BidTableWindow(QDialog):
    """All columns of the forty games, with the explanation of the row one is at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bid-table-window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme, self._point_size = LIGHT, 0.0
        self.table = BidTableView(all_columns=True)
        self._explanation, self._note = Line(), Line("note")
        self.close_button = Button()
        layout = QVBoxLayout(self)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._explanation)
        layout.addWidget(self._note)
        layout.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignRight)
        self.table.explained.connect(lambda text, _bets: self._explanation.say(text))
        self.close_button.clicked.connect(self.close)
        self._fit()
        self.retranslate()
        self.resize(FIRST_SIZE)
        self.table.choose(0)
        self.table.setFocus()

    def show_model(self, model: TableModel) -> None:
        """Names the suits of this deal over the pins, and marks the standing bid."""
        self.table.show_bids(model.view, None)

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.setWindowTitle(bid_table_text.bid_table())
        self._note.say(bid_table_text.table_note())
        self.close_button.say(bid_table_text.close())
        self.table.retranslate()
        self._explanation.say(self.table.explanation())

    def set_theme(self, theme: Theme) -> None:
        """Colours the window by *theme*."""
        self._theme, self._point_size = theme, 0.0
        self._fit()

    def _fit(self) -> None:
        """Its look, in the size of text that the window asks for."""
        growth = min(self.width() / ALL_ROWS.width(), self.height() / ALL_ROWS.height())
        points = point_size(growth, smallest=1.0, largest=3.0)
        if points != self._point_size:
            self._point_size = points
            self.setStyleSheet(panel_stylesheet(self._theme, points))

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
