"""Counted things, and texts put together from parts."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def tricks_count(number: int) -> str:
    """As "1 trick", "7 tricks"."""
    return translate("Counts", "%n trick(s)", None, number)


def cards_count(number: int) -> str:
    """As "1 card", "5 cards"."""
    return translate("Counts", "%n card(s)", None, number)


def bets_count(number: int) -> str:
    """As "1 bet", "2 bets"."""
    return translate("Counts", "%n bet(s)", None, number)


def pins_count(number: int) -> str:
    """As "1 pin", "3 pins"."""
    return translate("Counts", "%n pin(s)", None, number)


def players_count(number: int) -> str:
    """As "3 players"."""
    return translate("Counts", "%n player(s)", None, number)


def joined_and(parts: Sequence[str]) -> str:
    """As "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return translate("Counts", "{several} and {last}").format(
        several=", ".join(parts[:-1]), last=parts[-1]
    )


def joined_or(parts: Sequence[str]) -> str:
    """As "a, b or c"."""
    if len(parts) < 2:
        return "".join(parts)
    return translate("Counts", "{several} or {last}").format(
        several=", ".join(parts[:-1]), last=parts[-1]
    )


def capital(text: str) -> str:
    """*text* with a capital first letter, for the start of a sentence or a label."""
    return text[:1].upper() + text[1:]
