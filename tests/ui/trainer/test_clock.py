"""The window stays open while the clock does what clocks do: midnight, journeys, corrections."""

import time
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from tests.ui.trainer.desk import START, Desk, OnSkill, right_answer
from vira_desktop.trainer.memory import rebuild
from vira_desktop.trainer.plan import NEW_A_DAY
from vira_desktop.trainer.rounds import PlanRound
from vira_desktop.trainer.skills import Skill
from vira_desktop.ui.text.trainer import home_text
from vira_desktop.ui.trainer.clock import local_now

BEFORE_MIDNIGHT = datetime(2026, 3, 1, 22, 59, tzinfo=UTC)
"""One minute before midnight where the clock is an hour ahead."""


def at(desk: Desk, now: datetime, offset: int = 60) -> None:
    """Sets the learner's clock; the page sees it within a minute."""
    desk.now, desk.offset = now, offset
    desk.pass_time()


def finish_the_day(desk: Desk) -> None:
    """Answers all that the plan has, and goes back."""
    desk.begin(PlanRound())
    while not desk.training.is_finished:
        desk.training.answer(right_answer(desk.question))
        desk.training.go_on()
    desk.training.leave()


def streak_said(desk: Desk) -> str:
    return desk.page.home.streak.said


def test_midnight_brings_a_new_day_to_the_open_window(desk: Desk) -> None:
    at(desk, BEFORE_MIDNIGHT)
    finish_the_day(desk)
    home = desk.page.home
    assert not home.start.isEnabled()
    assert home.done.said == home_text.done_text(NEW_A_DAY, home.daily_limit)
    assert streak_said(desk) == home_text.streak_text(1)
    desk.pass_time(minutes=2)
    assert home.start.isEnabled()
    assert home.done.said == home_text.done_text(0, home.daily_limit)
    assert streak_said(desk) == home_text.streak_text(1)
    finish_the_day(desk)
    assert streak_said(desk) == home_text.streak_text(2)
    desk.pass_time(days=2)
    assert streak_said(desk) == home_text.streak_text(0)


def test_the_progress_page_passes_midnight_too(desk: Desk) -> None:
    at(desk, BEFORE_MIDNIGHT)
    finish_the_day(desk)
    desk.page.show_progress()
    before = desk.page.progress.columns.accessibleName()
    desk.pass_time(minutes=2)
    assert desk.page.progress.isVisible()
    assert desk.page.progress.columns.accessibleName() != before


def test_a_round_goes_on_over_midnight_and_each_answer_has_its_day(desk: Desk) -> None:
    at(desk, BEFORE_MIDNIGHT)
    question = desk.begin(PlanRound(limit=2))
    desk.training.answer(right_answer(question))
    desk.training.go_on()
    asked = desk.training.asked
    desk.pass_time(minutes=2)
    assert desk.training.asked is asked
    assert desk.drill.isVisible()
    desk.training.answer(right_answer(desk.question))
    # The new day has a limit of its own: one of its two questions is left.
    assert not desk.training.is_last
    days = [review.day.day for review in desk.training.sitting.memory.reviews]
    assert days == [1, 2]


def test_what_falls_due_while_the_window_is_open_is_offered(desk: Desk) -> None:
    finish_the_day(desk)
    schedules = desk.training.sitting.memory.schedules
    (due,) = {schedule.due for schedule in schedules.values()}
    at(desk, due - timedelta(seconds=1))
    assert desk.page.home.plan.said == home_text.plan_text(0, NEW_A_DAY)
    at(desk, due)
    assert desk.page.home.plan.said == home_text.plan_text(len(schedules), NEW_A_DAY)


@pytest.mark.parametrize("back", [timedelta(minutes=5), timedelta(hours=30), timedelta(days=4000)])
def test_a_clock_set_back_in_the_middle_of_a_round_loses_nothing(
    desk: Desk, back: timedelta
) -> None:
    desk.begin(PlanRound())
    for number in range(NEW_A_DAY):
        if number == 2:
            at(desk, START - back)
        desk.training.answer(right_answer(desk.question))
        desk.training.go_on()
    memory = desk.training.sitting.memory
    assert len(memory.reviews) == NEW_A_DAY
    assert memory == rebuild(desk.store.entries(), desk.now)
    # What the wrong clock had put into the future is not put off for years.
    horizon = desk.now + timedelta(days=30)
    assert all(desk.now < schedule.due < horizon for schedule in memory.schedules.values())
    desk.training.leave()
    assert streak_said(desk) == home_text.streak_text(1)
    desk.page.home.undo.click()
    assert len(desk.training.sitting.memory.reviews) == NEW_A_DAY - 1


def test_on_a_journey_the_day_is_that_of_the_place(desk: Desk) -> None:
    """Monday evening in Los Angeles, Wednesday morning in Tokyo, and back across the date line."""
    los_angeles, tokyo = -8 * 60, 9 * 60
    at(desk, datetime(2026, 1, 6, 4, 0, tzinfo=UTC), los_angeles)
    finish_the_day(desk)
    at(desk, datetime(2026, 1, 7, 0, 0, tzinfo=UTC), tokyo)
    assert streak_said(desk) == home_text.streak_text(1)
    assert desk.page.home.start.isEnabled()
    finish_the_day(desk)
    assert streak_said(desk) == home_text.streak_text(2)
    # Tuesday for the second time: it counts once, and has its own work.
    at(desk, datetime(2026, 1, 7, 2, 0, tzinfo=UTC), los_angeles)
    assert streak_said(desk) == home_text.streak_text(2)
    assert desk.page.home.done.said == home_text.done_text(0, desk.page.home.daily_limit)


@pytest.mark.parametrize("day", [date(2026, 3, 28), date(2026, 10, 24)])
def test_summer_time_begins_and_ends_in_the_open_window(desk: Desk, day: date) -> None:
    stockholm = ZoneInfo("Europe/Stockholm")
    days = 0
    for hours in range(0, 72, 6):
        local = datetime(day.year, day.month, day.day, tzinfo=stockholm)
        now = local.astimezone(UTC) + timedelta(hours=hours)
        ahead = now.astimezone(stockholm).utcoffset()
        assert ahead is not None
        before = desk.now.astimezone(stockholm).date()
        at(desk, now, round(ahead.total_seconds() / 60))
        question = desk.begin(OnSkill(Skill.BID_HIGHER, 2))
        desk.training.answer(right_answer(question))
        desk.training.leave()
        days += desk.now.astimezone(stockholm).date() != before
        assert streak_said(desk) == home_text.streak_text(days)
    assert days == 3


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone is the system's alone here")
def test_the_clock_sees_a_time_zone_that_is_changed_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    try:
        for zone, offset in (("UTC-9", 540), ("UTC+8", -480), ("UTC-5:45", 345)):
            monkeypatch.setenv("TZ", zone)
            moment = local_now()
            assert moment.offset == offset
            assert abs((moment.at - datetime.now(UTC)).total_seconds()) < 60
    finally:
        monkeypatch.undo()
        time.tzset()


def test_the_page_looks_at_the_clock_only_while_it_is_seen(desk: Desk) -> None:
    assert desk.page.minutes.isActive()
    assert desk.page.minutes.interval() <= 60_000
    desk.window.hide()
    desk.spin()
    assert not desk.page.minutes.isActive()
    desk.window.show()
    desk.spin()
    assert desk.page.minutes.isActive()
