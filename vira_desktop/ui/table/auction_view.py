"""The auction so far: who said what, the last call in sight."""

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView, QWidget

from ..text import bid_table_text
from ..text.games_text import call_text
from ..text.seats_text import seat_name
from .model import TableModel

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class AuctionModel(QAbstractTableModel):
    """One row for each call: the seat with its name, and the call as it is spoken."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[tuple[str, str], ...] = ()

    def show_model(self, model: TableModel) -> None:
        """The calls of *model*."""
        self.beginResetModel()
        self._rows = calls_of(model)
        self.endResetModel()

    # Qt asks:

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()][index.column()]
        return None


def calls_of(model: TableModel) -> tuple[tuple[str, str], ...]:
    """Each call so far: who (name and seat), and what was said."""
    said: list[tuple[str, str]] = []
    standing = None
    for call in model.view.auction:
        who = bid_table_text.caller(model.names[call.seat], seat_name(call.seat))
        said.append((who, call_text(call, standing)))
        standing = call.offer or standing
    return tuple(said)


class AuctionView(QTableView):
    """The calls as a list that is as high as they are, within the room there is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._calls = AuctionModel(self)
        self.setModel(self._calls)
        self.setProperty("look", "auction")
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.horizontalHeader()
        header.hide()
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_model(self, model: TableModel) -> None:
        """The calls of *model*."""
        self._calls.show_model(model)
        self.setAccessibleName(bid_table_text.auction_title())
        self.setMaximumHeight(self._content_height())
        self.updateGeometry()
        self.scrollToBottom()

    # Qt asks:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._content_height())

    def minimumSizeHint(self) -> QSize:
        lines = min(self._calls.rowCount(), 2)
        height = lines * self._line_height() + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), height)

    def _content_height(self) -> int:
        return self.verticalHeader().length() + 2 * self.frameWidth()

    def _line_height(self) -> int:
        rows = self._calls.rowCount()
        return self.verticalHeader().length() // rows if rows else self.fontMetrics().height()
