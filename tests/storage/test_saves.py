"""A database of every released version opens, and everything in it is what it was (field test W25):
evenings, payments, statistics, training."""

import json
import shutil
from pathlib import Path

import pytest

from tests.storage.kept import NOW, opened, paths_in
from tests.storage.saves import SAVES, content
from vira_desktop.storage import results
from vira_desktop.storage.exports import lines
from vira_desktop.storage.imports import import_lines

VERSIONS = sorted(SAVES.glob("*.sqlite3"), key=lambda save: save.name)


def test_there_is_one_of_the_first_version() -> None:
    assert (SAVES / "version-1.sqlite3") in VERSIONS


@pytest.mark.parametrize("save", VERSIONS, ids=lambda save: save.stem)
def test_a_database_of_any_version_is_what_it_was(save: Path, tmp_path: Path) -> None:
    shutil.copy(save, tmp_path / "vira.sqlite3")
    expected = json.loads(save.with_suffix(".json").read_text(encoding="utf-8"))
    db = opened(paths_in(tmp_path))
    assert content(db) == expected
    results.rebuild(db)
    assert content(db)["statistics"] == expected["statistics"]


@pytest.mark.parametrize("save", VERSIONS, ids=lambda save: save.stem)
def test_its_export_gives_the_same_elsewhere(save: Path, tmp_path: Path) -> None:
    shutil.copy(save, tmp_path / "vira.sqlite3")
    db = opened(paths_in(tmp_path))
    elsewhere = opened(paths_in(tmp_path / "elsewhere"))
    import_lines(elsewhere, list(lines(db, NOW)))
    here, there = content(db), content(elsewhere)
    for name in ("evenings", "statistics", "reviews"):
        assert there[name] == here[name]
