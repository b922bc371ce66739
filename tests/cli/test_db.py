"""`vira db`: every deed does what it says, and says clearly why it cannot."""

import contextlib
import io
import os
import re
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.cli.program import Outcome, vira
from tests.helpers.hostile import full_disk, open_folder, read_only
from tests.storage.kept import add_person, opened, paths_in, play_into
from vira_desktop.cli import main
from vira_desktop.rules.strict_json import parse_json
from vira_desktop.session.evening import resume
from vira_desktop.storage import results
from vira_desktop.storage.evenings import Evenings
from vira_desktop.storage.paths import Paths


def db(folder: Path, *arguments: str, given: bytes = b"") -> Outcome:
    """Does `vira db` with all kept in *folder*."""
    out, err = io.StringIO(), io.StringIO()
    stdin = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(given))
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                status = main(["--data-dir", str(folder), "db", *arguments])
            except SystemExit as ended:
                status = int(str(ended.code))
    finally:
        sys.stdin = stdin
    return Outcome(status, out.getvalue(), err.getvalue())


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    """A database with an evening of two deals."""
    paths = paths_in(tmp_path / "data")
    kept = opened(paths)
    play_into(kept, add_person(kept))
    kept.close()
    return paths


def evenings_in(folder: Path) -> int:
    """How many evenings there are."""
    with contextlib.closing(opened(paths_in(folder))) as kept:
        return len(Evenings(kept).all())


def refused(outcome: Outcome, *words: str) -> None:
    """Fails unless *outcome* is a refusal in one sentence with *words* in it."""
    assert (outcome.status, outcome.out) == (2, "")
    assert re.fullmatch(r"vira db \w+: .+\.\n", outcome.err), outcome.err
    assert all(word in outcome.err for word in words), outcome.err


def test_the_path_is_printed_and_nothing_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "none"
    assert db(folder, "path").out == f"{folder / 'vira.sqlite3'}\n"
    assert not folder.exists()


def test_a_sound_database_is_checked(paths: Paths) -> None:
    before = paths.database.read_bytes()
    outcome = db(paths.data, "check")
    assert outcome.status == 0
    assert outcome.out.endswith("is sound: 1 profile, 1 evening, 2 deals, 0 reviews.\n")
    assert paths.database.read_bytes() == before
    assert [file.name for file in paths.data.iterdir()] == ["vira.sqlite3"]


def test_what_cannot_be_read_is_told(paths: Paths) -> None:
    kept = opened(paths)
    select = "SELECT sql FROM sqlite_master WHERE name = 'events_no_update'"
    trigger = kept.execute(select).fetchone()[0]
    kept.execute("DROP TRIGGER events_no_update")
    kept.execute("UPDATE events SET body = 'F pass' WHERE place = 30")
    kept.execute(trigger)
    kept.close()
    outcome = db(paths.data, "check")
    assert outcome.status == 1
    assert "A part of 1 evening cannot be read" in outcome.out


def test_results_that_are_not_what_was_played_are_told_and_counted_again(paths: Paths) -> None:
    with contextlib.closing(opened(paths)) as kept:
        results.bring_up_to_date(kept)
        right = list(kept["parts"].rows)
        assert db(paths.data, "check").status == 0
        kept.execute("UPDATE parts SET pins = pins + 1 WHERE chair = 0 AND deal = 1")
    outcome = db(paths.data, "check")
    assert outcome.status == 1
    assert "The results of 1 evening are not what was played; `vira db check --rec" in outcome.out
    assert db(paths.data, "check", "--recount").status == 0
    assert db(paths.data, "check").status == 0
    with contextlib.closing(opened(paths)) as kept:
        assert list(kept["parts"].rows) == right
        kept.execute("DELETE FROM results WHERE deal = 2")
    assert db(paths.data, "check").status == 1


