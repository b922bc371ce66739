"""A table whose rows are chosen and read as a whole, with columns that share its width."""

from abc import abstractmethod
from collections.abc import Collection, Mapping

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)


class WholeRows(QStyledItemDelegate):
    """Marks no single cell: a row is chosen as a whole."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus


class RowTable(QTableView):
    """Shows *model*, to be read and not to be changed."""

    def __init__(self, model: QAbstractTableModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(WholeRows(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
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

    @abstractmethod
    def fit(self) -> None:
        """Fits rows and columns to the letters and to the width that there is now."""

    def share_width(self, wished: Mapping[int, int], *, growing: Collection[int]) -> None:
        """Shows the columns of *wished* alone, each as many pixels wide as it says; what is left
        goes to those that are *growing*, in equal parts."""
        left = max(0, self.viewport().width() - sum(wished.values()))
        sharing = [column for column in growing if column in wished]
        for column in range(self.model().columnCount()):
            self.setColumnHidden(column, column not in wished)
        for column, width in wished.items():
            more = left // len(sharing) if column in sharing else 0
            self.setColumnWidth(column, max(1, width + more))

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()
