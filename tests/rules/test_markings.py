"""Ågren markings (rulebook "Markings", ruling 35)."""

import pytest

from tests.helpers.deals import cards_of
from vira_desktop.rules.cards import ALL_CARDS, Suit, parse_card
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
from vira_desktop.rules.notation import parse_cards
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Played, Trick

STRENGTH, WEAKNESS = Marking.STRENGTH, Marking.WEAKNESS


def said(pair: str) -> tuple[Marking, str] | None:
    first, second = parse_cards(pair)
    message = marking_of(first, second)
    if message is None:
        return None
    return message.marking, "".join(suit.letter for suit in sorted(message.suits))


def test_the_examples_of_the_rulebook() -> None:
    assert said("C3 S7") == (WEAKNESS, "SC")
    assert said("S8 S2") == (STRENGTH, "S")


def test_ranks_are_compared_across_suits() -> None:
    assert said("HA D9") == (STRENGTH, "HD")
    assert said("D9 HA") == (WEAKNESS, "HD")
    assert said("D9 H9") is None


@pytest.mark.parametrize(
    ("held", "truth"),
    [
        ("A", STRENGTH),
        ("A2", STRENGTH),
        ("K2", STRENGTH),
        ("K", None),
        ("Q32", None),
        ("J", None),
        ("T98", WEAKNESS),
        ("2", WEAKNESS),
        ("", WEAKNESS),
    ],
)
def test_what_is_true_of_a_suit(held: str, truth: Marking | None) -> None:
    assert truth_about(cards_of(f"{held}.KQJ.A.K"), Suit.SPADES) is truth


def test_cards_of_strength() -> None:
    hand = cards_of("AK2.K.K4.QJT")
    assert [str(c) for c in sorted(hand) if is_card_of_strength(hand, c)] == ["SK", "SA", "DK"]


@pytest.mark.parametrize(
    ("hand", "pair", "true"),
    [
        ("A972.832..", "S9 S2", True),
        ("A972.832..", "S2 S9", False),
        ("A972.832..", "H2 H8", True),
        ("A972.832..", "H8 H2", False),  # high-low would claim strength in hearts
        ("A972.832..", "S9 H2", False),  # of two suits both must be strong
        ("A972.K832..", "S9 H2", True),
        ("K92.832..", "S9 S2", False),  # the king would stand alone
        ("K972.832..", "S9 S2", True),
        ("A972.832..", "SA S2", False),  # the ace is given up
        ("AK72.832..", "SK S2", False),  # so is the king
        ("Q92.832..", "S2 S9", False),  # a queen is neither
        ("9.8..", "S9 H8", False),
        ("8.9..", "S8 H9", True),  # nothing is left of either
        ("9.9..", "S9 H9", False),
    ],
)
def test_true_pairs(hand: str, pair: str, *, true: bool) -> None:
    first, second = parse_cards(pair)
    assert is_true_pair(cards_of(hand), first, second) is true


def test_first_and_second_cards_belong_to_true_pairs() -> None:
    hand = cards_of("AK92.K53.J84.T72")
    pairs = set(true_pairs(hand, Suit.CLUBS))
    assert {first for first, _ in pairs} == set(true_first_cards(hand, Suit.CLUBS))
    for first in true_first_cards(hand, Suit.CLUBS):
        seconds = true_second_cards(hand - {first}, Suit.CLUBS, first)
        assert set(seconds) == {second for other, second in pairs if other == first}
        for second, marking in seconds.items():
            message = marking_of(first, second)
            assert message is not None
            assert message.marking is marking
    assert all(card.suit is not Suit.CLUBS for pair in pairs for card in pair)


def test_no_first_card_where_nothing_true_can_be_said() -> None:
    assert not true_first_cards(cards_of("Q.KQ2.AKQT9876."), Suit.DIAMONDS)


def _trick(text: str) -> Trick:
    seats = (Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND)
    cards = tuple(map(Played, seats, parse_cards(text)))
    return Trick(cards, Seat.FOREHAND)


def test_only_discards_count_not_ruffs_leads_or_followed_cards() -> None:
    tricks = (
        _trick("HA H2 D9"),  # R throws
        _trick("HK H3 S2"),  # R ruffs
        _trick("SA S3 SK"),  # everybody follows with trumps
        _trick("HQ C5 D2"),  # M throws once, R again
        _trick("D3 D4 C9"),  # R's third
    )
    rear = discards_of(Seat.REARHAND, tricks, Suit.SPADES)
    assert rear == parse_cards("D9 D2 C9")
    assert message_of(Seat.REARHAND, tricks, Suit.SPADES) == Message(
        STRENGTH, frozenset((Suit.DIAMONDS,))
    )
    assert discards_of(Seat.MIDDLEHAND, tricks, Suit.SPADES) == parse_cards("C5")
    assert message_of(Seat.MIDDLEHAND, tricks, Suit.SPADES) is None
    assert message_of(Seat.FOREHAND, tricks, Suit.SPADES) is None


def test_every_pair_of_cards_says_the_opposite_the_other_way_round() -> None:
    for first in ALL_CARDS[::3]:
        for second in ALL_CARDS[::5]:
            there, back = marking_of(first, second), marking_of(second, first)
            if first.rank == second.rank:
                assert there is back is None
            else:
                assert there is not None
                assert back is not None
                assert there.suits == back.suits
                assert there.marking is not back.marking
    assert parse_card("S2").rank < parse_card("C3").rank
