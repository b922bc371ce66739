"""The pages of the main window: one is seen at a time, and a menu leads to each."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QStackedWidget, QWidget

from .dress import Dress
from .menus import Menus
from .page import KEYS, Page
from .text import window_text


class Pages(QStackedWidget):
    """Holds the pages that there are. The first that is added is the one seen at the start; every
    other is made when it is first wanted, so that the window is there at once."""

    shown = Signal(object)
    """The Page that is seen from now on."""

    def __init__(self, menus: Menus, menu: QMenu, parent: QWidget) -> None:
        super().__init__(parent)
        self._menus = menus
        self._menu = menu
        self._group = QActionGroup(self)
        self._makers: dict[Page, Callable[[], QWidget | None]] = {}
        self._widgets: dict[Page, QWidget] = {}
        self._entries: dict[Page, QAction] = {}
        self._before: Page | None = None
        self._dress: Dress | None = None

    @property
    def page(self) -> Page:
        """The page that is seen."""
        seen = self.currentWidget()
        return next(page for page, widget in self._widgets.items() if widget is seen)

    def add(self, page: Page, make: Callable[[], QWidget | None]) -> None:
        """Adds *page*, with an entry in the menu, where its kind belongs. *make* makes what it
        shows, once; None: it cannot be shown, and *make* has said why."""
        self._makers[page] = make
        entry = self._menus.action(
            self._menu,
            lambda: window_text.page_name(page),
            lambda: self.show_page(page),
            keys=KEYS[page],
        )
        entry.setCheckable(True)
        entry.setActionGroup(self._group)
        order = list(Page)
        after = [later for later in self._entries if order.index(later) > order.index(page)]
        if after:
            self._menu.insertAction(self._entries[min(after, key=order.index)], entry)
        self._entries[page] = entry
        if self.currentWidget() is None:
            self.made(page)
            entry.setChecked(True)

    def has(self, page: Page) -> bool:
        """True if *page* has been added."""
        return page in self._makers

    def made(self, page: Page) -> QWidget | None:
        """What *page* shows; it is made now if it was not yet. None if it cannot be."""
        if page not in self._widgets:
            widget = self._makers[page]()
            if widget is None:
                return None
            if self._dress is not None:
                self._dress.put_on(widget)
            self._widgets[page] = widget
            self.addWidget(widget)
        return self._widgets[page]

    def wear(self, dress: Dress) -> None:
        """Has every page look so, those too that are still to be made."""
        for widget in self._widgets.values():
            dress.put_on(widget, over=self._dress)
        self._dress = dress

    def show_page(self, page: Page) -> None:
        """Shows *page*, which must have been added, and gives it the keys."""
        widget = self.made(page)
        if widget is None:
            self._entries[self.page].setChecked(True)
            return
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
