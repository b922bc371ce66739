"""An export is one readable file; elsewhere it gives the same evenings, statistics and training,
and never twice. What is no export changes nothing and is told with its line."""

import json
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlite_utils import Database

from tests.helpers.hostile import full_disk
from tests.storage.kept import NOW, add_person, newest, opened, paths_in, play_into, read_newest
from tests.storage.test_reviews import entries
from vira_desktop.rules.record import Record, read_records
from vira_desktop.rules.verdict import check
from vira_desktop.session.archive import EVERYTHING
from vira_desktop.session.events import Acted, DealBegun, Ended, Event
from vira_desktop.session.keeping import StorageFault, StorageProblem
from vira_desktop.session.log import TakeBack
from vira_desktop.storage.archive import StoredArchive
from vira_desktop.storage.connection import path_of
from vira_desktop.storage.evenings import Evenings
from vira_desktop.storage.exports import export, lines
from vira_desktop.storage.imports import BadImport, Imported, import_from, import_lines
from vira_desktop.storage.paths import Paths
from vira_desktop.storage.profiles import Profiles
from vira_desktop.storage.reviews import ReviewLog
from vira_desktop.storage.statistics import StoredResults

TABLES = ("profiles", "evenings", "events", "reviews", "results", "parts", "people")


def fill(db: Database) -> None:
    """Two people, evenings of one of them and of guests, one of them unfinished and with something
    taken back, and training."""
    person, other = add_person(db, "Åsa"), add_person(db, "Bo", NOW + timedelta(1))
    play_into(db, person, deals=3)
    play_into(db, None, deals=2, seed="guests", players=4)
    half = [event for event in read_newest(db) if event is not None]
    cut = half[: half.index(next(e for e in half if isinstance(e, DealBegun))) + 4]
    log = Evenings(db).new(person.key, NOW + timedelta(hours=5))
    log.append_all([*cut, Acted(TakeBack(2)), *cut[-1:]])
    for profile in (person, other):
        ReviewLog(db, profile.key).append_all(entries(2))


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Paths:
    """A filled database."""
    paths = paths_in(tmp_path_factory.mktemp("source"))
    fill(opened(paths))
    return paths


@pytest.fixture(scope="module")
def text(source: Paths) -> list[str]:
    """Its export, line by line."""
    return list(lines(opened(source), NOW))


@pytest.fixture
def db(tmp_path: Path) -> Database:
    """An empty database."""
    return opened(paths_in(tmp_path))


def content(db: Database) -> dict[str, list[Any]]:
    """All that counts in *db*, where each table's rows are in order."""
    kept: dict[str, list[Any]] = {table: list(db[table].rows) for table in TABLES}
    for row in kept["profiles"]:
        row.pop("chosen_at")
    return kept


def test_elsewhere_everything_is_the_same(source: Paths, tmp_path: Path) -> None:
    original = opened(source)
    file = tmp_path / "export.jsonl"
    export(original, file, NOW)
    elsewhere = paths_in(tmp_path / "elsewhere")
    copy = opened(elsewhere)
    found = import_from(copy, file)
    assert found == Imported(
        profiles=2, evenings=3, events=original["events"].count, reviews=20, differing=0
    )
    assert content(copy) == content(original)
    for person in Profiles(original).all():
        here, there = (
            StoredResults(path, person.key).statistics(person.key)
            for path in (source.database, elsewhere.database)
        )
        assert here == there
        assert ReviewLog(copy, person.key).entries() == ReviewLog(original, person.key).entries()
    assert StoredArchive(elsewhere.database, None).count(EVERYTHING) == 5


def test_the_same_export_twice_doubles_nothing(text: list[str], db: Database) -> None:
    import_lines(db, text)
    once = content(db)
    assert import_lines(db, text) == Imported()
    assert content(db) == once


def test_into_its_own_database_nothing_comes(source: Paths, text: list[str]) -> None:
    original = opened(source)
    before = content(original)
    assert import_lines(original, text) == Imported()
    assert content(original) == before


