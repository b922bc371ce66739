"""The bid table as a widget: rows that may be bid, the others greyed but still to be read."""

from PySide6.QtCore import (
    Property,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ...rules.games import Qualifier
from ...rules.state import Offer
from ...rules.view import SeatView
from ..text import bid_table_text
from .bid_columns import BETS, BidColumn
from .bid_rows import CAPTION_ROLE, GREYED_ROLE, OFFER_ROLE, BidTableModel
from .signs import draw_text, has_red_signs

_ROWS_BEFORE = 2
"""So many rows are left in sight above the one that was chosen for the user."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _RowDelegate(QStyledItemDelegate):
    """Greys what may not be bid; what may be bid is told by heavier letters, too."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(GREYED_ROLE):
            option.state &= ~QStyle.StateFlag.State_Enabled
        option.state &= ~QStyle.StateFlag.State_HasFocus  # the view frames the whole row
        if index.column() == BidColumn.GAME and index.data(OFFER_ROLE) is not None:
            option.font.setWeight(QFont.Weight.DemiBold)


class BidTableHeader(QHeaderView):
    """Headings, the signs of hearts and diamonds in their colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._red = self._ink = ""

    def _red_signs(self) -> str:
        return self._red

    def _set_red_signs(self, colour: str) -> None:
        self._red = colour
        self.viewport().update()

    redSigns = Property(str, _red_signs, _set_red_signs)
    """Set by the stylesheet ..."""

    def _letters(self) -> str:
        return self._ink

    def _set_letters(self, colour: str) -> None:
        self._ink = colour
        self.viewport().update()

    letters = Property(str, _letters, _set_letters)
    """... and so are all other letters of a heading with red signs."""

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, logical: int) -> None:
        super().initStyleOptionForIndex(option, logical)
        if self._red and has_red_signs(option.text):
            option.text = ""

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        super().paintSection(painter, rect, logical)
        text = str(self.model().headerData(logical, self.orientation()) or "")
        if self._red and has_red_signs(text):
            painter.setFont(self.font())
            ink, red = QColor(self._ink), QColor(self._red)
            draw_text(painter, QRectF(rect), text, ink=ink, red=red)
        caption = self.model().headerData(logical, self.orientation(), CAPTION_ROLE)
        if caption:
            self._paint_caption(painter, rect, caption)

    def _paint_caption(self, painter: QPainter, rect: QRect, caption: str) -> None:
        """As much of *caption* as falls into the section at *rect*."""
        sections = [
            logical
            for logical in range(self.count())
            if self.model().headerData(logical, self.orientation(), CAPTION_ROLE) == caption
        ]
        left = self.sectionViewportPosition(sections[0])
        width = sum(map(self.sectionSize, sections))
        # The sections have two lines: the second holds what each says itself.
        area = QRectF(left, rect.top(), width, rect.height())
        painter.save()
        painter.setClipRect(rect)
        painter.setFont(self.font())
        draw_text(painter, area, f"{caption}\n", ink=QColor(self._ink), red=QColor(self._red))
        painter.restore()


class BidTableView(QTableView):
    """Forty rows. Arrows or a click choose one; Enter or a double click bids what is chosen."""

    chosen = Signal()
    """Another row is current, or none."""
    bid_meant = Signal()
    """Enter or a double click on a row that may be bid."""
    stepped = Signal(int)
    """The left (-1) or the right (+1) arrow."""
    explained = Signal(str, str)
    """The explanation of the row under the mouse, or else of the current one, and its bets."""

    def __init__(self, *, all_columns: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fitted: object = None
        """Font, width and texts for which columns and rows were last measured."""
        self._rows = BidTableModel(self)
        self.setHorizontalHeader(BidTableHeader(self))
        self.setModel(self._rows)
        self.setItemDelegate(_RowDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setAlternatingRowColors(all_columns)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self._lay_out_headers(all_columns=all_columns)
        self.entered.connect(self._explain)
        self.doubleClicked.connect(self._on_double_click)
        self.selectionModel().currentRowChanged.connect(self._on_current)
        # A click makes a row current before it selects it.
        self.selectionModel().selectionChanged.connect(self._on_selection)
        self.setAccessibleName(bid_table_text.bid_table())

    def show_bids(self, view: SeatView | None, qualifier: Qualifier | None) -> None:
        """What may be bid with *qualifier*; None shows the table as it is printed."""
        self._rows.show_bids(view, qualifier)
        self._fit()
        current = self.currentIndex()
        flags = QItemSelectionModel.SelectionFlag
        if current.isValid() and current.data(OFFER_ROLE) is None:
            self.selectionModel().clearSelection()
        elif current.isValid():
            self.selectionModel().select(current, flags.ClearAndSelect | flags.Rows)
        self.chosen.emit()

    def offer(self) -> Offer | None:
        """The bid that the chosen row makes; None if none is chosen."""
        current = self.currentIndex()
        if not current.isValid() or not self.selectionModel().isSelected(current):
            return None
        found: Offer | None = current.data(OFFER_ROLE)
        return found

    def choose(self, number: int) -> None:
        """Makes row *number* the current one and brings it into sight, with those that follow."""
        index = self._rows.index(number, 0)
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self._bring_up()

    def choose_none(self) -> None:
        """No row is chosen any more; the current one stays where it is."""
        self.selectionModel().clearSelection()

    def explanation(self) -> str:
        """Of the current row; empty without one."""
        current = self.currentIndex()
        return self._rows.explanation(current.row()) if current.isValid() else ""

    def bets(self) -> str:
        """The bets of the current row; empty without one."""
        current = self.currentIndex()
        return self._rows.bets(current.row()) if current.isValid() else ""

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.setAccessibleName(bid_table_text.bid_table())
        self._rows.retranslate()
        self._fit()

    # Qt's events:

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _ENTER:
            # A key that is still held down from the moment before bids nothing.
            if not event.isAutoRepeat() and self.offer() is not None:
                self.bid_meant.emit()
        elif key in _STEPS:
            self.stepped.emit(_STEPS[Qt.Key(key)])
        elif key == Qt.Key.Key_Home:
            self.choose(0)
        elif key == Qt.Key.Key_End:
            self.choose(self._rows.rowCount() - 1)
        else:
            super().keyPressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._explain(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
        elif event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._bring_up()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        current = self.currentIndex()
        if not self.hasFocus() or not current.isValid():
            return
        first = self.visualRect(current)
        row = first.adjusted(0, 0, self.viewport().width() - first.width() - 1, 0)
        painter = QPainter(self.viewport())
        for inset, role in ((1, QPalette.ColorRole.Base), (0, QPalette.ColorRole.Text)):
            painter.setPen(QPen(self.palette().color(role), 1))
            painter.drawRect(row.adjusted(inset, inset, -inset, -1 - inset))

    def _explain(self, index: QModelIndex) -> None:
        if index.isValid():
            row = index.row()
            self.explained.emit(self._rows.explanation(row), self._rows.bets(row))
        else:
            self.explained.emit("", "")

    def _bring_up(self) -> None:
        """The current row near the top: what lies above it can seldom be bid."""
        row = max(0, self.currentIndex().row() - _ROWS_BEFORE)
        self.scrollTo(self._rows.index(row, 0), QAbstractItemView.ScrollHint.PositionAtTop)

    def _on_current(self, current: QModelIndex, previous: QModelIndex) -> None:
        for index in (current, previous):
            # Qt paints only those cells anew whose selection changes; the frame is all round.
            row = self.visualRect(index)
            self.viewport().update(0, row.top(), self.viewport().width(), row.height())
        self._explain(self.currentIndex())
        self.chosen.emit()

    def _on_selection(self) -> None:
        # A screen reader selects a row without making it the current one.
        rows = self.selectionModel().selectedRows()
        if rows and rows[0].row() != self.currentIndex().row():
            self.selectionModel().setCurrentIndex(
                rows[0], QItemSelectionModel.SelectionFlag.NoUpdate
            )
        self.chosen.emit()

    def _on_double_click(self) -> None:
        if self.offer() is not None:
            self.bid_meant.emit()

    def _fit(self) -> None:
        """Columns as wide as their texts, the name the rest; a name too long for it gets lines.

        Qt would measure every cell again at each change of a row, which takes 100 ms.
        """
        shown = [column for column in BidColumn if not self.isColumnHidden(column)]
        texts = tuple(self._rows.texts(column) for column in shown)
        seen = (self.font().key(), self.viewport().width(), texts)
        if seen == self._fitted:
            return
        self._fitted = seen
        metrics, bold = self.fontMetrics(), QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        bold_metrics = QFontMetrics(bold)
        gap = metrics.averageCharWidth()
        room = self.viewport().width()
        for column, column_texts in zip(shown[1:], texts[1:], strict=True):
            lines = (line for text in column_texts for line in text.split("\n"))
            width = max(map(metrics.horizontalAdvance, lines)) + 3 * gap // 2
            self.setColumnWidth(column, width)
            room -= width
        self.setColumnWidth(BidColumn.GAME, max(room, 1))
        height = metrics.height() + metrics.height() // 5
        box, wrap = QRect(0, 0, room - 2 * gap, 1000), Qt.TextFlag.TextWordWrap
        for row, name in enumerate(texts[0][1:]):
            needed = bold_metrics.boundingRect(box, wrap, name).height() + metrics.height() // 5
            self.setRowHeight(row, max(height, needed))

    def _lay_out_headers(self, *, all_columns: bool) -> None:
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        for column in BETS:
            self.setColumnHidden(column, not all_columns)
