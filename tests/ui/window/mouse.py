"""A person with a mouse: every press goes to the window, at a place, and to whatever lies there."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QWidget

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
from vira_desktop.rules.games import GAMES, Qualifier
from vira_desktop.ui.table.bidding_panel import BiddingPanel
from vira_desktop.ui.table.spots import CardSpot

LEFT = Qt.MouseButton.LeftButton
NOTCH = 120
INDEX = QPoint(8, 12)
"""On a card: never covered by its neighbours."""


class Mouse:
    """Does what is asked by pointing and pressing."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def do(self, action: Action) -> None:
        """Does *action* as a person would."""
        match action:
            case Bid():
                self._bid(action)
            case Pass():
                self.press(self._bidding.pass_button)
            case PlayCard(card=card):
                self.press(self._table.spot(card))
            case Buy() | Keep() | SetAside():
                for card in action.cards:
                    self.press(self._table.spot(card))
                self._choose(action)
            case Claim(tricks=tricks):
                self._claim(tricks)
            case _:
                self._choose(action)

    def go_on(self) -> None:
        """Gathers the trick that lies."""
        table = self._table.window.page.table
        self.press_at(table.mapTo(self._table.window, QPoint(3, 3)))

    def next_deal(self) -> None:
        """Leaves the sheet."""
        self.press(self._table.window.page.panel.sheet.next_button)

    def press(self, widget: QWidget) -> None:
        """Presses the widget in its middle; a card where its index is."""
        self._bring_into_sight(widget)
        place = INDEX if isinstance(widget, CardSpot) else widget.rect().center()
        self.press_at(widget.mapTo(self._table.window, place), wanted=widget)

    def index_of(self, card: Card) -> QPoint:
        """Where in the window the index of an own card is."""
        return self._table.spot(card).mapTo(self._table.window, INDEX)

    def middle_of_hand(self) -> QPoint:
        """Some own card."""
        return self.index_of(max(self._table.model.view.hand))

    def press_at(self, place: QPoint, *, wanted: QWidget | None = None) -> None:
        """Presses at a place in the window; *wanted* must be what lies there."""
        self._table.spin()
        if wanted is not None:
            there = self._table.window.childAt(place)
            assert there is wanted, f"{there} lies over {wanted} at {place}"
            assert wanted.isEnabled(), f"{wanted} is disabled"
        QTest.mouseClick(self._table.window.windowHandle(), LEFT, pos=place)

    @property
    def _bidding(self) -> BiddingPanel:
        return self._table.window.page.panel.bidding

    def _bid(self, bid: Bid) -> None:
        panel = self._bidding
        button = panel.findChildren(QAbstractButton)
        grade = [b for b in button if b.isCheckable() and b.property("look").startswith("segment")]
        if panel.qualifier() is not bid.qualifier:
            self.press(grade[list(Qualifier).index(bid.qualifier)])
        word = word_button(self._table, bid.word)
        if word is not None:
            self.press(word)
        else:
            self._press_row(next(row for row, game in enumerate(GAMES) if game.key == bid.word))
        self.press(panel.bid_button)

    def _press_row(self, row: int) -> None:
        view = self._bidding.table
        index = view.model().index(row, 0)
        self._table.spin()
        for _ in range(60):
            area = view.visualRect(index)
            if view.viewport().rect().contains(area):
                break
            self._wheel(view, up=area.top() < 0)
        place = view.viewport().mapTo(self._table.window, view.visualRect(index).center())
        self.press_at(place, wanted=view.viewport())

    def _choose(self, action: Action) -> None:
        row = row_of(self._table, action)
        self.press(row.button)
        if isinstance(action, LayDown | Concede):
            self.press(row.yes)

    def _claim(self, tricks: int) -> None:
        panel = self._table.window.page.panel.play
        while panel.tricks.value() != tricks:
            self.press(panel.fewer if panel.tricks.value() > tricks else panel.more)
        self.press(panel.claim_button)

    def _bring_into_sight(self, widget: QWidget) -> None:
        """Turns the wheel over the area that scrolls, until all of the widget is seen."""
        self._table.spin()
        area = widget.parentWidget()
        while area is not None and not isinstance(area, QAbstractScrollArea):
            area = area.parentWidget()
        if area is None or isinstance(widget, CardSpot):
            return
        seen = area.viewport()
        for _ in range(60):
            top = widget.mapTo(seen, QPoint(0, 0)).y()
            if top >= 0 and top + widget.height() <= seen.height():
                return
            self._wheel(area, up=top < 0)

    def _wheel(self, area: QAbstractScrollArea, *, up: bool) -> None:
        seen = area.viewport()
        middle = QPointF(seen.rect().center())
        QApplication.sendEvent(
            seen,
            QWheelEvent(
                middle,
                seen.mapToGlobal(middle),
                QPoint(),
                QPoint(0, NOTCH if up else -NOTCH),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )
        self._table.spin()
