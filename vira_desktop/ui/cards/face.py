"""One face, composed: ground, corners, pips or court. Every call paints afresh; see deck.py."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRegion,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from ...rules.cards import Card, Suit
from . import layout
from .index import Indices
from .pips import draw_pip
from .style import DeckStyle, index_text, suit_colour

GROUND = QColor("#fffdf7")
EDGE = QColor("#b8b0a0")
COURT_GROUND = QColor("#fbf3df")

_FRAME_LINE = 4.0
_COURT_FIELD = QRectF(layout.COURT_LEFT, layout.COURT_TOP, layout.COURT_WIDTH, layout.COURT_HEIGHT)


@dataclass(frozen=True, slots=True)
class FaceParts:
    """The drawings that faces are made of."""

    pips: Mapping[Suit, QPainterPath]
    courts: Mapping[Card, QSvgRenderer]
    indices: Indices


@dataclass(frozen=True, slots=True)
class Pixels:
    """The size of a card in device pixels."""

    width: int
    height: int

    @property
    def scale(self) -> float:
        """Device pixels for one card unit."""
        return self.width / layout.CARD_WIDTH

    @property
    def from_card_units(self) -> QTransform:
        """From the card units of layout.py to device pixels; fills the height exactly."""
        return QTransform.fromScale(
            self.width / layout.CARD_WIDTH, self.height / layout.CARD_HEIGHT
        )


def pixels_of(width: int, ratio: float) -> Pixels:
    """The device pixels of a card *width* logical pixels wide."""
    across = max(1, round(width * ratio))
    return Pixels(across, max(1, round(across * layout.CARD_ASPECT)))


def paint_ground(size: Pixels) -> QImage:
    """An empty card: ivory, rounded corners, a hairline round it."""
    image = _clear(size)
    painter = _painter(image)
    # The hairline is one device pixel wide at every size and lies wholly inside the picture.
    edge = QRectF(0.5, 0.5, size.width - 1.0, size.height - 1.0)
    painter.setPen(QPen(EDGE, 1.0))
    painter.setBrush(GROUND)
    radius = layout.CORNER_RADIUS * size.scale
    painter.drawRoundedRect(edge, radius, radius)
    painter.end()
    return image


def paint_face(
    parts: FaceParts, card: Card, *, ground: QImage, size: Pixels, style: DeckStyle
) -> QImage:
    """The face of *card* on a copy of *ground*."""
    image = ground.copy()
    painter = _painter(image)
    if card in parts.courts:
        _paint_court(painter, parts, card, size=size, style=style)
    painter.setTransform(size.from_card_units)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(suit_colour(card.suit, four_colour=style.four_colour))
    pip = parts.pips[card.suit]
    pip_size = layout.pip_size(card.rank, large_indices=style.large_indices)
    for place in layout.pips(card.rank, large_indices=style.large_indices):
        draw_pip(painter, pip, place.x, place.y, size=pip_size, turned=place.turned)
    _paint_corners(painter, parts, card, style)
    painter.end()
    return image


def paint_back(drawing: QSvgRenderer, *, ground: QImage) -> QImage:
    """A back: *drawing* over the whole of a copy of *ground*."""
    image = ground.copy()
    painter = _painter(image)
    drawing.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _paint_corners(painter: QPainter, parts: FaceParts, card: Card, style: DeckStyle) -> None:
    corner = layout.corner(large_indices=style.large_indices)
    outline = parts.indices.outline(index_text(card.rank, style.letters), corner)
    pip = parts.pips[card.suit]
    for _ in range(2):
        painter.drawPath(outline)
        x, y = corner.centre_x, corner.pip_centre_y
        draw_pip(painter, pip, x, y, size=corner.pip_size, turned=False)
        _turn_half(painter)


def _paint_court(
    painter: QPainter, parts: FaceParts, card: Card, *, size: Pixels, style: DeckStyle
) -> None:
    """The field, the figure twice, and the frame, which gives way to large indices."""
    half = _court_half(parts, card, size=size, style=style)
    line = max(1, round(_FRAME_LINE * size.scale))
    corners = _court_corners(size, line, large_indices=style.large_indices)
    frame = QPolygonF(corners)
    # A clip to whole pixels is several times as fast as one to a path; the line hides its edge.
    painter.setClipRegion(QRegion(frame.toPolygon()))
    painter.fillRect(frame.boundingRect(), COURT_GROUND)
    painter.drawImage(0, 0, half.transformed(QTransform.fromScale(-1, -1)))
    painter.drawImage(0, 0, half)
    painter.setClipping(False)
    colour = suit_colour(card.suit, four_colour=style.four_colour)
    for start, end in pairwise((*corners, corners[0])):
        # Bars, since stroking one long polygon costs as much as the whole figure.
        bar = QRectF(start, end).normalized()
        painter.fillRect(bar.adjusted(-line / 2, -line / 2, line / 2, line / 2), colour)


def _court_corners(size: Pixels, line: int, *, large_indices: bool) -> list[QPointF]:
    """The corners of the field, moved so that a *line* pixels wide fills whole pixels."""
    to_pixels = size.from_card_units
    outline = layout.court_outline(large_indices=large_indices)
    shift = line % 2 / 2
    half = []
    for x, y in outline[: len(outline) // 2]:
        corner = to_pixels.map(QPointF(x, y))
        half.append(QPointF(floor(corner.x()) + shift, floor(corner.y()) + shift))
    return half + [QPointF(size.width - p.x(), size.height - p.y()) for p in half]


def _court_half(parts: FaceParts, card: Card, *, size: Pixels, style: DeckStyle) -> QImage:
    """The upper of the two figures and its pip alone, on a clear picture of the whole card."""
    half = _clear(size)
    painter = _painter(half)
    painter.setTransform(size.from_card_units)
    parts.courts[card].render(painter, _COURT_FIELD)
    if not style.large_indices:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_colour(card.suit, four_colour=style.four_colour))
        x, y = layout.COURT_PIP_X, layout.COURT_PIP_Y
        draw_pip(painter, parts.pips[card.suit], x, y, size=layout.COURT_PIP_SIZE, turned=False)
    painter.end()
    return half


def _clear(size: Pixels) -> QImage:
    image = QImage(size.width, size.height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def _turn_half(painter: QPainter) -> None:
    painter.translate(layout.CARD_WIDTH, layout.CARD_HEIGHT)
    painter.scale(-1, -1)
