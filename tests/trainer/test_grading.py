"""Grades (field test W28): first try, hints and time; nothing after the answer changes anything."""

import math

import pytest

from tests.trainer.drills import gate
from vira_desktop.trainer.grading import PACES, Asking, Grade, Pace, grade
from vira_desktop.trainer.question import Choose, Question
from vira_desktop.trainer.skills import Kind

PACE = Pace(quick=5, slow=30)


@pytest.fixture
def question() -> Question:
    return next(q for q in gate(Kind.NUMBERS) if len(q.answers) == 4)


def wrong(question: Question) -> str | int:
    return next(answer for answer in question.answers if answer not in question.accepted)


@pytest.mark.parametrize(
    ("right", "hints", "seconds", "shown", "wanted"),
    [
        (True, 0, 3.0, False, Grade.EASY),
        (True, 0, 5.0, False, Grade.GOOD),
        (True, 0, 30.0, False, Grade.GOOD),
        (True, 0, 31.0, False, Grade.HARD),
        (True, 1, 3.0, False, Grade.HARD),
        (True, 9, 300.0, False, Grade.HARD),
        (False, 0, 3.0, False, Grade.AGAIN),
        (True, 0, 3.0, True, Grade.AGAIN),
        (True, 0, -1.0, False, Grade.GOOD),
        (True, 0, math.nan, False, Grade.GOOD),
        (True, 0, math.inf, False, Grade.GOOD),
    ],
)
def test_grade(right: bool, hints: int, seconds: float, shown: bool, wanted: Grade) -> None:
    found = grade(right=right, hints=hints, seconds=seconds, answer_shown=shown, pace=PACE)
    assert found is wanted


def test_every_kind_has_a_pace() -> None:
    assert set(PACES) == set(Kind)
    assert all(0 < pace.quick < pace.slow for pace in PACES.values())


def test_the_first_try_alone_is_graded(question: Question) -> None:
    asking = Asking(question).answered([wrong(question)], seconds=1)
    assert (asking.grade, asking.is_over) == (Grade.AGAIN, False)
    asking = asking.hinted().answered(question.accepted[:1], seconds=2)
    assert (asking.grade, asking.is_right, asking.is_over) == (Grade.AGAIN, False, True)
    assert (asking.seconds, asking.hints) == (1, 0)


def test_input_after_the_answer_changes_nothing(question: Question) -> None:
    over = Asking(question).answered(question.accepted[:1], seconds=1)
    assert over.grade is Grade.EASY
    assert over.answered([wrong(question)], seconds=9) == over
    assert over.hinted() == over
    assert over.shown_answer(seconds=9) == over


def test_a_shown_answer_is_never_better_than_again(question: Question) -> None:
    shown = Asking(question).shown_answer(seconds=1)
    assert shown.answered(question.accepted[:1], seconds=2) == shown
    assert (shown.grade, shown.is_right, shown.is_over) == (Grade.AGAIN, False, True)


def test_a_hint_costs_the_good_grade(question: Question) -> None:
    asking = Asking(question).hinted().answered(question.accepted[:1], seconds=1)
    assert asking.grade is Grade.HARD


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_hints_strike_out_wrong_answers_and_leave_a_choice(kind: Kind) -> None:
    for question in gate(kind)[:40]:
        asking, before = Asking(question), frozenset[str | int]()
        for _ in range(12):
            struck = frozenset(asking.struck_out)
            assert before <= struck
            assert struck.isdisjoint(question.accepted)
            assert len(question.answers) - len(struck) > len(question.accepted) or not struck
            asking, before = asking.hinted(), struck
    assert any(Asking(question).hinted().struck_out for question in gate(kind))


def test_there_is_no_grade_before_the_first_try(question: Question) -> None:
    with pytest.raises(ValueError):
        _ = Asking(question).hinted().grade


def test_any_answer_as_good_as_the_best_is_right() -> None:
    several = next(q for q in gate(Kind.AGREN_SEND) if len(q.accepted) > 1)
    assert all(several.is_right([answer]) for answer in several.accepted)
    assert not several.is_right(several.accepted)
    assert not several.is_right([])


def test_where_all_are_wanted_exactly_these_are_right() -> None:
    question = next(
        q for q in gate(Kind.LAGGARD) if q.choose is Choose.ALL and len(q.accepted) == 2
    )
    assert question.is_right(question.accepted)
    assert question.is_right(question.accepted[::-1])
    assert not question.is_right(question.accepted[:1])
    assert not question.is_right(question.answers)
    assert not question.is_right((*question.accepted, question.accepted[0]))
