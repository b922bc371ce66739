"""What is asked one after the other: the day's plan, free practice, an exam, a placement round."""

import random
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from .grading import Asking
from .plan import DAILY_LIMIT, Task, exam, placement_level, placement_task, practice_skill
from .question import Question
from .reviews import Kept, Mode, Placed, Review
from .sitting import Asked, Moment, Sitting
from .skills import Kind


@dataclass(frozen=True, slots=True)
class Result:
    """A question of a round, answered."""

    asking: Asking

    @property
    def question(self) -> Question:
        """What was asked."""
        return self.asking.question

    @property
    def right(self) -> bool:
        """At the first try."""
        return self.asking.is_right


@dataclass(frozen=True, slots=True)
class Left:
    """A question that was skipped, put away or reported, as it lay before the learner."""

    asked: Asked

    @property
    def is_open(self) -> bool:
        """True if it was left without an answer."""
        return not self.asked.asking.is_graded


class Round:
    """Decides what comes next, and remembers what came."""

    mode: Mode
    """On what occasion the questions are asked."""
    length: int | None = None
    """How many questions it has, where that is known before."""

    def __init__(self) -> None:
        self._steps: list[Result | Left] = []
        """One for every entry in the log that came of this round, but for where it was placed."""

    @property
    def results(self) -> tuple[Result, ...]:
        """The questions that were answered, in order."""
        return tuple(step for step in self._steps if isinstance(step, Result))

    @property
    def left(self) -> tuple[Question, ...]:
        """Questions that were skipped, put away or reported instead of answered."""
        left = (step for step in self._steps if isinstance(step, Left) and step.is_open)
        return tuple(step.asked.question for step in left)

    @property
    def has_steps(self) -> bool:
        """True if there is something of this round to take back."""
        return bool(self._steps)

    @abstractmethod
    def next_task(self, sitting: Sitting, now: Moment) -> Task | None:
        """The question to come; None when the round is over."""

    def note(self, asked: Asked) -> None:
        """Remembers that *asked* was graded."""
        self._steps.append(Result(asked.asking))

    def leave(self, asked: Asked) -> None:
        """Remembers that *asked* was left, without an answer or after it."""
        self._steps.append(Left(asked))

    def undo(self, entry: Kept) -> Asked | None:
        """Forgets what *entry*, which was taken back, stood for. Gives the question that was left
        by it without an answer, to be put again; None where there was none."""
        if isinstance(entry, Placed) or not self._steps:
            return None
        step = self._steps.pop()
        return step.asked if isinstance(step, Left) and step.is_open else None


class PlanRound(Round):
    """The day's plan, up to *limit* questions a day."""

    mode = Mode.PLAN

    def __init__(self, limit: int = DAILY_LIMIT) -> None:
        super().__init__()
        self.limit = limit

    def next_task(self, sitting: Sitting, now: Moment) -> Task | None:
        skill = sitting.plan(now, limit=self.limit).next
        return None if skill is None else Task(skill, sitting.memory.level_of(skill))


class PracticeRound(Round):
    """Questions of *kinds* without end, the weak skills more often; of *level*, or as hard as the
    learner has come."""

    mode = Mode.PRACTICE

    def __init__(self, kinds: Sequence[Kind], level: int | None, *, seed: str) -> None:
        super().__init__()
        self._kinds = kinds
        self._level = level
        self._rng = random.Random(f"{seed}/practice")

    def next_task(self, sitting: Sitting, now: Moment) -> Task | None:
        skill = practice_skill(sitting.memory, self._kinds, now.at, self._rng)
        return Task(skill, self._level or sitting.memory.level_of(skill))


class ExamRound(Round):
    """*count* questions of *kinds* at *level*, without hints."""

    mode = Mode.EXAM

    def __init__(self, kinds: Sequence[Kind], *, count: int, level: int, seed: str) -> None:
        super().__init__()
        self._tasks = exam(kinds, count=count, level=level, seed=seed)
        self.length = len(self._tasks)

    def next_task(self, sitting: Sitting, now: Moment) -> Task | None:
        del sitting, now  # all was decided at the beginning
        number = len(self.results) + len(self.left)
        return self._tasks[number] if number < len(self._tasks) else None


class PlacementRound(Round):
    """A few questions on each of *kinds*, to find the level at which it begins; what is found is
    kept as soon as a kind is through. A question that was left counts as not known."""

    mode = Mode.PLACEMENT

    def __init__(self, kinds: Sequence[Kind]) -> None:
        super().__init__()
        self._kinds = kinds
        self._task: Task | None = None
        self._answers: list[tuple[Task, bool]] = []
        """By what was wanted: the set of a kind may have nothing as hard as that."""
        self.placed: dict[Kind, int] = {}
        """The level of each kind that is through."""

    def next_task(self, sitting: Sitting, now: Moment) -> Task | None:
        for kind in self._kinds:
            if kind in self.placed:
                continue
            answers = {task.level: right for task, right in self._answers if _is_of(task, kind)}
            self._task = placement_task(kind, answers)
            if self._task is not None:
                return self._task
            self.placed[kind] = placement_level(answers)
            sitting.place(kind, self.placed[kind], now)
        return None

    def note(self, asked: Asked) -> None:
        super().note(asked)
        self._answered(right=asked.asking.is_right)

    def leave(self, asked: Asked) -> None:
        super().leave(asked)
        if not asked.asking.is_graded:
            self._answered(right=False)

    def undo(self, entry: Kept) -> Asked | None:
        left = super().undo(entry)
        if isinstance(entry, Placed):
            del self.placed[entry.kind]
        elif self._answers and (left is not None or isinstance(entry, Review)):
            self._task, _ = self._answers.pop()
        return left

    def _answered(self, *, right: bool) -> None:
        if self._task is not None:
            self._answers.append((self._task, right))


def _is_of(task: Task, kind: Kind) -> bool:
    return task.skill.kind is kind