def test_a_damaged_database_is_told_and_left_to_the_restorer(paths: Paths) -> None:
    backup = db(paths.data, "backup").out.strip()
    paths.database.write_bytes(paths.database.read_bytes()[:9000])
    damaged = paths.database.read_bytes()
    outcome = db(paths.data, "check")
    assert outcome.status == 1
    assert "is damaged; `vira db restore`" in outcome.out
    for deed in ("backup", "export", "import"):
        refused(db(paths.data, deed, *(["-"] if deed != "backup" else [])), "is damaged")
    assert paths.database.read_bytes() == damaged
    outcome = db(paths.data, "restore")
    assert outcome.status == 0
    assert backup in outcome.out
    (aside,) = paths.data.glob("vira-aside-*.sqlite3")
    assert str(aside) in outcome.out
    assert aside.read_bytes() == damaged
    assert evenings_in(paths.data) == 1


def test_backups_are_made_listed_and_restored(paths: Paths, tmp_path: Path) -> None:
    first = db(paths.data, "backup").out.strip()
    assert Path(first).parent == paths.backups
    elsewhere = tmp_path / "elsewhere.sqlite3"
    assert db(paths.data, "backup", str(elsewhere)).out == f"{elsewhere}\n"
    listed = db(paths.data, "restore", "--list").out
    assert first in listed
    assert len(listed.splitlines()) == 1
    kept = opened(paths)
    play_into(kept)
    kept.close()
    assert evenings_in(paths.data) == 2
    assert db(paths.data, "restore", str(elsewhere)).status == 0
    assert evenings_in(paths.data) == 1


def test_a_database_in_use_is_not_replaced(paths: Paths) -> None:
    db(paths.data, "backup")
    kept = opened(paths)
    refused(db(paths.data, "restore"), "in use", "close Vira")
    play_into(kept)
    kept.close()
    assert evenings_in(paths.data) == 2
    assert sorted(file.name for file in paths.data.iterdir()) == ["backups", "vira.sqlite3"]


def test_it_is_exported_and_imported_also_through_pipes(paths: Paths, tmp_path: Path) -> None:
    file, other = tmp_path / "everything.jsonl", tmp_path / "other"
    assert db(paths.data, "export", str(file)).status == 0
    piped = db(paths.data, "export", "-").out
    assert piped.splitlines()[1:] == file.read_text(encoding="utf-8").splitlines()[1:]
    assert all(parse_json(line) for line in piped.splitlines())
    outcome = db(other, "import", str(file))
    assert re.fullmatch(r"New: 1 profile, 1 evening, \d+ events, 0 reviews\.\n", outcome.out)
    outcome = db(other, "import", "-", given=piped.encode())
    assert outcome.out == "New: 0 profiles, 0 evenings, 0 events, 0 reviews.\n"
    kept = Evenings(opened(paths_in(other)))
    assert resume(kept.read(kept.all()[0])).evening.is_over


def test_an_unreadable_import_is_told_with_its_line(paths: Paths, tmp_path: Path) -> None:
    file = tmp_path / "everything.jsonl"
    db(paths.data, "export", str(file))
    text = file.read_text(encoding="utf-8").replace('"event": "seats-drawn"', '"event": "seats"')
    file.write_text(text, encoding="utf-8")
    other = tmp_path / "other"
    refused(
        db(other, "import", str(file)), f"{file}, line 5: this is no event", "nothing was imported"
    )
    assert evenings_in(other) == 0
    refused(db(other, "import", str(tmp_path / "none")), f"there is no file {tmp_path}/none; name")
    refused(db(other, "import", "-", given=b"Hej"), "standard input, line 1: not JSON")


def test_what_is_not_there_is_told(tmp_path: Path) -> None:
    for deed in (["check"], ["backup"], ["export", "-"]):
        refused(db(tmp_path, *deed), "there is no database yet")
    refused(db(tmp_path, "restore"), "there is no good backup")
    refused(db(tmp_path, "restore", "none.sqlite3"), "there is no file none.sqlite3; name one")
    assert list(tmp_path.iterdir()) == []


def test_a_lost_database_is_told(paths: Paths) -> None:
    db(paths.data, "backup")
    paths.database.unlink()
    for deed in (["check"], ["export", "-"], ["import", "-"]):
        refused(db(paths.data, *deed), "though there are backups")
    assert not paths.database.exists()


