"""The buying panel offers exactly what is legal, says what it costs, and does not slip."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.deals import after, bought, make_deal, played, some
from vira_desktop.rules.actions import Action, Buy, Keep, LayDown, NameTrump, PlayHand, SetAside
from vira_desktop.rules.cards import NO_CARDS, Suit, parse_card
from vira_desktop.rules.flow import apply
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Buying, Settled, State, Step
from vira_desktop.rules.view import view_for
from vira_desktop.ui.table import costs
from vira_desktop.ui.table.buying_choices import buying_choices
from vira_desktop.ui.table.buying_panel import BuyingPanel
from vira_desktop.ui.table.choice_list import ChoiceRow
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.text.cards_text import cards_short
from vira_desktop.ui.text.panels_text import purchase_text, turned_text

ModelOf = Callable[..., TableModel]
# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


def moments(states: list[State]) -> Iterator[Buying]:
    """Every moment of buying in the examples, and a turné repurchased, which none of them has."""
    turne = after(bought(make_deal(), "turne-6"), "F repurchase")
    return (state for state in (*states, turne) if isinstance(state, Buying))


def with_enough_cards(model_of: ModelOf, state: Buying) -> TableModel:
    """The moment with the fewest cards chosen that will do."""
    choice = view_for(state, state.to_act).choice()
    cards = frozenset(sorted(choice.cards)[: choice.least]) if choice else NO_CARDS
    return model_of(state, state.to_act, cards)


@pytest.fixture
def panel(qtbot: QtBot) -> BuyingPanel:
    panel = BuyingPanel()
    qtbot.addWidget(panel)
    panel.resize(320, 500)
    panel.show()
    return panel


def test_all_steps_offer_what_is_legal_and_nothing_else(
    states: list[State], model_of: ModelOf
) -> None:
    seen = set()
    for state in moments(states):
        seen.add(state.step)
        model = with_enough_cards(model_of, state)
        offered = [choice.action for choice in buying_choices(model)]
        cards = [action for action in offered if isinstance(action, Buy | Keep | SetAside)]
        others = [action for action in offered if not isinstance(action, Buy | Keep | SetAside)]
        assert sorted(map(str, others)) == sorted(map(str, model.view.actions()))
        choice = model.view.choice()
        assert len(cards) == (1 if choice else 0)
        for action in offered:
            assert action is not None
            apply(state, action)
    assert seen == set(Step)


def test_nothing_is_offered_to_who_waits(states: list[State], model_of: ModelOf) -> None:
    for state in moments(states):
        assert buying_choices(model_of(state, state.to_act.left)) == ()


def test_every_button_emits_its_action(
    states: list[State], model_of: ModelOf, panel: BuyingPanel
) -> None:
    acted: list[Action] = []
    panel.acted.connect(acted.append)
    first_of = {state.step: state for state in reversed(list(moments(states)))}
    assert len(first_of) == len(Step)
    for state in first_of.values():
        model = with_enough_cards(model_of, state)
        panel.show_model(model)
        choices = buying_choices(model)
        assert panel.choices.shown() == tuple(choice.key for choice in choices)
        for choice in choices:
            row = panel.choices.row(choice.key)
            row.button.click()
            if choice.question:
                assert choice.action not in acted
                row.yes.click()
            assert acted.pop() == choice.action


def test_the_wrong_number_of_cards_cannot_be_bought(model_of: ModelOf, panel: BuyingPanel) -> None:
    state = after(make_deal(), "F bid kopmisar-2; M pass; R pass")
    assert isinstance(state, Buying)
    hand = sorted(state.table.hands[Seat.FOREHAND])
    for count in range(5):
        panel.show_model(model_of(state, Seat.FOREHAND, frozenset(hand[:count])))
        row = panel.choices.row("Buy")
        assert row.button.isEnabled() == (count == 2)
        assert f"{count} of 2 card(s) chosen." in row.button.accessibleDescription()


def test_no_more_can_be_bought_than_the_stock_has(model_of: ModelOf, panel: BuyingPanel) -> None:
    state = bought(make_deal(), "begar", trumps=[Suit.SPADES])
    hand = sorted(state.table.hands[Seat.FOREHAND])
    ten = "F repurchase; F buy " + " ".join(map(str, hand[:10]))
    state_after = after(state, ten, "F play")
    assert isinstance(state_after, Buying)
    theirs = sorted(state_after.table.hands[Seat.MIDDLEHAND])
    for count, is_open in ((0, True), (3, True), (4, False)):
        panel.show_model(model_of(state_after, Seat.MIDDLEHAND, frozenset(theirs[:count])))
        assert panel.choices.row("Buy").button.isEnabled() == is_open


def test_the_button_says_how_many_must_or_may_be_bought(
    model_of: ModelOf, panel: BuyingPanel
) -> None:
    state = after(make_deal(), "F bid begar; M bid vingel-6; R pass; F pass; M turn")
    assert isinstance(state, Buying)
    assert view_for(state, Seat.MIDDLEHAND).turned
    hand = sorted(state.table.hands[Seat.MIDDLEHAND])
    said = []
    for count in (0, 1, 2, 3):
        panel.show_model(model_of(state, Seat.MIDDLEHAND, frozenset(hand[:count])))
        said.append(panel.choices.row("Buy").button.accessibleName())
    least = "Buy at least 2 card(s)"
    assert said == [least, least, "Buy 2 card(s)", "Buy 3 card(s)"]


def test_with_an_empty_stock_an_opponent_goes_on(model_of: ModelOf) -> None:
    state = bought(make_deal(), "begar", trumps=[Suit.SPADES], again=True)
    theirs = sorted(state.table.hands[Seat.MIDDLEHAND])
    left = view_for(state, Seat.FOREHAND).stock_left
    state_after = after(state, "F play", "M buy " + " ".join(map(str, theirs[:left])))
    (choice,) = buying_choices(model_of(state_after, Seat.REARHAND))
    assert (choice.label, choice.note, choice.missing) == ("Go on", "", "")


def test_levels_differ_in_what_they_say(model_of: ModelOf) -> None:
    state = after(make_deal(), "F bid kopmisar; M pass; R pass")
    notes = [choice.note for choice in buying_choices(model_of(state, Seat.FOREHAND))]
    assert [f"buy exactly {n} card(s)" in note for n, note in enumerate(notes, 1)] == [True] * 6
    state = after(make_deal(), "F bid gask; M pass; R pass")
    notes = [choice.note for choice in buying_choices(model_of(state, Seat.FOREHAND))]
    assert notes[1].startswith("keep 1 card(s) · tricks 8/0")


def test_turned_cards_are_told_with_those_face_down() -> None:
    assert turned_text((parse_card("SA"), parse_card("HA")), 11) == (
        "Turned up: ♠A ♥A. Face down: 11 card(s)."
    )


def test_who_takes_all_thirteen_takes_the_stock() -> None:
    assert purchase_text("Anna", 13, ()) == "Anna: took the whole stock"
    assert purchase_text("Anna", 12, ()) == "Anna: bought 12 card(s)"


def test_laying_down_costs_what_the_panel_says(states: list[State]) -> None:
    laid = 0
    for state in moments(states):
        view = view_for(state, state.to_act)
        if LayDown(state.to_act) not in view.legal or view.contract is None:
            continue
        end = apply(state, LayDown(state.to_act))
        assert isinstance(end, Settled)
        cost = costs.of_laying(view, view.contract)
        assert cost.bets == end.settlement.pulla[state.to_act]
        assert 2 * cost.pins == end.settlement.pins[state.to_act]
        laid += 1
    assert laid > 50


def test_playing_pays_what_the_panel_says(states: list[State]) -> None:
    checked = 0
    for end in states:
        if not isinstance(end, Settled) or end.laid or end.conceded or end.contract is None:
            continue
        declarer, result = end.contract.declarer, end.settlement.result
        assert result is not None
        cost = costs.of_result(view_for(end, declarer), end.contract, result)
        assert cost.bets == end.settlement.pulla[declarer]
        assert 2 * cost.pins == end.settlement.pins[declarer]
        checked += 1
    assert checked > 20


def test_a_trump_says_its_column_and_pins(model_of: ModelOf) -> None:
    state = after(make_deal(highest="H"), "F bid spel-9; M pass; R pass")
    notes = {
        choice.action.suit: choice.note
        for choice in buying_choices(model_of(state, Seat.FOREHAND))
        if isinstance(choice.action, NameTrump)
    }
    assert notes == {
        Suit.SPADES: "Off-suit: 1 pin(s) from or to each",
        Suit.HEARTS: "Highest suit: 3 pin(s) from or to each",
        Suit.DIAMONDS: "Suit: 1 pin(s) from or to each",
        Suit.CLUBS: "Off-suit: 1 pin(s) from or to each",
    }


def test_a_repurchase_says_what_it_changes(model_of: ModelOf) -> None:
    state = bought(make_deal(highest="S"), "spel-9", trumps=[Suit.SPADES])
    (note,) = (
        choice.note
        for choice in buying_choices(model_of(state, Seat.FOREHAND))
        if choice.key == "repurchase"
    )
    assert note == (
        "You buy once more. Home then lifts nothing, bet puts in 3 bet(s), kodilj puts in"
        " 5 bet(s). The first purchase costs 3 pin(s) to each."
    )


class TestLayingDown:
    """Asked first, in the panel itself; by keyboard too."""

    @pytest.fixture
    def row(self, panel: BuyingPanel, model_of: ModelOf) -> ChoiceRow:
        state = bought(make_deal(), "spel-7", trumps=[Suit.SPADES])
        panel.show_model(model_of(state, Seat.FOREHAND))
        return panel.choices.row("lay")

    def test_no_takes_it_back(self, panel: BuyingPanel, row: ChoiceRow) -> None:
        acted: list[Action] = []
        panel.acted.connect(acted.append)
        QTest.keyClick(row.button, Qt.Key.Key_Return)
        assert row.yes.isVisible()
        assert not row.button.isVisible()
        QTest.keyClick(row.no, Qt.Key.Key_Escape)
        assert row.button.isVisible()
        assert acted == []

    def test_yes_lays_down(self, panel: BuyingPanel, row: ChoiceRow) -> None:
        acted: list[Action] = []
        panel.acted.connect(acted.append)
        QTest.keyClick(row.button, Qt.Key.Key_Return)
        QTest.keyClick(row.yes, Qt.Key.Key_Space)
        assert acted == [LayDown(Seat.FOREHAND)]

    def test_another_moment_asks_no_more(
        self, panel: BuyingPanel, row: ChoiceRow, model_of: ModelOf
    ) -> None:
        row.button.click()
        state = bought(make_deal(), "spel-7", trumps=[Suit.SPADES], again=True)
        panel.show_model(model_of(after(state, "F play"), Seat.FOREHAND))
        assert "lay" not in panel.choices.shown()

    def test_the_second_of_two_clicks_presses_nothing(
        self, panel: BuyingPanel, row: ChoiceRow
    ) -> None:
        acted: list[Action] = []
        panel.acted.connect(acted.append)
        QTest.mouseDClick(panel.choices.row("play").button, Qt.MouseButton.LeftButton)
        assert acted == []
        QTest.mouseClick(panel.choices.row("play").button, Qt.MouseButton.LeftButton)
        assert acted == [PlayHand(Seat.FOREHAND)]


def test_own_discards_are_seen_until_the_first_lead(model_of: ModelOf, panel: BuyingPanel) -> None:
    first = after(make_deal(), "F bid begar; M pass; R pass; F trump S")
    assert isinstance(first, Buying)
    cards = sorted(first.table.hands[Seat.FOREHAND])[:2]
    state = after(first, f"F buy {cards[0]} {cards[1]}")
    panel.show_model(model_of(first, Seat.FOREHAND))
    assert not panel.discards.isVisible()
    panel.show_model(model_of(state, Seat.FOREHAND))
    panel.discards.button.click()
    assert panel.discards.cards.text() == cards_short(reversed(cards))
    panel.show_model(model_of(state, Seat.MIDDLEHAND))
    assert not panel.discards.isVisible()
    lead = played(state)
    panel.discards.show_model(model_of(lead, Seat.FOREHAND))
    assert panel.discards.button.isVisible()
    led = after(lead, f"F card {some(lead, 'F', 1)}")
    panel.discards.show_model(model_of(led, Seat.FOREHAND))
    assert not panel.discards.isVisible()
    assert panel.discards.cards.text() == ""


def test_the_panel_takes_another_language(model_of: ModelOf, panel: BuyingPanel) -> None:
    state = bought(make_deal(), "spel-7", trumps=[Suit.SPADES])
    panel.show_model(model_of(state, Seat.FOREHAND))
    panel.choices.row("play").button.say("stale")
    panel.retranslate()
    assert panel.choices.row("play").button.accessibleName() == "Play"
