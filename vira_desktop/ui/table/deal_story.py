"""How it came to this: the auction as it was spoken, the purchases, and what is left to buy."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..text import buying_text, panels_text
from ..text.counts_text import capital
from .auction_view import AuctionLine
from .model import TableModel
from .panel import Line


class DealStory(QWidget):
    """Below the buttons of the buying and the play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._auction = Line("fine"), AuctionLine()
        self._bought = Line()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(1)
        for part in (self._title, self._auction):
            layout.addWidget(part)
        layout.addSpacing(6)
        layout.addWidget(self._bought)

    def show_model(self, model: TableModel) -> None:
        """The auction and the purchases of *model*."""
        self._title.say(panels_text.auction_heading())
        self._auction.show_model(model)
        lines = [
            buying_text.purchase_text(
                capital(model.names[purchase.seat]), purchase.count, purchase.turned
            )
            for purchase in model.view.purchases
        ]
        lines.append(buying_text.stock_text(model.view.stock_left))
        self._bought.say("\n".join(lines))
