"""`kill -9` while the window plays: what it has shown is what it goes on with (field test W23)."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.helpers.long_runs import LongRun

ROOT = Path(__file__).resolve().parents[3]
KILLS = 2
LONG_KILLS = 40

Shown = tuple[int, int, int]
"""Events of the evening, number of the deal, actions in it."""


def play_and_kill(folder: Path, after: float) -> list[Shown]:
    """Has the window play on in *folder*, and kills it so many seconds *after* its first moment:
    the moments that it has shown."""
    command = [sys.executable, "-P", "-m", "tests.helpers.playing_window", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        time.sleep(after)
        program.kill()
        # The last line may be torn.
        lines = (first + program.stdout.read()).split("\n")[:-1]
    return [moment(line) for line in lines if line.count(" ") == 2]


def moment(line: str) -> Shown:
    """What a line tells."""
    events, deal, actions = line.split()
    return int(events), int(deal), int(actions)


def kill_again_and_again(folder: Path, *, kills: int, seed: str) -> None:
    """Each time the window goes on with the last moment that it has shown, or the one after."""
    rng = random.Random(seed)
    last: Shown = (0, 0, 0)
    for _ in range(kills):
        shown = play_and_kill(folder, rng.uniform(0.2, 1.5))
        assert shown, "the window has shown nothing"
        if last[0]:
            # One event may have been stored that was not shown any more.
            assert last[0] <= shown[0][0] <= last[0] + 2, (last, shown[0])
            assert shown[0][1:] >= last[1:] or shown[0][1] > last[1], (last, shown[0])
        last = shown[-1]
    assert last[0] > 3


def test_a_killed_window_goes_on_with_what_it_has_shown(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path, kills=KILLS, seed="some")


@pytest.mark.long
def test_a_window_that_is_killed_often_goes_on_each_time(tmp_path: Path, long_run: LongRun) -> None:
    def some(number: int) -> dict[str, int]:
        folder = tmp_path / str(number)
        folder.mkdir()
        kill_again_and_again(folder, kills=LONG_KILLS // 4, seed=f"long {number}")
        return {"kills": LONG_KILLS // 4}

    answers = long_run.each(range(4), some)
    assert sum(answer["kills"] for answer in answers) == LONG_KILLS
