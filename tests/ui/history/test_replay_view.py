"""A deal replayed: by keys, by mouse, from any seat, with open hands, and its sheet."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from tests.helpers.archives import MemoryArchive
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Settled
from vira_desktop.session.archive import ArchivedDeal
from vira_desktop.session.reasons import NoReason
from vira_desktop.session.replay import Playback, Section
from vira_desktop.ui.history.replay_view import ReplayView, Tab
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.text import reasons_text
from vira_desktop.ui.theme import DARK, LIGHT

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


@pytest.fixture
def deal(archive: MemoryArchive) -> ArchivedDeal:
    """One that was played for some tricks."""
    deals = (archive.deal(key) for key in archive.running)
    return next(deal for deal in deals if deal and tricks(deal) > 3)


@pytest.fixture
def view(deal: ArchivedDeal, qtbot: QtBot) -> ReplayView:
    view = ReplayView()
    qtbot.addWidget(view)
    view.resize(1100, 700)
    view.show()
    view.show_deal(deal)
    return view


def tricks(deal: ArchivedDeal) -> int:
    state = deal.log.state
    return len(state.tricks) if isinstance(state, Settled) else 0


def place(view: ReplayView) -> int:
    assert view.playback is not None
    return view.playback.at


def press(view: ReplayView, key: Qt.Key) -> None:
    """A key goes to what has the keyboard."""
    here = view.focusWidget()
    assert view.isAncestorOf(here)
    QTest.keyClick(here, key)


def tab(view: ReplayView) -> Tab:
    return view.tab


def shown(view: ReplayView) -> list[TableModel]:
    """What the table is shown from now on."""
    models: list[TableModel] = []
    show = view.table.show_model

    def record(model: TableModel) -> None:
        models.append(model)
        show(model)

    view.table.show_model = record  # type: ignore[method-assign]
    return models


def test_it_begins_at_the_start_as_its_owner_saw_it(view: ReplayView, deal: ArchivedDeal) -> None:
    assert place(view) == 0
    assert view.viewpoint.seat is deal.own
    assert not view.viewpoint.is_open
    assert tab(view) is Tab.STORY


def test_it_says_that_it_is_practice(view: ReplayView) -> None:
    said = [label.text() for label in view.findChildren(QLabel) if label.isVisible()]
    assert any(text.startswith("Practice") for text in said)


def test_keys_step_by_action_by_trick_and_to_the_ends(view: ReplayView) -> None:
    assert view.playback is not None
    marks = view.playback.marks
    for key, expected in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_PageDown, marks[1].at),
        (Qt.Key.Key_PageDown, marks[2].at),
        (Qt.Key.Key_PageUp, marks[1].at),
        (Qt.Key.Key_End, view.playback.length),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        press(view, key)
        assert place(view) == expected


def test_buttons_do_what_the_keys_do(view: ReplayView) -> None:
    for key, button in view.steps.buttons.items():
        view.steps.place_meant.emit(5)
        press(view, key)
        by_key = place(view)
        view.steps.place_meant.emit(5)
        button.click()
        assert place(view) == by_key


def test_slider_story_and_a_click_on_a_lying_trick_move_it(view: ReplayView) -> None:
    assert view.playback is not None
    view.steps.slider.setValue(4)
    assert place(view) == 4
    view.story.setCurrentRow(1)
    assert place(view) == 0
    after_trick = next(mark.at for mark in view.playback.marks if mark.trick == 2)
    view.steps.slider.setValue(after_trick)
    view.table.table_clicked.emit()
    assert place(view) == after_trick + 1


def test_nothing_can_be_done_in_what_is_shown(view: ReplayView) -> None:
    models = shown(view)
    assert view.playback is not None
    for at in range(view.playback.length + 1):
        view.steps.place_meant.emit(at)
    assert len(models) >= view.playback.length
    for model in models:
        assert (model.view.legal, model.is_replay) == ((), True)


@pytest.mark.parametrize("seat", Seat)
def test_it_may_be_looked_at_from_every_seat(view: ReplayView, seat: Seat) -> None:
    models = shown(view)
    view.viewpoint.seats[seat].click()
    assert models[-1].view.seat is seat
    assert models[-1].open_hands is None


def test_all_hands_may_lie_open(view: ReplayView, deal: ArchivedDeal) -> None:
    models = shown(view)
    view.viewpoint.open_hands.click()
    assert models[-1].open_hands == deal.log.deal.hands


def test_the_story_names_hidden_cards_only_to_who_may_know_them(
    view: ReplayView, deal: ArchivedDeal
) -> None:
    view.viewpoint.open_hands.click()
    told_all = view.story.lines()
    view.viewpoint.open_hands.click()
    told = {seat: list[str]() for seat in Seat}
    for seat in Seat:
        view.viewpoint.seats[seat].click()
        told[seat] = view.story.lines()
    secret = [n for n in range(len(told_all)) if len({told[s][n] for s in Seat}) > 1]
    assert secret
    for n in secret:
        story = Playback(deal.log).story[n - 1]
        assert [seat for seat in Seat if told[seat][n] == told_all[n]] == [story.seat]


def test_the_end_shows_the_sheet_and_a_step_back_the_story(view: ReplayView) -> None:
    press(view, Qt.Key.Key_End)
    assert tab(view) is Tab.PAYMENT
    assert view.sheet.isVisible()
    assert not view.sheet.next_button.isVisible()
    press(view, Qt.Key.Key_Left)
    assert tab(view) is Tab.STORY
    assert view.story.isVisible()


def test_the_cards_stand_in_columns_as_dealt_taken_and_set_aside(view: ReplayView) -> None:
    view.tabs[Tab.CARDS].click()
    assert view.sheet.cards.isVisible()
    heads = [label.text() for label in view.sheet.cards.findChildren(QLabel)]
    for head in ("Dealt", "Taken", "Set aside"):
        assert heads.count(head) == 3


def test_a_deal_of_four_can_be_stepped_through_with_open_hands(
    four_at_the_table: MemoryArchive, view: ReplayView
) -> None:
    deal = four_at_the_table.deal(next(iter(four_at_the_table.running)))
    assert deal is not None
    view.show_deal(deal)
    view.viewpoint.open_hands.click()
    assert view.playback is not None
    for at in range(view.playback.length + 1):
        view.steps.place_meant.emit(at)
        assert view.story_line.said
    assert view.playback.mark.section is Section.PAYMENT


def test_who_sat_out_looks_from_forehand(
    four_at_the_table: MemoryArchive, view: ReplayView
) -> None:
    deals = [four_at_the_table.deal(key) for key in four_at_the_table.running]
    out = [deal for deal in deals if deal and deal.own is None]
    assert len(out) == 1
    view.show_deal(out[0])
    assert view.viewpoint.seat is Seat.FOREHAND


def test_buttons_and_list_have_names(view: ReplayView) -> None:
    for button in (*view.steps.buttons.values(), *view.viewpoint.seats.values(), view.back_button):
        assert len(button.accessibleName()) > 3
    assert view.story.accessibleName()
    assert view.steps.slider.accessibleName()


def test_why_is_told_where_the_replay_stands(view: ReplayView, qtbot: QtBot) -> None:
    view.ask_why()
    assert view.reason.isVisible()
    assert view.reason.said == [reasons_text.no_reason_text(NoReason.NOTHING_DONE)]
    press(view, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: view.reason.said != [reasons_text.thinking()])
    first = view.reason.said
    assert first != [reasons_text.no_reason_text(NoReason.NOTHING_DONE)]
    press(view, Qt.Key.Key_Left)
    press(view, Qt.Key.Key_Right)
    assert view.reason.said == first
    view.ask_why()
    assert not view.reason.isVisible()


def test_the_line_that_is_now_stays_in_sight(view: ReplayView) -> None:
    """Also when the window becomes another, or has other colours."""
    assert view.playback is not None
    view.steps.place_meant.emit(view.playback.length)
    story = view.story
    for size, theme in (((800, 560), LIGHT), ((1800, 1200), DARK), ((800, 560), DARK)):
        view.resize(*size)
        view.set_theme(theme)
        QApplication.processEvents()
        item = story.currentItem()
        assert item is not None
        assert story.viewport().rect().contains(story.visualItemRect(item))


def test_headings_are_as_large_as_what_they_head(view: ReplayView) -> None:
    """At every size of the window."""
    story = view.story
    for size in ((800, 560), (1800, 1200)):
        view.resize(*size)
        QApplication.processEvents()
        heading = story.model().index(0, 0)
        option = QStyleOptionViewItem()
        story.initViewItemOption(option)
        delegate = story.itemDelegate()
        assert isinstance(delegate, QStyledItemDelegate)
        delegate.initStyleOption(option, heading)
        assert option.font.pointSizeF() == story.font().pointSizeF()
        assert option.font.weight() > story.font().weight()


_ROWS_LOOKED_AT = 36


@pytest.mark.parametrize("width", [1100, 800])
def test_hearts_and_diamonds_are_red_in_the_story(view: ReplayView, width: int) -> None:
    """Where a line is one of several and where it wraps; a chosen line is of one colour."""
    view.resize(width, 700)
    for theme in (LIGHT, DARK):
        view.set_theme(theme)
        view.story.go_to(0)
        seen = 0
        for row in range(_ROWS_LOOKED_AT):
            item = view.story.item(row)
            view.story.scrollToItem(item)
            QApplication.processEvents()
            picture = view.story.viewport().grab(view.story.visualItemRect(item)).toImage()
            has_red, has_ink = (_has(picture, ink) for ink in (theme.plate_red, theme.text))
            if row == view.story.currentRow() or not item.flags():
                assert not has_red
                continue
            is_red = any(sign in item.text() for sign in "♥♦")
            assert has_red is is_red, item.text()
            assert has_ink
            seen += is_red
        assert seen > 5


def _has(picture: QImage, ink: str) -> bool:
    """A pixel of that colour, or hardly another: letters have soft edges."""
    wanted = QColor(ink)
    places = ((x, y) for y in range(picture.height()) for x in range(picture.width()))
    return any(_differ(picture.pixelColor(x, y), wanted) < 20 for x, y in places)


def _differ(one: QColor, other: QColor) -> int:
    return (
        abs(one.red() - other.red())
        + abs(one.green() - other.green())
        + abs(one.blue() - other.blue())
    )
