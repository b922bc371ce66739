"""Which trump is named by what comes of it in worlds."""

import random
from itertools import islice

from tests.bots.asked import positions
from tests.bots.chairs import decided, shuffled_unseen
from tests.bots.reasons_hold import faults
from tests.helpers.deals import after, make_deal
from vira_desktop.bots.bot import Budget, Decision
from vira_desktop.bots.levels import KLUBBSPELARE, MASTARE, STORMASTARE
from vira_desktop.bots.purchase import HEAD_START, MOST_TRIED, Purchase, is_asked, near, tried
from vira_desktop.bots.roster import bot_by_key
from vira_desktop.bots.trying import Limits
from vira_desktop.rules.choices import allows
from vira_desktop.rules.flow import apply
from vira_desktop.rules.games import GAMES
from vira_desktop.rules.notation import parse_action
from vira_desktop.rules.state import Buying, Step
from vira_desktop.rules.view import SeatView, view_for
from vira_desktop.solver.api import Solver

SOLVER = Solver(megabytes=8, nodes=200_000)
FOR_EVER = float("inf")


def _declarers(seed: str, most: int) -> list[Buying]:
    """The positions among the first *most* in which a declarer buys."""
    return [
        state
        for state in islice(positions(seed), most)
        if isinstance(state, Buying) and state.to_act is state.contract.declarer
    ]


def _view(state: Buying) -> SeatView:
    return view_for(state, state.to_act)


def test_every_suit_that_is_tried_may_be_named_in_all_games_with_a_choice() -> None:
    games, numbers = set(), set()
    for state in _declarers("near", 4_000):
        view = _view(state)
        if not is_asked(view):
            assert state.step is not Step.TRUMP
            continue
        suits = near(view)
        assert len(set(suits)) == len(suits) <= MOST_TRIED
        for named in suits:
            assert allows(view.legal, named), named
            apply(state, named)
        games.add(state.contract.named_game)
        numbers.add(len(suits))
    with_choice = {game for game in GAMES if game.high_tricks and game.turn_up != 1}
    assert games <= with_choice
    assert len(games) > 0.8 * len(with_choice)
    assert numbers == {1, 2, MOST_TRIED}


def _suit_to_name(hand: str, highest: str) -> SeatView:
    """Middle-hand has won a spel-7 with *hand*, and is to name trumps."""
    state = after(
        make_deal(M=hand, highest=highest), "F bid begar", "M bid spel-7", "R pass", "F pass"
    )
    assert isinstance(state, Buying)
    assert state.step is Step.TRUMP
    return _view(state)


def _tried(view: SeatView, worlds: int = 30) -> Decision:
    assert is_asked(view)
    limits = Limits(worlds=worlds, ends=FOR_EVER)
    return tried(view, random.Random("purchase"), SOLVER, limits)


def test_worlds_know_that_three_honours_are_better_trumps_than_a_better_paid_king() -> None:
    view = _suit_to_name("A4.KQJ6.A64.KT62", "C")
    assert decided(view).action == parse_action("M trump C")
    decision = _tried(view)
    assert decision.action == parse_action("M trump H")
    motive = decision.motive
    assert motive.rule is Purchase.BEST_IN_WORLDS
    assert motive.options[0].action == decision.action
    of = {option.action: option for option in motive.options}
    clubs = of[parse_action("M trump C")]
    assert motive.options[0].worth > clubs.worth + HEAD_START
    assert motive.options[0].home > clubs.home
    assert dict(motive.figures)["worlds"] >= 15


def test_a_suit_that_is_best_anyway_is_named_and_the_others_are_told() -> None:
    view = _suit_to_name("AKQJ9.A642.A6.T6", "S")
    decision = _tried(view)
    assert decision.action == decided(view).action == parse_action("M trump S")
    assert decision.motive.rule in (decided(view).motive.rule, Purchase.BEST_IN_WORLDS)
    assert decision.motive.settled_by is None


def test_out_of_time_it_is_done_by_rule() -> None:
    view = _suit_to_name("A4.KQJ6.A64.KT62", "C")
    for limits in (
        Limits(worlds=30, ends=0.0),
        Limits(worlds=30, ends=FOR_EVER, is_wanted=lambda: False),
    ):
        assert tried(view, random.Random(1), SOLVER, limits) == decided(view)


def test_neither_hidden_cards_nor_the_hour_matter_and_the_reason_holds() -> None:
    """Where something else came out worth more, but not clearly, the rule of *regel* is told."""
    rng, seen = random.Random("hidden"), set()
    for state in _declarers("hidden", 900):
        view = _view(state)
        if not is_asked(view) or len(near(view)) < 2:
            continue
        decision = _tried(view, 15)
        other = shuffled_unseen(state, state.to_act, rng)
        assert isinstance(other, Buying)
        assert _tried(_view(other), 15) == decision
        assert faults(view, decision) == []
        plain, motive = decided(view), decision.motive
        if motive.rule is Purchase.NOTHING_BETTER:
            assert decision.action == plain.action
            assert motive.settled_by is plain.motive.rule
            assert motive.options[0].worth < max(one.worth for one in motive.options)
        seen.add(motive.rule)
    assert set(Purchase) <= seen


def test_only_the_two_highest_levels_try_purchases() -> None:
    view = _suit_to_name("A4.KQJ6.A64.KT62", "C")
    budget = Budget(worlds=30)
    found = {
        key: bot_by_key(key).decide(view, random.Random(1), budget)
        for key in (KLUBBSPELARE, MASTARE, STORMASTARE)
    }
    assert found[KLUBBSPELARE] == decided(view)
    for key in (MASTARE, STORMASTARE):
        assert found[key].action == parse_action("M trump H")
