"""Results, statistics and the archive in the database say what the logs say, and nothing else."""

from collections.abc import Iterator
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
)
from vira_desktop.rules.games import Result
from vira_desktop.session.archive import DealKey, Wanted
from vira_desktop.session.profiles import Profile
from vira_desktop.session.results import FinishedDeal, Part, finished_deals
from vira_desktop.session.statistics import Statistics, statistics
from vira_desktop.storage import results
from vira_desktop.storage.archive import StoredArchive
from vira_desktop.storage.evenings import Evenings
from vira_desktop.storage.profiles import Profiles
from vira_desktop.storage.statistics import StoredResults


class Played:
    """Some evenings of two people, who sit with bots."""

    def __init__(self, folder: Path) -> None:
        self.paths = paths_in(folder)
        self.db = opened(self.paths)
        self.people = [add_person(self.db, "Åsa"), add_person(self.db, "Bo", NOW + timedelta(1))]
        for seed, (person, players) in enumerate(
            ((self.people[0], 3), (self.people[0], 4), (self.people[1], 3), (None, 3))
        ):
            play_into(self.db, person, deals=6, seed=f"evening {seed}", players=players)

    def deals(self) -> Iterator[FinishedDeal]:
        """All finished deals, by the logs."""
        for stored in Evenings(self.db).all():
            yield from finished_deals(Evenings(self.db).read(stored))

    def expected(self, person: Profile) -> Statistics:
        """The statistics of *person*, added up deal by deal."""

        def is_his(part: Part) -> bool:
            return part.player.profile == person.key

        return statistics(self.deals(), is_his)

    def found(self, person: Profile) -> Statistics:
        """The statistics of *person* as SQLite adds them up."""
        return StoredResults(self.paths.database, None).statistics(person.key)

    def archive(self, person: int | None = 0) -> StoredArchive:
        """The archive of one of the people."""
        own = None if person is None else self.people[person].key
        return StoredArchive(self.paths.database, own)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Played once for the tests that only look at it."""
    return Played(tmp_path_factory.mktemp("played"))


def test_sqlite_adds_up_what_the_deals_add_up_to(played: Played) -> None:
    for person in played.people:
        assert played.found(person) == played.expected(person)
    assert played.found(played.people[0]).total.deals == 12


def test_statistics_may_be_of_some_time_only(played: Played) -> None:
    person = played.people[1]
    begun = next(e for e in Evenings(played.db).all() if e.profile == person.key).begun_at
    store = StoredResults(played.paths.database, person.key)
    since, until = begun + timedelta(minutes=2), begun + timedelta(minutes=4)
    course = played.expected(person).course
    wanted = [point.at for point in course if since <= point.at < until]
    found = store.statistics(person.key, since=since, until=until)
    assert [point.at for point in found.course] == wanted
    assert 0 < found.total.deals < len(course)
    assert store.statistics(person.key, since=until).total.deals < len(course)
    assert store.statistics(person.key, until=NOW - timedelta(1)).total.deals == 0


def test_people_with_results_are_named_who_plays_now_first(played: Played) -> None:
    store = StoredResults(played.paths.database, played.people[1].key)
    assert [person.name for person in store.people()] == ["Bo", "Åsa"]


def test_evenings_are_listed(played: Played) -> None:
    rows = played.archive().evenings()
    assert [row.deals for row in rows] == [6] * 4
    assert sorted(len(row.players) for row in rows) == [3, 3, 3, 4]
    assert all(row.is_over for row in rows)
    own = [row.own for row in rows if row.own is not None]
    assert sum(own) == played.expected(played.people[0]).total.pins
    assert len(own) == 2


def test_an_evening_is_found_as_it_was_settled(played: Played) -> None:
    for row in played.archive().evenings():
        evening = played.archive().settled(row.id)
        assert evening is not None
        assert sum(line.total for line in evening.sheet) == 0
        assert len(evening.sheet) == len(row.players)
        assert tuple(player.name for player in evening.players) == row.players
    events = played.db.execute("SELECT max(id) FROM evenings").fetchone()[0]
    assert played.archive().settled(events + 1) is None


def test_deals_are_listed_as_they_were_counted(played: Played) -> None:
    archive = played.archive()
    rows = archive.deals(Wanted(), start=0, count=100)
    assert archive.count(Wanted()) == len(rows) == 24
    assert sorted((row.deal for row in rows), key=repr) == sorted(played.deals(), key=repr)
    assert [row.deal.at for row in rows] == sorted((r.deal.at for r in rows), reverse=True)
    first = [*archive.deals(Wanted(), start=0, count=10)]
    second = [*archive.deals(Wanted(), start=10, count=100)]
    assert first + second == rows


def test_deals_are_searched(played: Played) -> None:
    archive = played.archive()
    rows = archive.deals(Wanted(), start=0, count=100)
    game, evening = rows[0].deal.game, rows[5].evening
    for wanted, fits in (
        (Wanted(game=game), lambda row: row.deal.game == game),
        (Wanted(evening=evening), lambda row: row.evening == evening),
        (Wanted(result=Result.KODILJ), lambda row: row.deal.result is Result.KODILJ),
        (
            Wanted(player="PER"),
            lambda row: any(part.player.name == "Per" for part in row.deal.parts),
        ),
        (
            Wanted(player="åSA", game=game),
            lambda row: row.deal.game == game,
        ),
    ):
        found = archive.deals(wanted, start=0, count=100)
        assert found == [row for row in rows if fits(row)]
        assert archive.count(wanted) == len(found) > 0
    assert archive.count(Wanted(player="%")) == 0


def test_a_deal_is_found_as_it_was_played(played: Played) -> None:
    archive = played.archive()
    for row in archive.deals(Wanted(), start=0, count=100):
        deal = archive.deal(row.key)
        assert deal is not None
        part = row.own_part
        seat = deal.own and deal.own.value
        assert seat == (part.seat if part and part.seat != "S" else None)
        assert len(deal.match.players) == deal.log.deal.players
    assert archive.deal(DealKey(1, 7)) is None
    assert archive.deal(DealKey(99, 1)) is None


def test_looking_at_what_was_played_changes_nothing(tmp_path: Path) -> None:
    played = Played(tmp_path)
    before, logs = played.found(played.people[0]), list(played.db.execute("SELECT * FROM events"))
    archive = played.archive()
    for row in archive.deals(Wanted(), start=0, count=100):
        archive.deal(row.key)
    assert played.found(played.people[0]) == before
    assert list(played.db.execute("SELECT * FROM events")) == logs


def test_results_follow_the_log_and_never_count_twice(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    person = add_person(db)
    play_into(db, person, deals=3)
    whole = [event for event in read_newest(db) if event is not None]
    log = Evenings(db).new(person.key, NOW + timedelta(hours=1))
    store = StoredResults(paths_in(tmp_path).database, person.key)
    for event in whole:
        log.append(event)
        expected = sum(
            len(list(finished_deals(Evenings(db).read(stored)))) for stored in Evenings(db).all()
        )
        if len(whole) - whole.index(event) < 8:
            assert store.statistics(person.key).total.deals == expected
    assert store.statistics(person.key).total.deals == 6


def test_results_can_be_made_again_from_the_logs(tmp_path: Path) -> None:
    played = Played(tmp_path)
    before = played.found(played.people[0])
    played.db.execute("UPDATE parts SET pins = pins + 1")
    assert played.found(played.people[0]) != before
    told: list[tuple[int, int]] = []
    results.rebuild(played.db, progress=lambda done, of: told.append((done, of)))
    assert played.found(played.people[0]) == before
    assert told == [(0, 4), (1, 4), (2, 4), (3, 4)]


def test_an_evening_that_cannot_be_read_counts_as_far_as_it_can(tmp_path: Path) -> None:
    played = Played(tmp_path)
    db, person = played.db, played.people[0]
    evening = newest(db).id
    assert played.found(person).total.deals == 12
    db.execute("DROP TRIGGER events_no_update")
    db.execute("UPDATE events SET body = 'x' WHERE place = 0 AND evening = ?", (evening,))
    results.rebuild(db)
    gone = 6 if newest(db).profile == person.key else 0
    assert played.found(person).total.deals == 12 - gone
    assert played.archive().count(Wanted(evening=evening)) == 0


def test_who_was_removed_is_not_named(tmp_path: Path) -> None:
    played = Played(tmp_path)
    store = StoredResults(played.paths.database, None)
    Profiles(played.db).remove(played.people[0].key, NOW)
    assert [person.name for person in store.people()] == ["Bo"]
