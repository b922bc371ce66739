"""Progress as the log has it; the streak across time zones, summer time and wrong clocks."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from tests.trainer.test_memory import START, review
from vira_desktop.trainer.grading import Grade
from vira_desktop.trainer.memory import Memory, rebuild, taken_back
from vira_desktop.trainer.progress import accuracy, by_skill, forecast, retention, streak
from vira_desktop.trainer.reviews import Mode, Review
from vira_desktop.trainer.skills import Skill


def practised(*moments: tuple[str, str]) -> Memory:
    """A log with an answer at each local time, "2026-03-28 23:30", in each zone."""
    entries = [at_place(*moment) for moment in moments]
    return rebuild(entries, max(entry.at for entry in entries))


def at_place(time: str, zone: str) -> Review:
    local = datetime.fromisoformat(time).replace(tzinfo=ZoneInfo(zone))
    ahead = local.utcoffset()
    assert ahead is not None
    offset = int(ahead.total_seconds() // 60)
    plain = review(local.astimezone(UTC))
    return Review(
        skill=plain.skill,
        level=1,
        identity="q",
        grade=plain.grade,
        right=True,
        hints=0,
        seconds=None,
        at=plain.at,
        offset=offset,
    )


def days(memory: Memory, time: str, zone: str) -> int:
    now = at_place(time, zone)
    return streak(memory, now.at, offset=now.offset)


SE, LA, TOKYO = "Europe/Stockholm", "America/Los_Angeles", "Asia/Tokyo"


def test_streak_counts_local_days() -> None:
    memory = practised(("2026-01-05 23:50", SE), ("2026-01-06 00:10", SE), ("2026-01-07 23:00", SE))
    assert days(memory, "2026-01-07 23:30", SE) == 3
    assert days(memory, "2026-01-08 23:30", SE) == 3
    assert days(memory, "2026-01-09 00:30", SE) == 0


def test_a_missed_day_breaks_it() -> None:
    memory = practised(("2026-01-05 23:00", SE), ("2026-01-07 01:00", SE))
    assert days(memory, "2026-01-07 02:00", SE) == 1
    assert days(Memory(), "2026-01-07 02:00", SE) == 0


@pytest.mark.parametrize("change", ["2026-03-29", "2026-10-25"])
def test_summer_time_breaks_nothing(change: str) -> None:
    day = datetime.fromisoformat(change)
    moments = [
        (f"{(day + timedelta(days=n)).date()} {clock}", SE)
        for n, clock in ((-1, "23:30"), (0, "00:30"), (0, "23:30"), (1, "00:10"))
    ]
    assert days(practised(*moments), f"{(day + timedelta(days=1)).date()} 12:00", SE) == 3


def test_a_day_lost_on_the_way_breaks_nothing() -> None:
    """Monday evening in Los Angeles, and Wednesday morning in Tokyo twenty hours later."""
    memory = practised(
        ("2026-01-04 20:00", LA), ("2026-01-05 20:00", LA), ("2026-01-07 09:00", TOKYO)
    )
    assert days(memory, "2026-01-07 10:00", TOKYO) == 3


def test_a_day_lived_twice_counts_once() -> None:
    memory = practised(
        ("2026-01-06 09:00", TOKYO), ("2026-01-06 08:00", LA), ("2026-01-07 08:00", LA)
    )
    assert days(memory, "2026-01-07 09:00", LA) == 2


def test_what_a_wrong_clock_put_into_the_future_does_not_count() -> None:
    log = [
        at_place("2026-01-05 12:00", SE),
        at_place("2031-01-05 12:00", SE),
        at_place("2026-01-06 12:00", SE),
    ]
    memory = rebuild(log, log[-1].at)
    assert days(memory, "2026-01-06 13:00", SE) == 2


def test_undo_takes_the_day_back() -> None:
    memory = practised(("2026-01-05 12:00", SE), ("2026-01-06 12:00", SE))
    assert days(memory, "2026-01-06 13:00", SE) == 2
    undone = taken_back(memory, memory.entries[-1].at)
    assert days(undone, "2026-01-06 13:00", SE) == 1


def test_weakest_first_and_unasked_last() -> None:
    log = [
        review(skill=Skill.LOW_TWO, grade=Grade.EASY),
        review(skill=Skill.GOK_FIRST, grade=Grade.AGAIN),
        review(skill=Skill.COST_PINS, grade=Grade.GOOD),
    ]
    now = START + timedelta(days=1)
    progress = by_skill(rebuild(log, START), now)
    assert [p.skill for p in progress[:3]] == [Skill.GOK_FIRST, Skill.COST_PINS, Skill.LOW_TWO]
    assert len(progress) == len(Skill)
    assert all(0 <= p.mastery <= 1 for p in progress)
    assert (progress[0].accuracy, progress[2].accuracy, progress[-1].accuracy) == (0, 1, None)
    assert progress[-1].due is None


def test_accuracy_and_retention() -> None:
    assert accuracy(Memory()) is retention(Memory()) is None
    grades = [Grade.GOOD, Grade.GOOD, Grade.AGAIN, Grade.GOOD, Grade.GOOD]
    gaps = [0, 2, 2, 0.01, 2]
    at, log = START, []
    for grade, gap in zip(grades, gaps, strict=True):
        at += timedelta(days=gap)
        log.append(review(at, grade))
    log.append(review(at + timedelta(days=3), Grade.AGAIN, mode=Mode.PRACTICE))
    memory = rebuild(log, log[-1].at)
    assert accuracy(memory) == 4 / 6
    assert retention(memory) == 2 / 3


def test_forecast_is_by_local_day() -> None:
    memory = rebuild([review(grade=Grade.EASY)], START)
    due = memory.schedules[Skill.LOW_FOUR].due
    ahead = (due - START).days
    assert forecast(memory, START, offset=0, days=ahead + 2)[ahead] == 1
    assert sum(forecast(memory, START, offset=0, days=ahead)) == 0
    assert forecast(memory, due + timedelta(days=40), offset=0, days=3) == (1, 0, 0)
    # 18 o'clock UTC is already the next day ten hours further east.
    assert forecast(memory, START, offset=600, days=ahead + 2)[ahead] == 1
