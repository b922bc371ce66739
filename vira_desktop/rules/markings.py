"""Ågren markings: what an opponent's first two discards say in a trump game (ruling 35)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import permutations

from .cards import Card, CardSet, Rank, Suit, in_suit
from .seats import Seat
from .state import Trick


class Marking(Enum):
    """What a side suit is said to be."""

    STRENGTH = "strength"
    WEAKNESS = "weakness"


@dataclass(frozen=True, slots=True)
class Message:
    """What two discards say: *marking* of every suit in *suits*."""

    marking: Marking
    suits: frozenset[Suit]


def marking_of(first: Card, second: Card) -> Message | None:
    """What the discards *first*, then *second*, say by themselves: high-low is strength, low-high
    weakness, in the suits of the two cards. Equal ranks say nothing."""
    if first.rank == second.rank:
        return None
    marking = Marking.STRENGTH if first.rank > second.rank else Marking.WEAKNESS
    return Message(marking, frozenset((first.suit, second.suit)))


def truth_about(hand: CardSet, suit: Suit) -> Marking | None:
    """What is true of *suit* in *hand*: strength with the ace, or the king and one more card;
    weakness with no card above the ten; else None."""
    held = in_suit(hand, suit)
    if held and (held[-1].rank is Rank.ACE or (held[-1].rank is Rank.KING and len(held) > 1)):
        return Marking.STRENGTH
    if not held or held[-1].rank <= Rank.TEN:
        return Marking.WEAKNESS
    return None


def is_card_of_strength(hand: CardSet, card: Card) -> bool:
    """True if *card* is what makes its suit strong in *hand*: an ace, or a king with company."""
    return card.rank >= Rank.KING and truth_about(hand, card.suit) is Marking.STRENGTH


def is_true_pair(hand: CardSet, first: Card, second: Card) -> bool:
    """True if the holder of *hand* speaks the truth by throwing *first* and then *second*, and
    gives up no card of strength."""
    message = marking_of(first, second)
    if message is None or any(is_card_of_strength(hand, card) for card in (first, second)):
        return False
    left = hand - {first, second}
    return all(truth_about(left, suit) is message.marking for suit in message.suits)


def true_pairs(hand: CardSet, trump: Suit) -> Iterator[tuple[Card, Card]]:
    """Every pair of discards with which the holder of *hand* would say something true."""
    side = sorted(card for card in hand if card.suit is not trump)
    return (pair for pair in permutations(side, 2) if is_true_pair(hand, *pair))


def true_first_cards(hand: CardSet, trump: Suit) -> dict[Card, Marking]:
    """First discards after which a true message can be finished, and what it would say."""
    found: dict[Card, Marking] = {}
    for first, second in true_pairs(hand, trump):
        found[first] = Marking.STRENGTH if first.rank > second.rank else Marking.WEAKNESS
    return found


def true_second_cards(hand: CardSet, trump: Suit, first: Card) -> dict[Card, Marking]:
    """Discards from *hand* that finish a true message begun with *first*, and what it says."""
    found: dict[Card, Marking] = {}
    for second in hand:
        if second.suit is not trump and is_true_pair(hand | {first}, first, second):
            found[second] = Marking.STRENGTH if first.rank > second.rank else Marking.WEAKNESS
    return found


def discards_of(seat: Seat, tricks: tuple[Trick, ...], trump: Suit) -> tuple[Card, ...]:
    """The cards that *seat* threw, in order, to tricks that it could neither follow nor trumped."""
    return tuple(
        played.card
        for trick in tricks
        for played in trick.cards
        if played.seat is seat and played.card.suit not in (trick.cards[0].card.suit, trump)
    )


def message_of(seat: Seat, tricks: tuple[Trick, ...], trump: Suit) -> Message | None:
    """What *seat* has said with its first two discards; None if it has not yet, or said nothing."""
    thrown = discards_of(seat, tricks, trump)
    return marking_of(thrown[0], thrown[1]) if len(thrown) >= 2 else None
