"""What would the club player do? Told on request in every phase; it changes nothing, nobody waits
for it, and what comes too late is thrown away."""

import threading
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.helpers.deals import actions, make_deal, wins_auction
from tests.ui.window.conftest import Start
from tests.ui.window.started import Table
from vira_desktop.bots.bot import Decision
from vira_desktop.rules.actions import Action, Bid
from vira_desktop.rules.seats import Seat
from vira_desktop.session.bots_play import consider, decide
from vira_desktop.session.ports import BotQuestion
from vira_desktop.session.settings import LanguageChoice
from vira_desktop.ui.text import hint_text

CLAIM = make_deal(F="432.32.5432.5432", M="AKQ.AKQJT98.A.A6", highest="H")
SOLO = f"{wins_auction('M', 'solo-6')}; M trump H; M play; "
MOMENTS = {
    "bidding": ("", make_deal()),
    "buying": (f"{SOLO}R buy", CLAIM),
    "play": (f"{SOLO}R buy; F buy", CLAIM),
    "claim": (f"{SOLO}R buy; F buy; F card H2; M claim 13", CLAIM),
}
PROPOSED = "The club player would choose: "


def ask(table: Table) -> None:
    QTest.keyClick(table.window, Qt.Key.Key_F5)


def said(table: Table) -> str:
    """What stands beside the question that is asked."""
    line = table.page.prompt.hint
    return line.said if line.isVisible() else ""


def asked(table: Table) -> str:
    """The hint, when it has come."""
    ask(table)
    table.wait(lambda: said(table) != hint_text.thinking(), "a hint is given", seconds=20)
    return said(table)


class Slow:
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.questions: list[BotQuestion] = []
        self.go = threading.Event()

    def __call__(self, question: BotQuestion) -> Decision:
        self.questions.append(question)
        assert self.go.wait(20)
        return consider(question)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_hint_is_given_in_every_phase_and_changes_nothing(start: Start, moment: str) -> None:
    done, deal = MOMENTS[moment]
    table = start(think=decide)
    table.open(deal, actions(done) if done else ())
    table.wait(lambda: table.model.view.is_my_turn, "the person is asked")
    before = table.done
    hint = asked(table)
    assert hint.startswith(PROPOSED)
    assert table.done == before
    settings = replace(table.program.settings, language=LanguageChoice.SWEDISH)
    table.program.change_settings(settings)
    table.spin()
    assert said(table).startswith("Klubbspelaren skulle välja: ")
    assert table.done == before


def test_the_hint_is_what_the_club_player_does_with_that_view_alone(start: Start) -> None:
    table, slow = start(think=decide), Slow()
    table.open(make_deal())
    table.program.hints._consider = slow
    ask(table)
    table.wait(lambda: slow.questions, "somebody thinks")
    (question,) = slow.questions
    assert question.bot == "klubbspelare"
    assert question.view == table.model.view
    assert question.claim is None
    slow.go.set()
    table.wait(lambda: said(table).startswith(PROPOSED), "a hint is given", seconds=20)
    assert said(table) == hint_text.hint(consider(question), None)
    ask(table)
    assert len(slow.questions) == 1, "the same moment is thought about once"


def test_nobody_waits_and_what_comes_too_late_is_not_shown(start: Start) -> None:
    table, slow = start(), Slow()
    table.open(make_deal())
    table.program.hints._consider = slow
    ask(table)
    assert said(table) == hint_text.thinking()
    table.wait(lambda: slow.questions, "somebody thinks")
    assert slow.questions[0].is_wanted()
    table.program.controller.act(Bid(Seat.FOREHAND, "begar"))
    assert said(table) == ""
    assert not slow.questions[0].is_wanted()
    slow.go.set()
    for thread in [one for one in threading.enumerate() if one.name == "hint"]:
        thread.join(20)
    table.spin()
    assert said(table) == ""


def test_who_is_not_asked_gets_no_hint(start: Start) -> None:
    table, slow = start(), Slow()
    table.program.hints._consider = slow
    ask(table)
    assert said(table) == ""
    table.open(CLAIM, actions(wins_auction("M", "solo-6")))
    assert not table.model.view.is_my_turn
    ask(table)
    assert said(table) == hint_text.not_your_turn()
    assert slow.questions == []


def test_a_bot_that_fails_is_told(start: Start, caplog: pytest.LogCaptureFixture) -> None:
    def fails(question: BotQuestion) -> Decision:
        raise RuntimeError(question.bot)

    table = start()
    table.open(make_deal())
    table.program.hints._consider = fails
    assert asked(table) == hint_text.no_hint()
    assert "RuntimeError" in caplog.text


def test_hints_leave_the_others_as_they_are(start: Start) -> None:
    """The same deal with hints and without: the same bids of the bots, the same log."""
    logs: list[tuple[Action, ...]] = []
    for with_hint in (False, True):
        table = start(think=decide)
        table.open(make_deal())
        if with_hint:
            asked(table)
        table.program.controller.act(Bid(Seat.FOREHAND, "begar"))
        table.wait_for_person()
        logs.append(table.done)
        table.close()
    assert logs[0] == logs[1]
    assert len(logs[0]) > 1
