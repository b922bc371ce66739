"""Backups: whole or not there, made while the database is in use, few of them, and brought back
without losing what was in their place."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlite_utils import Database

from tests.helpers.hostile import full_disk
from tests.storage.kept import NOW, opened, paths_in, play_into, read_newest
from vira_desktop.session.events import Acted
from vira_desktop.session.keeping import Backup, StorageFault, StorageProblem
from vira_desktop.session.log import TakeBack
from vira_desktop.storage import backups
from vira_desktop.storage.evenings import Evenings

ANY = Acted(TakeBack(0))
DAY, HOUR = timedelta(days=1), timedelta(hours=1)


def test_the_last_starts_days_and_weeks_are_kept() -> None:
    first = datetime(2026, 3, 2, 12, tzinfo=UTC)
    assert first.weekday() == 0
    times = [first + day * DAY + hour * HOUR for day in range(60) for hour in (0, 3, 6)]
    kept = sorted(backups.to_keep(times))
    starts, days = times[-3:], [first + day * DAY for day in range(53, 60)]
    weeks = [first + 7 * week * DAY for week in (5, 6, 7, 8)]
    assert kept == sorted({*starts, *days, *weeks})


def test_days_without_play_do_not_take_backups_away() -> None:
    times = [NOW - 400 * DAY, NOW - 300 * DAY, NOW - 200 * DAY, NOW]
    assert backups.to_keep(times) == frozenset(times)
    assert backups.to_keep([]) == frozenset()


def test_what_is_too_old_is_removed_and_so_is_what_was_broken_off(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    opened(paths).close()
    for hour in range(6):
        backups.back_up(paths, NOW + hour * HOUR)
        for ending in ("part", "part-journal"):
            left = paths.backups / f"vira-x{hour}.sqlite3.0123abcd.{ending}"
            left.write_text("half")
            os.utime(left, (0, 0))
    (paths.backups / "mine.sqlite3").write_text("not a backup")
    backups.thin_out(paths)
    found = backups.listed(paths)
    # 19 o'clock is the first of its day; at 0 o'clock another begins.
    assert [backup.at.hour for backup in found] == [0, 23, 22, 19]
    assert len([*paths.backups.iterdir()]) == len(found) + 1
    assert all(backup.size == backup.path.stat().st_size for backup in found)


def test_two_programs_may_make_a_backup_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "PAGES_A_STEP", 1)
    paths = paths_in(tmp_path)
    with closing(opened(paths)) as db:
        play_into(db)
        written = read_newest(db)
    others: list[Backup] = []

    def another(done: int, _of: int) -> None:
        if done == 3:
            others.append(backups.back_up(paths, NOW + HOUR))
            backups.copy(paths.database, tmp_path / "mine.sqlite3")

    first = backups.back_up(paths, NOW, progress=another)
    backups.copy(paths.database, tmp_path / "mine.sqlite3", progress=another)
    assert set(backups.listed(paths)) == {first, *others}
    assert not list(tmp_path.rglob("*.part*"))
    for made in (*(backup.path for backup in backups.listed(paths)), tmp_path / "mine.sqlite3"):
        with closing(Database(made)) as copied:
            assert copied["events"].count == len(written)


def test_what_a_killed_program_left_of_a_copy_goes_when_it_is_old(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    opened(paths).close()
    backup = backups.back_up(paths, NOW)
    old, new = (tmp_path / f"vira.sqlite3.{n}123abcd.restored.part" for n in "01")
    mine, theirs = (tmp_path / f"my.db.{n}123abcd.part" for n in "01")
    for left in (old, new, mine, theirs):
        left.write_text("half")
    for left in (old, mine):
        os.utime(left, (0, 0))
    backups.restore(paths, backup.path, NOW)
    backups.copy(paths.database, tmp_path / "my.db")
    assert [old.exists(), new.exists(), mine.exists(), theirs.exists()] == [False, True] * 2


def test_a_backup_is_one_file_that_needs_no_other(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    with closing(opened(paths)) as db:
        play_into(db)
        backup = backups.back_up(paths, NOW)
        written = read_newest(db)
    assert [file.name for file in paths.backups.iterdir()] == [backup.path.name]
    with closing(sqlite3.connect(f"file:{backup.path}?immutable=1", uri=True)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (len(written),)


def test_a_backup_holds_one_moment_though_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "PAGES_A_STEP", 1)
    paths = paths_in(tmp_path)
    with closing(opened(paths)) as db:
        play_into(db, deals=10)
        log = Evenings(db).new(None, NOW + HOUR)
        told: list[tuple[int, int]] = []

        def play_meanwhile(done: int, of: int) -> None:
            told.append((done, of))
            log.append(ANY)

        backup = backups.back_up(paths, NOW, progress=play_meanwhile)
    assert len(told) > 10
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]
    with closing(Database(backup.path)) as copied:
        assert copied["evenings"].count == 1


def test_what_is_restored_is_what_was_and_what_was_there_is_kept(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    with closing(opened(paths)) as db:
        play_into(db, seed="first")
        backup = backups.back_up(paths, NOW)
        before = read_newest(db)
        play_into(db, seed="second")
        after = read_newest(db)
    aside = backups.restore(paths, backup.path, NOW + HOUR)
    with closing(opened(paths)) as db:
        assert read_newest(db) == before
    assert aside is not None
    backups.restore(paths, aside, NOW + 2 * HOUR)
    with closing(opened(paths)) as db:
        assert read_newest(db) == after


def test_what_a_killed_program_left_beside_the_file_does_not_come_into_a_restored_one(
    tmp_path: Path,
) -> None:
    paths, other = paths_in(tmp_path / "a"), paths_in(tmp_path / "b")
    db = opened(paths)
    play_into(db, seed="first")
    backup = backups.back_up(paths, NOW)
    before = read_newest(db)
    play_into(db, seed="second")
    other.data.mkdir()
    for file in paths.data.glob("vira.sqlite3*"):
        (other.data / file.name).write_bytes(file.read_bytes())
    assert (other.data / "vira.sqlite3-wal").stat().st_size > 0
    aside = backups.restore(other, backup.path, NOW + HOUR)
    with closing(opened(other)) as restored:
        assert read_newest(restored) == before
    assert aside is not None
    with closing(Database(aside)) as kept:
        assert kept["evenings"].count == 2


def test_what_was_beside_a_file_that_is_gone_does_not_come_into_the_next_one(
    tmp_path: Path,
) -> None:
    paths, other = paths_in(tmp_path / "a"), paths_in(tmp_path / "b")
    with closing(opened(paths)) as db:
        play_into(db, seed="first")
        backup = backups.back_up(paths, NOW)
        before = read_newest(db)
        play_into(db, seed="second")
        log = Path(f"{paths.database}-wal").read_bytes()
    other.data.mkdir()
    for way in ("restored", "set aside"):
        Path(f"{other.database}-wal").write_bytes(log)
        if way == "set aside":
            other.database.unlink()
            assert backups.set_aside(other, NOW) is None
            assert not Path(f"{other.database}-wal").exists()
        else:
            assert backups.restore(other, backup.path, NOW + HOUR) is None
            with closing(opened(other)) as restored:
                assert read_newest(restored) == before


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    with closing(opened(paths)) as db:
        play_into(db)
        whole = backups.back_up(paths, NOW).path.read_bytes()
    before = paths.database.read_bytes()
    for content, fault in (
        (whole[:9000], StorageFault.DAMAGED),
        (b"", StorageFault.DAMAGED),
        (None, StorageFault.NOT_READABLE),
    ):
        bad = tmp_path / "bad.sqlite3"
        bad.unlink(missing_ok=True)
        if content is not None:
            bad.write_bytes(content)
        with pytest.raises(StorageProblem) as caught:
            backups.restore(paths, bad, NOW)
        assert (caught.value.fault, caught.value.path) == (fault, bad)
    assert paths.database.read_bytes() == before


def test_on_a_full_disk_there_is_no_half_backup_and_nothing_is_replaced(tmp_path: Path) -> None:
    paths = paths_in(tmp_path)
    with closing(opened(paths)) as db:
        play_into(db, deals=20)
        backup = backups.back_up(paths, NOW)
        written = read_newest(db)
    for deed in (
        lambda: backups.back_up(paths, NOW + HOUR),
        lambda: backups.restore(paths, backup.path, NOW + HOUR),
    ):
        with full_disk(50_000), pytest.raises(StorageProblem) as caught:
            deed()
        assert caught.value.fault is StorageFault.DISK_FULL
    assert backups.listed(paths) == (backup,)
    assert [file.name for file in tmp_path.rglob("*.restored*")] == []
    with closing(opened(paths)) as db:
        assert read_newest(db) == written
