"""Words of the panel that says why a bot acted: the sentences round its motive, what it weighed,
and what it believed of the other hands."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...bots.bot import Guess, Motive, Option
from ...rules.actions import (
    Accept,
    Action,
    AnnounceAcesLow,
    Bid,
    Buy,
    Claim,
    Concede,
    Keep,
    LayDown,
    NameLevel,
    NameTrump,
    Pass,
    PlayCard,
    PlayHand,
    PlayHigh,
    PlayLow,
    Refuse,
    Repurchase,
    SetAside,
    TakeStock,
    TurnUp,
)
from ...rules.cards import Suit
from ...rules.games import GAME_BY_KEY
from ...rules.offers import offer_of
from ...rules.refusals import Reason as Refusal
from ...rules.state import Offer
from ...session.reasons import NoReason
from ..language import decimal_text, signed_decimal_text
from . import buying_text, panels_text
from .cards_text import card_short, cards_short, suit_name, suit_symbol
from .counts_text import capital, tricks_count
from .games_text import game_in_text, offer_text
from .trainer.shares_text import percent

translate = QCoreApplication.translate

MOST_ROWS = 7
"""Choices that are listed; the others are counted."""


def why() -> str:
    """The name of the panel, and of what opens it."""
    return translate("Reason", "Why?")


def ask_why() -> str:
    """At what another player did on the table, where a click tells the reason."""
    return translate("Reason", "Why? Click to be told the reason.")


def why_window() -> str:
    """The title of the window beside the table."""
    return translate("Reason", "Why did they do that?")


def close() -> str:
    """The button that closes the window."""
    return translate("Reason", "Close")


def during_deal() -> str:
    """The setting that shows reasons before the deal is paid."""
    return translate("Reason", "Show reasons while the deal is played (practice)")


def not_yet() -> str:
    """Instead of a reason while the deal is played."""
    return translate(
        "Reason",
        "A reason tells what a player holds. It is told when the deal has been paid, or at once"
        " if you want to practise.",
    )


def nothing_dealt() -> str:
    """Instead of everything where no deal lies on the table."""
    return translate("Reason", "No deal has been begun.")


def thinking() -> str:
    """While the bot thinks it all over again."""
    return translate("Reason", "The computer player thinks it over once more …")


def no_reason_text(reason: NoReason) -> str:
    """Why there is no reason."""
    match reason:
        case NoReason.NOTHING_DONE:
            return translate("Reason", "Choose what a computer player did, and you are told why.")
        case NoReason.PERSON:
            return translate("Reason", "A person did this; only computer players say why.")
        case NoReason.NO_ANSWER:
            return translate(
                "Reason",
                "The computer player found no answer; a plain act was put in its place.",
            )
        case _ as unknown:
            assert_never(unknown)


def otherwise(action: Action, standing: Offer | None) -> str:
    """When asking again brings another answer than the one that was given."""
    return translate(
        "Reason",
        "Asked again, the computer player would choose otherwise: {choice}. At the table its time"
        " was up, or another release of the program played.",
    ).format(choice=option_text(action, standing))


# What was weighed


@dataclass(frozen=True, slots=True)
class Row:
    """One line of what was weighed; texts that are not known are empty."""

    what: str
    pins: str
    home: str = ""
    bet: str = ""
    kodilj: str = ""
    is_chosen: bool = False


def headings() -> Row:
    """What stands over the lines."""
    return Row(
        translate("Reason", "Choice"),
        translate("Reason", "Pins"),
        translate("Reason", "Home"),
        translate("Reason", "Bet"),
        translate("Reason", "Kodilj"),
    )


def rows(motive: Motive, done: Action, standing: Offer | None) -> tuple[Row, ...]:
    """What was weighed when *done* was chosen, the chosen one first; cards that come to the same
    share a line. At most MOST_ROWS."""
    found = [_row(options, done, standing) for options in _alike(motive.options)]
    passing = dict(motive.figures).get("pass")
    if passing is not None:
        passed = isinstance(done, Pass)
        row = Row(
            capital(translate("Call", "pass")), signed_decimal_text(passing, 1), is_chosen=passed
        )
        found = [row, *found] if passed else [*found[: MOST_ROWS - 1], row]
    return tuple(found[:MOST_ROWS])


def left_out(motive: Motive) -> int:
    """How many choices were weighed that `rows` leaves out."""
    lines = _alike(motive.options)
    most = MOST_ROWS - ("pass" in dict(motive.figures))
    return sum(len(options) for options in lines[most:])


def more(count: int) -> str:
    """Below the lines, when there were more."""
    return translate("Reason", "and %n worse choice(s)", None, count)


def legend() -> str:
    """What the columns mean."""
    return translate(
        "Reason",
        "Pins that the player may expect on the average, and how often the declarer would go home,"
        " get a bet, or kodilj.",
    )


def spoken_row(row: Row) -> str:
    """A line for a screen reader."""
    parts = [row.what, translate("Reason", "{number} pins").format(number=row.pins)]
    for words, share in (
        (translate("Reason", "home {share}"), row.home),
        (translate("Reason", "bet {share}"), row.bet),
        (translate("Reason", "kodilj {share}"), row.kodilj),
    ):
        if share:
            parts.append(words.format(share=share))
    return ", ".join(parts)


def _alike(options: Sequence[Option]) -> list[list[Option]]:
    """Cards in a row that come to the same; the chosen one, the first, stands alone."""
    lines: list[list[Option]] = []
    for number, option in enumerate(options):
        before = lines[-1][0] if number > 1 else None
        if (
            before is not None
            and isinstance(option.action, PlayCard)
            and (before.worth, before.home, before.bet, before.kodilj)
            == (option.worth, option.home, option.bet, option.kodilj)
        ):
            lines[-1].append(option)
        else:
            lines.append([option])
    return lines


def _row(options: Sequence[Option], done: Action, standing: Offer | None) -> Row:
    first = options[0]
    cards = [one.action.card for one in options if isinstance(one.action, PlayCard)]
    what = cards_short(cards) if cards else capital(option_text(first.action, standing))
    return Row(
        what,
        signed_decimal_text(first.worth, 1),
        percent(first.home),
        percent(first.bet),
        percent(first.kodilj),
        is_chosen=first.action == done,
    )


def option_text(action: Action, standing: Offer | None) -> str:
    """What might be done, in a word or two; *standing* is the bid that a call has to beat."""
    match action:
        case Bid():
            offer = offer_of(standing, action)
            return "" if isinstance(offer, Refusal) else offer_text(offer, standing)
        case Pass():
            return translate("Call", "pass")
        case NameLevel(word=word):
            return game_in_text(GAME_BY_KEY[word])
        case NameTrump(suit=suit):
            return suit_name(suit)
        case TurnUp():
            return translate("Reason", "turn up")
        case PlayCard(card=card):
            return card_short(card)
        case Buy() | Keep() | SetAside() | TakeStock():
            return _exchange(action)
        case PlayHigh():
            return buying_text.high_button()
        case PlayLow():
            return buying_text.low_button()
        case Repurchase():
            return buying_text.repurchase_button()
        case LayDown():
            return buying_text.lay_button()
        case PlayHand():
            return buying_text.play_button()
        case AnnounceAcesLow():
            return buying_text.aces_button()
        case Claim(tricks=tricks):
            return translate("Reason", "claim {tricks}").format(tricks=tricks_count(tricks))
        case Accept():
            return panels_text.accept_button()
        case Refuse():
            return panels_text.refuse_button()
        case Concede():
            return panels_text.concede_button()
        case _ as unknown:
            assert_never(unknown)


def _exchange(action: Buy | Keep | SetAside | TakeStock) -> str:
    if isinstance(action, TakeStock):
        return buying_text.take_button()
    cards = cards_short(sorted(action.cards, key=lambda card: (card.suit, -card.rank)))
    match action:
        case Buy():
            if not cards:
                return translate("Reason", "buy nothing")
            return translate("Reason", "exchange {cards}").format(cards=cards)
        case Keep():
            if not cards:
                return translate("Reason", "keep nothing")
            return translate("Reason", "keep {cards}").format(cards=cards)
        case SetAside():
            return translate("Reason", "set aside {cards}").format(cards=cards)
        case _ as unknown:
            assert_never(unknown)


# What was believed


def guess_title() -> str:
    """Over what was believed of the other hands."""
    return translate("Reason", "Cards expected in the hidden hands")


def guess_text(guess: Guess) -> str:
    """As "♠ 2.1  ♥ 4.3  ♦ 0.0  ♣ 1.0"."""
    return "  ".join(
        f"{suit_symbol(suit)} {decimal_text(length, 1)}"
        for suit, length in zip(Suit, guess.lengths, strict=True)
    )
