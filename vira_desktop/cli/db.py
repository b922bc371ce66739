"""`vira db`: where everything is kept, whether it is sound, and how it gets out and in again."""

import argparse
import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlite_utils import Database

from ..session.keeping import StorageFault, StorageProblem
from ..storage import backups, results
from ..storage.connection import LONG_PATIENCE
from ..storage.database import Ready, open_database
from ..storage.exports import export, lines
from ..storage.imports import BadImport, import_from, import_lines
from ..storage.inspection import inspect
from ..storage.paths import Paths, find_paths
from ..storage.soundness import check
from . import db_words
from .sources import STANDARD_INPUT

FOUND_WANTING = 1
FAILED = 2

_NEED_A_DATABASE = ("check", "backup", "export")

A_WHILE = 0.5
"""Seconds after which a person wants to see that something happens."""


def run(chosen: argparse.Namespace) -> int:
    """Does what is asked; a sentence and status 2 if it cannot be done."""
    paths = find_paths(chosen.data_dir)
    try:
        if chosen.deed in _NEED_A_DATABASE and not paths.database.exists():
            was_there = backups.listed(paths)
            fault = StorageFault.MISSING if was_there else StorageFault.NOT_THERE
            raise StorageProblem(fault, paths.database)
        return _DEEDS[chosen.deed](chosen, paths)
    except StorageProblem as problem:
        return _refuse(chosen, _words_for(chosen, problem))
    except BadImport as problem:
        where = "standard input" if chosen.file == STANDARD_INPUT else chosen.file
        place = f"{where}, line {problem.line}"
        return _refuse(chosen, f"{place}: {problem.error}; nothing was imported")


def _words_for(chosen: argparse.Namespace, problem: StorageProblem) -> str:
    """What is wrong with the database, or else with the file that was named."""
    named = getattr(chosen, "file", None)
    if named is None or problem.path != Path(named):
        return db_words.of_database(problem)
    return _FILES[chosen.deed](problem)


def _path(_: argparse.Namespace, paths: Paths) -> int:
    print(paths.database)
    return 0


def _check(chosen: argparse.Namespace, paths: Paths) -> int:
    with _progress() as progress:
        if chosen.recount:
            with _opened(paths) as db:
                results.rebuild(db, progress=progress)
        try:
            found = inspect(paths.database, progress=progress)
        except StorageProblem as problem:
            if problem.fault is not StorageFault.DAMAGED:
                raise
            print(db_words.of_database(problem) + ".")
            return FOUND_WANTING
    print(db_words.found(paths.database, found))
    return 0 if found.is_sound else FOUND_WANTING


def _backup(chosen: argparse.Namespace, paths: Paths) -> int:
    with _progress() as progress:
        check(paths.database, progress=progress)
        if chosen.file is None:
            made = backups.back_up(paths, _now(), progress=progress).path
        else:
            made = Path(chosen.file)
            backups.copy(paths.database, made, progress=progress)
    print(made)
    return 0


def _restore(chosen: argparse.Namespace, paths: Paths) -> int:
    if chosen.list:
        for backup in backups.listed(paths):
            print(f"{backup.at:%Y-%m-%d %H:%M:%S} UTC  {backup.size:>10}  {backup.path}")
        return 0
    with _progress() as progress:
        if chosen.file is not None:
            wanted = Path(chosen.file)
        else:
            newest = backups.newest_sound(paths, progress=progress)
            if newest is None:
                return _refuse(chosen, f"there is no good backup in {paths.backups}")
            wanted = newest.path
        aside = backups.restore(paths, wanted, _now(), progress=progress)
    print(f"{paths.database} is now what {wanted} was.")
    if aside is not None:
        print(f"What was there before is in {aside}.")
    return 0


def _export(chosen: argparse.Namespace, paths: Paths) -> int:
    with _opened(paths) as db, _progress() as progress:
        if chosen.file == STANDARD_INPUT:
            for line in lines(db, _now(), progress=progress):
                print(line)
        else:
            export(db, Path(chosen.file), _now(), progress=progress)
    return 0


def _import(chosen: argparse.Namespace, paths: Paths) -> int:
    with _opened(paths) as db, _progress() as progress:
        if chosen.file == STANDARD_INPUT:
            given = sys.stdin.buffer.read().decode("utf-8", "surrogateescape").split("\n")
            found = import_lines(db, given, progress=progress)
        else:
            found = import_from(db, Path(chosen.file), progress=progress)
    print(db_words.imported(found))
    return 0


@contextlib.contextmanager
def _opened(paths: Paths) -> Iterator[Database]:
    """The database, made if there is none; never one that is damaged. Raises StorageProblem."""
    if paths.database.exists():
        check(paths.database)
    found = open_database(paths, _now(), patience=LONG_PATIENCE)
    if isinstance(found, Ready):
        with contextlib.closing(found.database) as db:
            yield db
        return
    raise found.problem


@contextlib.contextmanager
def _progress() -> Iterator[Callable[[int, int], None]]:
    """Shows on a terminal how far it is, once it takes a while."""
    shown = begun = time.monotonic()

    def report(done: int, of: int) -> None:
        nonlocal shown
        now = time.monotonic()
        if sys.stderr.isatty() and now - begun > A_WHILE and now - shown > A_WHILE / 2:
            shown = now
            sys.stderr.write(f"\r{100 * done // of:3} %" if of else "\r ... ")
            sys.stderr.flush()

    yield report
    if shown != begun:
        sys.stderr.write("\r     \r")


def _now() -> datetime:
    return datetime.now(UTC)


def _refuse(chosen: argparse.Namespace, sentence: str) -> int:
    sys.stderr.write(f"vira db {chosen.deed}: {sentence}.\n")
    return FAILED


_FILES: dict[str, Callable[[StorageProblem], str]] = {
    "backup": db_words.of_target,
    "restore": db_words.of_source,
    "export": db_words.of_target,
    "import": db_words.of_source,
}
"""What a deed does with the file that is named."""

_DEEDS: dict[str, Callable[[argparse.Namespace, Paths], int]] = {
    "path": _path,
    "check": _check,
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "import": _import,
}
