"""The page of the statistics adds up who and when are chosen, and exports what it shows."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.helpers.archives import ANNA, BEGAN, MemoryArchive
from vira_desktop.session.archive import Person
from vira_desktop.session.keeping import StorageFault, StorageProblem
from vira_desktop.session.results import Role
from vira_desktop.session.statistics import Statistics
from vira_desktop.session.statistics_csv import to_csv
from vira_desktop.ui.statistics.period import Period
from vira_desktop.ui.statistics.statistics_page import StatisticsPage, Tab
from vira_desktop.ui.statistics.sums_rows import SHARES_ROLE, Column
from vira_desktop.ui.statistics.sums_table import SumsTable

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)

NOW = BEGAN + timedelta(days=3, hours=20)


class TwoPeople(MemoryArchive):
    """Beside Anna somebody else has a profile."""

    def people(self) -> Sequence[Person]:
        return [Person(ANNA, "Anna"), Person("bo", "Bo")]


class LostResults(MemoryArchive):
    """The disk is gone until it is *back*."""

    back = False

    def people(self) -> Sequence[Person]:
        if not self.back:
            raise StorageProblem(StorageFault.BUSY, Path("vira.db"))
        return super().people()


@pytest.fixture
def written() -> dict[Path, str]:
    return {}


@pytest.fixture
def page(qtbot: QtBot, written: dict[Path, str]) -> StatisticsPage:
    def write(path: Path, text: str) -> bool:
        written[path] = text
        return path.name != "refused.csv"

    page = StatisticsPage(write, lambda: NOW)
    qtbot.addWidget(page)
    page.resize(1000, 640)
    page.show()
    return page


def show(page: StatisticsPage, results: MemoryArchive, qtbot: QtBot) -> None:
    page.set_results(results)
    settle(page, qtbot)


def settle(page: StatisticsPage, qtbot: QtBot) -> None:
    qtbot.wait(10)
    qtbot.waitUntil(lambda: not page.reader.is_waiting)
    qtbot.wait(10)
    qtbot.waitUntil(lambda: not page.reader.is_waiting)


def cells(table: SumsTable, column: Column) -> list[str]:
    rows = table.rows
    return [str(rows.data(rows.index(row, column))) for row in range(rows.rowCount())]


def of_anna(archive: MemoryArchive, since: datetime | None = None) -> Statistics:
    return archive.statistics(ANNA, since=since)


def test_figures_tables_and_plot_tell_the_same(
    page: StatisticsPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    show(page, archive, qtbot)
    statistics = of_anna(archive)
    assert page.figures.deals.number.said == "15"
    assert page.figures.account.number.said.lstrip("+−") == str(abs(statistics.total.pins))
    assert cells(page.roles, Column.DEALS) == [
        str(statistics.roles[role].deals) for role in Role if role in statistics.roles
    ]
    assert cells(page.games, Column.BID) == [str(g.bid) for g in statistics.games.values()]
    assert cells(page.seats, Column.NAME) == ["Forehand", "Middle-hand", "Rear-hand"]
    assert cells(page.bots, Column.DEALS) == ["30"]
    assert page.plot.frame().count == 15


def test_the_bar_of_a_line_has_its_shares(
    page: StatisticsPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    show(page, archive, qtbot)
    rows, declarer = page.roles.rows, of_anna(archive).roles[Role.DECLARER]
    index = rows.index(0, Column.SHARES)
    assert rows.data(index, SHARES_ROLE) == (declarer.home, declarer.bet, declarer.kodilj)
    spoken = str(rows.data(index, Qt.ItemDataRole.AccessibleTextRole))
    assert spoken.startswith(f"home {round(100 * declarer.home / declarer.deals)}%")


def test_a_period_counts_its_deals_alone(
    page: StatisticsPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    show(page, archive, qtbot)
    page._clock = lambda: NOW + timedelta(days=5)
    page.period.setCurrentIndex(list(Period).index(Period.WEEK))
    settle(page, qtbot)
    since = NOW - timedelta(days=2)
    assert page.figures.deals.number.said == str(of_anna(archive, since).total.deals)
    assert page.figures.deals.number.said == "10"


def test_a_time_without_deals_says_so_and_shows_all_again(
    page: StatisticsPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    show(page, archive, qtbot)
    page._clock = lambda: NOW + timedelta(days=100)
    page.period.setCurrentIndex(list(Period).index(Period.MONTH))
    settle(page, qtbot)
    assert page.notice.told() == "Nothing was played in this time."
    assert not page.export_button.isEnabled()
    page.notice.button.click()
    settle(page, qtbot)
    assert page.plot.isVisible()


def test_before_the_first_deal_it_says_what_will_be_here(
    page: StatisticsPage, qtbot: QtBot
) -> None:
    show(page, MemoryArchive(evenings=0), qtbot)
    assert page.notice.told().startswith("There is nothing to count yet.")
    assert not page.period.isVisible()


def test_whose_results_they_are_is_told_and_chosen(
    page: StatisticsPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    show(page, archive, qtbot)
    assert page.person.currentText() == "Anna"
    show(page, TwoPeople(evenings=1, deals=2), qtbot)
    page.person.setCurrentIndex(1)
    settle(page, qtbot)
    assert page.profile == "bo"
    assert page.notice.told().startswith("There is nothing to count yet.")
    page.refresh()
    settle(page, qtbot)
    assert page.profile == "bo"


def test_what_is_shown_is_exported_with_a_point(
    page: StatisticsPage, archive: MemoryArchive, written: dict[Path, str], qtbot: QtBot
) -> None:
    show(page, archive, qtbot)
    page.export_to("my.csv")
    assert written[Path("my.csv")] == to_csv(of_anna(archive))
    assert page.message.said == "Written to my.csv."
    page.export_to("refused.csv")
    assert "could not be written to refused.csv" in page.message.said


def test_a_disk_that_fails_is_told_and_asked_again(page: StatisticsPage, qtbot: QtBot) -> None:
    lost = LostResults(evenings=1, deals=1)
    show(page, lost, qtbot)
    assert "Another program has locked vira.db." in page.notice.told()
    assert "Close the other program." in page.notice.told()
    lost.back = True
    page.notice.button.click()
    settle(page, qtbot)
    assert page.plot.isVisible()


def test_tabs_show_one_after_the_other(
    page: StatisticsPage, archive: MemoryArchive, qtbot: QtBot
) -> None:
    show(page, archive, qtbot)
    shown = {
        Tab.COURSE: page.plot,
        Tab.GAMES: page.games,
        Tab.ROLES: page.seats,
        Tab.BOTS: page.bots,
    }
    for tab, widget in shown.items():
        page.tabs.choose(tab)
        assert [other for other in shown if shown[other].isVisible()] == [tab]
        assert widget.accessibleName()
