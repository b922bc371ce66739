"""Ågren markings: they are made where nothing is lost by it, and believed."""

import random
from dataclasses import replace

import pytest

from tests.bots.chairs import F, M, R, in_play
from vira_desktop.bots.bot import Budget
from vira_desktop.bots.inference import Reading, bit_of, even
from vira_desktop.bots.levels import KLUBBSPELARE, MASTARE
from vira_desktop.bots.likely_worlds import LikelyWorlds
from vira_desktop.bots.marks_read import BELIEVED, with_marking
from vira_desktop.bots.player import Search
from vira_desktop.bots.roster import bot_by_key
from vira_desktop.rules.actions import PlayCard
from vira_desktop.rules.cards import ALL_CARDS, Suit
from vira_desktop.rules.markings import Marking, truth_about
from vira_desktop.rules.notation import parse_cards
from vira_desktop.rules.view import SeatView

STRENGTH = ("M SA S4 D7", "M SK S3 D2")
"""Middle-hand plays alone and draws trumps; forehand, the partner of rear-hand, has thrown high and
then low: he is strong in diamonds."""
WEAKNESS = ("M SA S4 D2", "M SK S3 D7")

SEARCHED = {KLUBBSPELARE: Search.WORLDS_BY_BIDS, MASTARE: Search.LIKELY_WORLDS}
"""How each level finds a card."""


def _after(before: tuple[str, ...]) -> SeatView:
    """Rear-hand, who has the king of diamonds and no more of them, before the third trick."""
    return in_play("65.QJ9.K.JT987", seat=R, declarer=M, trump="S", before=before)


def _strong(view: SeatView, reading: Reading) -> float:
    """In what share of the worlds the partner has the ace of diamonds."""
    drawn, found, worlds = LikelyWorlds(view, random.Random(1), reading=reading), 0, 2000
    place = 1 if view.contract and view.contract.declarer.left is F else 2
    (ace,) = parse_cards("DA")
    for owners in drawn.draw(worlds):
        found += owners[ace] == place
    return found / worlds


@pytest.mark.parametrize("reading", [Reading.BIDS, Reading.PLAYS])
def test_partner_is_believed(reading: Reading) -> None:
    strong, weak = _strong(_after(STRENGTH), reading), _strong(_after(WEAKNESS), reading)
    assert strong > weak + 0.1


def test_what_a_marking_takes_from_a_hand() -> None:
    ace, king, queen, ten = (bit_of(card, aces_low=False) for card in parse_cards("DA DK DQ DT"))
    two, seven = (bit_of(card, aces_low=False) for card in parse_cards("D2 D7"))
    told = with_marking(even, _after(STRENGTH), F)
    # The two that were thrown are no company for the king.
    held = (ace, king | ten, king | two | seven, queen | ten, ten, 0)
    assert [told(0, 0, cards, 0) for cards in held] == [
        0.0, 0.0, -BELIEVED, -BELIEVED, -BELIEVED, -BELIEVED
    ]  # fmt: skip
    told = with_marking(even, _after(WEAKNESS), F)
    assert [told(0, 0, cards, 0) for cards in held] == [
        -BELIEVED, -BELIEVED, -BELIEVED, -BELIEVED, 0.0, 0.0
    ]  # fmt: skip
    assert told(ace, ace, 0, ace) == 0.0
    assert with_marking(even, _after(STRENGTH[:1]), F) is even


@pytest.mark.parametrize("level", [KLUBBSPELARE, MASTARE])
@pytest.mark.parametrize(
    ("hand", "before", "marks"),
    [("..A62.Q7", (), "D6"), ("..A32.Q7", ("F SK S3 D6",), "D2"), ("..9632.7", (), "D2")],
)
def test_a_marking_is_made_where_nothing_is_lost_by_it(
    level: str, hand: str, before: tuple[str, ...], marks: str
) -> None:
    """Nothing is left to be won: no card is better than another, but one tells the truth."""
    view = in_play(
        hand, seat=R, declarer=F, trump="S", trick="HA H2", before=before,
        out="AQJ.KT.KQ.AK", tricks_left=5,
    )  # fmt: skip
    counts = view.card_counts.put(F, 4).put(M, 4)
    view = replace(view, card_counts=counts)
    for seed in range(3):
        decision = bot_by_key(level).decide(view, random.Random(seed), Budget(worlds=24))
        assert decision.action == PlayCard(R, *parse_cards(marks))
        assert decision.motive.rule is SEARCHED[level]


def test_the_marked_truth_is_the_rulebooks() -> None:
    """`truth_about` and the table by which a marking is believed agree on every set of cards."""
    diamonds = [card for card in ALL_CARDS if card.suit is Suit.DIAMONDS]
    gone = set(parse_cards("D2 D7"))
    for before, marking in ((STRENGTH, Marking.STRENGTH), (WEAKNESS, Marking.WEAKNESS)):
        told = with_marking(even, _after(before), F)
        for mask in range(1 << 13):
            held = frozenset(card for card in diamonds if mask >> card % 13 & 1) - gone
            assert (told(0, 0, mask, 0) == 0.0) is (truth_about(held, Suit.DIAMONDS) is marking)
