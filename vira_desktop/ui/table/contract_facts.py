"""What a game pays: a small table for who knows the words, and the same in one sentence (W10)."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from ...rules.games import Column, Result
from ...rules.state import Contract
from ...rules.view import SeatView
from ..language import signed_text
from ..text import bid_table_text, panels_text
from ..text.contract_text import contract_line, pins_by_column
from ..text.counts_text import capital
from ..text.payment_text import result_name
from .bid_columns import PINS
from .panel import Line

_HEADINGS = {column: heading for heading, column in PINS.items()}


class ContractFacts(QWidget):
    """Home, bet and kodilj, each with its bets and pins; below them the line that says it all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._frame = QFrame()
        self._frame.setProperty("look", "card")
        self._cells: list[Line] = []
        self._grid = QGridLayout(self._frame)
        self._grid.setContentsMargins(8, 4, 8, 4)
        self._grid.setVerticalSpacing(1)
        self._grid.setHorizontalSpacing(14)
        self._line = Line("note")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._frame)
        layout.addWidget(self._line)

    def show_contract(self, view: SeatView, contract: Contract) -> None:
        """What *contract* pays; before its level is named, the sentence alone."""
        self._line.say(contract_line(contract, view.highest, view.rules))
        rows = payment_rows(view, contract) if contract.game is not None else ()
        self._frame.setVisible(bool(rows))
        cells = [(row, column) for row, texts in enumerate(rows) for column in range(len(texts))]
        while len(self._cells) < len(cells):
            self._cells.append(Line())
        for cell, place in zip(self._cells, cells, strict=False):
            self._put(cell, *place, rows)
        # Columns that are not in use any more would keep their share of the width.
        for column in range(self._grid.columnCount()):
            is_used = bool(rows) and column < len(rows[0])
            self._grid.setColumnStretch(column, int(is_used) + int(column == 0))
        for unused in self._cells[len(cells) :]:
            self._grid.removeWidget(unused)
            unused.say("")

    def told(self) -> str:
        """The sentence."""
        return self._line.said

    def _put(self, cell: Line, row: int, column: int, rows: tuple[tuple[str, ...], ...]) -> None:
        is_heading = row == 0 or column == 0
        cell.set_look("fine" if row == 0 else "strong" if column == 0 else "number")
        cell.setWordWrap(False)
        side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
        cell.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(cell, row, column)
        cell.say(rows[row][column])
        cell.setVisible(True)
        # A cell that was an amount in another table may be a heading in this one.
        spoken = panels_text.spoken_payment(rows[row][0], rows[0][column], rows[row][column])
        cell.setAccessibleName("" if is_heading else spoken)


def payment_rows(view: SeatView, contract: Contract) -> tuple[tuple[str, ...], ...]:
    """The headings; then for each result its name, bets, and pins by the columns still open."""
    pins = pins_by_column(contract, view.highest)
    row = view.rules.pulla_row(contract.named_game)
    headings = [_heading(column, view) for column in pins]
    if len(pins) == 1:
        headings = [panels_text.pins_heading("")]
    else:
        headings[0] = panels_text.pins_heading(headings[0])
    return (
        ("", panels_text.bets_heading(), *headings),
        *(
            (
                capital(result_name(result)),
                signed_text(row.bets(result, repurchased=contract.repurchased)),
                *(signed_text(n if result is Result.HOME else -n) for n in pins.values()),
            )
            for result in Result
        ),
    )


def _heading(column: Column, view: SeatView) -> str:
    return bid_table_text.column_title(_HEADINGS[column], view.highest)
