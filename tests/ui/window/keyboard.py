"""A person with a keyboard alone: every key goes to the widget that has the focus."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

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
from vira_desktop.rules.cards import Card
from vira_desktop.rules.games import GAMES
from vira_desktop.ui.table.side_panel import SidePanel
from vira_desktop.ui.table.spots import CardSpot

Key = Qt.Key
FAR = 80
"""Presses after which a thing counts as out of reach."""


class Keyboard:
    """Does what is asked by Tab, arrows, Space and Enter; after every key something that can be
    seen and used has the focus."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def do(self, action: Action) -> None:
        """Does *action* as a person would."""
        match action:
            case Bid():
                self._bid(action)
            case Pass():
                self._press_button(self._panel.bidding.pass_button)
            case PlayCard(card=card):
                self._go_to_card(card)
                self.key(Key.Key_Return)
            case Buy() | Keep() | SetAside():
                for card in action.cards:
                    self._go_to_card(card)
                    self.key(Key.Key_Space)
                self._choose(action)
            case Claim(tricks=tricks):
                self._claim(tricks)
            case _:
                self._choose(action)

    def go_on(self) -> None:
        """Gathers the trick that lies."""
        self.key(Key.Key_Space)

    def next_deal(self) -> None:
        """Leaves the sheet."""
        self._press_button(self._panel.sheet.next_button)

    def key(self, key: Qt.Key) -> None:
        """Presses *key* where the focus is."""
        self._table.focus()
        QTest.keyClick(self._table.window.windowHandle(), key)
        self._table.spin()
        self._table.focus()

    @property
    def _panel(self) -> SidePanel:
        return self._table.page.panel

    def _tab_to(self, widget: QWidget) -> None:
        self._tab(lambda: self._table.focus() is widget, str(widget))

    def _tab(self, is_there: Callable[[], bool], what: str) -> None:
        for _ in range(FAR):
            if is_there():
                return
            self.key(Key.Key_Tab)
        raise AssertionError(f"no way to {what} by Tab")

    def _press_button(self, button: QWidget) -> None:
        self._tab_to(button)
        self.key(Key.Key_Return)

    def _go_to_card(self, card: Card) -> None:
        self._tab(lambda: isinstance(self._table.focus(), CardSpot), "the hand")
        for _ in range(FAR):
            focused = self._table.focus()
            assert isinstance(focused, CardSpot)
            if focused.card == card:
                return
            self.key(Key.Key_Right)
        raise AssertionError(f"no way to {card} by the arrows")

    def _bid(self, bid: Bid) -> None:
        panel = self._panel.bidding
        self._tab_to(panel.table)
        while panel.qualifier() != bid.qualifier:
            self.key(Key.Key_Right if panel.qualifier() < bid.qualifier else Key.Key_Left)
        word = word_button(self._table, bid.word)
        if word is not None:
            # The words are one stop for the tabulator; from there the arrows go on.
            words = panel.word_buttons()
            self._tab(lambda: self._table.focus() in words, "the words")
            for _ in range(FAR):
                if self._table.focus() is word:
                    break
                self.key(Key.Key_Right)
            self.key(Key.Key_Return)
            return
        wanted = next(row for row, game in enumerate(GAMES) if game.key == bid.word)
        for _ in range(FAR):
            row = panel.table.currentIndex().row()
            if row == wanted:
                break
            self.key(Key.Key_Down if row < wanted else Key.Key_Up)
        self.key(Key.Key_Return)

    def _choose(self, action: Action) -> None:
        row = row_of(self._table, action)
        self._press_button(row.button)
        if isinstance(action, LayDown | Concede):
            self._press_button(row.yes)

    def _claim(self, tricks: int) -> None:
        panel = self._panel.play
        self._tab_to(panel.tricks)
        while panel.tricks.value() != tricks:
            self.key(Key.Key_Down if panel.tricks.value() > tricks else Key.Key_Up)
        self._press_button(panel.claim_button)
