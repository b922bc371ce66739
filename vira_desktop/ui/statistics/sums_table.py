"""A table of results, with a bar in every line that shows home, bet and kodilj side by side."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ..theme import LIGHT, Theme
from .sums_rows import SHARES_ROLE, Column, Line, SumsRows

_LETTERS = {
    Column.NAME: 17,
    Column.BID: 6,
    Column.DEALS: 8,
    Column.HOME: 7,
    Column.BET: 6,
    Column.KODILJ: 9,
    Column.SHARES: 18,
    Column.PINS: 8,
    Column.WORTH: 9,
}
"""How wide a column wishes to be, in letters of usual width."""


class _Cells(QStyledItemDelegate):
    """Paints the bars: home is full, bet hatched, kodilj crossed, so that shape tells them too."""

    theme = LIGHT

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        if index.column() != Column.SHARES:
            return
        shares = index.data(SHARES_ROLE)
        if any(shares):
            area = QRectF(option.rect).adjusted(8, 0.24 * option.rect.height(), -8, 0)
            area.setHeight(0.52 * option.rect.height())
            self._bar(painter, area, shares)

    def _bar(self, painter: QPainter, area: QRectF, shares: tuple[int, int, int]) -> None:
        theme = self.theme
        good, bad = QColor(theme.highlight), QColor(theme.plate_red)
        fills = (
            QBrush(good),
            QBrush(bad, Qt.BrushStyle.BDiagPattern),
            QBrush(bad, Qt.BrushStyle.DiagCrossPattern),
        )
        painter.save()
        left = area.left()
        for count, fill in zip(shares, fills, strict=True):
            part = QRectF(left, area.top(), area.width() * count / sum(shares), area.height())
            painter.fillRect(part, QColor(theme.field))
            painter.fillRect(part, fill)
            left = part.right()
        painter.setPen(QPen(QColor(theme.muted), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(area)
        painter.restore()


class SumsTable(QTableView):
    """Lines to read; as high as all of them, or as there is room."""

    def __init__(self, of: Callable[[], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._of = of
        self.rows = SumsRows(of, self)
        self._cells = _Cells(self)
        self.setModel(self.rows)
        self.setItemDelegate(self._cells)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(1)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        self.retranslate()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Shows *lines* instead of those before."""
        self.rows.show_lines(lines)
        self._fit()
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Paints the bars by *theme*."""
        self._cells.theme = theme
        self.viewport().update()

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.setAccessibleName(self._of())
        self.rows.retranslate()

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows = self.rows.rowCount() * self.verticalHeader().defaultSectionSize()
        head = self.horizontalHeader().sizeHint().height()
        return QSize(480, head + rows + 2 * self.frameWidth() + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, min(self.sizeHint().height(), 140))

    def _fit(self) -> None:
        """Columns as wide as they wish; the name and the bar share what is left."""
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(round(1.5 * line))
        shown = [column for column in Column if column is not Column.BID or self.rows.has_bids]
        room = self.viewport().width()
        wished = {column: letter * _LETTERS[column] for column in shown}
        if sum(wished.values()) > room:
            shown.remove(Column.SHARES)
            del wished[Column.SHARES]
        left = max(0, room - sum(wished.values()))
        growing = [column for column in (Column.NAME, Column.SHARES) if column in shown]
        for column in Column:
            self.setColumnHidden(column, column not in shown)
        for column in shown:
            more = left // len(growing) if column in growing else 0
            self.setColumnWidth(column, max(1, wished[column] + more))
