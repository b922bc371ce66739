"""Opening the database, be it new, sound, damaged, gone, foreign, newer, or out of reach: nothing
is raised, nothing is lost, and what is offered works (field tests W24, W25)."""

import random
import shutil
import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest
from sqlite_utils import Database, Migrations

from tests.helpers.hostile import full_disk, open_folder, read_only
from tests.storage.kept import (
    NOW,
    PAGE,
    add_person,
    lost,
    newer_program,
    newest,
    opened,
    paths_in,
    play,
    play_into,
    read_newest,
    refused,
    resumed,
)
from vira_desktop.session.archive import EVERYTHING
from vira_desktop.session.events import Event
from vira_desktop.session.keeping import StorageFault, StorageProblem
from vira_desktop.storage import backups
from vira_desktop.storage.archive import StoredArchive
from vira_desktop.storage.connection import Access, connect
from vira_desktop.storage.database import Lost, Ready, Refused, open_database
from vira_desktop.storage.evenings import Evenings
from vira_desktop.storage.migrations import MIGRATIONS
from vira_desktop.storage.paths import Paths
from vira_desktop.storage.profiles import Profiles
from vira_desktop.storage.reporting import ReportingLog, Unsaved
from vira_desktop.storage.statistics import StoredResults

LATER = NOW + timedelta(hours=1)


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Paths:
    """A folder with a database, one evening of which is in its backup and one is not."""
    paths = paths_in(tmp_path_factory.mktemp("model"))
    db = opened(paths)
    person = add_person(db)
    play_into(db, person, deals=3, seed="first")
    backups.back_up(paths, NOW)
    play_into(db, person, deals=3, seed="second")
    StoredResults(paths.database, None).people()
    db.close()
    return paths


@pytest.fixture
def paths(model: Paths, tmp_path: Path) -> Paths:
    """A copy of it."""
    shutil.copytree(model.data, tmp_path / "data")
    return paths_in(tmp_path / "data")


def begin_afresh(paths: Paths) -> Database:
    """A new database in the place of a lost one."""
    found = open_database(paths, LATER, afresh=True)
    assert isinstance(found, Ready)
    assert found.created
    return found.database


def test_a_new_database_is_made_where_there_is_none(tmp_path: Path) -> None:
    found = open_database(paths_in(tmp_path / "a" / "b"), NOW)
    assert isinstance(found, Ready)
    assert found.created
    again = open_database(paths_in(tmp_path / "a" / "b"), NOW)
    assert isinstance(again, Ready)
    assert not again.created


def test_the_database_is_kept_as_it_was_agreed(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    pragmas = [
        db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "foreign_keys")
    ]
    assert pragmas == ["wal", 1]
    assert all(table.strict for table in db.tables)


SIZES = (0, 1, 15, 16, 99, 100, 1000, PAGE - 1, PAGE, PAGE + 1, 5 * PAGE, 9 * PAGE + 77)


@pytest.mark.parametrize("size", SIZES)
def test_a_truncated_file_is_kept_aside_and_the_newest_backup_offered(
    paths: Paths, size: int
) -> None:
    with paths.database.open("r+b") as file:
        file.truncate(size)
    left = paths.database.read_bytes()
    found = lost(paths, LATER)
    assert found.problem.fault is (StorageFault.DAMAGED if size else StorageFault.MISSING)
    assert found.aside is not None
    assert found.aside.read_bytes() == left
    assert not paths.database.exists()
    assert found.newest == backups.listed(paths)[0]
    backups.restore(paths, found.newest.path, LATER)
    db = opened(paths, LATER)
    assert len(Evenings(db).all()) == 1
    assert resumed(db).problem is None


def test_a_zeroed_file_is_kept_aside_and_a_new_one_may_be_begun(paths: Paths) -> None:
    paths.database.write_bytes(bytes(paths.database.stat().st_size))
    assert lost(paths, LATER).problem.fault is StorageFault.DAMAGED
    db = begin_afresh(paths)
    assert Evenings(db).all() == ()
    assert len(backups.listed(paths)) == 1


def test_any_zeroed_page_is_noticed_or_harmless(paths: Paths) -> None:
    whole = paths.database.read_bytes()
    for number in range(len(whole) // PAGE):
        damaged = bytearray(whole)
        damaged[number * PAGE : (number + 1) * PAGE] = bytes(PAGE)
        tell_no_lies(paths, bytes(damaged), number)


def test_flipped_bits_are_noticed_or_harmless(paths: Paths) -> None:
    flip_bits(paths, 60, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 22))
def test_many_flipped_bits_are_noticed_or_harmless(paths: Paths, seed: int) -> None:
    flip_bits(paths, 250, seed=seed)


