"""One learner at work: asks, takes answers, stores them, and knows what comes next."""

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial

from .drilling import Drills
from .grading import Asking
from .memory import Memory, rebuild, remembered, taken_back
from .plan import DAILY_LIMIT, NEW_A_DAY, Plan, Task, days_plan
from .ports import ReviewStore
from .question import Answer, Question
from .reviews import Kept, Mode, Placed, PutAway, Remark, RemarkKind, Review, TakeBack
from .skills import Kind, Skill

_WITHOUT_HINTS = (Mode.EXAM, Mode.PLACEMENT)


@dataclass(frozen=True, slots=True)
class Moment:
    """A time in UTC, and by how many minutes the learner's clock is ahead of it."""

    at: datetime
    offset: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The question that lies before the learner."""

    asking: Asking
    mode: Mode
    last_seen: datetime | None
    """When the same question was asked before (field test W27); None for a new one."""

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.asking.question


class Sitting:
    """From opening the trainer to leaving it. Everything that is kept goes through the store, and
    is stored before the next question is drawn."""

    def __init__(self, drills: Drills, store: ReviewStore, *, now: Moment, seed: str) -> None:
        entries = store.entries()
        self._drills = drills
        self._store = store
        self._seed = seed
        self._stored = len(entries)
        self.memory: Memory = rebuild(entries, now.at)
        self.asked: Asked | None = None

    def plan(self, now: Moment, *, limit: int = DAILY_LIMIT, new_limit: int = NEW_A_DAY) -> Plan:
        """What is left of the day."""
        return days_plan(self.memory, now.at, offset=now.offset, limit=limit, new_limit=new_limit)

    def ask_planned(
        self, now: Moment, *, limit: int = DAILY_LIMIT, new_limit: int = NEW_A_DAY
    ) -> Asked | None:
        """The next question of the day's plan; None when it is done."""
        skill = self.plan(now, limit=limit, new_limit=new_limit).next
        if skill is None:
            self.asked = None
            return None
        return self.ask(Task(skill, self.memory.level_of(skill)), mode=Mode.PLAN)

    def drawing(self, task: Task) -> Callable[[], Question]:
        """Draws the question that `ask` would put now; also in another thread, and later."""
        return partial(
            self._drills.question,
            task.skill,
            level=task.level,
            seed=f"{self._seed}/{self._stored}",
            last_seen=self.memory.last_seen,
        )

    def ask(self, task: Task, *, mode: Mode, drawn: Question | None = None) -> Asked:
        """A question on what *task* says, or the one that was *drawn* for it before. The seed
        moves on with every entry, so that a question that was taken back does not come again at
        once."""
        question = self.drawing(task)() if drawn is None else drawn
        last_seen = self.memory.last_seen.get(question.identity)
        self.asked = Asked(asking=Asking(question), mode=mode, last_seen=last_seen)
        return self.asked

    def put_again(self, asked: Asked) -> None:
        """Lays *asked* before the learner as it was when it was left: hints that it has given it
        has given."""
        self.asked = asked

    def hint(self) -> Asked:
        """The question after one more hint; an exam and a placement round give none."""
        asked = self._now_asked()
        if asked.mode in _WITHOUT_HINTS:
            return asked
        return self._put(asked.asking.hinted())

    def answer(self, given: Sequence[Answer], *, seconds: float, now: Moment) -> Asked:
        """The question after *given*, which came *seconds* after it was shown. The first try is
        stored before this returns."""
        return self._step(self._now_asked().asking.answered(given, seconds=seconds), now)

    def show_answer(self, *, seconds: float, now: Moment) -> Asked:
        """The question with its answer; without a try before, that is stored as not known."""
        return self._step(self._now_asked().asking.shown_answer(seconds=seconds), now)

    def skip(self, now: Moment) -> None:
        """Leaves the question; it will not come again soon, and is not graded."""
        self._remark(RemarkKind.SKIPPED, now)

    def report(self, now: Moment) -> None:
        """Leaves the question, with a note that something is wrong with it."""
        self._remark(RemarkKind.REPORTED, now)

    def put_away(self, now: Moment) -> None:
        """Leaves the question, and its skill out of the plan."""
        self._keep(PutAway(self._now_asked().question.skill, now.at))
        self.asked = None

    def take_up(self, skill: Skill, now: Moment) -> None:
        """Takes a *skill* that was put away into the plan again."""
        self._keep(PutAway(skill, now.at, away=False))

    def place(self, kind: Kind, level: int, now: Moment) -> None:
        """Keeps what a placement round has found."""
        self._keep(Placed(kind, level, now.at))

    def undo(self, now: Moment) -> bool:
        """Takes the last entry back, whatever it was; False if there is none."""
        if not self.memory.entries:
            return False
        self._store.append(TakeBack(now.at))
        self._stored += 1
        self.memory = taken_back(self.memory, now.at)
        self.asked = None
        return True

    def _now_asked(self) -> Asked:
        if self.asked is None:
            raise ValueError("nothing is asked")
        return self.asked

    def _put(self, asking: Asking) -> Asked:
        self.asked = replace(self._now_asked(), asking=asking)
        return self.asked

    def _step(self, asking: Asking, now: Moment) -> Asked:
        asked = self._now_asked()
        if asking.is_graded and not asked.asking.is_graded:
            self._keep(_review(asking, asked.mode, now))
        return self._put(asking)

    def _remark(self, kind: RemarkKind, now: Moment) -> None:
        question = self._now_asked().question
        if not self._now_asked().asking.is_graded or kind is RemarkKind.REPORTED:
            is_report = kind is RemarkKind.REPORTED
            printed = json.dumps(question.to_json(), ensure_ascii=False) if is_report else ""
            self._keep(Remark(kind, question.skill, question.identity, now.at, printed))
        self.asked = None

    def _keep(self, entry: Kept) -> None:
        self._store.append(entry)
        self._stored += 1
        self.memory = remembered(self.memory, entry)


def _review(asking: Asking, mode: Mode, now: Moment) -> Review:
    question = asking.question
    is_sensible = math.isfinite(asking.seconds) and asking.seconds >= 0
    return Review(
        skill=question.skill,
        level=question.level,
        identity=question.identity,
        grade=asking.grade,
        right=asking.is_right,
        hints=asking.hints,
        seconds=asking.seconds if is_sensible else None,
        at=now.at,
        offset=now.offset,
        mode=mode,
    )
