"""A program of its own that plays evenings of bots into a database until it is ended, however it is
ended; started again, it goes on where the last event left it:

    python -P -m tests.helpers.playing_on FOLDER

It writes a line for every event that is stored, "EVENING PLACE", as soon as the store has it."""

import random
import sys
from datetime import UTC, datetime
from pathlib import Path

from vira_desktop.session import evening as evenings
from vira_desktop.session.agreement import Agreement, Deals
from vira_desktop.session.bots_play import PromptRunner, play_evening
from vira_desktop.session.evening_session import EveningSession, open_evening
from vira_desktop.session.events import CutBack, Event, Opened
from vira_desktop.session.players import Player, with_colours
from vira_desktop.storage.database import Ready, open_database
from vira_desktop.storage.evenings import EveningLog, Evenings
from vira_desktop.storage.paths import find_paths

DEALS = 3
NAMES = ("Astrid", "Nils", "Sven", "Ulla")


class Loud:
    """A store that says what it has stored."""

    def __init__(self, log: EveningLog, *, stored: int) -> None:
        self._log = log
        self._stored = stored

    def append(self, event: Event) -> None:
        """Stores *event*, then says so."""
        self._log.append(event)
        print(self._log.id, self._stored, flush=True)
        self._stored += 1


def play_on(all_evenings: Evenings) -> EveningSession:
    """The evening that was broken off, or a new one."""
    stored = all_evenings.unfinished(None)
    if stored is None:
        number = len(all_evenings.all())
        names = NAMES[: 3 + number % 2]
        players = with_colours(tuple(Player(name, "regel") for name in names))
        opening = Opened(players, Agreement(length=Deals(DEALS)), f"{number}")
        store = Loud(all_evenings.new(None, now()), stored=0)
        return open_evening(opening, store=store, runner=PromptRunner())
    events = all_evenings.read(stored)
    resumed = evenings.resume(events)
    store = Loud(all_evenings.go_on(stored), stored=len(events))
    session = EveningSession(resumed.evening, store=store, runner=PromptRunner())
    if resumed.problem is not None:
        session.submit(CutBack(resumed.evening.events))
    return session


def now() -> datetime:
    """UTC."""
    return datetime.now(UTC)


def main(folder: Path) -> None:
    """Plays until it is ended."""
    found = open_database(find_paths(str(folder)), now())
    assert isinstance(found, Ready), found
    all_evenings = Evenings(found.database)
    while True:
        session = play_on(all_evenings)
        play_evening(session, now, random.Random(session.evening.seed))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
