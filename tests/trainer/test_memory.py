"""Schedule, counts and levels from the log; undo; clocks that are wrong (W31-W33)."""

import json
import random
from datetime import UTC, datetime, timedelta, timezone

import pytest

from vira_desktop.trainer.grading import Grade
from vira_desktop.trainer.memory import STUBBORN_LAPSES, Memory, rebuild, remembered, taken_back
from vira_desktop.trainer.reviews import (
    Entry,
    Kept,
    Mode,
    Placed,
    PutAway,
    Remark,
    RemarkKind,
    Review,
    TakeBack,
    from_json,
    to_json,
)
from vira_desktop.trainer.scheduling import (
    LONGEST_DAYS,
    SHORTEST,
    Schedule,
    intervals,
    recall,
    reviewed,
)
from vira_desktop.trainer.skills import Kind, Skill

START = datetime(2026, 1, 5, 18, tzinfo=UTC)
SKILL = Skill.LOW_FOUR


def review(
    at: datetime = START,
    grade: Grade = Grade.GOOD,
    *,
    skill: Skill = SKILL,
    mode: Mode = Mode.PLAN,
    identity: str = "q",
) -> Review:
    return Review(
        skill=skill,
        level=1,
        identity=identity,
        grade=grade,
        right=grade is not Grade.AGAIN,
        hints=0,
        seconds=4.0,
        at=at,
        offset=60,
        mode=mode,
    )


def sitting(count: int, seed: str) -> list[Kept]:
    """A learner's log: some questions a day, over months."""
    rng, at, log = random.Random(seed), START, list[Kept]()
    for number in range(count):
        at += timedelta(seconds=rng.choice((20, 60, 400, 90_000, 300_000)))
        grade = rng.choices(tuple(Grade), (2, 2, 5, 3))[0]
        skill = rng.choice(tuple(Skill)[:25])
        log.append(review(at, grade, skill=skill, identity=str(number % 90)))
    return log


def test_schedule_after_500_reviews_equals_one_rebuilt_from_the_log() -> None:
    log = sitting(500, "log")
    memory = Memory()
    for entry in log:
        memory = remembered(memory, entry)
    assert memory == rebuild(log, log[-1].at)
    assert len(memory.schedules) == 25
    assert sum(count.asked for count in memory.counts.values()) == 500


def test_log_survives_storage() -> None:
    log: list[Entry] = [
        *sitting(50, "stored"),
        PutAway(SKILL, START),
        PutAway(SKILL, START, away=False),
        Remark(RemarkKind.SKIPPED, SKILL, "q", START),
        Remark(RemarkKind.REPORTED, SKILL, "q", START, "{}"),
        Placed(Kind.WORDS, 3, START),
        TakeBack(START),
    ]
    assert [from_json(json.loads(json.dumps(to_json(entry)))) for entry in log] == log


@pytest.mark.parametrize(
    "change",
    [{"entry": "x"}, {"grade": 5}, {"grade": "3"}, {"skill": "x"}, {"at": 3}, {"seconds": "x"}],
    ids=str,
)
def test_what_is_no_entry_is_refused(change: dict[str, object]) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        from_json({**to_json(review()), **change})  # type: ignore[dict-item]


@pytest.mark.parametrize("count", [1, 2, 60])
def test_undo_restores_everything(count: int) -> None:
    log = sitting(count, "undo")
    before = rebuild(log[:-1], log[-1].at)
    after = remembered(before, log[-1])
    assert after != before
    assert taken_back(after, log[-1].at) == before
    assert rebuild([*log, TakeBack(log[-1].at)], log[-1].at) == before


def test_undo_of_nothing_is_nothing() -> None:
    assert rebuild([TakeBack(START)], START) == Memory() == taken_back(Memory(), START)


@pytest.mark.parametrize(
    "at", [START.replace(tzinfo=None), START.astimezone(timezone(timedelta(hours=1)))]
)
def test_times_are_utc(at: datetime) -> None:
    with pytest.raises(ValueError):
        review(at)
    with pytest.raises(ValueError):
        TakeBack(at)
    with pytest.raises(ValueError):
        reviewed(None, Grade.GOOD, at)


