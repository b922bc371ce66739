"""The stored deals are what their family says, and are those that the script makes."""

import importlib.util
import lzma
from itertools import islice
from types import ModuleType

import pytest

from tests.helpers.source_tree import ROOT
from vira_desktop.laboratory import tracks
from vira_desktop.laboratory.duplicate import fault_of
from vira_desktop.rules.flow import replay
from vira_desktop.rules.games import Openness
from vira_desktop.rules.record import format_record, parse_record
from vira_desktop.rules.state import Playing
from vira_desktop.ui.assets import resource_path

EVERY = pytest.mark.parametrize(
    ("family", "of_set"),
    [(family, of_set) for family in tracks.FAMILIES for of_set in tracks.SETS],
)
LOOKED_AT = 25


def lines_of(family: str, of_set: str) -> list[str]:
    packed = resource_path(*tracks.file_of(family, of_set)).read_bytes()
    return lzma.decompress(packed).decode().splitlines()


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("freeze", ROOT / "packaging" / "freeze_deals.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@EVERY
def test_the_deals_are_what_their_family_says(family: str, of_set: str) -> None:
    lines = lines_of(family, of_set)
    assert len(set(lines)) == len(lines) > LOOKED_AT
    for line in lines[:LOOKED_AT]:
        assert fault_of(line) is None
        record = parse_record(line)
        state = replay(record.deal, record.actions).state
        assert isinstance(state, Playing)
        contract = state.contract
        if family == "trump":
            assert contract.trump is not None
        else:
            assert contract.is_low
            assert contract.named_game.low is Openness.CLOSED
            assert contract.tricks_to_play == int(family.removeprefix("misere-"))


@EVERY
def test_the_script_makes_them_again(family: str, of_set: str) -> None:
    again = [format_record(record) for record in islice(script().found(family, of_set), 3)]
    assert again == lines_of(family, of_set)[:3]


def test_no_deal_is_in_both_sets() -> None:
    for family in tracks.FAMILIES:
        tuned, kept = (set(lines_of(family, of_set)) for of_set in tracks.SETS)
        deals = [{line.split('"actions"')[0] for line in lines} for lines in (tuned, kept)]
        assert not deals[0] & deals[1]
