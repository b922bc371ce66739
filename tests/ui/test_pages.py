import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget
from pytestqt.qtbot import QtBot

from vira_desktop.ui.cards.style import DeckStyle, IndexLetters
from vira_desktop.ui.dress import Dress
from vira_desktop.ui.menus import Menus
from vira_desktop.ui.page import KEYS, Page
from vira_desktop.ui.pages import Pages
from vira_desktop.ui.theme import DARK, LIGHT, Theme


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
        pages.add(page, QWidget)
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
    pages.add(Page.TRAINING, QWidget)
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


STYLE = DeckStyle(letters=IndexLetters.ENGLISH)


class Dressed(QWidget):
    """Knows what it was told to look like."""

    def __init__(self) -> None:
        super().__init__()
        self.worn: list[object] = []

    def set_theme(self, theme: Theme) -> None:
        self.worn.append(theme)

    def set_slowness(self, slowness: float) -> None:
        self.worn.append(slowness)


def test_a_page_is_made_once_when_it_is_first_wanted(pages: Pages) -> None:
    made: list[QWidget] = []

    def make() -> QWidget:
        made.append(QWidget())
        return made[-1]

    pages.add(Page.LESSON, make)
    assert pages.has(Page.LESSON)
    assert made == []
    pages.show_page(Page.LESSON)
    pages.show_page(Page.TABLE)
    pages.show_page(Page.LESSON)
    assert made == [pages.currentWidget()]


def test_a_page_wears_what_the_others_wear_and_changes_with_them(pages: Pages) -> None:
    dress = Dress(DARK, STYLE, 0.5)
    pages.wear(dress)
    pages.add(Page.LESSON, Dressed)
    page = pages.made(Page.LESSON)
    assert isinstance(page, Dressed)
    assert page.worn == [DARK, 0.5]
    pages.wear(dress)
    assert page.worn == [DARK, 0.5]
    pages.wear(Dress(LIGHT, STYLE, 0.5))
    assert page.worn == [DARK, 0.5, LIGHT]


def test_a_page_that_cannot_be_made_is_not_shown(pages: Pages) -> None:
    told: list[Page] = []
    pages.shown.connect(told.append)
    pages.add(Page.TRAINING, lambda: None)
    pages.show_page(Page.TRAINING)
    assert (pages.page, told, checked(pages)) == (Page.TABLE, [], ["Table"])
