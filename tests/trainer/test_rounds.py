"""What comes one after the other: plan, practice, exam, placement; and taken back."""

from datetime import timedelta

import pytest

from tests.trainer.drills import drills
from tests.trainer.test_memory import START
from vira_desktop.trainer.plan import NEW_A_DAY
from vira_desktop.trainer.ports import UnstoredReviews
from vira_desktop.trainer.reviews import Mode
from vira_desktop.trainer.rounds import (
    ExamRound,
    PlacementRound,
    PlanRound,
    PracticeRound,
    Round,
)
from vira_desktop.trainer.sitting import Asked, Moment, Sitting
from vira_desktop.trainer.skills import Kind

NOW = Moment(START, 60)


@pytest.fixture
def sitting() -> Sitting:
    return Sitting(drills(), UnstoredReviews(), now=NOW, seed="rounds")


def step(sitting: Sitting, round_: Round, *, right: bool = True) -> Asked | None:
    """One question, answered; None when the round is over."""
    task = round_.next_task(sitting, NOW)
    if task is None:
        return None
    question = sitting.ask(task, mode=round_.mode).question
    wrong = [answer for answer in question.answers if answer not in question.accepted]
    given = question.accepted if right else wrong[:1]
    if question.choose.value == "one":
        given = given[:1]
    asked = sitting.answer(given, seconds=5, now=NOW)
    round_.note(asked)
    return asked


def undo(sitting: Sitting, round_: Round) -> Asked | None:
    """The last entry taken back; the question that it had left."""
    left = round_.undo(sitting.memory.entries[-1])
    sitting.undo(NOW)
    return left


def test_a_plan_is_over_when_the_day_is(sitting: Sitting) -> None:
    round_ = PlanRound(limit=30)
    while step(sitting, round_):
        pass
    assert len(round_.results) == NEW_A_DAY
    assert PlanRound(limit=2).next_task(sitting, NOW) is None
    later = Moment(START + timedelta(days=1), 60)
    assert round_.next_task(sitting, later) is not None


def test_practice_goes_on_at_the_level_wanted(sitting: Sitting) -> None:
    round_ = PracticeRound((Kind.WORDS,), 2, seed="p")
    for _ in range(6):
        task = round_.next_task(sitting, NOW)
        assert task is not None
        assert (task.skill.kind, task.level) == (Kind.WORDS, 2)
    own = PracticeRound((Kind.WORDS,), None, seed="p")
    task = own.next_task(sitting, NOW)
    assert task is not None
    assert task.level == sitting.memory.level_of(task.skill)
    assert round_.mode is Mode.PRACTICE


def test_an_exam_has_its_length_and_what_is_left_counts(sitting: Sitting) -> None:
    round_ = ExamRound((Kind.NUMBERS,), count=3, level=3, seed="e")
    assert round_.length == 3
    first = step(sitting, round_)
    task = round_.next_task(sitting, NOW)
    assert task is not None
    left = sitting.ask(task, mode=round_.mode)
    sitting.skip(NOW)
    round_.leave(left)
    assert step(sitting, round_, right=False)
    assert step(sitting, round_) is None
    assert [result.right for result in round_.results] == [True, False]
    put_again = [undo(sitting, round_) for _ in range(3)]
    assert put_again == [None, left, None]
    again = round_.next_task(sitting, NOW)
    assert first is not None
    assert again is not None
    assert again.skill is first.question.skill
    assert not round_.results
    assert not round_.left


@pytest.mark.parametrize(
    "round_", [PlanRound(), ExamRound((Kind.NUMBERS,), count=9, level=3, seed="r")]
)
def test_what_is_left_after_its_answer_was_not_left_without_one(
    sitting: Sitting, round_: Round
) -> None:
    task = round_.next_task(sitting, NOW)
    assert task
    skipped = sitting.ask(task, mode=round_.mode)
    sitting.skip(NOW)
    round_.leave(skipped)
    answered = step(sitting, round_)
    assert answered
    sitting.report(NOW)
    round_.leave(answered)
    assert (len(round_.results), round_.left) == (1, (skipped.question,))
    assert undo(sitting, round_) is None
    assert (len(round_.results), round_.left) == (1, (skipped.question,))
    assert undo(sitting, round_) is None
    assert undo(sitting, round_) == skipped
    assert not round_.has_steps
    assert sitting.memory.entries == ()


@pytest.mark.parametrize(("known", "level"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_a_placement_round_finds_what_is_known(sitting: Sitting, known: int, level: int) -> None:
    round_ = PlacementRound((Kind.NUMBERS,))
    asked = 0
    while (task := round_.next_task(sitting, NOW)) is not None:
        step(sitting, round_, right=task.level <= known)
        asked += 1
        assert asked <= 4
    assert round_.placed == {Kind.NUMBERS: level}
    assert sitting.memory.placed == {Kind.NUMBERS: level}


def test_a_skipped_question_of_a_placement_round_is_not_known(sitting: Sitting) -> None:
    round_ = PlacementRound((Kind.NUMBERS,))
    while (task := round_.next_task(sitting, NOW)) is not None:
        asked = sitting.ask(task, mode=round_.mode)
        sitting.skip(NOW)
        round_.leave(asked)
    assert round_.placed == {Kind.NUMBERS: 1}


def test_a_question_left_in_a_placement_round_counts_again_when_it_is_put_again(
    sitting: Sitting,
) -> None:
    round_ = PlacementRound((Kind.NUMBERS,))
    task = round_.next_task(sitting, NOW)
    assert task
    sitting.ask(task, mode=round_.mode)
    left = sitting.asked
    assert left
    sitting.skip(NOW)
    round_.leave(left)
    easier = round_.next_task(sitting, NOW)
    assert easier
    assert easier.level < task.level
    assert undo(sitting, round_) == left
    sitting.put_again(left)
    asked = sitting.answer(left.question.accepted[:1], seconds=5, now=NOW)
    round_.note(asked)
    harder = round_.next_task(sitting, NOW)
    assert harder
    assert harder.level > task.level
