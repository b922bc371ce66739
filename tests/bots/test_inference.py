"""What bids and purchases tell, held against deals that *regel* bid and bought: worlds drawn by it
are nearer to the truth than worlds drawn evenly."""

import random
from itertools import pairwise

import pytest

from tests.bots.chairs import chance_deal, decided, declared
from vira_desktop.bots.inference import AWAY, Reading, bit_of
from vira_desktop.bots.likely_worlds import LikelyWorlds
from vira_desktop.bots.measures import danger, high_score
from vira_desktop.bots.sampling import shown_out
from vira_desktop.rules.cards import ALL_CARDS, Card, CardSet, Suit
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.notation import parse_cards
from vira_desktop.rules.seats import SEATS, Seat
from vira_desktop.rules.state import Bidding, Buying, Playing, Settled, State
from vira_desktop.rules.view import SeatView, view_for
from vira_desktop.session.claims import answer_for_bot

WORLDS = 30


def _to_the_lead(state: State) -> State:
    while isinstance(state, Bidding | Buying):
        state = apply(state, decided(view_for(state, state.to_act)).action)
    return state


def _worlds(view: SeatView, reading: Reading) -> list[bytes]:
    drawn = LikelyWorlds(view, random.Random("worlds"), reading=reading)
    return [bytes(owners) for owners in drawn.draw(WORLDS)]


def _hand(world: bytes, place: int) -> CardSet:
    return frozenset(card for card in ALL_CARDS if world[card] == place)


def _mean_error(reading: Reading, *, low: bool) -> float:
    """How far the declarer's hand in the worlds of his left opponent is from what it is: in H, or
    in danger."""
    errors: list[float] = []
    number = 0
    while len(errors) < 12:
        number += 1
        deal, word = chance_deal(f"read {number}"), "kopmisar-3" if low else "begar"
        state = _to_the_lead(declared(deal, Seat.FOREHAND, word) if low else begin(deal))
        if not isinstance(state, Playing) or state.contract.is_low is not low:
            continue
        declarer, trump = state.contract.declarer, state.contract.trump
        view = view_for(state, declarer.left)

        def measure(hand: CardSet, trump: Suit | None = trump) -> float:
            return danger(hand) if trump is None else high_score(hand, trump)

        means = sum(measure(_hand(w, 0)) for w in _worlds(view, reading)) / WORLDS
        errors.append(abs(means - measure(state.table.hands[declarer])))
    return sum(errors) / len(errors)


@pytest.mark.parametrize("low", [False, True])
def test_what_is_read_brings_the_worlds_nearer_to_the_truth(low: bool) -> None:
    nothing = _mean_error(Reading.NOTHING, low=low)
    bids = _mean_error(Reading.BIDS, low=low)
    purchases = _mean_error(Reading.PURCHASES, low=low)
    assert bids < 0.7 * nothing
    assert purchases < 0.5 * nothing


def test_trumps_are_in_somebodys_hand_when_the_stock_is_gone() -> None:
    away = dict.fromkeys(Reading, 0)
    looked = 0
    for number in range(40):
        state = _to_the_lead(begin(chance_deal(f"stock {number}")))
        if not isinstance(state, Playing) or state.table.stock or state.contract.trump is None:
            continue
        looked += 1
        view = view_for(state, state.contract.declarer.left)
        for reading in away:
            for world in _worlds(view, reading):
                thrown = _hand(world, AWAY) - view.discards
                away[reading] += sum(card.suit is state.contract.trump for card in thrown)
    assert looked > 10
    assert away[Reading.PURCHASES] < 0.2 * away[Reading.NOTHING]


@pytest.mark.parametrize("reading", list(Reading))
def test_a_world_fits_what_was_seen(reading: Reading) -> None:
    rng, looked = random.Random(reading.value), 0
    for number in range(6):
        state: State = begin(chance_deal(f"fits {number}"))
        while not isinstance(state, Settled):
            if isinstance(state, Playing) and state.claim:
                state = apply(state, answer_for_bot(state))
                continue
            if isinstance(state, Playing) and rng.random() < 0.3:
                _check(view_for(state, state.to_act), reading)
                looked += 1
            state = apply(state, decided(view_for(state, state.to_act)).action)
    assert looked > 30


def _check(view: SeatView, reading: Reading) -> None:
    assert view.contract is not None
    place = {
        SEATS[(SEATS.index(view.contract.declarer) + number) % 3]: number for number in range(3)
    }
    lying = {played.card: played.seat for played in view.trick}
    voids = shown_out(view)
    for world in _worlds(view, reading)[:3]:
        for seat in SEATS:
            held = {card for card in _hand(world, place[seat]) if card not in lying}
            assert len(held) == view.card_counts[seat]
            assert not {card.suit for card in held} & voids[seat]
            if seat is view.seat:
                assert held == view.hand
        assert all(world[card] == place[seat] for card, seat in lying.items())
        gone = {played.card for trick in view.tricks for played in trick.cards}
        assert all(world[card] == AWAY for card in (*gone, *view.discards))


def test_worlds_differ_and_are_repeated() -> None:
    state = _to_the_lead(begin(chance_deal("fits 1")))
    assert isinstance(state, Playing)
    view = view_for(state, state.contract.declarer.left)
    worlds = _worlds(view, Reading.PURCHASES)
    assert worlds == _worlds(view, Reading.PURCHASES)
    moved = [sum(a != b for a, b in zip(*pair, strict=True)) for pair in pairwise(worlds)]
    assert len(set(worlds)) > 0.8 * WORLDS
    assert sum(moved) / len(moved) > 5


def test_aces_as_ones_are_the_weakest() -> None:
    ace, two, king = parse_cards("SA S2 SK")

    def bits(*, aces_low: bool) -> list[int]:
        cards: list[Card] = [ace, two, king]
        return [bit_of(card, aces_low=aces_low) for card in cards]

    assert bits(aces_low=False) == [1 << 12, 1, 1 << 11]
    assert bits(aces_low=True) == [1, 2, 1 << 12]
