"""Worlds fit what a seat has seen, all of them are drawn, and none more often than another."""

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from tests.bots.chairs import F, M, R, chance_deal, decided, declared, in_play, played_by
from vira_desktop.bots.bot import Decision
from vira_desktop.bots.sampling import shown_out, table_in, unseen_by
from vira_desktop.rules.actions import Repurchase
from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.choices import allows
from vira_desktop.rules.flow import begin
from vira_desktop.rules.games import GAMES
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Playing, State, table_of
from vira_desktop.rules.view import view_for


def _decide(state: State) -> Decision:
    """What *regel* does, but it repurchases where it can."""
    seat = getattr(state, "to_act", None)
    assert isinstance(seat, Seat)
    view = view_for(state, seat)
    decision = decided(view)
    if allows(view.legal, Repurchase(seat)):
        return replace(decision, action=Repurchase(seat))
    return decision


@pytest.mark.parametrize("part", range(4))
def test_a_world_fits_what_is_seen_in_every_phase_and_game(part: int) -> None:
    rng = random.Random(part)
    looked = turned = 0

    def watch(state: State, _decision: Decision) -> None:
        nonlocal looked, turned
        for seat in Seat:
            if rng.random() < 0.8:
                continue
            view, table = view_for(state, seat), table_of(state)
            world = unseen_by(view).world(rng)
            held = [card for hand in world.hands for card in hand]
            gone = [card for cards in world.discards for card in cards]
            played = [p.card for trick in view.tricks for p in trick.cards]
            played += [p.card for p in view.trick]
            assert sorted((*held, *gone, *world.stock, *played)) == list(ALL_CARDS)
            assert world.hands[seat] == view.hand
            assert world.discards[seat] == view.discards
            assert BySeat(*map(len, world.hands)) == view.card_counts
            assert list(map(len, world.discards)) == list(map(len, table.discards))
            assert len(world.stock) == view.stock_left
            assert world.stock[: len(view.turned)] == view.turned
            if view.open_hand is not None and view.declarer is not None:
                assert world.hands[view.declarer] == view.open_hand
            for other, suits in shown_out(view).items():
                assert not suits & {card.suit for card in world.hands[other]}
            for buy in view.purchases:
                turned += len(buy.turned)
                his = world.hands[buy.seat] | world.discards[buy.seat] | set(played)
                assert his.issuperset(buy.turned)
            looked += 1

    for number, game in list(enumerate(GAMES))[part::4]:
        deal = chance_deal(f"worlds {number}")
        played_by(declared(deal, tuple(Seat)[number % 3], game.key), _decide, watch)
        played_by(begin(deal), _decide, watch)
    assert looked > 200
    assert turned > 20


def test_every_pair_of_hands_is_drawn_and_none_more_often() -> None:
    """Middle-hand did not follow hearts; five cards are out, of which each opponent holds two."""
    view = in_play(
        "A2...", trump="S", out=".KQ.A2.3", before=("F HA D3 H2", "R S9 S3 ST"), tricks_left=2
    )
    view = replace(view, card_counts=BySeat(2, 2, 2), seat=F)
    unseen = unseen_by(view)
    out = unseen.for_both + unseen.for_first + unseen.for_second + unseen.away
    assert len(out) == 5
    hearts = {card for card in out if card.suit.letter == "H"}
    possible = {
        (frozenset(one), frozenset(two))
        for one in combinations(set(out) - hearts, 2)
        for two in combinations(set(out) - set(one), 2)
    }
    assert unseen.count == len(possible) == 9
    rng = random.Random(1)
    drawn: Counter[object] = Counter()
    for _ in range(9 * 400):
        hands = unseen.hands(rng)
        drawn[hands[M], hands[R]] += 1
    assert set(drawn) == possible
    # A chi-square with 8 degrees of freedom is over 26.1 once in a thousand.
    assert sum((count - 400) ** 2 / 400 for count in drawn.values()) < 26.1


def test_the_solver_is_shown_the_table_of_the_view() -> None:
    seen = 0

    def watch(state: State, _decision: Decision) -> None:
        nonlocal seen
        if isinstance(state, Playing) and not state.claim:
            view = view_for(state, state.to_act)
            shown = table_in(view, state.table.hands)
            assert (shown.contract, shown.to_act, shown.trick, shown.taken, shown.tricks) == (
                state.contract, state.to_act, state.trick, state.taken, state.tricks,
            )  # fmt: skip
            seen += 1

    played_by(begin(chance_deal("shown 2")), _decide, watch)
    assert seen
    with pytest.raises(ValueError):
        table_in(view_for(begin(chance_deal("shown 2")), F), BySeat(*(frozenset(),) * 3))
