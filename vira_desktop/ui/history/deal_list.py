"""The list of deals as it is seen: one line a deal, the newest first."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from ..row_table import RowTable
from ..text import history_text as words
from .deal_rows import Column, DealRows

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_LETTERS = {
    Column.DATE: 17,
    Column.NUMBER: 7,
    Column.PLAYERS: 22,
    Column.GAME: 17,
    Column.DECLARER: 11,
    Column.RESULT: 15,
    Column.OWN: 12,
}
"""How wide a column wishes to be, in letters of usual width."""
_GROWING = (Column.PLAYERS, Column.GAME, Column.DECLARER)
_FIRST_TO_GO = (Column.PLAYERS, Column.NUMBER)
"""Hidden where there is no room for all."""


class DealList(RowTable):
    """Arrows or a click choose a deal, with Shift or Ctrl several; Enter or a double click opens
    one."""

    opened = Signal(int)
    """The number of a row."""
    chosen = Signal()
    """Other rows are chosen, or none."""

    def __init__(self, rows: DealRows, parent: QWidget | None = None) -> None:
        super().__init__(rows, parent)
        self._rows = rows
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        rows.modelReset.connect(self.chosen)
        self.retranslate()

    def chosen_rows(self) -> list[tuple[int, int]]:
        """The chosen rows as stretches: the first row of each, and how many."""
        chosen = self.selectionModel().selection()
        stretches = (chosen.at(number) for number in range(chosen.count()))
        return sorted({(stretch.top(), stretch.height()) for stretch in stretches})

    def only_row(self) -> int | None:
        """The row that is chosen, if it is one alone."""
        stretches = self.chosen_rows()
        return stretches[0][0] if len(stretches) == 1 and stretches[0][1] == 1 else None

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.setAccessibleName(words.deals_list())
        self._rows.retranslate()

    def fit(self) -> None:
        """Columns as wide as they wish, and what is left to those that can use it."""
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(round(1.45 * line))
        wished: dict[int, int] = {column: letter * letters for column, letters in _LETTERS.items()}
        for column in _FIRST_TO_GO:
            if sum(wished.values()) > self.viewport().width():
                del wished[column]
        self.share_width(wished, growing=_GROWING)

    # Qt's events:

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            row = self.only_row()
            if row is not None:
                self.opened.emit(row)
        else:
            super().keyPressEvent(event)
