"""Deals in a row: seats, the pulla and the accounts (rulings 4, 29, 32)."""

import random
from fractions import Fraction

import pytest

from vira_desktop.rules.actions import Action
from vira_desktop.rules.choices import CardChoice
from vira_desktop.rules.flow import apply, begin, legal_actions
from vira_desktop.rules.phases.payment import PINS_IN_A_BET
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Deal, Settled, State
from vira_desktop.session import match as matches
from vira_desktop.session.match import Match
from vira_desktop.session.players import Player

THREE = (Player("Anna"), Player("Bo", "regel"), Player("Åke", "regel"))
FOUR = (*THREE, Player("Ulla", "regel"))


def played_at_random(deal: Deal, rng: random.Random) -> Settled:
    """The deal after legal actions drawn by *rng*."""
    state: State = begin(deal)
    while not isinstance(state, Settled):
        options = legal_actions(state)
        state = apply(state, drawn(rng.choice(options), rng))
    return state


def drawn(option: Action | CardChoice, rng: random.Random) -> Action:
    """One of the actions that *option* stands for."""
    if isinstance(option, CardChoice):
        count = rng.randint(option.least, min(option.most, len(option.cards)))
        return option.kind(option.seat, tuple(rng.sample(sorted(option.cards), count)))
    return option


def test_three_sit_clockwise_from_the_dealers_left() -> None:
    match = matches.begin(THREE, dealer=2)
    assert list(match.names) == ["Anna", "Bo", "Åke"]
    assert match.sitting_out is None


def test_the_forehand_becomes_the_dealer() -> None:
    match = matches.begin(THREE, dealer=2)
    settled = played_at_random(match.deal(random.Random(1)), random.Random(2))
    following = match.after(settled)
    assert following.player_at(Seat.REARHAND).name == "Anna"
    assert list(following.names) == ["Bo", "Åke", "Anna"]
    assert following.deal_number == 2


def test_with_four_the_player_on_the_dealers_right_sits_out() -> None:
    match = matches.begin(FOUR, dealer=3)
    assert list(match.names) == ["Anna", "Bo", "Ulla"]
    assert match.sitting_out == 2


def test_with_four_everybody_sits_out_in_turn() -> None:
    match, out = matches.begin(FOUR, dealer=0), []
    rng = random.Random(3)
    for _ in range(4):
        out.append(match.sitting_out)
        match = match.after(played_at_random(match.deal(rng), rng))
    assert sorted(chair for chair in out if chair is not None) == [0, 1, 2, 3]


@pytest.mark.parametrize("players", [THREE, FOUR], ids=["three", "four"])
def test_accounts_and_pulla_sum_to_zero_over_an_evening(players: tuple[Player, ...]) -> None:
    match: Match = matches.begin(players, dealer=0)
    rng = random.Random(4)
    for _ in range(60):
        assert sum(match.accounts) + PINS_IN_A_BET * match.pulla == 0
        assert match.pulla >= 0
        match = match.after(played_at_random(match.deal(rng), rng))
    assert Fraction(sum(match.accounts)) == -PINS_IN_A_BET * match.pulla


def test_everybody_antes_before_the_first_deal() -> None:
    match = matches.begin(FOUR, dealer=0)
    assert match.pulla == 4
    assert match.accounts == (-8, -8, -8, -8)
    assert match.deal(random.Random(0)).pulla == 4
