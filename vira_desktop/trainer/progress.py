"""What the log says about progress: mastery, accuracy, retention, forecast, streak."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from itertools import pairwise

from .memory import Memory
from .reviews import Mode, Review, local_day
from .scheduling import recall
from .skills import Skill

MASTERED_DAYS = 21.0
"""Days of stability from which a skill counts as mastered."""
RECENT = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillProgress:
    """How far one skill has come."""

    skill: Skill
    mastery: float
    """0 to 1: how long it is held, measured by what counts as mastered, times recall."""
    asked: int
    right: int
    accuracy: float | None
    """Of the last answers, those that were right at the first try; None where there are none."""
    due: datetime | None
    lapses: int


def by_skill(memory: Memory, now: datetime) -> tuple[SkillProgress, ...]:
    """Every skill, weakest first; those never asked come last, in their own order."""
    answers: dict[Skill, list[bool]] = {skill: [] for skill in Skill}
    for review in memory.reviews:
        answers[review.skill].append(review.right)
    every = [_of(memory, skill, answers[skill][-RECENT:], now) for skill in Skill]
    begun = sorted((p for p in every if p.asked), key=lambda p: (p.mastery, p.skill.value))
    return (*begun, *(p for p in every if not p.asked))


def _of(memory: Memory, skill: Skill, answers: list[bool], now: datetime) -> SkillProgress:
    schedule = memory.schedules.get(skill)
    mastery = 0.0
    if schedule is not None:
        mastery = min(1.0, schedule.stability / MASTERED_DAYS) * recall(schedule, now)
    return SkillProgress(
        skill=skill,
        mastery=mastery,
        asked=memory.counts[skill].asked if skill in memory.counts else 0,
        right=memory.counts[skill].right if skill in memory.counts else 0,
        accuracy=sum(answers) / len(answers) if answers else None,
        due=schedule.due if schedule else None,
        lapses=schedule.lapses if schedule else 0,
    )


def accuracy(memory: Memory) -> float | None:
    """The share of all answers that were right at the first try; None before the first."""
    reviews = memory.reviews
    return sum(r.right for r in reviews) / len(reviews) if reviews else None


def retention(memory: Memory) -> float | None:
    """Of the reviews that came a day or more after the one before, the share that was still known;
    None where there are none."""
    last: dict[Skill, datetime] = {}
    kept: list[bool] = []
    for review in memory.reviews:
        if review.mode is Mode.PRACTICE:
            continue
        before = last.get(review.skill)
        if before is not None and review.at - before >= timedelta(days=1):
            kept.append(review.right)
        last[review.skill] = review.at
    return sum(kept) / len(kept) if kept else None


def forecast(memory: Memory, now: datetime, *, offset: int, days: int) -> tuple[int, ...]:
    """How many skills fall due on each of the next *days* local days, today first; what is overdue
    counts today."""
    today = local_day(now, offset)
    counts = [0] * days
    for skill, schedule in memory.schedules.items():
        ahead = max(0, (local_day(schedule.due, offset) - today).days)
        if skill not in memory.put_away and ahead < days:
            counts[ahead] += 1
    return tuple(counts)


def streak(memory: Memory, now: datetime, *, offset: int) -> int:
    """Local days in a row with an answer, up to today, or to yesterday while today is still young.
    A day that a traveller has lost on the way breaks nothing, one that he has lived twice counts
    once, and what a wrong clock put into the future does not count."""
    today = local_day(now, offset)
    reviews = sorted((r for r in memory.reviews if r.at <= now), key=lambda review: review.at)
    if not reviews or not _follows(reviews[-1], now, today, offset):
        return 0
    days = 1
    for earlier, later in reversed(list(pairwise(reviews))):
        if later.day <= earlier.day:
            continue
        if not _follows(earlier, later.at, later.day, later.offset):
            break
        days += 1
    return days


def _follows(review: Review, at: datetime, day: date, offset: int) -> bool:
    """True if *at* is on the day of *review* or the next, by the clock of then or of now."""
    by_old_clock = local_day(at, review.offset)
    by_new_clock = local_day(review.at, offset)
    next_day = timedelta(days=1)
    return day - review.day <= next_day or (
        by_old_clock - review.day <= next_day or day - by_new_clock <= next_day
    )
