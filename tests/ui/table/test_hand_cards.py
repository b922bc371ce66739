"""The own hand keeps its order (W8) and tells what may be chosen."""

import pytest

from tests.helpers.deals import after, at_turn_of, make_deal, played
from tests.ui.table.tables import model_of
from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.notation import format_cards, parse_cards
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Playing
from vira_desktop.ui.table.hand_cards import hand_cards, in_hand_order
from vira_desktop.ui.table.trick_cards import trick_cards

DEAL = make_deal(F="AK4.Q962.QJ3.T98", M="QJT.AK5..AKQJ762", highest="H")


def test_suits_alternate_in_colour_and_fall_in_rank() -> None:
    cards = in_hand_order(ALL_CARDS)
    assert format_cards(cards[::13]) == "SA HA CA DA"
    assert format_cards(cards[:13]) == "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2"


def test_order_does_not_change_between_bidding_buying_and_play() -> None:
    bidding = after(DEAL)
    buying = after(bidding, "F bid spel-7; M pass; R pass; F trump H")
    bought = after(buying, "F buy C8 D3")
    playing = played(bought)
    before = [shown.card for shown in hand_cards(model_of(bidding))]
    assert before == [shown.card for shown in hand_cards(model_of(buying))]
    for state in (bought, playing, after(playing, "F card SA")):
        later = [shown.card for shown in hand_cards(model_of(state))]
        kept = [card for card in later if card in before]
        assert kept == [card for card in before if card in later]
        assert later == list(in_hand_order(later))


def test_chosen_cards_stand_up() -> None:
    buying = after(DEAL, "F bid spel-7; M pass; R pass; F trump H")
    chosen = frozenset(parse_cards("C8 D3"))
    shown = {card.card: card for card in hand_cards(model_of(buying, selected=chosen))}
    assert {card for card in shown if shown[card].is_raised} == chosen
    assert {card for card in shown if shown[card].is_chosen} == chosen
    assert all(card.is_open and not card.is_dimmed for card in shown.values())


def test_legal_cards_stand_up_and_the_others_are_dimmed() -> None:
    state = _at_middlehand("F card HQ")
    shown = hand_cards(model_of(state, seat=Seat.MIDDLEHAND))
    legal = [card.card for card in shown if card.is_raised]
    assert format_cards(legal) == "HA HK H5"
    assert [card.card for card in shown if card.is_open] == legal
    assert [card.card for card in shown if not card.is_dimmed] == legal


def test_nothing_may_be_played_while_a_finished_trick_lies() -> None:
    state = at_turn_of(_at_middlehand("F card HQ; M card HA"), Seat.MIDDLEHAND)
    assert isinstance(state, Playing)
    trick = state.tricks[-1].cards
    shown = hand_cards(model_of(state, seat=Seat.MIDDLEHAND, lying_trick=trick))
    assert not any(card.is_open or card.is_raised or card.is_dimmed for card in shown)


@pytest.mark.parametrize("seat", [Seat.FOREHAND, Seat.REARHAND])
def test_cards_of_the_others_turn_are_neither_open_nor_dimmed(seat: Seat) -> None:
    shown = hand_cards(model_of(_at_middlehand("F card HQ"), seat=seat))
    assert shown
    assert not any(card.is_open or card.is_raised or card.is_dimmed for card in shown)


def test_trick_tells_who_led_and_who_wins() -> None:
    lead = trick_cards(model_of(_at_middlehand("F card HQ")))
    assert [(card.leads, card.wins) for card in lead] == [(True, False)]
    two = trick_cards(model_of(_at_middlehand("F card HQ; M card HA")))
    assert [(card.leads, card.wins) for card in two] == [(True, False), (False, True)]


def test_trump_wins_the_shown_trick() -> None:
    two = trick_cards(model_of(_at_middlehand("F card DQ; M card H5")))
    assert [card.wins for card in two] == [False, True]


def _at_middlehand(*texts: str) -> Playing:
    """Hearts are trump; forehand has led from AK4.Q962.QJ3.T98 to QJT.AK5..AKQJ762."""
    state = after(played(after(DEAL, "F bid spel-7; M pass; R pass; F trump H; F buy")), *texts)
    assert isinstance(state, Playing)
    return state
