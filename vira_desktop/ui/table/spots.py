"""What makes the table reachable without a mouse: clear widgets over the things that are drawn.

Items of a QGraphicsScene are unknown to the accessibility tree. So over each thing that has a name
lies a child widget of the view, which draws nothing: a button over each own card, a label over
everything else.
"""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from ...rules.cards import Card
from ..text import reasons_text
from ..text.cards_text import card_name
from .plan_draft import HandSpot, ShownAct, Spoken

KeyTaker = Callable[[QKeyEvent], bool]
PressJudge = Callable[[QMouseEvent, Card | None], bool]

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class ClearButton(QAbstractButton):
    """A button that is not seen; what lies under it is drawn by the scene."""

    focus_changed = Signal()

    def __init__(self, parent: QWidget, take_key: KeyTaker) -> None:
        super().__init__(parent)
        self._take_key = take_key
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        # Nothing to paint: Qt need not ask Python at every repaint of the scene below.
        self.setUpdatesEnabled(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing."""

    def event(self, event: QEvent) -> bool:
        # A disabled button would swallow the press; the table below answers why it is disabled.
        if event.type() in _PRESSES and not self.isEnabled():
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._take_key(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focus_changed.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_changed.emit()


class CardSpot(ClearButton):
    """One card of the own hand. A box to tick while cards are being chosen, else a button."""

    def __init__(
        self, parent: QWidget, card: Card, *, take_key: KeyTaker, admits: PressJudge
    ) -> None:
        super().__init__(parent, take_key)
        self.card = card
        self._admits = admits

    def nextCheckState(self) -> None:
        """Which cards are chosen is told by the model alone."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._admits(event, self.card):
            super().mousePressEvent(event)
        else:
            event.accept()


class NameSpot(QLabel):
    """A thing on the table that has a name and cannot be pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


class WhySpot(ClearButton):
    """What another player did, and may be asked about."""

    def __init__(self, parent: QWidget, act: ShownAct, *, take_key: KeyTaker) -> None:
        super().__init__(parent, take_key)
        self.act = act
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def retranslate(self) -> None:
        """Says what a click does."""
        self.setToolTip(reasons_text.ask_why())
        self.setAccessibleDescription(reasons_text.ask_why())


class Spots:
    """All spots over one view, kept in step with what lies there."""

    def __init__(
        self,
        parent: QWidget,
        *,
        take_key: KeyTaker,
        admits: PressJudge,
        asked: Callable[[ShownAct], None],
    ) -> None:
        self._parent, self._take_key, self._admits = parent, take_key, admits
        self._asked = asked
        self._names: dict[str, NameSpot | WhySpot] = {}
        self.cards: dict[Card, CardSpot] = {}
        self.go_on = ClearButton(parent, take_key)
        self.go_on.hide()

    def name_things(self, things: Iterable[Spoken], *, may_ask: bool) -> None:
        """Spots for all of *things* and for nothing else; those that show what somebody did are
        buttons if one *may_ask* why."""
        named = {thing.key: thing for thing in things}
        acts = {key: thing.act for key, thing in named.items()} if may_ask else {}
        for key, spot in tuple(self._names.items()):
            act = spot.act if isinstance(spot, WhySpot) else None
            if key not in named or act != acts.get(key):
                _remove(self._names.pop(key))
        for key, thing in named.items():
            spot = self._names.get(key) or self._new(key, acts.get(key))
            if isinstance(spot, WhySpot):
                spot.retranslate()
            _name(spot, thing.name)
            _place(spot, thing.area)

    def _new(self, key: str, act: ShownAct | None) -> NameSpot | WhySpot:
        spot: NameSpot | WhySpot
        if act is None:
            spot = NameSpot(self._parent)
        else:
            spot = WhySpot(self._parent, act, take_key=self._take_key)
            spot.clicked.connect(lambda: self._asked(act))
        self._names[key] = spot
        return spot

    def lay_hand(
        self, hand: Sequence[HandSpot], *, ticks: bool, made: Callable[[CardSpot], None]
    ) -> None:
        """A spot for each card of the own hand, in its order; *made* is told of every new one."""
        held = {spot.shown.card for spot in hand}
        for gone in self.cards.keys() - held:
            _remove(self.cards.pop(gone))
        before: QWidget | None = None
        for place in hand:
            card = place.shown.card
            spot = self.cards.get(card)
            if spot is None:
                spot = self.cards[card] = CardSpot(
                    self._parent, card, take_key=self._take_key, admits=self._admits
                )
                made(spot)
            _name(spot, card_name(card))
            if spot.isCheckable() != ticks:
                spot.setCheckable(ticks)
            if ticks and spot.isChecked() != place.shown.is_chosen:
                spot.setChecked(place.shown.is_chosen)
            spot.setEnabled(place.shown.is_open)
            _place(spot, place.area)
            spot.raise_()
            if before is not None:
                QWidget.setTabOrder(before, spot)
            before = spot


def _name(spot: QWidget, name: str) -> None:
    if spot.accessibleName() != name:
        spot.setAccessibleName(name)


def _place(spot: QWidget, area: QRectF) -> None:
    spot.setGeometry(area.toRect())
    if spot.isHidden():
        spot.show()


def _remove(spot: QWidget) -> None:
    # Out of the accessibility tree at once; deleted when nothing of it is on the call stack.
    spot.hide()
    spot.setParent(None)
    spot.deleteLater()
