"""Items on their tracks, by a clock that the test turns."""

import itertools

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from vira_desktop.ui.table.movement import Movement, Track, eased

A, B = QPointF(0, 0), QPointF(100, 40)


class Clock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


class Moving:
    """A movement with its clock, and how often it has come to its end."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.parent = QApplication.instance()
        assert self.parent is not None
        self.movement = Movement(self.parent, now=self.clock)
        self.ended = 0
        self.movement.finished.connect(self._on_finished)

    def is_running(self) -> bool:
        """Something is on its way."""
        return self.movement.is_running

    def at(self, seconds: float) -> None:
        self.clock.seconds = seconds
        self.movement.advance()

    def _on_finished(self) -> None:
        self.ended += 1


@pytest.fixture
def moving(qtbot: QtBot) -> Moving:
    return Moving()


def item() -> QGraphicsPixmapItem:
    return QGraphicsPixmapItem()


def test_a_thing_goes_from_start_to_end(moving: Moving) -> None:
    card = item()
    moving.movement.begin([Track(item=card, start=A, end=B, lasts=0.2)])
    assert card.pos() == A
    moving.at(0.1)
    assert card.pos() == QPointF(50, 20)
    assert moving.is_running()
    moving.at(0.2)
    assert card.pos() == B
    assert not moving.is_running()
    assert moving.ended == 1


def test_it_sets_out_and_comes_to_rest_gently_and_never_turns_back() -> None:
    way = [eased(n / 20) for n in range(21)]
    steps = [after - before for before, after in itertools.pairwise(way)]
    assert (way[0], way[-1]) == (0, 1)
    assert min(steps) > 0
    assert steps[0] == pytest.approx(steps[-1])
    assert steps[0] < steps[10] / 3


def test_a_thing_is_not_seen_before_its_turn(moving: Moving) -> None:
    first, second = item(), item()
    moving.movement.begin(
        [
            Track(item=first, start=A, end=B, lasts=0.2),
            Track(item=second, start=A, end=B, begins=0.1, lasts=0.2),
        ]
    )
    assert (first.isVisible(), second.isVisible()) == (True, False)
    moving.at(0.15)
    assert second.isVisible()
    moving.at(0.25)
    assert first.pos() == B
    assert second.pos() != B
    moving.at(0.31)
    assert second.pos() == B
    assert moving.ended == 1


def test_it_grows_fades_and_makes_way_for_what_it_uncovers(moving: Moving) -> None:
    back, face, other = item(), item(), item()
    moving.movement.begin(
        [
            Track(
                item=back,
                start=A,
                end=B,
                lasts=0.2,
                start_scale=0.5,
                fades=True,
                stays=False,
                uncovers=face,
            ),
            Track(item=other, start=A, end=B, lasts=1.0),
        ]
    )
    assert (back.scale(), back.opacity(), face.isVisible()) == (0.5, 1.0, False)
    moving.at(0.19)
    assert 0.9 < back.scale() < 1
    assert 0 < back.opacity() < 0.3
    moving.at(0.2)
    assert (back.isVisible(), face.isVisible()) == (False, True)
    assert moving.is_running()


@pytest.mark.parametrize("seconds", [0.0, 0.05, 0.15])
def test_it_may_be_ended_at_any_moment(moving: Moving, seconds: float) -> None:
    first, second = item(), item()
    moving.movement.begin(
        [
            Track(item=first, start=A, end=B, lasts=0.2, start_scale=0.5),
            Track(item=second, start=B, end=A, begins=0.1, lasts=0.2),
        ]
    )
    moving.at(seconds)
    moving.movement.finish()
    moving.movement.finish()
    assert (first.pos(), first.scale(), second.pos()) == (B, 1.0, A)
    assert second.isVisible()
    assert moving.ended == 1


def test_what_was_on_its_way_has_arrived_when_something_else_sets_out(moving: Moving) -> None:
    first, second = item(), item()
    moving.movement.begin([Track(item=first, start=A, end=B, lasts=0.2)])
    moving.movement.begin([Track(item=second, start=A, end=B, lasts=0.2)])
    assert first.pos() == B
    assert moving.ended == 1
    assert moving.is_running()


def test_its_own_clock_brings_everything_home(qtbot: QtBot) -> None:
    application, card = QApplication.instance(), item()
    assert application is not None
    movement = Movement(application)
    with qtbot.waitSignal(movement.finished, timeout=2000):
        movement.begin([Track(item=card, start=A, end=B, lasts=0.05)])
    assert card.pos() == B
