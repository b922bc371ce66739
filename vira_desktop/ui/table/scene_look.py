"""What every drawing on the table is made with: deck, colours, ratio, letters, a clear pixmap."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from ...rules.cards import Card, Suit
from ..assets import FONT_FAMILY
from ..cards.deck import Deck
from ..cards.style import PAPER, PAPER_EDGE, DeckStyle, suit_colour
from ..language import Language
from ..theme import Theme

SMALLEST = 0.8
"""Text that does not fit is set smaller down to this share, then cut with an ellipsis."""

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """How the table is drawn at one moment."""

    deck: Deck
    theme: Theme
    style: DeckStyle
    ratio: float
    """Device pixels of a logical one."""
    language: Language
    """Of the words in the pictures."""

    def pixmap(self, size: QSizeF, draw: Callable[[QPainter], None]) -> QPixmap:
        """A clear picture of *size* in which *draw* has painted."""
        pixmap = QPixmap(
            max(1, round(size.width() * self.ratio)), max(1, round(size.height() * self.ratio))
        )
        pixmap.setDevicePixelRatio(self.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        draw(painter)
        painter.end()
        return pixmap

    def face(self, card: Card, width: int) -> QPixmap:
        """The face of *card*."""
        return self.deck.face(card, width, ratio=self.ratio, style=self.style)

    def suit(self, suit: Suit, size: float, colour: str | None = None) -> QPixmap:
        """The sign of *suit*, in its colour on a card unless given."""
        ink = QColor(colour) if colour else suit_colour(suit, four_colour=self.style.four_colour)
        return self.deck.suit_pixmap(suit, round(size), ratio=self.ratio, colour=ink)


def font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font of the table at a height in logical pixels."""
    made = QFont(FONT_FAMILY)
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(weight)
    return made


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    *,
    letters: QFont,
    colour: str,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """*text* in *area*: smaller where it does not fit, then cut with an ellipsis."""
    wide = QFontMetricsF(letters).horizontalAdvance(text)
    if wide > area.width():
        share = max(SMALLEST, area.width() / wide)
        letters = QFont(letters)
        letters.setPixelSize(max(1, int(letters.pixelSize() * share)))
        metrics = QFontMetricsF(letters)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 0.5)
    painter.setFont(letters)
    painter.setPen(QColor(colour))
    painter.drawText(area, int(align), text)


def write_lines(painter: QPainter, area: QRectF, text: str, letters: QFont, *, colour: str) -> None:
    """*text* in as many lines as it takes, set smaller where they are too many for *area*."""
    flags = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
    wished, letters = letters.pixelSize(), QFont(letters)
    for share in (0.94, 0.87, SMALLEST):
        if QFontMetricsF(letters).boundingRect(area, flags, text).height() <= area.height():
            break
        letters.setPixelSize(max(1, round(share * wished)))
    painter.setFont(letters)
    painter.setPen(QColor(colour))
    painter.drawText(area, flags, text)


def text_width(text: str, letters: QFont) -> float:
    """How wide *text* is set."""
    return QFontMetricsF(letters).horizontalAdvance(text)


def card_ground(painter: QPainter, shape: QPainterPath) -> None:
    """*shape* as if cut from an empty card; signs of suits stand on such a ground."""
    painter.fillPath(shape, PAPER)
    painter.setPen(QPen(PAPER_EDGE, 1.0))
    painter.drawPath(shape)


def fill(painter: QPainter, shape: QPainterPath, colour: str) -> None:
    """*shape* filled without an outline."""
    painter.fillPath(shape, QColor(colour))


def rounded(area: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """A closed shape through *points*."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    path.closeSubpath()
    return path
