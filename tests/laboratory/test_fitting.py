"""Curves fitted to deals: the arithmetic, the deals, and that the figures of the game are such."""

import random
from math import exp

import pytest

from vira_desktop.bots.bidding_figures import FIGURES
from vira_desktop.bots.hand_features import NAMES, kind_of
from vira_desktop.cli import main
from vira_desktop.laboratory import fitting
from vira_desktop.laboratory.fitting import Sample, chance_of, fit, fitted_games, samples
from vira_desktop.rules.games import GAME_BY_KEY


def test_the_curve_that_made_the_results_is_found_again() -> None:
    rng = random.Random(1)
    made: list[Sample] = []
    for _ in range(6000):
        row = (1.0, rng.gauss(0, 1), rng.gauss(0, 1))
        home = rng.random() < 1 / (1 + exp(-(0.5 + 1.0 * row[1] - 2.0 * row[2])))
        kodilj = rng.random() < 1 / (1 + exp(-(-1.0 + 0.5 * row[2])))
        made.append((row, float(home), float(kodilj)))
    home_curve, kodilj_curve = fit(made)
    assert home_curve == pytest.approx((0.5, 1.0, -2.0), abs=0.15)
    assert kodilj_curve == pytest.approx((-1.0, 0.0, 0.5), abs=0.15)
    assert chance_of(home_curve, (1.0, 0.0, 0.0)) == pytest.approx(0.62, abs=0.04)


def test_hands_that_might_bid_a_game_play_it() -> None:
    game = GAME_BY_KEY["spel-8"]
    found = list(samples(game, 40, "test"))
    assert found == list(samples(game, 40, "test"))
    assert found != list(samples(game, 40, "other"))
    assert {len(row) for row, _, _ in found} == {len(NAMES[kind_of(game)])}
    assert all(row[1] >= 4 for row, _, _ in found)
    assert 0.2 < sum(home for _, home, _ in found) / 40 < 0.9
    assert all(home + kodilj <= 1 for _, home, kodilj in found)


def test_only_forehand_plays_the_lowest_game() -> None:
    assert all(row[-1] == 1.0 for row, _, _ in samples(GAME_BY_KEY["begar"], 5, "test"))


def test_the_shipped_figures_fit_the_features() -> None:
    assert list(FIGURES) == [game.key for game in fitted_games()]
    for key, curves in FIGURES.items():
        assert [len(curve) for curve in curves] == 2 * [len(NAMES[kind_of(GAME_BY_KEY[key])])]


def test_the_command_prints_a_module(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = (GAME_BY_KEY["spel-7"], GAME_BY_KEY["turne-6"])
    monkeypatch.setattr(fitting, "fitted_games", lambda: few)
    assert main(["fit", "bidding", "--deals", "10", "--seed", "s"]) == 0
    told = capsys.readouterr()
    found: dict[str, dict[str, tuple[tuple[float, ...], ...]]] = {}
    exec(compile(told.out, "figures", "exec"), found)  # noqa: S102 # it is a module, and our own
    assert list(found["FIGURES"]) == ["spel-7", "turne-6"]
    assert "--deals 10 --seed s" in told.out
    assert "vira fit: spel-7, 10 deals" in told.err
