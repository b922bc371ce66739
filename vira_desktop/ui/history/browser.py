"""The history as lists: evenings at the left, their deals at the right, above what is searched."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ...session.archive import EveningRow, Wanted
from ..reading_page import Notice
from ..table.panel import Button, Line
from ..text import history_text as words
from .deal_list import DealList
from .deal_rows import DealRows
from .evening_list import EveningList
from .search_bar import SearchBar

EVENINGS_SHARE, LEAST_EVENINGS, MOST_EVENINGS = 0.24, 176, 420
"""Share of the width that the list of evenings takes, within its limits."""


class Browser(QWidget):
    """Tells what is wanted, which deal is to be replayed and which are to be exported."""

    wanted_changed = Signal()
    replay_meant = Signal(int)
    """The number of a row."""
    settlement_meant = Signal(object)
    """An EveningRow."""
    export_meant = Signal()
    """The chosen rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search, self.evenings, self.rows = SearchBar(), EveningList(), DealRows(self)
        self.deals, self.nothing = DealList(self.rows), Notice()
        self.replay_button, self.export_button = Button("primary"), Button()
        self.settlement_button = Button()
        self.message, self.progress = Line("note"), QProgressBar()
        self.progress.setFixedWidth(160)
        self.progress.setTextVisible(False)
        self.progress.hide()
        self._deals = QStackedWidget()
        self._deals.addWidget(self.deals)
        self._deals.addWidget(self.nothing)
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addWidget(self.evenings)
        middle.addWidget(self._deals, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        top = QVBoxLayout()
        top.setContentsMargins(12, 10, 12, 10)
        top.setSpacing(10)
        top.addWidget(self.search)
        top.addLayout(middle, 1)
        layout.addLayout(top, 1)
        layout.addWidget(self._build_bar())
        self._connect()
        self.retranslate()

    @property
    def wanted(self) -> Wanted:
        """What is searched for."""
        return replace(self.search.wanted, evening=self.evenings.evening)

    def begin(self, count: int) -> None:
        """There are *count* deals of what is wanted."""
        self.rows.begin(count)
        self.search.say_count(count)
        self._deals.setCurrentWidget(self.deals if count else self.nothing)
        if count:
            self.deals.selectRow(0)
        self._offer()

    def say(self, text: str) -> None:
        """Tells how an export or a replay went."""
        self.message.say(text)

    def show_everything(self) -> None:
        """All deals of all evenings."""
        self.evenings.blockSignals(True)
        self.evenings.setCurrentRow(0)
        self.evenings.blockSignals(False)
        self.search.clear()

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.search.retranslate()
        self.search.say_count(self.rows.rowCount())
        self.evenings.retranslate()
        self.deals.retranslate()
        self.nothing.say(
            words.nothing_found(), words.nothing_found_help(), button=words.clear_search()
        )
        self.replay_button.say(words.replay_button())
        self.settlement_button.say(words.settlement_button())
        self.export_button.say(words.export_button())
        self.progress.setAccessibleName(words.reading())
        self.message.say("")

    def _build_bar(self) -> QWidget:
        bar = QWidget()
        bar.setObjectName("bar")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(bar)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(8)
        row.addWidget(self.replay_button)
        row.addWidget(self.settlement_button)
        row.addWidget(self.export_button)
        row.addWidget(self.message, 1)
        row.addStretch()
        row.addWidget(self.progress)
        return bar

    def _connect(self) -> None:
        self.search.changed.connect(self.wanted_changed)
        self.evenings.chosen.connect(self.wanted_changed)
        self.nothing.pressed.connect(self.show_everything)
        self.deals.opened.connect(self.replay_meant)
        self.deals.chosen.connect(self._offer)
        self.replay_button.clicked.connect(self._replay)
        self.settlement_button.clicked.connect(self._settle)
        self.rows.dataChanged.connect(lambda *_: self._offer())
        self.export_button.clicked.connect(self.export_meant)

    def _replay(self) -> None:
        row = self.deals.only_row()
        if row is not None:
            self.replay_meant.emit(row)

    def _settle(self) -> None:
        evening = self._settled
        if evening is not None:
            self.settlement_meant.emit(evening)

    @property
    def _settled(self) -> EveningRow | None:
        """The evening that is chosen, or that of the chosen deal; None if it is not settled."""
        number, id_ = self.deals.only_row(), self.evenings.evening
        deal = self.rows.row(number) if number is not None else None
        if id_ is None and deal is not None:
            id_ = deal.evening
        evening = self.evenings.row_of(id_)
        return evening if evening is not None and evening.is_over else None

    def _offer(self) -> None:
        self.settlement_button.setEnabled(self._settled is not None)
        self.replay_button.setEnabled(self.deals.only_row() is not None)
        self.export_button.setEnabled(bool(self.deals.chosen_rows()))

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = round(EVENINGS_SHARE * self.width())
        self.evenings.setFixedWidth(min(max(wide, LEAST_EVENINGS), MOST_EVENINGS))
