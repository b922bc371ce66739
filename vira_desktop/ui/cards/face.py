"""One face, composed: ground, corners, pips or court. Every call paints afresh; see deck.py."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import floor

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRegion,
    QTransform,
)
from PySide6.QtSvg import QSvgRenderer

from ...rules.cards import Card, Rank, Suit
from . import layout
from .index import Indices
from .pips import Stamps, draw_pip
from .style import COURT_GROUND, PAPER, PAPER_EDGE, DeckStyle, index_text, suit_colour

_FRAME_LINE = 4.0
_COURT_FIELD = QRectF(layout.COURT_LEFT, layout.COURT_TOP, layout.COURT_WIDTH, layout.COURT_HEIGHT)
# A hair below the seam itself, so that nothing shines through where the two halves meet.
_SEAM = layout.MIDDLE_Y + 1.5
_BELOW_SEAM = QPolygonF(
    (
        QPointF(layout.COURT_LEFT, _SEAM + layout.COURT_SEAM_RISE),
        QPointF(layout.CARD_WIDTH - layout.COURT_LEFT, _SEAM - layout.COURT_SEAM_RISE),
        QPointF(layout.CARD_WIDTH - layout.COURT_LEFT, layout.CARD_HEIGHT),
        QPointF(layout.COURT_LEFT, layout.CARD_HEIGHT),
    )
)


@dataclass(frozen=True, slots=True)
class FaceParts:
    """The drawings that faces are made of."""

    pips: Mapping[Suit, QPainterPath]
    aces: Mapping[tuple[Suit, bool], QSvgRenderer]
    """In the two and in the four colours of the suits."""
    courts: Mapping[Card, QSvgRenderer]
    indices: Indices
    stamps: Stamps


@dataclass(frozen=True, slots=True)
class Pixels:
    """The size of a card in device pixels."""

    width: int
    height: int

    @property
    def scale(self) -> float:
        """Device pixels for one card unit."""
        return self.width / layout.CARD_WIDTH

    def pip_height(self, units: float) -> int:
        """The pixels of a pip, odd or even as the card, so that it can stand in the middle."""
        pixels = max(1, round(units * self.scale))
        return pixels + (self.width - pixels) % 2

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
    painter.setPen(QPen(PAPER_EDGE, 1.0))
    painter.setBrush(PAPER)
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
    if card.rank is Rank.ACE:
        across = layout.ace_size(large_indices=style.large_indices)
        square = QRectF(0, 0, across, across)
        square.moveCenter(QPointF(layout.MIDDLE_X, layout.MIDDLE_Y))
        parts.aces[card.suit, style.four_colour].render(painter, square)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(suit_colour(card.suit, four_colour=style.four_colour))
    _paint_indices(painter, parts, card, style)
    painter.resetTransform()
    _paint_pips(painter, parts, card, size=size, style=style)
    painter.end()
    return image


def paint_back(drawing: QSvgRenderer, *, ground: QImage) -> QImage:
    """A back: *drawing* over the whole of a copy of *ground*."""
    image = ground.copy()
    painter = _painter(image)
    drawing.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def _paint_indices(painter: QPainter, parts: FaceParts, card: Card, style: DeckStyle) -> None:
    corner = layout.corner(large_indices=style.large_indices)
    outline = parts.indices.outline(index_text(card.rank, style.letters), corner)
    for _ in range(2):
        painter.drawPath(outline)
        _turn_half(painter)


def _paint_pips(
    painter: QPainter, parts: FaceParts, card: Card, *, size: Pixels, style: DeckStyle
) -> None:
    """The pips under the indices and those of a spot card, each on whole pixels."""
    large = style.large_indices
    colour = suit_colour(card.suit, four_colour=style.four_colour)
    corner = layout.corner(large_indices=large)
    height = size.pip_height(corner.pip_size)
    under_index = layout.Pip(corner.centre_x, corner.pip_centre_y, turned=False)
    first = place_pip(under_index, height, size)
    painter.drawImage(first, parts.stamps.pip(card.suit, height, colour, turned=False))
    opposite = QPoint(size.width - height - first.x(), size.height - height - first.y())
    painter.drawImage(opposite, parts.stamps.pip(card.suit, height, colour, turned=True))
    height = size.pip_height(layout.pip_size(large_indices=large))
    for pip in layout.pips(card.rank, large_indices=large):
        stamp = parts.stamps.pip(card.suit, height, colour, turned=pip.turned)
        painter.drawImage(place_pip(pip, height, size), stamp)


def place_pip(pip: layout.Pip, height: int, size: Pixels) -> QPoint:
    """The corner of *pip* in device pixels, so that left and right, above and below are alike."""
    across = round((pip.x - layout.MIDDLE_X) * size.scale)
    rise = round(abs(pip.y - layout.MIDDLE_Y) * size.scale)
    top = (size.height - height) // 2 - rise
    if pip.turned:
        top = size.height - height - top
    return QPoint((size.width - height) // 2 + across, top)


def _paint_court(
    painter: QPainter, parts: FaceParts, card: Card, *, size: Pixels, style: DeckStyle
) -> None:
    """The field, the figure twice, and the frame, which gives way to large indices."""
    half = _court_half(parts, card, size=size, style=style)
    place = _half_place(size)
    line = max(1, round(_FRAME_LINE * size.scale))
    corners = _court_corners(size, line, large_indices=style.large_indices)
    frame = QPolygonF(corners)
    # A clip to whole pixels is several times as fast as one to a path; the line hides its edge.
    painter.setClipRegion(QRegion(frame.toPolygon()))
    painter.fillRect(frame.boundingRect(), COURT_GROUND)
    opposite = QPoint(size.width - place.right() - 1, size.height - place.bottom() - 1)
    painter.drawImage(opposite, half.transformed(QTransform.fromScale(-1, -1)))
    painter.drawImage(place.topLeft(), half)
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


def _half_place(size: Pixels) -> QRect:
    """Where the upper of the two figures lies, down to the lowest point of the seam."""
    low = layout.MIDDLE_Y + layout.COURT_SEAM_RISE
    area = QRectF(layout.COURT_LEFT, layout.COURT_TOP, layout.COURT_WIDTH, low - layout.COURT_TOP)
    return size.from_card_units.mapRect(area).toAlignedRect()


def _court_half(parts: FaceParts, card: Card, *, size: Pixels, style: DeckStyle) -> QImage:
    """The upper of the two figures and its pip, cut off at the seam."""
    place = _half_place(size)
    half = _clear(Pixels(place.width(), place.height()))
    painter = _painter(half)
    painter.translate(-place.topLeft())
    painter.setTransform(size.from_card_units, combine=True)
    parts.courts[card].render(painter, _COURT_FIELD)
    painter.setPen(Qt.PenStyle.NoPen)
    if not style.large_indices:
        painter.setBrush(suit_colour(card.suit, four_colour=style.four_colour))
        x, y = layout.COURT_PIP_X, layout.COURT_PIP_Y
        draw_pip(painter, parts.pips[card.suit], x, y, size=layout.COURT_PIP_SIZE, turned=False)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.setBrush(Qt.GlobalColor.black)
    painter.drawPolygon(_BELOW_SEAM)
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
