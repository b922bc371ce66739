"""The small things of the game: the tin of the pulla with its upturned lid, the players' bowls, and
the bets, triangles, rounds and pins that lie in them, seen from the player's chair."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ...session.tokens import Kind
from ..theme import Theme
from .scene_look import polygon


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing that is paid with."""

    kind: Kind
    colour: str
    """"#rrggbb"; each player's pieces are painted in his colour."""


_TIN_MOUTH = QRectF(0.03, 0.06, 0.68, 0.30)
_TIN_DEPTH = 0.30
_LID_FLOOR = QRectF(0.36, 0.60, 0.60, 0.24)
_LID_WALL = 0.075
"""Tin and lid in an area one wide and one high."""
_HEAP = (
    (-0.02, 0.24),
    (-0.30, 0.12),
    (0.28, 0.10),
    (0.10, -0.14),
    (-0.22, -0.22),
    (0.42, -0.20),
    (-0.48, -0.08),
    (0.02, 0.02),
    (0.24, -0.36),
    (-0.08, -0.44),
)
"""Where the pieces of a heap lie, in halves of its width and height from the middle; the first ones
lie in front."""
MOST_SEEN = len(_HEAP)
"""So many pieces of one heap are drawn; how many there are is told in figures."""


def tin_and_lid(area: QRectF) -> tuple[QRectF, QRectF]:
    """The mouth of the tin and the floor of the lid in *area*, which `draw_tin` fills."""
    return _within(_square(area), _TIN_MOUTH), _within(_square(area), _LID_FLOOR)


def draw_tin(
    painter: QPainter,
    theme: Theme,
    area: QRectF,
    *,
    inside: Sequence[Piece],
    on_lid: Sequence[Piece],
) -> None:
    """A round tin of brass with pieces in it, and its lid upturned before it with others on it."""
    box = _square(area)
    mouth, floor = tin_and_lid(area)
    line = max(1.0, 0.014 * box.width())
    _draw_shadow(
        painter, theme, mouth.translated(0.03 * box.width(), 1.05 * _TIN_DEPTH * box.height())
    )
    _draw_wall(painter, theme, mouth, _TIN_DEPTH * box.height(), line)
    _draw_band(painter, theme, mouth, box, line)
    _draw_mouth(painter, theme, mouth, line)
    draw_heap(painter, mouth.adjusted(0, 0.04 * box.height(), 0, 0), inside, clip=mouth)
    wall = _LID_WALL * box.height()
    _draw_shadow(painter, theme, floor.translated(0.03 * box.width(), 1.6 * wall))
    rim = floor.adjusted(-0.7 * wall, -0.4 * wall, 0.7 * wall, 0.4 * wall)
    _draw_wall(painter, theme, rim, wall, line)
    _draw_mouth(painter, theme, rim, line)
    draw_heap(painter, floor, on_lid)


def draw_bowl(painter: QPainter, theme: Theme, area: QRectF, pieces: Sequence[Piece] = ()) -> None:
    """A turned and painted bowl with *pieces* in it."""
    high = min(area.height(), 0.72 * area.width())
    wide = high / 0.72
    box = QRectF(area.center().x() - wide / 2, area.center().y() - high / 2, wide, high)
    mouth = QRectF(box.left(), box.top() + 0.04 * high, wide, 0.46 * high)
    foot = QRectF(0, 0, 0.42 * wide, 0.16 * high)
    foot.moveCenter(QPointF(box.center().x(), box.bottom() - 0.09 * high))
    body = QPainterPath(QPointF(mouth.left(), mouth.center().y()))
    body.cubicTo(
        QPointF(mouth.left() + 0.04 * wide, box.top() + 0.72 * high),
        QPointF(foot.left() - 0.02 * wide, foot.center().y()),
        QPointF(foot.left(), foot.center().y()),
    )
    body.arcTo(foot, 180, 180)
    body.cubicTo(
        QPointF(foot.right() + 0.02 * wide, foot.center().y()),
        QPointF(mouth.right() - 0.04 * wide, box.top() + 0.72 * high),
        QPointF(mouth.right(), mouth.center().y()),
    )
    body.closeSubpath()
    pen = QPen(QColor(theme.bowl_edge), max(0.8, 0.02 * wide))
    _draw(painter, body, _rounded_light(theme.bowl, theme.bowl_edge, box), pen)
    _draw(painter, _oval(mouth), QBrush(QColor(theme.bowl)), pen)
    hollow = mouth.adjusted(0.045 * wide, 0.04 * high, -0.045 * wide, -0.045 * high)
    painter.fillPath(_oval(hollow), QColor(theme.bowl_inside))
    draw_heap(painter, hollow, pieces, clip=hollow)


def draw_heap(
    painter: QPainter,
    area: QRectF,
    pieces: Sequence[Piece],
    *,
    clip: QRectF | None = None,
) -> None:
    """*pieces* in the oval *area*, those in front over the others; MOST_SEEN of them at most."""
    size = 0.36 * area.width()
    painter.save()
    if clip is not None:
        painter.setClipPath(_oval(clip))
    lying = sorted(zip(_HEAP, pieces, strict=False), key=lambda place: place[0][1])
    for (x, y), piece in lying:
        middle = area.center() + QPointF(x * 0.42 * area.width(), y * 0.42 * area.height())
        draw_piece(painter, piece, middle, size)
    painter.restore()


