"""What the log says about a learner: schedules, counts, what has been seen and put away."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from .reviews import Entry, Kept, Mode, Placed, PutAway, Remark, Review, effective, steady_times
from .scheduling import Schedule, reviewed
from .skills import LEVELS, Kind, Skill

STUBBORN_LAPSES = 8
"""So many lapses lead to the rule instead of to another question (field test W33)."""
_LEVEL_BY_DAYS = (2.0, 7.0, 21.0, 60.0)
"""Days of stability from which the questions on a skill get harder."""


@dataclass(frozen=True, slots=True)
class Count:
    """Questions on one skill, and how many were right at the first try."""

    asked: int = 0
    right: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """A learner at one moment; equal logs give equal memories."""

    entries: tuple[Kept, ...] = ()
    """What counts of the log."""
    schedules: Mapping[Skill, Schedule] = field(default_factory=dict)
    counts: Mapping[Skill, Count] = field(default_factory=dict)
    last_seen: Mapping[str, datetime] = field(default_factory=dict)
    """When each question was last before the learner, by its identity."""
    put_away: frozenset[Skill] = frozenset()
    placed: Mapping[Kind, int] = field(default_factory=dict)
    """The level at which a kind begins, after a placement round."""
    is_steady: bool = True
    """False if the clock was wrong at some time, and entries count as made at another."""

    @property
    def reviews(self) -> tuple[Review, ...]:
        """The questions that were answered, in order."""
        return tuple(entry for entry in self.entries if isinstance(entry, Review))

    @property
    def stubborn(self) -> tuple[Skill, ...]:
        """Skills that were forgotten so often that the rule should be read again."""
        return tuple(
            skill
            for skill in Skill
            if skill in self.schedules and self.schedules[skill].lapses >= STUBBORN_LAPSES
        )

    def level_of(self, skill: Skill) -> int:
        """How hard the next question on *skill* is to be: it grows with the learner, and steps
        back when something was forgotten."""
        schedule = self.schedules.get(skill)
        start = max(skill.first_level, self.placed.get(skill.kind, 1))
        if schedule is None:
            return start
        reached = 1 + sum(schedule.stability >= days for days in _LEVEL_BY_DAYS)
        if not schedule.is_learnt:
            return max(skill.first_level, min(start, reached))
        return min(LEVELS[-1], max(start, reached))


def rebuild(entries: Sequence[Entry], now: datetime) -> Memory:
    """The memory that the whole log gives. *now* tells which times cannot be true."""
    kept = effective(entries)
    told = tuple(entry.at for entry in kept)
    times = steady_times(told, now)
    memory = Memory(is_steady=times == told)
    for entry, at in zip(kept, times, strict=True):
        memory = _with(memory, entry, at)
    return memory


def remembered(memory: Memory, entry: Kept) -> Memory:
    """*memory* with one more entry, made now: the same as if all were rebuilt."""
    is_later = not memory.entries or memory.entries[-1].at <= entry.at
    if not (memory.is_steady and is_later):
        return rebuild((*memory.entries, entry), entry.at)
    return _with(memory, entry, entry.at)


def taken_back(memory: Memory, now: datetime) -> Memory:
    """*memory* as it was before its last entry; unchanged if there is none."""
    return rebuild(memory.entries[:-1], now)


def _with(memory: Memory, entry: Kept, at: datetime) -> Memory:
    entries = (*memory.entries, entry)
    match entry:
        case Review():
            return replace(_with_review(memory, entry, at), entries=entries)
        case PutAway(skill=skill, away=away):
            put_away = memory.put_away | {skill} if away else memory.put_away - {skill}
            return replace(memory, entries=entries, put_away=put_away)
        case Remark(identity=identity):
            return replace(memory, entries=entries, last_seen={**memory.last_seen, identity: at})
        case Placed(kind=kind, level=level):
            return replace(memory, entries=entries, placed={**memory.placed, kind: level})


def _with_review(memory: Memory, review: Review, at: datetime) -> Memory:
    skill = review.skill
    count = memory.counts.get(skill, Count())
    counts = {**memory.counts, skill: Count(count.asked + 1, count.right + int(review.right))}
    schedules = memory.schedules
    if review.mode is not Mode.PRACTICE:
        schedules = {**schedules, skill: reviewed(schedules.get(skill), review.grade, at)}
    last_seen = {**memory.last_seen, review.identity: at}
    return replace(memory, counts=counts, schedules=schedules, last_seen=last_seen)
