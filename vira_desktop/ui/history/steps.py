"""The row of buttons that step through a deal, with a slider over all of it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from ...session.replay import Playback
from ..table.panel import Button, Line
from ..text import replay_text as words
from ..theme import Theme

Step = Callable[[Playback], Playback]


@dataclass(frozen=True, slots=True)
class _Kind:
    """A button: what it does, its keys, and how its picture is put together."""

    step: Step
    key: Qt.Key
    words: Callable[[], str]
    arrows: int
    points_left: bool
    has_bar: bool = False


_KINDS = (
    _Kind(lambda deal: deal.to(0), Qt.Key.Key_Home, words.to_start, 1, True, True),
    _Kind(Playback.to_previous_mark, Qt.Key.Key_PageUp, words.to_previous_part, 2, True),
    _Kind(Playback.back, Qt.Key.Key_Left, words.one_back, 1, True),
    _Kind(Playback.forward, Qt.Key.Key_Right, words.one_forward, 1, False),
    _Kind(Playback.to_next_mark, Qt.Key.Key_PageDown, words.to_next_part, 2, False),
    _Kind(lambda deal: deal.to(deal.length), Qt.Key.Key_End, words.to_end, 1, False, True),
)


class Steps(QWidget):
    """Tells which step is meant, or to which place."""

    step_meant = Signal(object)
    """A function from a Playback to where it shall go."""
    place_meant = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: dict[Qt.Key, Button] = {}
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(3)
        self._place = Line("note")
        self._place.setWordWrap(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        for kind in _KINDS:
            button = self.buttons[kind.key] = Button()
            button.clicked.connect(lambda _=False, kind=kind: self.step_meant.emit(kind.step))
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.slider, 1)
        row.addSpacing(8)
        row.addWidget(self._place)
        self.slider.valueChanged.connect(self.place_meant)
        self.retranslate()

    def press(self, key: int) -> bool:
        """Does what *key* means here; False if it means nothing."""
        kind = next((kind for kind in _KINDS if kind.key == key), None)
        if kind is not None:
            self.step_meant.emit(kind.step)
        return kind is not None

    def show_place(self, playback: Playback) -> None:
        """How far it has come, and in which direction one may go on."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, playback.length)
        self.slider.setValue(playback.at)
        self.slider.blockSignals(False)
        self._place.say(words.place_text(playback.at, playback.length))
        for kind in _KINDS:
            at_edge = playback.at == 0 if kind.points_left else playback.is_at_end
            self.buttons[kind.key].setEnabled(not at_edge)

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.slider.setAccessibleName(words.place_slider())
        for kind in _KINDS:
            button = self.buttons[kind.key]
            button.setToolTip(kind.words())
            button.setAccessibleName(kind.words())

    def set_look(self, theme: Theme, point_size: float) -> None:
        """Draws the pictures on the buttons."""
        side = round(1.5 * point_size)
        for kind in _KINDS:
            icon = QIcon()
            for mode, colour in (
                (QIcon.Mode.Normal, theme.button_text),
                (QIcon.Mode.Disabled, theme.edge),
            ):
                icon.addPixmap(_picture(kind, colour, side, self.devicePixelRatioF()), mode)
            button = self.buttons[kind.key]
            button.setIcon(icon)
            button.setIconSize(QSize(side, side))


def _picture(kind: _Kind, colour: str, side: int, ratio: float) -> QPixmap:
    """Arrows to one side, behind a bar where the way ends."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    if kind.points_left:
        painter.translate(side, 0)
        painter.scale(-1, 1)
    bar = 0.12 * side if kind.has_bar else 0.0
    wide = min(0.6 * side, (0.8 * side - bar) / kind.arrows)
    left = (side - kind.arrows * wide - bar) / 2
    top, bottom = 0.2 * side, 0.8 * side
    for number in range(kind.arrows):
        x = left + number * wide
        painter.drawPolygon(
            QPolygonF([QPointF(x, top), QPointF(x + wide, side / 2), QPointF(x, bottom)])
        )
    if kind.has_bar:
        painter.drawRect(QRectF(left + kind.arrows * wide, top, bar, bottom - top))
    painter.end()
    return picture
