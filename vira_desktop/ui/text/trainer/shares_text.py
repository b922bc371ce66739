"""Counts and shares, as all pages of the trainer say them."""

from PySide6.QtCore import QCoreApplication

from ...language import number_text

translate = QCoreApplication.translate


def skills_count(number: int) -> str:
    """As "1 skill", "4 skills"."""
    return translate("Trainer", "%n skill(s)", None, number)


def questions_count(number: int) -> str:
    """As "1 question", "20 questions"."""
    return translate("Trainer", "%n question(s)", None, number)


def days_count(number: int) -> str:
    """As "1 day", "12 days"."""
    return translate("Trainer", "%n day(s)", None, number)


def percent(share: float | None) -> str:
    """As "83%"; a dash where nothing is known."""
    if share is None:
        return "–"
    return translate("Trainer", "{number}%").format(number=number_text(round(100 * share)))
