import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget
from pytestqt.qtbot import QtBot

from vira_desktop.ui.menus import Menus
from vira_desktop.ui.page import KEYS, Page
from vira_desktop.ui.pages import Pages


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    window = QMainWindow()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def pages(window: QMainWindow) -> Pages:
    menus = Menus(window.menuBar())
    pages = Pages(menus, menus.menu(lambda: "View"), window)
    window.setCentralWidget(pages)
    for page in (Page.TABLE, Page.RULES):
        pages.add(page, QWidget())
    return pages


def test_the_first_page_is_seen_and_marked(pages: Pages) -> None:
    assert pages.page is Page.TABLE
    assert checked(pages) == ["Table"]


def test_a_page_is_shown_once(pages: Pages) -> None:
    told: list[Page] = []
    pages.shown.connect(told.append)
    pages.show_page(Page.RULES)
    pages.show_page(Page.RULES)
    assert (pages.page, told, checked(pages)) == (Page.RULES, [Page.RULES], ["Rules"])


def test_one_goes_back_to_the_page_before(pages: Pages) -> None:
    pages.go_back()
    assert pages.page is Page.TABLE
    pages.show_page(Page.RULES)
    pages.go_back()
    assert (pages.page, checked(pages)) == (Page.TABLE, ["Table"])


def test_the_menu_has_the_pages_in_their_order(pages: Pages) -> None:
    pages.add(Page.TRAINING, QWidget())
    assert [entry.text() for entry in entries(pages)] == ["Table", "Training", "Rules"]


def test_every_page_has_keys_of_its_own() -> None:
    assert len(set(KEYS.values())) == len(Page)


def entries(pages: Pages) -> list[QAction]:
    """What the menu offers."""
    window = pages.window()
    assert isinstance(window, QMainWindow)
    menu = window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    return menu.actions()


def checked(pages: Pages) -> list[str]:
    """The entries of the menu that are marked."""
    return [entry.text() for entry in entries(pages) if entry.isChecked()]
