"""The settings file: unknown keys kept, bad values reported, failures told, nothing lost."""

import json
from pathlib import Path

import pytest

from vira_desktop.session.settings import Settings, SettingsProblem, ThemeChoice
from vira_desktop.storage.paths import DATA_DIR_VARIABLE, find_paths
from vira_desktop.storage.settings_file import (
    LoadedSettings,
    load,
    save,
)

DARK = Settings(theme=ThemeChoice.DARK)


def test_without_a_file_there_are_defaults(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == LoadedSettings(Settings())


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "new" / "settings.json"
    assert save(path, DARK) is None
    assert load(path) == LoadedSettings(DARK)


def test_keys_of_another_version_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"sound": "på", "theme": "light"}', encoding="utf-8")
    save(path, DARK)
    written = json.loads(path.read_text(encoding="utf-8"))
    assert (written["sound"], written["theme"]) == ("på", "dark")


def test_bad_values_are_named(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"theme": "pink", "four_colour": true}', encoding="utf-8")
    expected = Settings(four_colour=True)
    assert load(path) == LoadedSettings(expected, SettingsProblem.BAD_VALUES, ("theme",))


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b"null", b'{"a": 1'], ids=str
)
def test_a_damaged_file_is_told_and_defaulted(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    assert load(path) == LoadedSettings(Settings(), SettingsProblem.UNREADABLE)
    assert save(path, DARK) is None
    assert load(path).settings == DARK


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    assert save(blocked / "settings.json", DARK) is SettingsProblem.NOT_WRITTEN


def test_a_given_folder_overrides_environment_and_platform(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "environment"))
    assert find_paths(str(tmp_path / "given")).data == tmp_path / "given"
    assert find_paths().data == tmp_path / "environment"
    monkeypatch.setenv(DATA_DIR_VARIABLE, "~nobody-of-that-name/vira")
    assert find_paths().data.parts[0] == "~nobody-of-that-name"
    monkeypatch.delenv(DATA_DIR_VARIABLE)
    assert find_paths().data.name == "vira"
