from datetime import UTC, datetime, timedelta, timezone
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vira_desktop.ui.statistics.period import Period
from vira_desktop.ui.statistics.scale import spread, ticks


@given(st.integers(-10_000, 10_000), st.integers(0, 20_000), st.integers(2, 20))
def test_ticks_hold_all_values_at_round_equal_steps(low: int, span: int, most: int) -> None:
    shown = ticks(low, low + span, most=most)
    assert shown[0] <= low
    assert shown[-1] >= low + span
    steps = {after - before for before, after in pairwise(shown)}
    assert len(steps) == 1
    assert str(steps.pop()).rstrip("0") in {"1", "2", "5"}
    assert 2 <= len(shown) <= most + 2


@pytest.mark.parametrize(
    ("count", "most", "places"),
    [(0, 5, ()), (3, 5, (0, 1, 2)), (10, 5, (0, 2, 4, 6, 8)), (11, 5, (0, 3, 6, 9)), (9, 0, ())],
)
def test_places_are_spread_evenly(count: int, most: int, places: tuple[int, ...]) -> None:
    assert spread(count, most=most) == places


NOW = datetime(2026, 3, 5, 20, 15, tzinfo=timezone(timedelta(hours=1)))


@pytest.mark.parametrize(
    ("period", "since"),
    [
        (Period.ALL, None),
        (Period.WEEK, NOW - timedelta(days=7)),
        (Period.MONTH, NOW - timedelta(days=30)),
        (Period.YEAR, NOW - timedelta(days=365)),
        (Period.THIS_YEAR, datetime(2025, 12, 31, 23, 0, tzinfo=UTC)),
    ],
)
def test_periods_end_now(period: Period, since: datetime | None) -> None:
    assert period.since(NOW) == since
