"""The choices of a moment keep the keyboard, and never hand it to a button beside them."""

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from vira_desktop.rules.actions import Action, PlayHand
from vira_desktop.rules.seats import Seat
from vira_desktop.ui.table.choice_list import Choice, ChoiceList
from vira_desktop.ui.table.panel import Button

# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)

PLAY = PlayHand(Seat.FOREHAND)


class Side:
    """A list of choices, and below it a button that is none of them."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.choices, self.other = ChoiceList(), Button()
        column = QVBoxLayout(self.window)
        column.addWidget(self.choices)
        column.addWidget(self.other)
        self.window.show()
        self.window.activateWindow()
        self.show("one", "two")
        self.choices.row("two").button.setFocus()

    def show(self, *keys: str, action: Action | None = PLAY) -> None:
        self.choices.show_choices([Choice(key=key, label=key, action=action) for key in keys])


@pytest.fixture
def side(qtbot: QtBot) -> Side:
    return Side(qtbot)


def has_keyboard() -> QWidget | None:
    return QApplication.focusWidget()


def test_the_button_that_stays_keeps_the_keyboard(side: Side) -> None:
    side.show("two", "three")
    assert has_keyboard() is side.choices.row("two").button


def test_the_first_takes_it_from_one_that_vanishes(side: Side) -> None:
    side.show("three", "one")
    assert has_keyboard() is side.choices.row("three").button


def test_with_the_last_choice_no_other_button_gets_it(side: Side) -> None:
    """A key that is pressed once more would press it."""
    side.show()
    assert has_keyboard() is side.window


def test_nor_where_nothing_can_be_pressed_yet(side: Side) -> None:
    side.show("one", "two", action=None)
    assert has_keyboard() is side.window


def test_a_keyboard_that_is_elsewhere_stays_there(side: Side) -> None:
    side.other.setFocus()
    side.show("three")
    side.show()
    assert has_keyboard() is side.other
