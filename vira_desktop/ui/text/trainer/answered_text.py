"""Words of what is told after an answer."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ....rules.cards import Card
from ....trainer.grading import Grade
from ..cards_text import card_short

translate = QCoreApplication.translate


def right(answer: str) -> str:
    """The answer is right."""
    return translate("Trainer", "Right: {answer}.").format(answer=answer)


def right_among(answer: str, others: str) -> str:
    """The answer is right, and so would others have been (field test W29)."""
    return translate("Trainer", "Right: {answer}. Just as good: {others}.").format(
        answer=answer, others=others
    )


def wrong(answer: str, right: str) -> str:
    """The answer is wrong, and which is right."""
    return translate("Trainer", "Wrong: {answer}. The answer is {right}.").format(
        answer=answer, right=right
    )


def wrong_any(answer: str, right: str) -> str:
    """The answer is wrong, and which ones would be right."""
    return translate("Trainer", "Wrong: {answer}. Each of these is right: {right}.").format(
        answer=answer, right=right
    )


def wrong_all(missing: str, too_many: str, right: str) -> str:
    """Several belong together; which were missing, and which were chosen too much."""
    if missing and too_many:
        return translate(
            "Trainer", "Not quite. Missing: {missing}. Too much: {extra}. The answer is {right}."
        ).format(missing=missing, extra=too_many, right=right)
    if missing:
        return translate("Trainer", "Not quite. Missing: {missing}. The answer is {right}.").format(
            missing=missing, right=right
        )
    return translate("Trainer", "Not quite. Too much: {extra}. The answer is {right}.").format(
        extra=too_many, right=right
    )


def shown(right: str) -> str:
    """The answer was asked for."""
    return translate("Trainer", "The answer: {right}.").format(right=right)


def shown_any(right: str) -> str:
    """The answers were asked for; each is right."""
    return translate("Trainer", "Each of these is right: {right}.").format(right=right)


def why() -> str:
    """The heading over the reasons."""
    return translate("Trainer", "Why")


def grade_text(grade: Grade) -> str:
    """How well it was known, and what follows."""
    match grade:
        case Grade.AGAIN:
            return translate("Trainer", "Again: it comes back soon.")
        case Grade.HARD:
            return translate("Trainer", "Hard: it comes back before long.")
        case Grade.GOOD:
            return translate("Trainer", "Good.")
        case Grade.EASY:
            return translate("Trainer", "Easy: it will be a while.")
        case _ as unknown:
            assert_never(unknown)


def option_right(option: str) -> str:
    """What a screen reader says of an option that is right."""
    return translate("Trainer", "{option}, right").format(option=option)


def option_wrong(option: str) -> str:
    """What a screen reader says of an option that was chosen and is wrong."""
    return translate("Trainer", "{option}, your answer, wrong").format(option=option)


def option_struck(option: str) -> str:
    """What a screen reader says of an option that a hint has struck out."""
    return translate("Trainer", "{option}, struck out").format(option=option)


def play_out() -> str:
    """The heading of the play-out."""
    return translate("Trainer", "Played out")


def play_out_step() -> str:
    """The button that leads the next card."""
    return translate("Trainer", "Lead the next card")


def play_out_again() -> str:
    """The button that begins again."""
    return translate("Trainer", "From the beginning")


def you_lead() -> str:
    """The row of the cards that are led."""
    return translate("Trainer", "You lead")


def declarer_creeps() -> str:
    """The row of the cards that the declarer creeps with."""
    return translate("Trainer", "The declarer creeps under")


def is_set(card: Card) -> str:
    """After a line that sets the declarer."""
    return translate("Trainer", "He has nothing lower than {card}, and is set.").format(
        card=card_short(card)
    )


def crept_every_time() -> str:
    """After a line that sets nobody."""
    return translate("Trainer", "He has crept under every time: no low holding.")
