"""Ågren markings (rulebook "Markings", ruling 35)."""

import pytest

from tests.helpers.deals import cards_of
from vira_desktop.rules.cards import Suit, parse_card
from vira_desktop.rules.markings import (
    Marking,
    Message,
    discards_of,
    is_card_of_strength,
    is_true_pair,
    marking_of,
    message_of,
    true_first_cards,
    true_pairs,
    true_second_cards,
    truth_about,
)
from vira_desktop.rules.seats import SEATS, Seat
from vira_desktop.rules.state import Played, Trick

F, M, R = SEATS
STRENGTH, WEAKNESS = Marking.STRENGTH, Marking.WEAKNESS
SUITS = {suit.letter: suit for suit in Suit}


@pytest.mark.parametrize(
    ("first", "second", "marking", "suits"),
    [
        ("C3", "S7", WEAKNESS, "CS"),
        ("S8", "S2", STRENGTH, "S"),
        ("H9", "D2", STRENGTH, "HD"),
        ("D2", "D3", WEAKNESS, "D"),
        ("DK", "HA", WEAKNESS, "DH"),
    ],
)
def test_high_low_is_strength_low_high_weakness(
    first: str, second: str, marking: Marking, suits: str
) -> None:
    """ "The three of clubs followed by the seven of spades shows weakness in clubs and spades,
    while the eight of spades followed by the two of spades shows strength in spades." """
    said = marking_of(parse_card(first), parse_card(second))
    assert said == Message(marking, frozenset(SUITS[letter] for letter in suits))


def test_equal_ranks_say_nothing() -> None:
    assert marking_of(parse_card("H7"), parse_card("S7")) is None


@pytest.mark.parametrize(
    ("hearts", "truth"),
    [
        ("A", STRENGTH),
        ("A2", STRENGTH),
        ("K2", STRENGTH),
        ("KQ", STRENGTH),
        ("K", None),
        ("Q", None),
        ("J9", None),
        ("QJT", None),
        ("T", WEAKNESS),
        ("T98", WEAKNESS),
        ("2", WEAKNESS),
        ("", WEAKNESS),
    ],
)
def test_what_is_true_of_a_suit(hearts: str, truth: Marking | None) -> None:
    """ "The ace, or the king with at least one more card, still in hand; weakness = no card above
    the ten; anything between says nothing." """
    assert truth_about(cards_of(f".{hearts}.."), Suit.HEARTS) is truth


def test_cards_of_strength() -> None:
    hand = cards_of("A3.K2.K.QJ")
    strong = {str(card) for card in hand if is_card_of_strength(hand, card)}
    assert strong == {"SA", "HK"}


@pytest.mark.parametrize(
    ("hand", "first", "second", "is_true"),
    [
        ("A83..T2.", "S8", "S3", True),
        ("A83..T2.", "S3", "S8", False),
        ("A83..T2.", "SA", "S3", False),
        ("A83..T2.", "D2", "DT", True),
        ("A83..T2.", "DT", "D2", False),
        ("A83..T2.", "S8", "D2", False),
        ("A8.K92..", "H9", "S8", True),
        ("A8.K92..", "H9", "H2", False),
        ("A8.K92..", "HK", "H2", False),
        ("7.7..", "S7", "H7", False),
        (".Q93..", "H3", "H9", False),
    ],
)
def test_a_pair_that_may_be_sent(hand: str, first: str, second: str, *, is_true: bool) -> None:
    """True of every suit it speaks of, of what is left in hand, no card of strength given up."""
    assert is_true_pair(cards_of(hand), parse_card(first), parse_card(second)) is is_true


def test_all_pairs_of_a_hand() -> None:
    """Spades are trump and never thrown. The king of hearts alone is no strength."""
    hand = cards_of("K4.A72.63.")
    pairs = {f"{first} {second}" for first, second in true_pairs(hand, Suit.SPADES)}
    assert pairs == {"H7 H2", "D3 D6"}
    firsts = {str(card): marking for card, marking in true_first_cards(hand, Suit.SPADES).items()}
    assert firsts == {"H7": STRENGTH, "D3": WEAKNESS}


def test_the_second_card_finishes_the_message() -> None:
    hand = cards_of("K4.A2.63.")
    seconds = true_second_cards(hand, Suit.SPADES, parse_card("H7"))
    assert {str(card): marking for card, marking in seconds.items()} == {"H2": STRENGTH}
    assert true_second_cards(hand, Suit.SPADES, parse_card("C2")) == {
        parse_card("D3"): WEAKNESS,
        parse_card("D6"): WEAKNESS,
    }
    assert true_second_cards(cards_of("K4..."), Suit.SPADES, parse_card("C2")) == {}


def trick(*cards: str, leader: Seat = F) -> Trick:
    """A finished trick; who won it does not matter here."""
    seats = (leader, leader.left, leader.right)
    played = tuple(Played(seat, parse_card(c)) for seat, c in zip(seats, cards, strict=True))
    return Trick(played, leader)


TRICKS = (
    trick("HA", "H2", "C3"),  # R cannot follow and throws
    trick("DA", "S2", "D5"),  # M ruffs
    trick("C9", "C8", "CK", leader=R),  # a lead is never a discard
    trick("HK", "H3", "S7"),  # spades are trump: a ruff
    trick("DK", "H4", "D6"),  # M throws
    trick("HQ", "H5", "D7"),  # R's second discard
    trick("HJ", "H6", "D2"),  # and a third, which says nothing more
)


def test_discards_are_neither_leads_nor_ruffs() -> None:
    """Not necessarily in consecutive tricks."""
    thrown = {
        seat.value: [str(card) for card in discards_of(seat, TRICKS, Suit.SPADES)] for seat in SEATS
    }
    assert thrown == {"F": [], "M": ["H4"], "R": ["C3", "D7", "D2"]}


def test_the_first_two_discards_speak() -> None:
    said = message_of(R, TRICKS, Suit.SPADES)
    assert said == Message(WEAKNESS, frozenset((Suit.CLUBS, Suit.DIAMONDS)))
    assert message_of(R, TRICKS[:5], Suit.SPADES) is None, "one discard only"
    assert message_of(M, TRICKS, Suit.SPADES) is None
