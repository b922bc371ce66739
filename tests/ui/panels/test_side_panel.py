"""The side shows the panel of the moment, and the line below what is asked."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.deals import after, bought, claimed, make_deal, played
from vira_desktop.rules.actions import Action, Bid
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Settled, State
from vira_desktop.ui.assets import load_fonts
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table.panel import Line, ShortLine
from vira_desktop.ui.table.prompt_bar import PromptBar
from vira_desktop.ui.table.side_panel import SidePanel
from vira_desktop.ui.text.prompt_text import prompt
from vira_desktop.ui.theme import DARK, LIGHT

ModelOf = Callable[..., TableModel]
# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


@pytest.fixture
def font_of_the_program(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    qapp.setFont(QFont(load_fonts(), 11))
    yield
    qapp.setFont(before)


@pytest.fixture
def side(qtbot: QtBot, font_of_the_program: None) -> SidePanel:
    side = SidePanel()
    qtbot.addWidget(side)
    side.resize(300, 400)
    side.show()
    return side


def test_each_phase_has_its_panel(side: SidePanel, model_of: ModelOf) -> None:
    deal = make_deal()
    buying = bought(deal, "spel-7", trumps=[Suit.SPADES])
    end = claimed(played(buying), 7)
    moments: list[tuple[State, object]] = [
        (after(deal, "F bid begar"), side.bidding),
        (buying, side.buying),
        (played(buying), side.play),
        (end, side.sheet),
    ]
    for state, panel in moments:
        side.show_model(model_of(state, Seat.MIDDLEHAND))
        assert side.panel() is panel
    assert isinstance(end, Settled)


def test_who_looks_on_is_offered_no_bids(side: SidePanel, model_of: ModelOf) -> None:
    model = model_of(after(make_deal(), "F bid begar; M bid spel-7"), Seat.FOREHAND)
    side.show_model(replace(model, onlooks=True))
    assert side.panel() is side.looking_on
    assert not any(button.isVisible() for button in side.findChildren(QPushButton))
    said = [line.text() for line in side.looking_on.findChildren(QLabel) if line.isVisible()]
    assert "The standing bid: 7-spel" in said
    assert any("Home +1, bet −1, kodilj −2 (bets)" in line for line in said)


def test_a_last_trick_is_looked_at_before_the_sheet(
    side: SidePanel, model_of: ModelOf, states: list[State]
) -> None:
    end = next(s for s in states if isinstance(s, Settled) and len(s.tricks) == 13)
    model = model_of(end, Seat.FOREHAND)
    side.show_model(replace(model, lying_trick=end.tricks[-1].cards))
    assert side.panel() is side.play
    side.show_model(model)
    assert side.panel() is side.sheet


def test_acts_and_the_next_deal_come_out(side: SidePanel, model_of: ModelOf, qtbot: QtBot) -> None:
    acted: list[Action] = []
    side.acted.connect(acted.append)
    side.show_model(model_of(after(make_deal(), "F bid begar"), Seat.MIDDLEHAND))
    side.bidding.bid_button.click()
    assert [type(action) for action in acted] == [Bid]
    with qtbot.waitSignal(side.next_deal, timeout=1000):
        side.sheet.next_button.click()


def test_texts_grow_with_the_panel_and_follow_the_theme(side: SidePanel) -> None:
    sizes = []
    for width, height in ((300, 400), (460, 800), (640, 1300)):
        side.resize(width, height)
        side.set_theme(DARK)
        QApplication.processEvents()
        sizes.append(side.bidding.table.fontInfo().pointSizeF())
    assert sizes == sorted(set(sizes))
    assert DARK.panel in side.styleSheet()
    side.set_theme(LIGHT)
    assert DARK.panel not in side.styleSheet()


def test_every_moment_fits_the_smallest_panel(
    side: SidePanel, model_of: ModelOf, states: list[State]
) -> None:
    side.set_theme(LIGHT)
    for state in states[::40]:
        for seat in Seat:
            side.show_model(model_of(state, seat))
            QApplication.processEvents()
            assert side.minimumSizeHint().width() <= 300
            assert side.minimumSizeHint().height() <= 400


@pytest.mark.parametrize(
    ("width", "height", "rows"), [(300, 530, 13), (384, 730, 20)], ids=["800x600", "1280x800"]
)
def test_many_rows_of_the_bid_table_are_seen(
    side: SidePanel, model_of: ModelOf, width: int, height: int, rows: int
) -> None:
    side.resize(width, height)
    side.set_theme(LIGHT)
    side.show_model(model_of(after(make_deal(), "F bid begar; M bid spel-7"), Seat.REARHAND))
    QApplication.processEvents()
    table = side.bidding.table
    assert table.viewport().height() >= rows * table.rowHeight(0)
    assert table.fontInfo().pixelSize() >= 12


def test_no_text_is_small_in_the_smallest_window(
    side: SidePanel, model_of: ModelOf, states: list[State]
) -> None:
    side.resize(300, 530)
    side.set_theme(LIGHT)
    for state in states[::60]:
        side.show_model(model_of(state, Seat.FOREHAND))
        QApplication.processEvents()
        for label in side.panel().findChildren(QLabel):
            assert label.fontInfo().pixelSize() >= 12, label.text()


@pytest.mark.parametrize("height", [300, 460])
def test_no_line_is_squeezed_however_low_the_window(
    side: SidePanel, model_of: ModelOf, states: list[State], height: int
) -> None:
    side.resize(300, height)
    side.set_theme(LIGHT)
    for state in states[::40]:
        side.show_model(model_of(state, Seat.FOREHAND))
        for _ in range(3):  # a layout within a layout asks for its height by an event of its own
            QApplication.processEvents()
        for line in side.panel().findChildren(Line):
            if line.isVisible() and line.wordWrap() and not isinstance(line, ShortLine):
                assert line.height() >= line.heightForWidth(line.width()), line.said


def test_a_short_line_keeps_its_height_and_tells_the_rest_when_pointed_at(qtbot: QtBot) -> None:
    line = ShortLine("fine", lines=2)
    qtbot.addWidget(line)
    line.resize(200, 50)
    line.say("Short.")
    height, long = line.height(), " ".join(["many words"] * 30)
    assert line.toolTip() == ""
    line.say(long)
    assert line.height() == height
    assert line.text().endswith("…")
    assert line.toolTip() == line.accessibleName() == long


def test_the_prompt_says_what_is_asked_and_drops_a_stale_hint(
    qtbot: QtBot, model_of: ModelOf
) -> None:
    bar = PromptBar()
    qtbot.addWidget(bar)
    bar.resize(800, 60)
    bar.show()
    first = model_of(after(make_deal(), "F bid begar"), Seat.MIDDLEHAND)
    bar.show_model(first)
    assert bar.line.text() == prompt(first)
    assert not bar.hint.isVisible()
    bar.show_hint("Too low.")
    bar.show_model(first)
    assert bar.hint.isVisible()
    bar.show_model(model_of(after(make_deal(), "F bid begar; M pass"), Seat.MIDDLEHAND))
    assert not bar.hint.isVisible()


def test_red_suits_are_red_in_running_text(side: SidePanel, model_of: ModelOf) -> None:
    deal = make_deal(stock="HA SA")
    turned = after(deal, "F bid begar; M bid vingel-6; R pass; F pass; M turn")
    side.set_theme(LIGHT)
    side.show_model(model_of(turned, Seat.FOREHAND))
    told = [line for line in side.buying.findChildren(Line) if line.said.startswith("Turned up")]
    assert [line.text().count(LIGHT.plate_red) for line in told] == [1]
    side.set_theme(DARK)
    assert [line.text().count(DARK.plate_red) for line in told] == [1]
    assert "<" not in told[0].said
