"""Many worlds at one moment: the same answers as for each table by itself."""

import random
from dataclasses import replace

import pytest

from tests.bots.chairs import chance_deal, decided
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.state import Playing, Settled, State
from vira_desktop.rules.view import view_for
from vira_desktop.session.claims import answer_for_bot
from vira_desktop.solver.api import NOBODY, Solver, owners_in
from vira_desktop.solver.position import number_of, position_of


def _moments(deals: int, least: int) -> list[Playing]:
    """Tables at which a card is to be played, from trick *least* on."""
    found: list[Playing] = []
    for number in range(deals):
        state: State = begin(chance_deal(f"many {number}"))
        while not isinstance(state, Settled):
            if isinstance(state, Playing):
                if state.claim:
                    state = apply(state, answer_for_bot(state))
                    continue
                if len(state.tricks) >= least:
                    found.append(state)
            state = apply(state, decided(view_for(state, state.to_act)).action)
    return found


def test_each_card_ends_as_in_a_question_of_its_own() -> None:
    solver, other = Solver(megabytes=8), Solver(megabytes=8)
    compared = 0
    for state in _moments(16, 4):
        moment = other.in_many_worlds(state)
        assert moment.cards == tuple(sorted(position_of(state).playable))
        results = moment.results(owners_in(state))
        assert results is not None
        assert dict(zip(moment.cards, results, strict=True)) == solver.results(state)
        compared += 1
    assert compared > 200


def test_the_outcome_is_that_of_the_best_card() -> None:
    solver = Solver(megabytes=8)
    for state in _moments(8, 6):
        moment, owners = solver.in_many_worlds(state), owners_in(state)
        results = moment.results(owners)
        assert results is not None
        order = ["home", "bet", "kodilj"]
        places = [order.index(result.value) for result in results]
        best = min(places) if state.to_act is state.contract.declarer else max(places)
        outcome = moment.outcome(owners)
        assert outcome is not None
        assert order.index(outcome.value) == best


def test_another_world_at_the_same_moment() -> None:
    """Two hands exchanged answer as the table with the hands exchanged."""
    solver, rng = Solver(megabytes=8), random.Random(1)
    for state in _moments(4, 9)[::3]:
        moment, owners = solver.in_many_worlds(state), owners_in(state)
        hands = state.table.hands
        others = [seat for seat, hand in hands.items() if seat is not state.to_act and hand]
        pool = [card for seat in others for card in sorted(hands[seat])]
        rng.shuffle(pool)
        for seat in others:
            mine, pool = pool[: len(hands[seat])], pool[len(hands[seat]) :]
            hands = hands.put(seat, frozenset(mine))
            for card in mine:
                owners[card] = number_of(seat, declarer=state.contract.declarer)
        moved = replace(state, table=replace(state.table, hands=hands))
        results = moment.results(owners)
        assert results is not None
        assert dict(zip(moment.cards, results, strict=True)) == solver.results(moved)


def test_what_runs_out_has_no_answer() -> None:
    state = next(state for state in _moments(3, 0) if not state.tricks)
    moment = Solver(megabytes=8, nodes=1).in_many_worlds(state)
    assert moment.results(owners_in(state)) is None
    assert moment.outcome(owners_in(state)) is None


@pytest.mark.parametrize("tricks", [0, 5])
def test_owners_count_the_running_trick(tricks: int) -> None:
    state = next(s for s in _moments(3, tricks) if len(s.trick) == 2)
    owners = owners_in(state)
    assert sum(owner != NOBODY for owner in owners) == 3 * state.tricks_left
