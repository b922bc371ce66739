"""The page of the history: asks the archive off the UI thread, shows its lists, replays its deals
and exports them."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from ...session.archive import (
    Archive,
    ArchivedDeal,
    DealKey,
    DealRow,
    EveningRow,
    Export,
    Wanted,
    record_of,
)
from ...session.evening import Evening
from ...session.keeping import StorageProblem
from ..cards.style import DeckStyle
from ..evening_pages.settlement_page import SettlementPage
from ..reading import Reader
from ..reading_page import Notice, ReadingPage
from ..text import history_text as words
from ..text import keeping_text
from ..theme import Theme
from .browser import Browser
from .deal_rows import PAGE
from .replay_view import ReplayView

SUFFIX = "vira"
_DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation


class HistoryPage(ReadingPage):
    """Nothing is shown before `set_archive`; *export* writes the records of deals."""

    _exported = Signal(int, int)
    """So many deals have been read, of so many; told from another thread."""

    def __init__(self, export: Export, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._export = export
        self._archive: Archive | None = None
        self._search = 0
        """Counts what was searched for; rows of an earlier search are not wanted any more."""
        self._evenings: Sequence[EveningRow] | None = None
        """What was found last; as long as nothing is added, the lists stay as they are."""
        self._problem: StorageProblem | None = None
        self.reader = Reader(self)
        self.browser, self.replay, self.notice = Browser(), ReplayView(), Notice()
        self.settlement = SettlementPage(is_past=True)
        self._stack = QStackedWidget()
        for part in (self.notice, self.browser, self.replay, self.settlement):
            self._stack.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self._connect()
        self._say_reading()

    def set_archive(self, archive: Archive) -> None:
        """Shows what *archive* has, from now on."""
        self._archive, self._evenings = archive, None
        self._go_back()
        self._stack.setCurrentWidget(self.notice)
        self._say_reading()
        self.refresh()

    def refresh(self) -> None:
        """Asks again what was played: the page comes into sight, or a deal has been paid."""
        if self._archive is not None:
            self.reader.run("evenings", self._archive.evenings, self._on_evenings)

    def replay_deal(self, key: DealKey) -> None:
        """Replays the deal that *key* names."""
        if self._archive is not None:
            self.browser.say("")
            self.reader.run("deal", partial(self._archive.deal, key), self._on_deal)

    def close_reader(self) -> None:
        """Nothing is waited for any more: the program ends."""
        self.reader.close()

    def set_style(self, style: DeckStyle) -> None:
        """Draws cards in *style*."""
        self.replay.set_style(style)

    def set_slowness(self, slowness: float) -> None:
        """In a replay things take *slowness* times their usual time to move; 0: they do not."""
        self.replay.set_slowness(slowness)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.replay.set_theme(theme)
        self.settlement.set_theme(theme)

    def retranslate(self) -> None:
        self.browser.retranslate()
        if self._problem is not None:
            self._on_failed(self._problem)
        elif self._stack.currentWidget() is self.notice:
            self._say_reading() if self.reader.is_waiting else self._say_nothing()

    def _connect(self) -> None:
        browser = self.browser
        browser.wanted_changed.connect(self._look)
        browser.rows.missing.connect(self._fetch)
        browser.replay_meant.connect(self._replay_row)
        browser.export_meant.connect(self._ask_where)
        browser.settlement_meant.connect(self._show_settlement)
        for opened in (self.replay, self.settlement):
            opened.left.connect(self._go_back)
        self.notice.pressed.connect(self.refresh)
        self.reader.slow.connect(browser.progress.setVisible)
        self.reader.failed.connect(self._on_failed)
        self._exported.connect(self._on_exported)

    # Lists:

    def _on_evenings(self, rows: Sequence[EveningRow]) -> None:
        if rows == self._evenings and self._problem is None:
            return
        self._evenings, self._problem = rows, None
        if not rows:
            self._say_nothing()
            self._stack.setCurrentWidget(self.notice)
            return
        self.browser.evenings.blockSignals(True)
        self.browser.evenings.show_rows(rows)
        self.browser.evenings.blockSignals(False)
        self._look()
        if self._stack.currentWidget() is self.notice:
            self._stack.setCurrentWidget(self.browser)
            self.setFocusProxy(self.browser.deals)
            if self.isVisible():
                self.browser.deals.setFocus()

    def _look(self) -> None:
        """Looks for what is wanted now."""
        if self._archive is None:
            return
        self._search += 1
        wanted = self.browser.wanted
        self.reader.run("count", partial(self._archive.count, wanted), self.browser.begin)

    def _fetch(self, page: int) -> None:
        """The rows of *page* are looked at."""
        if self._archive is None:
            return
        job = partial(self._archive.deals, self.browser.wanted, start=PAGE * page, count=PAGE)
        self.reader.run(f"rows {page}", job, partial(self._on_rows, self._search, page))

    def _on_rows(self, search: int, page: int, rows: Sequence[DealRow]) -> None:
        if search == self._search:
            self.browser.rows.put(page, rows)

    # A deal:

    def _replay_row(self, number: int) -> None:
        row = self.browser.rows.row(number)
        if row is not None:
            self.replay_deal(row.key)

    def _on_deal(self, deal: ArchivedDeal | None) -> None:
        if deal is None:
            self.browser.say(words.unreadable())
            return
        self._stack.setCurrentWidget(self.replay)
        self.setFocusProxy(self.replay.story)
        self.replay.show_deal(deal)

    def _go_back(self) -> None:
        """From what was opened to the lists."""
        if self._stack.currentWidget() in (self.replay, self.settlement):
            self._stack.setCurrentWidget(self.browser)
            self.setFocusProxy(self.browser.deals)
            self.browser.deals.setFocus()

    # An evening:

    def _show_settlement(self, row: EveningRow) -> None:
        if self._archive is not None:
            self.browser.say("")
            job = partial(self._archive.settled, row.id)
            self.reader.run("settlement", job, partial(self._on_settled, row))

    def _on_settled(self, row: EveningRow, evening: Evening | None) -> None:
        if evening is None:
            self.browser.say(words.unreadable_evening())
            return
        self._stack.setCurrentWidget(self.settlement)
        self.setFocusProxy(self.settlement.back_button)
        self.settlement.show_evening(evening, partial(words.evening_title, row))

    # Export:

    def _ask_where(self) -> None:
        folder = QStandardPaths.writableLocation(_DOCUMENTS)
        dialog = QFileDialog(self, words.export_title(), folder, words.export_files())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.selectFile(f"{words.export_name()}.{SUFFIX}")
        dialog.fileSelected.connect(self.export_to)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def export_to(self, name: str) -> None:
        """Writes the chosen deals to the file *name*."""
        chosen = self.browser.deals.chosen_rows()
        if self._archive is None or not chosen:
            return
        job = partial(self._write, self._archive, self.browser.wanted, chosen, name)
        self.browser.progress.setRange(0, sum(count for _first, count in chosen))
        self.reader.run("export", job, partial(self._on_written, name))

    def _write(
        self, archive: Archive, wanted: Wanted, chosen: list[tuple[int, int]], name: str
    ) -> int | None:
        """In another thread: how many deals were written; None if the disk refuses."""
        records = []
        total = sum(count for _first, count in chosen)
        for done, key in enumerate(_keys(archive, wanted, chosen), start=1):
            deal = archive.deal(key)
            if deal is not None:
                records.append(record_of(deal))
            self._exported.emit(done, total)
        return len(records) if self._export(Path(name), records) else None

    def _on_exported(self, done: int, _total: int) -> None:
        self.browser.progress.setValue(done)

    def _on_written(self, name: str, count: int | None) -> None:
        self.browser.progress.setRange(0, 0)
        told = words.not_exported(name) if count is None else words.exported(count, name)
        self.browser.say(told)

    # What stands there instead:

    def _on_failed(self, problem: StorageProblem) -> None:
        self._problem = problem
        self._go_back()
        self.notice.say(
            keeping_text.unread_title(),
            keeping_text.unread_help(problem),
            button=keeping_text.try_again(),
        )
        self._stack.setCurrentWidget(self.notice)

    def _say_reading(self) -> None:
        self.notice.say(words.reading(), busy=True)

    def _say_nothing(self) -> None:
        self.notice.say(words.nothing_yet(), words.nothing_yet_help())


def _keys(archive: Archive, wanted: Wanted, chosen: list[tuple[int, int]]) -> Iterator[DealKey]:
    """What names the chosen rows, in their order."""
    for first, count in chosen:
        for row in archive.deals(wanted, start=first, count=count):
            yield row.key
