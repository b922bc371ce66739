"""Bids and last words judged by worth, in words: what is asked, what each answer came to, and what
a count of the hand would have said."""

from PySide6.QtCore import QCoreApplication, QLocale

from ....bots.rules_used import Rule
from ....rules.actions import LayDown, Pass, PlayHand, Repurchase
from ....rules.notation import parse_action
from ....trainer.question import Answer, Ask, Question
from ....trainer.why import Why
from ...language import number_text
from ..counts_text import capital, joined_or
from ..rules_used_text import rule_text
from .told import Told, Words, bid_text

translate = QCoreApplication.translate

WORTH_ASKS = (Ask.WHAT_TO_BID, Ask.LAST_WORD)


def action_text(written: str) -> str:
    """A call, or what is done with a bought hand, inside a sentence."""
    match parse_action(written):
        case PlayHand():
            return translate("Drill", "play")
        case LayDown():
            return translate("Drill", "lay down")
        case Repurchase():
            return translate("Drill", "repurchase")
        case _:
            return bid_text(written)


def bets_text(bets: float) -> str:
    """A part of a bet, or more, as "0.6 bets"."""
    return translate("Drill", "{number} bets", "a broken number").format(
        number=QLocale().toString(bets, "f", 1)
    )


def cost_text(question: Question, given: Answer) -> str:
    """What *given*, which is worse, costs beside the best answers."""
    told = next(
        Told(reason.figures)
        for reason in question.reasons
        if reason.why is Why.TRIED and reason.figures["answer"] == given
    )
    better = joined_or([action_text(str(answer)) for answer in question.accepted])
    return translate(
        "Drill",
        "Worse: {answer} costs {bets}, and does worse in {worse} of {worlds} trial deals."
        " Better: {better}.",
    ).format(
        answer=action_text(str(given)),
        bets=bets_text(_decimal(told, "cost")),
        worse=number_text(told.number("worse")),
        worlds=number_text(told.number("worlds")),
        better=better,
    )


def _decimal(told: Told, name: str) -> float:
    value = told.values[name]
    return float(value) if isinstance(value, int | float) else 0.0


def _tried(told: Told) -> str:
    said = translate("Drill", "{answer}: {verdict} {ends}").format(
        answer=capital(action_text(told.text("answer"))), verdict=_verdict(told), ends=_ends(told)
    )
    return said.strip()


def _verdict(told: Told) -> str:
    if told.values["good"] is not True:
        return translate("Drill", "costs {bets}, worse in {worse} of {worlds} trial deals.").format(
            bets=bets_text(_decimal(told, "cost")),
            worse=number_text(told.number("worse")),
            worlds=number_text(told.number("worlds")),
        )
    if told.values["best"] is True:
        return translate("Drill", "the best, {worth} pins on the average.").format(
            worth=_signed(_decimal(told, "worth"))
        )
    return translate("Drill", "as good, {worth} pins on the average.").format(
        worth=_signed(_decimal(told, "worth"))
    )


def _signed(pins: float) -> str:
    sign = "+" if pins > 0 else ""
    return f"{sign}{QLocale().toString(pins, 'f', 1)}"


def _ends(told: Told) -> str:
    """How the game then ends, and whose it is."""
    act = parse_action(told.text("answer"))
    ends = translate("Drill", "home {home} %, bet {bet} %, kodilj {kodilj} %").format(
        home=number_text(told.number("home")),
        bet=number_text(told.number("bet")),
        kodilj=number_text(told.number("kodilj")),
    )
    if isinstance(act, LayDown):
        return ""
    if isinstance(act, PlayHand | Repurchase):
        return translate("Drill", "How it ends: {ends}.").format(ends=ends)
    if isinstance(act, Pass) or told.number("plays") == 0:
        return translate("Drill", "The others’ game: {ends}.").format(ends=ends)
    return translate("Drill", "You get the game in {plays} % of the deals: {ends}.").format(
        plays=number_text(told.number("plays")), ends=ends
    )


def _counted(told: Told) -> str:
    answer = action_text(told.text("answer"))
    rule = rule_text(Rule(told.text("rule")))
    if told.values["wrong"] is True:
        said = translate("Drill", "Counting the hand alone says “{answer}”, which is worse here:")
    elif told.values["good"] is True:
        said = translate("Drill", "Counting the hand alone says “{answer}”, which is good here:")
    else:
        said = translate(
            "Drill", "Counting the hand alone says “{answer}”, which is too close to call here:"
        )
    return f"{said.format(answer=answer)} {rule[:1].lower()}{rule[1:]}"


ASKS: dict[Ask, Words] = {
    Ask.WHAT_TO_BID: lambda told: translate(
        "Drill", "You are {player}. What would you bid? Often several calls are as good."
    ).format(player=told.player("seat")),
    Ask.LAST_WORD: lambda told: translate(
        "Drill", "You are {player}, and have bought. What do you do with this hand?"
    ).format(player=told.player("seat")),
}

RULES: dict[Why, Words] = {
    Why.TRIED: lambda told: translate(
        "Drill",
        "Each answer was tried in the same {worlds} trial deals, in which the others hold what"
        " they may hold after their calls; what costs at most a quarter of a bet counts as good.",
    ).format(worlds=number_text(told.number("worlds"))),
}

WHYS: dict[Why, Words] = {Why.TRIED: _tried, Why.COUNTED: _counted}
