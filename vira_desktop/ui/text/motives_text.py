"""Why a bot acted as it did, in words: a sentence for every code, and for the figures beside it.

Who gives a bot a code of its own (a `Code`) adds it to `code_text`; tests/ui/text/test_motives_text
fails for a code, or a figure, that has no words."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...bots.bidding_by_worth import Worth
from ...bots.bot import Code, Motive
from ...bots.buyer import LastWord
from ...bots.player import Search
from ...bots.purchase import Purchase
from ...bots.random_bot import Chance
from ...bots.rules_used import Rule
from ...session.claims import Proof
from ..language import decimal_text, number_text
from .rules_used_text import rule_text

translate = QCoreApplication.translate


def motive_text(motive: Motive) -> str:
    """One sentence for what chose the action, and one for what settled it among equals. Raises
    ValueError for a code without words."""
    said = code_text(motive.rule, worlds=_worlds(motive))
    if motive.settled_by is None:
        return said
    return translate("Motive", "{reason} Others are as good; a rule decided: {rule}").format(
        reason=said, rule=code_text(motive.settled_by, worlds=0)
    )


def code_text(code: Code, *, worlds: int) -> str:
    """What *code* says; *worlds* is in how many layouts of the cards it was tried. Raises
    ValueError if it has no words."""
    match code:
        case Rule():
            return rule_text(code)
        case Worth():
            return _worth_text(code)
        case Search():
            return _search_text(code, worlds)
        case LastWord():
            return _last_word_text(code, worlds)
        case Purchase():
            return _purchase_text(code, worlds)
        case Proof():
            return _proof_text(code)
        case Chance():
            return translate("Motive", "Drawn by lot.")
        case _:
            raise ValueError(code)


def _worlds(motive: Motive) -> int:
    return next((int(value) for name, value in motive.figures if name == "worlds"), 0)


def _worth_text(code: Worth) -> str:
    match code:
        case Worth.BID_IS_BEST:
            return translate("Motive", "Of all calls this bid is worth most on the average.")
        case Worth.PASS_IS_BEST:
            return translate("Motive", "No bid is clearly worth more than defending.")
        case Worth.LEAST_BAD:
            return translate("Motive", "Forehand must bid, and this bid costs least.")
        case Worth.LEVEL_IS_BEST:
            return translate("Motive", "This level is worth most on the average.")
        case _ as unknown:
            assert_never(unknown)


def _search_text(code: Search, worlds: int) -> str:
    layouts = layouts_count(worlds)
    match code:
        case Search.POSSIBLE_WORLDS:
            return translate(
                "Motive",
                "The best card on the average of {layouts} of the hidden cards, all that fit what"
                " was seen being as likely.",
            ).format(layouts=layouts)
        case Search.WORLDS_BY_BIDS:
            return translate(
                "Motive",
                "The best card on the average of {layouts} of the hidden cards; what was bid makes"
                " some of them likelier.",
            ).format(layouts=layouts)
        case Search.WORLDS_BY_PURCHASES:
            return translate(
                "Motive",
                "The best card on the average of {layouts} of the hidden cards; bids and purchases"
                " make some of them likelier.",
            ).format(layouts=layouts)
        case Search.LIKELY_WORLDS:
            return translate(
                "Motive",
                "The best card on the average of {layouts} of the hidden cards; bids, purchases"
                " and the play make some of them likelier.",
            ).format(layouts=layouts)
        case Search.NEVER_WORSE:
            return translate(
                "Motive",
                "Cards that can only come out worse in less likely layouts are left out.",
            )
        case _ as unknown:
            assert_never(unknown)


def _last_word_text(code: LastWord, worlds: int) -> str:
    layouts = layouts_count(worlds)
    match code:
        case LastWord.PLAYED_IN_WORLDS:
            return translate(
                "Motive",
                "Tried in {layouts} of the hidden cards, to play is worth more than to lay the hand"
                " down.",
            ).format(layouts=layouts)
        case LastWord.LAID_IN_WORLDS:
            return translate(
                "Motive",
                "Tried in {layouts} of the hidden cards, to lay the hand down costs less than to"
                " play.",
            ).format(layouts=layouts)
        case _ as unknown:
            assert_never(unknown)


def _purchase_text(code: Purchase, worlds: int) -> str:
    layouts = layouts_count(worlds)
    match code:
        case Purchase.BEST_IN_WORLDS:
            return translate(
                "Motive",
                "Tried in {layouts} of the hidden cards, this is worth most of what might be done.",
            ).format(layouts=layouts)
        case Purchase.NOTHING_BETTER:
            return translate(
                "Motive",
                "Tried in {layouts} of the hidden cards, nothing else is clearly worth more.",
            ).format(layouts=layouts)
        case _ as unknown:
            assert_never(unknown)


def _proof_text(code: Proof) -> str:
    match code:
        case Proof.HOLDS:
            return translate("Motive", "With all cards seen, no defence can upset the claim.")
        case Proof.FAILS:
            return translate("Motive", "With all cards seen, the best defence upsets the claim.")
        case Proof.UNKNOWN:
            return translate("Motive", "It could not be proved in time that the claim holds.")
        case _ as unknown:
            assert_never(unknown)


def layouts_count(number: int) -> str:
    """As "1 layout", "40 layouts": ways in which the hidden cards may lie."""
    return translate("Counts", "%n layout(s)", None, number)


# Figures


def figures_text(motive: Motive) -> str:
    """The figures that the rule looked at, as "strength 7.4 (needed: 6.8)"; empty if all that there
    is stands in the sentence or among the choices. Raises ValueError for a figure without words."""
    said: list[str] = []
    for name, value in motive.figures:
        limit = _limit_text(name, value)
        if limit and said:
            said[-1] = translate("Motive", "{figure} ({limit})").format(
                figure=said[-1], limit=limit
            )
        elif not limit:
            said += filter(None, [figure_text(name, value)])
    return ", ".join(said)


def _limit_text(name: str, value: float) -> str:
    """A figure that says what another was measured by."""
    if name == "needed":
        return translate("Motive", "needed: {number}").format(number=_number(value))
    if name == "at most":
        return translate("Motive", "at most: {number}").format(number=_number(value))
    return ""


IN_THE_TABLE = frozenset(
    ("worth", "worlds", "pass", "laid down", "game", "home", "kodilj", "cards")
)
"""Figures that are said elsewhere: in the sentence, among the choices, or by the act itself."""


def figure_text(name: str, value: float) -> str:
    """As "strength 7.4"; empty for one that is said elsewhere. Raises ValueError if it has no
    words."""
    if name in IN_THE_TABLE:
        return ""
    match name:
        case "H":
            said = translate("Motive", "strength with the best trump {number}")
        case "HM":
            said = translate("Motive", "strength with the suit that is turned up {number}")
        case "HV":
            said = translate("Motive", "strength with the better of two suits turned up {number}")
        case "HT":
            said = translate("Motive", "strength with the best of three suits turned up {number}")
        case "winners":
            said = translate("Motive", "sure winners {number}")
        case "low cards":
            said = translate("Motive", "low cards, twos counted twice {number}")
        case "danger":
            said = translate("Motive", "danger {number}")
        case "tricks":
            said = translate("Motive", "tricks expected {number}")
        case "trumps and aces":
            said = translate("Motive", "trumps and aces {number}")
        case "low holdings":
            said = translate("Motive", "low holdings {number}")
        case "out":
            said = translate("Motive", "trumps still out {number}")
        case "leads":
            said = translate("Motive", "leads until the declarer must go over {number}")
        case _:
            raise ValueError(name)
    return said.format(number=_number(value))


def _number(value: float) -> str:
    return number_text(int(value)) if value == int(value) else decimal_text(value, 1)
