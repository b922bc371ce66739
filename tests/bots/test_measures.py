"""The counts of a hand: H and its relatives, D, and static danger."""

import pytest

from tests.helpers.deals import cards_of
from vira_desktop.bots.measures import (
    danger,
    danger_after,
    exposure,
    high_score,
    high_scores,
    most_dangerous,
    tringel_score,
    turne_score,
    vingel_score,
)
from vira_desktop.rules.cards import Suit
from vira_desktop.rules.notation import format_cards


@pytest.mark.parametrize(
    ("hand", "score"),
    [
        ("AKQ32...", 7.2),
        ("AKQ32.A..", 8.2),
        ("J9832.K..", 5.25),  # a bare king is half a king
        ("J9832.K2..", 5.5),
        ("J9832.Q2..", 5.0),  # a queen alone with one small card is nothing
        ("J9832.Q32..", 5.15),
        ("J9832.KQ..", 5.65),
        ("QJ2.A75.K4.KQJ32", 5.55),
    ],
)
def test_high_score_with_spades_as_trump(hand: str, score: float) -> None:
    assert high_score(cards_of(hand), Suit.SPADES) == pytest.approx(score)
    assert high_scores(cards_of(hand))[Suit.SPADES] == pytest.approx(score)


def test_the_quick_form_of_hm() -> None:
    """HM = 3.25 + aces + 0.58 x kings + 0.2 x queens, about (section 1)."""
    hand = cards_of("AQ75.K32.A84.K92")
    assert turne_score(high_scores(hand).values()) == pytest.approx(3.25 + 2 + 1.16 + 0.2, abs=0.15)


def test_turned_suits_are_weighted_by_their_chance() -> None:
    scores = (4.0, 8.0, 6.0, 5.0)
    assert turne_score(scores) == pytest.approx(5.75)
    assert vingel_score(scores) == pytest.approx((7 * 8 + 5 * 6 + 3 * 5 + 4) / 16)
    assert tringel_score(scores) == pytest.approx((37 * 8 + 19 * 6 + 7 * 5 + 4) / 64)


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("Q9742...", 0.0),
        ("5...", 3.0),
        ("2.3.4.", 3.0),
        ("A...", 12.0),
        ("A2...", 9.4),
    ],
)
def test_danger(hand: str, expected: float) -> None:
    assert danger(cards_of(hand)) == pytest.approx(expected)


def test_the_most_dangerous_cards_leave_first() -> None:
    hand = cards_of("A.K52.9742.65432")
    assert format_cards(most_dangerous(hand, 2)) == "SA HK"
    assert danger_after(hand, 0) == danger(hand)
    assert danger_after(hand, 2) == pytest.approx(danger(cards_of(".52.9742.65432")))


@pytest.mark.parametrize(
    ("held", "out", "expected"),
    [
        ([2, 4, 6], [3, 5, 7, 8], 0.0),
        ([5], [2, 8], 0.35),
        ([5], [2, 3, 8], 2.0),
        ([3, 9], [2, 4, 5, 6], 3.35),
        ([9], [], 0.0),
    ],
)
def test_exposure_counts_the_lower_cards_out(
    held: list[int], out: list[int], expected: float
) -> None:
    assert exposure(held, out) == pytest.approx(expected)
