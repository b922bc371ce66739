"""`vira match`: what it prints and keeps, on one process and on two, and what it refuses."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import vira
from vira_desktop.cli import main
from vira_desktop.cli import match as command
from vira_desktop.laboratory import duplicate, tracks
from vira_desktop.laboratory.duplicate import Job, Outcome, play
from vira_desktop.laboratory.tracks import FAMILIES

KEYS = ["bots", "track", "family", "set", "deals", "tables", "seed", "diff", "worth", "declared",
        "success", "kodilj", "exceptions", "illegal", "ms"]  # fmt: skip
TWO = ["--bots", "regel,random", "--seed", "1"]


def match(data: Path, *arguments: str) -> int:
    return main(["--data-dir", str(data), "match", *TWO, *arguments])


def figures(capsys: pytest.CaptureFixture[str], data: Path, *arguments: str) -> dict[str, Any]:
    assert match(data, "--json", *arguments) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, tmp_path, "--deals", "20", "--processes", "1")
    assert list(found) == KEYS
    assert (found["deals"], found["tables"], found["seed"]) == (20, 120, "1")
    assert (found["exceptions"], found["illegal"]) == (0, 0)
    diff = found["diff"]
    assert list(diff) == ["mean", "low", "high"]
    assert 0 < diff["low"] < diff["mean"] < diff["high"]
    assert diff["mean"] == pytest.approx(2 * found["worth"]["regel"], abs=0.001)
    assert sum(found["declared"].values()) == 120
    assert found["success"]["regel"] > found["success"]["random"]
    assert list(found["kodilj"]) == ["regel", "random"]
    assert list(found["ms"]["regel"])[:3] == ["bidding", "buying", "trick 1"]
    assert list(found["ms"]["regel"]["bidding"]) == ["decisions", "median", "p95", "most"]


def test_two_processes_find_the_same_as_one(tmp_path: Path) -> None:
    told = []
    for count in ("1", "2"):
        folder = str(tmp_path / count)
        run = vira(
            "--data-dir", folder, "match", *TWO, "--deals", "6", "--processes", count, "--json"
        )
        assert run.status == 0, run.err
        found = json.loads(run.out)
        assert found.pop("ms")
        told.append(found)
    assert told[0] == told[1]


def test_stopped_it_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = figures(capsys, tmp_path / "whole", "--deals", "5", "--processes", "1")
    played: list[int] = []

    def stops_at_the_third(job: Job) -> Outcome:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(job["number"])
        return play(job)

    monkeypatch.setattr(duplicate, "play", stops_at_the_third)
    data = tmp_path / "stopped"
    assert match(data, "--deals", "5", "--processes", "1") == 130
    (journal,) = (data / "matches").iterdir()
    # Killed while a line was written: that line does not count.
    journal.write_bytes(journal.read_bytes()[:-20])
    capsys.readouterr()

    def plays_on(job: Job) -> Outcome:
        played.append(job["number"])
        return play(job)

    monkeypatch.setattr(duplicate, "play", plays_on)
    assert match(data, "--deals", "5", "--processes", "1", "--json") == 0
    told = capsys.readouterr()
    assert played == [0, 1, 2, 2, 3, 4]
    assert "2 of 5 are finished already" in told.err
    found = json.loads(told.out)
    del found["ms"], whole["ms"]
    assert found == whole


def test_other_arguments_or_other_code_begin_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def journals() -> int:
        return len(list((tmp_path / "matches").iterdir()))

    figures(capsys, tmp_path, "--deals", "1", "--processes", "1")
    figures(capsys, tmp_path, "--deals", "1", "--processes", "1")
    assert journals() == 1
    figures(capsys, tmp_path, "--deals", "2", "--processes", "1")
    assert journals() == 2
    monkeypatch.setattr("vira_desktop.laboratory.journal._DECIDES", ("rules",))
    figures(capsys, tmp_path, "--deals", "1", "--processes", "1")
    assert journals() == 3


def test_without_json_lines_to_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert match(tmp_path, "--deals", "1", "--processes", "1") == 0
    told = capsys.readouterr().out
    assert re.search(r"^diff +mean -?[0-9.]+, low", told, re.MULTILINE)
    assert re.search(r"^regel +trick 13 ", told, re.MULTILINE)


@pytest.mark.parametrize("family", FAMILIES)
def test_card_play_with_the_gap_to_the_cheater(
    family: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (tracks, command):
        monkeypatch.setattr(module, "UNIFORM", "uniform-2")
    arguments = ("--track", "card-play", "--family", family, "--set", "test", "--gap")
    found = figures(capsys, tmp_path, "--deals", "2", "--processes", "1", *arguments)
    assert (found["track"], found["family"], found["set"]) == ("card-play", family, "test")
    assert (found["tables"], found["exceptions"], found["illegal"]) == (12, 0, 0)
    assert set(found["gap"]["home"]) == {"regel", "uniform-2", "cheat"}
    assert set(found["gap"]) == {"low", "high", "home"}
    assert "gap_share" in found
    assert "bidding" not in found["ms"]["regel"]


def test_the_gap_alone_is_the_same_gap(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (tracks, command):
        monkeypatch.setattr(module, "UNIFORM", "uniform-2")
    arguments = ("--deals", "4", "--track", "card-play", "--family", "misere-11", "--gap")
    with_all = figures(capsys, tmp_path, *arguments, "--processes", "1")
    alone = figures(capsys, tmp_path, *arguments, "--processes", "1", "--bots", "regel")
    assert (with_all["tables"], alone["tables"]) == (24, 12)
    assert (alone["gap"], alone["gap_share"]) == (with_all["gap"], with_all["gap_share"])
    assert alone["bots"] == ["regel"]
    assert not {"diff", "worth", "declared", "success", "kodilj"} & set(alone)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("--bots regel", "two different bots"),
        ("--bots regel,regel", "'regel,regel'"),
        ("--bots regel,random,regel", "two different bots"),
        (
            "--bots regel,nobody",
            "'nobody'; there are bids-by-worth, bids-by-worth:FILE, cheat, hemmaspelare, ",
        ),
        ("--family trump", "--family is for --track card-play"),
        ("--set test", "--set is for"),
        ("--gap", "--gap is for"),
        ("--track card-play", "wants --family: trump, misere-11"),
        ("--track card-play --family trump --deals 1000000", "holds "),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(
    arguments: str, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert match(tmp_path, "--deals", "1", *arguments.split(" ")) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert named in told.err


def test_a_folder_that_cannot_be_used_gets_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "matches").write_text("in the way")
    assert match(tmp_path, "--deals", "1") == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert str(tmp_path / "matches") in told.err
