"""Words round the built-in rules: their page, and the headings of the tables made from the rules.
The rules themselves stand in resources/rules, a file for each chapter and language."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from .counts_text import joined_and

translate = QCoreApplication.translate


def rules() -> str:
    """The name of the page."""
    return translate("Rules", "The rules")


def contents() -> str:
    """What the list at the left is."""
    return translate("Rules", "Contents")


def search() -> str:
    """In the empty field for searching."""
    return translate("Rules", "Search the rules")


def hits(count: int) -> str:
    """How many places were found."""
    return translate("Rules", "%n place(s) found", None, count)


def no_hits(query: str) -> str:
    """Nothing was found, and what may be done."""
    return translate(
        "Rules", "Nothing is said about “{query}”. Try a shorter or another word."
    ).format(query=query)


def back() -> str:
    """The button to where one was."""
    return translate("Rules", "Back")


def forward() -> str:
    """The button to where one went back from."""
    return translate("Rules", "Forward")


def close() -> str:
    """The button that leaves the page."""
    return translate("Rules", "Close")


def previous_chapter(title: str) -> str:
    """The link at the foot of a chapter to the one before."""
    return f"← {title}"


def next_chapter(title: str) -> str:
    """The link at the foot of a chapter to the one after."""
    return f"{title} →"


def number() -> str:
    """The column of the places in the bid table."""
    return translate("Rules", "No.")


def game() -> str:
    """The column of the games."""
    return translate("Rules", "Game")


def tricks() -> str:
    """The column of the tricks."""
    return translate("Rules", "Tricks")


def misere() -> str:
    """The column that tells how a low game is played."""
    return translate("Rules", "Played low")


def off_suit(*, has_low: bool) -> str:
    """The column of the pins in an off-suit, and of misères if there are any."""
    if has_low:
        return translate("Rules", "Pins: off-suit, low")
    return translate("Rules", "Pins: off-suit")


def second_suit() -> str:
    """The column of the pins in the second suit."""
    return translate("Rules", "Second suit")


def highest_suit() -> str:
    """The column of the pins in the highest suit."""
    return translate("Rules", "Highest suit")


def pins() -> str:
    """The column of the pins where there is only one."""
    return translate("Rules", "Pins")


def nothing() -> str:
    """In a cell that means nothing."""
    return "–"


def ordinary_games() -> str:
    """The games without a row of their own."""
    return translate("Rules", "Ordinary games")


def names_of(names: Sequence[str]) -> str:
    """Several games in one row."""
    return joined_and(names)


def home() -> str:
    """The column of the bets lifted."""
    return translate("Rules", "Home: lifts")


def bet() -> str:
    """The column of the bets for a bet."""
    return translate("Rules", "Bet: puts in")


def kodilj() -> str:
    """The column of the bets for a kodilj."""
    return translate("Rules", "Kodilj: puts in")


def repurchased_home() -> str:
    """The same after a repurchase."""
    return translate("Rules", "Home after repurchase")


def repurchased_bet() -> str:
    """The same after a repurchase."""
    return translate("Rules", "Bet after repurchase")


def repurchased_kodilj() -> str:
    """The same after a repurchase."""
    return translate("Rules", "Kodilj after repurchase")
