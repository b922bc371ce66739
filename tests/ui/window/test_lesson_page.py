"""The first lesson as a page of the window: left, gone on with, and kept until the next start."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.helpers.deals import make_deal
from tests.ui.window.conftest import Start
from tests.ui.window.started import Table
from vira_desktop.rules.actions import Bid
from vira_desktop.rules.seats import Seat
from vira_desktop.ui.lesson.lesson_view import LessonView
from vira_desktop.ui.page import KEYS, Page

# Without a screen Qt has nothing that dialogs could be raised above.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def lesson_of(table: Table) -> LessonView:
    view = table.program.reading.lesson.view
    assert view is not None
    return view


def seen(table: Table) -> Page:
    return table.window.pages.page


def test_it_is_left_and_gone_on_with_where_it_was_also_after_a_new_start(start: Start) -> None:
    table = start()
    table.open(make_deal())
    deal = table.model
    assert table.program.reading.lesson.view is None
    QTest.keySequence(table.window, KEYS[Page.LESSON])
    table.spin()
    assert seen(table) is Page.LESSON
    view = lesson_of(table)
    for _ in range(3):
        view.bar.go_on_button.click()
    QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_F1)
    table.spin()
    assert (seen(table), table.program.reading.rules.anchor) == (Page.RULES, view.anchor())
    QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_F1)
    table.spin()
    assert seen(table) is Page.LESSON
    view.bar.leave_button.click()
    assert seen(table) is Page.TABLE
    assert table.model == deal
    table.window.pages.show_page(Page.LESSON)
    assert (lesson_of(table), view.course.number) == (view, 3)
    # The former window is not closed: as far as the file knows, it was killed.
    again = start(folder=table.folder, settings=None)
    again.window.pages.show_page(Page.LESSON)
    assert lesson_of(again).course.number == 3


def test_undo_does_not_touch_a_table_that_is_not_seen(start: Start) -> None:
    table = start()
    table.open(make_deal())
    table.program.controller.act(Bid(Seat.FOREHAND, "begar"))
    done = table.done
    table.window.pages.show_page(Page.LESSON)
    table.window.undo.emit()
    assert table.done[: len(done)] == done
