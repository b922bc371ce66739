"""A database in a folder of its own, and evenings to put into it."""

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlite_utils import Database, Migrations

from vira_desktop.session import evening as evenings
from vira_desktop.session.agreement import Agreement, Deals
from vira_desktop.session.bots_play import PromptRunner, play_evening
from vira_desktop.session.evening_session import EveningSession, open_evening
from vira_desktop.session.events import Event, Opened
from vira_desktop.session.keeping import StorageFault
from vira_desktop.session.players import Player, TokenColour, with_colours
from vira_desktop.session.ports import EventStore
from vira_desktop.session.profiles import Profile
from vira_desktop.session.settings import LanguageChoice
from vira_desktop.storage.database import Lost, Ready, Refused, open_database
from vira_desktop.storage.evenings import Evenings, StoredEvening
from vira_desktop.storage.migrations import MIGRATIONS
from vira_desktop.storage.paths import Paths, find_paths
from vira_desktop.storage.profiles import Profiles

NOW = datetime(2026, 11, 30, 19, 0, tzinfo=UTC)
BOTS = ("random", "random")
PAGE = 4096


def paths_in(folder: Path) -> Paths:
    """The files of a program that keeps all in *folder*."""
    return find_paths(str(folder))


def opened(paths: Paths, now: datetime = NOW) -> Database:
    """The database of *paths*, which must open."""
    found = open_database(paths, now)
    assert isinstance(found, Ready), found
    return found.database


def lost(paths: Paths, now: datetime = NOW) -> Lost:
    """What is said of a database that must be lost."""
    found = open_database(paths, now)
    assert isinstance(found, Lost), found
    return found


def refused(paths: Paths, now: datetime = NOW) -> StorageFault:
    """Why the database of *paths* is refused, as it must be."""
    found = open_database(paths, now)
    assert isinstance(found, Refused), found
    return found.problem.fault


def add_person(db: Database, name: str = "Åsa", now: datetime = NOW) -> Profile:
    """A new person in the database, with red tokens."""
    return Profiles(db).add(name, TokenColour.RED, now, language=LanguageChoice.SWEDISH)


def opening(
    person: Profile | None, *, deals: int, bots: Sequence[str] = BOTS, seed: str = "s"
) -> Opened:
    """An evening of so many *deals*. The person plays as the bot "random" would, so that evenings
    play by themselves."""
    who = Player("Åsa", "random", profile=None if person is None else person.key)
    others = (Player(name, bot) for name, bot in zip(("Bo", "Ulla", "Per"), bots, strict=False))
    return Opened(with_colours((who, *others)), Agreement(length=Deals(deals)), seed)


def play(
    store: EventStore,
    person: Profile | None = None,
    *,
    deals: int = 2,
    seed: str = "s",
    players: int = 3,
) -> EveningSession:
    """A whole evening, put into *store* event by event; a deal a minute."""
    moments = (NOW + timedelta(minutes=minute) for minute in range(1_000_000))
    session = open_evening(
        opening(person, deals=deals, seed=seed, bots=("random",) * (players - 1)),
        store=store,
        runner=PromptRunner(),
    )
    play_evening(session, lambda: next(moments), random.Random(seed))
    return session


def play_into(
    db: Database,
    person: Profile | None = None,
    *,
    deals: int = 2,
    seed: str = "s",
    players: int = 3,
) -> EveningSession:
    """A whole evening, put into the database."""
    log = Evenings(db).new(None if person is None else person.key, NOW)
    return play(log, person, deals=deals, seed=seed, players=players)


def newest(db: Database) -> StoredEvening:
    """The evening that was begun last."""
    return Evenings(db).all()[0]


def read_newest(db: Database) -> list[Event | None]:
    """Its events."""
    return Evenings(db).read(newest(db))


def resumed(db: Database) -> evenings.Resumed:
    """The newest evening, read back."""
    return evenings.resume(read_newest(db))


def newer_program() -> Migrations:
    """The migrations of a program that knows one more than this one."""
    migrations = Migrations(MIGRATIONS.name)
    for step in MIGRATIONS.pending(Database(memory=True)):
        migrations(name=step.name)(step.fn)

    @migrations(name="999 a thing that is not yet invented")
    def _invent(db: Database) -> None:
        db.execute("CREATE TABLE inventions (name TEXT) STRICT")
        db.execute("INSERT INTO inventions VALUES ('hjulet')")

    return migrations


class Listed:
    """A store in memory."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def append(self, event: Event) -> None:
        """Keeps *event*."""
        self.events.append(event)
