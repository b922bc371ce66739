"""Making and judging again: from the seed alone, and what is shown gives the same table."""

import random

import pytest

from tests.trainer.drills import judged
from vira_desktop.bots.shipped_worth import shipped_model
from vira_desktop.rules.actions import LayDown, Pass
from vira_desktop.rules.notation import format_action, format_hand, parse_action
from vira_desktop.solver.api import Solver
from vira_desktop.trainer import worth_making
from vira_desktop.trainer.skills import Kind, Skill
from vira_desktop.trainer.worth_choosing import fallen
from vira_desktop.trainer.worth_making import Maker, view_of

MAKER = Maker(shipped_model(), Solver(megabytes=8, nodes=200_000))


def test_a_question_depends_on_its_seed_and_number_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worth_making, "FIRST_LOOK", 6)
    monkeypatch.setattr(worth_making, "WORLDS", 24)
    for kind in (Kind.BIDDING, Kind.LAST_WORD):
        numbers = range(12)
        made = next(
            (number, found) for number in numbers if (found := MAKER.make(kind, "t", number))
        )
        number, found = made
        assert found.kind is kind
        assert found.worlds == 24
        assert MAKER.make(kind, "t", number) == found
        view = view_of(found.shown)
        assert format_hand(view.hand) == found.shown["hand"]
        legal = {format_action(act) for act in view.actions()}
        if kind is Kind.BIDDING:
            assert {one.answer for one in found.tried} <= legal


def test_most_verdicts_of_what_is_shipped_stand_in_other_worlds() -> None:
    """A sample, in as many worlds as before; the long way is `vira fit questions --check`."""
    sample = random.Random(1).sample(judged(), 4)
    again = [MAKER.again(one, worlds=60, seed="test") for one in sample]
    assert all(one.worlds == 60 for one in again)
    answers = sum(len(one.tried) for one in sample)
    assert sum(len(fallen(*pair)) for pair in zip(sample, again, strict=True)) <= answers / 4


def test_a_low_game_is_laid_or_played_before_the_last_cards_are_set_aside() -> None:
    for one in judged():
        if one.skill is Skill.LAST_KOPMISAR:
            view = view_of(one.shown)
            assert LayDown(view.seat) in view.legal
            assert {parse_action(other.answer).seat for other in one.tried} == {view.seat}


def test_forehand_is_not_offered_a_pass_before_anybody_has_bid() -> None:
    for one in judged():
        if one.skill is Skill.BIDDING_OPEN:
            assert one.shown["auction"] == []
            assert not any(isinstance(parse_action(o.answer), Pass) for o in one.tried)
