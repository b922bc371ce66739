"""Widgets side by side, with a new line where the width ends."""

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class Flow(QWidget):
    """Holds widgets left to right, line by line; each has the size it asks for, but never more
    than the width there is.

    Not a QLayout: Python would own the items of which Qt believes that it does.
    """

    def __init__(self, parent: QWidget | None = None, *, spacing: int = 8) -> None:
        super().__init__(parent)
        self._spacing = spacing
        self.parts: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, widget: QWidget) -> None:
        """Adds *widget* at the end."""
        self.parts.append(widget)
        widget.setParent(self)
        widget.show()
        self._arrange()

    def clear(self) -> None:
        """Removes and deletes every widget."""
        for widget in self.parts:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        self.parts = []
        self._arrange()

    # Qt's own names:

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        hints = [part.sizeHint() for part in self.parts]
        width = sum(hint.width() + self._spacing for hint in hints)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        hints = [part.sizeHint() for part in self.parts]
        widest = max((part.minimumSizeHint().width() for part in self.parts), default=0)
        return QSize(widest, max((hint.height() for hint in hints), default=0))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for part, place in zip(self.parts, self._places(self.width()), strict=True):
            part.setGeometry(place)
        self.updateGeometry()

    def _places(self, width: int) -> list[QRect]:
        places: list[QRect] = []
        x, y, line = 0, 0, 0
        for part in self.parts:
            size = part.sizeHint()
            size.setWidth(min(size.width(), width))
            if x and x + size.width() > width:
                x, y, line = 0, y + line + self._spacing, 0
            places.append(QRect(x, y, size.width(), size.height()))
            x += size.width() + self._spacing
            line = max(line, size.height())
        return places
