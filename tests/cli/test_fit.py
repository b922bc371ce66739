"""`vira fit bidding`: what it writes and prints, and what it refuses."""

import json
from pathlib import Path

import pytest

from vira_desktop.bots.hand_worth import FILE, parse_model
from vira_desktop.bots.shipped_worth import shipped_model
from vira_desktop.cli import main
from vira_desktop.ui.assets import resource_path

SHIPPED = str(resource_path(*FILE))


def fit(data: Path, *arguments: str) -> int:
    return main(
        ["--data-dir", str(data), "fit", "bidding", "--seed", "1", "--processes", "1", *arguments]
    )


def refused(capsys: pytest.CaptureFixture[str], data: Path, *arguments: str) -> str:
    assert fit(data, *arguments) == 2
    printed = capsys.readouterr()
    assert not printed.out
    said = printed.err.splitlines()[-1]  # before it, how far the work was
    assert said.startswith("vira fit: ")
    return said.removeprefix("vira fit: ")


def test_numbers_are_found_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "numbers.tsv"
    assert fit(tmp_path, "--deals", "49", "--out", str(out), "--margin", "1.5", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["file", "deals", "seed", "solver"]
    assert found["file"] == str(out)
    assert all(set(row) == {"cases", "played", "solved"} for row in found["solver"].values())
    text = out.read_text(encoding="utf-8")
    assert parse_model(text).margin == 1.5
    assert text.startswith("# Made by: vira fit bidding --deals 49 --seed 1 --margin 1.5\n")

    assert fit(tmp_path, "--check", "--deals", "8", "--model", str(out), "--json") == 0
    checked = json.loads(capsys.readouterr().out)
    assert list(checked) == [
        *("deals", "seed", "families", "declarer", "games", "played", "sessions"),
        *("exceptions", "illegal"),
    ]
    assert sum(row["cases"] for row in checked["families"].values()) == 8

    assert fit(tmp_path, "--check", "--deals", "8", "--model", str(out)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["deals", "8"]
    assert any("foretold less came" in line for line in lines)


def test_sessions_make_the_numbers_truer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "truer.tsv"
    for _ in range(2):
        rest = ("--curves", "--deals", "70", "--known", "9", "--margin", "0.5", "--model", SHIPPED)
        assert fit(tmp_path, *rest, "--out", str(out), "--json") == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["file"], found["deals"]) == (str(out), 70)
        text = out.read_text(encoding="utf-8")
        assert parse_model(text).curves != shipped_model().curves
        assert parse_model(text).weights == shipped_model().weights
        assert parse_model(text).margin == 0.5
        assert text.count("# Made by:") == 1
        assert text.count("# Then:") == 1 + Path(SHIPPED).read_text("utf-8").count("# Then:")
        assert "--curves --bot bids-by-worth --deals 70 --seed 1 --known 9 --margin 0.5\n" in text


def test_a_level_plays_sessions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check = ("--check", "--bot", "klubbspelare", "--deals", "1", "--json")
    assert fit(tmp_path, *check) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["exceptions"], found["illegal"]) == (0, 0)
    assert sum(found["played"].values()) == 1
    assert found["sessions"]["bets"]["sessions"] == 1


def test_what_is_shipped_can_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert fit(tmp_path, "--check", "--deals", "3", "--json") == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 3


def test_refusals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = refused(capsys, tmp_path, "--deals", "48", "--out", str(tmp_path / "few"))
    assert few == "--deals 48: all games want 49 or more."
    of_check = refused(capsys, tmp_path, "--deals", "60", "--model", SHIPPED)
    assert of_check == "--model is for --check and --curves."
    of_bot = refused(capsys, tmp_path, "--deals", "60", "--bot", "klubbspelare")
    assert of_bot == "--bot is for --check and --curves."
    of_known = refused(capsys, tmp_path, "--deals", "60", "--known", "9")
    assert of_known == "--known is for --curves."
    for more in (("--curves",), ("--out", "1"), ("--margin", "1"), ("--known", "1")):
        said = refused(capsys, tmp_path, "--deals", "1", "--check", *more)
        assert said.startswith("--check writes nothing")


def test_a_bad_file_of_numbers_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.tsv"
    check = ("--check", "--deals", "1", "--model", str(bad))
    assert "cannot be read" in refused(capsys, tmp_path, *check)
    bad.write_bytes(b"\xff\xfe")
    assert refused(capsys, tmp_path, *check) == f"{bad} is no text."
    bad.write_text("kind\tof\tname\tvalue\nweight\tspel\ttrumps\tmany\n", encoding="utf-8")
    said = refused(capsys, tmp_path, *check)
    assert said == f"{bad} is not what it should be in line 2: 'many' is no number."
    bad.write_text("kind\tof\tname\tvalue\n", encoding="utf-8")
    said = refused(capsys, tmp_path, *check)
    assert said == f"{bad} is not what it should be: weight spel trumps is missing."
    match = ["match", "--deals", "1", "--seed", "1", "--bots", f"bids-by-worth:{bad},regel"]
    assert main(["--data-dir", str(tmp_path), *match]) == 2
    assert "is missing" in capsys.readouterr().err


def test_the_bidding_is_measured_in_a_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rest = ["--deals", "2", "--seed", "1", "--processes", "1", "--json"]
    diffs = []
    for name in ("bids-by-worth", f"bids-by-worth:{SHIPPED}"):
        assert main(["--data-dir", str(tmp_path), "match", "--bots", f"{name},regel", *rest]) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["exceptions"], found["illegal"]) == (0, 0)
        diffs.append(found["diff"])
    assert diffs[0] == diffs[1]


def test_numbers_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "nowhere" / "numbers.tsv"
    said = refused(capsys, tmp_path, "--deals", "49", "--out", str(out))
    assert said.startswith(f"the numbers cannot be written to {out}: ")
