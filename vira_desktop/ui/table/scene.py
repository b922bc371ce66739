"""The table drawn: one item for each card and picture of the plan, moved and not made anew."""

import time
from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from ...rules.cards import Card
from .card_item import CardItem
from .geometry import Layout
from .ground import Ground
from .movement import Movement, Track
from .plan_draft import Picture, Plan
from .scene_look import Look, rounded
from .travel import STEP, Journey, Loose

FOCUS_PEN = 0.024
"""Width of the frame round the card with the keyboard, of the height of the hand's cards."""
FOCUS_Z = 1000
ABOVE = 500
"""How far what travels lies above what stays."""


class TableScene(QGraphicsScene):
    """Shows plans. A card keeps its item from hand to trick; what is unchanged is not painted."""

    def __init__(self, parent: QObject, *, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._cards: dict[Card, CardItem] = {}
        self._pictures: dict[str, QGraphicsPixmapItem] = {}
        self._shown: dict[str, Hashable] = {}
        self._ground = Ground()
        self._card_height = 0.0
        self._loose: list[QGraphicsPixmapItem] = []
        self._above: list[tuple[CardItem, float]] = []
        self._covered: tuple[str, ...] = ()
        self.movement = Movement(self, now=clock)
        self.movement.finished.connect(self._on_arrived)

    def show_plan(self, plan: Plan, layout: Layout, look: Look) -> None:
        """Everything of *plan* and nothing else; what was on its way is there."""
        self.movement.finish()
        self._card_height = layout.card_height
        pictures = (self._table(layout), *plan.pictures)
        for gone in self._pictures.keys() - {picture.key for picture in pictures} - {"focus"}:
            self._remove_picture(gone)
        for picture in pictures:
            self._show_picture(picture, look)
        for card in self._cards.keys() - {lying.card for lying in plan.cards}:
            self.removeItem(self._cards.pop(card))
        for lying in plan.cards:
            item = self._cards.get(lying.card)
            if item is None:
                item = self._cards[lying.card] = CardItem()
                self.addItem(item)
            item.lie(look, lying)

    def move(
        self, journeys: Sequence[Journey], look: Look, *, slowness: float, cover: Sequence[str]
    ) -> None:
        """Shows how the things of the plan come to their places, each way *slowness* times as long
        as usual; the pictures *cover* are not seen until all have arrived."""
        if not journeys:
            return
        tracks = [self._track(journey, look, slowness) for journey in journeys]
        self._covered = tuple(key for key in cover if key in self._pictures)
        for key in self._covered:
            self._pictures[key].hide()
        self.movement.begin(tracks)

    def _track(self, journey: Journey, look: Look, slowness: float) -> Track:
        thing, uncovers, stays = journey.thing, None, True
        item: QGraphicsPixmapItem
        if isinstance(thing, Loose):
            item = _pixmap_item(thing.paint(look))
            # What sets out later lies on top.
            item.setZValue(ABOVE + len(self._loose) / 100)
            self.addItem(item)
            self._loose.append(item)
            stays = thing.stays
            uncovers = None if thing.uncovers is None else self._cards[thing.uncovers]
        else:
            item = self._cards[thing]
            if journey.is_above:
                self._above.append((item, item.zValue()))
                item.setZValue(item.zValue() + ABOVE)
        return Track(
            item=item,
            start=journey.start,
            end=journey.end,
            begins=slowness * journey.begins,
            lasts=slowness * STEP,
            start_scale=journey.start_scale,
            end_scale=journey.end_scale,
            fades=journey.fades,
            stays=stays,
            uncovers=uncovers,
        )

    def _on_arrived(self) -> None:
        for item in self._loose:
            self.removeItem(item)
        for card, height in self._above:
            card.setZValue(height)
        for key in self._covered:
            self._pictures[key].show()
        self._loose.clear()
        self._above.clear()
        self._covered = ()

    def show_focus(self, area: QRectF | None, look: Look) -> None:
        """A frame round what is seen of the card that the keyboard is at; None takes it away."""
        if area is None:
            self._remove_picture("focus")
            return
        pen = max(3, round(FOCUS_PEN * self._card_height))
        size = QSizeF(area.width() + 2 * pen, area.height() + 2 * pen)
        self._show_picture(
            Picture(
                key="focus",
                shows=(size.width(), size.height()),
                place=area.topLeft() - QPointF(pen, pen),
                z=FOCUS_Z,
                paint=lambda now: _paint_focus(now, size, pen),
            ),
            look,
        )

    def _table(self, layout: Layout) -> Picture:
        """The table itself, under everything."""
        strip = layout.strip
        return Picture(
            key="table",
            shows=(strip.width(), strip.top(), strip.bottom(), layout.table.right()),
            place=QPointF(0, 0),
            z=-10,
            paint=lambda look: self._ground.paint(look, layout),
        )

    def _show_picture(self, picture: Picture, look: Look) -> None:
        item = self._pictures.get(picture.key)
        if item is None:
            item = self._pictures[picture.key] = _pixmap_item(QPixmap())
            self.addItem(item)
        shows = (picture.shows, look)
        if self._shown.get(picture.key) != shows:
            self._shown[picture.key] = shows
            item.setPixmap(picture.paint(look))
        item.setPos(picture.place)
        item.setZValue(picture.z)

    def _remove_picture(self, key: str) -> None:
        item = self._pictures.pop(key, None)
        self._shown.pop(key, None)
        if item is not None:
            self.removeItem(item)


def _pixmap_item(pixmap: QPixmap) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem(pixmap)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def _paint_focus(look: Look, size: QSizeF, pen: int) -> QPixmap:
    """An open frame, the card just inside it."""
    half = pen / 2
    area = QRectF(0, 0, size.width(), size.height()).adjusted(half, half, -half, -half)

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(look.theme.focus), pen))
        painter.drawPath(rounded(area, 2 * pen))

    return look.pixmap(size, draw)
