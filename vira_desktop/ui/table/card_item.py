"""A card on the table: its face, and over it the marks that tell what it is just now."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from ...rules.cards import Card
from ..cards.layout import CARD_WIDTH, CORNER_RADIUS
from .geometry import height_of
from .scene_look import CENTRE, Look, fill, font, polygon, rounded, write


class Badge(Enum):
    """A sign on a card."""

    LED = "led"
    WINS = "wins"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Lying:
    """Where and how a card lies face up."""

    card: Card
    place: QPointF
    width: int
    z: float
    seen: float | None = None
    """Height of the part that is seen, where the card is cut below."""
    is_dimmed: bool = False
    has_ring: bool = False
    badges: tuple[tuple[Badge, QPointF], ...] = ()
    """Signs and their centres on the card."""


class CardItem(QGraphicsPixmapItem):
    """One card; it stays the same item on its way from hand to trick."""

    def __init__(self) -> None:
        super().__init__()
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._marks: list[QGraphicsPixmapItem] = []
        self._shown: tuple[object, ...] = ()

    def lie(self, look: Look, lying: Lying) -> None:
        """Shows the card as *lying* says."""
        self.setPos(lying.place)
        self.setZValue(lying.z)
        shown = (
            look,
            lying.card,
            lying.width,
            lying.seen,
            lying.is_dimmed,
            lying.has_ring,
            lying.badges,
        )
        if shown == self._shown:
            return
        self._shown = shown
        face = look.face(lying.card, lying.width)
        self.setPixmap(face if lying.seen is None else _cut(face, lying.seen))
        self._remove_marks()
        seen = QSizeF(lying.width, lying.seen or height_of(lying.width))
        if lying.is_dimmed:
            self._mark(_dim(look, seen, lying.width), QPointF(0, 0))
        if lying.has_ring:
            ring = ring_width(lying.width)
            self._mark(_ring(look, seen, lying.width), QPointF(-ring, -ring), behind=True)
        size = badge_size(lying.width)
        for badge, centre in lying.badges:
            picture = paint_badge(look, badge, size)
            self._mark(picture, centre - QPointF(size / 2, size / 2))

    def _mark(self, picture: QPixmap, place: QPointF, *, behind: bool = False) -> None:
        mark = QGraphicsPixmapItem(picture, self)
        mark.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        mark.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, behind)
        mark.setPos(place)
        self._marks.append(mark)

    def _remove_marks(self) -> None:
        for mark in self._marks:
            self.scene().removeItem(mark)
        self._marks.clear()


def ring_width(width: float) -> float:
    """How far the ring stands out round a winning card *width* wide."""
    return max(4.0, round(0.045 * width))


def badge_size(width: float) -> float:
    """The height of a sign on a card *width* wide."""
    return max(15.0, round(0.2 * width))


def paint_badge(look: Look, badge: Badge, size: float) -> QPixmap:
    """A sign on a disc: "1" for the lead, a star for the winner, a tick for a chosen card."""
    theme = look.theme
    ground, ink = {
        Badge.LED: (theme.leader, theme.leader_text),
        Badge.WINS: (theme.winner, theme.winner_text),
        Badge.CHOSEN: (theme.chosen, theme.chosen_text),
    }[badge]

    def draw(painter: QPainter) -> None:
        disc = QRectF(0.5, 0.5, size - 1, size - 1)
        path = QPainterPath()
        path.addEllipse(disc)
        fill(painter, path, ground)
        painter.setPen(QPen(QColor(ink), 1.0))
        painter.drawPath(path)
        if badge is Badge.LED:
            letters = font(0.72 * size, QFont.Weight.Bold)
            write(painter, disc, "1", letters=letters, colour=ink, align=CENTRE)
        elif badge is Badge.WINS:
            fill(painter, _star(size / 2, 0.36 * size), ink)
        else:
            painter.setPen(
                QPen(
                    QColor(ink),
                    0.14 * size,
                    Qt.PenStyle.SolidLine,
                    Qt.PenCapStyle.RoundCap,
                    Qt.PenJoinStyle.RoundJoin,
                )
            )
            tick = QPainterPath(QPointF(0.27 * size, 0.52 * size))
            tick.lineTo(0.43 * size, 0.68 * size)
            tick.lineTo(0.73 * size, 0.34 * size)
            painter.drawPath(tick)

    return look.pixmap(QSizeF(size, size), draw)


def _star(middle: float, radius: float) -> QPainterPath:
    # Cosine and sine of the ten directions of a five-pointed star, straight up first.
    outer = ((0, -1), (0.951, -0.309), (0.588, 0.809), (-0.588, 0.809), (-0.951, -0.309))
    inner = ((0.588, -0.809), (0.951, 0.309), (0, 1), (-0.951, 0.309), (-0.588, -0.809))
    points = [
        (middle + share * radius * x, middle + share * radius * y)
        for peak, dent in zip(outer, inner, strict=True)
        for share, (x, y) in ((1.0, peak), (0.42, dent))
    ]
    return polygon(*points)


def _cut(face: QPixmap, seen: float) -> QPixmap:
    ratio = face.devicePixelRatio()
    cut = face.copy(0, 0, face.width(), min(face.height(), round(seen * ratio)))
    cut.setDevicePixelRatio(ratio)
    return cut


def _dim(look: Look, size: QSizeF, width: int) -> QPixmap:
    radius = CORNER_RADIUS * width / CARD_WIDTH
    area = QRectF(0, 0, size.width(), size.height())
    return look.pixmap(size, lambda painter: fill(painter, rounded(area, radius), look.theme.dim))


def _ring(look: Look, size: QSizeF, width: int) -> QPixmap:
    ring = ring_width(width)
    radius = CORNER_RADIUS * width / CARD_WIDTH + ring
    area = QRectF(0, 0, size.width() + 2 * ring, size.height() + 2 * ring)
    return look.pixmap(
        area.size(), lambda painter: fill(painter, rounded(area, radius), look.theme.winner)
    )
