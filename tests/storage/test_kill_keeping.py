"""`kill -9` during a backup, a migration, the counting of results, a restore or an import: the file
is always there, holds all or nothing of what was going on, and nothing of what was played is lost
(field test W23)."""

import os
import random
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.helpers.long_runs import Answer, LongRun
from tests.storage.kept import (
    NOW,
    add_person,
    newer_program,
    opened,
    paths_in,
    play_into,
    read_newest,
)
from vira_desktop.session.events import Event
from vira_desktop.session.keeping import StorageFault, StorageProblem
from vira_desktop.storage import backups
from vira_desktop.storage.database import Ready, open_database
from vira_desktop.storage.evenings import Evenings
from vira_desktop.storage.exports import export
from vira_desktop.storage.paths import Paths
from vira_desktop.storage.soundness import check

ROOT = Path(__file__).resolve().parent.parent.parent
LONGEST = 0.6
"""Seconds: a little more than all the deeds take once."""


def kill_while(deed: str, folder: Path, after: float) -> None:
    """Does *deed* over and over in *folder*, and kills it so many seconds *after* it began."""
    command = [sys.executable, "-P", "-m", "tests.helpers.looking_after", str(folder), deed]
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, stdout=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == b"begun\n"
        time.sleep(after)
        assert program.poll() is None
        program.kill()


def prepared(folder: Path) -> list[Event | None]:
    """A database in *folder* with an evening, of which there is a backup and an export; the events
    of the evening."""
    paths = paths_in(folder)
    with closing(opened(paths)) as db:
        play_into(db, add_person(db), deals=12)
        backups.back_up(paths, NOW)
        export(db, folder / "export.jsonl", NOW)
        return read_newest(db)


def look_after_it_and_be_killed(folder: Path, *, kills: int, seed: int) -> Answer:
    """How often which version of the file was found after a kill; it was always sound."""
    paths, written = paths_in(folder), prepared(folder)
    rng, old, new, unfinished = random.Random(seed), 0, 0, 0
    for _ in range(kills):
        kill_while("keep", folder, rng.uniform(0, LONGEST))
        unfinished += len([*paths.backups.glob("*.part*"), *folder.glob("*.restored*")])
        for backup in backups.listed(paths):
            check(backup.path, migrations=newer_program())
        try:
            check(paths.database)
            old += 1
        except StorageProblem as problem:
            assert problem.fault is StorageFault.NEWER  # noqa: PT017
            new += 1
        found = open_database(paths, NOW, migrations=newer_program())
        assert isinstance(found, Ready), found
        assert read_newest(found.database) == written
        assert found.database["inventions"].count == 1
        found.database.close()
        backups.restore(paths, backups.listed(paths)[-1].path, NOW)
    return {"kills": kills, "old": old, "new": new, "unfinished": unfinished}


def import_and_be_killed(folder: Path, *, kills: int, seed: int) -> Answer:
    """How often all of an import was there after a kill, and how often nothing."""
    paths, written = paths_in(folder), prepared(folder)
    paths.database.unlink()
    for backup in backups.listed(paths):
        backup.path.unlink()
    rng, everything, nothing = random.Random(seed), 0, 0
    for _ in range(kills):
        kill_while("import", folder, rng.uniform(0, LONGEST))
        with closing(opened(paths)) as db:
            if Evenings(db).all():
                assert read_newest(db) == written
                everything += 1
            else:
                nothing += 1
        remove(paths)
    return {"kills": kills, "everything": everything, "nothing": nothing}


def remove(paths: Paths) -> None:
    """The database with all that lies beside it."""
    for file in paths.data.glob("vira.sqlite3*"):
        file.unlink()


def test_kill_9_while_looking_after_the_file(tmp_path: Path) -> None:
    assert look_after_it_and_be_killed(tmp_path, kills=4, seed=1)["kills"] == 4


def test_kill_9_while_importing(tmp_path: Path) -> None:
    assert import_and_be_killed(tmp_path, kills=3, seed=1)["kills"] == 3


@pytest.mark.long
def test_many_kills_while_looking_after_the_file(long_run: LongRun, tmp_path: Path) -> None:
    def work(seed: int) -> Answer:
        return look_after_it_and_be_killed(tmp_path / str(seed), kills=20, seed=seed)

    answers = long_run.each(range(2, 7), work)
    assert sum(answer["unfinished"] for answer in answers) > 0, "no kill hit a copy on its way"


@pytest.mark.long
def test_many_kills_while_importing(long_run: LongRun, tmp_path: Path) -> None:
    def work(seed: int) -> Answer:
        return import_and_be_killed(tmp_path / str(seed), kills=20, seed=seed)

    answers = long_run.each(range(2, 7), work)
    assert sum(answer["nothing"] for answer in answers) > 0, "no kill hit an import on its way"
