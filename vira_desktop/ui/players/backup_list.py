"""The backups: each may be brought back, which is asked once more before it is done."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...session.keeping import Backup
from ..table.panel import Button, Line
from ..text import keeping_text

MOST_SHOWN = 8


class BackupList(QWidget):
    """The newest backups, a button each."""

    meant = Signal(object)
    """A Backup that shall be brought back."""

    def __init__(self) -> None:
        super().__init__()
        self._backups: tuple[Backup, ...] = ()
        self._asked: Backup | None = None
        """The one that was pressed once."""
        self._title, self._note = Line("strong"), Line("question")
        self.buttons: tuple[Button, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        self._column.addWidget(self._title)
        self._column.addWidget(self._note)

    def show_backups(self, backups: Sequence[Backup]) -> None:
        """Shows *backups*, the newest first."""
        self._backups, self._asked = tuple(backups[:MOST_SHOWN]), None
        for button in self.buttons:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = tuple(self._button(backup) for backup in self._backups)
        self.retranslate()

    def retranslate(self) -> None:
        """Asks for every text again."""
        self._title.say(keeping_text.backups() if self._backups else "")
        asked = self._asked
        self._note.say(keeping_text.bring_back_question(asked) if asked else "")
        for backup, button in zip(self._backups, self.buttons, strict=True):
            words = keeping_text.bring_back
            button.say(keeping_text.bring_back_yes() if backup is asked else words(backup))

    def _button(self, backup: Backup) -> Button:
        button = Button("link")
        button.clicked.connect(lambda: self._press(backup))
        self._column.addWidget(button)
        return button

    def _press(self, backup: Backup) -> None:
        if self._asked is backup:
            self._asked = None
            self.meant.emit(backup)
        else:
            self._asked = backup
        self.retranslate()
