from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest

from tests.helpers.archives import MemoryArchive
from vira_desktop.rules.record import format_record, parse_record
from vira_desktop.session.archive import EVERYTHING, ArchivedDeal, DealKey, record_of
from vira_desktop.session.players import Player
from vira_desktop.session.results import Role


@pytest.fixture(scope="module")
def archive() -> MemoryArchive:
    return MemoryArchive(evenings=1, deals=4, players=4)


def deal(archive: MemoryArchive, number: int) -> ArchivedDeal:
    found = archive.deal(DealKey(1, number))
    assert found is not None
    return found


def test_the_record_of_a_deal_is_read_again(archive: MemoryArchive) -> None:
    for number in range(1, 5):
        played = deal(archive, number)
        record = parse_record(format_record(record_of(played)))
        assert (record.deal, record.actions) == (played.log.deal, played.log.actions)
        assert record.seed == played.seed
        assert sorted(dict(record.names or {})) == ["F", "M", "R", "S"]
        assert set(dict(record.names or {}).values()) == {"Anna", "Astrid", "Nils", "Olof"}


def test_its_date_is_in_utc(archive: MemoryArchive) -> None:
    stockholm = timezone(timedelta(hours=1))
    played = replace(deal(archive, 1), at=datetime(2026, 2, 1, 0, 15, 30, tzinfo=stockholm))
    assert record_of(played).date == "2026-01-31T23:15:30Z"


def test_who_has_no_name_is_not_named(archive: MemoryArchive) -> None:
    played = deal(archive, 1)
    nameless = replace(played.match, players=tuple(Player("") for _ in range(4)))
    assert record_of(replace(played, match=nameless)).names is None


def test_a_row_knows_its_declarer_and_its_owners_part(archive: MemoryArchive) -> None:
    for row in archive.deals(EVERYTHING, start=0, count=10):
        assert row.key == DealKey(1, row.deal.number)
        assert row.declarer is None or row.declarer.role is Role.DECLARER
        assert row.own_part is not None
        assert row.own_part.player.name == "Anna"
        assert replace(row, own=None).own_part is None
