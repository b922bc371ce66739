"""Bots asked again in the background: one thought at a time, and only what is still wanted."""

import random
import threading

import pytest
from pytestqt.qtbot import QtBot

from vira_desktop.bots.bot import Decision, Motive
from vira_desktop.bots.rules_used import Rule
from vira_desktop.session import match as matches
from vira_desktop.session.bots_play import PromptRunner, consider
from vira_desktop.session.players import Player
from vira_desktop.session.ports import BotQuestion, NoStore
from vira_desktop.session.reasons import Inquiry, NoReason, Reason
from vira_desktop.session.table import TableSession
from vira_desktop.ui.reasons.asker import Asker


class Slow:
    """Thinks until it is let go, and remembers how far each deal had come that it was asked of."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.go = threading.Event()

    def __call__(self, question: BotQuestion) -> Decision:
        self.asked.append(question.seed)
        assert self.go.wait(10)
        return consider(question)


@pytest.fixture
def inquiry() -> Inquiry:
    match = matches.begin(tuple(Player(name, "regel") for name in "abc"), dealer=2)
    deal = match.deal(random.Random(1))
    session = TableSession(match, deal, seed="1", store=NoStore(), runner=PromptRunner())
    while not session.is_over:
        session.ask_next()
    return session.inquiry


def test_only_what_was_asked_last_is_thought_about_next(qtbot: QtBot, inquiry: Inquiry) -> None:
    slow = Slow()
    asker = Asker(consider=slow)
    for at in (1, 2, 3, 4):
        assert asker.reason(inquiry, at) is None
    with qtbot.waitSignals([asker.answered, asker.answered]):
        slow.go.set()
    qtbot.waitUntil(lambda: len(slow.asked) == 2)
    assert slow.asked == ["1/0", "1/3"]
    reason = asker.reason(inquiry, 4)
    assert isinstance(reason, Reason)
    assert reason.is_of_the_act


def test_a_thought_that_nobody_waits_for_may_end_and_is_not_taken_for_a_reason(
    qtbot: QtBot, inquiry: Inquiry
) -> None:
    begun, wanted = threading.Event(), threading.Event()

    def think(question: BotQuestion) -> Decision:
        if not begun.is_set():
            begun.set()
            assert question.is_wanted()
            assert wanted.wait(10)
            assert not question.is_wanted()
            return Decision(inquiry.log.actions[-1], Motive(Rule.PASS))
        return consider(question)

    asker = Asker(consider=think)
    assert asker.reason(inquiry, 1) is None
    assert begun.wait(10)
    assert asker.reason(inquiry, 2) is None
    with qtbot.waitSignals([asker.answered, asker.answered]):
        wanted.set()
    assert isinstance(asker.reason(inquiry, 2), Reason)
    with qtbot.waitSignal(asker.answered):
        assert asker.reason(inquiry, 1) is None
    reason = asker.reason(inquiry, 1)
    assert isinstance(reason, Reason)
    assert reason.is_of_the_act


def test_what_is_thought_about_is_not_asked_twice(qtbot: QtBot, inquiry: Inquiry) -> None:
    slow = Slow()
    asker = Asker(consider=slow)
    assert asker.reason(inquiry, 1) is None
    assert asker.reason(inquiry, 1) is None
    with qtbot.waitSignal(asker.answered):
        slow.go.set()
    assert isinstance(asker.reason(inquiry, 1), Reason)
    assert slow.asked == ["1/0"]


def test_what_was_answered_is_not_asked_again(qtbot: QtBot, inquiry: Inquiry) -> None:
    slow = Slow()
    slow.go.set()
    asker = Asker(consider=slow)
    with qtbot.waitSignal(asker.answered):
        assert asker.reason(inquiry, 5) is None
    assert isinstance(asker.reason(inquiry, 5), Reason)
    assert asker.reason(inquiry, 0) is NoReason.NOTHING_DONE
    assert len(slow.asked) == 1


def test_a_bot_that_fails_has_no_answer(
    qtbot: QtBot, inquiry: Inquiry, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(question: BotQuestion) -> Decision:
        raise RuntimeError(question.bot)

    asker = Asker(consider=fails)
    with qtbot.waitSignal(asker.answered):
        assert asker.reason(inquiry, 1) is None
    assert asker.reason(inquiry, 1) is NoReason.NO_ANSWER
    assert "RuntimeError" in caplog.text


def test_two_deals_are_not_taken_for_one(qtbot: QtBot, inquiry: Inquiry) -> None:
    """The same seed and the same number of actions, but another action before."""
    asker = Asker(consider=lambda question: Decision(inquiry.log.actions[0], Motive(Rule.PASS)))
    with qtbot.waitSignal(asker.answered):
        asker.reason(inquiry, 1)
    shorter = Inquiry(inquiry.match, inquiry.log, "2")
    with qtbot.waitSignal(asker.answered):
        assert asker.reason(shorter, 1) is None


def test_nothing_is_waited_for_at_the_end(inquiry: Inquiry) -> None:
    slow = Slow()
    asker = Asker(consider=slow)
    asker.reason(inquiry, 1)
    asker.reason(inquiry, 2)
    asker.close()
    slow.go.set()
    for thread in [one for one in threading.enumerate() if one.name == "reason"]:
        thread.join(10)
    assert slow.asked == ["1/0"]
