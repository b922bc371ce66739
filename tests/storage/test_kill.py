"""`kill -9` while bots play some deals a second loses at most the event that is being written, and
nothing is counted twice (field test W23)."""

import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers.evenings import NOW, Kept
from tests.helpers.long_runs import Answer, LongRun
from tests.storage.kept import opened, paths_in
from vira_desktop.session import evening as evenings
from vira_desktop.session.bots_play import PromptRunner, play_evening
from vira_desktop.session.evening import Evening
from vira_desktop.session.evening_session import open_evening
from vira_desktop.session.events import Event, Opened
from vira_desktop.session.results import finished_deals
from vira_desktop.storage.evenings import Evenings

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class Killed:
    """What a program had said when it was killed."""

    stored: list[tuple[int, int]]
    """Evening and place of every event that it had stored, as it said."""
    seconds: float
    """From the first to the last that it said."""


def play_and_kill(folder: Path, after: float) -> Killed:
    """Plays on in *folder* and is killed so many seconds *after* the first event is stored."""
    command = [sys.executable, "-P", "-m", "tests.helpers.playing_on", str(folder)]
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        begun = time.monotonic()
        time.sleep(after)
        program.kill()
        seconds = time.monotonic() - begun
        said = first + program.stdout.read()
    # The last line may be torn: what it speaks of is stored all the same.
    lines = said.decode().split("\n")[:-1]
    return Killed([(int(a), int(b)) for a, b in (line.split() for line in lines)], seconds)


def stored_in(folder: Path) -> dict[int, list[Event | None]]:
    """All events of every evening."""
    database = opened(paths_in(folder))
    kept = Evenings(database)
    events = {stored.id: kept.read(stored) for stored in kept.all()}
    database.close()
    return events


def told_whole(evening: Evening) -> list[tuple[object, ...]]:
    """What the deals of *evening* come to when nothing breaks it off."""
    store = Kept()
    opening = Opened(evening.players, evening.agreement, evening.seed)
    session = open_evening(opening, store=store, runner=PromptRunner())
    play_evening(session, lambda: NOW, random.Random(evening.seed))
    return results(store.events)


def results(events: Sequence[Event | None]) -> list[tuple[object, ...]]:
    """The finished deals, but for when they were dealt."""
    return [(deal.number, deal.game, deal.result, deal.parts) for deal in finished_deals(events)]


def is_sound(events: Sequence[Event | None]) -> Evening:
    """An evening that can be read to its last event, with no deal counted twice."""
    resumed = evenings.resume(events)
    assert resumed.problem is None
    evening = resumed.evening
    deals = [deal.number for deal in finished_deals(events)]
    assert deals == list(range(1, evening.progress.deals + 1))
    return evening


def kill_again_and_again(folder: Path, kills: int, seed: int) -> Answer:
    """One database through so many ends: what was said to be stored is there, and at most one event
    more each time; what was there before has not changed; the evenings go on as if nothing was."""
    rng, before, played = random.Random(seed), dict[int, list[Event | None]](), 0.0
    for _ in range(kills):
        killed = play_and_kill(folder, rng.uniform(0.0, 0.6))
        stored = stored_in(folder)
        places = {(number, place) for number in stored for place in range(len(stored[number]))}
        known = {(number, place) for number in before for place in range(len(before[number]))}
        said = set(killed.stored)
        assert len(said) == len(killed.stored)
        assert said <= places - known
        assert len(places - known - said) <= 1
        for number, events in before.items():
            assert stored[number][: len(events)] == events
        before, played = stored, played + killed.seconds
    told = {number: is_sound(events) for number, events in before.items()}
    over = [number for number, evening in told.items() if evening.is_over]
    for number in over:
        assert results(before[number]) == told_whole(told[number])
    return {
        "kills": kills,
        "evenings": len(over),
        "deals": sum(evening.progress.deals for evening in told.values()),
        "seconds": round(played, 1),
    }


def test_an_evening_goes_on_after_kill_9(tmp_path: Path) -> None:
    answer = kill_again_and_again(tmp_path, 4, seed=1)
    assert answer["deals"] > 0


@pytest.mark.long
def test_two_hundred_kills_lose_nothing(long_run: LongRun, tmp_path: Path) -> None:
    answers = long_run.each(
        range(10), lambda seed: kill_again_and_again(tmp_path / f"{seed}", 20, seed)
    )
    total = Counter[str]()
    for answer in answers:
        total.update(answer)
    assert total["kills"] == 200
    assert total["evenings"] > 50
    assert total["deals"] > 3 * total["seconds"]
