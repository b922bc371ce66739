"""Every published example of the deal record gets the answer that comes with it."""

import json
from pathlib import Path

import pytest

from vira_desktop.rules.record import Record, format_record, parse_record, read_records
from vira_desktop.rules.strict_json import Json
from vira_desktop.rules.verdict import answer_to

EXAMPLES: list[dict[str, dict[str, Json]]] = [
    json.loads(line)
    for line in (Path(__file__).parent.parent / "data/examples.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]


def test_all_examples_are_there() -> None:
    assert len(EXAMPLES) == 110


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_answer(example: dict[str, dict[str, Json]]) -> None:
    ((line, entry),) = read_records(json.dumps(example["record"]))

    answer = answer_to(entry)

    if "error" in example["expect"]:
        assert set(answer) == {"error", "line"}
        assert answer["line"] == line == 1
        assert answer["error"]
    else:
        assert answer == example["expect"]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_written_again_as_it_was_read(example: dict[str, dict[str, Json]]) -> None:
    text = json.dumps(example["record"], ensure_ascii=False)
    ((_, entry),) = read_records(text)
    if isinstance(entry, Record):
        assert format_record(entry) == text
        assert parse_record(format_record(entry)) == entry
    else:
        assert "error" in example["expect"]
