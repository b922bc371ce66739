"""How the numbers of the bidding are found: the same from the same seed, stopped or not."""

from collections import Counter
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from vira_desktop.bots.bidding_by_worth import BidsByWorth
from vira_desktop.bots.hand_worth import POOLS, Model, parse_model, pool_of
from vira_desktop.bots.regel import Regel
from vira_desktop.bots.shipped_worth import shipped_model
from vira_desktop.laboratory import bidding_check, bidding_run
from vira_desktop.laboratory.auction_fit import fit_auctions
from vira_desktop.laboratory.bid_deals import bid_deal
from vira_desktop.laboratory.bidding_fit import fit_games, format_model
from vira_desktop.laboratory.bought_games import Buyer, Row, game_of
from vira_desktop.laboratory.self_play import Session, bets_won, games_played
from vira_desktop.rules.games import GAME_BY_KEY, GAMES, Result
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
    assert told[0] == (0, total)
    assert told[-1] == (total, total)
    assert [done for done, _ in groupby(told)] == [(done, total) for done in range(total + 1)]
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
    assert rest[:3] == [DEALS, DEALS + 2, DEALS + 3]


def test_the_check_compares_what_was_foretold(tmp_path: Path, bought: list[Row]) -> None:
    def checked(model: Model, deals: int, told: bidding_check.Told) -> dict[str, object]:
        return bidding_check.check(model, BidsByWorth.key, deals, "check", tmp_path, told)

    model, told = fit_games(bought), list[tuple[int, int]]()
    found = checked(model, 90, lambda done, total: told.append((done, total)))
    assert told == [(0, 90), (60, 90), (90, 90)]
    families = found["families"]
    assert isinstance(families, dict)
    assert sum(row["cases"] for row in families.values()) == found["deals"] == 90
    for row in families.values():
        assert row["low"] <= row["foretold less came"] <= row["high"]
    assert set(families) <= {"other, low", "other, trump"}
    assert checked(model, 90, _nothing_is_played) == found
    surer = replace(model, curves=dict.fromkeys(POOLS, (9.0, 1.0)))
    of_surer = checked(surer, 10, lambda _done, _total: None)["families"]
    assert isinstance(of_surer, dict)
    assert all(row["foretold less came"] >= 0 for row in of_surer.values())


def test_sessions_are_the_same_whether_one_or_many(tmp_path: Path) -> None:
    model = shipped_model()

    def played(deals: int, told: bidding_check.Told) -> list[Session]:
        bot = BidsByWorth.key
        return bidding_check.sessions_of(model, bot, deals, "sessions", tmp_path, told)

    one = played(60, lambda _done, _total: None)
    told: list[int] = []
    both = played(120, lambda done, _total: told.append(done))
    assert told == [60, 120]
    assert both[:1] == one
    for session in both:
        assert sum(session["won"]) == 0
        worths = [deal["worth"] for deal in session["deals"]]
        assert sum(map(abs, session["won"])) <= sum(sum(map(abs, worth)) for worth in worths)
        assert (session["exceptions"], session["illegal"]) == (0, 0)
    deals = [deal for session in both for deal in session["deals"]]
    assert sum(games_played(deals).values()) == len(deals)
    bets = bets_won(both)
    assert 0 < bets["median"] <= bets["p95"] <= bets["most"]
    wins = [abs(thirds) for session in both for thirds in session["won"]]
    assert bets["most"] == round(max(wins) / 24, 2)


def test_curves_make_what_was_foretold_right_on_the_average(tmp_path: Path) -> None:
    model = replace(shipped_model(), curves=dict.fromkeys(POOLS, (2.0, 1.0)))
    sessions = bidding_check.sessions_of(
        shipped_model(), BidsByWorth.key, 240, "curves", tmp_path, lambda _d, _t: None
    )

    def wrong(by: Model) -> float:
        families = bidding_check.figures_of(by, sessions, "s")["families"]
        assert isinstance(families, dict)
        return sum(
            float(row["cases"]) * abs(float(row["foretold less came"])) for row in families.values()
        )

    truer = bidding_check.curves_from(model, sessions)
    assert wrong(truer) < wrong(model) / 2
    assert truer.weights == model.weights
    assert wrong(bidding_check.curves_from(truer, sessions)) < wrong(truer) + 0.01
    stays = bidding_check.curves_from(model, sessions, known=3_000)
    assert wrong(truer) < wrong(stays) < wrong(model)


def test_of_games_that_nobody_bid_curves_keep_what_was_known(tmp_path: Path) -> None:
    known = replace(
        shipped_model(),
        curves=dict.fromkeys(POOLS, (0.5, 0.75)),
        declared=dict.fromkeys(GAME_BY_KEY, -3.0),
    )
    (session,) = bidding_check.sessions_of(
        shipped_model(), BidsByWorth.key, 20, "few", tmp_path, lambda _d, _t: None
    )
    played = {GAME_BY_KEY[deal["game"]] for deal in session["deals"]}
    truer = bidding_check.curves_from(known, [session])
    bid = {pool_of(game) for game in played}
    assert 0 < len(bid) < len(POOLS)
    for pool in POOLS:
        assert (truer.curves[pool] != (0.5, 0.75)) == (pool in bid)
    for game in GAMES:
        assert (truer.declared[game.key] != -3.0) == (game in played)


def _nothing_is_played(done: int, total: int) -> None:
    assert done == total, "what is kept was played again"
