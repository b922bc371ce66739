"""Every question and every reason as a sentence, whatever its kind."""

from dataclasses import dataclass

from ....trainer.question import Ask, Question
from ....trainer.why import Place, Reason, Why
from . import (
    bids_text,
    cost_text,
    counting_text,
    gok_text,
    low_holdings_text,
    markings_text,
    numbers_text,
    table_drill_text,
    terms_text,
    worth_text,
)
from .told import Told, Words

KINDS = (
    low_holdings_text,
    gok_text,
    markings_text,
    bids_text,
    numbers_text,
    cost_text,
    table_drill_text,
    terms_text,
    counting_text,
    worth_text,
)
ASKS: dict[Ask, Words] = {ask: words for kind in KINDS for ask, words in kind.ASKS.items()}
RULES: dict[Why, Words] = {why: words for kind in KINDS for why, words in kind.RULES.items()}
WHYS: dict[Why, Words] = {why: words for kind in KINDS for why, words in kind.WHYS.items()}


@dataclass(frozen=True, slots=True)
class Explained:
    """One sentence of an explanation, and where the built-in rules tell it."""

    text: str
    place: Place
    rulings: tuple[int, ...]


def ask_text(question: Question) -> str:
    """What is asked."""
    return ASKS[question.ask](Told(question.shown))


def reason_text(reason: Reason) -> str:
    """Why it is so, with the figures of the question."""
    return WHYS[reason.why](Told(reason.figures))


def explanation(question: Question) -> tuple[Explained, ...]:
    """Why the answer is right: each rule once, before the first of its reasons."""
    told: list[Explained] = []
    ruled: set[str] = set()
    for reason in question.reasons:
        rule = RULES[reason.why](Told(reason.figures)) if reason.why in RULES else ""
        if rule and rule not in ruled:
            ruled.add(rule)
            told.append(Explained(rule, reason.place, reason.rulings))
        told.append(Explained(reason_text(reason), reason.place, reason.rulings))
    return tuple(told)
