"""The small table of what a game pays agrees with the payment, in every state of the examples."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.deals import after, bought, make_deal
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.games import Result
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import State
from vira_desktop.rules.view import view_for
from vira_desktop.ui.language import signed_text
from vira_desktop.ui.table import costs
from vira_desktop.ui.table.contract_facts import ContractFacts, payment_rows
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.panel import Line
from vira_desktop.ui.text.panels_text import spoken_payment

# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)
ModelOf = Callable[..., TableModel]


def test_bets_and_pins_are_those_of_the_payment_rules(states: list[State]) -> None:
    seen = 0
    for state in states:
        view = view_for(state, Seat.FOREHAND)
        contract = view.contract
        if contract is None or contract.game is None or contract.direction is None:
            continue
        rows = payment_rows(view, contract)
        is_open = contract.trump is None and not contract.is_low
        if is_open or contract.repurchased:
            continue
        seen += 1
        for row, result in zip(rows[1:], Result, strict=True):
            cost = costs.of_result(view, contract, result)
            assert row[1:] == (signed_text(cost.bets), signed_text(cost.pins))
    assert seen > 100


def test_while_trump_is_open_the_pins_stand_under_the_suits() -> None:
    state = after(make_deal(highest="H"), "F bid spel-9; M pass; R pass")
    view = view_for(state, Seat.FOREHAND)
    assert view.contract is not None
    headings, home, *_ = payment_rows(view, view.contract)
    assert headings == ("", "Declarer's\nbets", "Pins per\nopponent ♠♣", "♦", "♥")
    assert home == ("Home", "+1", "+1", "+1", "+3")


def test_an_amount_is_spoken_in_one_line() -> None:
    said = spoken_payment("Home", "Declarer's\nbets", "+1")
    assert said == "Home: Declarer's bets +1"


@pytest.mark.parametrize("first", ["9", "gask"])
def test_the_table_is_there_once_the_level_is_named(qtbot: QtBot, first: str) -> None:
    facts = ContractFacts()
    qtbot.addWidget(facts)
    nine = bought(make_deal(), "spel-9", trumps=[Suit.SPADES])
    gask = after(make_deal(), "F bid gask; M pass; R pass")
    for state in (nine, gask) if first == "9" else (gask, nine):
        view = view_for(state, Seat.MIDDLEHAND)
        assert view.contract is not None
        facts.show_contract(view, view.contract)
        shown = [line for line in facts.findChildren(Line) if line.isVisibleTo(facts)]
        assert len(shown) == (13 if state is nine else 1)
        assert facts.told() in [line.said for line in shown]


def test_the_numbers_stand_at_the_right_edge_after_fewer_columns_too(qtbot: QtBot) -> None:
    facts = ContractFacts()
    qtbot.addWidget(facts)
    facts.resize(300, 200)
    facts.show()
    for state in (
        after(make_deal(), "F bid spel-9; M pass; R pass"),
        bought(make_deal(), "spel-9", trumps=[Suit.SPADES]),
    ):
        view = view_for(state, Seat.MIDDLEHAND)
        assert view.contract is not None
        facts.show_contract(view, view.contract)
        for _ in range(3):
            QApplication.processEvents()
        last = max(line.geometry().right() for line in facts.findChildren(Line) if line.said)
        cells = [line for line in facts.findChildren(Line) if line.property("look") == "number"]
        assert max(cell.geometry().right() for cell in cells if cell.isVisible()) >= last - 25
        assert last > 270
