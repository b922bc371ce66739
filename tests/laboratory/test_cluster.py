"""Work left to the workers of a Dask scheduler: the same comes of it, and nothing is lost."""

import json
import os
import re
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.local_cluster import LocalCluster, local_cluster
from vira_desktop.cli import main
from vira_desktop.laboratory import cluster, running
from vira_desktop.laboratory.bought_games import Row, buy
from vira_desktop.laboratory.journal import Journal
from vira_desktop.laboratory.running import Place, all_of

DEALS = 16
"""So many that some are left to do when something happens at the third."""
THIRD = 3


@pytest.fixture(scope="module")
def two_workers() -> Iterator[LocalCluster]:
    with local_cluster(2) as served:
        yield served


@pytest.fixture(autouse=True)
def _on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is there may take its time; for what is gone nobody waits."""
    monkeypatch.setattr(cluster, "GONE_SECONDS", 1)
    monkeypatch.setattr(running, "LOOK_SECONDS", 0.5)


def match(data: Path, *where: str) -> int:
    words = ("match", "--bots", "regel,random", "--deals", str(DEALS), "--seed", "1", "--json")
    return main(["--data-dir", str(data), *words, *where])


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Any]:
    """What one process makes of the match, by the number of the deal."""
    data = tmp_path_factory.mktemp("whole")
    assert match(data, "--processes", "1") == 0
    return finished(data)


def finished(data: Path) -> dict[int, Any]:
    """What is kept of the match: all of it but how long it took."""
    (file,) = (data / "matches").iterdir()
    kept = [json.loads(line) for line in file.read_text().splitlines()]
    assert len({one["number"] for one in kept}) == len(kept)
    return {one["number"]: {**one, "ms": None} for one in kept}


def at_the_third(monkeypatch: pytest.MonkeyPatch, what: Callable[[], None]) -> None:
    """When the third outcome has been kept, *what* is done."""
    kept: list[object] = []

    def add(self: Journal[Any], outcome: Any) -> None:
        plain(self, outcome)
        kept.append(outcome)
        if len(kept) == THIRD:
            what()

    plain = Journal.add
    monkeypatch.setattr(Journal, "add", add)


def refused(capsys: pytest.CaptureFixture[str], data: Path, address: str) -> str:
    """The one sentence by which a match at *address* ends, but for how far it was."""
    assert match(data, "--cluster", address) == 2
    told = capsys.readouterr()
    assert not told.out
    said = [line for line in told.err.splitlines() if not re.search("[0-9] of [0-9]", line)]
    (sentence,) = said
    assert sentence.startswith("vira match: ")
    return sentence.removeprefix("vira match: ")


def test_two_workers_find_what_one_process_does(
    two_workers: LocalCluster,
    whole: dict[int, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert len(two_workers.workers) == 2
    assert match(tmp_path, "--cluster", two_workers.address) == 0
    told = json.loads(capsys.readouterr().out)
    assert finished(tmp_path) == whole
    assert match(tmp_path, "--processes", "1") == 0
    assert json.loads(capsys.readouterr().out) == told


def test_any_work_of_many_jobs_may_be_left_to_them(
    two_workers: LocalCluster, tmp_path: Path
) -> None:
    places = (Place(), Place(cluster=two_workers.address))
    here, there = (
        all_of(
            Journal[Row](tmp_path / str(number), {}),
            {number: number for number in range(6)},
            partial(buy, seed="cluster"),
            lambda _done: None,
            place,
        )
        for number, place in enumerate(places)
    )
    assert here == there
    assert [row["number"] for row in there] == list(range(6))


def test_a_worker_that_dies_costs_nothing(
    two_workers: LocalCluster,
    whole: dict[int, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    at_the_third(monkeypatch, lambda: os.kill(two_workers.workers[0], signal.SIGKILL))
    assert match(tmp_path, "--cluster", two_workers.address) == 0
    assert finished(tmp_path) == whole
    assert "Traceback" not in capfd.readouterr().err


def test_stopped_it_goes_on(
    two_workers: LocalCluster,
    whole: dict[int, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with monkeypatch.context() as patch:
        at_the_third(patch, lambda: signal.default_int_handler(signal.SIGINT, None))
        assert match(tmp_path, "--cluster", two_workers.address) == 130
    assert capsys.readouterr().err == "vira: interrupted.\n"
    assert len(finished(tmp_path)) == THIRD
    assert match(tmp_path, "--cluster", two_workers.address) == 0
    assert f"{THIRD} of {DEALS} are finished already" in capsys.readouterr().err
    assert finished(tmp_path) == whole


def test_a_worker_with_another_vira_is_not_believed(
    two_workers: LocalCluster,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cluster, "_code", lambda: "of tomorrow")
    said = refused(capsys, tmp_path, two_workers.address)
    assert said == "a worker has another version of Vira; give it this one and start it again."


@pytest.mark.long  # two more clusters are started, and waited for until they are given up
def test_what_was_finished_is_kept_when_those_who_work_go_away(
    whole: dict[int, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with local_cluster(1) as served:
        with monkeypatch.context() as patch:
            at_the_third(patch, served.dismiss_workers)
            said = refused(capsys, tmp_path, served.address)
        assert said.endswith("has no workers any more; start again to go on.")
        assert THIRD <= len(finished(tmp_path)) < DEALS
        said = refused(capsys, tmp_path, served.address)
        assert said == f"the scheduler at {served.address} has no workers."
    with local_cluster(1) as served:
        with monkeypatch.context() as patch:
            at_the_third(patch, served.end)
            said = refused(capsys, tmp_path, served.address)
        assert said == f"the scheduler at {served.address} went away; start again to go on."
    assert match(tmp_path, "--processes", "1") == 0
    assert finished(tmp_path) == whole


def test_where_no_scheduler_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "WAIT_SECONDS", 1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        assert f"no scheduler answers at {address}: " in refused(capsys, tmp_path, address)
    assert f"no scheduler answers at {address}: " in refused(capsys, tmp_path, address)


@pytest.mark.parametrize(
    "address", ["", "127.0.0.1", "127.0.0.1:port", "127.0.0.1:99999", "udp://127.0.0.1:8786"]
)
def test_what_is_no_address(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(capsys, tmp_path, address)
    assert said == f"an address of a scheduler is as tcp://127.0.0.1:8786, not {address!r}."


def test_without_the_package_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = refused(capsys, tmp_path, "tcp://127.0.0.1:8786")
    assert said.endswith('is not installed: pip install "vira-desktop[cluster]".')
