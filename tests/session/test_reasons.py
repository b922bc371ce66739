"""Asked again, a bot says why it acted: from the log alone, and from the very same thought."""

import random

import pytest

from vira_desktop.bots.bot import Decision, Motive
from vira_desktop.bots.rules_used import Rule
from vira_desktop.rules.actions import Accept, Action, Bid, Pass, Refuse
from vira_desktop.rules.flow import to_act
from vira_desktop.rules.seats import Seat
from vira_desktop.session import match as matches
from vira_desktop.session.bots_play import PromptRunner, consider
from vira_desktop.session.claims import Proof
from vira_desktop.session.fallback import plain_action
from vira_desktop.session.players import Player
from vira_desktop.session.ports import BotQuestion, NoStore
from vira_desktop.session.reasons import NoReason, Reason
from vira_desktop.session.table import TableSession

F = Seat.FOREHAND


def table(*bots: str | None, seed: str = "why") -> TableSession:
    """A first deal between persons (None) and bots, forehand first."""
    match = matches.begin(tuple(Player(f"{n}", bot) for n, bot in enumerate(bots)), dealer=2)
    deal = match.deal(random.Random(seed))
    return TableSession(match, deal, seed=seed, store=NoStore(), runner=PromptRunner())


@pytest.mark.parametrize("bots", [("regel", "nyborjare", "hemmaspelare"), ("klubbspelare",) * 3])
def test_asked_again_every_bot_does_the_same_and_says_why(bots: tuple[str, ...]) -> None:
    session = table(*bots)
    while not session.is_over:
        session.ask_next()
    inquiry = session.inquiry
    for at, action in enumerate(session.log.actions, start=1):
        reason = inquiry.reason(at, consider)
        assert isinstance(reason, Reason)
        assert reason.is_of_the_act, action
        assert reason.decision.action == action
        if isinstance(action, Accept | Refuse):
            assert isinstance(reason.motive.rule, Proof)


def test_claims_are_proved_and_the_proof_is_the_reason() -> None:
    found = set()
    for number in range(12):
        session = table("regel", "regel", "regel", seed=f"claims {number}")
        while not session.is_over:
            session.ask_next()
        for at, action in enumerate(session.log.actions, start=1):
            if isinstance(action, Accept | Refuse):
                reason = session.inquiry.reason(at, consider)
                assert isinstance(reason, Reason)
                assert (reason.motive.rule is Proof.HOLDS) == isinstance(action, Accept)
                found.add(reason.motive.rule)
    assert Proof.HOLDS in found


def test_a_person_is_not_asked_and_before_the_first_call_there_is_nothing_to_ask() -> None:
    session = table(None, "regel", "regel")
    session.submit(Bid(F, "begar"))
    session.ask_next()
    assert session.inquiry.question(1) is NoReason.PERSON
    assert session.inquiry.reason(0, consider) is NoReason.NOTHING_DONE
    assert session.inquiry.reason(3, consider) is NoReason.NOTHING_DONE
    assert isinstance(session.inquiry.reason(2, consider), Reason)


def test_the_question_is_the_one_that_was_asked() -> None:
    asked: list[BotQuestion] = []

    class Listening(PromptRunner):
        def ask(self, question: BotQuestion, answer: object) -> None:
            asked.append(question)
            super().ask(question, answer)  # type: ignore[arg-type]

    match = matches.begin(tuple(Player(bot, bot) for bot in ("regel",) * 3), dealer=2)
    session = TableSession(
        match, match.deal(random.Random(3)), seed="3", store=NoStore(), runner=Listening()
    )
    while not session.is_over:
        session.ask_next()
    inquiry = session.inquiry
    assert [inquiry.question(at) for at in range(1, len(asked) + 1)] == asked


def test_what_would_be_done_otherwise_now_is_not_taken_for_the_reason() -> None:
    session = table("regel", "regel", "regel")
    session.submit(Bid(F, "spel-9"))
    seat = to_act(session.state)
    assert seat is not None

    def otherwise(question: BotQuestion) -> Decision:
        action: Action = plain_action(question.view)
        assert action == Bid(F, "begar") or isinstance(action, Pass | Bid)
        return Decision(action, Motive(Rule.PASS))

    reason = session.inquiry.reason(1, otherwise)
    assert isinstance(reason, Reason)
    assert not reason.is_of_the_act
