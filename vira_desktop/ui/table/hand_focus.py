"""The keyboard and the mouse in the own hand: which card has the focus, and what keys and presses
mean there."""

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QWidget

from ...rules.cards import Card
from ..text import table_text
from ..text.cards_text import card_name
from .geometry import Layout
from .hand_cards import chooses_several
from .hand_cursor import HandCursor
from .model import TableModel
from .plan_draft import HandSpot, Plan
from .spots import CardSpot, Spots

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
_PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class HandFocus(QObject):
    """Lays clear widgets over what is drawn, and keeps the keyboard in the hand.

    *table* has the keyboard when no card can have it; *over* is what the widgets lie on.
    """

    card_clicked = Signal(object)
    """A Card of the own hand that may be chosen."""
    gathered = Signal()
    """A key while a finished trick lies."""
    why_asked = Signal(object)
    """A ShownAct of another player."""
    changed = Signal()
    """Another card is to be marked, or none."""

    def __init__(self, table: QWidget, over: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._model: TableModel | None = None
        self._hand: tuple[HandSpot, ...] = ()
        self._cursor = HandCursor()
        self._by_keyboard = False
        """The last thing done in the window was a key and not a click: the focus is marked."""
        self._last_press: tuple[int, Card | None, bool] | None = None
        self.may_ask_why = False
        """What others did may be asked about; from the next model on."""
        self._spots = Spots(
            over, take_key=self.take_key, admits=self.admits, asked=self.why_asked.emit
        )
        self._spots.go_on.clicked.connect(self.gathered)

    def show(self, model: TableModel, plan: Plan, layout: Layout) -> None:
        """The spots as *plan* has them; the keyboard stays in the hand if it was there."""
        self._model, self._hand = model, plan.hand
        had_focus = self.has_keyboard()
        if had_focus:
            # A button that is disabled or deleted would hand its focus to just any other widget.
            self._table.setFocus()
        # While a trick lies, a click anywhere goes on.
        may_ask = self.may_ask_why and model.has_own_hand and not model.lying_trick
        self._spots.name_things(plan.spoken, may_ask=may_ask)
        self._spots.lay_hand(plan.hand, ticks=chooses_several(model), made=self._on_new_spot)
        self._cursor.follow([spot.shown for spot in plan.hand])
        self._offer_go_on(model, layout)
        if had_focus:
            self._focus_cursor()
        self._mark_tab_stop()
        self.changed.emit()

    def retranslate(self) -> None:
        """Names what does not come from the plan."""
        self._spots.go_on.setAccessibleName(table_text.go_on())

    def has_keyboard(self) -> bool:
        """True while the keyboard is at the table."""
        return self._table.hasFocus() or any(spot.hasFocus() for spot in self._spots.cards.values())

    def marked(self) -> QRectF | None:
        """What is seen of the card with the keyboard, once keys are used; None without one."""
        card = self._cursor.card if self.has_keyboard() and self._by_keyboard else None
        return next((spot.seen for spot in self._hand if spot.shown.card == card), None)

    def is_used(self, *, by_keyboard: bool) -> None:
        """Something was done in the window, by a key or by the mouse."""
        if by_keyboard is not self._by_keyboard:
            self._by_keyboard = by_keyboard
            self.changed.emit()

    def take_key(self, event: QKeyEvent) -> bool:
        """Does what a key means at the table; False if it means nothing here."""
        model = self._model
        control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if model is None or event.modifiers() & control:
            return False
        self._by_keyboard = True
        key = event.key()
        if model.lying_trick and key not in ANY_KEY_BUT:
            if not event.isAutoRepeat():
                self.gathered.emit()
            return True
        if key in _PRESS:
            return self._press(event)
        if not self._cursor.press(key):
            return False
        self._focus_cursor()
        self._mark_tab_stop()
        self.changed.emit()
        self._announce()
        return True

    def admits(self, event: QMouseEvent, card: Card | None) -> bool:
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

    def _press(self, event: QKeyEvent) -> bool:
        spot = self._cursor_spot()
        if spot is None or not spot.isEnabled():
            return False
        if not event.isAutoRepeat():
            spot.click()
        return True

    def _offer_go_on(self, model: TableModel, layout: Layout) -> None:
        button = self._spots.go_on
        if model.lying_trick:
            area = QRectF()
            for place in layout.trick.values():
                area = area.united(place)
            button.setGeometry(area.toRect())
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setVisible(bool(model.lying_trick))

    def _on_new_spot(self, spot: CardSpot) -> None:
        spot.clicked.connect(lambda: self.card_clicked.emit(spot.card))
        spot.focus_changed.connect(self._on_spot_focus)

    def _on_spot_focus(self) -> None:
        for card, spot in self._spots.cards.items():
            if spot.hasFocus():
                self._cursor.go_to(card)
                self._mark_tab_stop()
        self.changed.emit()

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

    def _announce(self) -> None:
        """Tells a screen reader of a card that cannot have the focus."""
        card = self._cursor.card
        if card is not None and self._table.hasFocus() and QAccessible.isActive():
            said = QAccessibleAnnouncementEvent(self._table, card_name(card))
            QAccessible.updateAccessibility(said)
