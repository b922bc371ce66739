"""The rows of the list of deals, asked for page by page as they come into sight."""

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from ...session.archive import DealRow
from ..text import history_text as words

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
NOWHERE = QModelIndex()

PAGE = 100
"""Rows that are asked for at once."""
NOT_YET = "…"
"""Shown until a row has come."""


class Column(IntEnum):
    """What is told of a deal."""

    DATE = 0
    NUMBER = 1
    PLAYERS = 2
    GAME = 3
    DECLARER = 4
    RESULT = 5
    OWN = 6


_SIDES = {
    Column.NUMBER: Qt.AlignmentFlag.AlignHCenter,
    Column.OWN: Qt.AlignmentFlag.AlignRight,
}

_HEADINGS: dict[Column, Callable[[], str]] = {
    Column.DATE: words.date_heading,
    Column.NUMBER: words.number_heading,
    Column.PLAYERS: words.players_heading,
    Column.GAME: words.game_heading,
    Column.DECLARER: words.declarer_heading,
    Column.RESULT: words.result_heading,
    Column.OWN: words.own_heading,
}

_CELLS: dict[Column, Callable[[DealRow], str]] = {
    Column.DATE: lambda row: words.moment_text(row.deal.at),
    Column.NUMBER: lambda row: str(row.deal.number),
    Column.PLAYERS: lambda row: words.players_text(row.deal.parts),
    Column.GAME: words.game_cell,
    Column.DECLARER: words.declarer_cell,
    Column.RESULT: words.result_cell,
    Column.OWN: words.own_cell,
}


class DealRows(QAbstractTableModel):
    """As many rows as there are deals; those that have not come yet say so and are asked for."""

    missing = Signal(int)
    """The number of a page whose rows are looked at and have not been asked for yet."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self._pages: dict[int, Sequence[DealRow]] = {}
        self._asked: set[int] = set()

    def begin(self, count: int) -> None:
        """There are *count* other deals now."""
        self.beginResetModel()
        self._count = count
        self._pages.clear()
        self._asked.clear()
        self.endResetModel()

    def put(self, page: int, rows: Sequence[DealRow]) -> None:
        """The rows of a page have come."""
        self._pages[page] = rows
        first = page * PAGE
        last = min(first + len(rows), self._count) - 1
        if last >= first:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(Column) - 1))

    def row(self, number: int) -> DealRow | None:
        """A row; None if it has not come yet."""
        rows = self._pages.get(number // PAGE, ())
        place = number % PAGE
        return rows[place] if place < len(rows) else None

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        if self._count:
            self.dataChanged.emit(self.index(0, 0), self.index(self._count - 1, len(Column) - 1))

    # Qt's model:

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        column = Column(index.column())
        if role == Role.TextAlignmentRole:
            return _side(column)
        if role not in (Role.DisplayRole, Role.AccessibleTextRole):
            return None
        row = self.row(index.row())
        if row is None:
            self._ask(index.row() // PAGE)
            return NOT_YET
        if role == Role.AccessibleTextRole and column is Column.OWN:
            return words.spoken_own(row)
        return _CELLS[column](row)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = Column(section)
        if role == Role.TextAlignmentRole:
            return _side(column)
        if role == Role.ToolTipRole and column is Column.OWN:
            return words.own_help()
        return _HEADINGS[column]() if role == Role.DisplayRole else None

    def _ask(self, page: int) -> None:
        if page not in self._asked:
            self._asked.add(page)
            self.missing.emit(page)


def _side(column: Column) -> Qt.AlignmentFlag:
    return _SIDES.get(column, Qt.AlignmentFlag.AlignLeft) | Qt.AlignmentFlag.AlignVCenter
