"""The pages of the main window: one is seen at a time, and a menu leads to each."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from .menus import Menus
from .page import KEYS, Page
from .text import window_text


class Pages(QStackedWidget):
    """Holds the pages that there are. The first that is added is the one seen at the start."""

    shown = Signal(object)
    """The Page that is seen from now on."""

    def __init__(self, menus: Menus, menu: QMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self._menus = menus
        self._menu = menu
        self._group = QActionGroup(self)
        self._widgets: dict[Page, QWidget] = {}
        self._entries: dict[Page, QAction] = {}
        self._before: Page | None = None

    @property
    def page(self) -> Page:
        """The page that is seen."""
        seen = self.currentWidget()
        return next(page for page, widget in self._widgets.items() if widget is seen)

    def add(self, page: Page, widget: QWidget) -> None:
        """Adds *widget* as *page*, with an entry in the menu, where its kind belongs."""
        self._widgets[page] = widget
        self.addWidget(widget)
        entry = self._menus.action(
            self._menu,
            lambda: window_text.page_name(page),
            lambda: self.show_page(page),
            keys=KEYS[page],
        )
        entry.setCheckable(True)
        entry.setActionGroup(self._group)
        entry.setChecked(self.currentWidget() is widget)
        order = list(Page)
        after = [later for later in self._entries if order.index(later) > order.index(page)]
        if after:
            self._menu.insertAction(self._entries[min(after, key=order.index)], entry)
        self._entries[page] = entry

    def has(self, page: Page) -> bool:
        """True if *page* has been added."""
        return page in self._widgets

    def show_page(self, page: Page) -> None:
        """Shows *page*, which must have been added, and gives it the keys."""
        widget = self._widgets[page]
        self._entries[page].setChecked(True)
        if widget is not self.currentWidget():
            self._before = self.page
            self.setCurrentWidget(widget)
            widget.setFocus()
            self.shown.emit(page)

    def go_back(self) -> None:
        """Shows the page that was seen before this one, if there was one."""
        if self._before is not None:
            self.show_page(self._before)
