"""The menus in the colours of the theme."""

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QMenu

from tests.ui.window.conftest import Start
from vira_desktop.session.settings import ThemeChoice
from vira_desktop.ui.theme import DARK, LIGHT

FAINTEST = 60
"""Of 255: how far in lightness the frame of a box stands out from the menu at least."""


@pytest.mark.parametrize("choice", [ThemeChoice.LIGHT, ThemeChoice.DARK])
def test_the_box_of_what_is_off_is_seen(start: Start, choice: ThemeChoice) -> None:
    table = start()
    # From the other theme, so that a change in a running program is what is seen.
    for theme in (ThemeChoice.LIGHT, ThemeChoice.DARK, choice):
        table.program.change_settings(replace(table.program.settings, theme=theme))
        table.spin()
    menu = table.window.menuBar().actions()[1].menu()
    assert isinstance(menu, QMenu)
    full_screen = next(action for action in menu.actions() if action.isCheckable())
    menu.adjustSize()
    row, image = menu.actionGeometry(full_screen), menu.grab().toImage()
    ground = QColor((DARK if choice is ThemeChoice.DARK else LIGHT).field).lightness()
    beside = range(row.left() + 3, row.left() + 18)
    found = [abs(image.pixelColor(x, row.center().y()).lightness() - ground) for x in beside]
    assert max(found) >= FAINTEST
