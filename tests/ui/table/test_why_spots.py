"""What others did on the table may be asked about where that is wanted, and only there."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.helpers.deals import after, at_turn_of, bought, make_deal, played
from tests.ui.table.tables import model_of
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Played
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.plan_draft import ShownAct
from vira_desktop.ui.table.spots import WhySpot
from vira_desktop.ui.table.table_view import TableView

DEAL = make_deal(F="AK4.Q962.QJ3.T98", M="QJT.AK5..AKQJ762", highest="H")
LYING = (Played(Seat.FOREHAND, min(DEAL.hands[Seat.FOREHAND])),)
CALLS = "F bid begar; M bid spel-7"
F, M, R = Seat

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(900, 600)
    view.show()
    return view


def trick() -> TableModel:
    """Forehand has led, and middle-hand is to follow."""
    state = bought(make_deal(), "spel-7", trumps=[Suit.SPADES])
    return model_of(at_turn_of(played(state), M), seat=M)


def acts(view: TableView) -> list[ShownAct]:
    """What a click on each of those that are there asks about."""
    asked: list[ShownAct] = []
    view.why_asked.connect(asked.append)
    for spot in view.findChildren(WhySpot):
        QTest.mouseClick(spot, Qt.MouseButton.LeftButton)
    view.why_asked.disconnect()
    return asked


def test_the_last_call_of_another_may_be_asked_about(view: TableView) -> None:
    view.show_model(model_of(after(DEAL, CALLS)))
    assert acts(view) == []
    view.set_may_ask_why(True)
    assert acts(view) == [ShownAct(M, is_card=False)]
    view.show_model(model_of(after(DEAL, CALLS, "R pass")))
    assert {act.seat for act in acts(view)} == {M, R}
    view.set_may_ask_why(False)
    assert acts(view) == []


def test_a_card_in_the_middle_may_be_asked_about(view: TableView) -> None:
    view.set_may_ask_why(True)
    view.show_model(trick())
    assert ShownAct(F, is_card=True) in acts(view)


@pytest.mark.parametrize("change", ["replay", "onlooks", "lies"])
def test_where_a_click_means_something_else_nobody_is_asked(view: TableView, change: str) -> None:
    view.set_may_ask_why(True)
    model = trick()
    changed = {
        "replay": replace(model, is_replay=True),
        "onlooks": replace(model, onlooks=True),
        "lies": replace(model, lying_trick=LYING),
    }
    view.show_model(changed[change])
    assert acts(view) == []
