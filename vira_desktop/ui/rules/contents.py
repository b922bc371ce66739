"""The list at the left of the rules: chapters with their sections, or what a search has found."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from .book import Book
from .searching import Hit

_ANCHOR = Qt.ItemDataRole.UserRole


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
