"""The bid table in a window of its own, opened at any time."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from ..panel_style import panel_stylesheet
from ..text import bid_table_text
from ..theme import LIGHT, Theme
from .bid_table_view import BidTableView
from .model import TableModel
from .panel import Button, Line


class BidTableWindow(QDialog):
    """All columns of the forty games, with the explanation of the row one is at."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bid-table-window")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
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
        self.set_theme(LIGHT)
        self.retranslate()
        self.resize(860, 560)
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
        self.setStyleSheet(panel_stylesheet(theme, QApplication.font().pointSizeF()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
