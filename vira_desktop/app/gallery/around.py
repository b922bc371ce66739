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
from ...ui.text import keeping_text
from .picture import Picture
from .stage import Stage

FILE = Path("vira.sqlite3")
FAULT = "Traceback (most recent call last):\nValueError: it went wrong"


def pictures() -> Iterator[Picture]:
    """Each over the page on which an evening begins."""
    yield Picture(page=None, name="banner", seen=_banner)
    for number, name in enumerate(MENUS):
        yield Picture(page=None, name=f"menu-{name}", seen=partial(_menu, number=number))
    yield Picture(page=None, name="shortcuts", seen=partial(_dialog, show=_show_shortcuts))
    yield Picture(page=None, name="about", seen=_about)
    yield Picture(page=None, name="fault", seen=partial(_dialog, show=_show_fault))


MENUS = ("game", "view", "settings", "help")
"""The menus of the bar, from left to right."""


def _banner(stage: Stage) -> QWidget:
    _window(stage)
    problem = StorageProblem(StorageFault.NEWER, FILE)
    again = Remedy(keeping_text.try_again, stage.program.keeping.try_again)
    stage.window.banner.tell(lambda: keeping_text.refused(problem), (again,))
    return stage.window


def _menu(stage: Stage, *, number: int) -> QWidget:
    _window(stage)
    menu = stage.window.menuBar().actions()[number].menu()
    assert isinstance(menu, QMenu)
    menu.adjustSize()
    return menu


def _dialog(stage: Stage, *, show: Callable[[Stage], None]) -> QWidget:
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


def _about(stage: Stage) -> QWidget:
    stage.program.about.show()
    assert stage.program.about.shown is not None
    return stage.program.about.shown


def _show_fault(stage: Stage) -> None:
    show_fault(stage.window, FAULT)


def _window(stage: Stage) -> None:
    """The window with nothing over it."""
    stage.show_page(Page.TABLE, EveningPlace)
    stage.window.banner.clear()
