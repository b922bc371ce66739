"""The table in the program against the society's printed table, cell by cell."""

from fractions import Fraction
from math import ceil

import pytest

from tests.rules.tables import BETS, ROWS, Row, bets_of
from vira_desktop.rules.games import (
    FAMILY_BY_WORD,
    FREE_LEVEL,
    GAME_BY_KEY,
    GAMES,
    ORDINARY,
    PULLA_ROWS,
    Family,
    Result,
    games_of,
)
from vira_desktop.rules.state import HouseRules

EVERY_ROW = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)


def test_the_games_stand_in_the_order_of_the_table() -> None:
    assert [(game.number, game.key) for game in GAMES] == [(row.no, row.key) for row in ROWS]
    assert [row.no for row in ROWS] == list(range(1, 41))


@EVERY_ROW
def test_every_cell_is_as_printed(row: Row) -> None:
    game = GAME_BY_KEY[row.key]
    assert (game.family.value, game.group.value) == (row.family, row.group)
    assert game.high_tricks == row.high_tricks
    assert (game.low.value if game.low else "") == row.low_open
    assert (game.low is not None) is row.low
    assert game.low_cards == (row.low_cards or 13)
    assert game.keep == row.keep
    assert game.turn_up == row.turn_up
    assert game.pins == (row.pins or (row.misere_pins,) * 3)


@EVERY_ROW
def test_who_buys_and_how_many_is_as_printed(row: Row) -> None:
    """Ruling 1: any / exactly N / stock / none."""
    game = GAME_BY_KEY[row.key]
    assert game.exact_buy == (int(row.buy) if row.buy.isdigit() else None)
    assert {"gask": "stock", "solo": "none"}.get(game.group.value, "any or N") == (
        "any or N" if row.buy == "any" or row.buy.isdigit() else row.buy
    )
    assert game.takes_whole_hand is (row.key in ("gok", "vira"))


@EVERY_ROW
def test_pins_are_points_in_ratio_1_2_4_divided_by_six(row: Row) -> None:
    """Ruling 2, rulebook "Payment of Pins": rounded to whole pins, an exact half down."""

    def pins(points: int) -> tuple[int, ...]:
        return tuple(ceil(Fraction(points * k, 6) - Fraction(1, 2)) for k in (1, 2, 4))

    if row.pins is None:
        assert row.high_tricks is None
    else:
        assert row.pins in {pins(points) for points in range(1, 6 * 33)}


def test_begar_is_worth_one_point() -> None:
    """ "For begär, the payment in an off-suit (1 point) became 0 pins, in a suit (2 points) also
    0 pins, and in the highest suit (4 points) 1 pin."""
    assert GAME_BY_KEY["begar"].pins == (0, 0, 1)


@EVERY_ROW
def test_bets_are_as_printed(row: Row) -> None:
    paid = HouseRules().pulla_row(GAME_BY_KEY[row.key])
    printed = bets_of(row.key)
    simple = [paid.bets(result, repurchased=False) for result in Result]
    assert simple == [printed.home, -printed.bet, -printed.kodilj]
    if printed.re_home is not None and printed.re_bet and printed.re_kodilj:
        again = [paid.bets(result, repurchased=True) for result in Result]
        assert again == [printed.re_home, -printed.re_bet, -printed.re_kodilj]
    else:
        assert row.key == "gok"


def test_only_the_games_of_the_pulla_table_are_extraordinary() -> None:
    assert set(PULLA_ROWS) == set(BETS) - {"ordinary"}
    assert (ORDINARY.re_home, ORDINARY.re_bet, ORDINARY.re_kodilj) == (0, 3, 5)


def test_derived_cells_follow_the_printed_rows() -> None:
    """Ruling 3: kodilj = 2 x bet, repurchased 0, 3 x bet and 5 x bet."""
    for key, row in PULLA_ROWS.items():
        assert row.kodilj == 2 * row.bet
        if key != "gok":
            assert (row.re_home, row.re_bet, row.re_kodilj) == (0, 3 * row.bet, 5 * row.bet)


@EVERY_ROW
def test_qualifiers_only_with_a_free_choice_of_trump(row: Row) -> None:
    """Ruling 9: spel 6-9, gask 0-6, vira, solo 6-12, solo vira; never turné, vingel, tringel,
    gök or a misère."""
    free = {"begar", "spel-7", "spel-8", "spel-9", "vira", "solo-vira"}
    free |= {f"gask-{n}" for n in range(7)} | {f"solo-{n}" for n in range(6, 13)}
    assert GAME_BY_KEY[row.key].may_be_qualified is (row.key in free)


def test_gask_needs_seven_tricks_and_one_for_each_card_kept() -> None:
    """Rulebook "Gask Games"; on 5 and 6 twelve."""
    tricks = {game.keep: game.high_tricks for game in games_of(Family.GASK)}
    assert tricks == {0: 7, 1: 8, 2: 9, 3: 10, 4: 11, 6: 12, 5: 12}
    assert list(tricks) == [0, 1, 2, 3, 4, 6, 5], "gask on 6 ranks below gask on 5"


def test_tricks_to_go_home_lie_between_six_and_thirteen() -> None:
    """Rulebook "Bidding"; where both are open "low" is asked for no trick at all."""
    asked = [game.high_tricks for game in GAMES if game.high_tricks is not None]
    assert (min(asked), max(asked)) == (6, 13)
    assert [g.key for g in GAMES if g.high_tricks and g.low] == [f"gask-{n}" for n in range(5)]


def test_the_number_in_a_name_means_what_the_rulebook_says() -> None:
    """ "What the Numbers Mean": cards kept, cards bought, tricks needed."""
    for game in GAMES:
        word, _, number = game.key.partition("-")
        if not number.isdigit():
            continue
        match word:
            case "gask":
                assert game.keep == int(number)
            case "kopmisar":
                assert game.exact_buy == int(number)
            case _:
                assert game.high_tricks == int(number)


def test_five_words_may_be_bid_without_a_level() -> None:
    """Rulings 11 and 12."""
    assert set(FAMILY_BY_WORD) == {"gask", "solo", "kopmisar", "turne", "vingel"}
    assert {family.value for family in FREE_LEVEL} == {"gask", "solo", "kopmisar"}
    assert [g.key for g in games_of(Family.SOLO)] == [
        *(f"solo-{n}" for n in range(6, 13)),
        "solo-vira",
    ]
    assert [g.key for g in games_of(Family.TURNE)] == ["turne-6", "turne-7", "turne-8"]
    assert [g.key for g in games_of(Family.VINGEL)] == ["vingel-6", "vingel-7", "vingel-8"]
