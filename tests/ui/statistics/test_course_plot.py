"""The plot tells the account after every deal, by mouse and by keys."""

from datetime import UTC, datetime, timedelta
from time import perf_counter

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from vira_desktop.session.statistics import Point
from vira_desktop.ui.statistics.course_plot import CoursePlot
from vira_desktop.ui.theme import DARK

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)

BEGAN = datetime(2026, 2, 3, 12, tzinfo=UTC)


def points(*pins: int) -> list[Point]:
    return [Point(BEGAN + timedelta(days=day), sum_) for day, sum_ in enumerate(pins)]


@pytest.fixture
def plot(qtbot: QtBot) -> CoursePlot:
    plot = CoursePlot()
    qtbot.addWidget(plot)
    plot.resize(640, 360)
    plot.show()
    return plot


def point_at(plot: CoursePlot, place: QPointF) -> None:
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(
        QEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(plot, move)


def test_points_lie_from_left_to_right_and_higher_for_more(plot: CoursePlot) -> None:
    plot.show_points(points(0, 8, -12, 30))
    places = [plot.place_of(number) for number in range(4)]
    assert [place.x() for place in places] == sorted(place.x() for place in places)
    assert places[3].y() < places[1].y() < places[0].y() < places[2].y()
    area = plot.frame().area
    assert all(area.contains(place) for place in places)


def test_what_is_pointed_at_is_told(plot: CoursePlot) -> None:
    plot.show_points(points(0, 8, -12, 30))
    told: list[str] = []
    plot.told.connect(told.append)
    point_at(plot, plot.place_of(2) + QPointF(4, -30))
    assert told[-1].startswith("Deal 3, ")
    assert ": −12 pin" in told[-1]
    assert plot.accessibleDescription() == told[-1]
    QApplication.sendEvent(plot, QEvent(QEvent.Type.Leave))
    assert told[-1] == ""


def test_keys_go_along_it(plot: CoursePlot) -> None:
    plot.show_points(points(*range(25)))
    said = []
    for key in (
        Qt.Key.Key_End,
        Qt.Key.Key_Left,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_Home,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
    ):
        QTest.keyClick(plot, key)
        said.append(plot.said.split(",")[0])
    assert said == ["Deal 25", "Deal 24", "Deal 14", "Deal 1", "Deal 1", "Deal 2"]


def test_without_points_nothing_is_told(plot: CoursePlot) -> None:
    plot.show_points([])
    QTest.keyClick(plot, Qt.Key.Key_End)
    point_at(plot, QPointF(100, 100))
    assert plot.said == ""
    plot.grab()


@pytest.mark.parametrize("pins", [(0,), (5, 5, 5), (-3,), (0, 1), (-200, 400)])
def test_any_course_is_painted_in_both_themes(plot: CoursePlot, pins: tuple[int, ...]) -> None:
    plot.show_points([])
    empty = plot.grab().toImage()
    plot.show_points(points(*pins))
    light = plot.grab().toImage()
    assert light != empty
    plot.set_theme(DARK)
    assert plot.grab().toImage() != light


def test_a_loss_is_told_by_its_ground_as_well(plot: CoursePlot) -> None:
    """Above zero the ground is plain, below it is hatched."""
    colours = []
    for pins in (40, -40):
        plot.show_points(points(0, pins, pins, pins, 0))
        image, middle = plot.grab().toImage(), plot.place_of(2)
        zero = plot.frame().height_of(0)
        y = (middle.y() + zero) / 2
        row = [image.pixelColor(int(middle.x()) + n, int(y)).rgb() for n in range(24)]
        colours.append(len(set(row)))
    assert colours[0] == 1
    assert colours[1] > 1


def test_twenty_thousand_points_are_painted_at_once(plot: CoursePlot) -> None:
    plot.show_points(points(*(n * 37 % 101 - 50 for n in range(20_000))))
    began = perf_counter()
    plot.grab()
    assert perf_counter() - began < 2
