"""The list at the left of the rules: chapters with their sections, or what a search has found."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from .book import Book
from .searching import Hit

_ANCHOR = Qt.ItemDataRole.UserRole


class _Wrapped(QStyledItemDelegate):
    """Titles as high as their words need: Qt would cut those that are wider than the list."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        tree, hint = self._tree, super().sizeHint(option, index)
        metrics = tree.fontMetrics()
        depth = 2 if index.parent().isValid() else 1
        # What the stylesheet leaves free beside the letters is less than one of their heights.
        room = tree.viewport().width() - depth * tree.indentation() - metrics.height()
        area = QRect(0, 0, max(1, room), 9999)
        wrapped = metrics.boundingRect(area, Qt.TextFlag.TextWordWrap, index.data())
        return QSize(hint.width(), hint.height() + max(0, wrapped.height() - metrics.height()))


class Contents(QTreeWidget):
    """The chapters; the one that is read is open and shows its sections."""

    chosen = Signal(str)
    """The anchor of the entry that is to be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: dict[str, QTreeWidgetItem] = {}
        self.setHeaderHidden(True)
        self.setIndentation(16)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setItemDelegate(_Wrapped(self))
        self.currentItemChanged.connect(self._on_current)

    def show_book(self, book: Book) -> None:
        """Lists *book*."""
        self.blockSignals(True)
        self.clear()
        self._items.clear()
        for section in book.sections:
            item = QTreeWidgetItem([section.title])
            item.setData(0, _ANCHOR, section.anchor)
            if section.opens_chapter:
                self.addTopLevelItem(item)
            else:
                self._items[section.chapter].addChild(item)
            self._items[section.anchor] = item
        self.blockSignals(False)

    def mark(self, anchor: str) -> None:
        """Marks where one reads, without telling anybody, and closes the other chapters."""
        item = self._items[anchor]
        chapter = item.parent() or item
        self.blockSignals(True)
        for number in range(self.topLevelItemCount()):
            each = self.topLevelItem(number)
            if each is not None:
                each.setExpanded(each is chapter)
        self.setCurrentItem(item)
        self.scrollToItem(item)
        self.blockSignals(False)

    # Qt's events:

    def drawBranches(
        self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The arrow of a chapter, as large as the letters and in their colour. Qt's own stays small
        in a large window, and dark where the chapter is chosen."""
        if not self.model().hasChildren(index):
            return
        palette, is_chosen = self.palette(), self.selectionModel().isSelected(index)
        ink = QPalette.ColorRole.HighlightedText if is_chosen else QPalette.ColorRole.Text
        half = 0.2 * self.fontMetrics().height()
        points = ((-half, -0.5 * half), (half, -0.5 * half), (0.0, 0.6 * half))
        if not self.isExpanded(index):
            points = ((-0.5 * half, -half), (-0.5 * half, half), (0.6 * half, 0.0))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(ink))
        painter.translate(rect.center())
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
        painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setIndentation(max(16, self.fontMetrics().height() - 2))
        self.scheduleDelayedItemsLayout()

    def _on_current(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(0, _ANCHOR))


class Hits(QListWidget):
    """What was found, each place with a piece of its text."""

    chosen = Signal(str)
    """The anchor of the place that is to be read."""
    left = Signal()
    """The user goes back up to the words searched for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._on_current)

    def show_hits(self, hits: tuple[Hit, ...]) -> None:
        """Lists *hits*; none is chosen yet."""
        self.blockSignals(True)
        self.clear()
        for hit in hits:
            item = QListWidgetItem(f"{hit.section.title}\n{hit.excerpt}".strip())
            item.setData(_ANCHOR, hit.section.anchor)
            self.addItem(item)
        self.setCurrentRow(-1)
        self.blockSignals(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Up and self.currentRow() <= 0:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(_ANCHOR))
