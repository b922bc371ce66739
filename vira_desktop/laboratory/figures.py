"""What a match comes to: means, intervals, rates, and the times of the decisions."""

import random
import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence

from ..rules.games import Result
from .duplicate import PLAYERS, Outcome, TableResult

RESAMPLES = 10_000
COVERED = 0.95

Sums = Sequence[float]
Numbers = dict[str, float]


def interval(
    rows: Sequence[Sequence[float]],
    figure: Callable[[Sums], float | None],
    seed: str,
    *,
    resamples: int = RESAMPLES,
) -> tuple[float, float] | None:
    """Where *figure* of the column sums lies in 95 % of the resamplings of *rows*, one row a deal
    (percentile bootstrap); None if it cannot be computed in any of them."""
    rng = random.Random(f"{seed}/bootstrap")
    columns = list(zip(*rows, strict=True))
    found = []
    for _ in range(resamples):
        drawn = rng.choices(range(len(rows)), k=len(rows))
        value = figure([sum(map(column.__getitem__, drawn)) for column in columns])
        if value is not None:
            found.append(value)
    if not found:
        return None
    found.sort()
    outside = int(len(found) * (1 - COVERED) / 2)
    return found[outside], found[-1 - outside]


def difference(outcomes: Sequence[Outcome], one: str, other: str, seed: str) -> Numbers:
    """What *one* earns more than *other*, in pins a deal and chair: `mean`, and `low` to `high`
    over deals."""
    rows = []
    for outcome in outcomes:
        sums, chairs = _worth_and_chairs([outcome])
        by_chair = {name: sums[name] / chairs[name] for name in (one, other)}
        rows.append((by_chair[one] - by_chair[other],))
    low, high = interval(rows, lambda sums: sums[0] / len(rows), seed) or (0.0, 0.0)
    mean = sum(row[0] for row in rows) / len(rows)
    return {"mean": round(mean, 4), "low": round(low, 4), "high": round(high, 4)}


def worths(outcomes: Iterable[Outcome]) -> Numbers:
    """What each bot earned, in pins a deal and chair."""
    sums, chairs = _worth_and_chairs(outcomes)
    return {name: round(sums[name] / chairs[name], 4) for name in sums}


def rates(outcomes: Iterable[Outcome], result: Result) -> dict[str, float | None]:
    """How often each bot, playing alone, ended with *result*; None if it never played alone."""
    ended: Counter[str] = Counter()
    declared: Counter[str] = Counter()
    for table in _tables(outcomes):
        for name in table["seated"]:
            declared[name] += 0
        if table["declarer"] is not None:
            name = table["seated"][table["declarer"]]
            declared[name] += 1
            ended[name] += table["result"] == result.value
    return {name: round(ended[name] / n, 4) if n else None for name, n in declared.items()}


def declared(outcomes: Iterable[Outcome]) -> dict[str, int]:
    """At how many tables each bot played alone."""
    found: Counter[str] = Counter()
    for table in _tables(outcomes):
        for place, name in enumerate(table["seated"]):
            found[name] += place == table["declarer"]
    return dict(found)


def times(outcomes: Iterable[Outcome]) -> dict[str, dict[str, Numbers]]:
    """By bot, and by phase or trick: how many decisions there were, and what they took in
    milliseconds of processor time: median, 95th percentile, most."""
    found: defaultdict[str, defaultdict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for outcome in outcomes:
        for name, phases in outcome["ms"].items():
            for phase, taken in phases.items():
                found[name][phase] += taken
    return {
        name: {phase: _spread(found[name][phase]) for phase in sorted(found[name], key=_order)}
        for name in sorted(found)
    }


def gap_share(
    outcomes: Sequence[Outcome], bot: str, least: str, most: str, seed: str
) -> dict[str, object]:
    """How much of what *most* defends better than *least* is reached by *bot*, by how often the
    declarer goes home: `share`, `low` and `high` over deals (None where the two are equal), and
    `home` by defender."""
    names = (bot, least, most)
    rows = [[_home_against(outcome, name) for name in names] for outcome in outcomes]

    def share(sums: Sums) -> float | None:
        ours, worst, best = sums
        return None if worst == best else (worst - ours) / (worst - best)

    sums = [sum(column) for column in zip(*rows, strict=True)]
    reached, ends = share(sums), interval(rows, share, seed)
    low, high = ends or (None, None)
    return {
        "share": _rounded(reached),
        "low": _rounded(low),
        "high": _rounded(high),
        "home": {name: round(n / len(rows), 4) for name, n in zip(names, sums, strict=True)},
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def _home_against(outcome: Outcome, name: str) -> float:
    """How often the declarer went home against two of *name*, in one deal."""
    results = [
        table["result"] == Result.HOME.value
        for table in outcome["tables"]
        if all(
            seated == name
            for place, seated in enumerate(table["seated"])
            if place != table["declarer"]
        )
    ]
    return sum(results) / len(results)


def _tables(outcomes: Iterable[Outcome]) -> Iterable[TableResult]:
    for outcome in outcomes:
        yield from outcome["tables"]


def _worth_and_chairs(outcomes: Iterable[Outcome]) -> tuple[dict[str, float], Counter[str]]:
    """By bot: the pins it won in all, and the chairs it sat in."""
    thirds: Counter[str] = Counter()
    chairs: Counter[str] = Counter()
    for table in _tables(outcomes):
        for name, worth in zip(table["seated"], table["worth"], strict=True):
            thirds[name] += worth
            chairs[name] += 1
    return {name: worth / PLAYERS for name, worth in thirds.items()}, chairs


def _spread(taken: list[float]) -> Numbers:
    taken.sort()
    return {
        "decisions": len(taken),
        "median": round(statistics.median(taken), 2),
        "p95": round(taken[int(0.95 * (len(taken) - 1))], 2),
        "most": round(taken[-1], 2),
    }


def _order(phase: str) -> tuple[bool, int, str]:
    """Bidding, buying, and the tricks by their numbers."""
    name, _, number = phase.partition(" ")
    return name == "trick", int(number or 0), name
