"""The page of the statistics: asks for sums off the UI thread, shows and exports them."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from enum import Enum
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...session.archive import Person, Results
from ...session.keeping import StorageProblem
from ...session.statistics import Statistics
from ...session.statistics_csv import to_csv
from ..choice_box import ChoiceBox
from ..evening_pages.controls import Segments
from ..reading import Reader
from ..reading_page import Notice, ReadingPage
from ..table.panel import Button
from ..table.panel import Line as Text
from ..text import keeping_text
from ..text import statistics_text as words
from .course_plot import CoursePlot
from .figures import Figures
from .period import Period
from .sums_rows import Line
from .sums_table import SumsTable

SUFFIX = "csv"
PERIOD_LETTERS = 20
"""How many letters of usual width the choice of a period has room for."""
_DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation

Clock = Callable[[], datetime]
Write = Callable[[Path, str], bool]
"""Writes a text into a file; False if the disk refuses."""


class Tab(Enum):
    """What is looked at."""

    COURSE = "course"
    GAMES = "games"
    ROLES = "roles"
    BOTS = "bots"


_TABS: dict[Tab, Callable[[], str]] = {
    Tab.COURSE: words.course_tab,
    Tab.GAMES: words.games_tab,
    Tab.ROLES: words.roles_tab,
    Tab.BOTS: words.bots_tab,
}


class StatisticsPage(ReadingPage):
    """Nothing is shown before `set_results`. *clock* tells the time of this place; *write* writes
    what is exported."""

    def __init__(self, write: Write, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._write, self._clock = write, clock
        self._results: Results | None = None
        self._statistics: Statistics | None = None
        self._problem: StorageProblem | None = None
        self.reader = Reader(self)
        self.person, self.period = ChoiceBox(), ChoiceBox()
        for period in Period:
            self.period.addItem("", period)
        self.period.setMinimumContentsLength(PERIOD_LETTERS)
        self.export_button, self.message = Button(), Text("note")
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setFixedWidth(120)
        self.progress.hide()
        self.figures, self.tabs = Figures(), Segments(tuple(Tab), lambda tab: _TABS[tab]())
        self.plot = CoursePlot()
        self.games, self.roles = SumsTable(words.game_heading), SumsTable(words.role_heading)
        self.seats, self.bots = SumsTable(words.seat_heading), SumsTable(words.bot_heading)
        self._notes = {tab: Text("fine") for tab in Tab}
        self.notice, self._pages, self._body = Notice(), QStackedWidget(), QWidget()
        self._stack = QStackedWidget()
        self._build()
        self._connect()
        self.retranslate()

    def set_results(self, results: Results) -> None:
        """Shows what *results* add up, from now on."""
        self._results = results
        self._statistics = None
        self._say_reading()
        self.refresh()

    def refresh(self) -> None:
        """Adds up again: the page comes into sight, or a deal has been paid."""
        if self._results is not None:
            self.reader.run("people", self._results.people, self._on_people)

    def close_reader(self) -> None:
        """Nothing is waited for any more: the program ends."""
        self.reader.close()

    @property
    def profile(self) -> str | None:
        """Whose results are shown; None before anybody has any."""
        chosen: str | None = self.person.currentData()
        return chosen

    def export_to(self, name: str) -> None:
        """Writes what is shown to the file *name*."""
        if self._statistics is None:
            return
        is_written = self._write(Path(name), to_csv(self._statistics))
        self.message.say(words.exported(name) if is_written else words.not_exported(name))

    def retranslate(self) -> None:
        self.person.setAccessibleName(words.person_label())
        self.period.setAccessibleName(words.period_label())
        for place, period in enumerate(Period):
            self.period.setItemText(place, words.period_name(period))
        self.export_button.say(words.export_button())
        self.progress.setAccessibleName(words.reading())
        self.message.say("")
        self.tabs.retranslate()
        self.plot.retranslate()
        for table in (self.games, self.roles, self.seats, self.bots):
            table.retranslate()
        self._notes[Tab.COURSE].say(words.plot_keys())
        self._notes[Tab.GAMES].say(words.games_note())
        self._notes[Tab.ROLES].say(words.roles_note())
        self._notes[Tab.BOTS].say(words.bots_note())
        self._say_again()

    def restyle(self) -> None:
        super().restyle()
        self.plot.set_theme(self.theme)
        for table in (self.games, self.roles, self.seats, self.bots):
            table.set_theme(self.theme)

    # What is built once:

    def _build(self) -> None:
        pages = {
            Tab.COURSE: (self.plot,),
            Tab.GAMES: (self.games,),
            Tab.ROLES: (self.roles, self.seats),
            Tab.BOTS: (self.bots,),
        }
        for tab, parts in pages.items():
            page = QWidget()
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(10)
            for part in parts:
                column.addWidget(part, 1 if tab in (Tab.COURSE, Tab.GAMES) else 0)
            column.addWidget(self._notes[tab])
            if tab not in (Tab.COURSE, Tab.GAMES):
                column.addStretch(1)
            self._pages.addWidget(page)
        body = QVBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(10)
        body.addWidget(self.figures)
        body.addWidget(self.tabs)
        body.addWidget(self._pages, 1)
        self._stack.addWidget(self.notice)
        self._stack.addWidget(self._body)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(10)
        layout.addLayout(self._build_head())
        layout.addWidget(self._stack, 1)

    def _build_head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.person)
        head.addWidget(self.period)
        head.addWidget(self.message, 1)
        head.addStretch()
        head.addWidget(self.progress)
        head.addWidget(self.export_button)
        return head

    def _connect(self) -> None:
        self.person.currentIndexChanged.connect(self._add_up)
        self.period.currentIndexChanged.connect(self._add_up)
        self.tabs.chosen.connect(
            lambda: self._pages.setCurrentIndex(list(Tab).index(self.tabs.choice))
        )
        self.export_button.clicked.connect(self._ask_where)
        self.notice.pressed.connect(self._on_notice)
        self.reader.slow.connect(self.progress.setVisible)
        self.reader.failed.connect(self._on_failed)

    # What changes:

    def _on_people(self, people: Sequence[Person]) -> None:
        self._problem = None
        profile = self.profile
        self.person.blockSignals(True)
        self.person.clear()
        for person in people:
            self.person.addItem(words.person_name(person.name), person.profile)
        self.person.setCurrentIndex(max(0, self.person.findData(profile)) if people else -1)
        self.person.blockSignals(False)
        self.person.setVisible(bool(people))
        if people:
            self._add_up()
        else:
            self._on_statistics(None)

    def _add_up(self) -> None:
        """Asks for the sums of who and when are chosen."""
        profile, results = self.profile, self._results
        if profile is not None and results is not None:
            since = self.period.currentData().since(self._clock())
            since = None if since is None else since.astimezone(UTC)
            job = partial(results.statistics, profile, since=since)
            self.reader.run("sums", job, self._on_statistics)

    def _on_statistics(self, statistics: Statistics | None) -> None:
        self._statistics, self._problem = statistics, None
        self.message.say("")
        self._say_again()

    def _say_again(self) -> None:
        """Shows what there is, in the language of the moment."""
        statistics = self._statistics
        has_deals = statistics is not None and statistics.total.deals > 0
        self.export_button.setEnabled(has_deals)
        self.period.setVisible(self.profile is not None)
        if self._problem is not None:
            self._say_problem(self._problem)
        elif statistics is not None and has_deals:
            self._show(statistics)
        elif self._results is None or self.reader.is_waiting:
            self._say_reading()
        elif self.profile is not None and self.period.currentData() is not Period.ALL:
            self.notice.say(words.nothing_then(), button=words.show_all())
            self._stack.setCurrentWidget(self.notice)
        else:
            self.notice.say(words.nothing_yet(), words.nothing_yet_help())
            self._stack.setCurrentWidget(self.notice)

    def _show(self, statistics: Statistics) -> None:
        self._stack.setCurrentWidget(self._body)
        self.figures.show_statistics(statistics)
        self.plot.show_points(statistics.course)
        self.games.show_lines(
            [
                Line(partial(words.game_label, key), game.played, game.bid)
                for key, game in statistics.games.items()
            ]
        )
        self.roles.show_lines(
            [Line(partial(words.role_label, role), sums) for role, sums in statistics.roles.items()]
        )
        self.seats.show_lines(
            [Line(partial(words.seat_label, seat), sums) for seat, sums in statistics.seats.items()]
        )
        self.bots.show_lines(
            [Line(partial(words.bot_label, key), sums) for key, sums in statistics.bots.items()]
        )

    def _on_notice(self) -> None:
        if self._problem is not None:
            self._say_reading()
            self.refresh()
        else:
            self.period.setCurrentIndex(list(Period).index(Period.ALL))

    def _on_failed(self, problem: StorageProblem) -> None:
        self._problem = problem
        self._say_problem(problem)

    def _say_problem(self, problem: StorageProblem) -> None:
        self.notice.say(
            keeping_text.unread_title(),
            keeping_text.unread_help(problem),
            button=keeping_text.try_again(),
        )
        self._stack.setCurrentWidget(self.notice)

    def _say_reading(self) -> None:
        self.notice.say(words.reading(), busy=True)
        self._stack.setCurrentWidget(self.notice)

    def _ask_where(self) -> None:
        folder = QStandardPaths.writableLocation(_DOCUMENTS)
        dialog = QFileDialog(self, words.export_title(), folder, words.export_files())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(f"{words.export_name()}.{SUFFIX}")
        dialog.fileSelected.connect(self.export_to)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
