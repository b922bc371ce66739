"""The command line as a whole: quick, without Qt, and clear about what it does not understand."""

import os
import platform
import sys
from importlib.metadata import version
from types import SimpleNamespace

import pytest

from tests.cli.program import vira
from vira_desktop import __version__
from vira_desktop.cli import main
from vira_desktop.cli.screen import NO_SCREEN
from vira_desktop.solver.api import COMPILED


def test_help_is_there_within_three_tenths_of_a_second() -> None:
    took = []
    for _ in range(5):
        before = os.times()
        outcome = vira("--help")
        after = os.times()
        # The processor's time: that of the clock grows with whatever else the machine does.
        took.append(
            after.children_user
            + after.children_system
            - before.children_user
            - before.children_system
        )
        assert outcome.status == 0
        assert all(
            word in outcome.out for word in ("check", "sim", "deal", "drill", "bench", "--lang")
        )
    assert min(took) < 0.3, took


@pytest.mark.parametrize("command", ["check", "sim", "deal", "drill", "bench"])
def test_every_command_has_help(command: str) -> None:
    outcome = vira(command, "--help")
    assert outcome.status == 0
    assert outcome.out.startswith(f"usage: vira {command}")


def test_the_version() -> None:
    how = "compiled" if COMPILED else "interpreted"
    qt, python = version("PySide6-Essentials"), platform.python_version()
    assert vira("--version").out == (
        f"vira {__version__} (Qt {qt}, Python {python}, solver {how})\n"
    )


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ([], {}),
        (["--lang", "sv"], {"lang": "sv"}),
        (["--data-dir", "there", "--lang=en"], {"data_dir": "there", "lang": "en"}),
        (["open", "last"], {"deal": "last"}),
        (["open", "check"], {"deal": "check"}),
        (["last.vira"], {"deal": "last.vira"}),
        (["/tmp/någon annan.vira"], {"deal": "/tmp/någon annan.vira"}),
        (["./check"], {"deal": "./check"}),
        ([__file__], {"deal": __file__}),
        (["--data-dir", "a/b", "last.vira"], {"data_dir": "a/b", "deal": "last.vira"}),
    ],
)
def test_without_a_command_or_with_a_deal_the_window_opens(
    arguments: list[str], wanted: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, str | None]] = []

    def run(_give_up: object, **options: str | None) -> int:
        asked.append(options)
        return 7

    monkeypatch.setitem(sys.modules, "vira_desktop.app", SimpleNamespace(run=run))
    assert main(arguments) == 7
    assert asked == [{"data_dir": None, "lang": None, "deal": None, **wanted}]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_screen_no_window_opens_and_a_sentence_says_so() -> None:
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    env = {name: value for name, value in os.environ.items() if name not in screens}
    outcome = vira("open", "a.vira", env=env)
    assert (outcome.status, outcome.out) == (NO_SCREEN, "")
    assert outcome.err.startswith("vira: there is no screen")
    assert len(outcome.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("nonsense", "nonsense"),
        ("--nonsense", "--nonsense"),
        ("--lang fi", "fi"),
        ("--data-dir", "--data-dir"),
        ("check", "FILE"),
        ("check --fast x", "--fast"),
        ("sim", "--deals"),
        ("sim --deals 5", "--seed"),
        ("sim --deals -1 --seed 1", "'-1'"),
        ("sim --deals 0 --seed 1", "'0'"),
        ("sim --deals 1.5 --seed 1", "'1.5'"),
        ("sim --deals many --seed 1", "'many'"),
        ("sim --deals ٣ --seed 1", "'٣'"),
        ("sim --deals 1e3 --seed 1", "'1e3'"),
        ("sim --deals 99999999999 --seed 1", "'99999999999'"),
        ("sim --deals 1 --seed 1 --players 5", "'5'"),
        ("sim --deals 1 --seed 1 --players 2", "'2'"),
        ("sim --deals 1 --seed 1 --jso", "--jso"),
        ("drill nothing", "'nothing'"),
        ("drill words --level 6", "'6'"),
        ("drill words --count 0", "'0'"),
        ("deal --players 03", "'03'"),
        ("deal --pulla -1", "'-1'"),
        ("deal --pulla x", "'x'"),
        ("deal --seed \udcff", "no text"),
        ("bench", "what"),
        ("bench nothing", "nothing"),
    ],
)
def test_wrong_arguments_get_a_sentence(
    arguments: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments.split(" "))
    told = capsys.readouterr()
    assert end.value.code == 2
    assert told.out == ""
    assert named in told.err.splitlines()[-1]
