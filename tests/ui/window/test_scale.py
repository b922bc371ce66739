"""Large and small windows, at every scale of the screen: indices that can be read (field test W1),
a table that fills its window (W2), and no window too large for a small screen."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from tests.helpers.source_tree import ROOT
from tests.ui.window.conftest import Start
from tests.ui.window.prepared import DEALS
from tests.ui.window.started import AT_A_KEY, Script
from tests.ui.window.test_live_language import moments
from vira_desktop.session.settings import LanguageChoice
from vira_desktop.ui.main_window import MINIMUM_SIZE

# Without a screen Qt has nothing that windows could be raised above.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SCALES = ("1", "1.25", "1.5", "2", "3")
SMALL_SCREEN = QSize(1024, 600)


@dataclass(frozen=True, slots=True)
class Drawn:
    """What `scale_probe` found at one size."""

    ratio: float
    window: list[int]
    index: float
    card: int
    lowest_ratio: float
    pictures: int
    scene: list[int]
    view: list[int]
    cards: int
    menu_pixels: int
    panel_bottom: int
    panel_room: int


def drawn(folder: Path, scale: str, *sizes: str) -> list[Drawn]:
    """The program in a process of its own, since Qt reads the scale once."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tests.ui.window.scale_probe", str(folder), *sizes],
        cwd=ROOT,
        env=os.environ
        | {"QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return [Drawn(**found) for found in json.loads(done.stdout)]


@pytest.mark.parametrize("scale", SCALES)
def test_indices_are_large_and_nothing_is_drawn_coarsely(tmp_path: Path, scale: str) -> None:
    """W1, at 3840x2160 device pixels and in the smallest window."""
    smallest = "x".join(str(round(float(scale) * side)) for side in MINIMUM_SIZE)
    for found in drawn(tmp_path, scale, "3840x2160", smallest):
        assert found.ratio == float(scale)
        assert found.index >= 14
        assert found.index >= 0.03 * found.window[1]
        assert found.pictures > 10
        assert found.lowest_ratio == found.ratio
        assert found.cards == 13


def test_a_first_run_fills_windows_of_every_size(tmp_path: Path) -> None:
    """W2: cards, texts and menus grow with the window, and the table and panel fill it."""
    sizes = "800x600", "1024x600", "1280x800", "1920x1080", "2560x1440", "3840x2160"
    found = drawn(tmp_path, "1", *sizes)
    assert ["{}x{}".format(*size.window) for size in found] == list(sizes)
    cards = [size.card for size in found]
    assert cards == sorted(cards)
    assert all(size.card >= 0.1 * size.window[1] for size in found)
    assert all(size.scene == size.view for size in found)
    assert all(size.panel_bottom == size.panel_room for size in found)
    assert found[-1].menu_pixels >= 1.8 * found[0].menu_pixels


@pytest.mark.parametrize("language", [LanguageChoice.SWEDISH, LanguageChoice.ENGLISH])
def test_every_window_fits_a_small_screen(start: Start, language: LanguageChoice) -> None:
    """W2: 1024x600, and the main window half of 1920x1080, whatever it shows."""
    deal = next(deal for deal in DEALS if deal.name == "gask low, aces as ones")
    settings = replace(AT_A_KEY, language=language)
    table = start(think=Script(deal.deal, deal.actions), settings=settings, size=MINIMUM_SIZE)
    table.program.new_session()
    table.open(deal.deal)
    for _ in moments(table, deal):
        table.spin()
        assert table.window.size() == QSize(*MINIMUM_SIZE)
        assert fits(table.window, QSize(*MINIMUM_SIZE))
    table.window.bid_table.emit()
    table.spin()
    windows = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
    assert len(windows) == 2
    assert all(fits(window, SMALL_SCREEN) for window in windows)


def fits(window: QWidget, screen: QSize) -> bool:
    """It can be made as small as that, and nothing in it asks for more."""
    least = window.minimumSize().expandedTo(window.minimumSizeHint())
    return least.width() <= screen.width() and least.height() <= screen.height()
