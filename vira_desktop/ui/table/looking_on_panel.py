"""The bidding as somebody sees it who sits the deal out: what has been said, and nothing to say."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..text import bid_table_text, panels_text
from .auction_view import AuctionLine
from .model import TableModel
from .panel import Line, Panel


class LookingOnPanel(Panel):
    """The auction, and what the standing bid asks and pays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._auction = Line("title"), AuctionLine()
        self._standing, self._game, self._bets = Line("strong"), Line("note"), Line("note")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        for part in (self._title, self._auction, self._standing, self._game, self._bets):
            layout.addWidget(part)
        layout.addStretch(1)

    def fill(self, model: TableModel) -> None:
        view, standing = model.view, model.view.standing
        self._title.say(panels_text.auction_heading())
        self._auction.show_model(model)
        if standing is None:
            for line in (self._standing, self._game, self._bets):
                line.say("")
            return
        self._standing.say(bid_table_text.standing_bid(view.auction))
        self._game.say(bid_table_text.explanation(standing.game, ""))
        row = view.rules.pulla_row(standing.game)
        self._bets.say(bid_table_text.bets_of(standing.game, row))
