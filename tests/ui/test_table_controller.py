"""Between the session and the table: what is shown when, and who is asked."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from pytestqt.qtbot import QtBot

from tests.helpers.deals import actions, make_deal, wins_auction
from tests.helpers.runners import InlineRunner, SlowRunner
from vira_desktop.rules.actions import Action, Bid, Buy, Pass, PlayCard
from vira_desktop.rules.cards import NO_CARDS, parse_card
from vira_desktop.rules.refusals import Reason
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Bidding, Deal
from vira_desktop.rules.view import Phase
from vira_desktop.session import match as matches
from vira_desktop.session.fallback import plain_action
from vira_desktop.session.match import Match
from vira_desktop.session.players import Player
from vira_desktop.session.ports import BotQuestion, BotRunner, NoStore
from vira_desktop.session.table import TableSession
from vira_desktop.ui.table.model import TableModel
from vira_desktop.ui.table_controller import Pace, TableController

AT_ONCE = Pace(trick_seconds=0, trick_waits=False, bot_seconds=0)
UNTIL_A_KEY = Pace(trick_seconds=0, trick_waits=True, bot_seconds=0)
FOREHAND, REARHAND = Seat.FOREHAND, Seat.REARHAND

DEAL = make_deal(F="AK2.AKQJT98.2.32", highest="H")
TO_PLAY = f"{wins_auction('F', 'begar')}; F trump H; F buy; F play; M buy; R buy"


def plain(question: BotQuestion) -> Action:
    """The plainest legal action."""
    return plain_action(question.view)


class Shown:
    """A controller with what it has shown and refused."""

    def __init__(self, pace: Pace) -> None:
        self.controller = TableController(pace, lambda: "You")
        self.models: list[TableModel] = []
        self.refused: list[Reason] = []
        self.controller.model_changed.connect(self.models.append)
        self.controller.refused.connect(lambda reason, _view: self.refused.append(reason))

    @property
    def now(self) -> TableModel:
        return self.models[-1]


def table(person: Seat = FOREHAND) -> Match:
    """A first deal in which *person* is no bot."""
    players = [Player(seat.value, None if seat is person else "plain") for seat in Seat]
    return matches.begin((*players[:2], players[2]), dealer=2)


def session_at(
    runner: BotRunner, *texts: str, deal: Deal = DEAL, person: Seat = FOREHAND
) -> TableSession:
    """A session in which these actions have been done."""
    session = TableSession(table(person), deal, seed="1", store=NoStore(), runner=runner)
    done = actions(*texts) if texts else []
    assert session.play_on(done) == len(done)
    return session


def let_timers_run() -> None:
    """Everything that waits for no time happens."""
    loop = QEventLoop()
    QTimer.singleShot(30, loop.quit)
    loop.exec()


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[[Pace], Shown]:
    return Shown


Show = Callable[[Pace], Shown]


def test_a_bot_is_asked_when_the_cards_are_dealt(shown: Show) -> None:
    pace = Pace(trick_seconds=0, trick_waits=False, bot_seconds=0, deal_seconds=60)
    dealt, resumed = SlowRunner(), SlowRunner()
    shown(pace).controller.start(session_at(dealt, person=REARHAND))
    shown(pace).controller.start(session_at(resumed, "F bid begar", person=REARHAND))
    let_timers_run()
    assert dealt.open == []
    assert len(resumed.open) == 1


def test_a_finished_trick_lies_and_nobody_is_asked_until_it_is_gathered(shown: Show) -> None:
    runner = SlowRunner()
    screen = shown(UNTIL_A_KEY)
    screen.controller.start(session_at(runner, TO_PLAY, "F card C2"))
    let_timers_run()
    trick = []
    for expected in (1, 2):
        question, answer = runner.open.pop()
        trick.append(plain(question))
        answer(trick[-1])
        assert len(trick) == expected
        let_timers_run()
    assert [played.seat for played in screen.now.lying_trick] == list(Seat)
    assert runner.open == []
    assert screen.now.thinking is None
    screen.controller.gather_trick()
    let_timers_run()
    assert screen.now.lying_trick == ()
    assert screen.now.thinking is screen.now.view.to_act
    assert len(runner.open) == 1


def test_a_trick_is_gathered_by_itself_after_its_time(shown: Show) -> None:
    screen = shown(AT_ONCE)
    screen.controller.start(session_at(InlineRunner(plain), TO_PLAY))
    screen.controller.act(PlayCard(FOREHAND, parse_card("HA")))
    let_timers_run()
    assert any(model.lying_trick for model in screen.models)
    assert screen.now.lying_trick == ()
    assert screen.now.view.is_my_turn


def test_a_click_on_a_card_gathers_the_trick_and_plays_nothing(shown: Show) -> None:
    screen = shown(UNTIL_A_KEY)
    screen.controller.start(session_at(InlineRunner(plain), TO_PLAY))
    screen.controller.act(PlayCard(FOREHAND, parse_card("HA")))
    let_timers_run()
    assert screen.now.lying_trick
    screen.controller.click_card(parse_card("HK"))
    assert screen.now.lying_trick == ()
    assert parse_card("HK") in screen.now.view.hand


def test_an_action_while_a_trick_lies_gathers_it_first(shown: Show) -> None:
    screen = shown(UNTIL_A_KEY)
    screen.controller.start(session_at(InlineRunner(plain), TO_PLAY))
    screen.controller.act(PlayCard(FOREHAND, parse_card("HA")))
    let_timers_run()
    assert screen.now.lying_trick
    screen.controller.act(PlayCard(FOREHAND, parse_card("HK")))
    assert screen.now.lying_trick == ()
    assert [played.card for played in screen.now.view.trick] == [parse_card("HK")]


def test_the_answer_of_a_bot_is_dropped_when_it_was_taken_back_meanwhile(shown: Show) -> None:
    runner = SlowRunner()
    screen = shown(AT_ONCE)
    session = session_at(runner)
    screen.controller.start(session)
    screen.controller.act(Bid(FOREHAND, "begar"))
    let_timers_run()
    question, answer = runner.open.pop()
    screen.controller.take_back()
    answer(plain(question))
    let_timers_run()
    assert list(session.log.actions) == []
    assert screen.now.view.is_my_turn
    assert runner.open == []
    screen.controller.act(Bid(FOREHAND, "spel-7"))
    let_timers_run()
    question, answer = runner.open.pop()
    answer(plain(question))
    assert list(session.log.actions) == [Bid(FOREHAND, "spel-7"), Pass(Seat.MIDDLEHAND)]


def test_the_answer_of_a_bot_does_not_show_a_deal_that_was_left(shown: Show) -> None:
    runner = SlowRunner()
    screen = shown(AT_ONCE)
    screen.controller.start(session_at(runner, "F bid begar"))
    let_timers_run()
    question, answer = runner.open.pop()
    other = session_at(runner, TO_PLAY)
    screen.controller.start(other)
    answer(plain(question))
    let_timers_run()
    assert screen.controller.session is other
    assert screen.now.view.phase is Phase.PLAY
    assert {model.view.phase for model in screen.models[-2:]} <= {Phase.BIDDING, Phase.PLAY}
    assert runner.open == []


def test_undo_with_nothing_to_take_back_lets_the_deal_go_on(shown: Show) -> None:
    screen = shown(AT_ONCE)
    screen.controller.start(session_at(InlineRunner(plain), person=REARHAND))
    screen.controller.take_back()
    let_timers_run()
    assert screen.now.view.is_my_turn


def test_undo_of_a_gathered_and_of_a_lying_trick_goes_back_to_the_own_card(shown: Show) -> None:
    screen = shown(UNTIL_A_KEY)
    screen.controller.start(session_at(InlineRunner(plain), TO_PLAY))
    before = screen.now.view
    for gathers in (False, True):
        screen.controller.act(PlayCard(FOREHAND, parse_card("HA")))
        let_timers_run()
        assert screen.now.lying_trick
        if gathers:
            screen.controller.gather_trick()
        screen.controller.take_back()
        let_timers_run()
        assert screen.now.view == before
        assert screen.now.lying_trick == ()


def test_cards_are_chosen_by_clicks_until_something_happens(shown: Show) -> None:
    screen = shown(AT_ONCE)
    chosen = [parse_card("C2"), parse_card("C3")]
    screen.controller.start(session_at(SlowRunner(), f"{wins_auction('F', 'begar')}; F trump H"))
    for card in chosen:
        screen.controller.click_card(card)
    assert screen.now.selected == set(chosen)
    screen.controller.click_card(chosen[0])
    assert screen.now.selected == {chosen[1]}
    screen.controller.clear_selection()
    assert screen.now.selected == NO_CARDS
    screen.controller.click_card(chosen[0])
    screen.controller.act(Buy(FOREHAND, tuple(chosen)))
    assert screen.now.selected == NO_CARDS
    screen.controller.take_back()
    assert screen.now.selected == NO_CARDS


def test_a_refusal_is_told_and_changes_nothing(shown: Show) -> None:
    screen = shown(AT_ONCE)
    session = session_at(SlowRunner())
    screen.controller.start(session)
    screen.controller.act(Pass(FOREHAND))
    assert screen.refused == [Reason.FOREHAND_MUST_BID]
    screen.controller.click_card(parse_card("C2"))
    assert screen.refused[1:] == [Reason.NOT_NOW]
    assert session.log.actions == ()


def test_the_accounts_of_a_settled_deal_are_those_after_its_payment(shown: Show) -> None:
    screen = shown(AT_ONCE)
    session = session_at(InlineRunner(plain), f"{TO_PLAY}; F claim 7; M accept")
    screen.controller.start(session)
    assert screen.now.standings == BySeat(-8, -8, -8)
    let_timers_run()
    # The plain bot accepts; home in the highest suit: a pin from each, and a bet lifted.
    assert screen.now.view.phase is Phase.SETTLED
    assert screen.now.standings == BySeat(-8 + 2 + 8, -8 - 1, -8 - 1)


def test_the_accounts_belong_to_those_who_play_with_four_at_the_table(shown: Show) -> None:
    players = tuple(Player(f"{chair}", None if chair == 3 else "plain") for chair in range(4))
    match = matches.begin(players, dealer=3)
    deal = make_deal(R="AK2.AKQJT98.2.32", highest="H", players=4, pulla=4)
    session = TableSession(match, deal, seed="1", store=NoStore(), runner=InlineRunner(plain))
    laid = actions(f"{wins_auction('R', 'spel-7')}; R trump H; R buy; R lay")
    assert session.play_on(laid) == len(laid)
    screen = shown(AT_ONCE)
    screen.controller.start(session)
    # Chair 2 sits out. A laid spel-7 is bet: a bet into the pulla and a pin to each opponent.
    assert screen.now.standings == BySeat(-8 + 1, -8 + 1, -8 - 8 - 2)


def test_a_new_pace_holds_from_the_next_trick(shown: Show) -> None:
    screen = shown(AT_ONCE)
    screen.controller.start(session_at(InlineRunner(plain), TO_PLAY))
    screen.controller.set_pace(UNTIL_A_KEY)
    screen.controller.act(PlayCard(FOREHAND, parse_card("HA")))
    let_timers_run()
    assert screen.now.lying_trick


def test_nothing_is_shown_before_a_deal_and_nothing_done_after_one_is_left(shown: Show) -> None:
    screen = shown(AT_ONCE)
    for do in (
        screen.controller.take_back,
        screen.controller.refresh,
        screen.controller.gather_trick,
        screen.controller.clear_selection,
    ):
        do()
    screen.controller.act(Bid(FOREHAND, "begar"))
    screen.controller.click_card(parse_card("C2"))
    assert screen.models == []
    session = session_at(InlineRunner(plain), "F bid begar")
    screen.controller.start(session)
    screen.controller.stop()
    let_timers_run()
    assert isinstance(session.state, Bidding)
    assert len(session.log.actions) == 1