def flip_bits(paths: Paths, times: int, *, seed: int) -> None:
    """Flips one bit, or eight, at so many random places."""
    rng = random.Random(seed)
    whole = paths.database.read_bytes()
    for number in range(times):
        damaged = bytearray(whole)
        for _ in range(rng.choice((1, 8))):
            damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
        tell_no_lies(paths, bytes(damaged), number)


def tell_no_lies(paths: Paths, damaged: bytes, number: int) -> None:
    """With *damaged* in the place of the database, the program starts and reads what was written,
    or says that it cannot; it never reads anything else."""
    written = events_in(paths)
    folder = paths_in(paths.data.parent / f"damaged {number}")
    shutil.copytree(paths.data, folder.data)
    folder.database.write_bytes(damaged)
    found = open_database(folder, LATER)
    match found:
        case Ready(database=db):
            try:
                results = StoredResults(folder.database, None)
                assert all(results.statistics(person.profile) for person in results.people())
                archive = StoredArchive(folder.database, None)
                assert len(archive.deals(EVERYTHING, start=0, count=9)) <= 6
                assert len(archive.evenings()) <= 2
                assert len(Profiles(db).all()) <= 1
                for stored in Evenings(db).all():
                    for place, event in enumerate(Evenings(db).read(stored)):
                        assert event is None or event in written[place]
            except StorageProblem as problem:
                assert problem.fault is StorageFault.DAMAGED  # noqa: PT017
            finally:
                db.close()
        case Lost(aside=aside, newest=backup):
            assert aside is not None
            assert aside.read_bytes() == damaged
            assert backup is not None
        case Refused(problem=problem):
            assert problem.fault in (StorageFault.NEWER, StorageFault.FOREIGN)
            assert folder.database.read_bytes() == damaged
    shutil.rmtree(folder.data)


_WRITTEN: dict[bytes, list[set[Event]]] = {}


def events_in(paths: Paths) -> list[set[Event]]:
    """By place in an evening, what stands there in any evening of the whole database."""
    whole = paths.database.read_bytes()
    if whole not in _WRITTEN:
        db = connect(paths.database, Access.READ)
        evenings = [Evenings(db).read(stored) for stored in Evenings(db).all()]
        db.close()
        places: list[set[Event]] = [set() for _ in range(max(map(len, evenings)))]
        for events in evenings:
            for place, event in enumerate(events):
                assert event is not None
                places[place].add(event)
        _WRITTEN[whole] = places
    return _WRITTEN[whole]


def test_a_missing_database_is_not_taken_for_a_first_start(paths: Paths) -> None:
    paths.database.unlink()
    found = lost(paths)
    assert (found.problem.fault, found.aside) == (StorageFault.MISSING, None)
    assert lost(paths).newest == found.newest is not None
    assert Evenings(begin_afresh(paths)).all() == ()


def test_a_damaged_backup_is_passed_over(paths: Paths) -> None:
    older = backups.listed(paths)[0]
    db = opened(paths)
    newer = backups.back_up(paths, LATER)
    db.close()
    newer.path.write_bytes(newer.path.read_bytes()[: 3 * PAGE])
    paths.database.unlink()
    assert lost(paths).newest == older


def test_without_a_backup_a_damaged_file_is_kept_all_the_same(paths: Paths) -> None:
    shutil.rmtree(paths.backups)
    paths.database.write_bytes(b"no database at all")
    found = lost(paths)
    assert found.newest is None
    assert found.aside is not None
    assert found.aside.read_bytes() == b"no database at all"
    begin_afresh(paths)


