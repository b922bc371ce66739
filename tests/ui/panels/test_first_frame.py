"""The first frame of a moment is laid out as it stays."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from vira_desktop.ui.assets import load_fonts
from vira_desktop.ui.gallery import scenes
from vira_desktop.ui.table.side_panel import SidePanel
from vira_desktop.ui.theme import LIGHT

# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


@pytest.fixture
def side(qtbot: QtBot, qapp: QApplication) -> Iterator[SidePanel]:
    before = qapp.font()
    qapp.setFont(QFont(load_fonts(), 11))
    side = SidePanel()
    qtbot.addWidget(side)
    side.set_theme(LIGHT)
    side.resize(290, 450)
    side.show()
    side.show_model(next(scenes()).model)
    for _ in range(5):
        QApplication.processEvents()
    yield side
    qapp.setFont(before)


def _places(side: SidePanel) -> list[tuple[QWidget, QRect]]:
    return [(part, part.geometry()) for part in side.findChildren(QWidget) if part.isVisible()]


def test_a_moment_stays_as_it_is_first_seen(side: SidePanel) -> None:
    for scene in list(scenes())[::2]:
        side.show_model(scene.model)
        QApplication.processEvents()
        first = _places(side)
        for _ in range(3):  # a layout within a layout asks for its height by an event of its own
            QApplication.processEvents()
        assert _places(side) == first, scene.name


def test_the_cards_of_a_deal_stay_as_they_are_first_seen(side: SidePanel) -> None:
    sheet = next(scene for scene in scenes() if scene.name.endswith("sheet"))
    side.show_model(sheet.model)
    QApplication.processEvents()
    side.sheet.tabs.setCurrentIndex(1)
    QApplication.processEvents()
    first = _places(side)
    for _ in range(5):
        QApplication.processEvents()
    assert _places(side) == first


def test_another_size_is_laid_out_at_once(side: SidePanel) -> None:
    for scene in scenes():
        if "buying-after-buy" in scene.name:
            side.resize(290, 450)
            side.show_model(scene.model)
            side.resize(420, 640)
            QApplication.processEvents()
            first = _places(side)
            for _ in range(5):
                QApplication.processEvents()
            assert _places(side) == first, scene.name
