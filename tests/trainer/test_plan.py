"""The day's plan, practice, exam and placement."""

import random
from datetime import timedelta
from itertools import product

import pytest

from tests.trainer.test_memory import START, review
from vira_desktop.trainer.grading import Grade
from vira_desktop.trainer.memory import Memory, rebuild, remembered
from vira_desktop.trainer.plan import (
    Task,
    days_plan,
    exam,
    placement_level,
    placement_task,
    practice_skill,
    teaching_order,
)
from vira_desktop.trainer.reviews import PutAway
from vira_desktop.trainer.skills import LEVELS, Kind, Skill, skills_of


def test_a_newcomer_begins_with_a_few_easy_skills_of_different_kinds() -> None:
    plan = days_plan(Memory(), START, offset=0, new_limit=4)
    assert (plan.due, plan.done) == ((), 0)
    assert len(plan.new) == 4 == len({skill.kind for skill in plan.new})
    assert {skill.first_level for skill in plan.new} == {1}
    assert plan.next is plan.new[0]


def test_every_skill_is_taught_once() -> None:
    assert sorted(teaching_order(), key=str) == sorted(Skill, key=str)


def test_what_is_due_comes_first_and_weakest_first() -> None:
    memory = Memory()
    for skill, grade in ((Skill.LOW_TWO, Grade.EASY), (Skill.GOK_FIRST, Grade.HARD)):
        memory = remembered(memory, review(skill=skill, grade=grade))
    later = START + timedelta(days=30)
    plan = days_plan(memory, later, offset=0)
    assert plan.due == (Skill.GOK_FIRST, Skill.LOW_TWO)
    assert set(plan.new).isdisjoint(plan.due)


def test_new_skills_of_today_count_against_their_limit() -> None:
    memory = Memory()
    for number, skill in enumerate(teaching_order()[:3]):
        memory = remembered(memory, review(START + timedelta(minutes=number), skill=skill))
    now = START + timedelta(minutes=3)
    assert len(days_plan(memory, now, offset=0, new_limit=4).new) == 1
    assert len(days_plan(memory, now + timedelta(days=1), offset=0, new_limit=4).new) == 4


def test_the_limit_ends_the_day() -> None:
    memory = rebuild([review(START + timedelta(minutes=n)) for n in range(10)], START)
    now = START + timedelta(hours=1)
    plan = days_plan(memory, now, offset=60, limit=10)
    assert (plan.due, plan.new, plan.done, plan.next) == ((), (), 10, None)
    assert days_plan(memory, now, offset=60, limit=12).next is not None


def test_skills_put_away_are_not_planned() -> None:
    first = teaching_order()[0]
    memory = remembered(remembered(Memory(), review(skill=first)), PutAway(first, START))
    plan = days_plan(memory, START + timedelta(days=9), offset=0)
    assert first not in (*plan.due, *plan.new)


def test_practice_prefers_what_is_weak() -> None:
    memory = remembered(Memory(), review(skill=Skill.LOW_TWO, grade=Grade.EASY))
    rng = random.Random("practice")
    drawn = [practice_skill(memory, [Kind.LAGGARD], START, rng) for _ in range(300)]
    assert set(drawn) == set(skills_of(Kind.LAGGARD))
    assert drawn.count(Skill.LOW_TWO) < drawn.count(Skill.LOW_SIX) / 2
    with pytest.raises(ValueError):
        practice_skill(memory, [], START, rng)


def test_an_exam_asks_about_everything_of_its_level() -> None:
    tasks = exam([Kind.LAGGARD, Kind.WORDS], count=40, level=3, seed="1")
    assert len(tasks) == 40
    skills = [s for k in (Kind.LAGGARD, Kind.WORDS) for s in skills_of(k) if s.first_level <= 3]
    assert {task.skill for task in tasks} == set(skills)
    assert tasks == exam([Kind.LAGGARD, Kind.WORDS], count=40, level=3, seed="1")
    assert tasks != exam([Kind.LAGGARD, Kind.WORDS], count=40, level=3, seed="2")
    assert exam([], count=5, level=3, seed="1") == ()


@pytest.mark.parametrize(("kind", "knows"), list(product(Kind, range(6))))
def test_placement_finds_the_level(kind: Kind, knows: int) -> None:
    answers: dict[int, bool] = {}
    while (task := placement_task(kind, answers)) is not None:
        assert isinstance(task, Task)
        assert task.level not in answers
        assert task.skill.kind is kind
        assert task.skill.first_level <= task.level
        answers[task.level] = task.level <= knows
    assert placement_level(answers) == max(LEVELS[0], knows)
    assert len(answers) <= 3
