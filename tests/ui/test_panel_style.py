"""The stylesheet of the panels, where Qt does not do by itself what it is meant to."""

import pytest
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from vira_desktop.ui.panel_style import panel_stylesheet
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
