"""The two small fits find what was put in, and keep weights from falling below nought."""

import random
from math import exp

import pytest

from vira_desktop.laboratory.regression import curve_of, fit_least_squares, fit_log_odds


def test_least_squares_find_a_sum_again() -> None:
    rng = random.Random(1)
    points = [(1.0, rng.uniform(0, 5), rng.uniform(0, 5)) for _ in range(300)]
    values = [3 + 2 * a + 0.5 * b for _, a, b in points]
    found = fit_least_squares(points, values, free=1, ridge=0.0)
    assert found == pytest.approx([3, 2, 0.5], abs=0.01)


def test_log_odds_find_chances_again() -> None:
    rng = random.Random(2)
    points = [(1.0, rng.uniform(0, 6), rng.uniform(0, 6)) for _ in range(6000)]
    came = [rng.random() < 1 / (1 + exp(4 - a - 0.3 * b)) for _, a, b in points]
    found = fit_log_odds(points, came, free=1)
    assert found == pytest.approx([-4, 1, 0.3], abs=0.25)


def test_what_would_be_below_nought_is_held_there() -> None:
    rng = random.Random(3)
    points = [(1.0, rng.uniform(0, 6), rng.uniform(0, 6)) for _ in range(800)]
    came = [rng.random() < 1 / (1 + exp(1 - a + b)) for _, a, b in points]
    bound = fit_log_odds(points, came, free=1)
    assert bound[2] == 0.0
    assert bound[1] > 0.3
    free = fit_log_odds(points, came, free=3)
    assert free[2] < -0.5


def test_what_is_certain_does_not_run_away() -> None:
    points = [(1.0, float(n)) for n in range(20)]
    found = fit_log_odds(points, [n >= 10 for n in range(20)], free=1)
    assert all(abs(weight) < 50 for weight in found)
    assert found[0] + 5 * found[1] < 0 < found[0] + 15 * found[1]
    always = fit_log_odds(points, [True] * 20, free=1)
    assert all(abs(weight) < 50 for weight in always)


def test_a_curve_makes_the_average_right() -> None:
    odds = [0.0] * 400
    came = [n % 4 == 0 for n in range(400)]
    assert curve_of(odds, came, ridge=0.01)[0] == pytest.approx(-1.0986, abs=0.01)
    assert -1.09 < curve_of(odds, came, ridge=100.0)[0] < -0.5


def test_a_curve_tells_too_bold_guesses() -> None:
    """What was foretold with odds of e to the second came as if with odds of e."""
    odds = [2.0] * 1000 + [-2.0] * 1000
    came = [n % 1000 < 731 for n in range(1000)] + [n % 1000 < 269 for n in range(1000)]
    shift, factor = curve_of(odds, came)
    assert shift == pytest.approx(0.0, abs=0.01)
    assert factor == pytest.approx(0.5, abs=0.01)
    assert curve_of([], []) == (0.0, 1.0)
