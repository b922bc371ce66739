"""The deals over which texts are read are the recorded examples."""

import csv
import json
from pathlib import Path

import pytest

from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.record import Record, Unreadable, read_records
from vira_desktop.rules.refusals import IllegalAction
from vira_desktop.rules.state import State

ROOT = Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "tests" / "data" / "examples.jsonl"


@pytest.fixture(scope="session")
def bid_table() -> list[dict[str, str]]:
    """The rows of the printed bid table, in order."""
    with (ROOT / "tests" / "data" / "bid-table.tsv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t"))


@pytest.fixture(scope="session")
def lines_of_play() -> list[list[State]]:
    """Every recorded example as the states it went through, from the first call on."""
    found = []
    for line in EXAMPLES.read_text(encoding="utf-8").splitlines():
        text = json.dumps(json.loads(line)["record"])
        for _, record in read_records(text):
            if isinstance(record, Record):
                found.append(_states(record))
            else:
                assert isinstance(record, Unreadable)
    return found


def _states(record: Record) -> list[State]:
    states: list[State] = [begin(record.deal)]
    for action in record.actions:
        try:
            states.append(apply(states[-1], action))
        except IllegalAction:
            break
    return states
