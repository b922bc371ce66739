"""The first page of the window: the table, and in its place what an evening needs before the first
deal, between two, and after the last."""

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtWidgets import QStackedWidget, QWidget

from ..cards.deck import Deck
from ..cards.style import DeckStyle
from ..table_page import TablePage
from ..theme import Theme
from .begin_page import BeginPage
from .seats_page import SeatsPage
from .settlement_page import SettlementPage
from .standing_page import StandingPage


class EveningPlace(QStackedWidget):
    """Shows the table or one of the pages of an evening. *bots* are the keys of those who may sit
    down, *now* tells the time in UTC."""

    def __init__(
        self,
        bots: Sequence[str],
        now: Callable[[], datetime],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        deck = Deck()
        self.table = TablePage(deck=deck)
        self.begin = BeginPage(bots, now)
        self.seats = SeatsPage(deck)
        self.standing = StandingPage(now)
        self.settlement = SettlementPage()
        for page in (self.table, self.begin, self.seats, self.standing, self.settlement):
            self.addWidget(page)

    def set_style(self, style: DeckStyle) -> None:
        """Draws the cards in *style*."""
        self.table.set_style(style)
        self.seats.set_style(style)

    def set_slowness(self, slowness: float) -> None:
        """What moves takes *slowness* times its usual time; 0: nothing moves."""
        self.table.set_slowness(slowness)
        self.seats.set_slowness(slowness)

    def set_theme(self, theme: Theme) -> None:
        """Colours everything by *theme*."""
        for page in (self.table, self.begin, self.seats, self.standing, self.settlement):
            page.set_theme(theme)

    def show_page(self, page: QWidget) -> None:
        """Shows one of the pages, and gives it the keys."""
        if page is not self.currentWidget():
            self.setCurrentWidget(page)
            page.setFocus()
