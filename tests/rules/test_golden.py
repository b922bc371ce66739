"""Whole deals as records, one made and one lost of every family, against what was reckoned by hand
when they were written down: tests/data/games."""

import json
import statistics
import time
from pathlib import Path
from typing import TypedDict

import pytest

from vira_desktop.rules.flow import replay
from vira_desktop.rules.games import GAME_BY_KEY, Family, Result
from vira_desktop.rules.record import Record, parse_record
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Settled

GAMES = Path(__file__).parent.parent / "data/games"


class Reckoned(TypedDict, total=False):
    """What the deal must come to, and why."""

    why: str
    declarer: str
    game: str
    trump: str | None
    tricks: int
    result: str
    pulla: list[int]
    antes: int
    pins: list[int]
    pulla_after: int
    penalty: list[str]


RECKONED: dict[str, Reckoned] = json.loads((GAMES / "expected.json").read_text(encoding="utf-8"))
EVERY_DEAL = pytest.mark.parametrize("name", sorted(RECKONED))


def read(name: str) -> Record:
    return parse_record((GAMES / f"{name}.vira").read_text(encoding="utf-8"))


def test_one_made_and_one_lost_of_every_family() -> None:
    assert {path.stem for path in GAMES.glob("*.vira")} == set(RECKONED)
    families = {
        (GAME_BY_KEY[deal["game"]].family, deal["result"] == "home") for deal in RECKONED.values()
    }
    assert families == {(family, made) for family in Family for made in (True, False)}


@EVERY_DEAL
def test_it_pays_what_was_reckoned(name: str) -> None:
    record, reckoned = read(name), RECKONED[name]
    played = replay(record.deal, record.actions)
    assert played.problem is None
    end = played.state
    assert isinstance(end, Settled)
    contract, payment = end.contract, end.settlement
    assert contract is not None
    assert contract.declarer is Seat(reckoned["declarer"])
    assert contract.named_game.key == reckoned["game"]
    assert (contract.trump.letter if contract.trump is not None else None) == reckoned["trump"]
    assert end.taken[contract.declarer] == reckoned["tricks"]
    assert payment.result is Result(reckoned["result"])
    assert list(payment.pulla) == reckoned["pulla"]
    assert payment.antes == reckoned["antes"]
    assert list(payment.pins) == reckoned["pins"]
    assert payment.pulla_after == reckoned["pulla_after"]
    assert [seat.value for seat in (payment.penalty,) if seat] == reckoned.get("penalty", [])


@EVERY_DEAL
def test_the_tricks_counted_card_by_card(name: str) -> None:
    """From the text of the record alone: highest trump, else highest of the suit led."""
    text = json.loads((GAMES / f"{name}.vira").read_text(encoding="utf-8"))
    cards = [line.split() for line in text["actions"] if " card " in line]
    trump = RECKONED[name]["trump"]
    taken = dict.fromkeys("FMR", 0)
    leader = "F"
    for n in range(0, len(cards), 3):
        trick = cards[n : n + 3]
        assert trick[0][0] == leader, "the winner leads"
        led = trick[0][2][0]
        candidates = [play for play in trick if play[2][0] == trump] or [
            play for play in trick if play[2][0] == led
        ]
        leader = max(candidates, key=lambda play: "23456789TJQKA".index(play[2][1]))[0]
        taken[leader] += 1
    assert taken[RECKONED[name]["declarer"]] == RECKONED[name]["tricks"]


def test_a_deal_is_replayed_in_no_time() -> None:
    """A full deal from its record's actions, median of all: generous for a busy machine."""
    records = [read(name) for name in RECKONED] * 5
    spent = []
    for record in records:
        before = time.perf_counter()
        replay(record.deal, record.actions)
        spent.append(time.perf_counter() - before)
    assert statistics.median(spent) < 0.005
