"""Low holdings in words: what is asked, and why it is so (ruling 31)."""

from PySide6.QtCore import QCoreApplication

from ....rules.cards import parse_card
from ....trainer.question import Ask
from ....trainer.why import Why
from ..cards_text import card_short
from ..counts_text import capital
from .told import Told, Words

translate = QCoreApplication.translate


def _low_holding(told: Told) -> str:
    lower, needed = told.number("lower"), told.number("needed")
    if needed == 0:
        return translate("Drill", "{suit}: {card} is a low holding by itself.").format(
            suit=capital(told.suit("suit")), card=told.card("card")
        )
    return translate(
        "Drill", "{suit}: {card} with {lower} lower ({needed} needed) is a low holding."
    ).format(suit=capital(told.suit("suit")), card=told.card("card"), lower=lower, needed=needed)


def _no_low_holding(told: Told) -> str:
    suit = capital(told.suit("suit"))
    if "card" not in told:
        return translate("Drill", "{suit}: no even card up to the ten, so no low holding.").format(
            suit=suit
        )
    return translate(
        "Drill", "{suit}: no low holding; {card} has {lower} lower and would need {needed}."
    ).format(
        suit=suit, card=told.card("card"), lower=told.number("lower"), needed=told.number("needed")
    )


def what_it_is(_: Told) -> str:
    """What a low holding is."""
    return translate(
        "Drill",
        "A low holding is a card of even rank, two to ten, with half as many cards "
        "below it, less one: the two; the four and one lower; the six and two; the "
        "eight and three; the ten and four.",
    )


def _creeps(told: Told) -> str:
    steps = []
    for led, crept in told.pairs("line"):
        card = card_short(parse_card(led))
        if crept is None:
            steps.append(translate("Drill", "{card}: nothing lower is left").format(card=card))
        else:
            steps.append(
                translate("Drill", "{card}: {lower} creeps under").format(
                    card=card, lower=card_short(parse_card(crept))
                )
            )
    return translate("Drill", "From the bottom: {steps}.").format(steps="; ".join(steps))


ASKS: dict[Ask, Words] = {
    Ask.LOW_SUITS: lambda _: translate(
        "Drill", "In which suits does this hand have a low holding?"
    ),
    Ask.MAKES_LOW_HOLDING: lambda _: translate("Drill", "Do these cards make a low holding?"),
    Ask.SETTING_CARD: lambda _: translate(
        "Drill", "With which card is the declarer set, if he must creep under every time?"
    ),
    Ask.SET_ON_LEAD: lambda _: translate(
        "Drill",
        "The cards are led from the bottom, and the declarer creeps under as high "
        "as he can. On which lead is he set?",
    ),
}

RULES: dict[Why, Words] = {
    Why.LOW_HOLDING: what_it_is,
    Why.NO_LOW_HOLDING: what_it_is,
    Why.QUEEN_DOES_NOT_COUNT: what_it_is,
    Why.CREEPS: lambda _: translate(
        "Drill",
        "The declarer holds all the other cards of the suit, and must play one "
        "lower than yours every time.",
    ),
}

WHYS: dict[Why, Words] = {
    Why.LOW_HOLDING: _low_holding,
    Why.NO_LOW_HOLDING: _no_low_holding,
    Why.QUEEN_DOES_NOT_COUNT: lambda told: translate(
        "Drill",
        "{suit}: a queen with five lower would hold, but it does not count: the "
        "declarer hardly ever has that many.",
    ).format(suit=capital(told.suit("suit"))),
    Why.CREEPS: _creeps,
}
