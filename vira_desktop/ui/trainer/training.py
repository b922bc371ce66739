"""A learner's rounds on the screen: what is asked, answered, left and taken back. No widgets."""

import time
from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QObject, Signal

from ...trainer.drilling import Drills
from ...trainer.plan import Plan, Task
from ...trainer.ports import ReviewStore
from ...trainer.question import Answer, Question
from ...trainer.reviews import Mode, Placed, Review
from ...trainer.rounds import Round
from ...trainer.sitting import Asked, Sitting
from ...trainer.skills import Skill
from .clock import Clock
from .drawing import Drawer

_AGAIN = (Mode.PLAN, Mode.PRACTICE)
"""Where a question that was taken back is followed by another on the same skill."""


class Notice(Enum):
    """What has just been done with the question before."""

    SKIPPED = "skipped"
    REPORTED = "reported"
    PUT_AWAY = "put-away"
    UNDONE = "undone"


class Training(QObject):
    """Leads through rounds of questions. Everything that changes is told by `changed`."""

    changed = Signal()

    def __init__(
        self,
        drills: Drills,
        store: ReviewStore,
        *,
        clock: Clock,
        drawer: Drawer,
        seed: str,
        stopwatch: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.clock = clock
        self._drills, self._seed = drills, seed
        self.sitting = Sitting(drills, store, now=clock(), seed=seed)
        self.round: Round | None = None
        """The round that is on; it stays when it is over, until the next begins or it is left."""
        self.is_finished = False
        """True when the round has no more questions and its last one has been left."""
        self.notice: Notice | None = None
        self.put_away_skill: Skill | None = None
        """What was put away last."""
        self._stopwatch = stopwatch
        self._shown_at = 0.0
        self._drawer = drawer
        self._ticket = 0
        self._next: Task | None = None
        """What comes next, once that is known."""
        self._drawn: Question | None = None
        """The question on it, once it is drawn."""
        self._is_awaited = False
        self._is_prepared = False
        drawer.drawn.connect(self._on_drawn)

    @property
    def asked(self) -> Asked | None:
        """The question that lies before the learner."""
        return self.sitting.asked

    @property
    def is_drawing(self) -> bool:
        """True while the learner waits for a question."""
        return self._is_awaited

    @property
    def is_last(self) -> bool:
        """True if no question follows this one."""
        return self._is_prepared and self._next is None

    @property
    def can_undo(self) -> bool:
        """True if there is something to take back; in a round, only what is of it."""
        if self.round is not None:
            return self.round.has_steps
        return bool(self.sitting.memory.entries)

    def change_learner(self, store: ReviewStore) -> None:
        """Another learner, with the log in *store*; a round that is on is left."""
        self.sitting = Sitting(self._drills, store, now=self.clock(), seed=self._seed)
        self.put_away_skill = None
        self.leave()

    def plan(self, limit: int) -> Plan:
        """What is left of the day."""
        return self.sitting.plan(self.clock(), limit=limit)

    def begin(self, round_: Round) -> None:
        """Begins *round_* with its first question."""
        self.round, self.is_finished, self.notice = round_, False, None
        self.sitting.asked = None
        self._forget()
        self.go_on()

    def leave(self) -> None:
        """Leaves the round; what was answered stays."""
        self.round, self.is_finished, self.notice = None, False, None
        self.sitting.asked = None
        self._forget()
        self.changed.emit()

    def go_on(self) -> None:
        """The next question; if it is still being drawn, as soon as it is there."""
        if self.round is None:
            return
        if not self._is_prepared:
            self._prepare()
        self.sitting.asked = None
        if self._next is None:
            self.is_finished = True
        elif self._drawn is not None:
            self._ask(self._drawn)
        else:
            self._is_awaited = True
        self.changed.emit()

    def answer(self, given: Sequence[Answer]) -> None:
        """Answers; what comes after that changes nothing (field test W28)."""
        if self.asked is None or self.asked.asking.is_over:
            return
        asked = self.sitting.answer(given, seconds=self._seconds(), now=self.clock())
        if not asked.asking.is_over:
            # The first try alone is graded: after it all is told.
            self.sitting.show_answer(seconds=self._seconds(), now=self.clock())
        self._after_grade()

    def show_answer(self) -> None:
        """Has the answer shown."""
        if self.asked is None or self.asked.asking.is_over:
            return
        self.sitting.show_answer(seconds=self._seconds(), now=self.clock())
        self._after_grade()

    def hint(self) -> None:
        """Strikes out a wrong answer."""
        if self.asked is not None and not self.asked.asking.is_over:
            self.sitting.hint()
            self.changed.emit()

    def skip(self) -> None:
        """Another question instead of this one."""
        if self.asked is not None and not self.asked.asking.is_over:
            self._left(Notice.SKIPPED, self.sitting.skip)

    def report(self) -> None:
        """Notes that something is wrong with the question, and leaves it."""
        if self.asked is not None:
            self._left(Notice.REPORTED, self.sitting.report)

    def put_away(self) -> None:
        """Leaves the question, and its skill out of the plan."""
        if self.asked is not None:
            self._left(Notice.PUT_AWAY, self.sitting.put_away)

    def take_up(self, skill: Skill) -> None:
        """Takes a skill that was put away into the plan again."""
        self.sitting.take_up(skill, self.clock())
        self.changed.emit()

    def undo(self) -> None:
        """Takes back the last answer, or whatever else was last, as if it had never been. A
        question that was left lies there again; one that was answered, and so known, does not."""
        if not self.can_undo:
            return
        entry, left = self.sitting.memory.entries[-1], None
        while self.sitting.undo(self.clock()):
            if self.round is not None:
                left = self.round.undo(entry)
            if not isinstance(entry, Placed) or not self.sitting.memory.entries:
                break
            # That a kind was placed followed from the answer before it.
            entry = self.sitting.memory.entries[-1]
        self._forget()
        self.is_finished = False
        if left is not None:
            self.sitting.put_again(left)
            self._shown_at = self._stopwatch()
        elif self.round is not None:
            if isinstance(entry, Review) and self.round.mode in _AGAIN:
                self._prepare(Task(entry.skill, entry.level))
            self.go_on()
        self.notice = Notice.UNDONE
        self.changed.emit()

    def _left(self, notice: Notice, leave: Callable[..., None]) -> None:
        asked, round_ = self.asked, self.round
        if asked is None or round_ is None:
            return
        leave(self.clock())
        round_.leave(asked)
        self._forget()
        self.go_on()
        self.notice = notice
        self.put_away_skill = asked.question.skill
        self.changed.emit()

    def _after_grade(self) -> None:
        if self.asked is not None and self.round is not None:
            self.round.note(self.asked)
        self.notice = None
        # The answer is stored; while its explanation is read the next question is drawn.
        self._prepare()
        self.changed.emit()

    def _prepare(self, task: Task | None = None) -> None:
        """Has the next question drawn: on *task*, or on what the round says."""
        assert self.round is not None
        self._forget()
        self._is_prepared = True
        self._next = task or self.round.next_task(self.sitting, self.clock())
        if self._next is not None:
            self._drawer.draw(self._ticket, self.sitting.drawing(self._next))

    def _forget(self) -> None:
        """What is being drawn is not wanted any more."""
        self._ticket += 1
        self._next = self._drawn = None
        self._is_prepared = self._is_awaited = False

    def _on_drawn(self, ticket: int, question: Question | None) -> None:
        if ticket != self._ticket or self._next is None:
            return
        if question is None:
            # Once more, here: what is wrong shall come to the eyes of whoever can report it.
            question = self.sitting.drawing(self._next)()
        self._drawn = question
        if self._is_awaited:
            self._ask(question)
            self.changed.emit()

    def _ask(self, question: Question) -> None:
        assert self.round is not None
        assert self._next is not None
        task = self._next
        self._forget()
        self.notice = None
        self.sitting.ask(task, mode=self.round.mode, drawn=question)
        self._shown_at = self._stopwatch()

    def _seconds(self) -> float:
        return self._stopwatch() - self._shown_at
