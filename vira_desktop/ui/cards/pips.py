"""The four suit pips as painter paths, read from their drawings."""

import re
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from ...rules.cards import Suit
from ..assets import AssetMissing, resource_path
from .recent import Recent

# A pip is drawn on a square of this size, so that its middle is at half of it.
PIP_BOX = 100.0

# Those of two sizes, upright and turned, of four suits, for the few card sizes in use.
_STAMPS_KEPT = 64

_FILES = {
    Suit.SPADES: "spade.svg",
    Suit.HEARTS: "heart.svg",
    Suit.DIAMONDS: "diamond.svg",
    Suit.CLUBS: "club.svg",
}
_STEP = re.compile(r"([MLCZ])([-\d. ]*)")
_PATH = re.compile(r"(?:[MLCZ][-\d. ]*)+")


def load_pip(suit: Suit) -> QPainterPath:
    """The pip of *suit*, one unit high and wide, its middle at the origin.

    Raises AssetMissing when its drawing is not there or is no pip.
    """
    file = resource_path("cards", "pips", _FILES[suit])
    square = _drawn_path(file)
    to_unit = QTransform.fromScale(1 / PIP_BOX, 1 / PIP_BOX).translate(-PIP_BOX / 2, -PIP_BOX / 2)
    return to_unit.map(square)


def draw_pip(
    painter: QPainter, path: QPainterPath, x: float, y: float, *, size: float, turned: bool
) -> None:
    """Fills the unit *path* with the painter's brush, *size* high round (x, y)."""
    scale = -size if turned else size
    painter.drawPath(QTransform(scale, 0, 0, scale, x, y).map(path))


def paint_pip(path: QPainterPath, pixels: int, colour: QColor) -> QImage:
    """The pip alone, upright on a clear square of *pixels*."""
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    draw_pip(painter, path, pixels / 2, pixels / 2, size=pixels, turned=False)
    painter.end()
    return image


class Stamps:
    """Pips as pictures: drawn once for a size and colour, then stamped wherever one stands."""

    def __init__(self, pips: Mapping[Suit, QPainterPath]) -> None:
        self._pips = pips
        self._known: Recent[tuple[Suit, int, int, bool], QImage] = Recent(_STAMPS_KEPT)

    def pip(self, suit: Suit, pixels: int, colour: QColor, *, turned: bool) -> QImage:
        """The pip of *suit* on a clear square of *pixels*; *turned*, it stands on its head."""

        def make() -> QImage:
            upright = paint_pip(self._pips[suit], pixels, colour)
            return upright.transformed(QTransform.fromScale(-1, -1)) if turned else upright

        return self._known.get((suit, pixels, colour.rgba(), turned), make)


def _drawn_path(file: Path) -> QPainterPath:
    """The one path element of a pip's drawing."""
    try:
        elements = ElementTree.parse(file).getroot().iter("{http://www.w3.org/2000/svg}path")
        return _parse_path(next(elements).get("d", ""))
    except (ElementTree.ParseError, StopIteration, ValueError) as problem:
        raise AssetMissing(file) from problem


def _parse_path(text: str) -> QPainterPath:
    """A path written with absolute M, L, C and Z only, as the pips are; else ValueError."""
    path = QPainterPath()
    # The leaves of a club overlap its middle.
    path.setFillRule(Qt.FillRule.WindingFill)
    if not _PATH.fullmatch(text):
        raise ValueError(text)
    for command, rest in _STEP.findall(text):
        numbers = [float(number) for number in rest.split()]
        points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        match command, points:
            case "M", [start]:
                path.moveTo(start)
            case "L", [end]:
                path.lineTo(end)
            case "C", [first, second, end]:
                path.cubicTo(first, second, end)
            case "Z", []:
                path.closeSubpath()
            case _:
                raise ValueError(text)
    return path
