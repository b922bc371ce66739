"""Suits, ranks and the fifty-two cards."""

from collections.abc import Iterable
from enum import IntEnum


class Suit(IntEnum):
    """The four suits, in the order in which a record writes them."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    def __bool__(self) -> bool:
        """Always true: spades are no less a suit for being number 0."""
        return True

    @property
    def letter(self) -> str:
        """The suit in notation: S, H, D or C."""
        return "SHDC"[self]

    @property
    def same_colour(self) -> "Suit":
        """The other suit of the same colour, which is färg when this one is the highest."""
        return Suit(3 - self)


class Rank(IntEnum):
    """Two to ace; the number printed on a spot card is its value."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The rank in notation, one letter: A K Q J T 9 … 2."""
        return "23456789TJQKA"[self - 2]


class Card(int):
    """One card, equal to its number 0-51; sorts by suit, then from the two up to the ace."""

    __slots__ = ()

    def __bool__(self) -> bool:
        """Always true: the two of spades is no less a card for being number 0."""
        return True

    @property
    def suit(self) -> Suit:
        """The suit of the card."""
        return _SUIT_OF[self]

    @property
    def rank(self) -> Rank:
        """The rank of the card."""
        return _RANK_OF[self]

    def __repr__(self) -> str:
        return f"{self.suit.letter}{self.rank.letter}"

    __str__ = __repr__


_SUIT_OF = tuple(suit for suit in Suit for _ in Rank)
_RANK_OF = tuple(rank for _ in Suit for rank in Rank)

ALL_CARDS = tuple(Card(number) for number in range(52))
_BY_NAME = {str(card): card for card in ALL_CARDS}

CardSet = frozenset[Card]

NO_CARDS: CardSet = frozenset()
ACES: CardSet = frozenset(card for card in ALL_CARDS if card.rank is Rank.ACE)


def card(suit: Suit, rank: Rank) -> Card:
    """The card of *suit* and *rank*."""
    return ALL_CARDS[13 * suit + rank - 2]


def parse_card(text: str) -> Card:
    """The card written as suit letter and rank letter, as in "HT". Raises ValueError else."""
    found = _BY_NAME.get(text)
    if found is None:
        raise ValueError(text)
    return found


def in_suit(cards: Iterable[Card], suit: Suit) -> list[Card]:
    """Those of *cards* that are of *suit*, lowest first."""
    return sorted(card for card in cards if card.suit is suit)


def strength(card: Card, *, aces_low: bool) -> int:
    """How high *card* stands in its suit; as ones, the aces stand below the twos (ruling 21)."""
    if aces_low and card.rank is Rank.ACE:
        return 1
    return int(card.rank)
