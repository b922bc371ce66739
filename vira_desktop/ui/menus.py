"""The menus of the main window: built from actions whose words are asked for again when the
language changes."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QFont, QKeySequence, QPalette
from PySide6.QtWidgets import QMenu, QMenuBar

Choice = TypeVar("Choice")
Words = Callable[[], str]


class Menus(QObject):
    """Menus that can be put into words again."""

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._worded: list[tuple[QAction, Words]] = []

    def menu(self, words: Words, parent: QMenu | None = None) -> QMenu:
        """A menu in the bar, or in another menu."""
        menu = parent.addMenu(words()) if parent else self._bar.addMenu(words())
        self._worded.append((menu.menuAction(), words))
        return menu

    def action(
        self, menu: QMenu, words: Words, slot: Callable[[], None], *, keys: str | None = None
    ) -> QAction:
        """An entry that calls *slot*; *keys* open it from everywhere in the window."""
        action = menu.addAction(words())
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _checked=False: slot())
        self._worded.append((action, words))
        return action

    def switch(
        self, menu: QMenu, words: Words, slot: Callable[[bool], None], *, keys: str | None = None
    ) -> QAction:
        """An entry that is on or off."""
        action = menu.addAction(words())
        action.setCheckable(True)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.toggled.connect(slot)
        self._worded.append((action, words))
        return action

    def choices(
        self,
        menu: QMenu,
        options: tuple[Choice, ...],
        words: Callable[[Choice], str],
        slot: Callable[[Choice], None],
    ) -> dict[Choice, QAction]:
        """Entries of which one is chosen."""
        group = QActionGroup(menu)
        actions: dict[Choice, QAction] = {}
        for option in options:
            action = menu.addAction(words(option))
            action.setCheckable(True)
            action.setActionGroup(group)
            action.triggered.connect(lambda _checked=False, option=option: slot(option))
            self._worded.append((action, partial(words, option)))
            actions[option] = action
        return actions

    def retranslate(self) -> None:
        """Puts every entry into the language of the moment."""
        for action, words in self._worded:
            action.setText(words())

    def recolour(self) -> None:
        """Takes the colours of the moment. Qt outlines the box of an entry that is on or off in a
        darker shade of the window, which would not be seen on a dark ground; a menu has no other
        use for the colour of the window."""
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Window, palette.placeholderText().color())
        for menu in self._bar.findChildren(QMenu):
            menu.setPalette(palette)

    def set_point_size(self, points: float) -> None:
        """Sets the entries in letters of *points*."""
        font = QFont(self._bar.font())
        if font.pointSizeF() == points:
            return
        font.setPointSizeF(points)
        for menu in (self._bar, *self._bar.findChildren(QMenu)):
            menu.setFont(font)
