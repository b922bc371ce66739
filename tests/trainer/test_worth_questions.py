"""Questions judged by worth: verdicts beyond the noise, what is kept of them, and their order."""

import json
from dataclasses import replace

import pytest

from tests.trainer.drills import drills, judged
from vira_desktop.rules.phases.payment import PINS_IN_A_BET
from vira_desktop.trainer.skills import Kind, Skill
from vira_desktop.trainer.why import Why
from vira_desktop.trainer.worth_choosing import (
    JUDGED_KINDS,
    chosen,
    fallen,
    shares,
    turn_of,
)
from vira_desktop.trainer.worth_making import view_of
from vira_desktop.trainer.worth_questions import (
    BadQuestions,
    Tried,
    Verdict,
    WorthQuestion,
    format_line,
    parse_line,
    parse_questions,
)
from vira_desktop.trainer.worth_store import WorthStore


def tried(answer: str, loss: float, error: float = 0.2) -> Tried:
    return Tried(
        answer=answer,
        worth=3.0 - loss,
        error=0.5,
        loss=loss,
        loss_error=error,
        worse=0.6 if loss else 0.0,
        plays=0.9,
        home=0.7,
        bet=0.2,
        kodilj=0.1,
    )


def question(*losses: float, regel: int = 0, number: int = 0) -> WorthQuestion:
    """Forehand's opening; the answers cost that many pins, the first is the best."""
    words = ("F bid solo", "F bid begar", "F bid turne", "F bid gok", "F bid spel-7")
    hand = "AKQ9.K43.A72.J65" if number == 0 else f"AKQ9.K43.A7{number}.J65"
    return WorthQuestion(
        skill=Skill.BIDDING_OPEN,
        source=f"test/{number}",
        shown={"seat": "F", "hand": hand, "highest": "S", "auction": []},
        worlds=100,
        tried=tuple(map(tried, words, losses)),
        regel=words[regel],
        rule="open-low",
        figures=(("H", 8.4), ("needed", 6.75)),
    )


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.0, 0.0, Verdict.GOOD),
        (1.5, 0.2, Verdict.GOOD),
        (1.6, 0.2, Verdict.UNSURE),
        (2.0, 0.0, Verdict.GOOD),
        (2.4, 0.2, Verdict.UNSURE),
        (2.6, 0.2, Verdict.WORSE),
        (3.0, 0.5, Verdict.UNSURE),
        (9.0, 0.5, Verdict.WORSE),
    ],
)
def test_a_quarter_of_a_bet_counts_as_good_where_the_noise_is_small(
    loss: float, error: float, verdict: Verdict
) -> None:
    assert tried("F pass", loss, error).verdict is verdict


def test_several_answers_are_right_and_a_worse_one_tells_what_it_costs() -> None:
    found = question(0.0, 0.8, 4.0, 8.0, regel=2)
    asked = found.item
    assert asked.right == ("F bid solo", "F bid begar")
    assert asked.wrong == ("F bid turne", "F bid gok")
    assert asked.order == ("F bid begar", "F bid turne", "F bid gok", "F bid solo")
    assert found.regel_is_wrong
    assert found.is_near
    *each, counted = asked.reasons
    assert [reason.why for reason in each] == [Why.TRIED] * 4
    assert [reason.figures["cost"] for reason in each] == [0.0, 0.1, 0.5, 1.0]
    assert each[3].figures["worse"] == 60
    assert counted.figures["rule"] == "open-low"
    assert counted.figures["wrong"] is True


def test_the_cheaper_the_mistake_the_harder_the_question() -> None:
    levels = [question(0.0, loss).level for loss in (9.0, 4.8, 4.2, 3.7, 3.0)]
    assert levels == [1, 2, 3, 4, 5]


def test_what_regel_does_may_be_too_close_to_call() -> None:
    found = replace(question(0.0, 5.0), regel="F bid vira")
    assert not found.regel_is_wrong
    assert found.item.reasons[-1].figures["good"] is False


