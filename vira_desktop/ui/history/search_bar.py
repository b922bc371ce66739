"""What is searched for in the history: a player, a game, a result."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from ...rules.games import GAMES, Result
from ...session.archive import Wanted
from ..choice_box import ChoiceBox
from ..table.panel import Button, Line
from ..text import history_text as words
from ..text.games_text import game_name

PAUSE = 200
"""Milliseconds without a letter after which what was typed is looked for."""


class SearchBar(QWidget):
    """Tells what is wanted, the evening left out."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.player, self.game, self.result = QLineEdit(), ChoiceBox(), ChoiceBox()
        self.clear_button, self._count = Button("link"), Line("note")
        self._count.setWordWrap(False)
        self.player.setClearButtonEnabled(True)
        for box, options in ((self.game, [g.key for g in GAMES]), (self.result, list(Result))):
            box.addItem("", None)
            for option in options:
                box.addItem("", option)
            box.currentIndexChanged.connect(self._on_changed)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.changed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.player, 3)
        row.addWidget(self.game, 2)
        row.addWidget(self.result, 2)
        row.addWidget(self.clear_button)
        row.addWidget(self._count)
        self.player.textChanged.connect(self._on_typed)
        self.clear_button.clicked.connect(self.clear)
        self.retranslate()

    @property
    def wanted(self) -> Wanted:
        """What is searched for, in all evenings."""
        return Wanted(
            game=self.game.currentData(),
            result=self.result.currentData(),
            player=self.player.text().strip(),
        )

    def clear(self) -> None:
        """Everything is wanted."""
        for part in (self.player, self.game, self.result):
            part.blockSignals(True)
        self.player.clear()
        self.game.setCurrentIndex(0)
        self.result.setCurrentIndex(0)
        for part in (self.player, self.game, self.result):
            part.blockSignals(False)
        self._on_changed()

    def say_count(self, count: int) -> None:
        """How many deals there are of what is wanted."""
        self._count.say(words.deals_count(count))

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.player.setPlaceholderText(words.search_hint())
        self.player.setAccessibleName(words.search_hint())
        self.game.setAccessibleName(words.game_filter())
        self.result.setAccessibleName(words.result_filter())
        self.game.setItemText(0, words.any_game())
        for place, game in enumerate(GAMES, start=1):
            self.game.setItemText(place, game_name(game))
        self.result.setItemText(0, words.any_result())
        for place, result in enumerate(Result, start=1):
            self.result.setItemText(place, words.result_choice(result))
        self.clear_button.say(words.clear_search())
        self._offer_to_clear()

    def _on_typed(self) -> None:
        self._offer_to_clear()
        self._pause.start()

    def _on_changed(self) -> None:
        self._pause.stop()
        self._offer_to_clear()
        self.changed.emit()

    def _offer_to_clear(self) -> None:
        self.clear_button.setEnabled(self.wanted != Wanted())
