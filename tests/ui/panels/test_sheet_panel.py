"""The sheet: every line of the payment, and all cards as they were dealt (field test W11)."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from tests.helpers.deals import bought, claimed, make_deal, played
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.seats import SEATS, Seat
from vira_desktop.rules.state import Settled, State
from vira_desktop.rules.view import view_for
from vira_desktop.ui.table.dealt_cards import bought_by, purchases_of
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.panel import Line
from vira_desktop.ui.table.sheet_panel import SheetPanel
from vira_desktop.ui.text.cards_text import cards_short
from vira_desktop.ui.text.payment_text import Unit, amount_text, sheet_lines

ModelOf = Callable[..., TableModel]


def ends(states: list[State]) -> list[Settled]:
    return [state for state in states if isinstance(state, Settled)]


@pytest.fixture
def panel(qtbot: QtBot) -> SheetPanel:
    panel = SheetPanel()
    qtbot.addWidget(panel)
    return panel


def texts(page: object) -> list[str]:
    assert hasattr(page, "widget")
    return [line.said for line in page.widget().findChildren(Line)]


def test_each_line_of_the_payment_is_shown_and_the_amounts_are_the_settlement(
    states: list[State], model_of: ModelOf, panel: SheetPanel
) -> None:
    assert len(ends(states)) > 40
    for end in ends(states):
        model = model_of(end, Seat.MIDDLEHAND)
        panel.show_model(model)
        shown = texts(panel.payment)
        bets, pins = [0, 0, 0], [0, 0, 0]
        assert [shown.count(name) for name in model.names] == [1, 1, 1]
        for name in model.names:
            shown.remove(name)
        for line in sheet_lines(end, model.names, Seat.MIDDLEHAND):
            at = shown.index(line.label)
            shown = shown[at + 1 :]
            if line.amounts is not None and line.unit is not None:
                amounts, shown = shown[:3], shown[3:]
                assert amounts == [amount_text(amount, line.unit) for amount in line.amounts]
                if not line.is_total:
                    sums = bets if line.unit is Unit.BETS else pins
                    for number, amount in enumerate(line.amounts):
                        sums[number] += amount
            assert shown[0] == line.explanation
        settlement = end.settlement
        assert bets == [amount - settlement.antes for amount in settlement.pulla]
        assert pins == list(settlement.pins)


def test_in_a_replay_nobody_is_called_you(
    states: list[State], model_of: ModelOf, panel: SheetPanel
) -> None:
    end = next(end for end in ends(states) if end.contract)
    assert end.contract
    model = model_of(end, end.contract.declarer)
    panel.show_model(model)
    assert any(text.startswith("You ") for text in texts(panel.payment))
    panel.show_model(replace(model, is_replay=True))
    assert not any(text.startswith("You ") for text in texts(panel.payment))


def test_every_card_is_accounted_for(states: list[State]) -> None:
    for end in ends(states):
        table, bought_cards = end.table, bought_by(end.table)
        for seat in SEATS:
            tricks = (card for trick in end.tricks for card in trick.cards)
            gone = {p.card for p in (*tricks, *end.trick) if p.seat is seat}
            had = (table.deal.hands[seat] | bought_cards[seat]) - table.discards[seat]
            assert had == table.hands[seat] | gone
        assert sum(len(b.cards) for b in purchases_of(table)) == 13 - len(table.stock)


def test_the_cards_stand_in_separate_columns_as_dealt(
    states: list[State], model_of: ModelOf, panel: SheetPanel
) -> None:
    for end in ends(states)[::6]:
        panel.show_model(model_of(end, Seat.FOREHAND))
        shown = texts(panel.cards)
        table, bought_cards = end.table, bought_by(end.table)
        for seat in SEATS:
            at = shown.index("Dealt")
            block, shown = shown[at : at + 15], shown[at + 15 :]
            columns = table.deal.hands[seat], bought_cards[seat], table.discards[seat]
            for number, cards in enumerate(columns):
                column = block[5 * number + 1 : 5 * number + 5]
                ranks = [text.split(" ", 1)[1].split() for text in column]
                assert sum(rank != "–" for held in ranks for rank in held) == len(cards)
        left = cards_short(table.stock)
        assert not left or f"Left over: {left}" in shown


@pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)
def test_a_long_suit_goes_on_under_its_first_card_and_not_under_its_sign(
    panel: SheetPanel, model_of: ModelOf
) -> None:
    hand = "AKQJT98765432..."
    end = claimed(played(bought(make_deal(F=hand), "spel-7", trumps=[Suit.SPADES])), 7)
    panel.resize(300, 500)
    panel.show_model(model_of(end, Seat.FOREHAND))
    panel.tabs.setCurrentWidget(panel.cards)
    panel.show()
    lines = panel.cards.findChildren(Line)
    dealt = next(line for line in lines if line.said == "♠ A K Q J 10 9 8 7 6 5 4 3 2")
    below = dealt.fontMetrics().lineSpacing() + 1
    assert dealt.height() > 1.8 * below
    sign = dealt.fontMetrics().horizontalAdvance("♠")
    picture = dealt.grab(QRect(0, below, sign, dealt.height() - below)).toImage()
    assert len({picture.pixel(x, y) for x in range(sign) for y in range(picture.height())}) == 1


def test_the_button_goes_on(panel: SheetPanel, model_of: ModelOf, qtbot: QtBot) -> None:
    end = claimed(played(bought(make_deal(), "spel-7", trumps=[Suit.SPADES])), 7)
    panel.show_model(model_of(end, Seat.FOREHAND))
    with qtbot.waitSignal(panel.next_deal, timeout=1000):
        panel.next_button.click()
    assert view_for(end, Seat.FOREHAND).settled is end
