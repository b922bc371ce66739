"""`vira fit questions`: what it makes, counts, judges again and prints as it is found."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.program import COMMAND
from vira_desktop.cli import fit_questions, main
from vira_desktop.trainer import worth_making
from vira_desktop.trainer.worth_questions import parse_line, parse_questions


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

    def never(*_: object) -> None:
        raise AssertionError("it was finished")

    monkeypatch.setattr(worth_making.Maker, "make", never)
    assert fit(tmp_path, *words) == 0
    assert out.read_text(encoding="utf-8") == text


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
