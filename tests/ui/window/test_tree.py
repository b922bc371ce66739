"""What a screen reader finds in the window: everything has a name, a role and a state, and a deal
can be played by it alone (field test W14)."""

from collections import Counter

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton

from tests.ui.window.conftest import Start
from tests.ui.window.prepared import DEALS, Prepared
from tests.ui.window.reader import PRESSED, Node, Reader, nodes_of
from tests.ui.window.started import AT_A_KEY, PERSON, Script, Table
from tests.ui.window.test_live_language import moments
from tests.ui.window.test_whole_deals import amounts, play
from vira_desktop.rules.actions import PlayCard
from vira_desktop.rules.choices import CardChoice
from vira_desktop.rules.games import GAMES
from vira_desktop.rules.view import Phase
from vira_desktop.ui.text.cards_text import card_name
from vira_desktop.ui.text.games_text import game_name

pytestmark = pytest.mark.usefixtures("accessible")
Role = QAccessible.Role
PARTS = (Role.Cell, Role.PageTab)


def prepared(name: str) -> Prepared:
    return next(deal for deal in DEALS if deal.name == name)


@pytest.mark.parametrize("name", ["gask low, aces as ones", "accepting a claim"])
def test_everything_has_a_name_a_role_and_a_state(start: Start, name: str) -> None:
    deal = prepared(name)
    table = start(think=Script(deal.deal, deal.actions), settings=AT_A_KEY)
    table.program.new_session()
    table.open(deal.deal)
    for moment in moments(table, deal):
        table.spin()
        nodes = nodes_of(table.window)
        check_buttons(table, nodes, moment)
        if table.phase() is not Phase.SETTLED:
            check_hand(table, nodes, moment)
        check_table(table, nodes, moment)
        if table.phase() is Phase.BIDDING:
            check_rows(nodes)
        # In a table the row, too, says that it has the keyboard, and a tab always does.
        focused = [node.name for node in nodes if node.is_focused and node.role not in PARTS]
        assert len(focused) == 1, f"{moment}: {focused}"
        assert focused[0], f"{moment}: what has the keyboard has no name"
        unnamed = [node.role for node in nodes if node.is_focusable and not node.name]
        assert not unnamed, f"{moment}: what can have the keyboard has no name"


def check_buttons(table: Table, nodes: list[Node], moment: str) -> None:
    """Every button that is seen is in the tree, under a name of its own."""
    pressed = [node for node in nodes if node.role in PRESSED]
    assert all(node.name for node in pressed), moment
    disabled = Counter((node.name, node.is_disabled) for node in pressed)
    assert max(disabled.values()) == 1, (moment, disabled.most_common(1))
    seen = [b for b in table.window.findChildren(QAbstractButton) if b.isVisible()]
    assert len(seen) > 10
    for button in seen:
        if button.accessibleName():
            assert disabled[button.accessibleName(), not button.isEnabled()] == 1, moment


def check_hand(table: Table, nodes: list[Node], moment: str) -> None:
    """Every own card, its role and state; what may be done with it is no secret."""
    model = table.model
    view, choice = model.view, None if model.lying_trick else model.view.choice()
    role = Role.CheckBox if choice else Role.Button
    may_play = {option.card for option in view.legal if isinstance(option, PlayCard)}
    if model.lying_trick:
        may_play = set()
    for card in view.hand:
        found = [n for n in nodes if n.role is role and n.name == card_name(card)]
        assert len(found) == 1, (moment, card)
        is_open = card in choice.cards if isinstance(choice, CardChoice) else card in may_play
        assert found[0].is_disabled is not is_open, (moment, card)


def check_table(table: Table, nodes: list[Node], moment: str) -> None:
    """Seats, pulla, the upside-down pack, the stock, the cards of the trick, the line below."""
    names = [node.name for node in nodes]
    model = table.model
    for name in model.names:
        plates = [said for said in names if said.startswith(f"{name}, ") and "account" in said]
        assert len(plates) == 1, (moment, name)
    for begins in ("Pulla: ", "Upside-down pack: "):
        assert sum(said.startswith(begins) for said in names) == 1, (moment, begins)
    if model.view.stock_left and table.phase() is not Phase.SETTLED:
        assert any(said.startswith("Stock: ") for said in names), moment
    for played in model.shown_trick:
        told = f"{model.names[played.seat]}: {card_name(played.card)}"
        assert sum(said.startswith(told) for said in names) == 1, (moment, told)
    assert table.window.page.prompt.line.text() in names, moment


def check_rows(nodes: list[Node]) -> None:
    """Every row of the bid table, its numbers with what they mean."""
    cells = [node.name for node in nodes if node.role is Role.Cell]
    for game in GAMES:
        assert sum(cell.startswith(game_name(game)) for cell in cells) >= 1, game.key
    assert all(cells)


@pytest.mark.parametrize(
    "name", ["gask high", "köpmisär", "laid down", "refusing a claim, conceding the next"]
)
def test_a_whole_deal_by_the_actions_of_the_tree_alone(start: Start, name: str) -> None:
    deal = prepared(name)
    table = start(think=Script(deal.deal, deal.actions), settings=AT_A_KEY)
    table.program.new_session()
    table.open(deal.deal)
    reader = Reader(table)
    play(table, reader, deal)
    assert table.done == deal.actions
    table.spin()
    assert amounts(table, "In all") == deal.total
    reader.next_deal()
    table.wait_for_person()
    assert table.phase() is Phase.BIDDING
    assert any(action.seat is PERSON for action in deal.actions)
