"""A deal at the table: one door, bots that are asked, bots that fail (W16)."""

import logging
import random
from collections.abc import Callable

import pytest

from tests.helpers.runners import InlineRunner, SlowRunner
from vira_desktop.rules.actions import Action, Bid, Pass, PlayCard
from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.notation import parse_action
from vira_desktop.rules.refusals import IllegalAction
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Bidding, Settled
from vira_desktop.session import match as matches
from vira_desktop.session.fallback import plain_action
from vira_desktop.session.log import Entry, TakeBack
from vira_desktop.session.players import Player
from vira_desktop.session.ports import BotQuestion, BotRunner, NoStore
from vira_desktop.session.table import Change, TableSession


def plain(question: BotQuestion) -> Action:
    """The plainest legal action."""
    return plain_action(question.view)


def session_with(runner: BotRunner, *bots: str | None) -> TableSession:
    """A first deal between persons (None) and bots, forehand first."""
    players = tuple(Player(f"{n}", bot) for n, bot in enumerate(bots))
    match = matches.begin(players, dealer=2)
    deal = match.deal(random.Random(8))
    return TableSession(match, deal, seed="8", store=NoStore(), runner=runner)


def test_listeners_hear_every_change_after_it_is_stored() -> None:
    told: list[Entry | Change] = []

    class Store(NoStore):
        def add(self, entry: Entry) -> None:
            told.append(entry)

    players = (Player("Anna"), Player("Bo"), Player("Åke"))
    match = matches.begin(players, dealer=2)
    session = TableSession(
        match,
        match.deal(random.Random(8)),
        seed="8",
        store=Store(),
        runner=InlineRunner(plain),
    )
    session.listen(told.append)
    before = session.state
    bid = Bid(Seat.FOREHAND, "begar")
    session.submit(bid)
    assert told == [bid, Change(before, bid, session.state)]


def test_a_refusal_changes_and_stores_nothing() -> None:
    session = session_with(InlineRunner(plain), None, "plain", "plain")
    before = session.state
    with pytest.raises(IllegalAction):
        session.submit(Pass(Seat.FOREHAND))
    assert session.state is before
    assert session.log.entries == ()


def test_bots_play_a_deal_to_its_end_when_asked() -> None:
    session = session_with(InlineRunner(plain), "plain", "plain", "plain")
    while not session.is_over:
        session.ask_next()
    assert isinstance(session.state, Settled)
    assert session.waits_for is None


def test_nobody_is_asked_for_a_person() -> None:
    runner = SlowRunner()
    session = session_with(runner, None, "plain", "plain")
    session.ask_next()
    assert runner.open == []


def test_an_answer_that_comes_after_taking_back_is_dropped() -> None:
    runner = SlowRunner()
    session = session_with(runner, None, "plain", "plain")
    session.submit(Bid(Seat.FOREHAND, "begar"))
    session.ask_next()
    assert session.take_back()
    question, answer = runner.open[0]
    answer(plain(question))
    assert isinstance(session.state, Bidding)
    assert session.state.auction == ()
    assert session.log.entries[-1] == TakeBack(0)


def test_a_deal_that_is_left_hears_no_answer_and_asks_again_when_it_goes_on() -> None:
    runner = SlowRunner()
    session = session_with(runner, "plain", "plain", "plain")
    session.ask_next()
    session.drop_question()
    question, answer = runner.open[0]
    answer(plain(question))
    assert session.log.entries == ()
    session.ask_next()
    answer(plain(question))
    assert session.log.entries == ()
    question, answer = runner.open[1]
    answer(plain(question))
    assert list(session.log.entries) == [plain(question)]


def test_there_is_nothing_to_take_back_before_a_persons_first_act() -> None:
    session = session_with(InlineRunner(plain), "plain", None, "plain")
    session.ask_next()
    assert not session.take_back()


def crashed(_question: BotQuestion) -> None:
    """What a runner answers for a bot that has crashed."""
    return


def cheats(question: BotQuestion) -> Action:
    """A card that cannot be played in the auction."""
    return PlayCard(question.view.seat, ALL_CARDS[0])


def acts_for_others(question: BotQuestion) -> Action:
    """A call for another seat."""
    return Pass(question.view.seat.left)


@pytest.mark.parametrize("saboteur", [crashed, cheats, acts_for_others])
def test_a_bot_that_fails_is_replaced_for_that_action(
    saboteur: Callable[[BotQuestion], Action | None], caplog: pytest.LogCaptureFixture
) -> None:
    session = session_with(InlineRunner(saboteur), "bad", "bad", "bad")
    with caplog.at_level(logging.WARNING):
        for _ in range(200):
            session.ask_next()
    assert session.is_over


def test_a_bot_that_claims_again_after_a_refusal_plays_a_card() -> None:
    runner = SlowRunner()
    session = session_with(runner, "plain", None, None)
    for text in ("F bid solo-6", "M pass", "R pass", "F trump S", "F play", "M buy", "R buy"):
        session.submit(parse_action(text))
    for text in ("F claim 13", "M refuse"):
        session.submit(parse_action(text))
    session.ask_next()
    runner.open[0][1](parse_action("F claim 13"))
    assert isinstance(session.log.actions[-1], PlayCard)


def test_a_question_has_what_the_seat_may_know_and_a_seed_of_its_own() -> None:
    runner = SlowRunner()
    session = session_with(runner, "plain", "plain", "plain")
    session.ask_next()
    runner.open[0][1](plain(runner.open[0][0]))
    session.ask_next()
    first, second = (question for question, _answer in runner.open)
    assert first.view.seat is Seat.FOREHAND
    assert second.view == session.view(Seat.MIDDLEHAND)
    assert first.seed != second.seed


def test_play_on_stops_at_the_first_illegal_action() -> None:
    session = session_with(InlineRunner(plain), None, None, None)
    actions = (Bid(Seat.FOREHAND, "begar"), Pass(Seat.FOREHAND), Pass(Seat.MIDDLEHAND))
    assert session.play_on(actions) == 1
    assert session.log.actions == actions[:1]
