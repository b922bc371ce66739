"""Why did they do that? Told when the deal is paid, at once only for practice, and by a key."""

import threading
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.helpers.deals import make_deal
from tests.ui.window.conftest import Start
from tests.ui.window.started import Table
from vira_desktop.bots.bot import Decision
from vira_desktop.rules.actions import Bid
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.view import Phase
from vira_desktop.session import match as matches
from vira_desktop.session.bots_play import PromptRunner, consider, decide, play_to_the_end
from vira_desktop.session.players import Player
from vira_desktop.session.ports import BotQuestion, NoStore
from vira_desktop.session.reasons import NoReason
from vira_desktop.session.table import TableSession
from vira_desktop.storage import settings_file
from vira_desktop.storage.paths import Paths
from vira_desktop.ui.reasons.why_window import WhyPage
from vira_desktop.ui.table.spots import WhySpot
from vira_desktop.ui.text import reasons_text

# The offscreen platform moves no windows.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def asked(start: Start) -> tuple[Table, WhyPage]:
    """The person has bid, the others have answered, and F3 has been pressed."""
    table = start(think=decide)
    table.open(make_deal())
    table.program.controller.act(Bid(Seat.FOREHAND, "begar"))
    table.wait_for_person()
    QTest.keyClick(table.window, Qt.Key.Key_F3)
    shown = table.program.reasons.shown
    assert shown is not None
    assert shown.isVisible()
    return table, shown.page


def told(table: Table, page: WhyPage) -> list[str]:
    """What is said when nobody thinks any more."""
    table.wait(lambda: page.view.said != [reasons_text.thinking()], "a reason is told")
    return page.view.said


def bots_act(table: Table) -> int:
    """The number of the last action of a bot."""
    seats = [action.seat for action in table.done]
    return max(n for n, seat in enumerate(seats, 1) if seat is not Seat.FOREHAND)


def test_while_a_deal_is_played_no_hand_is_given_away(start: Start) -> None:
    table, page = asked(start)
    for at in range(1, len(table.done) + 1):
        page.story.place_meant.emit(at)
        assert page.view.said == [reasons_text.not_yet()]
    assert "sets aside" not in " ".join(page.story.lines())


def test_for_practice_reasons_are_told_at_once_and_the_choice_is_kept(start: Start) -> None:
    table, page = asked(start)
    page.story.place_meant.emit(bots_act(table))
    page.during_deal.click()
    said = told(table, page)
    assert said != [reasons_text.not_yet()]
    settings = table.program.settings
    assert settings.reasons_during_deal
    kept = Paths(data=table.folder, config=table.folder).settings_file
    assert settings_file.load(kept).settings == settings
    assert table.window.settings_menu.reasons_during_deal.isChecked()
    table.window.settings_menu.reasons_during_deal.trigger()
    assert page.view.said == [reasons_text.not_yet()]
    assert not page.during_deal.isChecked()


def spots(table: Table) -> list[WhySpot]:
    """What may be clicked to be told why it was done."""
    return [spot for spot in table.page.table.findChildren(WhySpot) if spot.isVisible()]


def test_a_click_on_what_another_did_tells_why(start: Start) -> None:
    """Only for practice: whoever plays in earnest opens no window by a slip."""
    table = start(think=decide)
    table.open(make_deal())
    table.program.controller.act(Bid(Seat.FOREHAND, "begar"))
    table.wait_for_person()
    assert spots(table) == []
    table.window.settings_menu.reasons_during_deal.trigger()
    for spot in spots(table):
        assert spot.toolTip() == spot.accessibleDescription() == reasons_text.ask_why()
        QTest.mouseClick(spot, Qt.MouseButton.LeftButton)
        shown = table.program.reasons.shown
        assert shown is not None
        assert shown.isVisible()
        at = max(n for n, done in enumerate(table.done, 1) if done.seat is spot.act.seat)
        assert shown.page.line.said == shown.page.story.line(at)
        shown.close()
    assert {spot.act.seat for spot in spots(table)} == set(Seat) - {Seat.FOREHAND}
    table.window.settings_menu.reasons_during_deal.trigger()
    assert spots(table) == []


def test_a_person_is_not_asked(start: Start) -> None:
    table, page = asked(start)
    page.during_deal.click()
    page.story.place_meant.emit(1)
    assert page.story.lines()[1] == "You bid begär."
    assert told(table, page) == ["A person did this; only computer players say why."]


def test_when_the_deal_is_paid_everything_is_told(start: Start) -> None:
    match = matches.begin(tuple(Player(name, "regel") for name in "abc"), dealer=2)
    played = TableSession(match, make_deal(), seed="", store=NoStore(), runner=PromptRunner())
    play_to_the_end(played)
    table = start(think=decide)
    table.open(make_deal(), played.log.actions)
    assert table.phase() is Phase.SETTLED
    table.page.panel.sheet.why_button.click()
    shown = table.program.reasons.shown
    assert shown is not None
    page = shown.page
    assert told(table, page) != [reasons_text.not_yet()]
    reasons = set()
    for at, action in enumerate(table.done, start=1):
        page.story.place_meant.emit(at)
        said = told(table, page)
        person = action.seat is Seat.FOREHAND
        assert (said == [reasons_text.no_reason_text(NoReason.PERSON)]) == person
        reasons.update(said)
    assert len(reasons) > 5


def test_the_window_follows_the_deal_and_says_when_there_is_none(start: Start) -> None:
    table, page = asked(start)
    assert len(page.story.lines()) == len(table.done) + 1
    table.program.controller.take_back()
    assert len(page.story.lines()) == 1
    table.program.playing.leave_evening()
    table.program.reasons.show()
    assert page.view.said == [reasons_text.nothing_dealt()]
    assert not page.story.isVisible()


def test_a_reason_that_is_thought_about_is_not_waited_for(start: Start) -> None:
    """Field test W12: the window is closed, or the program ended, at once."""
    table, page = asked(start)
    begun, go = threading.Event(), threading.Event()

    def think(question: BotQuestion) -> Decision:
        begun.set()
        go.wait(10)
        return consider(question)

    page._asker._consider = think
    page.during_deal.click()
    page.story.place_meant.emit(bots_act(table))
    table.wait(begun.is_set, "a bot thinks")
    began = time.monotonic()
    assert page.view.said == [reasons_text.thinking()]
    table.close()
    assert time.monotonic() - began < 3
    go.set()
