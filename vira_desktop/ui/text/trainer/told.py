"""What a question shows and a reason carries, as words to put into sentences."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ....rules.actions import Bid
from ....rules.cards import Card, Suit, parse_card
from ....rules.games import FAMILY_BY_WORD, GAME_BY_KEY, Qualifier
from ....rules.notation import QUALIFIER_WORDS, SUIT_BY_LETTER, parse_action
from ....rules.seats import Seat
from ....rules.state import Offer
from ....rules.strict_json import Json
from ....trainer.auctions import offered
from ..cards_text import card_short, suit_name, suit_symbol
from ..counts_text import joined_and
from ..games_text import family_word, game_in_text, game_name, graded, offer_text
from ..seats_text import seat_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Told:
    """Values by name; each method gives the one of that name as a word, or raises KeyError."""

    values: Mapping[str, Json]

    def __contains__(self, name: str) -> bool:
        return self.values.get(name) is not None

    def text(self, name: str) -> str:
        """A code, as it is."""
        return str(self.values[name])

    def number(self, name: str) -> int:
        """A whole number. Raises TypeError if it is none."""
        value = self.values[name]
        if not isinstance(value, int):
            raise TypeError(name)
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """Codes in a row; none if there is nothing of that name."""
        value = self.values.get(name)
        return tuple(map(str, value)) if isinstance(value, list) else ()

    def numbers(self, name: str) -> tuple[int, ...]:
        """Whole numbers in a row."""
        return tuple(int(text) for text in self.texts(name))

    def pairs(self, name: str) -> tuple[tuple[str, str | None], ...]:
        """Codes two by two; the second of each may be missing."""
        value = self.values[name]
        rows = value if isinstance(value, list) else []
        found = [row for row in rows if isinstance(row, list)]
        return tuple((str(a), None if b is None else str(b)) for a, b in found)

    def player(self, name: str) -> str:
        """As "forehand"."""
        return player_name(self.text(name))

    def suit(self, name: str) -> str:
        """As "hearts"."""
        return suit_name(suit_of(self.text(name)))

    def suits(self, name: str) -> str:
        """As "hearts and clubs"."""
        return suits_text(self.texts(name))

    def card(self, name: str) -> str:
        """As "♥K"."""
        return card_short(parse_card(self.text(name)))

    def cards(self, name: str) -> str:
        """As "♥K, ♠10 and ♣2"."""
        return cards_text(self.texts(name))

    def game(self, name: str) -> str:
        """As "gask on 2"."""
        return game_in_text(GAME_BY_KEY[self.text(name)])

    def bid(self, name: str) -> str:
        """The bid alone, as "gask in a suit"."""
        return bid_text(self.text(name))

    def bidder(self, name: str) -> str:
        """Who makes the bid."""
        return player_name(self.text(name)[:1])


QUALIFIERS: dict[str, Qualifier] = {word: grade for grade, word in QUALIFIER_WORDS.items()}
"""Grades by the words of a record."""

Words = Callable[[Told], str]
"""From what is told to a sentence."""


def player_name(letter: str) -> str:
    """As "forehand"; a fourth player sits out."""
    if letter == "S":
        return translate("Drill", "the player who sits out")
    return seat_name(Seat(letter))


def suit_of(letter: str) -> Suit:
    """The suit of a record's letter. Raises KeyError."""
    return SUIT_BY_LETTER[letter]


def suit_label(letter: str) -> str:
    """As "♥ hearts", for a button."""
    suit = suit_of(letter)
    return f"{suit_symbol(suit)} {suit_name(suit)}"


def suits_text(letters: Sequence[str]) -> str:
    """As "hearts and clubs"; "none" if there are none."""
    if not letters:
        return translate("Drill", "none")
    return joined_and([suit_name(suit_of(letter)) for letter in letters])


def cards_text(cards: Sequence[str]) -> str:
    """As "♥K, ♠10 and ♣2"; "none" if there are none."""
    if not cards:
        return translate("Drill", "none", "cards")
    return joined_and([card_short(parse_card(card)) for card in cards])


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards written one space apart."""
    return tuple(parse_card(word) for word in text.split())


def game_label(key: str) -> str:
    """A game as the bid table prints it."""
    return game_name(GAME_BY_KEY[key])


def bid_text(written: str) -> str:
    """A bid of a record as it is spoken, without who makes it; also one that is not allowed."""
    bid = parse_action(written)
    if not isinstance(bid, Bid):
        return translate("Drill", "pass")
    offer = offered(None, bid)
    if offer is not None:
        return offer_text(offer)
    family = FAMILY_BY_WORD.get(bid.word)
    name = family_word(family) if family else game_in_text(GAME_BY_KEY[bid.word])
    return graded(name, bid.qualifier)


def bid_with_player(written: str) -> str:
    """As "gask in a suit, by forehand"."""
    return translate("Drill", "{bid}, by {player}").format(
        bid=bid_text(written), player=player_name(written[:1])
    )


def calls_told(auction: Sequence[str]) -> tuple[tuple[Seat, str], ...]:
    """The calls of an auction in order: who, and what was said over what stood."""
    said: list[tuple[Seat, str]] = []
    standing: Offer | None = None
    for written in auction:
        call = parse_action(written)
        offer = offered(standing, call) if isinstance(call, Bid) else None
        said.append((call.seat, offer_text(offer, standing) if offer else bid_text(written)))
        standing = offer or standing
    return tuple(said)
