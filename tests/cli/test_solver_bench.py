"""`vira bench solver`: the agreed figures, each a number where it can be measured."""

import importlib.util

import pytest

from vira_desktop.cli.solver_bench import measure_solver, percentile
from vira_desktop.solver.api import COMPILED

FIGURES = (
    "dds_trump_ratio",
    "dds_notrump_ratio",
    "nodes_trump_mean",
    "trump_ms_median",
    "low_p99_ratio",
    "low_exact_p99_ratio",
    "compiled_ratio",
    "threads_ratio",
)


@pytest.mark.skipif(not COMPILED, reason="interpreted it takes minutes")
def test_the_figures() -> None:
    figures = measure_solver(deals=4, low_deals=4, low_exact=1, compiled_deals=1)
    assert set(FIGURES) < set(figures)
    has_dds = importlib.util.find_spec("endplay") is not None
    for name in FIGURES:
        figure = figures[name]
        if name.startswith("dds") and not has_dds:
            assert figure is None
        else:
            assert figure is not None
            assert figure > 0


def test_a_percentile_is_one_of_the_values() -> None:
    assert percentile(range(1, 101), 99) == 99
    assert percentile([5, 1, 3], 50) == 3
    assert percentile([7], 99) == 7
