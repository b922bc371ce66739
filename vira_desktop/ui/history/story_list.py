"""The story of a deal as a list: a line for every action, headings between, one line is now."""

from PySide6.QtCore import (
    Property,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ...rules.seats import BySeat, Seat
from ...session.replay import Playback
from ..table.signs import draw_wrapped, has_red_signs
from ..text import replay_text
from ..text.story_text import beginning, section_text, told_text

_AT = Qt.ItemDataRole.UserRole
_LEFT_ALONE = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
"""Keys that step through the deal and not through the list."""


class _Wrapped(QStyledItemDelegate):
    """Lines as high as their words need: Qt forgets what the stylesheet takes off their width, and
    cuts the last words of a line that nearly fits. Headings in bolder letters: a font of the item's
    own would stay as large as it was when the window grows."""

    def __init__(self, story: "StoryList") -> None:
        super().__init__(story)
        self._story = story

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.data(_AT) is None:
            font = QFont(option.font)
            font.setWeight(QFont.Weight.DemiBold)
            option.font = font

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """As Qt paints it, but hearts and diamonds in red where the line is not chosen."""
        red = QColor(self._story.red_signs)
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        is_chosen = shown.state & QStyle.StateFlag.State_Selected
        if not red.isValid() or is_chosen or not has_red_signs(shown.text):
            super().paint(painter, option, index)
            return
        style, text = self._story.style(), shown.text
        part = QStyle.SubElement.SE_ItemViewItemText
        area = QRectF(style.subElementRect(part, shown, self._story))
        margin = 1 + style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self._story)
        shown.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, self._story)
        painter.save()
        painter.setFont(shown.font)
        ink = shown.palette.color(QPalette.ColorRole.Text)
        draw_wrapped(painter, area.adjusted(margin, 0, -margin, 0), text, ink=ink, red=red)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        metrics, hint = self._story.fontMetrics(), super().sizeHint(option, index)
        room = QRect(0, 0, max(1, self._story.viewport().width() - 5 * metrics.height() // 4), 9999)
        wrapped = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, index.data())
        more = max(0, wrapped.height() - metrics.height())
        one_line = metrics.height() + metrics.height() // 3
        return QSize(hint.width(), max(hint.height(), one_line + more))


class StoryList(QListWidget):
    """Tells what was done; a line that is chosen is the place to go to."""

    place_meant = Signal(int)
    """So many actions shall have been done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.red_signs = ""
        """The colour of hearts and diamonds; without one they are as the rest."""
        self._places: dict[int, QListWidgetItem] = {}
        self.setWordWrap(True)
        self.setItemDelegate(_Wrapped(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.currentItemChanged.connect(self._on_current)

    def tell(
        self,
        playback: Playback,
        names: BySeat[str],
        *,
        viewer: Seat | None,
        you: Seat | None = None,
    ) -> None:
        """The whole story as *viewer* may know it; None sees all hands. Who sits at *you* is spoken
        to."""
        self.setAccessibleName(replay_text.story_list())
        self.blockSignals(True)
        self.clear()
        self._places.clear()
        headings = {mark.at: section_text(mark) for mark in playback.marks}
        self._head(headings[0])
        self._line(0, beginning(playback.log.deal, names, you=you))
        for told in playback.story:
            self._line(told.at, told_text(told, names, viewer=viewer, you=you))
            if told.at in headings:
                self._head(headings[told.at])
        self.blockSignals(False)
        self.go_to(playback.at)

    def go_to(self, at: int) -> None:
        """Marks the line after which the deal stands."""
        item = self._places.get(at)
        if item is not None:
            self.blockSignals(True)
            self.setCurrentItem(item)
            self.blockSignals(False)
            self.scrollToItem(item, QAbstractItemView.ScrollHint.PositionAtCenter)

    def line(self, at: int) -> str:
        """What is told of action number *at*."""
        return self._places[at].text()

    def lines(self) -> list[str]:
        """All that is told, headings left out."""
        return [item.text() for item in self._places.values()]

    def _red_signs(self) -> str:
        return self.red_signs

    def _set_red_signs(self, colour: str) -> None:
        self.red_signs = colour
        self.viewport().update()

    redSigns = Property(str, _red_signs, _set_red_signs)
    """Set by the stylesheet, as on a `Line`."""

    # Qt's events:

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEFT_ALONE:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._lay_out()

    def _lay_out(self) -> None:
        """Lines that wrap are as high as the new width makes them, and the one that is now stays
        in sight."""
        self.doItemsLayout()
        item = self.currentItem()
        if item is not None:
            self.scrollToItem(item, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _head(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        self.addItem(item)

    def _line(self, at: int, text: str) -> None:
        item = QListWidgetItem(text)
        item.setData(_AT, at)
        self.addItem(item)
        self._places[at] = item

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_AT) is not None:
            self.place_meant.emit(item.data(_AT))
