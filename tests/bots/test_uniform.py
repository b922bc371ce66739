"""The ruler *uniform*: honest, always the same, and no fool with all cards known to it."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from tests.bots.chairs import BUDGET, F, M, R, chance_deal, decided, in_play, shuffled_unseen
from vira_desktop.bots.bot import Budget, Decision
from vira_desktop.bots.player import Search
from vira_desktop.bots.stakes import worth_of_results
from vira_desktop.bots.uniform import Uniform, best_card
from vira_desktop.rules.actions import PlayCard
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.games import Result
from vira_desktop.rules.notation import parse_cards
from vira_desktop.rules.phases.payment import worth
from vira_desktop.rules.seats import BySeat
from vira_desktop.rules.state import Playing, Settled, State
from vira_desktop.rules.view import SeatView, view_for
from vira_desktop.session.claims import answer_for_bot

UNIFORM = Uniform(4)


def _decision(view: SeatView) -> Decision:
    return UNIFORM.decide(view, random.Random("worlds"), BUDGET)


def test_cards_not_seen_do_not_matter() -> None:
    compared = moved = 0
    for number in range(6):
        rng = random.Random(number)
        state: State = begin(chance_deal(f"uniform {number}"))
        while not isinstance(state, Settled):
            if isinstance(state, Playing) and state.claim:
                state = apply(state, answer_for_bot(state))
                continue
            seat = state.to_act
            decision = _decision(view_for(state, seat))
            if decision.motive.rule is Search.POSSIBLE_WORLDS:
                other = shuffled_unseen(state, seat, rng)
                assert _decision(view_for(other, seat)) == decision
                compared += 1
                moved += other != state
            state = apply(state, decision.action)
    assert compared > 60
    assert moved > 0.8 * compared


def test_it_bids_and_buys_as_regel() -> None:
    for number in range(20):
        view = view_for(begin(chance_deal(number)), F)
        assert _decision(view).action == decided(view).action


def test_the_budget_says_how_many_worlds() -> None:
    view = in_play("AK...", trump="S", out="QJT9...", tricks_left=2)
    figures = dict(UNIFORM.decide(view, random.Random(1), Budget(worlds=7)).motive.figures)
    assert figures["worlds"] == 7.0
    assert Uniform().key == "uniform"
    assert UNIFORM.key == "uniform-4"


def test_it_ducks_while_that_may_still_go_home() -> None:
    """A trick would lose the misère; under it, the other card may be led past."""
    view = in_play("J2...", game="kopmisar-1", trick="S9 ST", out="Q.3..", tricks_left=2)
    view = replace(view, card_counts=BySeat(2, 1, 1))
    decision = _decision(view)
    assert decision.action == PlayCard(F, parse_cards("S2")[0])
    home = float(worth_of_results(view)[Result.HOME])
    assert dict(decision.motive.figures)["worth"] == pytest.approx(home, abs=0.01)


def test_among_equals_the_card_that_is_least_missed() -> None:
    high = in_play("AK2...", trump="S").contract
    low = in_play("AK2...", game="kopmisar-1").contract
    assert high is not None
    assert low is not None
    equal = dict.fromkeys(parse_cards("S2 SK SA"), Fraction(0))
    assert [str(best_card(equal, high)), str(best_card(equal, low))] == ["S2", "SA"]
    better = equal | {parse_cards("SK")[0]: Fraction(1, 3)}
    assert str(best_card(better, high)) == str(best_card(better, low)) == "SK"


def test_the_worth_of_a_result_is_what_the_deal_is_worth_when_it_ends_so() -> None:
    seen: set[Result] = set()
    for number in range(40):
        state: State = begin(chance_deal(f"stakes {number}"))
        expected = {}
        while not isinstance(state, Settled):
            if isinstance(state, Playing):
                if state.claim:
                    state = apply(state, answer_for_bot(state))
                    continue
                if not state.contract.repurchased:
                    expected = {s: worth_of_results(view_for(state, s)) for s in (F, M, R)}
            state = apply(state, decided(view_for(state, state.to_act)).action)
        settlement = state.settlement
        if expected and settlement.result and not settlement.penalty:
            seen.add(settlement.result)
            found = worth(state)
            assert {s: by[settlement.result] for s, by in expected.items()} == dict(found.items())
    assert seen == set(Result)
