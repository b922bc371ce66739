"""A line of text is shown the same, whatever was shown before it."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.helpers.deals import after, at_turn_of, bought, make_deal, played
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.seats import Seat
from vira_desktop.ui.gallery import scenes
from vira_desktop.ui.table.auction_view import AuctionLine
from vira_desktop.ui.table.discards import Discards
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.panel import Line, ShortLine
from vira_desktop.ui.table.side_panel import SidePanel
from vira_desktop.ui.theme import DARK, LIGHT

ModelOf = Callable[..., TableModel]
# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


@pytest.fixture
def side(qtbot: QtBot) -> SidePanel:
    side = SidePanel()
    qtbot.addWidget(side)
    side.resize(300, 530)
    side.set_theme(LIGHT)
    side.show()
    return side


def _shown(line: Line) -> str:
    document = QTextDocument()
    document.setHtml(line.text())
    return document.toPlainText()


def _change_all(side: SidePanel) -> None:
    side.resize(640, 1300)
    side.set_theme(DARK)
    QApplication.processEvents()


def test_open_discards_outlive_another_size_and_theme(side: SidePanel) -> None:
    scene = next(scene for scene in scenes() if "buying-after-buy" in scene.name)
    side.show_model(scene.model)
    discards = side.panel().findChildren(Discards)[0]
    discards.button.click()
    before = _shown(discards.cards)
    _change_all(side)
    assert before
    assert _shown(discards.cards) == before
    assert discards.cards.isVisible()


def test_an_open_question_outlives_another_size_and_theme(
    side: SidePanel, model_of: ModelOf
) -> None:
    state = at_turn_of(played(bought(make_deal(), "spel-7", trumps=[Suit.SPADES])), Seat.MIDDLEHAND)
    side.show_model(model_of(state, Seat.MIDDLEHAND))
    row = side.play.choices.row("concede")
    row.button.click()
    asked = [line for line in row.findChildren(Line) if line.property("look") == "question"]
    before = [_shown(line) for line in asked if line.isVisible()]
    assert before
    assert all(before)
    _change_all(side)
    assert [_shown(line) for line in asked if line.isVisible()] == before


def test_what_is_set_is_what_is_said(qtbot: QtBot) -> None:
    for line in (Line(), ShortLine("fine", lines=2)):
        qtbot.addWidget(line)
        line.resize(300, 50)
        line.setText("♥ 7")
        assert line.said == "♥ 7"
        line.redSigns = "#ff0000"  # type: ignore[assignment]
        assert _shown(line) == "♥ 7"
        assert "#ff0000" in line.text()


def _reds(side: SidePanel) -> dict[str, bool]:
    """Every line with a red sign, and whether it is red."""
    lines = [line for line in side.panel().findChildren(Line) if re.search("[♥♦]", line.said)]
    return {line.said: LIGHT.plate_red in line.text() for line in lines if line.isVisible()}


def test_red_signs_are_red_from_the_first(side: SidePanel) -> None:
    seen = 0
    for scene in scenes():
        side.show_model(scene.model)
        reds = _reds(side)
        seen += len(reds)
        assert all(reds.values()), (scene.name, reds)
    assert seen > 20


def test_no_call_is_broken_and_no_line_begins_with_a_dot(qtbot: QtBot, model_of: ModelOf) -> None:
    line = AuctionLine()
    qtbot.addWidget(line)
    model = model_of(after(make_deal(), "F bid begar; M bid spel-7; R bid spel-8"), Seat.FOREHAND)
    line.show_model(model)
    calls = line.text().split(" ")
    assert len(calls) == 3
    assert all(call.endswith("·") for call in calls[:-1])
    assert "7-" not in line.text()
    assert "7\N{NON-BREAKING HYPHEN}spel" in line.text()
    assert "7-spel" in line.accessibleName()
