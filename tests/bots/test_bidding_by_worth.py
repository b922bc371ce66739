"""Bidding by worth: legal, always the same, blind to what the seat has not seen, and sensible."""

import random
from dataclasses import replace

import pytest

from tests.bots.chairs import BUDGET, F, M, R, chance_deal, shuffled_unseen
from tests.bots.test_hand_worth import model
from vira_desktop.bots.bidding_by_worth import BidsByWorth, Worth, bid_of, level_of, weighed
from vira_desktop.rules.actions import Bid, NameLevel, Pass
from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.choices import allows
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.games import GAME_BY_KEY, Family
from vira_desktop.rules.notation import parse_hand
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Bidding, Buying, Deal, HouseRules, Settled, State, Step
from vira_desktop.rules.view import SeatView, view_for

STRONG = "AKQ76.AK2.A32.72"
PLAIN = "Q9876.J54.J32.J3"


def dealt(seat: Seat, hand: str) -> Deal:
    """A deal in which *seat* holds *hand*."""
    deal, cards = chance_deal(hand), parse_hand(hand)
    rest = [card for card in ALL_CARDS if card not in cards]
    hands = BySeat(cards, cards, cards)
    hands = hands.put(seat.left, frozenset(rest[0::3])).put(seat.right, frozenset(rest[1::3]))
    return replace(deal, hands=hands, stock=tuple(rest[2::3]))


def after(seat: Seat, hand: str, *calls: str) -> SeatView:
    """What *seat* with *hand* sees after these calls, "pass" or bids."""
    state: State = begin(dealt(seat, hand))
    for word in calls:
        assert isinstance(state, Bidding)
        turn = state.to_act
        state = apply(state, Pass(turn) if word == "pass" else Bid(turn, word))
    return view_for(state, seat)


def test_every_call_is_legal_and_weighed_with_all_others() -> None:
    bot, calls = BidsByWorth(model()), 0
    for number in range(60):
        rules = HouseRules(forehand_may_pass=number % 3 == 0)
        state: State = begin(replace(chance_deal(f"by worth {number}"), rules=rules))
        while isinstance(state, Bidding):
            view = view_for(state, state.to_act)
            decision = bot.decide(view, random.Random(1), BUDGET)
            assert allows(view.legal, decision.action)
            options = weighed(view, model())
            assert all(allows(view.legal, option.action) for option in options)
            assert decision.action in [option.action for option in options]
            worths = [option.worth for option in options]
            assert worths == sorted(worths, reverse=True)
            state = apply(state, decision.action)
            calls += 1
        assert isinstance(state, Buying | Settled)
    assert calls > 150


def test_cards_not_seen_do_not_matter() -> None:
    rng = random.Random(8)
    for number in range(25):
        state: State = begin(chance_deal(f"unseen {number}"))
        while isinstance(state, Bidding):
            decision = bid_of(view_for(state, state.to_act), model())
            other = shuffled_unseen(state, state.to_act, rng)
            assert other != state
            assert bid_of(view_for(other, state.to_act), model()) == decision
            assert bid_of(view_for(state, state.to_act), model()) == decision
            state = apply(state, decision.action)


def test_forehand_must_bid_even_without_a_game() -> None:
    decision = bid_of(after(F, PLAIN), model())
    assert isinstance(decision.action, Bid)
    assert decision.motive.rule is Worth.LEAST_BAD


def test_a_strong_hand_is_bid_and_a_plain_one_passed() -> None:
    strong, plain = after(M, STRONG, "begar"), after(M, PLAIN, "solo-7")
    assert bid_of(strong, model()).motive.rule is Worth.BID_IS_BEST
    passed = bid_of(plain, model())
    assert passed.action == Pass(M)
    assert passed.motive.rule is Worth.PASS_IS_BEST
    figures = dict(passed.motive.figures)
    assert figures["pass"] > figures["worth"] or figures["pass"] < 0


def test_a_wider_margin_passes_more() -> None:
    wide = replace(model(), margin=50.0)
    assert bid_of(after(M, STRONG, "begar"), wide).action == Pass(M)


def test_the_highest_bid_may_leave_nothing_to_bid() -> None:
    view = after(R, PLAIN, "solo-vira", "pass")
    decision = bid_of(view, model())
    assert decision.action == Pass(R)


def test_whoever_is_not_to_call_is_not_asked() -> None:
    with pytest.raises(ValueError):
        weighed(after(R, PLAIN), model())
    with pytest.raises(ValueError):
        level_of(after(F, PLAIN), model())


def test_an_unspecified_bid_that_wins_is_named_by_worth() -> None:
    solo = "AKQJT98.AK2.A3.2"
    state: State = begin(dealt(F, solo))
    for action in (Bid(F, Family.SOLO.value), Pass(M), Pass(R)):
        state = apply(state, action)
    view = view_for(state, F)
    assert view.step is Step.LEVEL
    decision = level_of(view, model())
    assert isinstance(decision.action, NameLevel)
    tricks = GAME_BY_KEY[decision.action.word].high_tricks
    assert tricks is not None
    assert 8 <= tricks <= 11
    assert decision.motive.rule is Worth.LEVEL_IS_BEST
    assert BidsByWorth(model()).decide(view, random.Random(1), BUDGET) == decision
