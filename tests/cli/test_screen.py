"""Where no window can be opened, one sentence says why, and nothing dumps a core."""

import os
import sys
from pathlib import Path

import PySide6
import pytest

from tests.cli.program import Outcome, vira
from vira_desktop import cli
from vira_desktop.cli.screen import NO_SCREEN

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere there is always a screen"
)

PLUGIN = Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms" / "libqxcb.so"
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
NOBODY_THERE = ":7777"


def started(*arguments: str, **variables: str) -> Outcome:
    """The program where Qt finds what *variables* say, and no more."""
    env = {name: value for name, value in os.environ.items() if name not in SCREENS}
    return vira(*arguments, env={**env, **variables})


@pytest.mark.parametrize("argument", [(), ("--self-check",), ("open", "a.vira")])
def test_a_screen_that_does_not_answer_is_named(argument: tuple[str, ...]) -> None:
    outcome = started(*argument, DISPLAY=NOBODY_THERE)
    assert (outcome.status, outcome.out) == (NO_SCREEN, "")
    assert len(outcome.err.splitlines()) == 1
    assert f"DISPLAY={NOBODY_THERE}" in outcome.err
    assert "does not answer" in outcome.err


def test_a_library_that_the_system_lacks_is_named(tmp_path: Path) -> None:
    plugin = tmp_path / "platforms" / PLUGIN.name
    plugin.parent.mkdir()
    # It looks for what it needs where it lies, so that here it finds nothing of Qt's.
    plugin.write_bytes(PLUGIN.read_bytes().replace(b"libxcb-icccm.so.4", b"libxcb-icccm.so.0"))
    outcome = started(DISPLAY=NOBODY_THERE, QT_PLUGIN_PATH=str(tmp_path))
    assert outcome.status == NO_SCREEN
    assert len(outcome.err.splitlines()) == 1
    assert "the system library lib" in outcome.err
    assert "is missing" in outcome.err


def test_a_way_to_draw_that_qt_does_not_know_is_told_in_its_words() -> None:
    outcome = started(QT_QPA_PLATFORM="etching")
    assert outcome.status == NO_SCREEN
    assert '"etching"' in outcome.err
    assert len(outcome.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("reason", "library"),
    [("libGL.so.1: cannot open shared object file: No such file or directory", "libGL.so.1")],
)
def test_a_library_that_qt_itself_lacks_is_named(
    reason: str, library: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_chosen: object) -> int:
        raise ImportError(reason)

    monkeypatch.setitem(cli._COMMANDS, "deal", fail)
    assert cli.main(["deal", "--seed", "1"]) == NO_SCREEN
    assert f"the system library {library} is missing" in capsys.readouterr().err


def test_a_fault_of_the_program_is_not_taken_for_a_missing_library(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(_chosen: object) -> int:
        raise ImportError("cannot import name 'x'")

    monkeypatch.setitem(cli._COMMANDS, "deal", fail)
    with pytest.raises(ImportError, match="cannot import name"):
        cli.main(["deal", "--seed", "1"])
