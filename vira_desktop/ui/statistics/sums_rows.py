"""The lines of a table of results: what they are of, how they ended, what they brought."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ...session.statistics import Sums
from ..language import number_text, signed_text
from ..text import statistics_text as words

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
NOWHERE = QModelIndex()
NOTHING = "–"
"""What no deals have brought."""

SHARES_ROLE = Role.UserRole
"""How often home, bet and kodilj, for the bar that shows them."""


class Column(IntEnum):
    """What is told in a line."""

    NAME = 0
    BID = 1
    DEALS = 2
    HOME = 3
    BET = 4
    KODILJ = 5
    SHARES = 6
    PINS = 7
    WORTH = 8


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a table."""

    name: Callable[[], str]
    sums: Sums
    bid: int | None = None
    """How often the game was bid; None where that is not asked."""


_CELLS: dict[Column, Callable[[Line], str]] = {
    Column.NAME: lambda line: line.name(),
    Column.BID: lambda line: "" if line.bid is None else number_text(line.bid),
    Column.DEALS: lambda line: number_text(line.sums.deals),
    Column.HOME: lambda line: number_text(line.sums.home),
    Column.BET: lambda line: number_text(line.sums.bet),
    Column.KODILJ: lambda line: number_text(line.sums.kodilj),
    Column.SHARES: lambda line: words.spoken_shares(
        line.sums.home, line.sums.bet, line.sums.kodilj
    ),
    Column.PINS: lambda line: signed_text(line.sums.pins) if line.sums.deals else NOTHING,
    Column.WORTH: lambda line: (
        words.worth_text(line.sums.mean_worth) if line.sums.deals else NOTHING
    ),
}


class SumsRows(QAbstractTableModel):
    """Lines under the heading *of*."""

    def __init__(self, of: Callable[[], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._of = of
        self._lines: Sequence[Line] = ()
        self.has_bids = False

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Shows *lines* instead of those before."""
        self.beginResetModel()
        self._lines = lines
        self.has_bids = any(line.bid is not None for line in lines)
        self.endResetModel()

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.beginResetModel()
        self.endResetModel()

    # Qt's model:

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(Column)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        column, line = Column(index.column()), self._lines[index.row()]
        if role == Role.TextAlignmentRole:
            return _side(column)
        if role == SHARES_ROLE:
            return line.sums.home, line.sums.bet, line.sums.kodilj
        if role == Role.ToolTipRole and column is Column.WORTH:
            return words.worth_help()
        told = (Role.AccessibleTextRole, Role.ToolTipRole)
        if role == Role.DisplayRole and column is not Column.SHARES:
            return _CELLS[column](line)
        return _CELLS[column](line) if role in told and column is Column.SHARES else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = Column(section)
        if role == Role.TextAlignmentRole:
            return _side(column)
        if role == Role.ToolTipRole and column is Column.WORTH:
            return words.worth_help()
        return self._heading(column) if role == Role.DisplayRole else None

    def _heading(self, column: Column) -> str:
        return {
            Column.NAME: self._of,
            Column.BID: words.bid_heading,
            Column.DEALS: words.played_heading if self.has_bids else words.deals_heading,
            Column.HOME: words.home_heading,
            Column.BET: words.bet_heading,
            Column.KODILJ: words.kodilj_heading,
            Column.SHARES: words.shares_heading,
            Column.PINS: words.pins_heading,
            Column.WORTH: words.worth_heading,
        }[column]()


def _side(column: Column) -> Qt.AlignmentFlag:
    side = {
        Column.NAME: Qt.AlignmentFlag.AlignLeft,
        Column.SHARES: Qt.AlignmentFlag.AlignHCenter,
    }.get(column, Qt.AlignmentFlag.AlignRight)
    return side | Qt.AlignmentFlag.AlignVCenter
