"""`vira bench storage`: flat figures with these names, of a database that is what it says."""

import json

import pytest

from vira_desktop.cli import main, storage_bench

measure = storage_bench.measure_storage


def test_the_figures_of_the_database(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(storage_bench, "measure_storage", lambda: measure(deals=120, played=40))
    monkeypatch.setattr(storage_bench, "APPENDED", 100)
    assert main(["bench", "storage", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == [
        "deals",
        "start_s",
        "statistics_s",
        "append_ms_median",
        "append_ms_p99",
        "file_mb",
        "backup_s",
    ]
    assert figures["deals"] == 120
    assert all(figure > 0 for figure in figures.values())
