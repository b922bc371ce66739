"""The stylesheet of the panels, where Qt does not do by itself what it is meant to."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollBar, QSpinBox
from pytestqt.qtbot import QtBot

from vira_desktop.ui.panel_style import panel_stylesheet
from vira_desktop.ui.table.panel import Button
from vira_desktop.ui.theme import DARK, LIGHT, Theme

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


@pytest.mark.parametrize("points", [11.0, 24.0])
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_number_in_a_small_field_is_seen(qtbot: QtBot, theme: Theme, points: float) -> None:
    number = QSpinBox()
    qtbot.addWidget(number)
    number.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
    number.setRange(0, 99)
    number.setValue(88)
    number.setStyleSheet(panel_stylesheet(theme, points))
    number.show()
    written = number.lineEdit()
    number.resize(number.sizeHint())
    assert written.width() >= written.fontMetrics().horizontalAdvance("88")
    assert written.height() >= written.fontMetrics().height() - 2
    corner = number.grab().toImage().pixelColor(number.width() // 2, 0)
    assert corner.name() == theme.edge, "the frame is the theme's"


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("way", [Qt.Orientation.Horizontal, Qt.Orientation.Vertical])
def test_bars_lie_both_ways_without_arrows(qtbot: QtBot, theme: Theme, way: Qt.Orientation) -> None:
    bar = QScrollBar(way)
    qtbot.addWidget(bar)
    bar.setStyleSheet(panel_stylesheet(theme, 11.0))
    bar.setRange(0, 10)
    bar.resize(*((100, 8) if way is Qt.Orientation.Horizontal else (8, 100)))
    bar.show()
    picture = bar.grab().toImage()
    assert picture.pixelColor(4, 4).name() == theme.edge, "the handle begins at the very end"


@pytest.mark.parametrize("look", ["small", "plain", "primary"])
def test_what_a_wide_button_says_stands_in_its_middle(qtbot: QtBot, look: str) -> None:
    button = Button(look)
    qtbot.addWidget(button)
    button.setStyleSheet(panel_stylesheet(LIGHT, 11.0))
    button.say("Gask")
    button.resize(200, 30)
    button.show()
    picture = button.grab().toImage()
    ground = picture.pixel(185, 15)
    written = [x for x in range(8, 192) if any(picture.pixel(x, y) != ground for y in (13, 15, 17))]
    assert abs((written[0] + written[-1]) / 2 - 100) < 4
