"""Positions: what cannot come up is refused, and what the kernel is given."""

from dataclasses import replace

import pytest

from tests.helpers.deals import after, cards_of, make_deal, played, wins_auction
from vira_desktop.rules.cards import Suit, parse_card
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Played, Playing
from vira_desktop.solver.position import NO_TRUMP, Position, pack, position_of


def position(
    F: str, M: str, R: str, *, tricks: int, trick: str = "", leader: str = "F", low: bool = False
) -> Position:
    """Forehand's game, hearts trump when high; the trick as "F SA, M S2"."""
    parts = [part.split() for part in trick.split(", ") if part]
    return Position(
        hands=BySeat(cards_of(F), cards_of(M), cards_of(R)),
        declarer=Seat.FOREHAND,
        leader=Seat(leader),
        trump=None if low else Suit.HEARTS,
        low=low,
        trick=tuple(Played(Seat(seat), parse_card(card)) for seat, card in parts),
        tricks=tricks,
    )


@pytest.mark.parametrize(
    ("F", "M", "R", "tricks", "trick", "leader"),
    [
        ("A", "A", "K", 1, "", "F"),  # a card twice
        ("A", "K", "Q", 1, "F SA", "F"),  # in hand and on the table
        ("", "", "", 0, "", "F"),
        ("AK", "Q", "J", 1, "", "F"),  # the declarer has a card over
        ("A", "K", "QJ", 1, "", "F"),  # one opponent has
        ("AK", "Q", "J", 2, "", "F"),  # the opponents have too few
        ("", "K", "Q", 1, "F SA", "M"),  # not led by the leader
        ("", "", "Q", 1, "F SA, R SK", "F"),  # not in turn
        ("", "", "", 1, "F SA, M SK, R SQ", "F"),  # the trick is over
    ],
)
def test_what_cannot_come_up_is_refused(
    F: str, M: str, R: str, tricks: int, trick: str, leader: str
) -> None:
    with pytest.raises(ValueError, match=" "):
        position(F, M, R, tricks=tricks, trick=trick, leader=leader)


def test_a_low_game_has_no_trump() -> None:
    with pytest.raises(ValueError, match="trump"):
        replace(position("A", "K", "Q", tricks=1), low=True)


def test_who_is_to_play() -> None:
    assert position("A", "K", "Q", tricks=1).to_play is Seat.FOREHAND
    half = position("", "K.2", "QJ", tricks=1, trick="F SA")
    assert half.to_play is Seat.MIDDLEHAND
    assert half.playable == cards_of("K")


def test_the_words_of_a_position() -> None:
    packed = pack(position("A3.9", "K.42", "Q.T3", tricks=3, trick="", leader="M"))
    spades, hearts = 0, 48  # trumps in the last lane
    places = {str(card): place for card, place in packed.place_of.items()}
    assert [places[card] - spades for card in ("SA", "SK", "SQ", "S3")] == [12, 11, 10, 9]
    assert [places[card] - hearts for card in ("HT", "H9", "H4", "H3", "H2")] == [12, 11, 10, 9, 8]
    assert packed.leader == 1
    assert packed.words[0] == 1 << 12 | 1 << 9 | 1 << 48 + 11


def test_low_the_lowest_card_is_the_top_of_its_lane() -> None:
    low = position("A", "K", "2", tricks=1, low=True)
    packed = pack(low)
    assert packed.trump == NO_TRUMP
    places = {str(card): place for card, place in packed.place_of.items()}
    assert [places[card] for card in ("S2", "SK", "SA")] == [12, 11, 10]
    ones = pack(replace(low, aces_low=True))
    assert ones.place_of[parse_card("SA")] == 12


def test_a_table_in_play() -> None:
    state = played(after(make_deal(), wins_auction("M", "solo-6") + "; M trump C"))
    assert isinstance(state, Playing)
    seen = position_of(state)
    assert (seen.declarer, seen.leader, seen.tricks) == (Seat.MIDDLEHAND, Seat.FOREHAND, 13)
    assert (seen.trump, seen.low, seen.hands) == (Suit.CLUBS, False, state.table.hands)
    after_lead = after(state, "F card S2")
    assert isinstance(after_lead, Playing)
    assert position_of(after_lead).to_play is Seat.MIDDLEHAND
