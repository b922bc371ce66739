"""What the disk refuses is kept, told, and stored later in the same order."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.storage.kept import NOW, opened, paths_in, read_newest
from vira_desktop.session.events import Acted, Event
from vira_desktop.session.keeping import StorageFault, StorageProblem
from vira_desktop.session.log import TakeBack
from vira_desktop.storage.evenings import Evenings
from vira_desktop.storage.reporting import ReportingLog, Unsaved

FULL = StorageProblem(StorageFault.DISK_FULL, Path("vira.sqlite3"))
EVENTS = [Acted(TakeBack(number)) for number in range(6)]


class Fickle:
    """A log on a disk that is full when *full* is set."""

    def __init__(self) -> None:
        self.full = False
        self.stored: list[Event] = []

    def append_all(self, entries: Sequence[Event]) -> None:
        """Stores all or nothing."""
        if self.full:
            raise FULL
        self.stored.extend(entries)


@pytest.fixture
def told() -> list[Unsaved | None]:
    """What has been reported."""
    return []


def test_nothing_is_told_while_all_is_stored(told: list[Unsaved | None]) -> None:
    log = Fickle()
    store = ReportingLog[Event](log, told.append)
    for event in EVENTS:
        store.append(event)
    assert (log.stored, told) == (EVENTS, [])


def test_what_is_refused_is_stored_later_and_in_order(told: list[Unsaved | None]) -> None:
    log = Fickle()
    store = ReportingLog[Event](log, told.append)
    store.append(EVENTS[0])
    log.full = True
    store.append(EVENTS[1])
    store.append(EVENTS[2])
    assert not store.save()
    assert log.stored == EVENTS[:1]
    assert told == [Unsaved(FULL, 1), Unsaved(FULL, 2), Unsaved(FULL, 2)]
    log.full = False
    store.append(EVENTS[3])
    assert log.stored == EVENTS[:4]
    assert told[3:] == [None]
    assert store.save()
    assert told[4:] == []


def test_without_a_log_all_is_kept_until_there_is_one(
    told: list[Unsaved | None], tmp_path: Path
) -> None:
    store = ReportingLog[Event](FULL, told.append)
    for event in EVENTS:
        store.append(event)
    assert told[-1] == Unsaved(FULL, len(EVENTS))
    db = opened(paths_in(tmp_path))
    assert store.save_to(Evenings(db).new(None, NOW))
    assert told.count(None) == 1
    assert read_newest(db) == EVENTS


def test_what_we_did_wrong_is_not_hidden() -> None:
    class Broken:
        def append_all(self, entries: Sequence[Event]) -> None:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        ReportingLog[Event](Broken(), print).append(EVENTS[0])
