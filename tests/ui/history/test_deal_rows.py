"""Rows come page by page, as they are looked at."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.helpers.archives import MemoryArchive
from vira_desktop.session.archive import EVERYTHING
from vira_desktop.ui.history.deal_rows import NOT_YET, PAGE, Column, DealRows

MANY = 20_000


@pytest.fixture
def rows(qapp: QApplication) -> DealRows:
    return DealRows(qapp)


def cell(
    rows: DealRows, row: int, column: Column, role: int = Qt.ItemDataRole.DisplayRole
) -> object:
    return rows.data(rows.index(row, column), role)


def test_a_row_that_is_looked_at_is_asked_for_once_with_its_page(rows: DealRows) -> None:
    asked: list[int] = []
    rows.missing.connect(asked.append)
    rows.begin(MANY)
    assert rows.rowCount() == MANY
    assert asked == []
    for row in (0, 1, PAGE - 1, PAGE, MANY - 1):
        assert cell(rows, row, Column.GAME) == NOT_YET
    assert asked == [0, 1, (MANY - 1) // PAGE]


def test_rows_that_have_come_are_shown(rows: DealRows, archive: MemoryArchive) -> None:
    found = archive.deals(EVERYTHING, start=0, count=PAGE)
    rows.begin(len(found))
    changed: list[int] = []
    rows.dataChanged.connect(lambda first, last: changed.extend((first.row(), last.row())))
    rows.put(0, found)
    assert changed == [0, len(found) - 1]
    assert [cell(rows, n, Column.NUMBER) for n in range(5)] == ["5", "4", "3", "2", "1"]
    deals = [row.deal for row in found]
    for n, deal in enumerate(deals):
        assert (cell(rows, n, Column.RESULT) == "–") is (deal.result is None)
        own = found[n].own_part
        assert own is not None
        assert str(cell(rows, n, Column.OWN)).lstrip("+−") == str(abs(own.pins))


def test_other_deals_are_asked_for_anew(rows: DealRows, archive: MemoryArchive) -> None:
    rows.begin(3)
    rows.put(0, archive.deals(EVERYTHING, start=0, count=3))
    asked: list[int] = []
    rows.missing.connect(asked.append)
    rows.begin(2)
    assert cell(rows, 0, Column.GAME) == NOT_YET
    assert asked == [0]


def test_a_screen_reader_is_told_what_one_was(rows: DealRows, archive: MemoryArchive) -> None:
    found = archive.deals(EVERYTHING, start=0, count=PAGE)
    rows.begin(len(found))
    rows.put(0, found)
    said = {
        str(cell(rows, n, Column.OWN, Qt.ItemDataRole.AccessibleTextRole)).split(",")[0]
        for n in range(len(found))
    }
    assert said == {"Declarer", "Opponent"}
