"""Evenings in the database: everything comes back, nothing is changed, nothing is stored twice."""

import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest

from tests.storage.kept import (
    NOW,
    add_person,
    newest,
    opened,
    paths_in,
    play_into,
    read_newest,
    resumed,
)
from vira_desktop.session.events import Acted, CutBack, Ended, Event
from vira_desktop.session.keeping import StorageFault, StorageProblem
from vira_desktop.session.log import TakeBack
from vira_desktop.storage.evenings import Evenings

ANY = Acted(TakeBack(0))


def tamper(folder: Path, statement: str) -> None:
    """Changes the file behind the program's back, triggers or not."""
    with sqlite3.connect(paths_in(folder).database) as connection:
        for (name,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        ).fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        connection.execute(statement)
    connection.close()


def test_an_evening_comes_back_as_it_was(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    person = add_person(db)
    session = play_into(db, person)
    again = opened(paths_in(tmp_path))
    assert resumed(again).evening == session.evening
    assert resumed(again).problem is None
    stored = newest(again)
    assert (stored.profile, stored.begun_at, stored.ended) == (person.key, NOW, True)


def test_an_evening_is_there_from_its_first_event_on(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    log = Evenings(db).new(None, NOW)
    assert Evenings(db).all() == ()
    log.append(ANY)
    assert len(Evenings(db).all()) == 1


def test_the_unfinished_evening_of_a_person_is_found(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    evenings, person = Evenings(db), add_person(db)
    assert evenings.unfinished(person.key) is None
    for profile, hours, events in (
        (person.key, 0, (ANY,)),
        (person.key, 1, (ANY, ANY)),
        (person.key, 2, (ANY, Ended())),
        (None, 3, (ANY,)),
    ):
        evenings.new(profile, NOW + timedelta(hours=hours)).append_all(events)
    found = evenings.unfinished(person.key)
    assert found is not None
    assert found.begun_at == NOW + timedelta(hours=1)
    assert len(evenings.of(person.key)) == 3
    assert len(evenings.all()) == 4


def test_an_evening_goes_on_where_it_was(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    Evenings(db).new(None, NOW).append_all((ANY, ANY))
    again = opened(paths_in(tmp_path))
    log = Evenings(again).go_on(newest(again))
    log.append(Ended())
    assert read_newest(db) == [ANY, ANY, Ended()]


def test_two_that_go_on_with_one_evening_do_not_mix(tmp_path: Path) -> None:
    first, second = opened(paths_in(tmp_path)), opened(paths_in(tmp_path))
    log = Evenings(first).new(None, NOW)
    log.append(ANY)
    other = Evenings(second).go_on(newest(second))
    log.append(ANY)
    with pytest.raises(StorageProblem) as caught:
        other.append_all((Ended(), Ended()))
    assert caught.value.fault is StorageFault.CHANGED_ELSEWHERE
    log.append(Ended())
    assert read_newest(second) == [ANY, ANY, Ended()]


def test_several_events_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    log = Evenings(db).new(None, NOW)
    log.append(ANY)
    unwritable: list[Event] = [ANY, Ended(), None]  # type: ignore[list-item]
    with pytest.raises(AssertionError):
        log.append_all(unwritable)
    assert read_newest(db) == [ANY]
    log.append(Ended())
    assert read_newest(db) == [ANY, Ended()]


@pytest.mark.parametrize("table", ["evenings", "events"])
@pytest.mark.parametrize("deed", ["DELETE FROM {}", "UPDATE {} SET {} = 1"])
def test_no_row_of_a_log_can_be_changed(tmp_path: Path, table: str, deed: str) -> None:
    db = opened(paths_in(tmp_path))
    Evenings(db).new(None, NOW).append(ANY)
    column = {"evenings": "key", "events": "body"}[table]
    with pytest.raises(sqlite3.IntegrityError, match="only added to"):
        db.execute(deed.format(table, column))


def test_types_and_references_are_enforced(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    with pytest.raises(sqlite3.IntegrityError):
        db.execute("INSERT INTO events VALUES (99, 0, 'acted', 'F pass', 1)")
    Evenings(db).new(None, NOW).append(ANY)
    with pytest.raises(sqlite3.IntegrityError):
        db.execute("INSERT INTO events VALUES (1, 'one', 'acted', 'F pass', 1)")


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET body = 'F card S3' WHERE place = 60",
        "UPDATE events SET body = CAST(x'46ff' AS TEXT) WHERE place = 60",
        "UPDATE events SET kind = 'eaten' WHERE place = 60",
        "DELETE FROM events WHERE place = 60",
    ],
)
def test_a_damaged_evening_is_read_up_to_there_and_goes_on(tmp_path: Path, damage: str) -> None:
    db = opened(paths_in(tmp_path))
    play_into(db, deals=3)
    whole = read_newest(db)
    tamper(tmp_path, damage)
    assert read_newest(db) == [*whole[:60], None, *whole[61:]]
    found = resumed(db)
    assert found.problem is not None
    assert found.evening.events == 60
    log = Evenings(db).go_on(newest(db))
    log.append(CutBack(60))
    log.append_all([event for event in whole[60:] if event is not None])
    assert resumed(db).problem is None
    assert resumed(db).evening.is_over
