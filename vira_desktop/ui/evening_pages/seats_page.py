"""The page on which the seats are found: a short scene that any key or click brings to its end."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...session.events import SeatsDrawn
from ..cards.deck import Deck
from ..cards.style import DeckStyle
from ..growing import Growing
from ..table.panel import Button, Line
from ..text import evening_text
from ..theme import Theme
from .seat_scene import SeatScene
from .seat_story import SeatStory

DRAWING, LAYING = 0.9, 0.35
"""Seconds from one card to the next at the usual speed: of those that are drawn, and of those that
are laid out."""


class SeatsPage(Growing):
    """Shows a SeatStory."""

    smallest, largest = 0.9, 3.0
    usual_size = (1000, 680)

    done = Signal()
    """The cards may be dealt."""

    def __init__(self, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seats-page")
        self._story: SeatStory | None = None
        self._step = 0
        self._slowness = 0.0
        self.scene = SeatScene(deck)
        self.line, self.note = Line("prompt"), Line("note")
        self.go_button = Button("primary")
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.turn_up)
        self._foot = QWidget()
        self._foot.setObjectName("sheet-foot")
        row = QHBoxLayout(self._foot)
        told = QVBoxLayout()
        told.addWidget(self.line)
        told.addWidget(self.note)
        row.addLayout(told, 3)
        row.addWidget(self.go_button, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.scene, 1)
        layout.addWidget(self._foot)
        self.go_button.clicked.connect(self.skip)

    @property
    def is_over(self) -> bool:
        """True when the seats are found."""
        return self._story is not None and self._step == len(self._story.steps)

    def show_story(self, story: SeatStory) -> None:
        """Tells *story* from its beginning; at once where nothing moves."""
        self._story, self._step = story, 0
        if not self._slowness:
            self._step = len(story.steps)
        self._show()
        self.go_button.setFocus()

    def skip(self) -> None:
        """Everything is told now; if it was, the cards may be dealt."""
        if self._story is None:
            return
        if self.is_over:
            self.done.emit()
            return
        self._step = len(self._story.steps)
        self._show()

    def set_slowness(self, slowness: float) -> None:
        """A step takes *slowness* times its usual time; 0: there is nothing to wait for."""
        self._slowness = slowness

    def set_style(self, style: DeckStyle) -> None:
        """Draws the cards in *style*."""
        self.scene.set_style(style)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.scene.set_theme(theme)

    def retranslate(self) -> None:
        self._show()

    def turn_up(self) -> None:
        """Tells of the next card, if there is one."""
        if not self.is_over:
            self._step += 1
            self._show()

    def _show(self) -> None:
        story = self._story
        if story is None:
            return
        draws = isinstance(story.event, SeatsDrawn)
        self._timer.stop()
        if self.is_over:
            self.line.say(evening_text.forehand_found(story.players[story.forehand], draws=draws))
            said = [evening_text.deals_next(story.players[story.dealer])]
            if story.sitting_out is not None:
                said.append(evening_text.sits_out(story.players[story.sitting_out]))
            self.note.say(" ".join(said))
            self.go_button.say(evening_text.to_the_cards())
        else:
            seconds = self._slowness * (DRAWING if draws else LAYING)
            self._timer.start(round(1000 * seconds))
            self.line.say(self._last_card() or evening_text.seats_title(draws=draws))
            self.note.say(evening_text.any_key_skips())
            self.go_button.say(evening_text.to_the_end())
        self.scene.show_step(story, self._step)
        self.scene.setAccessibleName(f"{self.line.said} {self.note.said}")

    def _last_card(self) -> str:
        """What the last card was, and whose; empty before the first."""
        story = self._story
        if story is None or not self._step:
            return ""
        lies = story.steps[self._step - 1]
        words = evening_text.draws_card
        if not isinstance(story.event, SeatsDrawn):
            words = evening_text.gets_card
        return words(story.players[lies.chair], lies.card)

    # Qt's events:

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and not event.isAutoRepeat():
            self.skip()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_over:
            super().mousePressEvent(event)
        else:
            self.skip()
