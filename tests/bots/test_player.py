"""How a card is chosen from what came of it in many worlds."""

import random

import pytest

from tests.bots.chairs import F, M, in_play
from vira_desktop.bots.bot import Budget
from vira_desktop.bots.inference import Reading
from vira_desktop.bots.own_solver import OwnSolver
from vira_desktop.bots.player import WORLD_NODES, CardPlayer, Tally
from vira_desktop.rules.actions import PlayCard
from vira_desktop.rules.games import Result
from vira_desktop.rules.notation import parse_cards
from vira_desktop.rules.view import SeatView

H, B, K = Result.HOME, Result.BET, Result.KODILJ
WORTH = {H: -3.0, B: 2.0, K: 5.0}
ONE, TWO, THREE = parse_cards("S2 S3 S4")


def _tally(*columns: tuple[Result, ...]) -> Tally:
    return Tally((ONE, TWO, THREE), tuple(zip(*columns, strict=True)))


def test_cards_are_as_good_by_their_mean() -> None:
    tally = _tally((H, B, H), (B, H, H), (H, H, H))
    assert tally.best(WORTH) == [ONE, TWO]


def test_a_card_that_is_sometimes_worse_and_never_better_is_left_out() -> None:
    tally = _tally((H, B, H), (H, B, B), (B, H, H))
    assert tally.never_worse(WORTH, [ONE, TWO, THREE]) == [TWO, THREE]
    assert tally.never_worse(WORTH, [ONE, THREE]) == [ONE, THREE]
    alike = _tally((H, B, K), (H, B, K), (H, B, K))
    assert alike.never_worse(WORTH, [ONE, TWO, THREE]) == [ONE, TWO, THREE]


def test_no_more_worlds_once_one_card_is_clearly_ahead() -> None:
    assert _tally((B,) * 24, (H,) * 24, (H,) * 24).is_clear(WORTH)
    assert not _tally((B, H) * 12, (H, B) * 12, (H,) * 24).is_clear(WORTH)


@pytest.mark.parametrize("worlds", [24, 48, 72])
def test_a_card_ahead_by_the_same_in_every_world_is_clear(worlds: int) -> None:
    """Rounding once made the spread of equal gaps less than nothing, which has no root."""
    thirds = {H: 16 / 3, B: 0.0, K: -16 / 3}
    assert _tally((H,) * worlds, (B,) * worlds, (B,) * worlds).is_clear(thirds)


def _played(view: SeatView, seed: int) -> str:
    player = CardPlayer(OwnSolver(WORLD_NODES), worlds=24, reading=Reading.PLAYS)
    action = player.decide(view, random.Random(seed), Budget()).action
    assert isinstance(action, PlayCard)
    return str(action.card)


def test_what_is_possible_counts_where_what_is_likely_leaves_it_open() -> None:
    """No likely hand of the declarer holds the three highest cards that are out, and against all
    others no card catches him; against that one the ace must stay under nobody: it goes."""
    view = in_play(".94..A", declarer=M, game="kopmisar-3", out=".K73..KJ32", tricks_left=3, seat=F)
    assert {_played(view, seed) for seed in range(8)} == {"CA"}