def test_intervals_are_in_order_and_within_bounds() -> None:
    """For schedules of every sort, and however late the review comes (W31)."""
    rng = random.Random("intervals")
    for _ in range(150):
        schedule: Schedule | None = None
        at = START
        for _ in range(12):
            waits = intervals(schedule, at)
            again, hard, good, easy = (waits[grade] for grade in Grade)
            assert SHORTEST <= again < hard <= good <= easy <= timedelta(days=LONGEST_DAYS)
            schedule = reviewed(schedule, rng.choices(tuple(Grade), (1, 1, 4, 2))[0], at)
            late = rng.choice((0.0, 0.5, 1.0, 1.0, 3.0, 30.0))
            at += (schedule.due - schedule.last) * late + timedelta(seconds=5)


def test_recall_falls() -> None:
    schedule = reviewed(None, Grade.EASY, START)
    days = [recall(schedule, START + timedelta(days=n)) for n in (0, 5, 50)]
    assert 1 >= days[0] > days[1] > days[2] > 0


def test_free_practice_moves_no_schedule() -> None:
    memory = remembered(Memory(), review())
    practised = remembered(memory, review(START + timedelta(days=1), mode=Mode.PRACTICE))
    assert practised.schedules == memory.schedules
    assert practised.counts[SKILL].asked == 2


def test_eight_lapses_are_stubborn() -> None:
    memory, at = Memory(), START
    for _ in range(STUBBORN_LAPSES):
        assert memory.stubborn == ()
        while SKILL not in memory.schedules or not memory.schedules[SKILL].is_learnt:
            memory = remembered(memory, review(at, Grade.GOOD))
            at += timedelta(days=1)
        memory = remembered(memory, review(at, Grade.AGAIN))
        at += timedelta(days=1)
    assert memory.stubborn == (SKILL,)


def test_a_clock_set_back_for_a_while_loses_nothing() -> None:
    right = [review(START + timedelta(days=n)) for n in range(4)]
    wrong = [*right[:2], review(datetime(1970, 1, 1, tzinfo=UTC)), *right[2:]]
    then = right[-1].at
    memory = Memory()
    for entry in wrong:
        memory = remembered(memory, entry)
    assert memory == rebuild(wrong, then)
    assert START + timedelta(days=1) <= memory.schedules[SKILL].due < then + timedelta(days=400)


def test_a_clock_set_forward_for_a_while_blocks_nothing() -> None:
    ahead = review(START + timedelta(days=4000))
    log = [review(), ahead, review(START + timedelta(days=2))]
    memory = Memory()
    for entry in log:
        memory = remembered(memory, entry)
    assert memory == rebuild(log, log[-1].at)
    assert memory.schedules[SKILL].last == log[-1].at


def test_level_grows_and_steps_back() -> None:
    memory, at = Memory(), START
    assert memory.level_of(SKILL) == 1
    assert memory.level_of(Skill.LOW_TEN) == Skill.LOW_TEN.first_level == 4
    levels = []
    for _ in range(9):
        memory = remembered(memory, review(at, Grade.EASY))
        levels.append(memory.level_of(SKILL))
        at = memory.schedules[SKILL].due
    assert levels == sorted(levels)
    assert levels[-1] == 5
    forgot = remembered(memory, review(at, Grade.AGAIN))
    assert forgot.level_of(SKILL) < 5


def test_placement_starts_higher() -> None:
    memory = remembered(Memory(), Placed(Kind.LAGGARD, 4, START))
    assert memory.level_of(SKILL) == 4
    assert memory.level_of(Skill.GOK_FIRST) == 1


def test_what_was_skipped_or_put_away_is_remembered() -> None:
    memory = remembered(Memory(), Remark(RemarkKind.SKIPPED, SKILL, "q", START))
    assert memory.last_seen == {"q": START}
    assert memory.counts == {}
    memory = remembered(memory, PutAway(SKILL, START))
    assert memory.put_away == {SKILL}
    assert remembered(memory, PutAway(SKILL, START, away=False)).put_away == frozenset()
