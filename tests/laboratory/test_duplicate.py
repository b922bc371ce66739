"""A deal at several tables: who sits where, what is given, what comes out."""

import json
import random

import pytest

from tests.bots.chairs import chance_deal
from vira_desktop.bots import roster
from vira_desktop.laboratory import tracks
from vira_desktop.laboratory.cheat import Cheat
from vira_desktop.laboratory.duplicate import Job, fault_of, mixed_lineups, play
from vira_desktop.laboratory.entrants import entrant, names
from vira_desktop.rules.record import Record, format_record
from vira_desktop.rules.seats import BySeat
from vira_desktop.rules.state import Playing
from vira_desktop.session import log as logs
from vira_desktop.session.simulation import Play
from vira_desktop.solver.api import Solver


def to_the_lead(seed: str) -> tuple[str, Playing]:
    """A deal that *regel* has bid and bought, as a line, and its table."""
    for number in range(100):
        deal = chance_deal(f"{seed} {number}")
        chair = entrant("regel")
        seen: list[Playing] = []

        def watch(state: object, seen: list[Playing] = seen) -> None:
            if isinstance(state, Playing) and not state.has_begun:
                seen.append(state)

        table = Play(logs.begin(deal), BySeat(chair, chair, chair), seed=seed)
        table.to_the_end(watch)
        if seen:
            cards = [act for act in table.log.actions if type(act).__name__ != "PlayCard"]
            given = [act for act in cards if type(act).__name__ not in ("Claim", "Accept")]
            return format_record(Record(deal=deal, actions=tuple(given))), seen[0]
    raise AssertionError("regel never plays")


def test_all_mixed_seatings() -> None:
    lineups = mixed_lineups("A", "B")
    assert sorted(map("".join, lineups)) == ["AAB", "ABA", "ABB", "BAA", "BAB", "BBA"]
    assert sum(row.count("A") for row in lineups) == sum(row.count("B") for row in lineups) == 9


def test_a_deal_is_played_at_every_table() -> None:
    (record,) = tracks.fresh_deals(1, "seven")
    (job,) = tracks.duplicate_jobs("regel", "random", [record], "s")
    found = play(job)
    assert json.loads(json.dumps(found)) == found
    assert [table["seated"] for table in found["tables"]] == job["lineups"]
    assert all(sum(table["worth"]) == 0 for table in found["tables"])
    assert (found["exceptions"], found["illegal"]) == (0, 0)
    assert set(found["ms"]) == {"regel", "random"}
    again = play(job)
    assert again["tables"] == found["tables"]


def test_what_is_given_is_not_decided_again() -> None:
    line, start = to_the_lead("given")
    assert fault_of(line) is None
    (job,) = tracks.duplicate_jobs("uniform-2", "random", [line], "s")
    found = play(job)
    declarers = {table["declarer"] for table in found["tables"]}
    assert declarers == {list(BySeat("F", "M", "R")).index(start.contract.declarer.value)}
    assert all(phase.startswith("trick") for row in found["ms"].values() for phase in row)


def test_against_the_declarer_sit_those_who_are_measured() -> None:
    line, start = to_the_lead("roles")
    (job,) = tracks.gap_jobs("regel", [line], "s")
    place = [seat.value for seat in type(start.to_act)].index(start.contract.declarer.value)
    job["lineups"] = [
        [name.replace("uniform", "uniform-2") for name in row] for row in job["lineups"]
    ]
    found = play(job)
    against = ("regel", "uniform-2", "cheat")
    for table, defender in zip(found["tables"], against, strict=True):
        assert table["declarer"] == place
        assert table["seated"][place] == "uniform-2"
        assert table["seated"].count(defender) == (3 if defender == "uniform-2" else 2)


def test_the_cheater_reaches_what_the_solver_says() -> None:
    cheat = Cheat()
    for number in range(3):
        line, start = to_the_lead(f"cheat {number}")
        job: Job = {"number": 0, "seed": "s", "record": line, "lineups": [["cheat"] * 3],
                    "by_role": False}  # fmt: skip
        results = Solver(megabytes=8).results(start)
        chosen = cheat.act(start, random.Random(0))
        expected = results[getattr(chosen, "card")]  # noqa: B009 # a card of any seat
        assert play(job)["tables"][0]["result"] == expected.value


def test_the_rulers_are_not_in_the_game() -> None:
    rulers = {"bids-by-worth", "bids-by-worth:FILE", "cheat", "uniform", "uniform-N"}
    assert rulers.isdisjoint(roster.keys())
    assert set(names()) == {*roster.keys(), *rulers}
    for name in ("uniform-0", "uniform-x", "Cheat", "", "uniform-100000000"):
        with pytest.raises(KeyError):
            entrant(name)


def test_a_line_that_cannot_be_played_is_told() -> None:
    (fresh,) = tracks.fresh_deals(1, "s")
    assert fault_of(fresh) == "it does not reach the play"
    illegal = fresh.replace('"actions": []', '"actions": ["F pass"]')
    assert fault_of(illegal) == "its action 1 is illegal"
    assert fault_of("{") is not None
