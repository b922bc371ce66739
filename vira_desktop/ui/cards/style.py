"""What a player may choose about the faces, and the colours that follow from it."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QColor

from ...rules.cards import Rank, Suit


class IndexLetters(Enum):
    """Which letters stand in the corners of aces, kings, queens and jacks."""

    SWEDISH = "sv"
    ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """How the faces of one deck look; equal styles give equal pictures."""

    letters: IndexLetters
    four_colour: bool = False
    large_indices: bool = False


_LETTERS = {
    IndexLetters.SWEDISH: {Rank.ACE: "E", Rank.KING: "K", Rank.QUEEN: "D", Rank.JACK: "Kn"},
    IndexLetters.ENGLISH: {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "Q", Rank.JACK: "J"},
}

PAPER = QColor("#fffdf7")
PAPER_EDGE = QColor("#b8b0a0")
COURT_GROUND = QColor("#fbf3df")
"""The card itself, the hairline round it, and the field of a court."""

DRAWN_INK = "#1f2433"
"""The ink of the aces as they are drawn; it gives way to the colour of the suit."""

_BLACK = "#1d1f26"
_RED = "#c4202c"
_TWO_COLOURS = {
    Suit.SPADES: _BLACK,
    Suit.HEARTS: _RED,
    Suit.DIAMONDS: _RED,
    Suit.CLUBS: _BLACK,
}
_FOUR_COLOURS = {
    Suit.SPADES: _BLACK,
    Suit.HEARTS: _RED,
    Suit.DIAMONDS: "#1a5fb4",
    Suit.CLUBS: "#1b7a3d",
}


def index_text(rank: Rank, letters: IndexLetters) -> str:
    """What the corner of a card of *rank* says: "Kn", "10", "7" …"""
    return _LETTERS[letters].get(rank, str(rank.value))


def suit_colour(suit: Suit, *, four_colour: bool) -> QColor:
    """The colour of a suit's pips and indices on a white card."""
    return QColor((_FOUR_COLOURS if four_colour else _TWO_COLOURS)[suit])
