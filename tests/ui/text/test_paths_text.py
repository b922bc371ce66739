"""Paths in sentences."""

from pathlib import PurePosixPath, PureWindowsPath

import pytest

from vira_desktop.ui.text.paths_text import path_text

JOINED = "\N{WORD JOINER}"


@pytest.mark.parametrize(
    "path",
    [PurePosixPath("/home/anna/vira.sqlite3"), PureWindowsPath(r"C:\Users\Anna\vira.sqlite3")],
)
def test_a_path_is_not_broken_after_a_slash(path: PurePosixPath | PureWindowsPath) -> None:
    said = path_text(path)
    assert said.replace(JOINED, "") == str(path)
    assert all(said[at + 1] == JOINED for at, letter in enumerate(said) if letter in "/\\")


def test_one_that_has_room_in_no_line_may_be(tmp_path: PurePosixPath) -> None:
    long = tmp_path.joinpath(*["folder"] * 12)
    assert path_text(long) == str(long)
