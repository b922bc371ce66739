"""Evenings as a test leads them: begun on a page, played out at once, looked at."""

import threading

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.window.started import Table
from vira_desktop.rules.actions import Action
from vira_desktop.rules.flow import to_act
from vira_desktop.session.agreement import Length, Open
from vira_desktop.session.evening import Evening
from vira_desktop.session.fallback import plain_action
from vira_desktop.session.ports import BotQuestion

OVER = threading.Event()
"""The test is over."""


def waits(question: BotQuestion) -> Action:
    """A bot that answers when the test is over: nothing happens that the test does not do."""
    OVER.wait(60)
    return plain_action(question.view)


def begin(table: Table, *, players: int = 3, length: Length | None = None) -> None:
    """An evening is begun on its first page, and its seats are found."""
    table.program.playing.ask()
    page = table.window.evening.begin
    page.counts.choose(players)
    page.length.show_length(length or Open())
    page.begin_button.click()
    assert shown(table) is table.window.evening.seats


def deal(table: Table) -> None:
    """The seats are left, and the cards are dealt."""
    seats = table.window.evening.seats
    while shown(table) is seats:
        seats.go_button.click()


def play_out(table: Table) -> None:
    """The deal on the table is played to its end, by the plainest actions and unseen."""
    session = table.program.controller.session
    assert session is not None
    table.program.controller.stop()
    while (seat := to_act(session.state)) is not None:
        session.submit(plain_action(session.view(seat)))
    table.program.playing.show_table()


def evening_of(table: Table) -> Evening:
    """The evening that is played."""
    evening = table.program.playing.evening
    assert evening is not None
    return evening


def shown(table: Table) -> QWidget:
    """What is seen on the first page of the window."""
    seen = table.window.evening.currentWidget()
    assert seen is not None
    return seen


def press(table: Table, key: object) -> None:
    """A key goes to whatever has the keyboard."""
    QTest.keyClick(table.window.windowHandle(), key)  # type: ignore[call-overload]
    table.spin()
