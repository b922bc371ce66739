"""`vira fit questions`: what it makes, counts, judges again and prints as it is found."""

import json
import os
import shlex
import subprocess
from pathlib import Path

import pytest

from tests.cli.program import COMMAND
from vira_desktop.cli import fit_questions, main
from vira_desktop.trainer import worth_making
from vira_desktop.trainer.worth_choosing import JUDGED_KINDS
from vira_desktop.trainer.worth_questions import FILE, parse_line, parse_questions
from vira_desktop.ui.assets import resource_path


def fit(data: Path, *arguments: str) -> int:
    return main(["--data-dir", str(data), "fit", "questions", "--processes", "1", *arguments])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds: what is found is of no use, but it comes soon."""
    monkeypatch.setattr(worth_making, "FIRST_LOOK", 4)
    monkeypatch.setattr(worth_making, "WORLDS", 16)


def test_what_is_shipped_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fit(tmp_path, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    for kind in ("bidding", "last-word"):
        assert found[kind]["near"] >= 0.5
        assert found[kind]["regel_wrong"] >= 0.25
    assert fit(tmp_path) == 0
    assert "regel_wrong" in capsys.readouterr().out


@pytest.mark.usefixtures("quick")
def test_a_file_is_made_and_made_again_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "made.jsonl"
    words = ("--count", "2", "--last-words", "1", "--seed", "t", "--out", str(out), "--json")
    assert fit(tmp_path, *words) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["bidding"]["questions"] == 2
    assert told["last-word"]["questions"] == 1
    text = out.read_text(encoding="utf-8")
    assert text.startswith("# Made by: vira fit questions --count 2 --last-words 1 --seed t\n")
    assert len(parse_questions(text)) == 3
    command = shlex.split(text.splitlines()[0].removeprefix("# Made by: "))
    assert command[0] == "vira"

    def never(*_: object) -> None:
        raise AssertionError("it was finished")

    monkeypatch.setattr(worth_making.Maker, "make", never)
    out.unlink()
    assert main(["--data-dir", str(tmp_path), *command[1:], "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == text


def test_the_file_says_by_which_commands_it_can_be_made(tmp_path: Path) -> None:
    """Each as it stands, the last one first."""
    shipped = resource_path("trainer", FILE).read_text(encoding="utf-8")
    kinds = [one.kind for one in parse_questions(shipped)]
    count, last_words = (str(kinds.count(kind)) for kind in JUDGED_KINDS)
    out = tmp_path / "made.jsonl"
    words = ("--count", count, "--last-words", last_words, "--seed", "an o'clock", "--more")
    assert fit(tmp_path, *words, "--out", str(out)) == 0
    first, second, *rest = out.read_text(encoding="utf-8").splitlines()
    command = shlex.split(first.removeprefix("# Made by: "))
    assert command == ["vira", "fit", "questions", *words]
    assert second == shipped.splitlines()[0].replace("Made by", "Keeps those of")
    assert len(rest) == len(kinds)


def test_two_processes_judge_as_one_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for processes in ("1", "2"):
        check = ("--check", "--count", "2", "--worlds", "1", "--processes", processes)
        assert fit(tmp_path / processes, *check, "--json") == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert told[0]["all"]["questions"] == 2


def test_questions_are_judged_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fit(tmp_path, "--check", "--count", "2", "--worlds", "1", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["times"] == 1
    assert told["all"]["questions"] == 2
    assert told["all"]["stand"] + len(told["fallen"]) == 2
    assert 0 <= told["all"]["answers_stand"] <= told["all"]["answers"]


def test_a_file_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit_questions, "chosen", lambda *_: [])
    monkeypatch.setattr(fit_questions, "_numbers", lambda _: range(0))
    assert fit(tmp_path, "--count", "1", "--out", str(tmp_path / "no" / "such")) == 2
    assert capsys.readouterr().err.startswith("vira fit: a file cannot be read or written: ")


def test_questions_are_printed_as_they_are_found_and_give_way_to_all_else() -> None:
    """What the program runs in the background."""
    words = ("fit", "questions", "--stream", "--seed", "7", "--first", "2")
    with subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        line = process.stdout.readline().decode()
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == 19
        process.kill()
    assert line == "\n" or parse_line(line).source.startswith("7/")
