"""The window is driven through a whole deal of each group, by mouse and by keyboard alone."""

import re
from collections.abc import Callable
from typing import Protocol

import pytest

from tests.ui.window.conftest import Start
from tests.ui.window.keyboard import Keyboard
from tests.ui.window.mouse import Mouse
from tests.ui.window.prepared import DEALS, Prepared
from tests.ui.window.started import AT_A_KEY, PERSON, Script, Table
from vira_desktop.rules.actions import Action
from vira_desktop.rules.seats import BySeat
from vira_desktop.rules.view import Phase
from vira_desktop.ui.table.panel import Line


class Hand(Protocol):
    """What a person does, by whatever means."""

    def do(self, action: Action) -> None: ...

    def go_on(self) -> None: ...

    def next_deal(self) -> None: ...


@pytest.mark.parametrize("means", [Mouse, Keyboard], ids=["mouse", "keyboard"])
@pytest.mark.parametrize("prepared", DEALS, ids=lambda prepared: prepared.name)
def test_a_whole_deal(start: Start, prepared: Prepared, means: Callable[[Table], Hand]) -> None:
    table = start(think=Script(prepared.deal, prepared.actions), settings=AT_A_KEY, size=(900, 640))
    table.program.new_session()
    table.open(prepared.deal)
    hand = means(table)
    play(table, hand, prepared)
    assert table.done == prepared.actions
    assert table.phase() is Phase.SETTLED
    said = sheet(table)
    assert prepared.result in said[said.index("Result") + 1]
    assert amounts(table, "In all") == prepared.total
    assert said[said.index("The pulla") + 1].endswith(f"{prepared.pulla} bets after it.")
    # Nothing has come up as a window of its own and taken the keyboard away.
    assert table.window.isActiveWindow()
    hand.next_deal()
    table.wait_for_person()
    assert table.phase() is Phase.BIDDING
    assert table.window.windowTitle() == "Vira – deal 1"


def play(table: Table, hand: Hand, prepared: Prepared) -> None:
    """Does what the person does in the deal; the others act by themselves."""
    for number, action in enumerate(prepared.actions):
        if action.seat is not PERSON:
            continue
        wait_for_turn(table, hand, number)
        hand.do(action)
        assert table.done[number] == action
    wait_for_turn(table, hand, len(prepared.actions))


def wait_for_turn(table: Table, hand: Hand, count: int) -> None:
    """Until *count* actions are done; gathers the tricks that lie meanwhile."""
    table.wait_for_person()
    while table.model.lying_trick:
        hand.go_on()
        table.wait_for_person()
    table.wait(lambda: len(table.done) >= count, f"{count} actions")


def sheet(table: Table) -> list[str]:
    """The lines of the payment, from the top."""
    table.spin()
    return [line.text() for line in lines_of_sheet(table) if line.isVisible()]


def amounts(table: Table, label: str) -> BySeat[int]:
    """The amounts of the line *label*, by seat, as a screen reader says them."""
    lines = [line for line in lines_of_sheet(table) if line.isVisible()]
    place = next(number for number, line in enumerate(lines) if line.text() == label)
    spoken = [line.accessibleName() for line in lines[place + 1 : place + 4]]
    found = [re.fullmatch(r"(\w+): ([+−-]?\d+) pins?", said) for said in spoken]
    assert [said and said[1] for said in found] == ["You", "Astrid", "Nils"]
    return BySeat(*(int(said[2].replace("−", "-")) for said in found if said))


def lines_of_sheet(table: Table) -> list[Line]:
    """The lines of the payment, from the top."""
    return table.window.page.panel.sheet.payment.findChildren(Line)
