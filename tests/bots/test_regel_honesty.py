"""*regel* knows only what its seat may know (C7), repeats itself, and is always legal; and every
rule it names is really used."""

import random
from collections import Counter
from dataclasses import replace
from enum import Enum
from functools import cache

import pytest

from tests.bots.chairs import chance_deal, decided, declared, played_by, shuffled_unseen
from vira_desktop.bots.bot import Decision
from vira_desktop.bots.rules_used import Rule
from vira_desktop.rules.actions import Claim, PlayCard, Refuse
from vira_desktop.rules.choices import allows
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.games import GAMES, Qualifier
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Settled, State
from vira_desktop.rules.view import Phase, view_for

RARE = {
    Rule.EXCHANGE_FOR_TURNED,
    Rule.LEVEL_PAYS_MORE,
    Rule.ACES_AS_ONES,
    Rule.REFUSE_CLAIM,
}
"""Rules that chance hardly brings about; each has a test with a hand made for it."""
OF_BEGINNERS = {Rule.EXCHANGE_ALL_BUT_TRUMPS_AND_ACES, Rule.PLAYS_EVERY_HAND}
"""Rules that are not *regel*'s."""


def _decide(state: State) -> Decision:
    seat = getattr(state, "to_act", None)
    assert isinstance(seat, Seat)
    return decided(view_for(state, seat))


def _starts(deals: int) -> list[State]:
    """Deals bid by *regel*, and as many in which the game is forced on somebody."""
    found: list[State] = []
    for number in range(deals):
        deal = chance_deal(f"honest {number}")
        game, seat = GAMES[number % len(GAMES)], list(Seat)[number % 3]
        qualifier = Qualifier(number // 40 % 3) if game.may_be_qualified else Qualifier.PLAIN
        found += [begin(deal), declared(deal, seat, game.key, qualifier)]
    return found


@cache
def _rules_seen(deals: int) -> Counter[Enum]:
    """Every decision of *deals* deals checked against the rules, counted by what chose it."""
    seen: Counter[Enum] = Counter()

    def watch(state: State, decision: Decision) -> None:
        view = view_for(state, decision.action.seat)
        assert view.is_my_turn
        assert allows(view.legal, decision.action), decision
        seen[decision.motive.rule] += 1

    for start in _starts(deals):
        assert isinstance(played_by(start, _decide, watch), Settled)
    return seen


def test_every_decision_is_legal_and_every_rule_is_used() -> None:
    unused = set(Rule) - set(_rules_seen(160)) - RARE - OF_BEGINNERS
    assert not unused


def test_no_rule_decides_nearly_everything() -> None:
    seen = _rules_seen(160)
    assert max(seen.values()) < 0.3 * seen.total()


@pytest.mark.parametrize("part", range(4))
def test_cards_not_seen_do_not_matter(part: int) -> None:
    compared = moved = 0
    rng = random.Random(part)

    def watch(state: State, decision: Decision) -> None:
        nonlocal compared, moved
        if rng.random() < 0.75:
            return
        seat = decision.action.seat
        other = shuffled_unseen(state, seat, rng)
        view = view_for(other, seat)
        assert view == view_for(state, seat)
        assert decided(view) == decision
        compared += 1
        moved += other != state

    for start in _starts(48)[part::4]:
        played_by(start, _decide, watch)
    assert compared > 100
    assert moved > 0.9 * compared


def test_the_same_view_and_the_same_chance_give_the_same_decision() -> None:
    def watch(state: State, decision: Decision) -> None:
        assert _decide(state) == decision

    for start in _starts(8):
        played_by(start, _decide, watch)


def test_chance_decides_nothing() -> None:
    def watch(state: State, decision: Decision) -> None:
        view = view_for(state, decision.action.seat)
        assert all(decided(view, seed) == decision for seed in range(3))

    for start in _starts(6):
        played_by(start, _decide, watch)


def test_a_refused_claim_is_not_made_again_before_a_card_is_played() -> None:
    refused = 0

    def watch(state: State, decision: Decision) -> None:
        nonlocal refused
        if isinstance(decision.action, Claim):
            seat = decision.action.seat
            after = apply(apply(state, decision.action), Refuse(seat.left))
            again = decided(view_for(after, seat))
            assert isinstance(again.action, PlayCard)
            refused += 1

    for start in _starts(20):
        played_by(start, _decide, watch)
    assert refused > 3


def test_a_claim_is_never_wrong() -> None:
    """Claims are made only when nothing can go wrong: played out, they come true."""
    claims = 0

    def without_claims(state: State) -> Decision:
        seat = getattr(state, "to_act", None)
        assert isinstance(seat, Seat)
        return decided(replace(view_for(state, seat), claim_refused=True))

    promised: dict[int, int] = {}

    def watch(state: State, decision: Decision) -> None:
        nonlocal claims
        view = view_for(state, decision.action.seat)
        if view.phase is Phase.PLAY and view.is_declarer:
            found = decided(replace(view, claim_refused=False))
            if isinstance(found.action, Claim):
                promised[0] = found.action.tricks

    for start in _starts(60):
        promised.clear()
        end = played_by(start, without_claims, watch)
        assert isinstance(end, Settled)
        if promised and end.contract is not None:
            claims += 1
            assert end.taken[end.contract.declarer] == promised[0]
    assert claims > 20


def test_a_deal_that_is_over_asks_nobody() -> None:
    end = played_by(begin(chance_deal("over")), _decide, lambda *_: None)
    with pytest.raises(ValueError):
        decided(view_for(end, Seat.FOREHAND))
