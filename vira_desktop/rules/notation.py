"""Cards, hands and actions as the short English text of the deal record, both ways."""

import re
from collections.abc import Iterable

from .actions import (
    Accept,
    Action,
    AnnounceAcesLow,
    Bid,
    Buy,
    Claim,
    Concede,
    Keep,
    LayDown,
    NameLevel,
    NameTrump,
    Pass,
    PlayCard,
    PlayHand,
    PlayHigh,
    PlayLow,
    Refuse,
    Repurchase,
    SetAside,
    TakeStock,
    TurnUp,
)
from .cards import Card, CardSet, Suit, in_suit, parse_card
from .games import Qualifier
from .seats import Seat

SUIT_BY_LETTER = {suit.letter: suit for suit in Suit}
QUALIFIER_WORDS = {Qualifier.SUIT: "suit", Qualifier.HIGHEST: "highest"}

_BARE_VERBS: dict[
    str,
    type[Pass]
    | type[TurnUp]
    | type[TakeStock]
    | type[PlayHigh]
    | type[PlayLow]
    | type[Repurchase]
    | type[LayDown]
    | type[PlayHand]
    | type[AnnounceAcesLow]
    | type[Accept]
    | type[Refuse]
    | type[Concede],
] = {
    "pass": Pass,
    "turn": TurnUp,
    "take": TakeStock,
    "high": PlayHigh,
    "low": PlayLow,
    "repurchase": Repurchase,
    "lay": LayDown,
    "play": PlayHand,
    "aces-low": AnnounceAcesLow,
    "accept": Accept,
    "refuse": Refuse,
    "concede": Concede,
}
_WORD_OF_BARE: dict[type[Action], str] = {kind: word for word, kind in _BARE_VERBS.items()}
_NUMBER = re.compile("[0-9]|1[0-3]")


class BadNotation(ValueError):
    """Text that is none of the forms of the record; the argument is the offending part."""


def format_cards(cards: Iterable[Card]) -> str:
    """Cards one space apart, in the order given."""
    return " ".join(map(str, cards))


def format_hand(cards: CardSet) -> str:
    """A hand as its four suits, S.H.D.C, ranks high to low."""
    suits = (reversed(in_suit(cards, suit)) for suit in Suit)
    return ".".join("".join(card.rank.letter for card in held) for held in suits)


def parse_hand(text: str) -> CardSet:
    """The hand written as four suits. Raises BadNotation, also if ranks do not fall."""
    parts = text.split(".")
    if len(parts) != len(Suit):
        raise BadNotation(text)
    cards = [
        _card(suit.letter + letter)
        for suit, part in zip(Suit, parts, strict=True)
        for letter in part
    ]
    hand = frozenset(cards)
    if format_hand(hand) != text:
        raise BadNotation(text)
    return hand


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards one space apart, in order. Raises BadNotation."""
    return tuple(_card(word) for word in text.split(" "))


def format_action(action: Action) -> str:
    """*action* as one line of a record."""
    return " ".join((action.seat.value, *_words(action)))


def parse_action(text: str) -> Action:
    """The action written as *text*. Raises BadNotation if it has none of the record's forms."""
    letter, *words = text.split(" ")
    if letter not in ("F", "M", "R") or not words:
        raise BadNotation(text)
    seat, verb, rest = Seat(letter), words[0], words[1:]
    if verb in _BARE_VERBS and not rest:
        return _BARE_VERBS[verb](seat)
    match verb, rest:
        case "bid", [word] if _is_word(word):
            return Bid(seat, word)
        case "bid", [word, "suit"] if _is_word(word):
            return Bid(seat, word, Qualifier.SUIT)
        case "bid", [word, "highest"] if _is_word(word):
            return Bid(seat, word, Qualifier.HIGHEST)
        case "level", [word] if _is_word(word):
            return NameLevel(seat, word)
        case "trump", [suit] if suit in SUIT_BY_LETTER:
            return NameTrump(seat, SUIT_BY_LETTER[suit])
        case "buy", _:
            return Buy(seat, tuple(map(_card, rest)))
        case "keep", _:
            return Keep(seat, tuple(map(_card, rest)))
        case "aside", [_, *_]:
            return SetAside(seat, tuple(map(_card, rest)))
        case "card", [word]:
            return PlayCard(seat, _card(word))
        case "claim", [number] if _NUMBER.fullmatch(number):
            return Claim(seat, int(number))
        case _:
            raise BadNotation(text)


def _is_word(text: str) -> bool:
    """True for one word, be it a game or not; rules, not notation, know the games."""
    return text.split() == [text]


def _card(text: str) -> Card:
    try:
        return parse_card(text)
    except ValueError:
        raise BadNotation(text) from None


def _words(action: Action) -> tuple[str, ...]:
    match action:
        case Bid(word=word, qualifier=Qualifier.PLAIN):
            return "bid", word
        case Bid(word=word, qualifier=qualifier):
            return "bid", word, QUALIFIER_WORDS[qualifier]
        case NameLevel(word=word):
            return "level", word
        case NameTrump(suit=suit):
            return "trump", suit.letter
        case Buy(cards=cards):
            return "buy", *map(str, cards)
        case Keep(cards=cards):
            return "keep", *map(str, cards)
        case SetAside(cards=cards):
            return "aside", *map(str, cards)
        case PlayCard(card=card):
            return "card", str(card)
        case Claim(tricks=tricks):
            return "claim", str(tricks)
        case _:
            return (_WORD_OF_BARE[type(action)],)
