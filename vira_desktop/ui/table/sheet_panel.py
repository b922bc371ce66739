"""The sheet after a deal: what it pays and why, all cards as they were dealt, the next deal."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from ...rules.cards import Card, CardSet, Suit, in_suit
from ...rules.seats import SEATS
from ...rules.state import Settled
from ..text import sheet_text
from ..text.cards_text import cards_list, cards_short, suit_symbol
from ..text.payment_text import SheetLine, Unit, sheet_lines
from .dealt_cards import bought_by, purchases_of
from .model import TableModel
from .panel import Button, Line, Panel


class SheetPanel(Panel):
    """Two pages, the payment and the cards, and the button that goes on."""

    next_deal = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deal: int | None = None
        """The deal whose sheet is shown."""
        self._title = Line("title")
        self.tabs = QTabWidget()
        self.payment, self.cards = _Page(), _Page()
        self.next_button = Button("primary")
        self.tabs.addTab(self.payment, "")
        self.tabs.addTab(self.cards, "")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self.tabs, 1)
        layout.addWidget(self.next_button)
        self.next_button.clicked.connect(self.next_deal)

    def fill(self, model: TableModel) -> None:
        settled = model.view.settled
        if settled is None:
            return
        self._title.say(sheet_text.title(model.deal_number, settled.settlement.result))
        self.tabs.setTabText(0, sheet_text.payment_tab())
        self.tabs.setTabText(1, sheet_text.cards_tab())
        self.next_button.say(sheet_text.next_deal())
        _fill_payment(self.payment, model, settled)
        _fill_cards(self.cards, model, settled)
        if model.deal_number != self._deal:
            self._deal = model.deal_number
            self.tabs.setCurrentIndex(0)
            self.next_button.setFocus()


class _Page(QScrollArea):
    """A page that scrolls by mouse and by keyboard, filled anew each time."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.column = QVBoxLayout()

    def begin(self) -> None:
        """Throws away what was on the page."""
        content = QWidget()
        content.setObjectName("scrolled")
        self.column = QVBoxLayout(content)
        self.column.setContentsMargins(0, 6, 6, 6)
        self.column.setSpacing(4)
        self.setWidget(content)

    def say(self, text: str, look: str = "plain") -> Line:
        """Adds a line of text."""
        line = Line(look)
        line.say(text)
        self.column.addWidget(line)
        return line

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            bar.setValue(bar.minimum() if event.key() == Qt.Key.Key_Home else bar.maximum())
        else:
            super().keyPressEvent(event)


def _fill_payment(page: _Page, model: TableModel, settled: Settled) -> None:
    """Line by line: what, how much for each seat, and why."""
    page.begin()
    for line in sheet_lines(settled, model.names, model.view.seat):
        page.say(line.label, "strong")
        if line.amounts is not None and line.unit is not None:
            page.column.addLayout(_amounts(model, line, line.unit))
        page.say(line.explanation, "total" if line.is_total else "note")
        page.column.addSpacing(4)
    page.column.addStretch(1)


def _amounts(model: TableModel, line: SheetLine, unit: Unit) -> QGridLayout:
    """What each seat wins or pays by a line, one column for each."""
    grid = QGridLayout()
    grid.setSpacing(2)
    for column, seat in enumerate(SEATS):
        amount = line.amounts[seat] if line.amounts else 0
        name, number = Line("note"), Line("strong")
        name.say(model.names[seat])
        number.say(sheet_text.amount(amount, unit))
        number.setAccessibleName(
            sheet_text.spoken_amount(model.names[seat], sheet_text.amount(amount, unit))
        )
        grid.addWidget(name, 0, column)
        grid.addWidget(number, 1, column)
        grid.setColumnStretch(column, 1)
    return grid


def _fill_cards(page: _Page, model: TableModel, settled: Settled) -> None:
    """For each seat what was dealt, bought and set aside; then the stock."""
    table = settled.table
    bought = bought_by(table)
    page.begin()
    for seat in SEATS:
        page.say(sheet_text.holder(model.names[seat], seat, settled.contract), "strong")
        page.column.addLayout(_columns(table.deal.hands[seat], bought[seat], table.discards[seat]))
        page.column.addSpacing(6)
    page.say(sheet_text.stock(), "strong")
    taken = 0
    for purchase in purchases_of(table):
        taken += len(purchase.cards)
        page.say(sheet_text.taken_by(model.names[purchase.seat], cards_short(purchase.cards)))
    left = table.deal.stock[taken:]
    if left:
        page.say(sheet_text.left_over(cards_short(left)))
    page.column.addStretch(1)


def _columns(dealt: CardSet, bought: CardSet, aside: CardSet) -> QGridLayout:
    """Three columns of cards, a row for each suit."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(1)
    titles = (sheet_text.dealt(), sheet_text.bought(), sheet_text.set_aside())
    for column, (title, cards) in enumerate(zip(titles, (dealt, bought, aside), strict=True)):
        head = Line("note")
        head.say(title)
        grid.addWidget(head, 0, column)
        grid.setColumnStretch(column, 1)
        for suit in Suit:
            held = list(reversed(in_suit(cards, suit)))
            line = Line("red" if suit in (Suit.HEARTS, Suit.DIAMONDS) else "black")
            line.setText(_ranks(suit, held))
            line.setAccessibleName(sheet_text.spoken_cards(title, cards_list(held)))
            grid.addWidget(line, suit + 1, column, Qt.AlignmentFlag.AlignTop)
    return grid


def _ranks(suit: Suit, cards: list[Card]) -> str:
    """As "♠ A K 4"; a dash where there is none."""
    symbol = suit_symbol(suit)
    ranks = cards_short(cards).replace(symbol, "")
    return f"{symbol} {ranks or '–'}"
