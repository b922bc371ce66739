"""What trying out the bundle would find: programs that are not what a bundle should be."""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
import try_bundle
from bundle_contents import GLIBC_FLOOR, Wrong
from try_bundle import Copy

from vira_desktop.solver import kernel

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the programs are scripts of sh")

OPENS = """#!/bin/sh
mkdir -p ~/.local/share/vira ~/.config/vira
: >~/.local/share/vira/vira.sqlite3
"""


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder into which others may look: the programs are run as nobody."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def copy_of(place: Path, script: str) -> Copy:
    """A bundle in *place* whose program is *script*."""
    folder, home = place / "vira", place / "home"
    folder.mkdir()
    (folder / "vira").write_text(script, encoding="utf-8")
    (folder / "vira").chmod(0o755)
    home.mkdir()
    home.chmod(0o777)
    return Copy(folder, home)


def test_a_program_that_writes_its_own_folders_alone_is_good(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = copy_of(place, OPENS + "exec sleep 60\n")
    monkeypatch.setattr(try_bundle, "FOLDER", copy.folder)
    assert "only the user's own folders" in try_bundle.writes(copy)


def test_a_program_that_writes_elsewhere_in_the_home_is_refused(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = copy_of(place, OPENS + ": >~/stray\nexec sleep 60\n")
    monkeypatch.setattr(try_bundle, "FOLDER", copy.folder)
    with pytest.raises(Wrong, match="wrote stray"):
        try_bundle.writes(copy)


def test_a_program_whose_folder_is_not_as_it_was_built_is_refused(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = copy_of(place, OPENS + "exec sleep 60\n")
    built = place / "built"
    shutil.copytree(copy.folder, built)
    monkeypatch.setattr(try_bundle, "FOLDER", built)
    (copy.folder / "cache").write_bytes(b"")
    with pytest.raises(Wrong, match="changed its own folder"):
        try_bundle.writes(copy)


def test_a_program_that_keeps_nothing_or_ends_is_refused(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = copy_of(place, "#!/bin/sh\necho no screen >&2\nexit 3\n")
    with pytest.raises(Wrong, match="no screen"):
        try_bundle.writes(copy)
    with pytest.raises(Wrong, match="ended with 3"):
        copy.run("--self-check")


def test_a_program_that_answers_otherwise_than_the_source_is_refused(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for amount in ("RECORDS", "POSITIONS", "DEALS"):
        monkeypatch.setattr(try_bundle, amount, 1)
    here = Path(__file__).parents[2]
    same = f'#!/bin/sh\ncd {here} && exec {sys.executable} -P -m vira_desktop "$@"\n'
    copy = copy_of(place, same)
    monkeypatch.setattr(try_bundle, "_is_root", lambda: False)
    monkeypatch.setattr(try_bundle, "KEPT_VARIABLES", set(os.environ))
    assert "answers like the source" in try_bundle.answers(copy)
    other = same.replace("exec", 'case $1 in solve) echo "{}"; exit ;; esac; exec')
    (copy.folder / "vira").write_text(other, encoding="utf-8")
    with pytest.raises(Wrong, match="vira solve"):
        try_bundle.answers(copy)


def test_a_solver_that_is_not_compiled_is_refused(place: Path) -> None:
    copy = copy_of(place, "#!/bin/sh\necho vira 0.1.0 '(solver interpreted)'\n")
    with pytest.raises(Wrong, match="not compiled"):
        try_bundle.version(copy)


def test_a_library_that_asks_for_a_newer_c_library_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("vira", "kernel.so"):
        shutil.copy(kernel.__file__, tmp_path / name)
    assert (2, 0) < try_bundle.glibc_of(tmp_path) <= GLIBC_FLOOR
    monkeypatch.setattr(try_bundle, "GLIBC_FLOOR", (2, 0))
    with pytest.raises(Wrong, match=r"needs glibc 2\."):
        try_bundle.glibc(tmp_path)


def test_a_program_made_smaller_by_upx_is_refused(tmp_path: Path) -> None:
    (tmp_path / "_internal").mkdir()
    (tmp_path / "vira").write_bytes(b"\x7fELF ... UPX! ...")
    with pytest.raises(Wrong, match="UPX"):
        try_bundle.size(tmp_path)
