"""Play beside the cards: tricks, claims and their answers, and what conceding costs."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from tests.helpers.deals import after, at_turn_of, bought, make_deal, played
from vira_desktop.rules.actions import (
    Accept,
    Action,
    AnnounceAcesLow,
    Claim,
    Concede,
    PlayCard,
    Refuse,
)
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.flow import apply
from vira_desktop.rules.seats import Seat, opponents_of
from vira_desktop.rules.state import Direction, Playing, Settled, State
from vira_desktop.rules.view import view_for
from vira_desktop.session.claims import Proof
from vira_desktop.ui.table import costs
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.play_panel import PlayPanel, play_choices
from vira_desktop.ui.text.contract_text import contract_line
from vira_desktop.ui.text.panels_text import proof_text

ModelOf = Callable[..., TableModel]


def playing(states: list[State]) -> list[Playing]:
    return [state for state in states if isinstance(state, Playing)]


@pytest.fixture
def panel(qtbot: QtBot) -> PlayPanel:
    panel = PlayPanel()
    qtbot.addWidget(panel)
    return panel


@pytest.fixture
def seven() -> State:
    """Forehand leads in a 7-spel of his own, trump spades."""
    return played(bought(make_deal(), "spel-7", trumps=[Suit.SPADES]))


def test_what_is_legal_beside_the_cards_is_offered(states: list[State], model_of: ModelOf) -> None:
    for state in playing(states):
        for seat in Seat:
            model = model_of(state, seat)
            offered = {choice.action for choice in play_choices(model)}
            legal = {
                action
                for action in model.view.actions()
                if not isinstance(action, PlayCard | Claim)
            }
            assert offered == legal


def test_conceding_costs_what_the_panel_says(states: list[State]) -> None:
    paid = set()
    for state in playing(states):
        seat, contract = state.to_act, state.contract
        if seat is contract.declarer:
            continue
        end = apply(state, Concede(seat))
        assert isinstance(end, Settled)
        cost = costs.of_conceding(view_for(state, seat), contract)
        fine = -1 if end.settlement.penalty is seat else 0
        assert cost.bets + fine == end.settlement.pulla[seat]
        assert cost.pins == end.settlement.pins[seat]
        paid.add(cost.bets)
    assert paid == {0, -1}


def test_an_accepted_claim_pays_what_the_panel_says(states: list[State]) -> None:
    checked = 0
    for state in playing(states)[::25]:
        declarer = state.contract.declarer
        if state.to_act is not declarer or state.claim:
            continue
        left, right = opponents_of(declarer)
        for claim in view_for(state, declarer).actions():
            if not isinstance(claim, Claim):
                continue
            end = apply(apply(apply(state, claim), Accept(left)), Accept(right))
            assert isinstance(end, Settled)
            result = state.contract.result_of(claim.tricks)
            cost = costs.of_result(view_for(state, left), state.contract, result)
            assert cost.bets == end.settlement.pulla[declarer]
            assert -cost.pins == end.settlement.pins[left]
            checked += 1
    assert checked > 30


def test_the_declarer_claims_by_number(panel: PlayPanel, seven: State, model_of: ModelOf) -> None:
    acted: list[Action] = []
    panel.acted.connect(acted.append)
    panel.show_model(model_of(seven, Seat.FOREHAND))
    assert (panel.tricks.minimum(), panel.tricks.maximum(), panel.tricks.value()) == (0, 13, 13)
    assert not panel.more.isEnabled()
    assert panel.claim_button.text() == "Claim 13"
    assert panel.claim_button.toolTip() == panel.claim_button.accessibleName()
    assert panel.claim_button.toolTip() == "Claim 13 trick(s) in all"
    panel.fewer.click()
    panel.claim_button.click()
    panel.tricks.setValue(7)
    panel.claim_button.click()
    assert acted == [Claim(Seat.FOREHAND, 12), Claim(Seat.FOREHAND, 7)]
    panel.show_model(model_of(seven, Seat.MIDDLEHAND))
    assert not panel.claim_button.isVisibleTo(panel)


def test_a_low_game_claims_none_to_begin_with(panel: PlayPanel, model_of: ModelOf) -> None:
    state = played(bought(make_deal(), "kopmisar-2", direction=Direction.LOW))
    panel.show_model(model_of(state, Seat.FOREHAND))
    assert panel.tricks.value() == 0


def test_a_claim_is_answered(panel: PlayPanel, seven: State, model_of: ModelOf) -> None:
    acted: list[Action] = []
    panel.acted.connect(acted.append)
    panel.show_model(model_of(after(seven, "F claim 6"), Seat.MIDDLEHAND))
    assert panel.choices.shown() == ("accept", "refuse", "concede")
    accept = panel.choices.row("accept").button
    assert "bet; for you +1 pin" in accept.accessibleDescription()
    for key in panel.choices.shown():
        panel.choices.row(key).button.click()
    assert acted == [Accept(Seat.MIDDLEHAND), Refuse(Seat.MIDDLEHAND)]
    panel.choices.row("concede").yes.click()
    assert acted[-1] == Concede(Seat.MIDDLEHAND)


def test_tricks_and_contract_are_told(panel: PlayPanel, seven: State, model_of: ModelOf) -> None:
    state = seven
    for seat in (Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND):
        state = at_turn_of(state, seat)
    while not isinstance(state, Settled) and not playing([state])[0].tricks:
        state = apply(state, next(iter(legal_cards(state))))
    assert isinstance(state, Playing)
    panel.show_model(model_of(state, Seat.MIDDLEHAND))
    told = panel.told()
    contract = state.contract
    highest = state.table.deal.highest
    assert contract_line(contract, highest, state.table.deal.rules) in told
    assert f"{state.taken[Seat.FOREHAND]} of 7" in told
    assert str(state.taken[Seat.MIDDLEHAND] + state.taken[Seat.REARHAND]) in told
    winner = {Seat.FOREHAND: "Anna", Seat.MIDDLEHAND: "Bo", Seat.REARHAND: "Cilla"}
    assert any(f"Taken by: {winner[state.tricks[-1].winner]}." in text for text in told)


def legal_cards(state: State) -> list[PlayCard]:
    seat = playing([state])[0].to_act
    return [a for a in view_for(state, seat).actions() if isinstance(a, PlayCard)]


def test_aces_as_ones_are_announced(panel: PlayPanel, model_of: ModelOf) -> None:
    deal = make_deal(F="A2.A2.A2.A2", stock="S3 H3 D3 C3 S4 H4 D4 C4 S5 H5 D5 C5 S6")
    begun = after(deal, "F bid gask-4; M pass; R pass; F keep SA HA DA CA")
    thrown = "S6 S5 H5 D5"
    state = after(begun, f"F aside {thrown}; F low; F play")
    acted: list[Action] = []
    panel.acted.connect(acted.append)
    panel.show_model(model_of(state, Seat.FOREHAND))
    panel.choices.row("aces").button.click()
    assert acted == [AnnounceAcesLow(Seat.FOREHAND)]


@pytest.mark.parametrize("proof", Proof)
def test_what_is_proved_of_a_claim_is_told_to_who_answers(
    panel: PlayPanel, seven: State, model_of: ModelOf, proof: Proof
) -> None:
    before = at_turn_of(seven, Seat.FOREHAND)
    claimed = apply(before, Claim(Seat.FOREHAND, 13))
    shown = replace(model_of(claimed, Seat.MIDDLEHAND), claim_proof=proof)
    panel.show_model(shown)
    assert panel.told()[-1] == proof_text(proof, is_low=False)
    panel.show_model(model_of(before, Seat.FOREHAND))
    assert panel.told()[-1] == ""
