"""The sheet on which an evening is settled."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from ...session.evening import Evening
from ...session.players import Player
from ...session.settlement import Line as SheetLine
from ..table.panel import Button, Line
from ..text import evening_text, settlement_text
from .page import SheetPage


class SettlementPage(SheetPage):
    """Shows an Evening that is over: the one that has just ended, or one that *is_past* and is
    looked at in the history."""

    new_asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None, *, is_past: bool = False) -> None:
        super().__init__(parent)
        self._is_past = is_past
        self._evening: Evening | None = None
        self._told_when = _nothing
        self._when = Line("note")
        self._table = QWidget()
        self._told = Line()
        self._rate = Line("note")
        self.new_button, self.back_button = Button("primary"), Button()
        for part in (self._when, self._table, self._told, self._rate):
            self.column.addWidget(part)
        self.buttons.addWidget(self.back_button, 1)
        self.buttons.addWidget(self.new_button, 2)
        self.new_button.clicked.connect(self.new_asked)
        self.back_button.clicked.connect(self.left)
        self.new_button.setHidden(is_past)

    def show_evening(self, evening: Evening, when: Callable[[], str] | None = None) -> None:
        """Shows the sheet of *evening*, which is over; of a past one *when* tells when it was."""
        self._evening, self._told_when = evening, when or _nothing
        self._fill()
        (self.back_button if self._is_past else self.new_button).setFocus()

    def retranslate(self) -> None:
        self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_past and event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _fill(self) -> None:
        evening = self._evening
        if evening is None:
            return
        self.title.say(settlement_text.title())
        self._when.say(self._told_when())
        table = QWidget()
        _fill_table(QGridLayout(table), evening, _name_told if self._is_past else _name_now)
        self.column.replaceWidget(self._table, table)
        table.show()
        self._table.hide()
        self._table.deleteLater()
        self._table = table
        self._told.say(" ".join(_told(evening)))
        rate = evening.agreement.rate
        self._rate.say(settlement_text.rate_text(rate) if rate else "")
        self.new_button.say(settlement_text.new_session())
        past, now = settlement_text.back_to_history, settlement_text.back
        self.back_button.say(past() if self._is_past else now())
        self.back_button.setVisible(self._is_past or evening.running is not None)
        self.settle()


def _told(evening: Evening) -> tuple[str, ...]:
    """How the pulla was shared; nothing where nobody has sat down yet."""
    if evening.seated is None:
        return ()
    return settlement_text.sharing(evening.seated, evening.sheet)


def _nothing() -> str:
    """Of an evening that has just ended it need not be told when it was."""
    return ""


def _name_now(player: Player) -> str:
    """The person is who looks at it."""
    return evening_text.name_of(player)


def _name_told(player: Player) -> str:
    """The person may have been another one."""
    return evening_text.you_or(player.name)


def _fill_table(grid: QGridLayout, evening: Evening, named: Callable[[Player], str]) -> None:
    """A row for everybody, who has lost the most at the end."""
    rate = evening.agreement.rate
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(16)
    grid.setColumnStretch(0, 1)
    heads = [
        settlement_text.name_column(),
        settlement_text.before_column(),
        settlement_text.share_column(),
        settlement_text.total_column(),
        settlement_text.tokens_column(),
        *([settlement_text.money_column()] if rate else []),
    ]
    for column, head in enumerate(heads):
        _cell(grid, 0, column, head, "fine")
    rule = QFrame()
    rule.setProperty("look", "rule")
    grid.addWidget(rule, 1, 0, 1, len(heads))
    lines = sorted(evening.sheet, key=lambda line: -line.total)
    for row, line in enumerate(lines, 2):
        cells = [
            _name(evening, line, named),
            settlement_text.pins_text(line.account),
            settlement_text.share_text(line),
            settlement_text.pins_text(line.total),
            settlement_text.tokens_text(line.tokens),
            *([settlement_text.money_text(line.money(rate), rate)] if rate else []),
        ]
        for column, said in enumerate(cells):
            is_main = column in (0, 3) or (rate is not None and column == 5)
            _cell(grid, row, column, said, "strong" if is_main else "plain")


def _name(evening: Evening, line: SheetLine, named: Callable[[Player], str]) -> str:
    name = named(evening.players[line.number])
    if evening.seated is not None and line.number not in evening.seated.numbers:
        return settlement_text.left_early(name)
    return name


def _cell(grid: QGridLayout, row: int, column: int, text: str, look: str) -> None:
    line = Line(look)
    line.say(text)
    line.setWordWrap(column == 0 or row == 0)
    across = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
    line.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)
    grid.addWidget(line, row, column)