def draw_piece(painter: QPainter, piece: Piece, middle: QPointF, size: float) -> None:
    """One piece lying flat round *middle*, *size* wide."""
    top = _outline(piece.kind, middle, size)
    thick = 0.09 * size
    colour = QColor(piece.colour)
    edge = QPen(colour.darker(230), max(0.7, 0.03 * size))
    side = top.translated(0, thick)
    _draw(painter, side, QBrush(colour.darker(165)), edge)
    _draw(painter, top, QBrush(colour), edge)
    if piece.kind in (Kind.BET, Kind.TRIANGLE):
        painter.fillPath(_outline(piece.kind, middle, 0.42 * size), colour.lighter(128))


def _outline(kind: Kind, middle: QPointF, size: float) -> QPainterPath:
    """What is seen of a piece from above at a slant."""
    x, y, wide, high = middle.x(), middle.y(), size / 2, 0.29 * size
    match kind:
        case Kind.BET:
            return polygon(
                (x - wide, y + 0.62 * high),
                (x - 0.62 * wide, y - 0.8 * high),
                (x + wide, y - 0.62 * high),
                (x + 0.62 * wide, y + 0.8 * high),
            )
        case Kind.TRIANGLE:
            return polygon((x - wide, y + high), (x, y - 1.1 * high), (x + wide, y + high))
        case Kind.ROUND:
            return _oval(QRectF(x - 0.8 * wide, y - high, 1.6 * wide, 2 * high))
        case Kind.PIN:
            peg = QPainterPath()
            peg.addRoundedRect(x - 0.9 * wide, y - 0.3 * high, 1.8 * wide, 0.6 * high, high, high)
            return peg


def _draw_wall(painter: QPainter, theme: Theme, mouth: QRectF, depth: float, line: float) -> None:
    wall = QPainterPath(QPointF(mouth.left(), mouth.center().y()))
    wall.lineTo(mouth.left(), mouth.center().y() + depth)
    wall.arcTo(mouth.translated(0, depth), 180, 180)
    wall.lineTo(mouth.right(), mouth.center().y())
    wall.closeSubpath()
    pen = QPen(QColor(theme.tin_edge), line)
    _draw(painter, wall, _metal(theme, mouth), pen)


def _draw_band(painter: QPainter, theme: Theme, mouth: QRectF, box: QRectF, line: float) -> None:
    """Two engraved lines round the tin and a row of lozenges between them."""
    painter.setPen(QPen(QColor(theme.tin_edge), 0.8 * line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for depth in (0.10, 0.23):
        painter.drawArc(mouth.translated(0, depth * box.height()), 180 * 16, 180 * 16)
    row, side = mouth.translated(0, 0.165 * box.height()), 0.026 * box.width()
    for n in range(1, 8):
        share = n / 4 - 1
        x = row.center().x() + 0.5 * row.width() * share
        y = row.center().y() + 0.5 * row.height() * (1 - share * share) ** 0.5
        narrow = side * (1 - 0.6 * abs(share))
        painter.fillPath(
            polygon((x - narrow, y), (x, y - 1.5 * side), (x + narrow, y), (x, y + 1.5 * side)),
            QColor(theme.tin_edge),
        )


def _draw_mouth(painter: QPainter, theme: Theme, mouth: QRectF, line: float) -> None:
    _draw(painter, _oval(mouth), _metal(theme, mouth), QPen(QColor(theme.tin_edge), line))
    hollow = mouth.adjusted(3 * line, 2.4 * line, -3 * line, -2.2 * line)
    depth = QLinearGradient(hollow.topLeft(), hollow.bottomLeft())
    depth.setColorAt(0, QColor(theme.tin_edge))
    depth.setColorAt(0.9, QColor(theme.tin_inside))
    painter.fillPath(_oval(hollow), depth)


def _draw_shadow(painter: QPainter, theme: Theme, oval: QRectF) -> None:
    painter.fillPath(_oval(oval), QColor(theme.shadow))


def _draw(
    painter: QPainter, shape: QPainterPath, brush: QBrush | QLinearGradient, pen: QPen
) -> None:
    painter.setPen(pen)
    painter.setBrush(brush)
    painter.drawPath(shape)


def _metal(theme: Theme, area: QRectF) -> QLinearGradient:
    """Brass with the light from the left."""
    shine = QLinearGradient(area.topLeft(), area.topRight())
    for at, colour in (
        (0.0, theme.tin_inside),
        (0.12, theme.tin),
        (0.3, theme.tin_shine),
        (0.48, theme.tin),
        (0.85, theme.tin),
        (1.0, theme.tin_inside),
    ):
        shine.setColorAt(at, QColor(colour))
    return shine


def _rounded_light(colour: str, dark: str, area: QRectF) -> QLinearGradient:
    light = QLinearGradient(area.topLeft(), area.topRight())
    light.setColorAt(0, QColor(colour))
    light.setColorAt(0.3, QColor(colour).lighter(125))
    light.setColorAt(0.6, QColor(colour))
    light.setColorAt(1, QColor(dark))
    return light


def _oval(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(area)
    return path


def _square(area: QRectF) -> QRectF:
    """The largest square in the middle of *area*."""
    side = min(area.width(), area.height())
    return QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)


def _within(box: QRectF, share: QRectF) -> QRectF:
    return QRectF(
        box.left() + share.left() * box.width(),
        box.top() + share.top() * box.height(),
        share.width() * box.width(),
        share.height() * box.height(),
    )
