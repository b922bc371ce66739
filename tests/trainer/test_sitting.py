"""A learner at work: what is stored when, reviews told as such, undo, hints in an exam."""

import json
from collections.abc import Sequence
from datetime import timedelta

import pytest

from tests.trainer.drills import drills
from tests.trainer.test_memory import START
from vira_desktop.trainer.grading import Grade
from vira_desktop.trainer.memory import rebuild
from vira_desktop.trainer.plan import Task
from vira_desktop.trainer.progress import streak
from vira_desktop.trainer.question import Choose
from vira_desktop.trainer.reviews import Entry, Mode, PutAway, Remark, Review, TakeBack
from vira_desktop.trainer.sitting import Asked, Moment, Sitting
from vira_desktop.trainer.skills import Kind, Skill


class ListStore:
    """A log in memory."""

    def __init__(self) -> None:
        self.log: list[Entry] = []

    def append(self, entry: Entry) -> None:
        self.log.append(entry)

    def entries(self) -> Sequence[Entry]:
        return tuple(self.log)


def moment(minutes: float) -> Moment:
    return Moment(START + timedelta(minutes=minutes), 60)


@pytest.fixture
def store() -> ListStore:
    return ListStore()


@pytest.fixture
def sitting(store: ListStore) -> Sitting:
    return Sitting(drills(), store, now=moment(0), seed="s")


def answer_right(sitting: Sitting, asked: Asked, minutes: float, *, seconds: float = 9) -> None:
    question = asked.question
    given = question.accepted if question.choose is Choose.ALL else question.accepted[:1]
    sitting.answer(given, seconds=seconds, now=moment(minutes))


def test_an_answer_is_stored_before_the_next_question(sitting: Sitting, store: ListStore) -> None:
    for number in range(8):
        asked = sitting.ask_planned(moment(20 * number), new_limit=20)
        assert asked is not None
        assert len(store.log) == number
        answer_right(sitting, asked, 20 * number)
        assert isinstance(store.log[-1], Review)
        assert store.log[-1].identity == asked.question.identity
    assert sitting.memory == rebuild(store.log, moment(999).at)


def test_the_days_work_ends(sitting: Sitting) -> None:
    asked, count = sitting.ask_planned(moment(0), limit=5), 0
    while asked is not None:
        answer_right(sitting, asked, 20 * count)
        count += 1
        asked = sitting.ask_planned(moment(20 * count), limit=5)
    assert count == 5
    assert sitting.asked is None


def test_another_sitting_goes_on_where_this_one_ended(sitting: Sitting, store: ListStore) -> None:
    asked = sitting.ask_planned(moment(0))
    assert asked is not None
    answer_right(sitting, asked, 0)
    later = Sitting(drills(), store, now=moment(60), seed="t")
    assert later.memory == sitting.memory


def test_only_the_first_try_is_stored(sitting: Sitting, store: ListStore) -> None:
    asked = sitting.ask(Task(Skill.NUMBER_TRICKS, 1), mode=Mode.PLAN)
    wrong = next(a for a in asked.question.answers if a not in asked.question.accepted)
    sitting.answer([wrong], seconds=3, now=moment(0))
    answer_right(sitting, asked, 1)
    sitting.answer([wrong], seconds=3, now=moment(2))
    assert len(store.log) == 1
    assert isinstance(store.log[0], Review)
    assert (store.log[0].grade, store.log[0].right) == (Grade.AGAIN, False)


def test_undo_restores_schedule_streak_and_counts(sitting: Sitting, store: ListStore) -> None:
    for number in range(3):
        answer_right(sitting, sitting.ask(Task(Skill.LOW_TWO, 1), mode=Mode.PLAN), number)
    before = sitting.memory
    asked = sitting.ask(Task(Skill.GOK_FIRST, 1), mode=Mode.PLAN)
    sitting.show_answer(seconds=4, now=moment(5))
    assert sitting.memory != before
    assert sitting.undo(moment(6))
    assert sitting.memory == before == rebuild(store.log, moment(6).at)
    assert isinstance(store.log[-1], TakeBack)
    assert streak(sitting.memory, moment(6).at, offset=60) == 1
    again = sitting.ask(Task(Skill.GOK_FIRST, 1), mode=Mode.PLAN)
    assert again.question.identity != asked.question.identity
    assert all(sitting.undo(moment(7)) for _ in range(3))
    assert not sitting.undo(moment(8))
    assert streak(sitting.memory, moment(9).at, offset=60) == 0


def test_a_repeated_question_says_when_it_was_seen(sitting: Sitting) -> None:
    seen: dict[str, int] = {}
    for number in range(40):
        asked = sitting.ask(Task(Skill.TABLE_SUITS, 1), mode=Mode.PLAN)
        before = seen.get(asked.question.identity)
        assert asked.last_seen == (None if before is None else moment(before).at)
        answer_right(sitting, asked, number)
        seen[asked.question.identity] = number
    assert len(seen) == 20


def test_an_exam_gives_no_hints(sitting: Sitting) -> None:
    for mode, hints in ((Mode.EXAM, 0), (Mode.PLACEMENT, 0), (Mode.PLAN, 1), (Mode.PRACTICE, 1)):
        sitting.ask(Task(Skill.LOW_TWO, 1), mode=mode)
        assert sitting.hint().asking.hints == hints


def test_skipped_reported_put_away(sitting: Sitting, store: ListStore) -> None:
    for act in (sitting.skip, sitting.report, sitting.put_away):
        sitting.ask(Task(Skill.LOW_TWO, 1), mode=Mode.PLAN)
        act(moment(1))
        assert sitting.asked is None
    assert [type(entry) for entry in store.log] == [Remark, Remark, PutAway]
    skipped, reported = (entry for entry in store.log if isinstance(entry, Remark))
    assert skipped.question == ""
    assert json.loads(reported.question)["skill"] == "laggard.two"
    assert sitting.memory.counts == {}
    assert Skill.LOW_TWO not in sitting.plan(moment(2)).new
    with pytest.raises(ValueError):
        sitting.skip(moment(3))


def test_a_placement_is_kept(sitting: Sitting) -> None:
    sitting.place(Kind.WORDS, 3, moment(0))
    assert sitting.memory.level_of(Skill.WORDS_PAY) == 3


def test_a_clock_without_sense_is_not_stored(sitting: Sitting, store: ListStore) -> None:
    answer_right(sitting, sitting.ask(Task(Skill.LOW_TWO, 1), mode=Mode.PLAN), 0, seconds=-5)
    assert isinstance(store.log[0], Review)
    assert (store.log[0].seconds, store.log[0].grade) == (None, Grade.GOOD)
