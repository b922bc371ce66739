"""Panels are shown the moments of the recorded examples."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from vira_desktop.rules.cards import NO_CARDS, CardSet
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.record import Record, read_records
from vira_desktop.rules.refusals import IllegalAction
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import State
from vira_desktop.rules.view import view_for
from vira_desktop.ui.table.model import TableModel

EXAMPLES = Path(__file__).resolve().parents[2] / "data" / "examples.jsonl"

ModelOf = Callable[..., TableModel]


@pytest.fixture(scope="session")
def states() -> list[State]:
    """Every state that an example goes through, deal after deal."""
    found: list[State] = []
    for line in EXAMPLES.read_text(encoding="utf-8").splitlines():
        for _, record in read_records(json.dumps(json.loads(line)["record"])):
            if not isinstance(record, Record):
                continue
            state: State = begin(record.deal)
            found.append(state)
            for action in record.actions:
                try:
                    state = apply(state, action)
                except IllegalAction:
                    break
                found.append(state)
    return found


@pytest.fixture
def model_of() -> ModelOf:
    """The model of a state as a seat sees it, with *selected* cards."""

    def model(state: State, seat: Seat, selected: CardSet = NO_CARDS) -> TableModel:
        return TableModel(
            view=view_for(state, seat),
            names=BySeat("Anna", "Bo", "Cilla"),
            standings=BySeat(0, 0, 0),
            deal_number=1,
            selected=selected,
        )

    return model