def test_an_evening_that_went_on_elsewhere_goes_on(text: list[str], db: Database) -> None:
    import_lines(db, text)
    evening = newest(db)
    Evenings(db).go_on(evening).append(Ended())
    longer = list(lines(db, NOW))
    second = opened(paths_in(path_of(db).parent / "second"))
    import_lines(second, text)
    assert import_lines(second, longer) == Imported(events=1)
    assert read_newest(second) == read_newest(db)
    assert import_lines(second, text) == Imported()


def test_an_evening_that_went_on_differently_stays(text: list[str], db: Database) -> None:
    import_lines(db, text)
    ours: list[Event] = [Ended()]
    Evenings(db).go_on(newest(db)).append_all(ours)
    evening = read_newest(db)
    place = len(evening) - 1
    event = json.dumps({"event": "deal-dropped", "place": place, "body": {}})
    assert import_lines(db, with_end(with_event(text, event))) == Imported(differing=1)
    assert read_newest(db) == evening


def with_event(text: list[str], event: str) -> list[str]:
    """*text* without its end, *event* at the end of its last evening."""
    last = max(n for n, line in enumerate(text) if line.startswith('{"format": "vira-deal"'))
    return [*text[: last + 1], event, *text[last + 1 : -1]]


def with_end(some: list[str]) -> list[str]:
    """*some* lines with the one that ends them."""
    return [*some, json.dumps({"end": len(some)})]


def test_training_on_two_machines_is_put_together(text: list[str], db: Database) -> None:
    import_lines(db, text)
    person = Profiles(db).all()[0]
    mine = entries(5)[20:]
    ReviewLog(db, person.key).append_all(mine)
    assert import_lines(db, text) == Imported()
    assert ReviewLog(db, person.key).entries() == (*entries(2), *mine)


def test_deals_are_records_that_can_be_checked(text: list[str]) -> None:
    records = [record for _, record in read_records("\n".join(text)) if isinstance(record, Record)]
    assert len(records) == 6
    answers = [check(record) for record in records]
    assert all(answer["legal"] for answer in answers)
    assert [answer["phase"] for answer in answers[:5]] == ["settled"] * 5
    for record, answer in zip(records[:3], answers, strict=False):
        came_to = record.extras["x-results"]
        assert isinstance(came_to, dict)
        assert came_to["game"] == answer["game"]
    assert "x-entries" in records[5].extras


def test_damaged_rows_are_left_out_and_the_rest_comes(source: Paths, db: Database) -> None:
    import_lines(db, list(lines(opened(source), NOW)))
    db.execute("DROP TRIGGER events_no_update")
    db.execute("UPDATE events SET body = 'F card S2' WHERE evening = 1 AND place = 20")
    damaged = Evenings(db).read(Evenings(db).all()[-1])
    second = opened(paths_in(path_of(db).parent / "second"))
    import_lines(second, list(lines(db, NOW)))
    assert Evenings(second).read(Evenings(second).all()[-1]) == damaged
    assert damaged[20] is None


Change = Callable[[list[str]], list[str]]


def with_line(number: int, old: str, new: str) -> Change:
    """Replaces *old* by *new* in line *number*, from 1."""

    def change(text: list[str]) -> list[str]:
        assert old in text[number - 1], text[number - 1]
        return [*text[: number - 1], text[number - 1].replace(old, new), *text[number:]]

    return change


