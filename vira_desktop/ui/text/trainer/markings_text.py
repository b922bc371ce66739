"""Ågren markings in words: what is asked, and why it is so (ruling 35)."""

from PySide6.QtCore import QCoreApplication

from ....rules.cards import parse_card
from ....rules.markings import Marking
from ....trainer.question import NO_MESSAGE, Ask, Question
from ....trainer.why import Why
from ..cards_text import card_short
from .told import Told, Words, suits_text

translate = QCoreApplication.translate


def marking_name(marking: Marking) -> str:
    """As "strength"."""
    if marking is Marking.STRENGTH:
        return translate("Drill", "strength")
    return translate("Drill", "weakness")


def message_text(answer: str) -> str:
    """A message as an answer, from "strength S C" to "strength in spades and clubs"."""
    code, *suits = answer.split()
    if Marking(code) is Marking.STRENGTH:
        return translate("Drill", "strength in {suits}").format(suits=suits_text(suits))
    return translate("Drill", "weakness in {suits}").format(suits=suits_text(suits))


def _discard(told: Told) -> str:
    if told.texts("thrown"):
        return translate(
            "Drill",
            "You are {player}. You have discarded {cards}; which second discard tells "
            "your partner the truth?",
        ).format(player=told.player("seat"), cards=told.cards("thrown"))
    return translate(
        "Drill",
        "You are {player} and cannot follow suit. Which first discard begins a "
        "true message to your partner?",
    ).format(player=told.player("seat"))


def _true_pairs(told: Told) -> str:
    cards = ", ".join(
        f"{card_short(parse_card(card))} ({marking_name(Marking(str(marking)))})"
        for card, marking in told.pairs("cards")
    )
    return translate("Drill", "True messages lie in: {cards}.").format(cards=cards)


def why_not(question: Question, given: str) -> str:
    """Why a discard is wrong: what it would say; empty where the rule says all."""
    if question.ask is not Ask.DISCARD:
        return ""
    if given == NO_MESSAGE:
        return translate("Drill", "There is a true message to send.")
    thrown = Told(question.shown).texts("thrown")
    card = parse_card(given)
    if not thrown:
        return translate("Drill", "After {card} no second card makes a true message.").format(
            card=card_short(card)
        )
    first = parse_card(thrown[0])
    if first.rank == card.rank:
        return translate("Drill", "Two cards equally high say nothing.")
    marking = Marking.STRENGTH if first.rank > card.rank else Marking.WEAKNESS
    suits = sorted({first.suit, card.suit})
    return translate(
        "Drill",
        "{first}, then {second} would say {marking} in {suits}: that is not true "
        "of what is left in the hand.",
    ).format(
        first=card_short(first),
        second=card_short(card),
        marking=marking_name(marking),
        suits=suits_text([suit.letter for suit in suits]),
    )


ASKS: dict[Ask, Words] = {
    Ask.DISCARD: _discard,
    Ask.MESSAGE: lambda told: translate(
        "Drill", "You are {player}. What has your partner, {partner}, told you by his discards?"
    ).format(player=told.player("seat"), partner=told.player("partner")),
    Ask.LEAD: lambda told: translate(
        "Drill",
        "You are {player} and on lead. Your partner, {partner}, has marked: what do you lead?",
    ).format(player=told.player("seat"), partner=told.player("partner")),
}

RULES: dict[Why, Words] = {
    Why.TRUE_PAIRS: lambda _: translate(
        "Drill",
        "High then low says strength, low then high weakness, in the suits of both "
        "cards. Strength is the ace, or the king with one more card, still in "
        "hand; weakness is no card above the ten. No card of strength is given up.",
    ),
}

WHYS: dict[Why, Words] = {
    Why.SAYS_STRENGTH: lambda told: translate(
        "Drill", "First {cards}: high then low is strength in {suits}."
    ).format(cards=_then(told), suits=told.suits("suits")),
    Why.SAYS_WEAKNESS: lambda told: translate(
        "Drill", "First {cards}: low then high is weakness in {suits}."
    ).format(cards=_then(told), suits=told.suits("suits")),
    Why.SAYS_NOTHING: lambda told: (
        translate("Drill", "{cards} is one discard only: that says nothing yet.").format(
            cards=told.cards("cards")
        )
        if len(told.texts("cards")) < 2
        else translate("Drill", "{cards} are equally high: that says nothing.").format(
            cards=told.cards("cards")
        )
    ),
    Why.NOTHING_TRUE_TO_SAY: lambda _: translate(
        "Drill",
        "No two discards would say something true of every suit they speak of "
        "without giving up strength: then there is no message.",
    ),
    Why.TRUE_PAIRS: _true_pairs,
    Why.LEAD_TO_STRENGTH: lambda told: translate(
        "Drill", "Partner is strong in {suits}: any card of such a suit is right."
    ).format(suits=told.suits("suits")),
    Why.LEAD_ELSEWHERE: lambda told: translate(
        "Drill", "Partner is weak in {suits}: any card of another suit is right."
    ).format(suits=told.suits("suits")),
}


def _then(told: Told) -> str:
    first, second = (card_short(parse_card(card)) for card in told.texts("cards"))
    return translate("Drill", "{first}, then {second}").format(first=first, second=second)
