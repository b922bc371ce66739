"""The list of deals as it is seen: one line a deal, the newest first."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

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


class _WholeRows(QStyledItemDelegate):
    """Marks no single cell: a row is chosen as a whole."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus


class DealList(QTableView):
    """Arrows or a click choose a deal, with Shift or Ctrl several; Enter or a double click opens
    one."""

    opened = Signal(int)
    """The number of a row."""
    chosen = Signal()
    """Other rows are chosen, or none."""

    def __init__(self, rows: DealRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(rows)
        self.setItemDelegate(_WholeRows(self))
        self._rows = rows
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
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

    # Qt's events:

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.isAutoRepeat():
            row = self.only_row()
            if row is not None:
                self.opened.emit(row)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Columns as wide as they wish, and what is left to those that can use it."""
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(round(1.45 * line))
        room, shown = self.viewport().width(), list(Column)
        wished = {column: letter * letters for column, letters in _LETTERS.items()}
        for column in _FIRST_TO_GO:
            if sum(wished[shown_one] for shown_one in shown) > room:
                shown.remove(column)
        for column in Column:
            self.setColumnHidden(column, column not in shown)
        left = room - sum(wished[column] for column in shown)
        growing = [column for column in _GROWING if column in shown]
        for column in shown:
            more = left // len(growing) if column in growing else 0
            self.setColumnWidth(column, max(1, wished[column] + more))
