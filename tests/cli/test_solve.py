"""`vira solve`: positions in, tricks out."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.cli.program import COMMAND, vira
from vira_desktop.cli.position_text import BadPosition, read_position
from vira_desktop.rules.strict_json import Json

ENDING: dict[str, Json] = {
    "hands": {"F": "A2...", "M": "K3...", "R": ".AK.."},
    "declarer": "F",
    "trump": "S",
    "leader": "F",
    "tricks": 2,
}


def solve(*arguments: str, given: str = "") -> list[dict[str, object]]:
    run = vira("solve", *arguments, given=given.encode())
    assert (run.status, run.err) == (0, "")
    return [json.loads(line) for line in run.out.splitlines()]


def test_one_position() -> None:
    (answer,) = solve("-", given=json.dumps(ENDING, indent=1))
    assert list(answer) == ["declarer_tricks", "cards", "nodes", "seconds"]
    assert answer["declarer_tricks"] == 1
    assert answer["cards"] == {"S2": 1, "SA": 1}


def test_a_position_a_line(tmp_path: Path) -> None:
    half = {**ENDING, "hands": {"F": "A...", "M": "K3...", "R": ".AK.."}, "trick": ["F S2"]}
    low = {**ENDING, "trump": None, "low": True}
    ones = {**low, "aces_low": True}
    file = tmp_path / "positions"
    file.write_text("\n".join(map(json.dumps, (ENDING, half, low, ones))) + "\n\n")
    answers = solve(str(file))
    assert [answer["declarer_tricks"] for answer in answers] == [1, 1, 1, 0]
    assert answers[1]["cards"] == {"S3": 1, "SK": 1}


RECORD = "tests/data/games/solo-made.vira"


def test_a_position_out_of_a_record() -> None:
    record = json.loads(Path(RECORD).read_text(encoding="utf-8"))
    lead = next(n for n, action in enumerate(record["actions"]) if " card " in action)
    (answer,) = solve("--record", RECORD, "--at", str(lead))
    cards = answer["cards"]
    assert isinstance(cards, dict)
    assert len(cards) == 13
    (later,) = solve("--record", RECORD, "--at", str(lead + 1))
    assert later["declarer_tricks"] == cards[record["actions"][lead].split()[-1]]


@pytest.mark.parametrize(
    ("arguments", "given", "said"),
    [
        (("-",), "", "no position"),
        (("-",), " \n\n", "no position"),
        (("-",), "{", "line 1: not JSON: "),
        (("-",), json.dumps(ENDING, indent=1)[:-1], "line 11: not JSON: "),
        (("-",), json.dumps(ENDING) + "\n{\n", "line 2: not JSON: "),
        (("-",), "NaN", "line 1: not JSON: NaN is no number there"),
        (("-",), '{"tricks": 1, "tricks": 2}', "twice"),
        (("-",), "[" * 100_000, "nested too deeply"),
        (("-",), "[]", "an object"),
        (("-",), json.dumps(ENDING) + "\n{}\n", "line 2: "),
        (("no such file",), "", "cannot be read"),
        (("--record", RECORD, "--at", "999"), "", "actions"),
        (("--record", RECORD, "--at", "0"), "", "no card is to be played"),
        (("-", "--at", "3"), json.dumps(ENDING), "--record"),
    ],
)
def test_what_cannot_be_solved(arguments: tuple[str, ...], given: str, said: str) -> None:
    run = vira("solve", *arguments, given=given.encode())
    assert run.status == 2
    assert run.err.startswith("vira solve: ")
    assert said in run.err
    assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hands": {"F": "A2...", "M": "K3..."}}, "F, M and R"),
        ({"hands": {"F": "2A...", "M": "K3...", "R": ".AK.."}}, "hand of F"),
        ({"hands": {"F": 7, "M": "K3...", "R": ".AK.."}}, "hand of F"),
        ({"hands": {"F": "A2...", "M": "A3...", "R": ".AK.."}}, "two places"),
        ({"declarer": "X"}, '"declarer"'),
        ({"leader": None}, '"leader"'),
        ({"trump": "N"}, '"trump"'),
        ({"low": 1}, '"low"'),
        ({"aces_low": "no"}, '"aces_low"'),
        ({"trick": "F SA"}, '"trick"'),
        ({"trick": ["F S"]}, "no seat with a card"),
        ({"tricks": 2.0}, '"tricks"'),
        ({"tricks": 3}, "declarer's cards are 2, and the tricks to be played 3"),
        ({"tricks": 10**30}, "tricks cannot be left"),
        ({"hands": {"F": "A2...", "M": "K...", "R": ".AK.."}}, "cards are 1 and 2"),
        ({"colour": "red"}, '"colour" is not known'),
    ],
)
def test_a_position_is_read_strictly(change: dict[str, Json], said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        read_position({**ENDING, **change})


# fmt: off
JUNK: list[Json] = [
    None, True, 0, -1, 10**30, 2.5, "", "X", "F", "SA", "AA...", "A2....", "a2...", "10...",
    "AK4.96.QJ3.T9852", "\x00", [], ["F SA"], [None], ["F SA"] * 3, {}, {"F": 1}, {"F": "A2..."},
]
# fmt: on


def test_whatever_is_wrong_is_said_in_a_sentence() -> None:
    """Each key with each piece of junk: the position is read, or refused in one line."""
    said = []
    for key in (*ENDING, "low", "aces_low", "trick"):
        for junk in JUNK:
            try:
                read_position({**ENDING, key: junk})
            except BadPosition as problem:
                said.append(str(problem))
    assert len(said) > 100
    assert all(sentence and "\n" not in sentence for sentence in said)
    hands = ENDING["hands"]
    assert isinstance(hands, dict)
    for junk in JUNK:
        with pytest.raises(BadPosition):
            read_position({**ENDING, "hands": {**hands, "R": junk}})


@pytest.mark.parametrize("key", ["hands", "declarer", "leader", "tricks"])
def test_no_key_may_be_missing(key: str) -> None:
    with pytest.raises(BadPosition, match=f'"{key}" is missing'):
        read_position({name: value for name, value in ENDING.items() if name != key})


@pytest.mark.parametrize(
    ("redirection", "given", "status"),
    [
        ("<&-", ENDING, 2),
        (">&-", ENDING, 0),
        (">/dev/full", ENDING, 2),
        ("2>&-", ENDING, 0),
        ("2>&-", {}, 2),
    ],
)
def test_closed_and_full_streams(redirection: str, given: dict[str, Json], status: int) -> None:
    run = subprocess.run(
        ["sh", "-c", f'"$@" {redirection}', "sh", *COMMAND, "solve", "-"],
        input=json.dumps(given).encode(),
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert run.returncode == status
    assert b"Traceback" not in run.stderr
    assert run.stderr.count(b"\n") == (status == 2 and "2>" not in redirection)
