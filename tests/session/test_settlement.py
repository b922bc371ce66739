"""The end of an evening, down to the last pin (rulings 33 and 34)."""

import random
from decimal import Decimal

import pytest

from tests.helpers.evenings import NAMES
from vira_desktop.session import match as matches
from vira_desktop.session.agreement import Rate
from vira_desktop.session.match import Match
from vira_desktop.session.players import Player
from vira_desktop.session.settlement import (
    Amount,
    Leaving,
    Line,
    in_tokens,
    leaving,
    lots_due,
    settle,
)

LOSERS = {
    "equal": (-20, -20, 32),
    "one apart": (-21, -20, 33),
    "two apart": (-22, -20, 34),
    "all equal": (-5, -5, -5),
    "all at zero": (0, 0, 0),
}
NOBODY: tuple[int, ...] = ()

THREE = [
    # losers, bets: each gets bets and pins; the last pins go to; lots are drawn for so many among
    ("equal", 1, (0, 2), (1, 1, 0), 0, NOBODY),
    ("equal", 2, (0, 5), (0, 0, 0), 1, (0, 1)),
    ("equal", 3, (1, 0), (0, 0, 0), 0, NOBODY),
    ("equal", 4, (1, 2), (1, 1, 0), 0, NOBODY),
    ("equal", 5, (1, 5), (0, 0, 0), 1, (0, 1)),
    ("one apart", 1, (0, 2), (1, 1, 0), 0, NOBODY),
    ("one apart", 2, (0, 5), (1, 0, 0), 0, NOBODY),
    ("one apart", 3, (1, 0), (0, 0, 0), 0, NOBODY),
    ("one apart", 4, (1, 2), (1, 1, 0), 0, NOBODY),
    ("one apart", 5, (1, 5), (1, 0, 0), 0, NOBODY),
    ("two apart", 1, (0, 2), (2, 0, 0), 0, NOBODY),
    ("two apart", 2, (0, 5), (1, 0, 0), 0, NOBODY),
    ("two apart", 3, (1, 0), (0, 0, 0), 0, NOBODY),
    ("two apart", 4, (1, 2), (2, 0, 0), 0, NOBODY),
    ("two apart", 5, (1, 5), (1, 0, 0), 0, NOBODY),
    *(
        case
        for tied in ("all equal", "all at zero")
        for case in (
            (tied, 1, (0, 2), (0, 0, 0), 2, (0, 1, 2)),
            (tied, 2, (0, 5), (0, 0, 0), 1, (0, 1, 2)),
            (tied, 3, (1, 0), (0, 0, 0), 0, NOBODY),
            (tied, 4, (1, 2), (0, 0, 0), 2, (0, 1, 2)),
            (tied, 5, (1, 5), (0, 0, 0), 1, (0, 1, 2)),
        )
    ),
]


def table(*accounts: int, pulla: int) -> Match:
    """A table with these accounts and so many bets in the pulla."""
    players = tuple(Player(name) for name in NAMES[: len(accounts)])
    begun = matches.begin(players, dealer=0)
    return Match(
        players=players,
        numbers=begun.numbers,
        dealer=0,
        pulla=pulla,
        accounts=accounts,
    )


@pytest.mark.parametrize(("losers", "bets", "each", "last", "lots", "among"), THREE)
def test_three_share_the_pulla(
    losers: str,
    bets: int,
    each: tuple[int, int],
    last: tuple[int, ...],
    lots: int,
    among: tuple[int, ...],
) -> None:
    at_end = table(*LOSERS[losers], pulla=bets)
    assert lots_due(at_end) == (lots, among)
    winners = random.Random(1).sample(among, lots)
    lines = settle(at_end, winners)
    assert [(line.bets, line.pins) for line in lines] == [each] * 3
    assert [line.last_pins - (line.number in winners) for line in lines] == list(last)
    shared = sum(line.total - line.account for line in lines)
    assert shared == 8 * bets


@pytest.mark.parametrize("order", [(1, 2, 0), (2, 0, 1), (0, 2, 1)])
def test_the_biggest_loser_takes_the_last_pins_wherever_he_sits(order: tuple[int, ...]) -> None:
    accounts = [LOSERS["two apart"][place] for place in order]
    lines = settle(table(*accounts, pulla=4), ())
    assert [line.last_pins for line in lines] == [2 * (place == 0) for place in order]


def test_when_the_second_and_third_have_lost_the_same_they_draw_for_the_second_pin() -> None:
    at_end = table(-5, -4, -4, pulla=1)
    assert lots_due(at_end) == (1, (1, 2))
    assert [line.last_pins for line in settle(at_end, (2,))] == [1, 0, 1]


@pytest.mark.parametrize(
    ("bets", "each"),
    [(1, (0, 2)), (2, (0, 4)), (3, (0, 6)), (4, (1, 0)), (5, (1, 2)), (6, (1, 4)), (7, (1, 6))],
)
def test_four_share_the_pulla_without_a_remainder(bets: int, each: tuple[int, int]) -> None:
    at_end = table(-5, -5, -5, -5, pulla=bets)
    assert lots_due(at_end) == (0, ())
    lines = settle(at_end, ())
    assert [(line.bets, line.pins, line.last_pins) for line in lines] == [(*each, 0)] * 4
    assert sum(line.total - line.account for line in lines) == 8 * bets


@pytest.mark.parametrize(
    ("bets", "leaves"),
    [
        (0, Leaving(0, 0, 0)),
        (3, Leaving(0, 6, 0)),
        (4, Leaving(1, 0, 3)),
        (9, Leaving(2, 2, 6)),
    ],
)
def test_one_of_four_leaves(bets: int, leaves: Leaving) -> None:
    assert leaving(bets) == leaves
    assert 8 * bets == 8 * (leaves.bets + leaves.pulla_after) + 4 * leaves.pins


@pytest.mark.parametrize(
    ("pins", "tokens"),
    [(0, (0, 0, 0)), (7, (0, 3, 1)), (8, (1, 0, 0)), (21, (2, 2, 1)), (-13, (-1, -2, -1))],
)
def test_a_total_in_tokens(pins: int, tokens: tuple[int, int, int]) -> None:
    assert in_tokens(pins) == Amount(*tokens)


def test_money_is_exact_and_sums_to_zero() -> None:
    rate = Rate(Decimal("0.50"))
    lines = settle(table(-21, -20, 33, pulla=1), ())
    assert [line.money(rate) for line in lines] == [
        Decimal("-1.125"),
        Decimal("-1.0625"),
        Decimal("2.1875"),
    ]
    assert sum(line.money(rate) for line in lines) == 0


def test_a_line_tells_its_total_in_tokens() -> None:
    line = Line(number=0, account=-30, bets=1, pins=2, last_pins=1)
    assert line.total == -19
    assert line.tokens == Amount(-2, -1, -1)
