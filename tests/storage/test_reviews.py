"""A learner's log in the database."""

import sqlite3
from datetime import timedelta
from pathlib import Path

import pytest

from tests.storage.kept import NOW, add_person, opened, paths_in
from vira_desktop.session.keeping import StorageProblem
from vira_desktop.storage.reviews import ReviewLog
from vira_desktop.trainer.grading import Grade
from vira_desktop.trainer.ports import ReviewStore
from vira_desktop.trainer.reviews import (
    Entry,
    Placed,
    PutAway,
    Remark,
    RemarkKind,
    Review,
    TakeBack,
)
from vira_desktop.trainer.skills import Kind, Skill

SKILL = next(iter(Skill))


def entries(count: int = 1) -> list[Entry]:
    """*count* of every kind of entry."""
    some: list[Entry] = []
    for hours in range(count):
        at = NOW + timedelta(hours=hours)
        review = Review(
            skill=SKILL,
            level=2,
            identity=f"fråga {hours}",
            grade=Grade.GOOD,
            right=True,
            hints=0,
            seconds=None,
            at=at,
            offset=60,
        )
        some += [
            review,
            TakeBack(at),
            PutAway(SKILL, at),
            Remark(RemarkKind.REPORTED, SKILL, "x", at, "hela frågan"),
            Placed(next(iter(Kind)), 3, at),
        ]
    return some


def test_what_was_learnt_comes_back_in_order(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    mine, other = add_person(db, "Åsa"), add_person(db, "Bo")
    store: ReviewStore = ReviewLog(db, mine.key)
    for entry in entries(3):
        store.append(entry)
    ReviewLog(db, other.key).append(entries()[0])
    again = opened(paths_in(tmp_path))
    assert ReviewLog(again, mine.key).entries() == tuple(entries(3))
    assert ReviewLog(again, other.key).entries() == (entries()[0],)


def test_two_windows_may_learn_at_once(tmp_path: Path) -> None:
    first, second = opened(paths_in(tmp_path)), opened(paths_in(tmp_path))
    person = add_person(first)
    some = entries(2)
    for number, entry in enumerate(some):
        ReviewLog((first, second)[number % 2], person.key).append(entry)
    assert ReviewLog(first, person.key).entries() == tuple(some)


@pytest.mark.parametrize("deed", ["DELETE FROM reviews", "UPDATE reviews SET body = '{}'"])
def test_no_review_can_be_changed(tmp_path: Path, deed: str) -> None:
    db = opened(paths_in(tmp_path))
    ReviewLog(db, add_person(db).key).append(entries()[0])
    with pytest.raises(sqlite3.IntegrityError, match="only added to"):
        db.execute(deed)


def test_what_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    person = add_person(db)
    some = entries()
    ReviewLog(db, person.key).append_all(some)
    db.execute("DROP TRIGGER reviews_no_update")
    db.execute("UPDATE reviews SET body = replace(body, 'fråga', 'gråta') WHERE place = 0")
    assert ReviewLog(db, person.key).entries() == tuple(some[1:])


def test_nothing_is_stored_for_nobody(tmp_path: Path) -> None:
    db = opened(paths_in(tmp_path))
    with pytest.raises((sqlite3.IntegrityError, StorageProblem)):
        ReviewLog(db, "nobody").append(entries()[0])
