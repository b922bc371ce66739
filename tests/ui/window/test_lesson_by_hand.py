"""The first lesson from its first word to its last, by keyboard alone and by the actions of the
accessibility tree alone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.window.conftest import Start
from tests.ui.window.keyboard import Keyboard
from tests.ui.window.reader import Reader
from tests.ui.window.started import AT_A_KEY, Table
from vira_desktop.rules.games import Result
from vira_desktop.trainer.lesson import STEPS, Chapter, Course
from vira_desktop.ui.lesson.lesson_view import LessonView
from vira_desktop.ui.page import KEYS, Page
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table_page import TablePage

# Without a screen Qt has nothing that dialogs could be raised above.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class AtLesson(Table):
    """The table of the lesson is the one that lies before the person."""

    @property
    def lesson(self) -> LessonView:
        view = self.program.reading.lesson.view
        assert view is not None
        return view

    @property
    def course(self) -> Course:
        return self.lesson.course

    @property
    def page(self) -> TablePage:
        return self.lesson.table

    @property
    def model(self) -> TableModel:
        model = self.lesson.controller.model()
        assert model is not None
        return model

    def wait_for_learner(self, gather: Callable[[], None]) -> None:
        """Until the others have acted; gathers the tricks that lie meanwhile."""
        while True:
            self.wait(self._is_still, "the others have acted")
            if not self.model.lying_trick:
                return
            gather()

    def _is_still(self) -> bool:
        return bool(self.model.lying_trick) or self.course.others_act is None


def by_keys(table: AtLesson) -> tuple[Keyboard, Callable[[], None]]:
    """A hand at the keyboard, and how it goes on reading."""
    hand = Keyboard(table)

    def read_on() -> None:
        # Where there is only to read, nothing has to be looked for.
        assert table.focus() is table.lesson.bar.go_on_button
        hand.key(Qt.Key.Key_Return)

    return hand, read_on


def by_tree(table: AtLesson) -> tuple[Reader, Callable[[], None]]:
    """A hand at the screen reader, and how it goes on reading."""
    hand = Reader(table)
    return hand, lambda: hand.press_button(table.lesson.bar.go_on_button)


@pytest.mark.usefixtures("accessible")
@pytest.mark.parametrize("means", [by_keys, by_tree], ids=["keyboard", "accessibility"])
def test_the_whole_lesson(
    start: Start, means: Callable[[AtLesson], tuple[Keyboard | Reader, Callable[[], None]]]
) -> None:
    """Field test W14."""
    table = start(kind=AtLesson, settings=AT_A_KEY, size=(1024, 768))
    assert isinstance(table, AtLesson)
    QTest.keySequence(table.window, KEYS[Page.LESSON])
    table.spin()
    hand, read_on = means(table)
    results: dict[Chapter, Result | None] = {}
    told = []
    while True:
        table.wait_for_learner(hand.go_on)
        course = table.course
        told.append(course.step.told)
        settled = table.model.view.settled
        if settled is not None:
            results[course.step.chapter] = settled.settlement.result
        if course.is_read:
            read_on()
        else:
            wanted = course.wanted
            assert wanted is not None
            hand.do(wanted)
        if course.is_last:
            break
        table.wait_for_learner(hand.go_on)
        assert table.course.number == course.number + 1, course.step.told
    assert told == [step.told for step in STEPS]
    assert results == {Chapter.BEGAR: Result.HOME, Chapter.GOK: Result.HOME}
    # At the end the lesson is left for the table.
    assert table.window.pages.page is Page.TABLE
