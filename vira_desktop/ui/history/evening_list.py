"""The list of evenings: all of them, or one whose deals are looked at."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from ...session.archive import EveningRow
from ..text import history_text as words

_ID = Qt.ItemDataRole.UserRole


class EveningList(QListWidget):
    """One line for all evenings, and one for each."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[EveningRow] = ()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.currentItemChanged.connect(lambda *_: self.chosen.emit())

    @property
    def evening(self) -> int | None:
        """The id of the chosen evening; None for all."""
        row = self.currentRow()
        chosen: int | None = self.item(row).data(_ID) if row > 0 else None
        return chosen

    def row_of(self, evening: int | None) -> EveningRow | None:
        """What is told of the evening with that id; None of all of them."""
        return next((row for row in self._rows if row.id == evening), None)

    def show_rows(self, rows: Sequence[EveningRow]) -> None:
        """Shows *rows*; who was chosen still is, if he is there."""
        evening = self.evening
        self._rows = rows
        self.blockSignals(True)
        self.clear()
        self.addItem(QListWidgetItem(words.all_evenings()))
        self.setCurrentRow(0)
        for row in rows:
            text = _text(row)
            item = QListWidgetItem(text)
            item.setData(_ID, row.id)
            item.setToolTip(text)
            self.addItem(item)
            if row.id == evening:
                self.setCurrentItem(item)
        self.blockSignals(False)
        self.setAccessibleName(words.evenings_heading())
        if self.evening != evening:
            self.chosen.emit()

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.show_rows(self._rows)


def _text(row: EveningRow) -> str:
    lines = (words.evening_title(row), words.evening_players(row), words.evening_note(row))
    return "\n".join(filter(None, lines))
