"""The windows that open over the game: large enough, in the language of the moment, closed by
Escape."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from vira_desktop.ui.about.about_window import AboutWindow
from vira_desktop.ui.language import Language
from vira_desktop.ui.own_window import OwnWindow
from vira_desktop.ui.reasons.asker import Asker
from vira_desktop.ui.reasons.why_window import WhyWindow
from vira_desktop.ui.table.bid_table_window import BidTableWindow
from vira_desktop.ui.table.panel import Button
from vira_desktop.ui.theme import DARK, LIGHT

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Make = Callable[[QWidget], OwnWindow]
KINDS: dict[str, Make] = {
    "about": AboutWindow,
    "bid-table": BidTableWindow,
    "why": lambda parent: WhyWindow(Asker(), parent),
}


@pytest.fixture(params=KINDS)
def make(request: pytest.FixtureRequest, qtbot: QtBot) -> Make:
    """Makes a window of each kind in turn, which is closed after the test."""

    def made(parent: QWidget) -> OwnWindow:
        window = KINDS[request.param](parent)
        qtbot.addWidget(window)
        return window

    return made


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    """The window over which others open."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(500, 400)
    widget.show()
    return widget


def test_escape_closes_it_and_it_comes_again(make: Make, over: QWidget) -> None:
    window = make(over)
    window.come()
    assert window.isVisible()
    QApplication.processEvents()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isVisible()
    window.come()
    assert window.isVisible()


def test_its_title_and_texts_are_in_the_language_of_the_moment(
    make: Make, over: QWidget, speak: Callable[[Language], None]
) -> None:
    speak(Language.EN)
    window = make(over)
    window.come()
    said = {window.title(), *_buttons(window)}
    assert window.windowTitle() in said
    speak(Language.SV)
    QApplication.processEvents()
    assert window.windowTitle() == window.title()
    assert not said & _buttons(window)


def _buttons(window: OwnWindow) -> set[str]:
    return {button.text() for button in window.findChildren(Button)}


def test_it_wears_the_theme(make: Make, over: QWidget) -> None:
    window = make(over)
    window.come()
    grounds = set()
    for theme in (LIGHT, DARK):
        window.set_theme(theme)
        grounds.add(window.grab().toImage().pixel(3, 3))
    assert len(grounds) == 2


def test_it_is_as_large_as_asked_for_and_fits_the_screen(make: Make, over: QWidget) -> None:
    window = make(over)
    room = window.screen().availableSize()
    assert window.width() == min(window.usual_size[0], room.width())
    over.resize(3 * room.width(), 3 * room.height())
    part = make(over).size()
    assert part == (room if window.part_of_window else window.size())
