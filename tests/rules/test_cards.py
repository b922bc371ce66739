"""Suits, ranks, the fifty-two cards."""

import pytest

from vira_desktop.rules.cards import (
    ACES,
    ALL_CARDS,
    Rank,
    Suit,
    card,
    in_suit,
    parse_card,
    strength,
)


def test_fifty_two_cards() -> None:
    assert len(set(ALL_CARDS)) == 52
    assert {(c.suit, c.rank) for c in ALL_CARDS} == {(s, r) for s in Suit for r in Rank}
    assert all(card(c.suit, c.rank) is c for c in ALL_CARDS)


def test_a_suit_or_a_card_is_never_nothing() -> None:
    """So that "trump or …" asks whether there is a trump, also when it is spades."""
    assert all(map(bool, Suit))
    assert all(map(bool, ALL_CARDS))


def test_names_are_those_of_the_record() -> None:
    assert [str(c) for c in (card(Suit.HEARTS, Rank.TEN), card(Suit.CLUBS, Rank.TWO))] == [
        *("HT", "C2"),
    ]
    assert all(parse_card(str(c)) is c for c in ALL_CARDS)
    assert "".join(rank.letter for rank in Rank) == "23456789TJQKA"


@pytest.mark.parametrize("text", ["", "S", "1S", "S10", "sA", "AS", "HX", "S A", "ＳA"])
def test_other_words_are_no_cards(text: str) -> None:
    with pytest.raises(ValueError):
        parse_card(text)


def test_the_second_suit_is_that_of_the_same_colour() -> None:
    """Rulebook "Ranking of the Suits"."""
    pairs = {suit.letter: suit.same_colour.letter for suit in Suit}
    assert pairs == {"S": "C", "C": "S", "H": "D", "D": "H"}


def test_a_suit_lies_lowest_first() -> None:
    held = [parse_card(text) for text in ("HA", "S3", "H2", "HT")]
    assert [str(c) for c in in_suit(held, Suit.HEARTS)] == ["H2", "HT", "HA"]


def test_only_aces_change_when_they_are_ones() -> None:
    assert {str(c) for c in ACES} == {"SA", "HA", "DA", "CA"}
    for c in ALL_CARDS:
        usual, ones = strength(c, aces_low=False), strength(c, aces_low=True)
        assert (ones < strength(parse_card("S2"), aces_low=True)) is (c in ACES)
        assert (usual == ones) is (c not in ACES)
