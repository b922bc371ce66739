"""The bid table in a window of its own, opened at any time."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..growing import Growing
from ..own_window import OwnWindow
from ..text import bid_table_text
from .bid_table_view import BidTableView
from .model import TableModel
from .panel import Button, Line


class BidTableWindow(OwnWindow):
    """Opens beside the game, which goes on."""

    usual_size = (860, 560)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        page = BidTablePage()
        self.page = self.hold(page, closed_by=page.close_button)
        page.table.setFocus()

    def title(self) -> str:
        return bid_table_text.bid_table()


class BidTablePage(Growing):
    """All columns of the forty games, with the explanation of the row one is at."""

    smallest, largest = 1.0, 3.0
    usual_size = (860, 940)
    """In which all forty rows are seen with texts in the size of the application's font."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bid-table-page")
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
        self.retranslate()
        self.table.choose(0)

    def show_model(self, model: TableModel) -> None:
        """Names the suits of this deal over the pins, and marks the standing bid."""
        self.table.show_bids(model.view, None)

    def retranslate(self) -> None:
        self._note.say(bid_table_text.table_note())
        self.close_button.say(bid_table_text.close())
        self.table.retranslate()
        self._explanation.say(self.table.explanation())
