"""Desks, put away after the test."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tests.ui.trainer.desk import Desk


@pytest.fixture
def desk_of(qapp: QApplication) -> Iterator[Callable[..., Desk]]:
    """Sets up a desk; the arguments are those of Desk."""
    desks: list[Desk] = []

    def make(**arguments: object) -> Desk:
        desk = Desk(**arguments)  # type: ignore[arg-type]
        desks.append(desk)
        return desk

    yield make
    for desk in desks:
        desk.close()


@pytest.fixture
def desk(desk_of: Callable[..., Desk]) -> Desk:
    """An ordinary desk."""
    return desk_of()


@pytest.fixture
def accessible() -> Iterator[None]:
    """As if a screen reader were running."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)
