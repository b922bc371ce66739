"""The sheet after a deal: what it pays and why, all cards as they were dealt, the next deal."""

from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QTabWidget, QVBoxLayout, QWidget

from ...rules.cards import Card, CardSet, Suit, in_suit
from ...rules.seats import SEATS, BySeat
from ...rules.state import Settled
from ..text import sheet_text
from ..text.cards_text import cards_list, cards_short, suit_symbol
from ..text.payment_text import SheetLine, Unit, sheet_lines
from ..text.tokens_text import moves_text
from ..text.tokens_text import title as tokens_title
from .dealt_cards import bought_by, purchases_of
from .model import TableModel
from .panel import Button, Line, Panel
from .scrolling import Scrolling


class SheetPanel(Panel):
    """Two pages, the payment and the cards, and the button that goes on."""

    next_deal = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settled: Settled | None = None
        """What the sheet shows."""
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
        self.tabs.setAccessibleName(self._title.said)
        for page, title in (
            (self.payment, sheet_text.payment_tab()),
            (self.cards, sheet_text.cards_tab()),
        ):
            self.tabs.setTabText(self.tabs.indexOf(page), title)
            page.name(title)
        is_last = model.evening is not None and model.evening.is_last
        self.next_button.say(sheet_text.settle() if is_last else sheet_text.next_deal())
        _fill_payment(self.payment, model, settled)
        _fill_cards(self.cards, model, settled)
        if settled is not self._settled:
            self._settled = settled
            self.tabs.setCurrentIndex(0)
            self.next_button.setFocus()


class _Page(Scrolling):
    """A page that is filled anew each time."""

    def __init__(self) -> None:
        super().__init__(focus=Qt.FocusPolicy.StrongFocus)
        self._content = QWidget()
        self.column = QVBoxLayout(self._content)

    def begin(self) -> None:
        """What is added from now on stands on a new page."""
        self._content = QWidget()
        self.column = QVBoxLayout(self._content)
        self.column.setContentsMargins(0, 6, 6, 6)
        self.column.setSpacing(4)

    def end(self) -> None:
        """Shows the new page instead of what was there."""
        self.column.addStretch(1)
        self.hold(self._content)
        self.settle()

    def say(self, text: str, look: str = "plain") -> Line:
        """Adds a line of text."""
        line = Line(look)
        line.say(text)
        self.column.addWidget(line)
        return line


def _fill_payment(page: _Page, model: TableModel, settled: Settled) -> None:
    """Line by line: what, how much for each seat, and why; the names stand over the amounts."""
    page.begin()
    sheet = _Sheet(page, model)
    viewpoint = model.view.seat if model.has_own_hand else None
    for line in sheet_lines(settled, model.names, viewpoint):
        sheet.add(line)
    page.column.addLayout(sheet.grid)
    evening = model.evening
    moves = moves_text(evening.tokens.moves, evening.players) if evening else ()
    if moves:
        page.say(tokens_title(), "strong")
        page.say("\n".join(moves), "note")
    page.end()


class _Sheet:
    """The grid of the payment: labels at the left, the seats' amounts in three columns."""

    def __init__(self, page: QWidget, model: TableModel) -> None:
        self._model = model
        self._row = 0
        self._has_names = False
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(round(1.3 * page.fontMetrics().averageCharWidth()))
        self.grid.setVerticalSpacing(1)
        # Room to spare sets the amounts apart, too.
        for column, share in enumerate((2, 1, 1, 1)):
            self.grid.setColumnStretch(column, share)

    def add(self, line: SheetLine) -> None:
        """The next line, with a gap before it."""
        if line.is_total:
            rule = QFrame()
            rule.setProperty("look", "rule")
            self.grid.addWidget(rule, self._row, 0, 1, 4)
            self._row += 1
        if line.amounts is None or line.unit is None:
            self._say(line.label, "strong", across=4)
        else:
            self._name_seats()
            self._say(line.label, "strong")
            self._amounts(line.amounts, line.unit)
        self._row += 1
        self._say(line.explanation, "note", across=4)
        self.grid.setRowMinimumHeight(self._row + 1, 8)
        self._row += 2

    def _name_seats(self) -> None:
        """Once, over the first amounts."""
        if self._has_names:
            return
        self._has_names = True
        for column, seat in enumerate(SEATS, 1):
            self._number(self._model.names[seat], "fine", column)
        self._row += 1

    def _amounts(self, amounts: BySeat[int], unit: Unit) -> None:
        for column, seat in enumerate(SEATS, 1):
            said = sheet_text.amount(amounts[seat], unit)
            number = self._number(said, "strong", column)
            number.setAccessibleName(sheet_text.spoken_amount(self._model.names[seat], said))

    def _number(self, text: str, look: str, column: int) -> Line:
        line = self._say(text, look, column=column)
        line.setWordWrap(False)
        line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        return line

    def _say(self, text: str, look: str, *, column: int = 0, across: int = 1) -> Line:
        line = Line(look)
        line.say(text)
        self.grid.addWidget(line, self._row, column, 1, across)
        return line


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
    page.end()


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
            line = _HeldLine(suit)
            line.say(_ranks(suit, held))
            line.setAccessibleName(sheet_text.spoken_cards(title, cards_list(held)))
            grid.addWidget(line, suit + 1, column, Qt.AlignmentFlag.AlignTop)
    return grid


class _HeldLine(Line):
    """The cards of one suit; what has no room stands below the others, not below the sign."""

    def __init__(self, suit: Suit) -> None:
        super().__init__("red" if suit in (Suit.HEARTS, Suit.DIAMONDS) else "black")

    def write(self) -> None:
        sign, _, ranks = self.said.partition(" ")
        # Every sign has the room of the widest, so that the ranks of all suits begin alike.
        room = max(self.fontMetrics().horizontalAdvance(f"{suit_symbol(suit)} ") for suit in Suit)
        self.put_html(
            f'<table cellspacing="0" cellpadding="0"><tr><td width="{room}">{escape(sign)}</td>'
            f"<td>{escape(ranks)}</td></tr></table>"
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.write()


def _ranks(suit: Suit, cards: list[Card]) -> str:
    """As "♠ A K 4"; a dash where there is none."""
    symbol = suit_symbol(suit)
    ranks = cards_short(cards).replace(symbol, "")
    return f"{symbol} {ranks or '–'}"
