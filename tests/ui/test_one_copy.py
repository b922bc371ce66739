"""One window for one folder."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.helpers.hostile import open_folder, read_only
from vira_desktop.ui.one_copy import LOCK_NAME, OneCopy

_LOCKED = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from vira_desktop.ui.one_copy import OneCopy
app = QCoreApplication([])
copy = OneCopy(Path(sys.argv[1]))
assert copy.is_first
os.kill(os.getpid(), 9)
"""


@pytest.fixture
def owner(qapp: QObject) -> Iterator[QObject]:
    """Whose children the copies are."""
    owner = QObject()
    yield owner
    for copy in owner.findChildren(OneCopy):
        copy.close()


def test_a_second_start_calls_the_first_window(
    owner: QObject, tmp_path: Path, qtbot: QtBot
) -> None:
    first = OneCopy(tmp_path / "data", owner)
    assert first.is_first
    second = OneCopy(tmp_path / "data", owner)
    assert not second.is_first
    with qtbot.waitSignal(first.called, timeout=2000):
        assert second.call_first()
    third = OneCopy(tmp_path / "data", owner)
    with qtbot.waitSignal(first.called, timeout=2000):
        assert third.call_first()


def test_what_a_second_start_was_to_open_is_handed_to_the_first(
    owner: QObject, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = OneCopy(tmp_path / "data", owner), OneCopy(tmp_path / "data", owner)
    monkeypatch.chdir(tmp_path)
    named = ("en giv, år 1850.vira", str(tmp_path / "annan\ngiv.vira"), os.fsdecode(b"g\xe5.vira"))
    for name in named:
        with qtbot.waitSignal(first.called, timeout=2000) as told:
            assert second.call_first(name)
        assert told.args == [str(tmp_path / name)]
    with qtbot.waitSignal(first.called, timeout=2000) as told:
        assert second.call_first()
    assert told.args == [""]


def test_another_folder_is_another_program(owner: QObject, tmp_path: Path) -> None:
    assert OneCopy(tmp_path / "a", owner).is_first
    assert OneCopy(tmp_path / "b", owner).is_first


def test_when_the_first_has_ended_the_next_is_first(owner: QObject, tmp_path: Path) -> None:
    first = OneCopy(tmp_path, owner)
    first.close()
    assert OneCopy(tmp_path, owner).is_first


def test_the_lock_of_a_copy_that_was_killed_is_taken_over(
    owner: QObject, tmp_path: Path, qtbot: QtBot
) -> None:
    killed = subprocess.run([sys.executable, "-P", "-c", _LOCKED, str(tmp_path)], check=False)
    assert killed.returncode == -9
    assert (tmp_path / LOCK_NAME).exists()
    first = OneCopy(tmp_path, owner)
    assert first.is_first
    second = OneCopy(tmp_path, owner)
    with qtbot.waitSignal(first.called, timeout=2000):
        assert second.call_first()


def test_a_first_copy_that_does_not_listen_is_told_apart(
    owner: QObject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vira_desktop.ui.one_copy.PATIENCE", 100)
    first = OneCopy(tmp_path, owner)
    assert first._server is not None
    first._server.close()
    second = OneCopy(tmp_path, owner)
    assert not second.is_first
    assert not second.call_first()


def test_where_no_lock_can_be_made_everybody_is_first(owner: QObject) -> None:
    with open_folder() as folder, read_only(folder):
        for data in (folder, folder / "new"):
            assert OneCopy(data, owner).is_first