def test_a_line_is_read_as_it_was_written() -> None:
    found = question(0.0, 0.8, 4.0)
    again = parse_line(format_line(found))
    assert again == found
    assert parse_questions(f"# made by\n{format_line(found)}\n") == (found,)


@pytest.mark.parametrize(
    "line",
    ["", "{}", "[]", "no", '{"skill": "bidding.open"}', format_line(question(0.0, 0.5))],
)
def test_what_is_no_question_is_refused_with_its_line(line: str) -> None:
    good = format_line(question(0.0, 9.0))
    with pytest.raises(BadQuestions) as refused:
        parse_questions(f"{good}\n{line}\n{good}")
    assert refused.value.line == 2


def test_found_questions_come_after_those_brought_along_and_none_twice() -> None:
    one, two, three = (question(0.0, 9.0, number=number) for number in (2, 3, 4))
    store = WorthStore([one], [two])
    assert not store.add(one)
    assert not store.add(two)
    assert store.add(three)
    assert store.shipped(Kind.BIDDING) == (one,)
    assert store.found(Kind.BIDDING) == (two, three)
    assert store.found(Kind.LAST_WORD) == ()
    trainer = replace(drills(), judged=store)
    seen: dict[str, object] = {}
    order = []
    for number in range(3):
        asked = trainer.question(
            Skill.BIDDING_OPEN,
            level=5,
            seed=f"{number}",
            last_seen=seen,  # type: ignore[arg-type]
        )
        order.append(asked.shown["hand"])
        seen[asked.identity] = number
    assert order[0] == one.shown["hand"]
    assert {*order} == {one.shown["hand"], two.shown["hand"], three.shown["hand"]}


def test_of_three_numbers_one_is_a_last_word() -> None:
    assert [turn_of(number) for number in range(6)] == [
        (Kind.BIDDING, 0),
        (Kind.BIDDING, 1),
        (Kind.LAST_WORD, 0),
        (Kind.BIDDING, 2),
        (Kind.BIDDING, 3),
        (Kind.LAST_WORD, 1),
    ]


def test_the_shares_are_kept_when_questions_are_chosen() -> None:
    right = [question(0.0, 9.0, 9.5, number=number) for number in range(2, 10)]
    wrong = [question(0.0, 4.0, 9.5, regel=1, number=number) for number in range(2, 6)]
    kept = chosen([*right, *wrong], {Kind.BIDDING: 9})
    found = shares(kept)["bidding"]
    assert found["regel_wrong"] >= 0.3
    assert found["near"] >= 0.5
    assert len(kept) < len(right) + len(wrong)
    assert len(chosen([*right, *wrong], {Kind.BIDDING: 2})) == 2


def test_a_verdict_stands_if_the_same_answers_are_good() -> None:
    before = question(0.0, 0.8, 4.0)
    assert fallen(before, question(0.0, 1.9, 2.1)) == set()
    assert fallen(before, question(0.0, 2.1, 4.0)) == {"F bid begar"}
    assert fallen(before, question(0.0, 0.5, 1.9)) == {"F bid turne"}


def test_what_is_shipped_has_the_shares_that_were_promised() -> None:
    for kind, found in shares(judged()).items():
        assert found["near"] >= 0.5, kind
        assert found["regel_wrong"] >= 0.25, kind
    assert {one.kind for one in judged()} == set(JUDGED_KINDS)


def test_everything_shipped_is_a_position_and_every_answer_can_be_given() -> None:
    for one in judged():
        view = view_of(one.shown)
        assert view.is_my_turn
        assert view.seat.value == one.shown["seat"]
        assert set(one.accepted) < {other.answer for other in one.tried}
        assert one.tried[0].loss == 0
        assert [other.loss for other in one.tried] == sorted(other.loss for other in one.tried)
        for other in one.tried:
            assert other.verdict is not Verdict.UNSURE
            assert abs(other.home + other.bet + other.kodilj - 1) < 0.01
            assert other.loss <= 400
            assert other.cost == other.loss / PINS_IN_A_BET
        assert json.loads(format_line(one))["source"] == one.source
