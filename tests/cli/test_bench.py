"""`vira bench`: flat figures with these names."""

import json

import pytest

from tests.cli.program import vira
from vira_desktop.cli import bench, main
from vira_desktop.solver.api import COMPILED


def test_the_figures_of_the_rules(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "measure_rules", lambda: bench_of(6))
    assert main(["bench", "rules", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == ["replay_ms_median", "sim_1000_s"]
    assert 0 < figures["replay_ms_median"] < 1000
    assert figures["sim_1000_s"] > 0
    assert main(["bench", "rules"]) == 0
    table = capsys.readouterr().out
    assert "sim_1000_s" in table
    assert table.split()[:2] == ["solver", "compiled" if COMPILED else "interpreted"]


def test_the_start_is_measured_up_to_the_painted_table() -> None:
    outcome = vira("bench", "start", "--json")
    figures = json.loads(outcome.out)
    assert list(figures) == ["first_paint_s"]
    # Far more than any machine is quick, and less than one that hangs.
    assert 0.05 < figures["first_paint_s"] < 60


measure = bench.measure_rules


def bench_of(deals: int) -> dict[str, float]:
    """The same measurement, of fewer deals."""
    return measure(deals=deals)
