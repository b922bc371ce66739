"""The own hand in the running game: its order never jumps (field test W8), and a double click
plays one card (W9)."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.helpers.deals import actions, make_deal, wins_auction
from tests.ui.window.conftest import Start
from tests.ui.window.mouse import Mouse
from tests.ui.window.prepared import DEALS, Prepared
from tests.ui.window.started import AT_A_KEY, PERSON, Script, Table
from vira_desktop.rules.actions import PlayCard
from vira_desktop.rules.cards import Card, parse_card
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.spots import CardSpot

DEAL = make_deal(F="AK2.AKQJT98.2.32", highest="H")
TO_PLAY = f"{wins_auction('F', 'begar')}; F trump H; F buy; F play; M buy; R buy"
SOON = 100
"""Milliseconds between the two presses of a double click."""


@pytest.mark.parametrize(
    "prepared",
    [deal for deal in DEALS if deal.name in ("gask high", "gök", "spel with a repurchase")],
    ids=lambda prepared: prepared.name,
)
def test_cards_never_change_places_in_the_hand(start: Start, prepared: Prepared) -> None:
    table = start(think=Script(prepared.deal, prepared.actions))
    table.program.new_session()
    table.open(prepared.deal)
    orders: list[list[Card]] = []

    def look(_model: TableModel) -> None:
        orders.append(hand_from_left(table))

    table.program.controller.model_changed.connect(look)
    for number, action in enumerate(prepared.actions):
        if action.seat is PERSON:
            table.wait(lambda: is_free(table), f"it is the person's turn for {action}")
            assert len(table.done) == number
            table.program.controller.act(action)
    assert max(map(len, orders)) > 13 or prepared.name.startswith("spel")
    for before, after in pairwise(orders):
        stayed = set(before) & set(after)
        assert [card for card in before if card in stayed] == [c for c in after if c in stayed]


def is_free(table: Table) -> bool:
    return table.model.view.is_my_turn and not table.model.lying_trick


def hand_from_left(table: Table) -> list[Card]:
    """The own cards as they lie, the rows of a large hand one after the other."""
    spots = [s for s in table.window.page.table.findChildren(CardSpot) if not s.isHidden()]
    # A card that may be played stands up a little, but stays in its row.
    top = min(spot.y() for spot in spots) if spots else 0
    rows = {spot: spot.y() - top > 0.25 * spot.height() for spot in spots}
    return [spot.card for spot in sorted(spots, key=lambda spot: (rows[spot], spot.x()))]


def test_a_double_click_on_a_card_plays_one(start: Start) -> None:
    table = start()
    table.program.new_session()
    table.open(DEAL, actions(TO_PLAY))
    place = Mouse(table).index_of(parse_card("HA"))
    QTest.mouseDClick(table.window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    table.wait(lambda: is_free(table), "the person is asked again")
    assert own_cards_played(table) == [parse_card("HA")]


@pytest.mark.parametrize("settings", [None, AT_A_KEY], ids=["gathered", "lying"])
def test_the_second_press_of_a_double_click_plays_nothing_though_the_others_were_quick(
    start: Start, settings: object
) -> None:
    table = start(**({} if settings is None else {"settings": settings}))
    table.program.new_session()
    table.open(DEAL, actions(TO_PLAY))
    mouse = Mouse(table)
    # Where HK will be when HA is gone, or still is: some card of the hand lies there.
    place = mouse.index_of(parse_card("HK"))
    press(table, place, QEvent.Type.MouseButtonPress, at=1_000_000)
    table.wait_for_person()
    press(table, place, QEvent.Type.MouseButtonDblClick, at=1_000_000 + SOON)
    table.spin()
    table.wait_for_person()
    assert own_cards_played(table) == [parse_card("HK")]
    # A press of its own, later, plays.
    if table.model.lying_trick:
        mouse.go_on()
    press(table, mouse.index_of(parse_card("HA")), QEvent.Type.MouseButtonPress, at=1_010_000)
    assert own_cards_played(table) == [parse_card("HK"), parse_card("HA")]


def press(table: Table, place: QPoint, kind: QEvent.Type, *, at: int) -> None:
    """A press and its release at a place in the window, *at* milliseconds."""
    table.spin()
    for now, then in ((kind, at), (QEvent.Type.MouseButtonRelease, at + 10)):
        widget = table.window.childAt(place)
        assert widget is not None
        event = QMouseEvent(
            now,
            QPointF(widget.mapFrom(table.window, place)),
            QPointF(table.window.mapToGlobal(place)),
            Qt.MouseButton.LeftButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        event.setTimestamp(then)
        QApplication.sendEvent(widget, event)


def own_cards_played(table: Table) -> list[Card]:
    mine = (action for action in table.done if action.seat is PERSON)
    return [action.card for action in mine if isinstance(action, PlayCard)]
