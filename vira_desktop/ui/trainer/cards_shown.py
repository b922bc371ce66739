"""Cards on the trainer's pages: single faces, fans of cards, and cards that can be pressed."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from ...rules.cards import Card
from ..cards.layout import CARD_ASPECT
from ..table.scene_look import Look
from ..text.cards_text import card_name
from ..text.trainer import answered_text

_STEP = 0.75
"""How far the next card in a fan lies from the last where there is room, in card widths."""
_LIFT = 0.14
"""How far a chosen card stands out above the others, in card heights."""


class CardPicture(QLabel):
    """The face of a card that cannot be pressed."""

    def __init__(self, card: Card, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = card
        self.setAccessibleName(card_name(card))

    def draw(self, look: Look, width: int) -> None:
        """Draws the card *width* logical pixels wide."""
        self.setPixmap(look.face(self.card, width))
        self.setFixedSize(width, round(width * CARD_ASPECT))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.setAccessibleName(card_name(self.card))
        super().changeEvent(event)


class CardButton(QAbstractButton):
    """A card that can be pressed; a box to tick where several belong together."""

    moved = Signal(int)
    """An arrow key: 1 to the next card, -1 to the one before."""

    def __init__(self, card: Card, parent: QWidget, *, ticks: bool) -> None:
        super().__init__(parent)
        self.card = card
        self.mark = ""
        """ "right", "wrong", "struck" or nothing."""
        self._look: Look | None = None
        self._width = 1
        self.setCheckable(ticks)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(card_name(card))

    def draw(self, look: Look, width: int) -> None:
        """Draws the card *width* logical pixels wide."""
        self._look, self._width = look, width
        self.update()

    def tell(self, mark: str) -> None:
        """Marks the card as right, wrong or struck out, for the eye and for a screen reader."""
        self.mark = mark
        name = card_name(self.card)
        spoken = {
            "right": answered_text.option_right,
            "wrong": answered_text.option_wrong,
            "struck": answered_text.option_struck,
        }
        self.setAccessibleName(spoken[mark](name) if mark else name)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        key = Qt.Key(event.key())
        if key in steps:
            self.moved.emit(steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = round(self._width * CARD_ASPECT)
        lifted = self.isChecked() or self.mark == "right"
        top = 0 if lifted else self.height() - height
        painter.drawPixmap(0, top, self._look.face(self.card, self._width))
        theme = self._look.theme
        area = self.rect().adjusted(1, 1, -1, -1)
        area.setTop(top + 1)
        area.setHeight(height - 2)
        if self.mark in ("wrong", "struck"):
            painter.fillRect(area, QColor(theme.dim))
        if self.mark in ("right", "wrong"):
            _badge(painter, self._look, self._width, top, is_right=self.mark == "right")
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 3))
            painter.drawRoundedRect(area, 0.05 * self._width, 0.05 * self._width)
        elif self.isChecked():
            painter.setPen(QPen(QColor(theme.chosen), 2))
            painter.drawRoundedRect(area, 0.05 * self._width, 0.05 * self._width)


def _badge(painter: QPainter, look: Look, width: int, top: int, *, is_right: bool) -> None:
    """A tick or a cross on the card, beside its index: told by shape, not by colour alone."""
    theme = look.theme
    size = max(12.0, 0.26 * width)
    x, y = 0.06 * width, top + 0.52 * width * CARD_ASPECT
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.highlight if is_right else theme.declarer))
    painter.drawEllipse(round(x), round(y), round(size), round(size))
    painter.setPen(QPen(QColor(theme.highlight_text), max(1.6, 0.13 * size)))
    if is_right:
        painter.drawLine(
            round(x + 0.26 * size),
            round(y + 0.54 * size),
            round(x + 0.44 * size),
            round(y + 0.72 * size),
        )
        painter.drawLine(
            round(x + 0.44 * size),
            round(y + 0.72 * size),
            round(x + 0.76 * size),
            round(y + 0.32 * size),
        )
    else:
        painter.drawLine(
            round(x + 0.3 * size),
            round(y + 0.3 * size),
            round(x + 0.7 * size),
            round(y + 0.7 * size),
        )
        painter.drawLine(
            round(x + 0.7 * size),
            round(y + 0.3 * size),
            round(x + 0.3 * size),
            round(y + 0.7 * size),
        )


class CardFan(QWidget):
    """Cards side by side, overlapping where there is too little room; to be pressed or not."""

    pressed = Signal(object)
    """The Card that was pressed."""

    def __init__(
        self,
        cards: Sequence[Card],
        *,
        pressable: bool,
        ticks: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.buttons: list[CardButton] = []
        self.pictures: list[CardPicture] = []
        self._look: Look | None = None
        self._card_width = 60
        self._lift = _LIFT if pressable else 0.0
        for card in cards:
            if pressable:
                button = CardButton(card, self, ticks=ticks)
                button.clicked.connect(lambda _=False, card=card: self.pressed.emit(card))
                button.moved.connect(self._on_moved)
                self.buttons.append(button)
            else:
                self.pictures.append(CardPicture(card, self))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def draw(self, look: Look, card_width: int) -> None:
        """Draws the cards, each *card_width* logical pixels wide."""
        self._look, self._card_width = look, card_width
        for button in self.buttons:
            button.draw(look, card_width)
        for picture in self.pictures:
            picture.draw(look, card_width)
        self.setFixedHeight(self._height())
        self._place()

    def button(self, card: Card) -> CardButton:
        """What is pressed to choose *card*."""
        return next(button for button in self.buttons if button.card == card)

    def sizeHint(self) -> QSize:
        count = len(self.buttons) + len(self.pictures)
        width = self._card_width * (1 + _STEP * max(0, count - 1))
        return QSize(round(width), self._height())

    def minimumSizeHint(self) -> QSize:
        count = len(self.buttons) + len(self.pictures)
        return QSize(round(self._card_width * (1 + 0.2 * max(0, count - 1))), self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _height(self) -> int:
        return round(self._card_width * CARD_ASPECT * (1 + self._lift))

    def _place(self) -> None:
        parts: list[QWidget] = [*self.buttons, *self.pictures]
        room = max(1, self.width() - self._card_width)
        step = min(_STEP * self._card_width, room / max(1, len(parts) - 1))
        for number, part in enumerate(parts):
            part.setGeometry(round(number * step), 0, self._card_width, self._height())
            part.raise_()

    def _on_moved(self, step: int) -> None:
        open_ones = [button for button in self.buttons if button.isEnabled()]
        focused = next((n for n, button in enumerate(open_ones) if button.hasFocus()), 0)
        if open_ones:
            open_ones[(focused + step) % len(open_ones)].setFocus()
