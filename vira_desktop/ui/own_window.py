"""A window of its own round one page, opened over the game, which goes on."""

from abc import abstractmethod
from typing import TypeVar

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QVBoxLayout, QWidget

from .growing import Growing
from .theme import Theme

Held = TypeVar("Held", bound=Growing)


class OwnWindow(QDialog):
    """Has a title in the language of the moment and the colours of the theme; Escape closes it."""

    usual_size = (760, 560)
    """How large it opens at least, ..."""
    part_of_window = 0.0
    """... and which part of the width and height of the window it lies over, if that is more. It
    is never larger than the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held: Growing | None = None

    @abstractmethod
    def title(self) -> str:
        """What stands in the title bar."""

    def hold(self, page: Held, *, closed_by: QAbstractButton) -> Held:
        """Is filled by *page*, whose button *closed_by* closes the window. Returns *page*."""
        self._held = page
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)
        closed_by.clicked.connect(self.close)
        self.setWindowTitle(self.title())
        width, height = self.usual_size
        parent = self.parentWidget()
        if parent is not None:
            width = max(width, round(self.part_of_window * parent.width()))
            height = max(height, round(self.part_of_window * parent.height()))
        room = self.screen().availableSize()
        self.resize(min(width, room.width()), min(height, room.height()))
        return page

    def set_theme(self, theme: Theme) -> None:
        """Colours the window by *theme*."""
        if self._held is not None:
            self._held.set_theme(theme)

    def come(self) -> None:
        """Opens, or comes to the front."""
        self.show()
        self.raise_()
        self.activateWindow()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.setWindowTitle(self.title())
        super().changeEvent(event)
