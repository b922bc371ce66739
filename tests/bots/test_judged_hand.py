"""What may be done is judged in worlds that are the same for all of it and fit what was called."""

import random
from dataclasses import replace

import pytest

from tests.bots.chairs import F, M, R, chance_deal, decided
from vira_desktop.bots import regel_bidding
from vira_desktop.bots.bot import Decision
from vira_desktop.bots.fitting_worlds import TRIES, FittingWorlds, action_of, table_of_world
from vira_desktop.bots.judged_hand import FOUND, Trial, bid_and_bought, judge, kind_of
from vira_desktop.rules.actions import Action, LayDown, Pass, PlayHand, Repurchase
from vira_desktop.rules.cards import ALL_CARDS, CardSet, Suit
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.games import GAMES, Group
from vira_desktop.rules.notation import parse_action, parse_hand
from vira_desktop.rules.seats import BySeat
from vira_desktop.rules.state import Bidding, Buying, Deal, Playing, Settled, State, Step
from vira_desktop.rules.view import SeatView, view_for
from vira_desktop.solver.api import Solver

SOLVER = Solver(megabytes=8, nodes=200_000)


def _view(hand: str, *calls: str) -> SeatView:
    """What the next to call sees who holds *hand* after *calls*."""
    own = parse_hand(hand)
    rest = [card for card in ALL_CARDS if card not in own]
    seat = "FMR"[len(calls)]
    others = (frozenset(rest[:13]), frozenset(rest[13:26]))
    hands = [own if one == seat else others[n % 2] for n, one in enumerate("FMR")]
    if seat == "M":
        hands = [others[0], own, others[1]]
    deal = Deal(
        players=3,
        pulla=3,
        highest=Suit.SPADES,
        hands=BySeat(*hands),
        stock=tuple(rest[26:]),
    )
    state: State = begin(deal)
    for call in calls:
        state = apply(state, parse_action(call))
    assert isinstance(state, Bidding)
    return view_for(state, state.to_act)


def _bids(*words: str) -> list[Action]:
    return [parse_action(word) for word in words]


def test_a_hand_full_of_trumps_had_better_bid_the_solo_than_pass() -> None:
    view = _view("AKQJT98.AK.A2.32", "F bid begar")
    found = judge(view, _bids("M pass", "M bid solo-8"), random.Random(1), SOLVER, worlds=20)
    best, passing = found
    assert best.action == parse_action("M bid solo-8")
    assert best.loss == best.loss_error == 0
    assert best.plays == 1
    assert best.home > 0.8
    assert passing.plays == 0
    assert passing.worse > 0.8
    assert passing.loss > 3 * passing.loss_error > 0
    assert passing.loss == pytest.approx(best.worth - passing.worth)
    for one in found:
        assert one.home + one.bet + one.kodilj == pytest.approx(1)
        assert one.error > 0


def test_what_is_hopeless_costs_what_the_rules_say() -> None:
    """Solo for ten tricks without an ace: kodilj in every world, four bets and ten pins twice."""
    view = _view("98.765432.765.43", "F bid begar")
    (found,) = judge(view, _bids("M bid solo-10"), random.Random(1), SOLVER, worlds=10)
    game = next(game for game in GAMES if game.key == "solo-10")
    assert found.kodilj == pytest.approx(FOUND["solo"][2][2])
    least = view.rules.pulla_row(game).kodilj * 8 * 2 / 3
    assert -found.worth > least * found.kodilj


def test_the_same_seed_gives_the_same_and_more_worlds_less_error() -> None:
    view = _view("AQ875.K4.A93.J52")
    calls = _bids("F bid begar", "F bid turne")
    few = judge(view, calls, random.Random(5), SOLVER, worlds=16)
    assert few == judge(view, calls, random.Random(5), SOLVER, worlds=16)
    trial = Trial(view, calls, random.Random(5), SOLVER)
    trial.go_on(16)
    assert trial.judged() == few
    trial.go_on(48)
    assert trial.worlds == 64
    assert max(one.error for one in trial.judged()) < max(one.error for one in few)


