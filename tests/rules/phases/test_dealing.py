"""Dealing: fair, and the same from the same seed (field test W18)."""

import random
from collections import Counter
from collections.abc import Mapping

import pytest

from tests.helpers.long_runs import LongRun
from vira_desktop.rules.cards import ALL_CARDS, Suit
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.record import Record, format_record

PLACES = "FMRS"
"""The three hands and the stock."""


def test_the_same_seed_deals_these_cards_for_ever() -> None:
    """Written down, so that no version of Python and no change of ours deals otherwise unseen."""
    deal = dealing.begin(random.Random("vira"), players=3, pulla=3)
    assert format_record(Record(deal=deal)) == (
        '{"format": "vira-deal", "version": 1, "players": 3, "pulla": 3, "highest": "S", '
        '"hands": {"F": "Q542.T75.T8.Q765", "M": "96.KQ8643.KJ3.T3", "R": "AJT83.2.AQ76.942"}, '
        '"stock": "CA H9 HJ C8 SK HA D5 D2 S7 D9 CJ CK D4", "actions": []}'
    )


def test_all_cards_are_dealt_once() -> None:
    for seed in range(50):
        deal = dealing.begin(random.Random(seed), players=4, pulla=0)
        cards = [card for hand in deal.hands for card in hand] + list(deal.stock)
        assert sorted(cards) == list(ALL_CARDS)
        assert [len(hand) for hand in deal.hands] == [13, 13, 13]
        assert (deal.players, deal.pulla) == (4, 0)


def counted(first: int, deals: int) -> Counter[str]:
    """How often each card came to each place, and each suit was the highest."""
    found: Counter[str] = Counter()
    for number in range(first, first + deals):
        deal = dealing.begin(random.Random(f"fair/{number}"), players=3, pulla=3)
        found[deal.highest.letter] += 1
        for place, cards in zip(PLACES, (*deal.hands, deal.stock), strict=True):
            found.update(f"{card} {place}" for card in cards)
    return found


def looks_fair(found: Mapping[str, int], deals: int) -> None:
    """Chi-square of card to place, and of the highest suit; neither too uneven nor too even.

    In each deal a card has one place and a place thirteen cards, so that the sum of squares over
    its expectation, times 51/52, has 51 x 3 = 153 degrees of freedom: 153, give or take 17.5."""
    expected = deals / 4
    cells = [found[f"{card} {place}"] for card in ALL_CARDS for place in PLACES]
    assert sum(cells) == 52 * deals
    spread = sum((cell - expected) ** 2 for cell in cells) / expected * 51 / 52
    assert 153 - 4 * 17.5 < spread < 153 + 4 * 17.5
    suits = [found[suit.letter] for suit in Suit]
    assert sum(suits) == deals
    assert sum((suit - expected) ** 2 for suit in suits) / expected < 21  # one in ten thousand


def test_every_card_comes_to_every_place() -> None:
    looks_fair(counted(0, 3_000), 3_000)


def test_an_unfair_deal_would_be_seen() -> None:
    unfair = counted(0, 3_000)
    unfair["SA F"] += 250
    unfair["SA S"] -= 250
    with pytest.raises(AssertionError):
        looks_fair(unfair, 3_000)


@pytest.mark.long
def test_a_hundred_thousand_deals_are_fair(long_run: LongRun) -> None:
    found: Counter[str] = Counter()
    for answer in long_run.each(range(10), lambda chunk: counted(10_000 * chunk, 10_000)):
        found.update(answer)
    looks_fair(found, 100_000)
