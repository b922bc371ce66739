"""Much work in many jobs: the same comes of it in one process and in two, stopped or not."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count, islice
from pathlib import Path
from threading import Barrier

import pytest

from vira_desktop.bots.shipped_worth import shipped_model
from vira_desktop.laboratory import bidding_check, bidding_run
from vira_desktop.laboratory.bidding_fit import format_model
from vira_desktop.laboratory.bought_games import Row, buy
from vira_desktop.laboratory.journal import Journal
from vira_desktop.laboratory.running import HERE, Place, all_of, done_at, once_a_thread
from vira_desktop.laboratory.self_play import session_by

DEALS = bidding_run.FEWEST


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The numbers that one process finds."""
    text, _ = bidding_run.fit(DEALS, "r", 0.0, tmp_path_factory.mktemp("whole"), _not_told)
    return text


def test_two_processes_find_the_same_numbers_also_when_stopped(whole: str, tmp_path: Path) -> None:
    told: list[int] = []

    def stops(done: int, _total: int) -> None:
        told.append(done)
        if done == DEALS - 20:
            raise KeyboardInterrupt

    two = Place(2)
    with pytest.raises(KeyboardInterrupt):
        bidding_run.fit(DEALS, "r", 0.0, tmp_path, stops, two)
    assert told == list(range(DEALS - 19))
    told.clear()
    text, _ = bidding_run.fit(DEALS, "r", 0.0, tmp_path, lambda done, _: told.append(done), two)
    assert text == whole
    assert told[0] == DEALS - 20
    assert told[-1] == bidding_run.deals_in_all(DEALS)


def test_two_processes_play_the_same_sessions(tmp_path: Path) -> None:
    model = shipped_model()
    sessions = [
        bidding_check.sessions_of(
            model, "bids-by-worth", 63, "r", tmp_path / str(place.processes), _not_told, place
        )
        for place in (HERE, Place(2))
    ]
    assert sessions[0] == sessions[1]
    assert [session["number"] for session in sessions[1]] == [0, 1]
    text = format_model(model, ())
    assert session_by((1, 3), "bids-by-worth", text, "r") == sessions[0][1]


def test_what_is_kept_is_not_made_again_whatever_came_first(tmp_path: Path) -> None:
    kept: Journal[Row] = Journal(tmp_path, {})
    for number in (4, 1):
        kept.add(buy(number, "kept"))
    made: list[int] = []

    def work(number: int) -> Row:
        made.append(number)
        return buy(number, "kept")

    told: list[int] = []
    found = all_of(kept, {number: number for number in range(6)}, work, told.append)
    assert made == [0, 2, 3, 5]
    assert told == [2, 3, 4, 5, 6]
    assert [row["number"] for row in found] == list(range(6))


def test_jobs_may_be_endless() -> None:
    coming = done_at(HERE, partial(pow, 2), count())
    assert list(islice(coming, 5)) == [1, 2, 4, 8, 16]
    coming.close()
    assert list(done_at(Place(2), partial(pow, 2), iter(()))) == []


def test_each_thread_has_its_own_and_keeps_it() -> None:
    made = once_a_thread(lambda _name: object())
    met = Barrier(2)

    def twice(_: int) -> tuple[object, object]:
        met.wait()
        return made("solver"), made("solver")

    with ThreadPoolExecutor(2) as threads:
        (one, again), (other, _) = threads.map(twice, range(2))
    assert one is again
    assert one is not other
    assert made("solver") is not made("another")


def _not_told(_done: int, _total: int) -> None:
    pass
