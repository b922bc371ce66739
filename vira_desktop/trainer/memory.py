"""What the log says about a learner: schedules, counts, what has been seen and put away."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
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
    return _with(Memory(), zip(kept, times, strict=True), is_steady=times == told)


def remembered(memory: Memory, entry: Kept) -> Memory:
    """*memory* with one more entry, made now: the same as if all were rebuilt."""
    is_later = not memory.entries or memory.entries[-1].at <= entry.at
    if not (memory.is_steady and is_later):
        return rebuild((*memory.entries, entry), entry.at)
    return _with(memory, [(entry, entry.at)], is_steady=True)


def taken_back(memory: Memory, now: datetime) -> Memory:
    """*memory* as it was before its last entry; unchanged if there is none."""
    return rebuild(memory.entries[:-1], now)


def _with(memory: Memory, more: Iterable[tuple[Kept, datetime]], *, is_steady: bool) -> Memory:
    """*memory* with *more* entries, each with the time as of which it counts."""
    entries = list(memory.entries)
    schedules, counts = dict(memory.schedules), dict(memory.counts)
    last_seen, placed = dict(memory.last_seen), dict(memory.placed)
    put_away = set(memory.put_away)
    for entry, at in more:
        entries.append(entry)
        match entry:
            case Review(skill=skill):
                count = counts.get(skill, Count())
                counts[skill] = Count(count.asked + 1, count.right + int(entry.right))
                last_seen[entry.identity] = at
                if entry.mode is not Mode.PRACTICE:
                    schedules[skill] = reviewed(schedules.get(skill), entry.grade, at)
            case Remark(identity=identity):
                last_seen[identity] = at
            case PutAway(skill=skill, away=True):
                put_away.add(skill)
            case PutAway(skill=skill):
                put_away.discard(skill)
            case Placed(kind=kind, level=level):
                placed[kind] = level
    return Memory(
        entries=tuple(entries),
        schedules=schedules,
        counts=counts,
        last_seen=last_seen,
        put_away=frozenset(put_away),
        placed=placed,
        is_steady=is_steady,
    )