def test_a_foreign_database_is_left(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "vira.sqlite3") as connection:
        connection.execute("CREATE TABLE cookies (name)")
    connection.close()
    before = (tmp_path / "vira.sqlite3").read_bytes()
    for deed in (["check"], ["backup"], ["export", "-"], ["import", "-"]):
        refused(db(tmp_path, *deed), "belongs to another program")
    assert (tmp_path / "vira.sqlite3").read_bytes() == before


def test_where_nothing_can_be_written_is_told(paths: Paths, tmp_path: Path) -> None:
    for deed in ("export", "backup"):
        refused(
            db(paths.data, deed, str(tmp_path / "no" / "file")),
            f"there is no folder {tmp_path}/no; make it, or name another file",
        )
        refused(db(paths.data, deed, str(tmp_path)), "is a folder; name a file in it")


def test_what_may_not_be_written_or_read_is_told(paths: Paths) -> None:
    with open_folder() as folder:
        data, whole = folder / "data", paths.database.read_bytes()
        data.mkdir(mode=0o777)
        (folder / "empty").mkdir()
        files = [data / "vira.sqlite3", folder / "taken", folder / "secret"]
        for file in files:
            file.write_bytes(whole)
            file.chmod(0 if file.name == "secret" else 0o666)
        data.chmod(0o777)
        secret, taken = str(folder / "secret"), str(folder / "taken")
        named = "cannot be written; give yourself the right to, or name another file."
        right = "secret cannot be read; give yourself the right to."
        with read_only(folder, folder / "taken", folder / "empty"):
            for deed in ("export", "backup"):
                refused(db(data, deed, taken), f"taken {named}")
                refused(db(data, deed, str(folder / "new")), f"new {named}")
            refused(db(data, "import", secret), right)
            refused(db(data, "restore", secret), right)
            refused(db(folder / "empty", "import", "-"), "empty/vira.sqlite3", "--data-dir")
        with read_only(data, data / "vira.sqlite3"):
            refused(db(data, "restore", taken), "vira.sqlite3", "--data-dir")
        assert (folder / "taken").read_bytes() == whole
        assert (data / "vira.sqlite3").read_bytes() == whole


def test_a_disk_without_room_is_told(paths: Paths, tmp_path: Path) -> None:
    with contextlib.closing(opened(paths)) as kept:
        play_into(kept, deals=60)
        results.bring_up_to_date(kept)
    db(paths.data, "backup", str(tmp_path / "good"))
    with full_disk(60_000):
        for deed in ("export", "backup"):
            outcome = db(paths.data, deed, str(tmp_path / "out"))
            refused(outcome, "there is no room on the disk", f"{tmp_path}/out", "name another disk")
        outcome = db(paths.data, "restore", str(tmp_path / "good"))
        refused(outcome, "there is no room on the disk", "nothing was changed")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["data", "good"]
    assert db(paths.data, "check").status == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name")
def test_what_is_no_file_is_not_replaced(paths: Paths, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for deed in ("export", "backup"):
        refused(db(paths.data, deed, str(pipe)), "pipe is no file, and was left as it is")
        assert pipe.is_fifo()


def test_a_named_backup_that_is_none_is_told_as_such(paths: Paths, tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Kära Anna")
    outcome = db(paths.data, "restore", str(text))
    refused(outcome, "letter.txt is no backup that can be read")
    refused(db(paths.data, "restore", str(tmp_path)), "is a folder; name a file")
    with sqlite3.connect(tmp_path / "cookies") as connection:
        connection.execute("CREATE TABLE cookies (name)")
    connection.close()
    outcome = db(paths.data, "restore", str(tmp_path / "cookies"))
    refused(outcome, "cookies is the database of another program; nothing was changed")
    assert db(paths.data, "check").status == 0


def test_a_shell_may_start_it(paths: Paths) -> None:
    outcome = vira("--data-dir", str(paths.data), "db", "check")
    assert (outcome.status, outcome.err) == (0, "")


def test_without_a_deed_the_deeds_are_named(tmp_path: Path) -> None:
    outcome = db(tmp_path)
    assert outcome.status == 2
    assert "DEED" in outcome.err
