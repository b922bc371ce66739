"""The first lesson: a bar that says what comes next, over the table as it always is."""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from ...rules.actions import Action, Buy, PlayCard, SetAside
from ...rules.cards import Card
from ...rules.choices import allows
from ...rules.flow import apply, begin
from ...rules.record import Record, parse_record
from ...rules.refusals import Reason
from ...rules.state import Playing, Settled, State
from ...rules.view import SeatView
from ...session import match as matches
from ...session.match import Match
from ...session.players import Player
from ...session.ports import BotQuestion, NoStore
from ...session.table import TableSession
from ...trainer.lesson import STEPS, Chapter, Course, Step, Wrong, course_at
from ..assets import resource_path
from ..table_controller import Pace, TableController
from ..table_page import TablePage
from ..text import lesson_text, window_text
from ..text.refusals_text import refusal_text
from ..theme import Theme
from .lesson_bar import LessonBar
from .where import anchor_for_step

_SCRIPTED = "script"
"""The key of the bots that act as the lesson has it."""
NAMES = ("Astrid", "Nils")


@cache
def records() -> dict[Chapter, Record]:
    """The deals of the lesson. Raises AssetMissing, or Unreadable."""
    return {
        chapter: parse_record(
            resource_path("lesson", f"{chapter.value}.vira").read_text(encoding="utf-8")
        )
        for chapter in Chapter
    }


