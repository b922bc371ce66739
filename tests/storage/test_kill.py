"""`kill -9` while bots play some deals a second loses at most the event that is being written, and
nothing is counted twice (field test W23)."""

import random
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.helpers.long_runs import Answer, LongRun
from tests.storage.kept import opened, paths_in
from vira_desktop.session import evening as evenings
from vira_desktop.session.evening import Evening
from vira_desktop.session.events import Event
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
