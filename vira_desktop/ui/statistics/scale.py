"""Round numbers for the axis of a plot."""

from collections.abc import Iterator
from math import ceil, floor


def ticks(low: float, high: float, *, most: int) -> tuple[int, ...]:
    """Whole numbers at equal steps of 1, 2 or 5 times a power of ten, from at most *low* to at
    least *high*, about *most* of them and never many more."""
    span = max(high - low, 1.0)
    step = next(step for step in _steps() if span / step <= max(1, most - 1))
    first, last = floor(low / step), ceil(high / step)
    if first == last:
        last += 1
    return tuple(step * number for number in range(first, last + 1))


def spread(count: int, *, most: int) -> tuple[int, ...]:
    """At most *most* of the places 0 to *count* - 1, at equal distances, the first among them."""
    if count <= 0 or most <= 0:
        return ()
    step = max(1, ceil(count / most))
    return tuple(range(0, count, step))


def _steps() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10