class LessonView(QWidget):
    """Leads through the lesson from step *number* on, with all before it done by the script."""

    left = Signal()
    """The learner leaves, at the end or before it."""
    reached = Signal()
    """A step is shown, perhaps again."""
    rules_wanted = Signal(str)
    """The anchor of the rules about what is said."""

    def __init__(self, pace: Pace, number: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.course = course_at(records(), number)
        """How far the learner has come."""
        self._match = _first_table()
        self._answer: Callable[[Action | None], None] | None = None
        self.bar, self.table = LessonBar(), TablePage()
        self.controller = TableController(pace, window_text.you, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.bar)
        layout.addWidget(self.table, 1)
        self.bar.go_on.connect(self._on_go_on)
        self.bar.start_over.connect(self.start)
        self.bar.leave.connect(self.left)
        self.bar.rule.connect(self._on_rule)
        self.table.acted.connect(self.act)
        self.table.card_clicked.connect(self._on_card)
        self.table.table_clicked.connect(self.controller.gather_trick)
        self.table.cleared.connect(self.controller.clear_selection)
        self.table.next_deal.connect(self._on_go_on)
        self.controller.model_changed.connect(self.table.show_model)
        self.controller.refused.connect(self._on_refused)
        self.bar.reserve(everything_said())
        self.start(number)

    def start(self, number: int = 0) -> None:
        """Begins at step *number*, with everything before it done by the script."""
        self._match = _first_table()
        for chapter in Chapter:
            if chapter is STEPS[number].chapter:
                break
            self._match = self._match.after(_played(records()[chapter]))
        self._begin(course_at(records(), number))

    def act(self, action: Action) -> None:
        """Does what the learner means if it is what the lesson asks; else says why not."""
        session = self.controller.session
        if session is None:
            return
        model = self.controller.model()
        if model is not None and model.view.is_my_turn and not allows(model.view.legal, action):
            self.controller.act(action)
            return
        tried = self.course.try_out(action)
        if isinstance(tried, Wrong):
            self.table.show_hint(lesson_text.wrong_text(tried, self.course.step.told))
            return
        self.course = tried
        focused = QApplication.focusWidget()
        if focused is not None and self.table.isAncestorOf(focused):
            # A button that vanishes would hand the keyboard to just any other.
            self.table.setFocus()
        self.controller.act(action)
        self._show()

    def ask(self, question: BotQuestion, answer: Callable[[Action | None], None]) -> None:
        """Keeps the question until the script lets the bot act: see BotRunner."""
        self._answer = answer
        self._let_others_act()

    def anchor(self) -> str:
        """The section of the rules about what is said now."""
        return anchor_for_step(self.course.step.told)

    def set_theme(self, theme: Theme) -> None:
        """Colours everything by *theme*."""
        self.bar.set_theme(theme)
        self.table.set_theme(theme)

    # Qt's events:

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.bar.reserve(everything_said())
            self.controller.refresh()
            self._show()

    def _begin(self, course: Course) -> None:
        """Puts the deal of *course* on the table as far as it has come."""
        self.course, self._answer = course, None
        record = course.records[course.step.chapter]
        session = TableSession(
            self._match, record.deal, seed=_SCRIPTED, store=NoStore(), runner=self
        )
        session.play_on(course.done)
        self.controller.start(session)
        self._show()

    def _let_others_act(self) -> None:
        """Has the bot that was asked act, if it is its turn by the script."""
        action, answer = self.course.others_act, self._answer
        if action is None or answer is None:
            return
        self._answer = None
        self.course = self.course.others_acted()
        answer(action)
        if self.course.others_act is None:
            self._show()

    def _show(self) -> None:
        course = self.course
        is_waiting = course.others_act is not None
        text = lesson_text.wait() if is_waiting else _said(course.step, course.wanted)
        self.bar.show_step(course.number + 1, len(STEPS), text)
        button = ""
        if course.is_read:
            button = lesson_text.finish() if course.is_last else lesson_text.go_on()
        self.bar.show_button(button)
        # The keyboard is where something is to be done; also when the lesson is seen only later.
        self.setFocusProxy(self.bar.go_on_button if button else self.table)
        if self.isVisible() and (button or course.wanted is not None):
            self.setFocus()
        self.reached.emit()

    def _on_go_on(self) -> None:
        if not self.course.is_read:
            return
        if self.course.is_last:
            self.left.emit()
            return
        before = self.course.step.chapter
        self.course = self.course.go_on()
        if self.course.step.chapter is not before:
            self._match = self._match.after(_played(records()[before]))
            self._begin(self.course)
            return
        self._show()
        self._let_others_act()

    def _on_card(self, card: Card) -> None:
        """A card is played only if the lesson takes it; otherwise it is chosen as always."""
        session = self.controller.session
        model = self.controller.model()
        if session is None or model is None or model.lying_trick:
            self.controller.click_card(card)
        elif isinstance(session.state, Playing):
            self.act(PlayCard(model.view.seat, card))
        else:
            self.controller.click_card(card)

    def _on_refused(self, reason: Reason, view: SeatView) -> None:
        self.table.show_hint(refusal_text(reason, view))

    def _on_rule(self) -> None:
        self.rules_wanted.emit(self.anchor())


def _first_table() -> Match:
    """The learner is forehand in the first deal."""
    left, right = NAMES
    return matches.begin((Player(""), Player(left, _SCRIPTED), Player(right, _SCRIPTED)), dealer=2)


def _played(record: Record) -> Settled:
    """How the deal of *record* ends."""
    state: State = begin(record.deal)
    for action in record.actions:
        state = apply(state, action)
    if not isinstance(state, Settled):
        raise ValueError("a deal of the lesson is not finished")
    return state


def _said(step: Step, wanted: Action | None) -> str:
    """What is said at *step*, at which *wanted* is asked for."""
    return lesson_text.told_text(step.told, lesson_text.Names(*NAMES), _cards(wanted))


def everything_said() -> list[str]:
    """What is said at every step."""
    return [
        _said(step, records()[step.chapter].actions[step.at] if step.asks else None)
        for step in STEPS
    ]


def _cards(action: Action | None) -> tuple[Card, ...]:
    """The cards that *action* names, highest first in each suit."""
    match action:
        case Buy(cards=cards) | SetAside(cards=cards):
            return cards
        case PlayCard(card=card):
            return (card,)
        case _:
            return ()
