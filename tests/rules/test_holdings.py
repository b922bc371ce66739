"""Low holdings, against playing the suit from the bottom (rulebook "Passing on a Gök")."""

from itertools import combinations

import pytest

from tests.helpers.deals import after, cards_of, make_deal
from vira_desktop.rules.cards import Card, CardSet, Rank, Suit, card
from vira_desktop.rules.holdings import gok_passers, low_holding, low_suits
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import State, table_of

F, M, R = Seat.FOREHAND, Seat.MIDDLEHAND, Seat.REARHAND


def hearts(ranks: str) -> CardSet:
    return cards_of(f".{ranks}..")


@pytest.mark.parametrize(
    ("ranks", "holding"),
    [
        ("2", "2"),
        ("A2", "2"),
        ("43", "43"),
        ("42", "2"),
        ("4", ""),
        ("3", ""),
        ("653", "653"),
        ("654", "654"),
        ("65", ""),
        ("63", ""),
        ("8765", "8765"),
        ("8753", "8753"),
        ("875", ""),
        ("T9876", "T9876"),
        ("T9765", "T9765"),
        ("T987", ""),
        ("QJT987", ""),
        ("QJ9875", ""),
        ("AKQJ", ""),
        ("J9753", ""),
        ("", ""),
    ],
)
def test_the_listed_ones(ranks: str, holding: str) -> None:
    """ "A two; a four and a three; a six and two cards lower than six; an eight and three cards
    lower than eight; a ten and four cards lower than ten"; a queen and five does not count."""
    held = hearts(ranks)
    found = low_holding(held, Suit.HEARTS)
    assert "".join(card.rank.letter for card in reversed(found)) == holding
    assert low_suits(held) == ((Suit.HEARTS,) if holding else ())


def left_with_the_lowest(mine: list[Rank]) -> Card | None:
    """The card with which the suit is won for the opponents when they play it from the bottom and
    the declarer, who has all the rest, creeps under each card for as long as he can."""
    his = [rank for rank in Rank if rank not in mine]
    for rank in sorted(mine):
        lower = [other for other in his if other < rank]
        if not lower:
            return card(Suit.HEARTS, rank)
        his.remove(max(lower))
    return None


def test_every_holding_of_a_suit() -> None:
    """All 8,192: "sooner or later left holding the lowest card if one plays the suit from the
    bottom", with a ten or lower."""
    for count in range(14):
        for ranks in combinations(Rank, count):
            held = frozenset(card(Suit.HEARTS, rank) for rank in ranks)
            found = low_holding(held, Suit.HEARTS)
            last = left_with_the_lowest(list(ranks))
            if last is None or last.rank > Rank.TEN:
                assert found == ()
            else:
                assert found[-1] == last
                assert set(found) <= held
                assert last.rank % 2 == 0, "the highest card in a low holding is always even"
                assert len(found) == last.rank // 2


def test_six_five_three() -> None:
    """ "When the three is played, the declarer must creep with the two, and when the five is
    played, the four is forced out. The six is then the lowest remaining card." """
    assert left_with_the_lowest([Rank.SIX, Rank.FIVE, Rank.THREE]) == card(Suit.HEARTS, Rank.SIX)


def test_a_queen_may_in_theory_become_the_lowest() -> None:
    """ "Not counted as a low holding … even though the queen may in theory become the lowest." """
    queen = [Rank(n) for n in (12, 11, 9, 8, 7, 5)]
    assert left_with_the_lowest(queen) == card(Suit.HEARTS, Rank.QUEEN)
    assert low_holding(hearts("QJ9875"), Suit.HEARTS) == ()


def test_suits_are_counted_by_themselves() -> None:
    assert low_suits(cards_of("A2.43.65.T987")) == (Suit.SPADES, Suit.HEARTS)


@pytest.mark.parametrize(
    ("calls", "passers"),
    [
        ("F bid gok; M pass; R pass", ((M, 2), (R, 1))),
        ("F bid begar; M bid gok; R pass; F pass", ((R, 2), (F, 1))),
        ("F bid begar; M pass; R bid gok; F pass", ((F, 2),)),
        ("F bid begar; M bid gok; R pass; F bid gok; M pass", ((M, 2),)),
        ("F bid begar; M bid gok; R bid turne-7; F pass; M pass", ((F, 2), (M, 1))),
    ],
)
def test_first_and_second_hand(calls: str, passers: tuple[tuple[Seat, int], ...]) -> None:
    """ "The player who bids first after a gök has been bid, the so-called first hand." """
    state: State = after(make_deal(), calls)
    assert gok_passers(table_of(state).auction) == passers
