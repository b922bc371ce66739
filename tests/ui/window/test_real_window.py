"""The program in a window of a real window system: `sh packaging/check` runs these under Xvfb."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from tests.helpers.deals import make_deal
from tests.ui.window.conftest import Start
from tests.ui.window.started import AT_ONCE, Table
from vira_desktop.rules.actions import Bid
from vira_desktop.rules.seats import Seat
from vira_desktop.ui.table.spots import CardSpot

pytestmark = pytest.mark.window
ROOT = Path(__file__).resolve().parents[3]
DEAL = make_deal(F="AK2.AKQJT98.2.32", highest="H")

LANGUAGE_OF_BUTTONS = """
import sys
from PySide6.QtWidgets import QApplication, QMessageBox
from vira_desktop.app import Program
from vira_desktop.storage.paths import find_paths

app = QApplication(sys.argv[:1])
program = Program(app, find_paths(sys.argv[1]), seed=1)
program.window.show()
box = QMessageBox(program.window)
box.setStandardButtons(QMessageBox.StandardButton.Cancel | QMessageBox.StandardButton.Save)
box.show()
print(*sorted(button.text() for button in box.buttons()))
"""


@pytest.fixture
def table(start: Start) -> Table:
    """A window of a real window system, with a deal in it."""
    assert QGuiApplication.platformName() == "xcb", "run by packaging/check under xvfb-run"
    table: Table = start(settings=AT_ONCE)
    QTest.qWaitForWindowExposed(table.window)
    table.program.new_session()
    table.open(DEAL)
    table.spin()
    return table


def test_the_window_is_mapped_and_shows_the_cards(table: Table) -> None:
    assert table.window.windowHandle().isExposed()
    hand = [spot for spot in table.window.page.table.findChildren(CardSpot) if spot.isVisible()]
    assert {spot.card for spot in hand} == DEAL.hands[Seat.FOREHAND]
    screen = table.window.screen()
    picture = screen.grabWindow(table.window.winId()).toImage()
    assert not picture.isNull()
    assert share_of_felt(picture) > 0.2
    # Each index of the hand is drawn on the white of a card.
    for spot in hand:
        place = spot.mapTo(table.window, spot.rect().topLeft())
        assert is_white(picture.pixel(place.x() + 4, place.y() + spot.height() // 2)), spot.card


def test_a_deal_is_begun_by_keys(table: Table) -> None:
    table.wait(table.window.isActiveWindow, "the window manager gives the keyboard")
    table.focus()
    QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_Down)
    QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_Up)
    QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_Return)
    table.wait(lambda: len(table.done) == 3, "the others have passed")
    assert table.done[0] == Bid(Seat.FOREHAND, "begar")
    table.focus()


@pytest.mark.parametrize(
    ("locale", "buttons"),
    [("sv_SE.UTF-8", "Avbryt Spara"), ("en_GB.UTF-8", "Cancel Save")],
)
def test_qts_own_buttons_speak_the_language_of_the_system(
    tmp_path: Path, locale: str, buttons: str
) -> None:
    environment = {**os.environ, "LANG": locale, "LC_ALL": locale, "LANGUAGE": ""}
    ran = subprocess.run(
        [sys.executable, "-c", LANGUAGE_OF_BUTTONS, str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert ran.stdout.replace("&", "").strip() == buttons


def share_of_felt(picture: QImage) -> float:
    """How much of the picture is green, on a grid of points."""
    points = [(x, y) for x in range(0, picture.width(), 5) for y in range(0, picture.height(), 5)]
    return sum(is_green(picture.pixel(x, y)) for x, y in points) / len(points)


def is_green(rgb: int) -> bool:
    red, green, blue = rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255
    return green > red + 10 and green > blue


def is_white(rgb: int) -> bool:
    return min(rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255) > 225
