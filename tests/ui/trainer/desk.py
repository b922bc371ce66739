"""A learner's desk: the trainer's page with a clock, a log and a drawer that a test holds."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.trainer.drills import drills
from vira_desktop.rules.cards import parse_card
from vira_desktop.trainer.plan import Task
from vira_desktop.trainer.ports import ReviewStore, UnstoredReviews
from vira_desktop.trainer.question import Answer, Choose, Question
from vira_desktop.trainer.rounds import PracticeRound, Round
from vira_desktop.trainer.sitting import Moment, Sitting
from vira_desktop.trainer.skills import Skill
from vira_desktop.ui.cards.deck import Deck
from vira_desktop.ui.trainer.drawing import Draw, Drawer
from vira_desktop.ui.trainer.pieces import answer_cards
from vira_desktop.ui.trainer.training_page import TrainingPage

START = datetime(2026, 3, 1, 18, 0, tzinfo=UTC)
FAR = 60
"""Presses after which a thing counts as out of reach."""


class AtOnce(Drawer):
    """Draws where it is asked, and has drawn when that returns."""

    def draw(self, ticket: int, draw: Draw) -> None:
        self.drawn.emit(ticket, draw())


class OnSkill(PracticeRound):
    """Questions on one skill."""

    def __init__(self, skill: Skill, level: int) -> None:
        super().__init__((skill.kind,), level, seed="skill")
        self._task = Task(skill, level)

    def next_task(self, sitting: Sitting, now: Moment) -> Task | None:
        return self._task


@cache
def _deck() -> Deck:
    """Read once for all desks."""
    return Deck()


class Desk:
    """A page that is shown, and what a test does at it."""

    def __init__(
        self,
        *,
        store: ReviewStore | None = None,
        seed: str = "desk",
        size: tuple[int, int] = (1000, 700),
        drawer: Drawer | None = None,
    ) -> None:
        self.store = store or UnstoredReviews()
        self.now, self.offset = START, 60
        self.page = TrainingPage(
            drills(),
            self.store,
            seed=seed,
            clock=lambda: Moment(self.now, self.offset),
            drawer=drawer or AtOnce(),
            deck=_deck(),
        )
        self.training, self.drill = self.page.training, self.page.drill
        self.window = QWidget()
        self.window.resize(*size)
        self.page.setParent(self.window)
        self.page.resize(*size)
        self.page.show()
        self.window.show()
        self.window.activateWindow()
        self.spin()

    def begin(self, round_: Round) -> Question:
        """Begins *round_*; its first question."""
        self.training.begin(round_)
        self.spin()
        return self.question

    @property
    def question(self) -> Question:
        """What is asked."""
        asked = self.training.asked
        assert asked is not None
        return asked.question

    def pass_time(self, **time: float) -> None:
        """Lets the clock go on, or back; within the next minute the page looks at it."""
        self.now += timedelta(**time)
        self.page.minutes.timeout.emit()
        self.spin()

    def spin(self) -> None:
        """Lets everything happen that waits to happen."""
        for _ in range(2):  # a layout that is done anew may ask for another
            QCoreApplication.sendPostedEvents()
            QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def widget_of(self, answer: Answer) -> QAbstractButton:
        """What is pressed to choose *answer*."""
        answers = self.drill.answers
        if answer in answers.options:
            return answers.options[answer]
        assert answers.fan is not None
        return answers.fan.button(parse_card(str(answer)))

    def click(self, widget: QWidget) -> None:
        """A click at the left edge, where a card in a fan is never covered."""
        scrolled = self.drill.column
        if scrolled.isAncestorOf(widget):
            scrolled.ensureWidgetVisible(widget)
            self.spin()
        assert widget.isVisible()
        point = widget.rect().bottomLeft()
        point.setX(point.x() + 6)
        point.setY(point.y() - 8)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point)
        self.spin()

    def give_by_mouse(self, given: tuple[Answer, ...]) -> None:
        """Answers with clicks alone."""
        for answer in given:
            self.click(self.widget_of(answer))
        if self.question.choose is Choose.ALL:
            self.click(self.drill.answers.submit)

    def give_by_keys(self, given: tuple[Answer, ...]) -> None:
        """Answers with keys alone: letters for options, arrows and Space for cards."""
        for answer in given:
            options = list(self.drill.answers.options)
            if answer in options:
                self.key(Qt.Key(ord("A") + options.index(answer)))
            else:
                self._go_to_card(answer)
                self.key(Qt.Key.Key_Space)
        if self.question.choose is Choose.ALL:
            self.tab_to(self.drill.answers.submit)
            self.key(Qt.Key.Key_Return)

    def key(self, key: Qt.Key) -> None:
        """Presses *key* where the focus is, which can be seen and used."""
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused.isVisible()
        assert focused.isEnabled()
        QTest.keyClick(focused, key)
        self.spin()

    def tab_to(self, widget: QWidget) -> None:
        """Goes to *widget* by Tab."""
        self._until(lambda: QApplication.focusWidget() is widget, Qt.Key.Key_Tab)

    def _go_to_card(self, answer: Answer) -> None:
        fan = self.drill.answers.fan
        assert fan is not None
        if QApplication.focusWidget() not in fan.buttons:
            self._until(lambda: QApplication.focusWidget() in fan.buttons, Qt.Key.Key_Tab)
        wanted = self.widget_of(answer)
        self._until(lambda: QApplication.focusWidget() is wanted, Qt.Key.Key_Right)

    def _until(self, is_there: Callable[[], bool], key: Qt.Key) -> None:
        for _ in range(FAR):
            if is_there():
                return
            self.key(key)
        raise AssertionError(f"no way there by {key}")

    def close(self) -> None:
        """Throws the page away."""
        self.page.close_drawer()
        self.window.close()
        self.window.deleteLater()
        self.spin()


def right_answer(question: Question) -> tuple[Answer, ...]:
    """An answer that is right."""
    return question.accepted if question.choose is Choose.ALL else question.accepted[:1]


def wrong_answer(question: Question) -> tuple[Answer, ...]:
    """An answer that is wrong; where several belong together, all but what is right."""
    wrong = tuple(answer for answer in question.answers if answer not in question.accepted)
    if question.choose is Choose.ALL:
        return wrong or question.accepted[:-1]
    return wrong[:1]


def cards_to_press(question: Question) -> int:
    """How many cards can be pressed."""
    return len(answer_cards(question))
