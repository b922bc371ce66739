"""A table of results, with a bar in every line that shows home, bet and kodilj side by side."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

from ..row_table import RowTable, WholeRows
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


class _Cells(WholeRows):
    """Paints the bars: home is full, bet hatched, kodilj crossed, so that shape tells them too."""

    theme = LIGHT

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


class SumsTable(RowTable):
    """Lines to read; as high as all of them, or as there is room."""

    def __init__(self, of: Callable[[], str], parent: QWidget | None = None) -> None:
        self._of = of
        self.rows = SumsRows(of)
        super().__init__(self.rows, parent)
        self.rows.setParent(self)
        self._cells = _Cells(self)
        self.setItemDelegate(self._cells)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.retranslate()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Shows *lines* instead of those before."""
        self.rows.show_lines(lines)
        self.fit()
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

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        rows = self.rows.rowCount() * self.verticalHeader().defaultSectionSize()
        head = self.horizontalHeader().sizeHint().height()
        return QSize(480, head + rows + 2 * self.frameWidth() + 6)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, min(self.sizeHint().height(), 140))

    def fit(self) -> None:
        """Columns as wide as they wish; the name and the bar share what is left."""
        letter, line = self.fontMetrics().averageCharWidth(), self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(round(1.5 * line))
        shown = [column for column in Column if column is not Column.BID or self.rows.has_bids]
        wished: dict[int, int] = {column: letter * _LETTERS[column] for column in shown}
        if sum(wished.values()) > self.viewport().width():
            del wished[Column.SHARES]
        self.share_width(wished, growing=(Column.NAME, Column.SHARES))
