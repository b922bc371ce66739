"""`vira deal`: a fresh record; the same seed deals the same cards in every process (W18)."""

import json

import pytest

from tests.cli.program import vira
from vira_desktop.cli import main
from vira_desktop.rules.record import Record, parse_record
from vira_desktop.rules.verdict import check


def dealt(capsys: pytest.CaptureFixture[str], *arguments: str) -> Record:
    assert main(["deal", *arguments]) == 0
    return parse_record(capsys.readouterr().out)


def test_the_same_seed_the_same_deal_in_any_process() -> None:
    told = {vira("deal", "--seed", "åö 7", env={"PYTHONHASHSEED": seed}).out for seed in "012"}
    assert len(told) == 1
    assert json.loads(told.pop())["seed"] == "åö 7"


def test_unseeded_deals_differ_and_name_their_seed(capsys: pytest.CaptureFixture[str]) -> None:
    records = [dealt(capsys) for _ in range(5)]
    assert len({record.deal.hands for record in records}) == 5
    for record in records:
        assert dealt(capsys, "--seed", str(record.seed)) == record


def test_unseeded_deals_differ_between_processes() -> None:
    assert vira("deal").out != vira("deal").out


def test_players_and_pulla(capsys: pytest.CaptureFixture[str]) -> None:
    assert [dealt(capsys).deal.players, dealt(capsys).deal.pulla] == [3, 3]
    four = dealt(capsys, "--players", "4").deal
    assert (four.players, four.pulla) == (4, 4)
    assert dealt(capsys, "--pulla", "0").deal.pulla == 0
    assert dealt(capsys, "--pulla", "12").deal.pulla == 12


def test_it_is_a_legal_record_before_the_first_call(capsys: pytest.CaptureFixture[str]) -> None:
    record = dealt(capsys)
    assert record.actions == ()
    assert check(record)["phase"] == "bidding"
