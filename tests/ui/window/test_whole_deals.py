"""The window is driven through a whole deal of each group, by mouse and by keyboard alone."""

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
    table = start(think=Script(prepared.deal, prepared.actions), settings=AT_A_KEY)
    table.program.new_session()
    table.open(prepared.deal)
    hand = means(table)
    play(table, hand, prepared)
    assert table.done == prepared.actions
    assert table.phase() is Phase.SETTLED
    said = sheet(table)
    assert prepared.result in said[said.index("Result") + 1]
    assert amounts(said, "In all") == prepared.total
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
    lines = table.window.page.panel.sheet.payment.findChildren(Line)
    return [line.text() for line in lines if line.isVisible()]


def amounts(said: list[str], label: str) -> BySeat[int]:
    """The amounts of the line *label*, by seat."""
    place = said.index(label)
    numbers, names = said[place + 1 : place + 4], said.index("You")
    assert said[names : names + 3] == ["You", "Astrid", "Nils"]
    return BySeat(*(int(number.split()[0].replace("−", "-")) for number in numbers))
