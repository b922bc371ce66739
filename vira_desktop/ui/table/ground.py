"""The table itself: felt, boards of wood or a plain colour under a lamp, and the rail before the
own cards."""

import math
import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from ...session.settings import TableChoice
from ..cards.recent import Recent
from ..theme import Surface
from .geometry import Layout
from .scene_look import Look

_TILE = 128
"""Logical pixels of felt after which its fibres repeat."""
_FIBRES = 900
_BOARD = 6.5
"""The height of a board, in heights of text."""
_BOARD_LENGTH = 1100
"""Logical pixels after which the grain of a board repeats."""
_CUTS = 3
"""Different boards; they take turns, each begun elsewhere."""
_RAIL_SHADOW = 14
_TILES_KEPT = 3


class Ground:
    """What everything lies on; its material is drawn once for a size of text."""

    def __init__(self) -> None:
        self._tiles: Recent[tuple[Surface, float, int], tuple[QPixmap, ...]] = Recent(_TILES_KEPT)

    def paint(self, look: Look, layout: Layout) -> QPixmap:
        """A picture as large as the view."""
        surface, strip, table = look.theme.surface, layout.strip, layout.table
        whole = QRectF(0, 0, strip.width(), strip.bottom())

        def make() -> tuple[QPixmap, ...]:
            return _tiles(look, layout.text)

        tiles = self._tiles.get((surface, look.ratio, layout.text), make)

        def draw(painter: QPainter) -> None:
            painter.fillRect(whole, QColor(surface.ground))
            if surface.made_of is TableChoice.WOOD:
                _draw_boards(painter, whole, tiles, surface.edge)
            for tile in tiles if surface.made_of is TableChoice.FELT else ():
                painter.drawTiledPixmap(whole, tile)
            if surface.edge != surface.ground:
                _draw_lamplight(painter, surface, whole, table)
            _draw_rail(painter, look, strip, layout.text)

        return look.pixmap(whole.size(), draw)


def _tiles(look: Look, text: int) -> tuple[QPixmap, ...]:
    """What the table is laid with, over and over."""
    match look.theme.surface.made_of:
        case TableChoice.FELT:
            return (_felt(look),)
        case TableChoice.WOOD:
            return _boards(look, _BOARD * text)
        case TableChoice.PLAIN:
            return ()


def _felt(look: Look) -> QPixmap:
    """Short fibres in all directions; the tile has no seams."""
    chance = random.Random(1)

    def draw(painter: QPainter) -> None:
        painter.setPen(QPen(QColor(look.theme.surface.grain), 0.8))
        for _ in range(_FIBRES):
            x, y = chance.uniform(0, _TILE), chance.uniform(0, _TILE)
            turn, half = chance.uniform(0, math.pi), chance.uniform(0.8, 2.6)
            across = QPointF(half * math.cos(turn), half * math.sin(turn))
            for dx in (0, _TILE if x < _TILE / 2 else -_TILE):
                for dy in (0, _TILE if y < _TILE / 2 else -_TILE):
                    middle = QPointF(x + dx, y + dy)
                    painter.drawLine(middle - across, middle + across)

    return look.pixmap(QSizeF(_TILE, _TILE), draw)


def _boards(look: Look, height: float) -> tuple[QPixmap, ...]:
    """Boards of different grain, *height* high; each may be laid end to end."""
    size = QSizeF(_BOARD_LENGTH, round(height))
    return tuple(look.pixmap(size, _grain(look, size, cut)) for cut in range(_CUTS))


def _grain(look: Look, size: QSizeF, cut: int) -> Callable[[QPainter], None]:
    """Lines that run along a board and swell, all of them together, round a heart."""
    chance = random.Random(cut)
    heart, at = chance.uniform(0.25, 0.75) * size.height(), chance.uniform(0.3, 0.7)
    swell = chance.uniform(0.10, 0.22) * size.height()
    lines = [n * chance.uniform(2.6, 5.4) for n in range(int(size.height() / 3))]

    def draw(painter: QPainter) -> None:
        ink = QColor(look.theme.surface.grain)
        for line in lines:
            if line > size.height():
                break
            away = 1 - min(1.0, abs(line - heart) / (0.6 * size.height()))
            side = 1 if line >= heart else -1
            path = QPainterPath()
            for n in range(31):
                x = n / 30
                # The wave has the length of the board, so that its ends meet.
                bulge = math.exp(-(((x - at) / 0.16) ** 2)) * swell * away * side
                wave = 0.9 * math.sin(2 * math.pi * (x + line / size.height()))
                point = QPointF(x * size.width(), line + bulge + wave)
                path.lineTo(point) if n else path.moveTo(point)
            painter.strokePath(path, QPen(ink, chance.uniform(0.6, 1.9)))

    return draw


def _draw_boards(painter: QPainter, whole: QRectF, boards: tuple[QPixmap, ...], seam: str) -> None:
    high = boards[0].deviceIndependentSize().height()
    for row in range(math.ceil(whole.height() / high)):
        board = QRectF(0, row * high, whole.width(), high)
        shift = QPointF((row * 0.381966 % 1) * _BOARD_LENGTH, 0)
        painter.drawTiledPixmap(board, boards[row % _CUTS], shift)
        painter.fillRect(QRectF(0, board.bottom() - 1, whole.width(), 1.5), QColor(seam))


def _draw_lamplight(painter: QPainter, surface: Surface, whole: QRectF, table: QRectF) -> None:
    """Darker away from the middle of the table."""
    edge = QColor(surface.edge)
    clear = QColor(edge)
    clear.setAlpha(0)
    light = QRadialGradient(table.center(), 0.72 * max(table.width(), table.height()))
    light.setColorAt(0, clear)
    light.setColorAt(0.3, clear)
    light.setColorAt(1, edge)
    painter.fillRect(whole, light)


def _draw_rail(painter: QPainter, look: Look, strip: QRectF, text: int) -> None:
    """A rounded edge, lit from above, and its shadow on the table."""
    theme = look.theme
    rail, dark = QColor(theme.surface.rail), QColor(theme.shadow)
    clear = QColor(dark)
    clear.setAlpha(0)
    shadow = QRectF(0, strip.top() - _RAIL_SHADOW, strip.width(), _RAIL_SHADOW)
    falling = QLinearGradient(shadow.topLeft(), shadow.bottomLeft())
    falling.setColorAt(0, clear)
    falling.setColorAt(1, dark)
    painter.fillRect(shadow, falling)
    painter.fillRect(strip, rail)
    round_edge = QLinearGradient(strip.topLeft(), QPointF(strip.left(), strip.top() + text))
    round_edge.setColorAt(0, QColor(theme.surface.rail_edge))
    round_edge.setColorAt(0.18, QColor(theme.surface.rail_edge))
    round_edge.setColorAt(1, rail)
    lit = QRectF(0, strip.top(), strip.width(), lit_edge(text))
    painter.fillRect(lit, round_edge)


def lit_edge(text: int) -> float:
    """How far down the rail its rounded edge is lit, where text is *text* pixels high."""
    return 0.5 * text
