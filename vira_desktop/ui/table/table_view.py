"""The table as a widget: shows a TableModel, and tells which card was clicked, or the felt."""

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from ...rules.cards import Card
from ..cards.deck import Deck
from ..cards.style import DeckStyle
from ..language import current_language
from ..text import table_text
from ..text.cards_text import letters_of_language
from ..theme import LIGHT, Theme
from .dealing import DEALT, dealing
from .felt import Felt
from .geometry import Layout, index_depth, lay_out
from .hand_focus import HandFocus
from .journeys import journeys, waiting
from .model import TableModel
from .plan_draft import Plan
from .scene import TableScene
from .scene_look import Look
from .scene_plan import plan, room_for
from .travel import Moment

SMALLEST = (240, 160)
"""Pixels below which nothing is laid out: a widget has such a size only before it is shown."""


class TableView(QWidget):
    """The table, with the own hand along its lower edge."""

    card_clicked = Signal(object)
    """A Card of the own hand: one that may be chosen, or one that is refused if it is played."""
    table_clicked = Signal()
    """The felt was clicked, or a key pressed, while a finished trick lies."""

    why_asked = Signal(object)
    """A ShownAct: why somebody called, bought or played that."""

    panel_height_changed = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        deck: Deck | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._deck = deck or Deck()
        self._style = DeckStyle(letters=letters_of_language(), large_indices=True)
        self._theme = LIGHT
        self._panel = 0
        self._told_height = 0
        """The height of the panel's area when its change was last told."""
        self._slowness = 0.0
        self._before: Moment | None = None
        """What was shown before the model."""
        self._model: TableModel | None = None
        self._plan: Plan | None = None
        self._layout: Layout | None = None
        self._scene = TableScene(self, clock=clock)
        self.movement = self._scene.movement
        self._felt = Felt(self._scene, self)
        self._felt.pressed.connect(self._on_felt)
        self._hand = HandFocus(self, self._felt.viewport())
        self._hand.card_clicked.connect(self.card_clicked)
        self._hand.gathered.connect(self.table_clicked)
        self._hand.why_asked.connect(self.why_asked)
        self._hand.changed.connect(self._show_focus)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self._felt)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._name()

    def show_model(self, model: TableModel) -> None:
        """Shows *model*, and how it came about if things move; what was on its way before is
        there at once."""
        self._before, self._model = self._moment(), model
        self._show()
        self._move()

    def set_slowness(self, slowness: float) -> None:
        """From the next model on a way takes *slowness* times its usual time; 0: nothing moves."""
        self._slowness = slowness

    def set_style(self, style: DeckStyle) -> None:
        """Draws the cards in *style*, always with large indices: they are read at a glance on
        cards so narrow that hand, table and panel have room beside each other."""
        self._style = replace(style, large_indices=True)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Colours the table by *theme*."""
        self._theme = theme
        self._show()

    def set_may_ask_why(self, may_ask: bool) -> None:
        """What others did can be clicked, to be told why, or cannot."""
        if may_ask is not self._hand.may_ask_why:
            self._hand.may_ask_why = may_ask
            self._show()

    def set_panel_area(self, width: int) -> None:
        """Keeps clear *width* logical pixels at the right, above the hand."""
        if width != self._panel:
            self._panel = width
            self._show()

    def panel_height(self) -> int:
        """The height of that area: down to the own hand, or all of it if the hand lies beside."""
        layout = self._layout
        if layout is None or layout.strip.width() < self.width():
            return self.height()
        return int(layout.strip.top())

    def retranslate(self) -> None:
        """Says everything again, in the language of the screen."""
        self._name()
        self._show()

    def _name(self) -> None:
        self.setAccessibleName(table_text.table_name())
        self._felt.setAccessibleName(table_text.table_name())
        self._hand.retranslate()

    def _show(self) -> None:
        model = self._model
        if model is None or self.width() < SMALLEST[0] or self.height() < SMALLEST[1]:
            return
        room = room_for(
            model,
            width=self.width(),
            height=self.height(),
            window_height=self.window().height(),
            panel=self._panel,
            large_indices=self._style.large_indices,
        )
        self._layout = lay_out(room)
        self._plan = plan(model, self._layout, index_depth=index_depth(room))
        self._scene.setSceneRect(0, 0, self.width(), self.height())
        self._scene.show_plan(self._plan, self._layout, self._look())
        self._hand.show(model, self._plan, self._layout)
        if self.panel_height() != self._told_height:
            self._told_height = self.panel_height()
            self.panel_height_changed.emit()

    def deal_all_at_once(self) -> None:
        """All 52 cards are on their way at the same time: the most that ever moves, for measuring
        what a frame costs."""
        now = self._moment()
        if now is not None:
            cards = dealing(now, apart=0)
            self._scene.move(cards, self._look(), slowness=1, cover=DEALT)

    def card_width(self) -> int:
        """Of a card in the own hand, in logical pixels; 0 before anything is shown."""
        return self._layout.card_width if self._layout else 0

    def _move(self) -> None:
        """Shows how what is shown came about."""
        now = self._moment()
        if now is not None and self._slowness:
            self._scene.move(
                journeys(self._before, now),
                self._look(),
                slowness=self._slowness,
                cover=waiting(self._before, now),
            )

    def _moment(self) -> Moment | None:
        """What is shown now, once something is."""
        if self._model is None or self._plan is None or self._layout is None:
            return None
        return Moment(model=self._model, plan=self._plan, layout=self._layout)

    def _look(self) -> Look:
        return Look(
            deck=self._deck,
            theme=self._theme,
            style=self._style,
            ratio=self.devicePixelRatioF(),
            language=current_language(),
        )

    def has_keyboard(self) -> bool:
        """True while the keyboard is at the table."""
        return self._hand.has_keyboard()

    def _show_focus(self) -> None:
        # When the program ends, a spot may lose the focus after the scene is gone.
        if not isValid(self._scene):
            return
        self._scene.show_focus(self._hand.marked(), self._look())

    def _on_felt(self, event: QMouseEvent) -> None:
        model = self._model
        if model is None:
            return
        if model.lying_trick or model.onlooks:
            if self._hand.admits(event, None):
                self.table_clicked.emit()
            return
        # A card that may not be played is disabled; the click is asked for, to be told why.
        card = self._card_at(event)
        if card is not None and model.view.is_my_turn and self._hand.admits(event, card):
            self.card_clicked.emit(card)

    def _card_at(self, event: QMouseEvent) -> Card | None:
        point = event.position()
        hand = self._plan.hand if self._plan else ()
        on_top = (spot for spot in reversed(hand) if spot.area.contains(point))
        return next((spot.shown.card for spot in on_top), None)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        handle = self.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watches whether the window is used by keys or by the mouse; either ends a movement."""
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.movement.finish()
            self._hand.is_used(by_keyboard=kind == QEvent.Type.KeyPress)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._hand.take_key(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.panel_height_changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_moving = self.movement.is_running
        self._show()
        if is_moving:
            # The line below the table grew with the text of the same model: begin anew.
            self._move()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._show()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
