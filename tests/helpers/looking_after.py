"""A program of its own that looks after a database again and again until it is killed:

    python -P -m tests.helpers.looking_after FOLDER DEED

DEED is "keep": backups, restoring and a migration by turns; or "import": the file `export.jsonl` of
the folder comes in, and all is begun afresh. It writes a line when it begins."""

import sys
from datetime import UTC, datetime

from tests.storage.kept import newer_program
from vira_desktop.storage import backups, results
from vira_desktop.storage.database import Ready, open_database
from vira_desktop.storage.imports import import_from
from vira_desktop.storage.paths import Paths, find_paths


def keep(paths: Paths) -> None:
    """Backups, restoring, a migration, counting."""
    original = backups.listed(paths)[-1]
    backups.back_up(paths, now())
    found = open_database(paths, now(), migrations=newer_program())
    assert isinstance(found, Ready), found
    results.rebuild(found.database)
    found.database.close()
    backups.restore(paths, original.path, now())
    for aside in paths.data.glob("vira-aside-*"):
        aside.unlink()


def bring_in(paths: Paths) -> None:
    """The export of the folder, into a new file."""
    found = open_database(paths, now())
    assert isinstance(found, Ready), found
    import_from(found.database, paths.data / "export.jsonl")
    found.database.close()
    paths.database.unlink()


def now() -> datetime:
    """UTC."""
    return datetime.now(UTC)


if __name__ == "__main__":
    deed = {"keep": keep, "import": bring_in}[sys.argv[2]]
    print("begun", flush=True)
    while True:
        deed(find_paths(sys.argv[1]))
