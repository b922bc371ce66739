"""Suits, ranks and cards in words."""

from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.cards import Card, Rank, Suit
from ..cards.style import IndexLetters, index_text
from ..language import Language, current_language
from .counts_text import joined_and

translate = QCoreApplication.translate


def suit_name(suit: Suit) -> str:
    """As "hearts"."""
    match suit:
        case Suit.SPADES:
            return translate("Card", "spades")
        case Suit.HEARTS:
            return translate("Card", "hearts")
        case Suit.DIAMONDS:
            return translate("Card", "diamonds")
        case Suit.CLUBS:
            return translate("Card", "clubs")
        case _ as unknown:
            assert_never(unknown)


def suit_symbol(suit: Suit) -> str:
    """The sign of the suit: ♠ ♥ ♦ ♣."""
    return "♠♥♦♣"[suit]


def rank_name(rank: Rank) -> str:
    """As "king", "ten"."""
    match rank:
        case Rank.TWO:
            return translate("Card", "two")
        case Rank.THREE:
            return translate("Card", "three")
        case Rank.FOUR:
            return translate("Card", "four")
        case Rank.FIVE:
            return translate("Card", "five")
        case Rank.SIX:
            return translate("Card", "six")
        case Rank.SEVEN:
            return translate("Card", "seven")
        case Rank.EIGHT:
            return translate("Card", "eight")
        case Rank.NINE:
            return translate("Card", "nine")
        case Rank.TEN:
            return translate("Card", "ten")
        case Rank.JACK:
            return translate("Card", "jack")
        case Rank.QUEEN:
            return translate("Card", "queen")
        case Rank.KING:
            return translate("Card", "king")
        case Rank.ACE:
            return translate("Card", "ace")
        case _ as unknown:
            assert_never(unknown)


def card_name(card: Card) -> str:
    """As "king of hearts"; Swedish puts the suit first and has no "of"."""
    return translate("Card", "{rank} of {suit}").format(
        rank=rank_name(card.rank), suit=suit_name(card.suit)
    )


def letters_of_language() -> IndexLetters:
    """The letters in the corners of the cards when no setting says otherwise."""
    match current_language():
        case Language.SV:
            return IndexLetters.SWEDISH
        case Language.EN:
            return IndexLetters.ENGLISH
        case _ as unknown:
            assert_never(unknown)


def card_short(card: Card, letters: IndexLetters | None = None) -> str:
    """As "♥K", "♠10", "♦Kn"; the letters are those of the language unless given."""
    return suit_symbol(card.suit) + index_text(card.rank, letters or letters_of_language())


def cards_list(cards: Iterable[Card]) -> str:
    """As "king of hearts, ten of spades and two of clubs", in the order given."""
    return joined_and([card_name(card) for card in cards])


def cards_short(cards: Iterable[Card], letters: IndexLetters | None = None) -> str:
    """As "♥K ♠10 ♣2", in the order given."""
    return " ".join(card_short(card, letters) for card in cards)