def test_hidden_cards_do_not_matter() -> None:
    view = _view("AQ875.K4.A93.J52", "F bid begar")
    calls = _bids("M pass", "M bid spel-7")
    found = judge(view, calls, random.Random(2), SOLVER, worlds=6)
    state = begin(chance_deal(9))
    other = replace(state.deal, highest=view.highest, hands=state.deal.hands.put(M, view.hand))
    again = view_for(apply(begin(other), parse_action("F bid begar")), M)
    assert judge(again, calls, random.Random(2), SOLVER, worlds=6) == found


def test_the_others_hold_hands_with_which_they_would_have_called() -> None:
    view = _view("T5.KT9432.K4.AQ9", "F bid begar", "M bid begar suit")
    worlds = FittingWorlds(view, random.Random(3))
    for _ in range(8):
        world = worlds.draw()
        table = table_of_world(view, world)
        assert view_for(table, R) == view
        state: State = begin(table.deal) if isinstance(table, Bidding) else table
        for call in view.auction:
            assert isinstance(state, Bidding)
            said = regel_bidding.decide(view_for(state, call.seat)).action
            assert said == action_of(call)
            state = apply(state, said)
    assert 0 < worlds.share < 1


def _bought(number: int) -> Buying | None:
    """The declarer of a deal that *regel* bids, when he has bought and is to play."""
    state: State = begin(chance_deal(number))
    while isinstance(state, Bidding | Buying):
        if isinstance(state, Buying) and state.step is Step.AFTER_BUY:
            return state
        state = apply(state, decided(view_for(state, state.to_act)).action)
    return None


def test_after_the_purchase_laying_down_pays_what_it_pays() -> None:
    states = [state for number in range(20) if (state := _bought(number)) is not None][:4]
    assert len(states) == 4
    for number, state in enumerate(states):
        view = view_for(state, state.to_act)
        seat = view.seat
        acts: list[Action] = [PlayHand(seat), LayDown(seat)]
        if Repurchase(seat) in view.legal:
            acts.append(Repurchase(seat))
        found = {
            type(one.action): one
            for one in judge(view, acts, random.Random(number), SOLVER, worlds=6)
        }
        laid = found[LayDown]
        assert laid.error == 0
        assert (laid.home, laid.bet, laid.kodilj) == (0, 1, 0)
        assert all(one.plays == 1 for one in found.values())
        contract = state.contract
        pins = contract.named_game.pins
        bets = view.rules.pulla_row(contract.named_game).bet
        assert -laid.worth >= bets * 8 * 2 / 3 - 1e-9
        assert -laid.worth <= bets * 8 * 2 / 3 + 2 * max(pins) + 1e-9


def test_regel_bids_and_buys_to_the_first_lead() -> None:
    ends = [bid_and_bought(begin(chance_deal(number))) for number in range(12)]
    assert {type(state) for state in ends} <= {Playing, Settled}
    for state in ends:
        if isinstance(state, Playing):
            assert not state.has_begun
            assert kind_of(state.contract) in FOUND


def test_every_game_is_corrected_by_some_share() -> None:
    assert {group.value for group in Group} <= set(FOUND)
    for rows in FOUND.values():
        assert all(sum(row) == pytest.approx(1) for row in rows)


def test_nothing_is_judged_when_it_is_not_ones_turn() -> None:
    view = _view("AQ875.K4.A93.J52")
    with pytest.raises(ValueError, match="nothing to bid"):
        Trial(replace(view, to_act=M), [Pass(F)], random.Random(1), SOLVER)
    trial = Trial(view, _bids("F bid begar"), random.Random(1), SOLVER)
    with pytest.raises(ValueError, match="no world"):
        trial.judged()


def test_of_one_who_bids_in_his_own_way_any_hand_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """*regel* never opens with a grande: many hands are tried in vain once, not for each world."""
    asked = 0
    decide = regel_bidding.decide_with

    def counted(hand: CardSet, view: SeatView) -> Decision:
        nonlocal asked
        asked += 1
        return decide(hand, view)

    monkeypatch.setattr(regel_bidding, "decide_with", counted)
    worlds = FittingWorlds(_view("AKQJT98.AK.A2.32", "F bid solo-grande"), random.Random(1))
    for _ in range(50):
        worlds.draw()
    assert worlds.share == 0.0
    assert TRIES <= asked < 2 * TRIES
