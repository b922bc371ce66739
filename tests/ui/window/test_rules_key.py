"""F1 leads from the table to the rules, at what is asked, and back; Shift+F1 shows all keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from tests.helpers.deals import actions, make_deal, wins_auction
from tests.ui.window.conftest import Start
from tests.ui.window.started import Table
from vira_desktop.ui.page import Page

# Without a screen Qt has nothing that dialogs could be raised above.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
DEAL = make_deal(F="AK2.AKQJT98.2.32", highest="H", pulla=7)


def press(table: Table, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_F1, modifier)
    table.spin()


@pytest.mark.parametrize(
    ("done", "anchor"),
    [
        ("", "auction"),
        (wins_auction("F", "begar"), "game-spel"),
        (f"{wins_auction('F', 'begar')}; F trump H; F buy; F play; M buy; R buy", "tricks"),
        (f"{wins_auction('F', 'begar')}; F trump H; F buy; F lay", "laid-pins"),
    ],
)
def test_the_rules_open_at_what_is_asked(start: Start, done: str, anchor: str) -> None:
    table = start()
    table.open(DEAL, actions(done) if done else ())
    press(table)
    assert (table.window.pages.page, table.program.reading.rules.anchor) == (Page.RULES, anchor)
    press(table)
    assert table.window.pages.page is Page.TABLE


def test_escape_leads_back_to_the_table(start: Start) -> None:
    table = start()
    table.open(DEAL)
    press(table)
    assert table.focus() is table.program.reading.rules.reader
    QTest.keyClick(table.window.windowHandle(), Qt.Key.Key_Escape)
    table.spin()
    assert table.window.pages.page is Page.TABLE


def test_all_keys_are_shown(start: Start) -> None:
    table = start()
    table.open(DEAL)
    press(table, SHIFT)
    shown = [box.text() for box in table.window.findChildren(QMessageBox) if box.isVisible()]
    assert len(shown) == 1
    assert "Shift+F1" in shown[0]


def test_the_deal_is_as_it_was(start: Start) -> None:
    table = start()
    table.open(DEAL)
    before = table.model
    press(table)
    press(table)
    assert table.model == before
