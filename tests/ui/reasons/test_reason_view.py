"""A reason on the screen: sentences, choices and numbers in both languages, and no code."""

import random
import re
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from vira_desktop.bots.bidding_by_worth import Worth
from vira_desktop.bots.bot import Code, Decision, Guess, Motive, Option
from vira_desktop.bots.player import Search
from vira_desktop.bots.rules_used import Rule
from vira_desktop.rules.actions import Action, Bid, Pass, PlayCard
from vira_desktop.rules.cards import parse_card
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.session import match as matches
from vira_desktop.session.bots_play import PromptRunner, consider
from vira_desktop.session.players import Player
from vira_desktop.session.ports import NoStore
from vira_desktop.session.reasons import NoReason, Reason
from vira_desktop.session.replay import Playback, Told
from vira_desktop.session.table import TableSession
from vira_desktop.ui.language import Language
from vira_desktop.ui.reasons.reason_view import ReasonView
from vira_desktop.ui.text import reasons_text

Speak = Callable[[Language], None]
F = Seat.FOREHAND
NAMES = BySeat("Eva", "Nils", "Rut")


def played(*bots: str, seed: str = "view") -> TableSession:
    match = matches.begin(tuple(Player(bot, bot) for bot in bots), dealer=2)
    deal = match.deal(random.Random(seed))
    session = TableSession(match, deal, seed=seed, store=NoStore(), runner=PromptRunner())
    while not session.is_over:
        session.ask_next()
    return session


@pytest.fixture
def view(qtbot: QtBot) -> ReasonView:
    view = ReasonView()
    qtbot.addWidget(view)
    view.resize(300, 400)
    view.show()
    return view


def first_card(session: TableSession) -> Told:
    story = Playback(session.log).story
    return next(told for told in story if isinstance(told.action, PlayCard))


def card(name: str) -> Action:
    return PlayCard(F, parse_card(name))


def searched() -> tuple[Motive, Action]:
    options = (
        Option(card("HK"), 3.25, 0.25, 0.25, 0.5),
        Option(card("HQ"), 3.25, 0.25, 0.25, 0.5),
        Option(card("HJ"), 3.25, 0.25, 0.25, 0.5),
        Option(card("S2"), -1.04, 0.8, 0.1, 0.1),
    )
    guesses = (Guess(Seat.MIDDLEHAND, (1.5, 0.0, 4.25, 2.0)),)
    figures = (("worth", 3.25), ("worlds", 48.0))
    return Motive(Search.LIKELY_WORLDS, figures, options, guesses), options[0].action


def test_a_searched_card_tells_choices_and_what_is_expected_of_the_others(
    view: ReasonView, speak: Speak
) -> None:
    told = first_card(played("regel", "regel", "regel"))
    motive, done = searched()
    told = Told(told.at, told.before, done, told.after)
    speak(Language.EN)
    view.tell(told, NAMES, Reason(done, Decision(done, motive)))
    text = "\n".join(view.said)
    assert "48 layouts" in text
    assert "♥K, +3.3 pins, home 25%, bet 25%, kodilj 50%" in view.said
    assert "♥Q ♥J, +3.3 pins, home 25%, bet 25%, kodilj 50%" in view.said
    assert "♠2, −1.0 pins, home 80%, bet 10%, kodilj 10%" in view.said
    assert view.said[-2:] == ["Nils", "♠ 1.5  ♥ 0.0  ♦ 4.3  ♣ 2.0"]
    speak(Language.SV)
    view.tell(told, NAMES, Reason(done, Decision(done, motive)))
    assert "♥D ♥Kn, +3,3 pinnar, hem 25 %, bet 25 %, kodilj 50 %" in view.said


def test_a_pass_stands_among_the_choices(speak: Speak) -> None:
    speak(Language.EN)
    bids = tuple(
        Option(Bid(F, word), float(-n), 0.5, 0.25, 0.25)
        for n, word in enumerate(["begar", "spel-7", "spel-8", "spel-9", "solo-6", "solo-7", "gok"])
    )
    motive = Motive(Worth.PASS_IS_BEST, (("home", 0.5), ("pass", 1.25)), bids)
    rows = reasons_text.rows(motive, Pass(F), None)
    assert [row.what for row in rows][:3] == ["Pass", "Begär", "7-spel"]
    assert [row.is_chosen for row in rows] == [True, *[False] * 6]
    assert reasons_text.left_out(motive) == 1
    bid = Motive(Worth.BID_IS_BEST, (("pass", -1.0),), bids)
    rows = reasons_text.rows(bid, bids[0].action, None)
    assert [row.what for row in rows if row.is_chosen] == ["Begär"]
    assert rows[-1].what == "Pass"
    assert len(rows) == reasons_text.MOST_ROWS


def test_what_has_no_reason_says_why(view: ReasonView, language: Language) -> None:
    told = first_card(played("regel", "regel", "regel"))
    said = set()
    for reason in (None, *NoReason):
        view.tell(told, NAMES, reason)
        said.add(" ".join(view.said))
    other = Reason(told.action, Decision(Pass(F), Motive(Rule.PASS)))
    view.tell(told, NAMES, other)
    said.add(" ".join(view.said))
    assert len(said) == len(NoReason) + 2
    assert reasons_text.option_text(Pass(F), None) in " ".join(view.said)


@pytest.mark.parametrize("bots", [("regel", "nyborjare", "hemmaspelare"), ("mastare",) * 3])
def test_whole_deals_are_told_and_no_code_is_seen(
    view: ReasonView, bots: tuple[str, ...], speak: Speak
) -> None:
    session = played(*bots)
    inquiry = session.inquiry
    codes = {code.value for kind in Code.__subclasses__() for code in kind}
    for told in Playback(session.log).story:
        reason = inquiry.reason(told.at, consider)
        for language in Language:
            speak(language)
            view.tell(told, NAMES, reason)
            assert view.said
            for text in view.said:
                words = set(re.findall(r"[a-z]+(?:-[a-z]+)+", text))
                assert not words & {code for code in codes if "-" in code}, text
                assert not re.search(r"[{}_]|[A-Z]{3}|nan", text), text
