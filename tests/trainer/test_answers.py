"""Every answer, worked out a second time from what is shown and the words of the rules."""

from itertools import islice

import pytest

from tests.helpers.long_runs import Answer, LongRun
from tests.trainer.drills import asked, drills, gate, printed
from tests.trainer.recompute import BY_ASK, accepted
from vira_desktop.trainer.question import Ask, Question
from vira_desktop.trainer.skills import Kind

FINITE = (Kind.NUMBERS, Kind.TABLE, Kind.WORDS, Kind.BIDDING, Kind.LAST_WORD)

LONG = 10_000
CHUNKS = 20


def wrong(question: Question) -> str | None:
    """The question, if it is not answered as the rules have it."""
    shown = printed(question)
    same = sorted(map(str, accepted(shown))) == sorted(map(str, shown["accepted"]))
    return None if same else f"{shown} should be {accepted(shown)}"


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_answers_are_right(kind: Kind) -> None:
    assert [found for question in gate(kind) if (found := wrong(question))] == []


@pytest.mark.parametrize("kind", FINITE, ids=lambda k: k.value)
def test_every_answer_of_a_finite_set_is_right(kind: Kind) -> None:
    size = len(drills().items(kind))
    assert [found for question in asked(kind, size) if (found := wrong(question))] == []


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_what_is_right_can_be_answered(kind: Kind) -> None:
    for question in gate(kind):
        assert set(question.accepted) <= set(question.answers)
        assert len(set(question.answers)) == len(question.answers) > 1
        assert question.is_right(question.accepted) or len(question.accepted) > 1
        assert question.reasons


def test_every_ask_is_worked_out() -> None:
    assert {ask.value for ask in Ask} == {*BY_ASK, "low-cards-out", "what-to-bid", "last-word"}


@pytest.mark.long
@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.value)
def test_ten_thousand_answers_are_right(kind: Kind, long_run: LongRun) -> None:
    def chunk(number: int) -> Answer:
        questions = drills().questions(kind, seed=f"long/{number}")
        every = [wrong(question) for question in islice(questions, LONG // CHUNKS)]
        return {"asked": len(every), "wrong": [found for found in every if found]}

    answers = long_run.each(range(CHUNKS), chunk)
    assert sum(answer["asked"] for answer in answers) == LONG
    assert [found for answer in answers for found in answer["wrong"]] == []
