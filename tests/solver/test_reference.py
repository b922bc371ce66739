"""The plain search: endings that can be judged by eye, and the rules played out line by line."""

import random
from dataclasses import replace

import pytest

from tests.helpers.deals import after, cards_of, make_deal, played, wins_auction
from vira_desktop.rules.actions import PlayCard
from vira_desktop.rules.flow import apply, legal_actions
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import OpenClaim, Playing, Settled, State, Trick
from vira_desktop.solver.reference import declarer_tricks

HIGH = wins_auction("F", "begar") + "; F trump S; F buy"
LOW = wins_auction("F", "solo-grande")
GASK = wins_auction("F", "gask-2") + "; F keep S2 S3; F aside CQ CK; F low"


def ending(start: str, F: str, M: str, R: str, *, to_act: str = "F") -> Playing:
    """The last tricks of a game of forehand's, these cards left and no trick taken before."""
    before = played(after(make_deal(), start))
    assert isinstance(before, Playing)
    hands = BySeat(cards_of(F), cards_of(M), cards_of(R))
    left = len(hands.forehand)
    gone = (Trick((), Seat.MIDDLEHAND),) * (before.contract.tricks_to_play - left)
    table = replace(before.table, hands=hands)
    return replace(before, table=table, tricks=gone, to_act=Seat(to_act))


@pytest.mark.parametrize(
    ("start", "F", "M", "R", "to_act", "tricks"),
    [
        (HIGH, "AK.", ".AK", "..AK", "F", 2),
        (HIGH, ".AK", "2.2", "..AK", "F", 1),  # one of them is ruffed
        (HIGH, "A2.", "K3.", "..AK", "F", 1),
        (HIGH, "A2.", "K3.", "..AK", "M", 1),
        (HIGH, ".AQ", ".K2", "..AK", "F", 1),
        (HIGH, ".AQ", ".K2", "..AK", "M", 2),  # led up to the ace and queen
        (HIGH, ".AQ2", ".K53", "..AKQ", "R", 0),  # the diamonds run
        (HIGH, "2..A2", ".2.K3", ".3.QJ", "M", 2),
        (LOW, ".2", ".3", ".4", "F", 0),
        (LOW, ".3", ".2", ".4", "F", 0),
        (LOW, ".4", ".2", ".3", "F", 1),
        (LOW, ".24", ".35", ".67", "F", 0),
        (LOW, ".45", ".3A", "..67", "M", 1),
        (LOW, "2.4", "3.5", "4.6", "F", 0),
        (LOW, "A.2", "K.3", "Q.A", "F", 1),
        (LOW, "A.2", "K.3", "Q.A", "M", 1),
        (LOW, "A.2", ".3.2", ".A.3", "M", 0),  # no spade can be led to him
    ],
)
def test_ending(start: str, F: str, M: str, R: str, to_act: str, tricks: int) -> None:
    assert declarer_tricks(ending(start, F, M, R, to_act=to_act)) == tricks


def test_tricks_taken_before_count() -> None:
    state = ending(HIGH, "AK.", ".AK", "..AK")
    assert declarer_tricks(replace(state, taken=BySeat(5, 3, 3))) == 7


def test_while_a_claim_is_open_the_declarer_plays_next() -> None:
    state = ending(HIGH, ".AQ", ".K2", "..AK")
    answering = replace(state, claim=OpenClaim(2), to_act=Seat.MIDDLEHAND)
    assert declarer_tricks(answering) == declarer_tricks(state) == 1


def test_aces_as_ones() -> None:
    state = ending(GASK, ".A", ".2", ".3")
    ones = replace(state, contract=replace(state.contract, aces_low=True))
    assert (declarer_tricks(state), declarer_tricks(ones)) == (1, 0)


def by_the_rules(state: State, declarer: Seat, *, low: bool) -> int:
    """The same, by trying every line through the rules themselves, without any memory."""
    if isinstance(state, Settled):
        return state.taken[declarer]
    assert isinstance(state, Playing)
    lines = (
        by_the_rules(apply(state, action), declarer, low=low)
        for action in legal_actions(state)
        if isinstance(action, PlayCard)
    )
    return max(lines) if (state.to_act is declarer) is not low else min(lines)


@pytest.mark.parametrize("game", ["begar", "spel-7 highest", "solo-grande", "solo-petite", "gok"])
@pytest.mark.parametrize("seed", range(6))
def test_it_agrees_with_trying_every_line(game: str, seed: int) -> None:
    rng = random.Random(f"{game}/{seed}")
    state = at_the_start(game, rng)
    declarer, low = state.contract.declarer, state.contract.is_low
    left = 2 if game == "solo-petite" else 3
    while state.tricks_left > left or len(state.trick) > seed % 3:
        following = apply(state, rng.choice(cards_open(state)))
        assert isinstance(following, Playing)
        state = following
    assert declarer_tricks(state) == by_the_rules(state, declarer, low=low)


def at_the_start(game: str, rng: random.Random) -> Playing:
    deal = dealing.begin(rng, players=3, pulla=3)
    texts = wins_auction("F", game)
    held = sorted(deal.hands.forehand)
    if game == "solo-petite":
        texts += f"; F aside {held[0]}"
    elif game == "gok":
        texts += "; F take; F aside " + " ".join(map(str, deal.stock))
    elif not game.startswith("solo"):
        texts += f"; F trump {deal.highest.letter}; F buy"
    state = played(after(deal, texts))
    assert isinstance(state, Playing)
    return state


def cards_open(state: Playing) -> list[PlayCard]:
    return [action for action in legal_actions(state) if isinstance(action, PlayCard)]
