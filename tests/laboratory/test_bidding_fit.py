"""How the numbers of the bidding are found: the same from the same seed, stopped or not."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from vira_desktop.bots.bidding_by_worth import BidsByWorth
from vira_desktop.bots.hand_worth import POOLS, parse_model
from vira_desktop.bots.regel import Regel
from vira_desktop.laboratory import bidding_run
from vira_desktop.laboratory.bid_deals import bid_deal
from vira_desktop.laboratory.bidding_fit import fit_auctions, fit_games, format_model
from vira_desktop.laboratory.bought_games import Buyer, Row, game_of
from vira_desktop.rules.games import GAMES, Result
from vira_desktop.rules.notation import parse_hand

DEALS = 60


@pytest.fixture(scope="module")
def bought() -> list[Row]:
    buyer = Buyer("test")
    return [buyer.row(number) for number in range(2 * DEALS)]


def test_every_game_is_bought_and_its_result_is_worth_what_it_pays(bought: list[Row]) -> None:
    assert {row["game"] for row in bought} == {game.key for game in GAMES}
    for row in bought:
        assert sum(row["worth"]) == 0
        assert (row["worth"][0] > 0) == (row["result"] == Result.HOME.value) or row["again"]
        hands = [parse_hand(text) for text in (row["hand"], row["left"], row["right"])]
        assert len(frozenset().union(*hands)) == 39
        assert row["solved"] is None or not row["laid"]
    results = Counter(row["result"] for row in bought)
    assert min(results[result.value] for result in Result) > 10


def test_a_deal_depends_on_its_number_alone(bought: list[Row]) -> None:
    for number in (7, 3, 59):
        assert Buyer("test").row(number) == bought[number]
    assert Buyer("other").row(7) != bought[7]
    assert game_of(0) is GAMES[0]


def test_the_numbers_are_written_and_read_again(bought: list[Row]) -> None:
    model = fit_games(bought)
    text = format_model(model, ("a note",))
    assert text.startswith("# a note\n")
    again = parse_model(text)
    assert format_model(again, ("a note",)) == text
    assert all(min(again.weights[pool]) >= 0 for pool in POOLS)


def test_auctions_tell_what_bid_games_are_worth(bought: list[Row]) -> None:
    model = fit_games(bought)
    deals = [bid_deal(number, "auctions", [Regel()]) for number in range(40)]
    assert all(deal["bot"] == "regel" and sum(deal["worth"]) == 0 for deal in deals)
    fitted = fit_auctions(model, deals)
    assert fitted.weights == model.weights
    assert fitted.declared != model.declared
    assert fitted.overbid[1, 2] > fitted.overbid[40, 2]
    mixed = [bid_deal(number, "auctions", [Regel(), BidsByWorth(model)]) for number in range(40)]
    assert {deal["bot"] for deal in mixed} == {"regel", "bids-by-worth"}


def test_the_same_seed_finds_the_same_numbers_also_when_stopped(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    whole, solver = bidding_run.fit(
        DEALS, "1", 0.5, tmp_path / "whole", lambda done, total: told.append((done, total))
    )
    total = bidding_run.deals_in_all(DEALS)
    assert told[0] == (1, total)
    assert told[-1] == (total, total)
    assert [done for done, _ in told] == list(range(1, total + 1))
    assert parse_model(whole).margin == 0.5
    assert "--deals 60 --seed 1 --margin 0.5" in whole.splitlines()[0]
    assert set(solver) <= set(POOLS)

    def stops(done: int, _total: int) -> None:
        if done == DEALS + 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        bidding_run.fit(DEALS, "1", 0.5, tmp_path / "parts", stops)
    rest: list[int] = []
    text, _ = bidding_run.fit(DEALS, "1", 0.5, tmp_path / "parts", lambda n, _: rest.append(n))
    assert text == whole
    assert rest[0] == DEALS + 3


def test_the_check_compares_what_was_foretold(tmp_path: Path, bought: list[Row]) -> None:
    model = fit_games(bought)
    found = bidding_run.check(model, 30, "check", tmp_path, lambda _done, _total: None)
    families = found["families"]
    assert isinstance(families, dict)
    assert sum(row["cases"] for row in families.values()) == 30
    for row in families.values():
        assert row["low"] <= row["foretold less came"] <= row["high"]
    assert set(families) <= {"other, low", "other, trump"}
    again = bidding_run.check(model, 30, "check", tmp_path, _nothing_is_played)
    assert again == found
    surer = replace(model, shifts=dict.fromkeys(POOLS, 9.0))
    told = bidding_run.check(surer, 10, "check", tmp_path, lambda _done, _total: None)["families"]
    assert isinstance(told, dict)
    assert all(row["foretold less came"] >= 0 for row in told.values())


def _nothing_is_played(_done: int, _total: int) -> None:
    raise AssertionError("what is kept was played again")
