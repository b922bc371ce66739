"""A monkey at the window: it presses whatever can be pressed, and there is always something, until
deal after deal is over (field test W13)."""

import random
from collections import Counter

import pytest
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from tests.helpers.long_runs import LongRun
from tests.ui.window.conftest import Start
from tests.ui.window.evenings import shown
from tests.ui.window.started import AT_A_KEY, AT_ONCE, Table
from vira_desktop.rules.view import Phase
from vira_desktop.session.bots_play import decide
from vira_desktop.ui.table.spots import CardSpot

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

DEALS = 6
LONG_DEALS, CHUNK = 2000, 25
MOST_PRESSES = 5000
"""In one deal; even a monkey is through by then."""
PLAIN = Qt.KeyboardModifier.NoModifier
KEYS = (
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Escape,
    Qt.Key.Key_F4,
)


class Monkey:
    """Presses at random, the cards and the buttons of the panel most."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self._table = table
        self._rng = rng
        self.presses = 0
        self.seen: Counter[str] = Counter()

    def play(self) -> None:
        """To the end of a deal, and out of it."""
        deal = self._table.program.controller.session
        for _ in range(MOST_PRESSES):
            self._table.wait(self._something_to_do, "there is something to do", seconds=2)
            if self._is_at_table():
                self.seen[self._table.phase().value] += 1
            self._press()
            if self._is_at_table() and self._table.program.controller.session is not deal:
                return
        raise AssertionError(f"a deal without end: {self._table.done}")

    def _something_to_do(self) -> bool:
        """The person is asked, and can press what he is asked for."""
        is_asked = not self._is_at_table() or self._table.is_waiting()
        return is_asked and bool(self._useful())

    def _is_at_table(self) -> bool:
        """False on one of the other pages of an evening."""
        return shown(self._table) is self._table.window.page

    def _useful(self) -> list[QAbstractButton]:
        """What leads on: cards, and buttons of the panel, the trick that lies."""
        page = self._table.window.page
        parts: list[QWidget] = [page.panel]
        if not self._is_at_table():
            parts = [shown(self._table)]
        elif not self._table.model.lying_trick:
            parts.append(page.table)
        else:
            parts = [page.table]
        buttons = [b for part in parts for b in part.findChildren(QAbstractButton)]
        return [b for b in buttons if b.isVisible() and b.isEnabled()]

    def _press(self) -> None:
        self.presses += 1
        what = self._rng.random()
        if what < 0.04:
            self._key(self._rng.choice(KEYS))
        elif what < 0.05:
            self._key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        elif what < 0.10 and self._is_at_table() and self._table.phase() is Phase.BIDDING:
            self._row()
        else:
            button = self._rng.choice(self._useful())
            place = QPoint(8, 12) if isinstance(button, CardSpot) else button.rect().center()
            QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=place)
        self._table.spin()

    def _key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(self._table.window.windowHandle(), key, modifier)

    def _row(self) -> None:
        view = self._table.window.page.panel.bidding.table
        model: QAbstractItemModel = view.model()
        index = model.index(self._rng.randrange(model.rowCount()), 0)
        place = view.visualRect(index).center()
        if view.viewport().rect().contains(place):
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def play(start: Start, *, seed: str, deals: int) -> Monkey:
    """A monkey that has played *deals* deals against the program's bots."""
    rng = random.Random(seed)
    table = start(think=decide, settings=rng.choice((AT_ONCE, AT_A_KEY)), size=(900, 600))
    table.program.new_session()
    monkey = Monkey(table, rng)
    for _ in range(deals):
        monkey.play()
        table.focus()
    table.close()
    return monkey


def test_there_is_always_something_to_do(start: Start) -> None:
    monkey = play(start, seed="monkey", deals=DEALS)
    assert set(monkey.seen) == {phase.value for phase in Phase}
    assert monkey.presses > 20 * DEALS


@pytest.mark.long
def test_there_is_always_something_to_do_in_many_deals(start: Start, long_run: LongRun) -> None:
    answers = long_run.each(
        range(LONG_DEALS // CHUNK),
        lambda chunk: {"presses": play(start, seed=f"long {chunk}", deals=CHUNK).presses},
    )
    assert sum(answer["presses"] for answer in answers) > 10 * LONG_DEALS
