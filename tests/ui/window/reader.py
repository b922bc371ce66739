"""A person with a screen reader: sees the accessibility tree, and does what its actions do."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QWidget

from tests.ui.window.places import row_of, word_button
from tests.ui.window.started import Table
from vira_desktop.rules.actions import (
    Action,
    Bid,
    Buy,
    Claim,
    Concede,
    Keep,
    LayDown,
    Pass,
    PlayCard,
    SetAside,
)
from vira_desktop.rules.games import GAME_BY_KEY
from vira_desktop.ui.text.bid_table_text import spoken_row
from vira_desktop.ui.text.cards_text import card_name
from vira_desktop.ui.text.table_text import go_on

Role = QAccessible.Role
PRESSED = (Role.Button, Role.CheckBox, Role.RadioButton)


@dataclass(frozen=True, slots=True)
class Node:
    """What a screen reader is told of one thing. Only such values are kept: an interface of Qt's
    is not to be touched once the window has changed."""

    role: QAccessible.Role
    name: str
    is_disabled: bool
    is_focused: bool
    is_focusable: bool


def nodes_of(widget: QWidget) -> list[Node]:
    """Everything of *widget* that a screen reader comes upon, in its order."""
    return [
        Node(
            node.role(),
            node.text(QAccessible.Text.Name),
            bool(node.state().disabled),
            bool(node.state().focused),
            bool(node.state().focusable),
        )
        for node in _interfaces(widget)
    ]


def _interfaces(widget: QWidget) -> Iterator[QAccessibleInterface]:
    waiting = [QAccessible.queryAccessibleInterface(widget)]
    while waiting:
        node = waiting.pop()
        # A row of a table that is scrolled out of sight is to be found all the same.
        if node.state().invisible and node.role() is not Role.Cell:
            continue
        yield node
        children = [node.child(number) for number in range(node.childCount())]
        waiting += reversed(children)


def act(widget: QWidget, name: str, role: QAccessible.Role, action: str) -> None:
    """Does *action* with the one thing in *widget* that has that name and role."""
    found = [
        node
        for node in _interfaces(widget)
        if node.role() is role and node.text(QAccessible.Text.Name) == name
    ]
    assert len(found) == 1, f"{len(found)} things are called {name}"
    assert not found[0].state().disabled, f"{name} is disabled"
    deed: QAccessibleActionInterface = found[0].actionInterface()
    assert action in deed.actionNames(), f"{name} can only {deed.actionNames()}"
    deed.doAction(action)


class Reader:
    """Does what is asked by the actions of the accessibility tree alone."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def do(self, action: Action) -> None:
        """Does *action* as a person would."""
        panel = self._table.page.panel
        match action:
            case Bid(word=word):
                button = word_button(self._table, word)
                if button is not None:
                    self.press_button(button)
                else:
                    name = spoken_row(GAME_BY_KEY[word], is_standing=False, why_not="")
                    self._press(name, Role.Cell, "Toggle")
                self.press_button(panel.bidding.bid_button)
            case Pass():
                self.press_button(panel.bidding.pass_button)
            case PlayCard(card=card):
                self._press(card_name(card), Role.Button)
            case Buy() | Keep() | SetAside():
                for card in action.cards:
                    self._press(card_name(card), Role.CheckBox)
                self.press_button(row_of(self._table, action).button)
            case Claim(tricks=tricks):
                while panel.play.tricks.value() != tricks:
                    fewer = panel.play.tricks.value() > tricks
                    self.press_button(panel.play.fewer if fewer else panel.play.more)
                self.press_button(panel.play.claim_button)
            case _:
                row = row_of(self._table, action)
                self.press_button(row.button)
                if isinstance(action, LayDown | Concede):
                    self.press_button(row.yes)

    def go_on(self) -> None:
        """Gathers the trick that lies."""
        self._press(go_on(), Role.Button)

    def next_deal(self) -> None:
        """Leaves the sheet."""
        self.press_button(self._table.page.panel.sheet.next_button)

    def press_button(self, button: QAbstractButton) -> None:
        """Presses *button* by its name."""
        role = Role.CheckBox if button.isCheckable() else Role.Button
        self._press(button.accessibleName(), role)

    def _press(self, name: str, role: QAccessible.Role, action: str = "Press") -> None:
        """Does the one thing of that name and role that the tree has."""
        self._table.spin()
        act(self._table.window, name, role, action)
        # Qt presses for a tenth of a second.
        self._table.wait(lambda: not _is_down(self._table), "it is pressed", seconds=2)
        self._table.spin()


def _is_down(table: Table) -> bool:
    return any(button.isDown() for button in table.window.findChildren(QAbstractButton))
