"""What to ask next: the day's plan, free practice, an exam, a placement round."""

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from .memory import Memory
from .reviews import Mode, local_day
from .scheduling import recall
from .skills import LEVELS, Kind, Skill, skills_of

DAILY_LIMIT = 30
NEW_A_DAY = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """What is left of a day: skills that are due, weakest first, and new ones."""

    due: tuple[Skill, ...]
    new: tuple[Skill, ...]
    done: int
    """Questions of the plan answered today."""

    @property
    def next(self) -> Skill | None:
        """What to ask now; None when the day's work is done."""
        return next(iter((*self.due, *self.new)), None)


def days_plan(
    memory: Memory,
    now: datetime,
    *,
    offset: int,
    limit: int = DAILY_LIMIT,
    new_limit: int = NEW_A_DAY,
) -> Plan:
    """The plan for the learner's local day: what is due now, then new skills, within the limits."""
    today = local_day(now, offset)
    of_today = [r for r in memory.reviews if r.mode is Mode.PLAN and r.day == today]
    left = max(0, limit - len(of_today))
    due = [
        skill
        for skill, schedule in memory.schedules.items()
        if schedule.due <= now and skill not in memory.put_away
    ]
    due.sort(key=lambda skill: (recall(memory.schedules[skill], now), skill.value))
    begun_today = _begun(memory) - {r.skill for r in memory.reviews if r.day < today}
    fresh = max(0, new_limit - len(begun_today))
    new = [
        skill
        for skill in teaching_order()
        if skill not in memory.schedules and skill not in memory.put_away
    ]
    new = new[: min(fresh, max(0, left - len(due)))]
    return Plan(tuple(due[:left]), tuple(new), len(of_today))


def _begun(memory: Memory) -> set[Skill]:
    return {review.skill for review in memory.reviews if review.mode is Mode.PLAN}


def teaching_order() -> tuple[Skill, ...]:
    """All skills, easy ones first, and the kinds in turn."""
    places = {skill: place for kind in Kind for place, skill in enumerate(skills_of(kind))}
    kinds = list(Kind)
    return tuple(
        sorted(
            Skill,
            key=lambda skill: (skill.first_level, places[skill], kinds.index(skill.kind)),
        )
    )


def practice_skill(
    memory: Memory, kinds: Iterable[Kind], now: datetime, rng: random.Random
) -> Skill:
    """A skill of *kinds* to practise freely: the weaker, the likelier. Raises ValueError if there
    is no kind."""
    skills = [skill for kind in kinds for skill in skills_of(kind)]
    if not skills:
        raise ValueError("nothing to practise")
    known = memory.schedules
    weights = [1.1 - recall(known[skill], now) if skill in known else 1.0 for skill in skills]
    return rng.choices(skills, weights)[0]


@dataclass(frozen=True, slots=True)
class Task:
    """A question to come: on what, and how hard."""

    skill: Skill
    level: int


def exam(kinds: Iterable[Kind], *, count: int, level: int, seed: str) -> tuple[Task, ...]:
    """The tasks of an exam: the skills of *kinds* that belong to *level* in turn, in an order that
    the seed decides. No hints are given."""
    skills = [s for kind in kinds for s in skills_of(kind) if s.first_level <= level]
    rng = random.Random(f"{seed}/exam")
    tasks: list[Task] = []
    while skills and len(tasks) < count:
        rng.shuffle(skills)
        tasks += [Task(skill, level) for skill in skills]
    return tuple(tasks[:count])


_PLACEMENT_START = 3


def placement_task(kind: Kind, answers: Mapping[int, bool]) -> Task | None:
    """The next question of a placement round in *kind*, after *answers* by level; None when its
    level is found. It begins in the middle and halves what is left."""
    low, high = _bounds(answers)
    if low >= high:
        return None
    level = _PLACEMENT_START if not answers else (low + high + 1) // 2
    fitting = [skill for skill in skills_of(kind) if skill.first_level <= level]
    return Task(max(fitting, key=lambda skill: skill.first_level), level)


def placement_level(answers: Mapping[int, bool]) -> int:
    """The level at which a kind begins, after a placement round's *answers* by level."""
    return max(LEVELS[0], _bounds(answers)[0])


def _bounds(answers: Mapping[int, bool]) -> tuple[int, int]:
    """The highest level that was mastered, 0 for none, and the highest that may still be."""
    low = max((level for level, right in answers.items() if right), default=0)
    high = min((level - 1 for level, right in answers.items() if not right), default=LEVELS[-1])
    return low, max(low, high)
