"""The table as a widget: shows a TableModel, and tells which card was clicked, or the felt."""

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QVBoxLayout, QWidget
from shiboken6 import isValid

from ...rules.cards import Card
from ..cards.deck import Deck
from ..cards.style import DeckStyle
from ..language import current_language
from ..text import table_text
from ..text.cards_text import card_name, letters_of_language
from ..theme import LIGHT, Theme
from .dealing import DEALT, dealing
from .geometry import Layout, index_depth, lay_out
from .hand_cards import chooses_several
from .hand_cursor import HandCursor
from .journeys import journeys, waiting
from .model import TableModel
from .scene import TableScene
from .scene_look import Look
from .scene_plan import Plan, plan, room_for
from .spots import CardSpot, Spots
from .travel import Moment

ANY_KEY_BUT = frozenset(
    (
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
    )
)
"""Keys that do not gather a finished trick."""


SMALLEST = (240, 160)
"""Pixels below which nothing is laid out: a widget has such a size only before it is shown."""


class TableView(QWidget):
    """The table, with the own hand along its lower edge."""

    card_clicked = Signal(object)
    """A Card of the own hand: one that may be chosen, or one that is refused if it is played."""
    table_clicked = Signal()
    """The felt was clicked, or a key pressed, while a finished trick lies."""

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
        self._cursor = HandCursor()
        self._by_keyboard = False
        """The last thing done in the window was a key and not a click: the focus is marked."""
        self._last_press: tuple[int, Card | None, bool] | None = None
        self._scene = TableScene(self, clock=clock)
        self.movement = self._scene.movement
        self._felt = _Felt(self._scene, self)
        self._felt.pressed.connect(self._on_felt)
        self._spots = Spots(self._felt.viewport(), take_key=self._take_key, admits=self._admits)
        self._spots.go_on.clicked.connect(self.table_clicked)
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
        self._spots.go_on.setAccessibleName(table_text.go_on())

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
        self._lay_spots(model, self._plan)
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

    def _lay_spots(self, model: TableModel, shown: Plan) -> None:
        """The spots as the plan has them; the keyboard stays in the hand if it was there."""
        had_focus = self.has_keyboard()
        if had_focus:
            # A button that is disabled or deleted would hand its focus to just any other widget.
            self.setFocus()
        self._spots.name_things(shown.spoken)
        self._spots.lay_hand(shown.hand, ticks=chooses_several(model), made=self._on_new_spot)
        self._cursor.follow([spot.shown for spot in shown.hand])
        self._offer_go_on(model)
        if had_focus:
            self._focus_cursor()
        self._mark_tab_stop()
        self._show_focus()

    def _offer_go_on(self, model: TableModel) -> None:
        button = self._spots.go_on
        if model.lying_trick and self._layout:
            area = QRectF()
            for place in self._layout.trick.values():
                area = area.united(place)
            button.setGeometry(area.toRect())
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setVisible(bool(model.lying_trick))

    def _on_new_spot(self, spot: CardSpot) -> None:
        spot.clicked.connect(lambda: self.card_clicked.emit(spot.card))
        spot.focus_changed.connect(self._on_spot_focus)

    def has_keyboard(self) -> bool:
        """True while the keyboard is at the table."""
        return self.hasFocus() or any(spot.hasFocus() for spot in self._spots.cards.values())

    def _cursor_spot(self) -> CardSpot | None:
        card = self._cursor.card
        return None if card is None else self._spots.cards.get(card)

    def _focus_cursor(self) -> None:
        """Gives the keyboard to the card of the cursor, or keeps it if that card is disabled."""
        spot = self._cursor_spot()
        if spot is not None and spot.isEnabled():
            spot.setFocus()

    def _mark_tab_stop(self) -> None:
        """The hand is one stop for the tabulator: its card if there is one to press, else the
        table."""
        here = self._cursor_spot()
        for spot in self._spots.cards.values():
            policy = Qt.FocusPolicy.StrongFocus if spot is here else Qt.FocusPolicy.ClickFocus
            spot.setFocusPolicy(policy)

    def _on_spot_focus(self) -> None:
        for card, spot in self._spots.cards.items():
            if spot.hasFocus():
                self._cursor.go_to(card)
                self._mark_tab_stop()
        self._show_focus()

    def _show_focus(self) -> None:
        # When the program ends, a spot may lose the focus after the scene is gone.
        if not isValid(self._scene):
            return
        card = self._cursor.card if self.has_keyboard() and self._by_keyboard else None
        hand = self._plan.hand if self._plan else ()
        seen = next((spot.seen for spot in hand if spot.shown.card == card), None)
        self._scene.show_focus(seen, self._look())

    def _take_key(self, event: QKeyEvent) -> bool:
        """Does what a key means at the table; False if it means nothing here."""
        model = self._model
        control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if model is None or event.modifiers() & control:
            return False
        self._by_keyboard = True
        key = event.key()
        if model.lying_trick and key not in ANY_KEY_BUT:
            if not event.isAutoRepeat():
                self.table_clicked.emit()
            return True
        spot = self._cursor_spot()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if spot is None or not spot.isEnabled():
                return False
            if not event.isAutoRepeat():
                spot.click()
            return True
        if not self._cursor.press(key):
            return False
        self._focus_cursor()
        self._mark_tab_stop()
        self._show_focus()
        self._announce()
        return True

    def _announce(self) -> None:
        """Tells a screen reader of a card that cannot have the focus."""
        card = self._cursor.card
        if card is not None and self.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, card_name(card)))

    def _admits(self, event: QMouseEvent, card: Card | None) -> bool:
        """False for the second press of a double click: it never plays a second card (W9).

        While cards are chosen, another card may be clicked as fast as one likes."""
        chooses = self._model is not None and chooses_several(self._model)
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        if self._last_press is not None:
            when, which, chose = self._last_press
            soon = 0 <= event.timestamp() - when < interval
            if soon and not (chose and chooses and card != which):
                return False
        self._last_press = (event.timestamp(), card, chooses)
        return True

    def _on_felt(self, event: QMouseEvent) -> None:
        model = self._model
        if model is None:
            return
        if model.lying_trick:
            if self._admits(event, None):
                self.table_clicked.emit()
            return
        # A card that may not be played is disabled; the click is asked for, to be told why.
        card = self._card_at(event)
        if card is not None and model.view.is_my_turn and self._admits(event, card):
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
            is_key = kind == QEvent.Type.KeyPress
            if is_key is not self._by_keyboard:
                self._by_keyboard = is_key
                self._show_focus()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._take_key(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._show_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus()

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


class _Felt(QGraphicsView):
    """The view of the scene; what no spot has taken of the mouse comes here."""

    pressed = Signal(object)
    """A QMouseEvent."""

    def __init__(self, scene: TableScene, parent: QWidget) -> None:
        super().__init__(scene, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Else it says of itself that it can have the keyboard, and has no name.
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pressed.emit(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)