BAD: list[tuple[str, Change, int | None, str]] = [
    ("nothing", lambda text: [], 1, "broken off"),
    ("another file", lambda text: ["{}"], 1, "no export"),
    ("no JSON", lambda text: ["hej"], 1, "not JSON"),
    ("a list", lambda text: ["[1]"], 1, "no line of an export"),
    ("newer", with_line(1, '"version": 1', '"version": 2'), 1, "newer program"),
    ("odd version", with_line(1, '"version": 1', '"version": "1"'), 1, "not 1"),
    ("no version", with_line(1, '"version": 1, ', ""), 1, "missing"),
    ("broken off", lambda text: text[:-1], None, "broken off"),
    ("torn", lambda text: [*text[:-1], text[-1][:-3]], None, "not JSON"),
    ("a line lost", lambda text: [*text[:5], *text[6:]], None, "lines stand before"),
    ("more after it", lambda text: [*text, "{}"], None, "may follow"),
    ("not UTF-8", with_line(2, "Åsa", "\udcc5sa"), 2, "UTF-8"),
    ("a colour", with_line(2, '"red"', '"pink"'), 2, "not one of"),
    ("a language", with_line(2, '"sv"', '"xx"'), 2, "not one of"),
    ("a name", with_line(2, '"Åsa"', "5"), 2, "is a text"),
    ("a key lost", with_line(2, '"name"', '"nome"'), 2, 'the key "name" is missing'),
    ("local time", with_line(4, "+00:00", "+01:00"), 4, "UTC"),
    ("no time", with_line(4, "2026-", "later-"), 4, "UTC"),
    ("a stranger", with_line(4, '"profile": "', '"profile": "x'), 4, "is not in this file"),
    ("an event", with_line(5, '"opened"', '"apened"'), 5, "no event"),
    ("a place", with_line(5, '"place": 0', '"place": -1'), 5, "whole number"),
    ("a high place", with_line(5, '"place": 0', '"place": 1000000'), 5, "whole number"),
    ("a place again", with_line(6, '"place": 1', '"place": 0'), 6, "has been before"),
    ("a card", with_line(7, '"highest"', '"higest"'), 7, "not known"),
    ("no place", with_line(7, '"x-place"', '"x-plaice"'), 7, "missing"),
    ("no entries", with_line(7, '"x-place"', '"x-entries": 5, "x-place"'), 7, "not a list"),
    ("no entry", with_line(7, '"x-place"', '"x-entries": [5], "x-place"'), 7, "no event"),
    ("no evening", lambda text: [*text[:3], *text[4:]], 4, "no evening is named"),
]


@pytest.mark.parametrize(("change", "line", "why"), [b[1:] for b in BAD], ids=[b[0] for b in BAD])
def test_what_is_no_export_changes_nothing(
    text: list[str], db: Database, change: Change, line: int | None, why: str
) -> None:
    add_person(db, "Per")
    before = content(db)
    given = change(text)
    with pytest.raises(BadImport) as caught:
        import_lines(db, given)
    assert why in caught.value.error
    assert caught.value.line == (len(given) if line is None else line)
    assert content(db) == before
    import_lines(db, text)


def test_bad_reviews_are_refused(text: list[str], db: Database) -> None:
    number = next(n for n, line in enumerate(text, start=1) if '"review"' in line)
    for old, new, why in (
        ('"grade": 3', '"grade": 77', "no review"),
        ('"profile": "', '"profile": "x', "not in this file"),
        ('"profile": "', '"profile": null, "x": "', "is a text"),
    ):
        with pytest.raises(BadImport, match=why) as caught:
            import_lines(db, with_line(number, old, new)(text))
        assert caught.value.line == number


def test_a_file_that_is_not_there_is_told(db: Database, tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(StorageProblem):
            import_from(db, path)


def test_on_a_full_disk_an_import_changes_nothing_and_an_export_leaves_nothing(
    text: list[str], db: Database, tmp_path: Path, source: Paths
) -> None:
    add_person(db, "Per")
    before = content(db)
    with full_disk(60_000), pytest.raises(StorageProblem) as caught:
        import_lines(db, text)
    assert caught.value.fault is StorageFault.DISK_FULL
    assert content(db) == before
    file = tmp_path / "export"
    file.write_text("the last one")
    full = opened(source)
    with full_disk(4096), pytest.raises(StorageProblem) as caught:
        export(full, file, NOW)
    assert caught.value.fault is StorageFault.DISK_FULL
    assert file.read_text() == "the last one"
    assert [found.name for found in tmp_path.glob("export*")] == ["export"]


def test_progress_is_told(text: list[str], db: Database, source: Paths) -> None:
    told: list[tuple[int, int]] = []

    def tell(done: int, of: int) -> None:
        told.append((done, of))

    list(lines(opened(source), NOW, progress=tell))
    assert told == [(0, 3), (1, 3), (2, 3)]
    import_lines(db, text, progress=tell)
    assert told[3:] == [(0, 3), (1, 3), (2, 3)]
