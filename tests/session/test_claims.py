"""Who answers a claim for a bot: what a short search proves is accepted, nothing else."""

import random
from dataclasses import replace

import pytest

from tests.helpers.deals import after, make_deal, played, wins_auction
from vira_desktop.rules.actions import Accept, PlayCard, Refuse
from vira_desktop.rules.cards import ALL_CARDS, CardSet
from vira_desktop.rules.flow import apply, legal_actions
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Playing, State
from vira_desktop.session.claims import Proof, answer_for_bot, claim_holds, proof_of

DEAL = make_deal()
"""Forehand holds all spades, which are trump: every trick is his. Low he loses none."""
HIGH = wins_auction("F", "solo-6") + "; F trump S"
LOW = wins_auction("M", "solo-grande")


def with_left(start: str, tricks: int, *, declarer: Seat) -> Playing:
    """*tricks* before the end of a game in which everybody plays his lowest card; the declarer
    is to play."""
    state: State = played(after(DEAL, start))
    assert isinstance(state, Playing)
    while state.tricks_left > tricks or state.to_act is not declarer:
        lowest = next(card for card in legal_actions(state) if isinstance(card, PlayCard))
        state = apply(state, lowest)
        assert isinstance(state, Playing)
    return state


def answers(state: Playing, claimed: int) -> list[type]:
    """What the opponents say to the claim, until it is settled or refused."""
    said: list[type] = []
    table: State = after(state, f"{state.to_act.value} claim {claimed}")
    while isinstance(table, Playing) and table.claim:
        answer = answer_for_bot(table)
        said.append(type(answer))
        table = apply(table, answer)
    return said


@pytest.mark.parametrize("left", range(1, 14))
def test_what_is_sure_is_accepted_by_both(left: int) -> None:
    assert answers(with_left(HIGH, left, declarer=Seat.FOREHAND), 13) == [Accept, Accept]


def test_less_than_is_sure_is_accepted() -> None:
    assert answers(with_left(HIGH, 2, declarer=Seat.FOREHAND), 12) == [Accept, Accept]


def test_what_the_budget_does_not_prove_is_left_open() -> None:
    deal = dealing.begin(random.Random(2), players=3, pulla=3)
    state = played(after(deal, HIGH))
    assert isinstance(state, Playing)
    found = [claim_holds(state, tricks) for tricks in range(14)]
    assert None not in found
    edge = found.index(False)
    assert claim_holds(state, edge, budget=10) is None


def test_low_a_claim_of_no_trick_that_is_sure_is_accepted() -> None:
    state = with_left(LOW, 3, declarer=Seat.MIDDLEHAND)  # spades are led, he has hearts
    assert state.trick
    assert answers(state, 0) == [Accept, Accept]
    assert answers(state, 1) == [Accept, Accept]


def test_more_than_is_sure_is_refused() -> None:
    state = with_left(HIGH, 3, declarer=Seat.FOREHAND)
    poorer = trade(state, Seat.FOREHAND, Seat.MIDDLEHAND)
    assert answers(poorer, 13) == [Refuse]
    assert answers(poorer, 12) == [Accept, Accept]


def trade(state: Playing, one: Seat, other: Seat) -> Playing:
    """The same table, but the lowest card of *one* and the lowest of *other* change hands."""
    hands = state.table.hands
    mine, theirs = min(hands[one]), min(hands[other])
    first: CardSet = hands[one] - {mine} | {theirs}
    second: CardSet = hands[other] - {theirs} | {mine}
    assert first | second <= frozenset(ALL_CARDS)
    return replace(
        state, table=replace(state.table, hands=hands.put(one, first).put(other, second))
    )


def test_without_a_claim_there_is_nothing_to_answer() -> None:
    with pytest.raises(ValueError, match="no claim"):
        answer_for_bot(with_left(HIGH, 1, declarer=Seat.FOREHAND))


def test_everybody_is_told_what_is_proved() -> None:
    for left, claimed, proof in (
        (2, 13, Proof.HOLDS),
        (2, 12, Proof.HOLDS),
        (13, 13, Proof.HOLDS),
    ):
        state = with_left(HIGH, left, declarer=Seat.FOREHAND)
        assert proof_of(claim(state, claimed)) is proof
    low = with_left(LOW, 3, declarer=Seat.MIDDLEHAND)
    assert proof_of(claim(low, 0)) is Proof.HOLDS
    beaten = with_left(wins_auction("M", "solo-6") + "; M trump C", 3, declarer=Seat.MIDDLEHAND)
    assert proof_of(claim(beaten, beaten.taken[Seat.MIDDLEHAND] + 3)) is Proof.FAILS


def claim(state: Playing, tricks: int) -> Playing:
    """The table with the declarer's claim open."""
    claimed = after(state, f"{state.to_act.value} claim {tricks}")
    assert isinstance(claimed, Playing)
    return claimed
