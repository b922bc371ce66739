"""What lies over every page: the strip that says what is not saved, the menus, the dialogs."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QMenu, QMessageBox, QWidget

from ...session.keeping import StorageFault, StorageProblem
from ...ui.banner import Remedy
from ...ui.evening_pages.place import EveningPlace
from ...ui.page import Page
from ...ui.problems import show_fault
from ...ui.text import keeping_text, window_text
from .picture import Picture
from .stage import Stage

FILE = Path("vira.sqlite3")
FAULT = "Traceback (most recent call last):\nValueError: it went wrong"
SUBMENUS = 7
"""Of the settings."""


def pictures() -> Iterator[Picture]:
    """Each over the page on which an evening begins."""
    yield _over("banner", _banner)
    yield _over("banner-lost", _banner_lost)
    for number, name in enumerate(MENUS):
        yield _over(f"menu-{name}", partial(_menu, number=number))
    for number in range(SUBMENUS):
        yield _over(f"menu-settings-{number + 1}", partial(_submenu, number=number))
    yield _over("shortcuts", partial(_dialog, show=_show_shortcuts))
    yield _over("notice", partial(_dialog, show=_show_notice))
    yield _over("about", _about)
    yield _over("fault", partial(_dialog, show=_show_fault))
    yield _over("fault-details", _fault_details)


def _over(name: str, seen: Callable[[Stage], QWidget]) -> Picture:
    return Picture(page=None, name=name, seen=seen)


MENUS = ("game", "view", "settings", "help")
"""The menus of the bar, from left to right."""


def _banner(stage: Stage) -> QWidget:
    _window(stage)
    problem = StorageProblem(StorageFault.NEWER, FILE)
    again = Remedy(keeping_text.try_again, stage.program.keeping.try_again)
    stage.window.banner.tell(lambda: keeping_text.refused(problem), (again,))
    return stage.window


def _banner_lost(stage: Stage) -> QWidget:
    """With the most words and buttons there are."""
    _window(stage)
    problem = StorageProblem(StorageFault.DAMAGED, FILE)
    backup = stage.program.keeping.backups()[0]
    remedies = (
        Remedy(lambda: keeping_text.bring_back(backup), stage.program.keeping.try_again),
        Remedy(keeping_text.begin_afresh, stage.program.keeping.try_again),
    )
    aside = FILE.with_name("vira-aside-20261114T183000000000Z.sqlite3")
    stage.window.banner.tell(lambda: keeping_text.lost(problem, aside, backup), remedies)
    return stage.window


def _menu_of(stage: Stage, number: int) -> QMenu:
    _window(stage)
    menu = stage.window.menuBar().actions()[number].menu()
    assert isinstance(menu, QMenu)
    return menu


def _menu(stage: Stage, *, number: int) -> QWidget:
    return _laid_out(stage, _menu_of(stage, number))


def _submenu(stage: Stage, *, number: int) -> QWidget:
    menu = _menu_of(stage, MENUS.index("settings")).actions()[number].menu()
    assert isinstance(menu, QMenu)
    return _laid_out(stage, menu)


def _laid_out(stage: Stage, menu: QMenu) -> QMenu:
    """As wide as its words are in the look of the moment."""
    menu.ensurePolished()
    stage.settle()
    menu.resize(menu.sizeHint())
    return menu


def _dialog(stage: Stage, *, show: Callable[[Stage], None]) -> QMessageBox:
    """The dialog that *show* opens, in place of the one before it."""
    _window(stage)
    for dialog in stage.window.findChildren(QMessageBox):
        dialog.close()
    stage.settle()
    show(stage)
    stage.settle()
    return stage.window.findChildren(QMessageBox)[0]


def _show_shortcuts(stage: Stage) -> None:
    stage.window.show_shortcuts()


def _show_notice(stage: Stage) -> None:
    stage.window.show_notice(window_text.not_opened("given.vira", 3))


def _about(stage: Stage) -> QWidget:
    stage.program.about.show()
    assert stage.program.about.shown is not None
    return stage.program.about.shown


def _show_fault(stage: Stage) -> None:
    show_fault(stage.window, FAULT)


def _fault_details(stage: Stage) -> QWidget:
    dialog = _dialog(stage, show=_show_fault)
    words = window_text.show_details()
    next(button for button in dialog.buttons() if button.text() == words).click()
    return dialog


def _window(stage: Stage) -> None:
    """The window with nothing over it."""
    stage.show_page(Page.TABLE, EveningPlace)
    stage.window.banner.clear()
