"""The plate of a seat: name, role, account, what is played, how it stands, and whose turn it is."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from ...rules.cards import Suit
from .model import Position
from .pieces import draw_bowl
from .scene_look import (
    LEFT,
    RIGHT,
    SMALLEST,
    Look,
    fill,
    font,
    polygon,
    rounded,
    text_width,
    write,
    write_lines,
)

GLOW = 5
"""Logical pixels of light round the plate whose turn it is; the picture is so much larger."""

BOWL = 1.2
"""The width of the bowl before an account, in heights of text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlateWords:
    """What one plate says."""

    position: Position
    name: str
    role: str
    short_role: str
    """Where there is no room for all of it."""
    account: str
    turn: str = ""
    """ "Your turn", "thinking …"; empty when somebody else is asked."""
    game: str = ""
    """What this seat plays alone; empty for an opponent."""
    trump: Suit | None = None
    tricks: str = ""
    """How it stands; at an opponent for both, and before play that it is one."""


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
            for spread in range(GLOW, 0, -2):
                glow = QColor(self.theme.turn_glow)
                glow.setAlphaF(0.3)
                halo = self.area.adjusted(-spread, -spread, spread, spread)
                painter.fillPath(rounded(halo, 0.45 * self.text + spread), glow)
        fill(painter, shape, self.theme.plate)
        edge = self.theme.turn if self.words.turn else self.theme.plate_edge
        painter.setPen(QPen(QColor(edge), 2.5 if self.words.turn else 1.0))
        painter.drawPath(shape)

    def _side(self, painter: QPainter) -> None:
        """Name, role, and below them what there is to tell."""
        area, has_foot = self.area, bool(self.words.game or self.words.tricks)
        row = min(1.6 * self.text, area.height() / (3 if has_foot else 2))
        head = QRectF(area.left(), area.top(), area.width(), row)
        self._head(painter, head)
        role = self._inset(head.translated(0, row))
        self._role(painter, self._account(painter, role))
        if has_foot:
            foot = QRectF(area)
            foot.setTop(head.bottom() + row)
            self._foot(painter, foot)

    def _own(self, painter: QPainter) -> None:
        """Name and account; below them the role, and beside or under it the game."""
        area, words = self.area, self.words
        is_low = area.height() < 4 * self.text
        row = area.height() / (2 if is_low else 3)
        head = QRectF(area.left(), area.top(), area.width(), row)
        self._head(painter, head)
        role, foot = self._inset(head.translated(0, row)), head.translated(0, row)
        if is_low and (words.game or words.tricks):
            wished = text_width(words.role, font(0.9 * self.text)) + 2
            role.setWidth(min(wished, 0.5 * area.width()))
            foot.setLeft(role.right() + self.inset)
            self._foot(painter, foot)
        elif not is_low and words.game:
            self._foot(painter, foot.translated(0, row), tricks="")
            letters = font(0.92 * self.text, QFont.Weight.DemiBold)
            ink = self.theme.plate_text
            write(painter, role, words.tricks, letters=letters, colour=ink, align=RIGHT)
            role.setWidth(role.width() - text_width(words.tricks, letters) - self.inset)
        elif not is_low:
            self._foot(painter, foot.translated(0, row))
        self._role(painter, role)

    def _head(self, painter: QPainter, head: QRectF) -> None:
        """The name; when this seat is asked, on a bright ground with an arrow towards its cards."""
        theme, words, name = self.theme, self.words, self._inset(head)
        letters = font(self.text, QFont.Weight.Bold)
        ink = theme.plate_text
        if words.turn:
            painter.save()
            painter.setClipPath(rounded(self.area, 0.45 * self.text))
            painter.fillRect(head, QColor(theme.turn))
            painter.restore()
            ink = theme.turn_text
            side = 0.5 * self.text
            middle = QPointF(name.left() + side, head.center().y())
            fill(painter, _arrow(middle, side, points_down=self.is_own), ink)
            name.setLeft(name.left() + 2.6 * side)
            name = self._turn(painter, name, text_width(words.name, letters))
        write(painter, name, words.name, letters=letters, colour=ink)
        if self.is_own:
            name.setLeft(name.left() + text_width(words.name, letters) + 0.7 * self.text)
            bowl = QRectF(name)
            bowl.setWidth(BOWL * self.text)
            self._bowl(painter, bowl)
            name.setLeft(bowl.right() + 0.35 * self.text)
            account = font(0.9 * self.text, QFont.Weight.DemiBold)
            write(painter, name, words.account, letters=account, colour=ink)

    def _turn(self, painter: QPainter, row: QRectF, name: float) -> QRectF:
        """Whose turn it is, in words where the name leaves room, else by three dots."""
        letters = font(0.92 * self.text, QFont.Weight.DemiBold)
        gap, said = 0.5 * self.text, self.words.turn
        if name + gap + text_width(said, letters) > row.width():
            said = "…"
        tag = QRectF(row)
        tag.setLeft(row.right() - text_width(said, letters) - 1)
        write(painter, tag, said, letters=letters, colour=self.theme.turn_text, align=RIGHT)
        return row.adjusted(0, 0, -tag.width() - gap, 0)

    def _account(self, painter: QPainter, row: QRectF) -> QRectF:
        """The account at the right end of *row*; what is left of the row."""
        letters = font(0.9 * self.text, QFont.Weight.DemiBold)
        place = QRectF(row)
        place.setLeft(row.right() - text_width(self.words.account, letters) - 1)
        write(
            painter,
            place,
            self.words.account,
            letters=letters,
            colour=self.theme.plate_text,
            align=RIGHT,
        )
        left = row.adjusted(0, 0, -place.width() - 0.35 * self.text, 0)
        return self._bowl(painter, left)

    def _bowl(self, painter: QPainter, row: QRectF) -> QRectF:
        """The seat's bowl at the right end of *row*: the account is what is in it."""
        bowl = QRectF(0, 0, BOWL * self.text, 0.8 * BOWL * self.text)
        bowl.moveCenter(QPointF(row.right() - bowl.width() / 2, row.center().y()))
        draw_bowl(painter, self.theme, bowl)
        return row.adjusted(0, 0, -bowl.width() - 0.35 * self.text, 0)

    def _role(self, painter: QPainter, row: QRectF) -> None:
        letters = font(0.9 * self.text)
        said = self.words.role
        if SMALLEST * text_width(said, letters) > row.width():
            said = self.words.short_role
        write(painter, row, said, letters=letters, colour=self.theme.plate_muted)

    def _foot(self, painter: QPainter, foot: QRectF, *, tricks: str | None = None) -> None:
        """The game on a ribbon of its own colour, or what the opponents have together."""
        theme, words = self.theme, self.words
        said = words.tricks if tricks is None else tricks
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
        if words.trump is not None:
            size = round(0.95 * self.text)
            spot = QRectF(row.left(), row.center().y() - size / 2, size, size)
            painter.drawPixmap(spot.topLeft(), self.look.suit(words.trump, size, ink))
            row.setLeft(spot.right() + 0.3 * self.text)
        if row.height() > 2 * self.text:
            write_lines(painter, row, f"{words.game}\n{said}".strip(), letters, colour=ink)
            return
        if said:
            count = QRectF(row)
            count.setLeft(row.right() - text_width(said, letters) - 1)
            write(painter, count, said, letters=letters, colour=ink, align=RIGHT)
            row.setRight(count.left() - 0.4 * self.text)
        write(painter, row, words.game, letters=letters, colour=ink, align=LEFT)

    def _inset(self, row: QRectF) -> QRectF:
        return row.adjusted(self.inset, 0, -self.inset, 0)


def _arrow(middle: QPointF, side: float, *, points_down: bool) -> QPainterPath:
    """An arrow head: down to the own hand, or at the name beside it."""
    x, y = middle.x(), middle.y()
    if points_down:
        return polygon((x - side, y - 0.6 * side), (x + side, y - 0.6 * side), (x, y + 0.8 * side))
    return polygon((x - 0.6 * side, y - side), (x + 0.8 * side, y), (x - 0.6 * side, y + side))
