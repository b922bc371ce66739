"""The plate of a seat: name, role, account, what is played, how it stands, and whose turn it is."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from ...rules.cards import Suit
from .model import Position
from .scene_look import LEFT, RIGHT, Look, fill, font, polygon, rounded, text_width, write

GLOW = 5
"""Logical pixels of light round the plate whose turn it is; the picture is so much larger."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlateWords:
    """What one plate says."""

    position: Position
    name: str
    role: str
    account: str
    turn: str = ""
    """ "Your turn", "thinking …"; empty when somebody else is asked."""
    game: str = ""
    """What this seat plays alone; empty for an opponent."""
    trump: Suit | None = None
    tricks: str = ""


def paint_plate(look: Look, words: PlateWords, size: QSizeF, text: int) -> QPixmap:
    """The plate, with GLOW round it."""
    whole = QSizeF(size.width() + 2 * GLOW, size.height() + 2 * GLOW)

    def draw(painter: QPainter) -> None:
        painter.translate(GLOW, GLOW)
        plate = _Plate(look, words, QRectF(0, 0, size.width(), size.height()), text)
        plate.draw(painter)

    return look.pixmap(whole, draw)


class _Plate:
    def __init__(self, look: Look, words: PlateWords, area: QRectF, text: int) -> None:
        self.look, self.theme, self.words, self.area, self.text = (
            look,
            look.theme,
            words,
            area,
            text,
        )
        self.is_own = words.position is Position.BOTTOM
        self.inset = 0.55 * text

    def draw(self, painter: QPainter) -> None:
        self._ground(painter)
        if self.is_own:
            self._own(painter)
        else:
            self._side(painter)

    def _ground(self, painter: QPainter) -> None:
        shape = rounded(self.area, 0.45 * self.text)
        if self.words.turn:
            for spread in range(GLOW, 1, -1):
                glow = QColor(self.theme.turn_glow)
                glow.setAlphaF(0.22)
                halo = self.area.adjusted(-spread, -spread, spread, spread)
                painter.fillPath(rounded(halo, 0.45 * self.text + spread), glow)
        fill(painter, shape, self.theme.plate)
        edge = self.theme.turn if self.words.turn else self.theme.plate_edge
        painter.setPen(QPen(QColor(edge), 2.5 if self.words.turn else 1.0))
        painter.drawPath(shape)

    def _side(self, painter: QPainter) -> None:
        area, row = self.area, self.area.height() / 3
        head = QRectF(area.left(), area.top(), area.width(), row)
        self._head(painter, head)
        role = head.translated(0, 0.94 * row)
        self._role(painter, self._inset(role))
        foot = QRectF(area.left(), area.bottom() - row, area.width(), row)
        self._foot(painter, foot)

    def _own(self, painter: QPainter) -> None:
        area, row = self.area, self.area.height() / 2
        head = QRectF(area.left(), area.top(), area.width(), row)
        self._head(painter, head)
        below = head.translated(0, row)
        if self.words.game or self.words.tricks:
            half = QRectF(below)
            half.setWidth(0.46 * below.width())
            self._role(painter, self._inset(half))
            below.setLeft(half.right())
            self._foot(painter, below)
        else:
            self._role(painter, self._inset(below))

    def _head(self, painter: QPainter, head: QRectF) -> None:
        """The name; when this seat is asked, on a bright ground with an arrow towards its cards."""
        theme, words, name = self.theme, self.words, self._inset(head)
        ink = theme.plate_text
        if words.turn:
            painter.save()
            painter.setClipPath(rounded(self.area, 0.45 * self.text))
            painter.fillRect(head, QColor(theme.turn))
            painter.restore()
            ink = theme.turn_text
            side = 0.5 * self.text
            fill(
                painter,
                _arrow(name.left() + side, head.center().y(), side, points_down=self.is_own),
                ink,
            )
            name.setLeft(name.left() + 2.6 * side)
            letters = font(0.92 * self.text, QFont.Weight.DemiBold)
            tag = QRectF(name)
            tag.setLeft(
                name.right() - min(0.55 * name.width(), text_width(words.turn, letters) + 1)
            )
            write(painter, tag, words.turn, letters=letters, colour=ink, align=RIGHT)
            name.setRight(tag.left() - 0.4 * self.text)
        write(painter, name, words.name, letters=font(self.text, QFont.Weight.Bold), colour=ink)

    def _role(self, painter: QPainter, row: QRectF) -> None:
        letters = font(0.9 * self.text)
        bold = font(0.9 * self.text, QFont.Weight.DemiBold)
        account = QRectF(row)
        account.setLeft(row.right() - text_width(self.words.account, bold) - 1)
        write(
            painter,
            account,
            self.words.account,
            letters=bold,
            colour=self.theme.plate_text,
            align=RIGHT,
        )
        row.setRight(account.left() - 0.4 * self.text)
        write(painter, row, self.words.role, letters=letters, colour=self.theme.plate_muted)

    def _foot(self, painter: QPainter, foot: QRectF) -> None:
        """The game on a ribbon of its own colour, or what the opponents have together."""
        theme, words = self.theme, self.words
        ink = theme.plate_muted
        if words.game:
            ink = theme.declarer_text
            painter.save()
            painter.setClipPath(rounded(self.area, 0.45 * self.text))
            painter.fillRect(foot, QColor(theme.declarer))
            painter.restore()
        row = self._inset(foot)
        letters = font(0.92 * self.text, QFont.Weight.DemiBold)
        if not words.game:
            write(painter, row, words.tricks, letters=font(0.9 * self.text), colour=ink)
            return
        if words.tricks:
            count = QRectF(row)
            count.setLeft(row.right() - text_width(words.tricks, letters) - 1)
            write(painter, count, words.tricks, letters=letters, colour=ink, align=RIGHT)
            row.setRight(count.left() - 0.4 * self.text)
        if words.trump is not None:
            size = round(0.95 * self.text)
            spot = QRectF(row.left(), row.center().y() - size / 2, size, size)
            painter.drawPixmap(spot.topLeft(), self.look.suit(words.trump, size, ink))
            row.setLeft(spot.right() + 0.3 * self.text)
        write(painter, row, words.game, letters=letters, colour=ink, align=LEFT)

    def _inset(self, row: QRectF) -> QRectF:
        return row.adjusted(self.inset, 0, -self.inset, 0)


def _arrow(x: float, y: float, side: float, *, points_down: bool) -> QPainterPath:
    """An arrow head round (*x*, *y*): down to the own hand, or at the name beside it."""
    if points_down:
        return polygon((x - side, y - 0.6 * side), (x + side, y - 0.6 * side), (x, y + 0.8 * side))
    return polygon((x - 0.6 * side, y - side), (x + 0.8 * side, y), (x - 0.6 * side, y + side))
