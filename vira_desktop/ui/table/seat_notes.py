"""What lies at a seat beside its plate: the bubble with what it said, and its hidden cards."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from ...rules.cards import ALL_CARDS, Card, Suit
from ..cards.layout import CARD_ASPECT
from ..cards.style import index_text, suit_colour
from .geometry import height_of
from .hand_cards import in_hand_order
from .model import Position
from .scene_look import (
    CENTRE,
    SMALLEST,
    Look,
    card_ground,
    fill,
    font,
    polygon,
    rounded,
    text_width,
    write,
    write_lines,
)


def paint_bubble(look: Look, said: str, position: Position, size: QSizeF, text: int) -> QPixmap:
    """*said* in a bubble that points at the plate of its seat."""
    letters, tip = font(text, QFont.Weight.DemiBold), 0.4 * text
    wished = text_width(said, letters) + 1.4 * text
    is_long = SMALLEST * wished > size.width()
    if is_long:
        letters = font(0.87 * text, QFont.Weight.DemiBold)
    width = min(size.width(), wished)
    height = size.height() if is_long else min(size.height(), 1.9 * text)
    left = {
        Position.LEFT: 0.0,
        Position.RIGHT: size.width() - width,
        Position.BOTTOM: (size.width() - width) / 2,
    }[position]
    points_down = position is Position.BOTTOM
    top = 0.0 if points_down else tip
    bubble = QRectF(left, top, width, height - tip).adjusted(1, 1, -1, -1)

    def draw(painter: QPainter) -> None:
        at = bubble.center().x() if points_down else bubble.left() + 1.6 * text
        if position is Position.RIGHT:
            at = bubble.right() - 1.6 * text
        base, peak = (bubble.bottom(), height) if points_down else (bubble.top(), 0.0)
        shape = rounded(bubble, 0.75 * text)
        shape = shape.united(polygon((at - tip, base), (at + tip, base), (at, peak)))
        fill(painter, shape, look.theme.bubble)
        painter.setPen(QPen(QColor(look.theme.plate_edge), 1.0))
        painter.drawPath(shape)
        inside = bubble.adjusted(0.5 * text, 0, -0.5 * text, 0)
        ink = look.theme.bubble_text
        if is_long:
            write_lines(painter, inside, said, letters, colour=ink)
        else:
            write(painter, inside, said, letters=letters, colour=ink, align=CENTRE)

    return look.pixmap(size, draw)


def fan(count: int, size: QSizeF) -> tuple[int, float]:
    """The width of a card when *count* are fanned in *size*, and how far the next lies from it."""
    width = int(min(size.height() / CARD_ASPECT, 0.5 * size.width()))
    return width, min(0.3 * width, (size.width() - width) / max(1, count - 1))


def paint_backs(look: Look, count: int, pack: int, size: QSizeF, text: int) -> QPixmap:
    """*count* cards of the *pack* in use, fanned from behind, and their number."""
    width, step = fan(count, size)

    def draw(painter: QPainter) -> None:
        if count == 0:
            return
        back = look.deck.back(pack, width, ratio=look.ratio)
        for n in range(count):
            painter.drawPixmap(QPointF(round(n * step), 0), back)
        top_card = QPointF((count - 1) * step, height_of(width))
        paint_count(painter, look, count, top_card, text)

    return look.pixmap(size, draw)


def paint_faces(look: Look, cards: Sequence[Card], size: QSizeF, text: int) -> QPixmap:
    """*cards*, in the order of a hand, as the ranks of each suit beside its sign: a line each, or
    two suits in a line where the room is low."""
    lines = len(Suit) if size.height() >= len(Suit) * 1.05 * text else len(Suit) // 2
    across = len(Suit) // lines
    row, width = min(1.3 * text, size.height() / lines), size.width() / across
    suits = tuple(dict.fromkeys(card.suit for card in in_hand_order(ALL_CARDS)))

    def draw(painter: QPainter) -> None:
        note = QRectF(0, 0, size.width(), lines * row).adjusted(0.5, 0.5, -0.5, -0.5)
        card_ground(painter, rounded(note, 0.4 * text))
        letters, side = font(min(text, 0.9 * row), QFont.Weight.DemiBold), 0.7 * min(text, row)
        for n, suit in enumerate(suits):
            left, top = 0.4 * text + n // lines * width, n % lines * row
            sign = QPointF(left, top + (row - side) / 2)
            painter.drawPixmap(sign, look.suit(suit, side))
            held = [card.rank for card in cards if card.suit is suit]
            ranks = " ".join(index_text(rank, look.style.letters) for rank in held)
            place = QRectF(left + 1.1 * text, top, width - 1.6 * text, row)
            ink = suit_colour(suit, four_colour=look.style.four_colour).name()
            write(painter, place, ranks or "–", letters=letters, colour=ink)

    return look.pixmap(size, draw)


def paint_rack(look: Look, size: QSizeF) -> QPixmap:
    """The ledge that an open hand stands behind."""

    def draw(painter: QPainter) -> None:
        ledge = QRectF(0, 0, size.width(), size.height())
        fill(painter, rounded(ledge, size.height() / 2), look.theme.tin)
        edge = ledge.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(QColor(look.theme.tin_edge), 1.0))
        painter.drawPath(rounded(edge, size.height() / 2))

    return look.pixmap(size, draw)


def paint_caption(look: Look, words: str, size: QSizeF, text: int) -> QPixmap:
    """A line over the own hand, on the rail."""
    letters = font(min(0.85 * text, 0.85 * size.height()))

    def draw(painter: QPainter) -> None:
        area = QRectF(0, 0, size.width(), size.height())
        write(painter, area, words, letters=letters, colour=look.theme.surface.text)

    return look.pixmap(size, draw)


def paint_count(painter: QPainter, look: Look, count: int, corner: QPointF, text: int) -> None:
    """A number on a dark shield, in the lower left *corner* of what it counts."""
    letters = font(0.95 * text, QFont.Weight.Bold)
    width = max(1.5 * text, text_width(str(count), letters) + 0.8 * text)
    shield = QRectF(corner.x() + 3, corner.y() - 1.45 * text - 3, width, 1.45 * text)
    fill(painter, rounded(shield, 0.4 * text), look.theme.surface.rail)
    write(
        painter, shield, str(count), letters=letters, colour=look.theme.surface.text, align=CENTRE
    )