def test_a_database_of_another_program_is_left_untouched(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    for tables in ("CREATE TABLE cookies (name)", "CREATE TABLE events (id INTEGER PRIMARY KEY)"):
        with sqlite3.connect(paths.database) as connection:
            connection.execute(tables)
        connection.close()
        before = paths.database.read_bytes()
        assert refused(paths) is StorageFault.FOREIGN
        assert paths.database.read_bytes() == before
        assert [file.name for file in tmp_path.iterdir()] == ["vira.sqlite3"]


def test_a_newer_database_is_refused_and_left_untouched(paths: Paths) -> None:
    found = open_database(paths, LATER, migrations=newer_program())
    assert isinstance(found, Ready)
    found.database.close()
    before = {file: file.read_bytes() for file in paths.data.rglob("*") if file.is_file()}
    assert refused(paths, LATER) is StorageFault.NEWER
    assert {f: f.read_bytes() for f in paths.data.rglob("*") if f.is_file()} == before


def test_a_migration_is_made_after_a_backup(paths: Paths) -> None:
    found = open_database(paths, LATER, migrations=newer_program())
    assert isinstance(found, Ready)
    assert found.database["inventions"].count == 1
    assert resumed(found.database).problem is None
    found.database.close()
    (backup,) = (backup for backup in backups.listed(paths) if backup.at == LATER)
    backups.restore(paths, backup.path, LATER + timedelta(hours=1))
    assert len(Evenings(opened(paths)).all()) == 2


class Overtaken(Migrations):
    """The migrations of a start that is overtaken when it has just seen that some are pending."""

    def __init__(self, paths: Paths) -> None:
        super().__init__(MIGRATIONS.name)
        self._paths = paths
        self._asked = 0
        for step in MIGRATIONS.pending(Database(memory=True)):
            self(name=step.name)(step.fn)

    def pending(self, db: Database) -> list[Migrations._Migration]:
        """What was pending before the other start."""
        found = super().pending(db)
        self._asked += 1
        if self._asked == 2:
            opened(self._paths).close()
        return found


def test_two_starts_at_once_make_one_database(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    found = open_database(paths, NOW, migrations=Overtaken(paths))
    assert isinstance(found, Ready)
    steps = [step.name for step in MIGRATIONS.applied(found.database)]
    assert len(steps) == len(set(steps)) > 0
    assert not MIGRATIONS.pending(found.database)
    add_person(found.database)


def test_a_migration_that_fails_leaves_nothing_behind(paths: Paths) -> None:
    migrations = newer_program()

    @migrations(name="9999 goes wrong")
    def _fail(db: Database) -> None:
        db.execute("CREATE TABLE half (name TEXT) STRICT")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        open_database(paths, LATER, migrations=migrations)
    db = connect(paths.database)
    assert not db["half"].exists()
    assert db["inventions"].exists()


@pytest.mark.parametrize("what", ["folder", "file"])
def test_what_may_not_be_written_is_refused_and_left(model: Paths, what: str) -> None:
    with open_folder() as folder:
        shutil.copytree(model.data, folder / "data")
        paths = paths_in(folder / "data")
        places = (paths.database,) if what == "file" else (paths.data, paths.database)
        before = paths.database.read_bytes()
        with read_only(*places):
            assert refused(paths) is StorageFault.NOT_WRITABLE
        assert paths.database.read_bytes() == before
        assert resumed(opened(paths)).problem is None


def test_a_folder_that_may_not_be_made_is_refused() -> None:
    with open_folder() as folder, read_only(folder):
        assert refused(paths_in(folder / "new")) is StorageFault.NOT_WRITABLE


def test_a_file_in_the_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    assert refused(paths_in(tmp_path / "data")) is StorageFault.NOT_READABLE


def test_a_folder_in_the_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "vira.sqlite3").mkdir()
    assert refused(paths_in(tmp_path)) is StorageFault.NOT_READABLE


def test_a_full_disk_is_refused_at_the_start(tmp_path: Path) -> None:
    for largest in (0, 5000, 20_000):
        paths = paths_in(tmp_path / str(largest))
        with full_disk(largest):
            assert refused(paths) is StorageFault.DISK_FULL
        assert Evenings(opened(paths)).all() == ()


@pytest.mark.parametrize("how", ["system", "sqlite"])
def test_on_a_full_disk_play_goes_on_in_memory_and_is_stored_later(
    tmp_path: Path, how: str
) -> None:
    paths = paths_in(tmp_path)
    db = opened(paths)
    told: list[Unsaved | None] = []
    store = ReportingLog[Event](Evenings(db).new(None, NOW), told.append)
    if how == "system":
        with full_disk(100_000):
            session = play(store, deals=20)
    else:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages + 2}")
        session = play(store, deals=20)
        db.execute("PRAGMA max_page_count = 1000000")
    assert told
    assert all(unsaved and unsaved.problem.fault is StorageFault.DISK_FULL for unsaved in told)
    stored = len(read_newest(db))
    assert 0 < stored < session.evening.events
    assert resumed(db).problem is None
    assert store.save()
    assert told[-1] is None
    assert resumed(db).evening == session.evening
    assert resumed(opened(paths)).evening == session.evening


def test_another_program_that_writes_is_waited_for_only_a_moment(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    db, other = opened(paths), opened(paths)
    told: list[Unsaved | None] = []
    store = ReportingLog[Event](Evenings(db).new(None, NOW), told.append)
    other.execute("BEGIN IMMEDIATE")
    session = play(store, deals=1) if not told else None
    other.execute("ROLLBACK")
    assert session is not None
    assert {unsaved.problem.fault for unsaved in told if unsaved} == {StorageFault.BUSY}
    assert store.save()
    assert read_newest(db)
    assert newest(db).ended


def test_what_is_chosen_is_kept_by_name(paths: Paths) -> None:
    assert [person.name for person in Profiles(opened(paths)).all()] == ["Åsa"]
