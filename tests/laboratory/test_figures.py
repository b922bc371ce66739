"""Means and intervals of a match, on data of which they are known."""

import random
import statistics

import pytest

from vira_desktop.laboratory import figures
from vira_desktop.laboratory.duplicate import Outcome, TableResult
from vira_desktop.rules.games import Result


def table(
    seated: str, worth: tuple[int, int, int], *, declarer: int = 0, result: str = "home"
) -> TableResult:
    """A table of bots named by one letter each; *worth* in thirds of a pin."""
    return {
        "seated": list(seated),
        "declarer": declarer,
        "result": result,
        "laid": False,
        "worth": list(worth),
    }


def outcome(*tables: TableResult, ms: dict[str, dict[str, list[float]]] | None = None) -> Outcome:
    return {"number": 0, "tables": list(tables), "exceptions": 0, "illegal": 0, "ms": ms or {}}


def test_the_difference_is_by_deal_and_chair() -> None:
    one_deal = outcome(table("ABB", (12, -6, -6)), table("BAA", (-6, 3, 3)))
    # A: (4 + 1 + 1) / 3 chairs; B: (-2 - 2 - 2) / 3.
    assert figures.difference([one_deal], "A", "B", "s") == {"mean": 4.0, "low": 4.0, "high": 4.0}
    assert figures.worths([one_deal]) == {"A": 2.0, "B": -2.0}


def test_the_interval_is_that_of_the_normal_curve_where_the_data_are() -> None:
    rng = random.Random(1)
    data = [rng.gauss(3.0, 2.0) for _ in range(400)]
    ends = figures.interval([(x,) for x in data], lambda sums: sums[0] / 400, "s", resamples=2000)
    assert ends is not None
    mean, error = statistics.mean(data), statistics.stdev(data) / 20
    assert ends[0] == pytest.approx(mean - 1.96 * error, abs=0.2 * error)
    assert ends[1] == pytest.approx(mean + 1.96 * error, abs=0.2 * error)


def test_the_interval_covers_the_truth_as_often_as_it_says() -> None:
    rng = random.Random(2)
    covered = 0
    for number in range(200):
        rows = [(rng.expovariate(1.0),) for _ in range(60)]
        ends = figures.interval(rows, lambda sums: sums[0] / 60, f"{number}", resamples=300)
        assert ends is not None
        covered += ends[0] <= 1.0 <= ends[1]
    assert 0.88 <= covered / 200 <= 0.98


def test_the_interval_is_drawn_from_the_seed() -> None:
    rows = [(float(n),) for n in range(30)]
    ends = [
        figures.interval(rows, lambda sums: sums[0], seed, resamples=50) for seed in ("a", "a", "b")
    ]
    assert ends[0] == ends[1] != ends[2]


def test_rates_are_of_those_who_played_alone() -> None:
    outcomes = [
        outcome(table("ABB", (0, 0, 0)), table("BAA", (0, 0, 0), result="kodilj")),
        outcome(table("AAB", (0, 0, 0), result="bet"), table("BBA", (0, 0, 0), declarer=2)),
    ]
    assert figures.declared(outcomes) == {"A": 3, "B": 1}
    assert figures.rates(outcomes, Result.HOME) == {"A": round(2 / 3, 4), "B": 0.0}
    assert figures.rates(outcomes, Result.KODILJ) == {"A": 0.0, "B": 1.0}
    nobody = [outcome(table("ABB", (0, 0, 0)))]
    assert figures.rates(nobody, Result.HOME) == {"A": 1.0, "B": None}


def test_the_gap_share() -> None:
    """Of ten deals the declarer gets eight home against U, five against A, two against C."""
    outcomes = [
        outcome(
            *(
                table(f"U{name * 2}", (0, 0, 0), result="home" if number < home else "bet")
                for name, home in (("A", 5), ("U", 8), ("C", 2))
            )
        )
        for number in range(10)
    ]
    found = figures.gap_share(outcomes, "A", "U", "C", "s")
    assert found["share"] == 0.5
    assert found["home"] == {"A": 0.5, "U": 0.8, "C": 0.2}
    low, high = found["low"], found["high"]
    assert isinstance(low, float)
    assert isinstance(high, float)
    assert 0.0 <= low < 0.5 < high <= 1.0


def test_there_is_no_share_of_no_gap() -> None:
    same = [outcome(*(table(f"U{name * 2}", (0, 0, 0)) for name in "AUC"))]
    found = figures.gap_share(same, "A", "U", "C", "s")
    assert (found["share"], found["low"], found["high"]) == (None, None, None)


def test_times_are_by_bot_and_moment() -> None:
    ms = {"A": {"trick 10": [1.0], "trick 2": [float(n) for n in range(1, 101)], "bidding": [3.0]}}
    found = figures.times([outcome(ms=ms), outcome(ms={"A": {"bidding": [5.0]}})])["A"]
    assert list(found) == ["bidding", "trick 2", "trick 10"]
    assert found["trick 2"] == {"decisions": 100, "median": 50.5, "p95": 95.0, "most": 100.0}
    assert found["bidding"] == {"decisions": 2, "median": 4.0, "p95": 3.0, "most": 5.0}
