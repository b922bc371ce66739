"""The window about the program."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from vira_desktop import __version__
from vira_desktop.ui.about.about_window import AboutPage, AboutWindow
from vira_desktop.ui.about.parts import Part
from vira_desktop.ui.theme import DARK, LIGHT

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def window(qtbot: QtBot) -> AboutWindow:
    window = AboutWindow()
    qtbot.addWidget(window)
    window.show()
    return window


def test_it_names_the_version_and_shows_the_licence_of_what_is_chosen(window: AboutWindow) -> None:
    page = window.page
    assert __version__ in window.windowTitle()
    names = [page.list.item(row).text() for row in range(page.list.count())]
    assert names[0] == f"Vira {__version__}"
    assert page.text.toPlainText().startswith("MIT")
    row = next(row for row, name in enumerate(names) if name.startswith("Qt 6"))
    page.list.setCurrentRow(row)
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in page.text.toPlainText()
    page.close_button.click()
    assert not window.isVisible()


def test_letters_grow_with_the_window(window: AboutWindow, qtbot: QtBot) -> None:
    def size() -> float:
        widget: QWidget = window.page.text
        return widget.font().pointSizeF()

    window.resize(800, 600)
    qtbot.waitUntil(lambda: window.page.width() == 800)
    small = size()
    window.resize(2000, 1400)
    qtbot.waitUntil(lambda: window.page.width() == 2000)
    assert size() > 1.3 * small


def test_a_licence_that_is_not_there_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    page = AboutPage((Part("a", "1", "", (tmp_path / "none.txt",)), Part("b", "2", "MIT", ())))
    qtbot.addWidget(page)
    for row in (0, 1):
        page.list.setCurrentRow(row)
        assert "missing here" in page.text.toPlainText()


def test_it_is_coloured_by_the_theme(window: AboutWindow) -> None:
    ground: Callable[[], str] = lambda: window.grab().toImage().pixelColor(5, 300).name()  # noqa: E731
    window.set_theme(LIGHT)
    light = ground()
    window.set_theme(DARK)
    assert ground() != light
