"""How good a dealt hand is for a game: fitted to deals in which somebody who might have bid it was
made to, and *regel* bought, laid down and played for all three.

Of each deal the result counts, home, bet or kodilj, and for home and kodilj one logistic curve each
is fitted to the features of the dealt hand. A hand that goes home after a repurchase lifts nothing:
it counts as half home."""

import random
from collections.abc import Iterator, Sequence
from math import exp

from ..bots.bot import Budget
from ..bots.hand_features import LEAST, features, may_bid, rating
from ..bots.measures import high_scores
from ..bots.regel import Regel
from ..rules.actions import Accept, Action, Bid, Pass
from ..rules.cards import Suit
from ..rules.flow import apply, begin
from ..rules.games import GAME_BY_KEY, GAMES, Game, Result
from ..rules.phases import dealing
from ..rules.seats import SEATS, Seat
from ..rules.state import Bidding, Deal, Playing, Settled, State
from ..rules.view import view_for

Sample = tuple[tuple[float, ...], float, float]
"""The features of a hand, and what came of it: home and kodilj, each 0 to 1."""

RIDGE = 1.0
"""What keeps a figure near nought where few deals speak of it."""
STEPS = 25

_REGEL = Regel()


def samples(game: Game, count: int, seed: str) -> Iterator[Sample]:
    """*count* hands that might bid *game*, and what came of them. The lowest game only forehand
    can bid without naming a suit."""
    found = number = 0
    while found < count:
        number += 1
        deal = dealing.begin(random.Random(f"fit/{seed}/{game.key}/{number}"), players=3, pulla=30)
        seats = SEATS[:1] if game is GAMES[0] else SEATS
        seat = max(seats, key=lambda seat: rating(deal.hands[seat], game))
        if not may_bid(deal.hands[seat], game):
            continue
        found += 1
        scores = high_scores(deal.hands[seat])
        trump = max(Suit, key=scores.__getitem__)
        looked_at = features(deal.hands[seat], game, trump, leads=seat is Seat.FOREHAND)
        yield (looked_at, *_ended(deal, seat, game))


def fitted_games() -> tuple[Game, ...]:
    """The games that can be fitted."""
    return tuple(GAME_BY_KEY[key] for key in LEAST)


def fit(found: Sequence[Sample]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The coefficients, in log-odds, of going home and of kodilj."""
    rows = [row for row, _, _ in found]
    return (
        _logistic(rows, [home for _, home, _ in found]),
        _logistic(rows, [kodilj for _, _, kodilj in found]),
    )


def _ended(deal: Deal, seat: Seat, game: Game) -> tuple[float, float]:
    """How far *seat* went home, and how far it was kodilj, with *game*."""
    state: State = begin(deal)
    while not isinstance(state, Settled):
        state = apply(state, _action(state, seat, game))
    settlement = state.settlement
    home = float(settlement.result is Result.HOME)
    if state.contract is not None and state.contract.repurchased:
        home /= 2
    return home, float(settlement.result is Result.KODILJ and not state.laid)


def _action(state: State, declarer: Seat, game: Game) -> Action:
    assert not isinstance(state, Settled)
    if isinstance(state, Bidding):
        mine = state.to_act is declarer
        if mine and (state.standing is None or state.standing.seat is not declarer):
            return Bid(declarer, game.key)
        return Pass(state.to_act) if state.auction else Bid(state.to_act, "begar")
    if isinstance(state, Playing) and state.claim:
        return Accept(state.to_act)
    return _REGEL.decide(view_for(state, state.to_act), random.Random(0), Budget()).action


def _logistic(rows: Sequence[Sequence[float]], goals: Sequence[float]) -> tuple[float, ...]:
    """Newton's steps to the best coefficients."""
    width = len(rows[0])
    found = [0.0] * width
    for _ in range(STEPS):
        slope = [-RIDGE * value * (place > 0) for place, value in enumerate(found)]
        bend = [[RIDGE * (a == b) * (a > 0) + 1e-6 * (a == b) for b in range(width)]
                for a in range(width)]  # fmt: skip
        for row, goal in zip(rows, goals, strict=True):
            chance = chance_of(found, row)
            weight = chance * (1 - chance)
            for a, value in enumerate(row):
                slope[a] += value * (goal - chance)
                for b in range(a + 1):
                    bend[a][b] += weight * value * row[b]
        step = _solved(bend, slope)
        found = [value + change for value, change in zip(found, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return tuple(found)


def chance_of(coefficients: Sequence[float], row: Sequence[float]) -> float:
    """The chance that *coefficients* give a hand with the features *row*."""
    odds = sum(a * b for a, b in zip(coefficients, row, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def _solved(lower: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """What solves the symmetric system of which *lower* holds the lower half (Cholesky)."""
    width = len(right)
    root = [[0.0] * width for _ in range(width)]
    for a in range(width):
        for b in range(a + 1):
            rest = lower[a][b] - sum(root[a][c] * root[b][c] for c in range(b))
            root[a][b] = max(rest, 1e-9) ** 0.5 if a == b else rest / root[b][b]
    half: list[float] = []
    for a in range(width):
        half.append((right[a] - sum(root[a][c] * half[c] for c in range(a))) / root[a][a])
    found = [0.0] * width
    for a in reversed(range(width)):
        rest = half[a] - sum(root[c][a] * found[c] for c in range(a + 1, width))
        found[a] = rest / root[a][a]
    return found
