"""A line of text is shown the same, whatever was shown before it."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPixmap, QTextDocument
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.deals import after, at_turn_of, bought, make_deal, played
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.games import Qualifier
from vira_desktop.rules.seats import Seat
from vira_desktop.ui.gallery import scenes
from vira_desktop.ui.table.auction_view import AuctionLine
from vira_desktop.ui.table.discards import Discards
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.panel import Button, Line, ShortLine
from vira_desktop.ui.table.scrolling import Scrolling
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


def _first_ink(line: Line) -> int:
    """The first column in which anything is written."""
    image = line.grab().toImage()
    ground = image.pixel(image.width() - 1, 0)
    return next(
        x
        for x in range(image.width())
        if any(image.pixel(x, y) != ground for y in range(image.height()))
    )


def test_lines_of_every_kind_begin_at_the_same_edge(side: SidePanel) -> None:
    side.resize(900, 1400)
    begins = {}
    for look in ("plain", "title", "strong", "note", "big"):
        line = Line(look, side)
        line.resize(300, 80)
        line.say("|||")
        QApplication.processEvents()
        begins[look] = _first_ink(line)
    assert max(begins.values()) - min(begins.values()) <= 2, begins


def test_a_scroll_bar_leaves_air_beside_what_it_scrolls(side: SidePanel) -> None:
    side.resize(300, 200)
    scene = next(scene for scene in scenes() if "buying-after-buy" in scene.name)
    side.show_model(scene.model)
    QApplication.processEvents()
    scrolled = [
        area for area in side.findChildren(Scrolling) if area.verticalScrollBar().isVisible()
    ]
    assert scrolled
    for area in scrolled:
        column, bar = area.widget(), area.verticalScrollBar()
        assert column is not None
        assert column.width() + bar.width() < area.width()


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


@pytest.mark.parametrize("text", ["Köpmisär", "Gask", "Vingel", "I färg ♦♥", "Bid begär & seven"])
def test_a_button_asks_for_the_same_room_whatever_it_shows_of_its_text(
    side: SidePanel, text: str
) -> None:
    button = side.bidding.word_buttons()[0]
    button.say(text)
    asked = set()
    for width in (200, 60, 44, 61, 30, 199):
        button.resize(width, 24)
        asked.add(button.sizeHint().toTuple())
    assert len(asked) == 1
    assert button.fontMetrics().horizontalAdvance(text) < button.sizeHint().width() < 200


def test_red_signs_are_red_on_buttons_and_in_headings(side: SidePanel, model_of: ModelOf) -> None:
    deal = make_deal(highest="H")
    side.show_model(model_of(after(deal, "F bid begar"), Seat.MIDDLEHAND))
    side.bidding.choose_qualifier(Qualifier.SUIT)
    QApplication.processEvents()
    header = side.bidding.table.horizontalHeader()
    grades = {button.accessibleName(): button for button in side.findChildren(Button)}
    highest = next(button for name, button in grades.items() if name.endswith("♥"))
    chosen = next(button for name, button in grades.items() if button.isChecked())
    assert "♦" in chosen.text()
    assert [_has(part, LIGHT.plate_red) for part in (header, highest, chosen)] == [
        True,
        True,
        False,
    ]
    side.set_theme(DARK)
    QApplication.processEvents()
    assert [_has(part, DARK.plate_red) for part in (header, highest)] == [True, True]
    assert not _has(header, LIGHT.plate_red)


def _has(widget: QWidget, colour: str) -> bool:
    """A pixel of just that colour."""
    image, wanted = widget.grab().toImage(), QColor(colour).rgb()
    return any(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )


def test_a_button_has_room_for_its_picture(qtbot: QtBot) -> None:
    button = Button("small")
    qtbot.addWidget(button)
    button.say("")
    without = button.sizeHint().width()
    button.setIcon(QIcon(QPixmap(24, 24)))
    button.setIconSize(QSize(24, 24))
    assert button.sizeHint().width() >= without + 24


def test_a_button_is_as_large_with_the_keyboard(side: SidePanel) -> None:
    button = Button("link", side)
    button.say("Read the rule")
    button.show()
    without = button.sizeHint()
    button.setFocus()
    assert button.hasFocus()
    assert button.sizeHint() == without
