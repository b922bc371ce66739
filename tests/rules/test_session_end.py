"""The pulla shared out at the end of a session, and betting in (rulings 33 and 34)."""

from itertools import product

import pytest

from vira_desktop.rules.session_end import BettingIn, Sharing, bet_in, share_out


@pytest.mark.parametrize(
    ("pulla", "accounts", "sharing"),
    [
        (3, (-5, 0, 5), Sharing(1, 0, 0)),
        (1, (-5, 0, 5), Sharing(0, 2, 2, (0, 0))),
        (1, (5, -5, 0), Sharing(0, 2, 2, (1, 1))),
        (1, (-3, -2, 5), Sharing(0, 2, 2, (0, 1))),
        (1, (5, -3, -3), Sharing(0, 2, 2, (1, 2))),
        (1, (-4, -2, 6), Sharing(0, 2, 2, (0, 0))),
        (1, (2, -1, -1), Sharing(0, 2, 2, (1, 2))),
        (1, (0, 0, 0), Sharing(0, 2, 2, (), (0, 1, 2))),
        (4, (0, -1, 0), Sharing(1, 2, 2, (1,), (0, 2))),
        (1, (-2, 1, 1), Sharing(0, 2, 2, (0, 0))),
        (2, (-5, 0, 5), Sharing(0, 5, 1, (0,))),
        (2, (-3, -2, 5), Sharing(0, 5, 1, (0,))),
        (2, (5, -3, -2), Sharing(0, 5, 1, (1,))),
        (2, (-3, 6, -3), Sharing(0, 5, 1, (), (0, 2))),
        (2, (-2, 1, 1), Sharing(0, 5, 1, (0,))),
        (5, (0, 0, 0), Sharing(1, 5, 1, (), (0, 1, 2))),
        (1, (0, 0, 0, 0), Sharing(0, 2, 0)),
        (7, (-9, 3, 3, 3), Sharing(1, 6, 0)),
    ],
)
def test_pulla_is_shared_to_the_last_pin(
    pulla: int, accounts: tuple[int, ...], sharing: Sharing
) -> None:
    assert share_out(pulla, accounts) == sharing


def test_nothing_is_left_and_nobody_gets_a_pin_too_many() -> None:
    for pulla, first, second in product(range(13), range(-4, 5), range(-4, 5)):
        sharing = share_out(pulla, (first, second, -first - second))
        assert 8 * pulla == 3 * (8 * sharing.bets + sharing.pins) + sharing.remainder
        by_lot = sharing.remainder - len(sharing.takers)
        assert by_lot == 0 if not sharing.lots_among else 0 < by_lot < len(sharing.lots_among)


@pytest.mark.parametrize(
    ("pulla", "pays"),
    [
        (0, BettingIn(0, 0)),
        (1, BettingIn(0, 1)),
        (2, BettingIn(1, 0)),
        (3, BettingIn(1, 0)),
        (7, BettingIn(2, 1)),
        (8, BettingIn(3, 0)),
    ],
)
def test_who_joins_pays_a_third(pulla: int, pays: BettingIn) -> None:
    assert bet_in(pulla) == pays
