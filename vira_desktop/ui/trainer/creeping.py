"""A low holding played out from the bottom against the creeping declarer, card by card."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...rules.cards import Card, parse_card
from ...trainer.question import Question
from ...trainer.why import Why
from ..table.panel import Button, Line
from ..table.scene_look import Look
from ..text.trainer import answered_text
from ..text.trainer.told import Told
from .cards_shown import CardPicture

Step = tuple[Card, Card | None]
"""The card led, and what the declarer creeps with; None where he has nothing lower."""


def line_of(question: Question) -> tuple[Step, ...]:
    """The play-out that explains *question*; empty where none does."""
    for reason in question.reasons:
        if reason.why is Why.CREEPS:
            return tuple(
                (parse_card(led), None if crept is None else parse_card(crept))
                for led, crept in Told(reason.figures).pairs("line")
            )
    return ()


class Creeping(QWidget):
    """Each press leads the next card, and the declarer creeps under it."""

    stepped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[Step, ...] = ()
        self.shown = 0
        """How many cards have been led."""
        self._look: tuple[Look, int] | None = None
        self.pictures: list[CardPicture] = []
        self._title, self._lead, self._under = Line("strong"), Line("note"), Line("note")
        for label in (self._lead, self._under):
            label.setWordWrap(False)
        self.end = Line("strong")
        self.button = Button()
        self.button.clicked.connect(self._on_button)
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._title)
        layout.addLayout(self._grid)
        layout.addWidget(self.end)
        layout.addLayout(row)

    def show_line(self, steps: Sequence[Step]) -> None:
        """Shows *steps* from their beginning; the same steps stay as far as they are."""
        if tuple(steps) != self._steps:
            self._steps, self.shown = tuple(steps), 0
        self.setVisible(bool(steps))
        self._fill()

    def draw(self, look: Look, card_width: int) -> None:
        """Draws the cards *card_width* logical pixels wide."""
        self._look = (look, card_width)
        for picture in self.pictures:
            picture.draw(look, card_width)

    def _on_button(self) -> None:
        self.shown = self.shown + 1 if self.shown < len(self._steps) else 0
        self._fill()
        self.stepped.emit()

    def _fill(self) -> None:
        self._title.say(answered_text.play_out())
        is_done = self.shown == len(self._steps)
        self.button.say(
            answered_text.play_out_again() if is_done else answered_text.play_out_step()
        )
        for picture in self.pictures:
            picture.hide()
            self._grid.removeWidget(picture)
            picture.setParent(None)
            picture.deleteLater()
        self.pictures = []
        self._lead.say(answered_text.you_lead())
        self._under.say(answered_text.declarer_creeps())
        self._grid.addWidget(self._lead, 0, 0)
        self._grid.addWidget(self._under, 1, 0)
        for column, (led, crept) in enumerate(self._steps[: self.shown], 1):
            self._put(led, 0, column)
            if crept is not None:
                self._put(crept, 1, column)
        self._grid.setColumnStretch(len(self._steps) + 2, 1)
        self.end.say(self._ending() if is_done and self._steps else "")
        if self._look is not None:
            self.draw(*self._look)

    def _ending(self) -> str:
        led, crept = self._steps[-1]
        if crept is None:
            return answered_text.is_set(led)
        return answered_text.crept_every_time()

    def _put(self, card: Card, row: int, column: int) -> None:
        picture = CardPicture(card, self)
        self.pictures.append(picture)
        self._grid.addWidget(picture, row, column)
        picture.show()
