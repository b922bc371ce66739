"""A frame that scrolls by mouse and keyboard, and never squeezes what it holds."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_GAP = 6
"""Between what is held and the scroll bar."""


class Scrolling(QScrollArea):
    """Holds a column of widgets, as wide as the frame and as high as its wrapped lines ask for."""

    # Not Qt's own "resizable": that asks a column for its least height without saying how wide it
    # is, so that wrapped lines are cut; and it would ask again whenever the scroll bar comes or
    # goes, which for some heights never ends.

    def __init__(self, *, focus: Qt.FocusPolicy) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(focus)

    def name(self, name: str) -> None:
        """What a screen reader calls it; its inner frame, too, says that it takes the keyboard."""
        self.setAccessibleName(name)
        self.viewport().setAccessibleName(name)

    def hold(self, column: QWidget) -> None:
        """Holds *column* from now on, instead of what it held before."""
        column.setObjectName("scrolled")
        self.setWidget(column)
        column.installEventFilter(self)
        self._fit()

    def settle(self) -> None:
        """The column is fitted now, not when Qt comes round to it: no frame shows it half done."""
        column = self.widget()
        if column is not None:
            settle(column)
            self._fit()

    def _fit(self) -> None:
        column = self.widget()
        layout = column.layout() if column else None
        if column is None or layout is None:
            return
        width, height = self.width(), layout.totalHeightForWidth(self.width())
        if height > self.height():
            width -= self.verticalScrollBar().sizeHint().width() + _GAP
            height = layout.totalHeightForWidth(width)
        column.resize(width, max(height, self.height()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.verticalScrollBar()
        if event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            bar.setValue(bar.minimum() if event.key() == Qt.Key.Key_Home else bar.maximum())
        else:
            super().keyPressEvent(event)


def settle(widget: QWidget) -> None:
    """Lays out *widget* and all that it holds, the innermost first: what lies within asks for its
    height, which depends on its width, before what holds it divides the room."""
    for part in (*reversed(widget.findChildren(QWidget)), widget):
        layout = part.layout()
        if layout is not None:
            layout.activate()
