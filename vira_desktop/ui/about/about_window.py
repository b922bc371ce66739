"""The window about the program: what it is, what it is made of, and the licence of every part."""

from pathlib import Path

import PySide6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from ... import __version__
from ..own_window import OwnWindow
from ..reading_page import ReadingPage
from ..table.panel import Button, Line
from ..text import about_text
from .parts import Part, parts

_LIST, _TEXT = 3, 5
"""How the width is shared."""


class AboutWindow(OwnWindow):
    """Opens over the game, which goes on."""

    usual_size = (860, 620)
    part_of_window = 0.8

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        page = AboutPage(parts())
        self.page = self.hold(page, closed_by=page.close_button)
        page.list.setFocus()

    def title(self) -> str:
        return about_text.title(__version__)


class AboutPage(ReadingPage):
    """The parts at the left, and at the right the licence of the one that is chosen."""

    def __init__(self, shown: tuple[Part, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = shown
        self._title, self._what, self._qt = Line("big"), Line(), Line("note")
        self.list, self.text = QListWidget(), QPlainTextEdit()
        self.close_button = Button()
        # Long names take a second line; nothing has to be moved sideways to be read.
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.text.setReadOnly(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._lay_out()
        self.list.addItems([""] * len(shown))
        self.list.currentRowChanged.connect(self._show_part)
        self.retranslate()
        self.list.setCurrentRow(0)

    def retranslate(self) -> None:
        self._title.say(about_text.title(__version__))
        self._what.say(about_text.what_it_is())
        self._qt.say(about_text.qt_used(Path(PySide6.__file__).parent))
        self.close_button.say(about_text.close())
        self.list.setAccessibleName(about_text.made_of())
        for row, part in enumerate(self._parts):
            self.list.item(row).setText(f"{_called(part)} {part.version}".strip())
        self._show_part(self.list.currentRow())

    def _show_part(self, row: int) -> None:
        part = self._parts[max(0, row)]
        self.text.setAccessibleName(about_text.licence_of(part.name))
        self.text.setPlainText("\n\n".join(filter(None, (part.terms, _words(part)))))

    def _lay_out(self) -> None:
        head = QFrame()
        head.setObjectName("head")
        above = QVBoxLayout(head)
        above.setContentsMargins(24, 16, 24, 14)
        for line in (self._title, self._what, self._qt):
            above.addWidget(line)
        middle = QHBoxLayout()
        middle.setContentsMargins(16, 12, 16, 0)
        middle.setSpacing(12)
        middle.addWidget(self.list, _LIST)
        middle.addWidget(self.text, _TEXT)
        below = QHBoxLayout()
        below.setContentsMargins(16, 0, 16, 14)
        below.addStretch()
        below.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(head)
        column.addLayout(middle, 1)
        column.addLayout(below)


def _called(part: Part) -> str:
    if part.is_of_system:
        return about_text.of_the_system(part.name)
    if part.within:
        return about_text.contained_in(part.name, part.within)
    return part.name


def _words(part: Part) -> str:
    try:
        return part.text() or about_text.no_text()
    except OSError:
        return about_text.no_text()
