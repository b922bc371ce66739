"""`vira sim`: what it prints and writes, and what it refuses to play."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import vira
from vira_desktop.cli import main
from vira_desktop.rules.record import Record, read_records
from vira_desktop.rules.verdict import check

KEYS = ["deals", "exceptions", "illegal", "seconds", "games", "worth", "worth_by_seat"]
COUNTS = ["bid", "played", "home", "bet", "kodilj", "laid", "repurchased"]
LOTS = ["--bots", "random,random,random"]


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["sim", "--json", *arguments]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.count("\n") == 1
    found: dict[str, Any] = json.loads(told.out)
    return found


def test_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--deals", "30", "--seed", "7", *LOTS)
    assert list(found) == KEYS
    assert (found["deals"], found["exceptions"], found["illegal"]) == (30, 0, 0)
    assert found["seconds"] > 0
    assert all(list(row) == COUNTS for row in found["games"].values())
    assert sum(row["played"] for row in found["games"].values()) == 30
    assert found["worth"] == {"random": 0}
    assert list(found["worth_by_seat"]) == ["F", "M", "R"]


def test_four_chairs_and_several_bots(capsys: pytest.CaptureFixture[str]) -> None:
    bots = "regel,random,random,random"
    found = figures(capsys, "--deals", "8", "--seed", "7", "--players", "4", "--bots", bots)
    assert set(found["worth"]) == {"regel", "random"}
    assert found["worth"]["regel"] + 3 * found["worth"]["random"] == pytest.approx(0, abs=1e-3)
    assert list(found["worth_by_seat"]) == ["F", "M", "R", "S"]


def test_the_usual_bot_sits_in_every_chair(capsys: pytest.CaptureFixture[str]) -> None:
    assert figures(capsys, "--deals", "1", "--seed", "7")["worth"] == {"regel": 0}
    four = figures(capsys, "--deals", "1", "--seed", "7", "--players", "4")
    assert "S" in four["worth_by_seat"]


def test_the_same_seed_the_same_figures_in_any_process() -> None:
    told = []
    for hash_seed, seed in (("0", "7"), ("1", "7"), ("0", "8")):
        outcome = vira("sim", "--deals", "15", "--seed", seed, "--json", *LOTS,
                       env={"PYTHONHASHSEED": hash_seed})  # fmt: skip
        found = json.loads(outcome.out)
        assert found.pop("seconds") > 0
        told.append(found)
    assert told[0] == told[1]
    assert told[0] != told[2]


def test_the_records_are_legal_and_say_who_played_what(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deals.jsonl"
    bots = ["--bots", "random,random,random,random"]
    figures(capsys, "--deals", "25", "--seed", "ö", *bots, "--records", str(path))
    records = [entry for _, entry in read_records(path.read_text(encoding="utf-8"))]
    assert len(records) == 25
    for number, record in enumerate(records, start=1):
        assert isinstance(record, Record)
        assert check(record)["phase"] == "settled"
        assert record.seed == f"ö/{number}"
        assert record.names == dict.fromkeys("FMRS", "random")
    assert vira("check", str(path)).status == 0


def test_a_deal_of_a_simulation_can_be_dealt_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deals.jsonl"
    figures(capsys, "--deals", "3", "--seed", "7", *LOTS, "--records", str(path))
    third = json.loads(path.read_text(encoding="utf-8").splitlines()[2])
    again = json.loads(vira("deal", "--seed", "7/3").out)
    assert [again[key] for key in ("hands", "stock", "highest")] == [
        third[key] for key in ("hands", "stock", "highest")
    ]


def test_without_json_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--deals", "10", "--seed", "7", *LOTS]) == 0
    told = capsys.readouterr().out
    assert told.startswith("10 deals in ")
    assert "0 exceptions, 0 illegal actions" in told
    assert all(name in told for name in (*COUNTS, "random", "Worth in pins a deal"))


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ("--bots nobody,random,random", "'nobody'; there are hemmaspelare, klubbspelare, mastare,"),
        ("--bots random,random", "2 named"),
        ("--bots random", "1 named"),
        ("--bots random,random --players 4", "2 named"),
        ("--bots random,random,random --players 4", "3 named"),
        ("--bots random,random,random,random --players 3", "4 named"),
        ("--bots random,random,random,random,random", "5 named"),
        ("--bots random,,random", "''"),
        ("--bots Random,random,random", "'Random'"),
    ],
)
def test_bots_that_cannot_sit_there_get_a_sentence(
    arguments: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "--deals", "1", "--seed", "1", *arguments.split(" ")]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert named in told.err


def test_records_that_cannot_be_written_get_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path, tmp_path / "no folder" / "deals.jsonl"):
        assert main(["sim", "--deals", "1", "--seed", "1", *LOTS, "--records", str(path)]) == 2
        told = capsys.readouterr()
        assert (told.out, told.err.count("\n")) == ("", 1)
        assert str(path) in told.err
