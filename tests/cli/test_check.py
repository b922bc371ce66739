"""`vira check`: every record of every file answered in order, and the exit status that goes with
it."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import COMMAND, vira
from vira_desktop.cli import check, main

DATA = Path(__file__).parent.parent / "data/examples.jsonl"
EXAMPLES: list[dict[str, Any]] = [
    json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()
]
LEGAL = next(e["record"] for e in EXAMPLES if e["expect"].get("legal"))
ILLEGAL = next(e["record"] for e in EXAMPLES if e["expect"].get("legal") is False)
UNREADABLE = next(e["record"] for e in EXAMPLES if "error" in e["expect"])


def written(folder: Path, name: str, *records: object, indent: int | None = None) -> str:
    """The path of a file with these records, one a line."""
    path = folder / name
    path.write_text("\n".join(json.dumps(r, indent=indent) for r in records), encoding="utf-8")
    return str(path)


def answers(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def test_all_examples_in_one_file(tmp_path: Path) -> None:
    path = written(tmp_path, "all.jsonl", *(example["record"] for example in EXAMPLES))
    outcome = vira("check", path)
    given = answers(outcome.out)
    assert len(given) == len(EXAMPLES)
    for line, (answer, example) in enumerate(zip(given, EXAMPLES, strict=True), start=1):
        if "error" in example["expect"]:
            assert set(answer) == {"error", "line"}
            assert answer["line"] == line
        else:
            assert answer == example["expect"]
    assert (outcome.status, outcome.err) == (2, "")


@pytest.mark.parametrize(
    ("records", "status"),
    [
        ([LEGAL], 0),
        ([LEGAL, LEGAL], 0),
        ([LEGAL, ILLEGAL, LEGAL], 1),
        ([ILLEGAL, UNREADABLE, LEGAL], 2),
    ],
)
def test_the_exit_status_is_the_greatest(
    tmp_path: Path, records: list[object], status: int
) -> None:
    assert vira("check", written(tmp_path, "a.jsonl", *records)).status == status
    files = [written(tmp_path, f"{n}.vira", r, indent=2) for n, r in enumerate(records)]
    outcome = vira("check", *files)
    assert outcome.status == status
    assert len(answers(outcome.out)) == len(records)


def test_standard_input_and_files_are_answered_in_order(tmp_path: Path) -> None:
    path = written(tmp_path, "legal.vira", LEGAL)
    outcome = vira("check", path, "-", path, given=json.dumps(ILLEGAL).encode())
    assert [answer["legal"] for answer in answers(outcome.out)] == [True, False, True]
    assert outcome.status == 1


def test_a_file_that_cannot_be_had_is_an_unreadable_record(tmp_path: Path) -> None:
    missing, path = str(tmp_path / "none.vira"), written(tmp_path, "legal.vira", LEGAL)
    for bad in (missing, str(tmp_path)):
        outcome = vira("check", bad, path)
        first, second = answers(outcome.out)
        assert first["line"] == 1
        assert bad in first["error"]
        assert second["legal"] is True
        assert outcome.status == 2
        assert outcome.err.count("\n") == 1
        assert bad in outcome.err


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"\x00\x01\x02", bytes(range(256)) * 40, b"\xff\xfe{\x00}\x00", b"\xef\xbb\xbf{}",
     b"\x89PNG\r\n\x1a\n", b"[" * 100_000, b'{"a":' * 100_000, b"\xed\xa0\x80", b'"\xc3"'],
)  # fmt: skip
def test_other_files_are_one_unreadable_record(content: bytes) -> None:
    outcome = vira("check", "-", given=content)
    (answer,) = answers(outcome.out)
    assert set(answer) == {"error", "line"}
    assert (outcome.status, outcome.err) == (2, "")


def test_the_answer_is_plain_ascii_whatever_the_language_of_the_shell() -> None:
    record = {**LEGAL, "actions": ["F bid begär\u2028"]}
    for env in ({}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}):
        outcome = vira("check", "-", given=json.dumps({**record, "ö": 1}).encode(), env=env)
        assert outcome.out.isascii()
        assert outcome.out.count("\n") == 1
        assert '"ö"' in answers(outcome.out)[0]["error"]


def test_a_reader_that_goes_away_is_no_disaster(tmp_path: Path) -> None:
    path = written(tmp_path, "many.jsonl", *[LEGAL] * 2_000)
    with subprocess.Popen(
        [*COMMAND, "check", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.readline()
        run.stdout.close()
        told = run.stderr.read().decode()
        assert run.wait(60) == 141
    assert told == "vira: nobody reads the output any more.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_a_full_disk_gets_a_sentence(tmp_path: Path) -> None:
    path = written(tmp_path, "legal.vira", LEGAL)
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        run = subprocess.run(
            [*COMMAND, "check", path], stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert run.returncode == 2
    assert run.stderr.decode().count("\n") == 1
    assert run.stderr.decode().startswith("vira: there is no room where the output goes")


def test_ctrl_c_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(name: str) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(check, "read_source", interrupted)
    assert main(["check", "some.vira"]) == 130
    assert capsys.readouterr().err == "vira: interrupted.\n"
