"""Two small fits in plain Python: log-odds, and least squares. Weights may be held at nought or
above: where more is better by its meaning, chance shall not say otherwise."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log

Points = Sequence[Sequence[float]]
STEPS = 40
HALVINGS = 12
ENOUGH = 1e-4
"""A step that betters the fit by no more is the last."""
LEAST = 1e-9
FREE_PULL = 0.01
"""What draws even a free weight to nought, so that there is one solution."""


def fit_log_odds(
    points: Points, came: Sequence[bool], *, free: int, ridge: float = 1.0
) -> list[float]:
    """The weights of the logistic curve that fits best what *came* of *points*. The first *free*
    weights may be anything, the others are at least nought and drawn to it by *ridge*."""
    return _Fit(points, [float(did) for did in came], free, ridge, odds=True).weights()


def fit_least_squares(
    points: Points, values: Sequence[float], *, free: int, ridge: float = 1.0
) -> list[float]:
    """The weights of the sum that comes nearest to *values*; *free* and *ridge* as above."""
    return _Fit(points, values, free, ridge, odds=False).weights()


def curve_of(
    odds: Sequence[float], came: Sequence[bool], *, ridge: float = 4.0
) -> tuple[float, float]:
    """The shift, and the factor before it, that make *odds* (logarithms) foretell what *came*;
    drawn to 0 and 1 by *ridge*, as if so many more had come as foretold."""
    shift, factor = 0.0, 1.0
    for _ in range(STEPS):
        expected = [_chance(factor * one + shift) for one in odds]
        errors = [float(did) - chance for did, chance in zip(came, expected, strict=True)]
        bends = [chance * (1 - chance) for chance in expected]
        slope = [
            sum(errors) - ridge * shift / 4,
            sum(map(float.__mul__, errors, odds)) - ridge * (factor - 1) / 4,
        ]
        mixed = sum(map(float.__mul__, bends, odds))
        squares = sum(bend * one * one for bend, one in zip(bends, odds, strict=True))
        curve = [[sum(bends) + ridge / 4, mixed], [mixed, squares + ridge / 4]]
        by_shift, by_factor = _eliminated(curve, slope)
        shift = min(max(shift + by_shift, -4.0), 4.0)
        factor = min(max(factor + by_factor, 0.0), 3.0)
    return shift, factor


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-min(max(odds, -500.0), 500.0)))


@dataclass(frozen=True, slots=True)
class _Fit:
    """What is to be fitted: *values* to the sums over *points*, or to the chances whose log-odds
    these sums are."""

    points: Points
    values: Sequence[float]
    free: int
    ridge: float
    odds: bool

    def weights(self) -> list[float]:
        """The best weights; the one that comes out furthest below nought is held there, until
        none does."""
        found = [0.0] * len(self.points[0])
        used = list(range(len(found)))
        while True:
            found = self._best(found, used)
            bound = [place for place in used if place >= self.free]
            worst = min(bound, key=found.__getitem__, default=None)
            if worst is None or found[worst] >= 0:
                return found
            found[worst] = 0.0
            used.remove(worst)

    def _best(self, weights: list[float], used: list[int]) -> list[float]:
        """Newton's steps over the *used* places, each halved until it betters the fit."""
        badness = self._badness(weights)
        for _ in range(STEPS):
            change = self._step(weights, used)
            share = 1.0
            for _ in range(HALVINGS):
                tried = list(weights)
                for place, by in zip(used, change, strict=True):
                    tried[place] += share * by
                now = self._badness(tried)
                if now <= badness:
                    break
                share /= 2
            else:
                return weights
            weights, better, badness = tried, badness - now, now
            if better < ENOUGH:
                break
        return weights

    def _pull(self, place: int) -> float:
        return self.ridge if place >= self.free else FREE_PULL

    def _badness(self, weights: list[float]) -> float:
        total = sum(self._pull(place) * by * by / 2 for place, by in enumerate(weights))
        for point, value in zip(self.points, self.values, strict=True):
            guess = sum(map(float.__mul__, weights, point))
            if self.odds:
                total += log(1 + exp(min(guess, 500.0))) - value * guess
            else:
                total += (value - guess) ** 2 / 2
        return total

    def _step(self, weights: list[float], used: list[int]) -> list[float]:
        slope = [0.0] * len(used)
        curve = [[0.0] * len(used) for _ in used]
        for point, value in zip(self.points, self.values, strict=True):
            guess = sum(map(float.__mul__, weights, point))
            expected = _chance(guess) if self.odds else guess
            bend = max(expected * (1 - expected), 1e-6) if self.odds else 1.0
            _add(slope, curve, [point[place] for place in used], value - expected, bend)
        for row, place in enumerate(used):
            pull = self._pull(place)
            slope[row] -= pull * weights[place]
            curve[row][row] += pull
            for column in range(row):
                curve[column][row] = curve[row][column]
        return _eliminated(curve, slope)


def _add(
    slope: list[float], curve: list[list[float]], some: list[float], error: float, bend: float
) -> None:
    """One point more in the sums of a step; of *curve* the lower half."""
    for place, value in enumerate(some):
        if value:
            slope[place] += error * value
            row, scaled = curve[place], bend * value
            for other in range(place + 1):
                row[other] += scaled * some[other]


def _eliminated(curve: list[list[float]], slope: list[float]) -> list[float]:
    """The solution of a symmetric system, by elimination."""
    size = len(slope)
    rows = [[*row, end] for row, end in zip(curve, slope, strict=True)]
    for place in range(size):
        head = rows[place]
        for other in rows[place + 1 :]:
            factor = other[place] / head[place] if abs(head[place]) >= LEAST else 0.0
            if factor:
                for column in range(place, size + 1):
                    other[column] -= factor * head[column]
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        row = rows[place]
        if abs(row[place]) >= LEAST:
            rest = sum(row[other] * found[other] for other in range(place + 1, size))
            found[place] = (row[size] - rest) / row[place]
    return found
