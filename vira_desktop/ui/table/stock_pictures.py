"""The stock, the upside-down pack and the pulla."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from ...rules.cards import Suit
from ...session.tokens import Kind
from ..cards.layout import CARD_ASPECT, CARD_WIDTH, CORNER_RADIUS
from ..text import table_text
from .bowls import PullaShown, draw_pulla
from .geometry import height_of
from .pieces import MOST_SEEN, Piece, draw_piece, draw_tin
from .scene_look import Look, card_ground, font, rounded, write
from .seat_notes import paint_count

PILE = 4
"""Backs that are drawn one upon the other, at most, for a pile of cards ..."""
STOCK_SEEN = 3
"""... and for what is left of it during the play."""


def paint_pile(look: Look, count: int, pack: int, width: int, text: int) -> QPixmap:
    """The stock in the middle of the table: *count* backs in a pile, and their number."""
    drawn = min(count, PILE)
    shift = max(1.0, 0.018 * width)
    size = QSizeF(width + PILE * shift, height_of(width) + PILE * shift)

    def draw(painter: QPainter) -> None:
        back = look.deck.back(pack, width, ratio=look.ratio)
        for n in range(drawn):
            painter.drawPixmap(QPointF(n * shift, (PILE - n) * shift), back)
        corner = QPointF((drawn - 1) * shift, height_of(width) + shift)
        paint_count(painter, look, count, corner, text)

    return look.pixmap(size, draw)


def paint_stock(look: Look, count: int, pack: int, size: QSizeF, text: int) -> QPixmap:
    """What is left of the stock, put out of the way during the play."""

    def draw(painter: QPainter) -> None:
        width = corner_card(size)
        if count:
            back = look.deck.back(pack, width, ratio=look.ratio)
            for n in range(min(count, STOCK_SEEN)):
                painter.drawPixmap(QPointF(2 * n, 4 - 2 * n), back)
        lines = (table_text.stock_label(), table_text.cards_left(count))
        _write_lines(painter, look, lines, _beside(size, width), text)

    return look.pixmap(size, draw)


def paint_pack(look: Look, highest: Suit, pack: int, size: QSizeF, text: int) -> QPixmap:
    """The other pack upside down, its bottom card visible: the highest suit, and färg beside."""

    def draw(painter: QPainter) -> None:
        width = corner_card(size)
        back = look.deck.back(pack, width, ratio=look.ratio)
        for n in range(3):
            painter.drawPixmap(QPointF(2 * n, 4 - 2 * n), back)
        card = QRectF(6, 0, width, height_of(width))
        radius = CORNER_RADIUS * width / CARD_WIDTH
        card_ground(painter, rounded(card.adjusted(0.5, 0.5, -0.5, -0.5), radius))
        pip = round(0.62 * width)
        painter.drawPixmap(
            QPointF(card.center().x() - pip / 2, card.center().y() - pip / 2),
            look.suit(highest, pip),
        )
        beside = _beside(size, width)
        for row, (label, suit) in enumerate(
            (
                (table_text.highest_label(), highest),
                (table_text.second_label(), highest.same_colour),
            )
        ):
            line = QRectF(beside.left(), beside.center().y() + (row - 1) * 1.45 * text, 0, 0)
            line.setSize(QSizeF(beside.width(), 1.45 * text))
            _write_suit(painter, look, label, suit, line, text)

    return look.pixmap(size, draw)


def paint_pulla(
    look: Look, bets: int, size: QSizeF, text: int, shown: PullaShown | None = None
) -> QPixmap:
    """The tin with its upturned lid, the bets in it, and how many there are; *shown* are the tokens
    that lie there, where it is known whose they are."""
    plain = min(bets, MOST_SEEN) * (Piece(Kind.BET, look.theme.bet),)

    def draw(painter: QPainter) -> None:
        area = tin_area(size)
        width = area.width()
        if shown is None:
            draw_tin(painter, look.theme, area, inside=plain, on_lid=())
        else:
            draw_pulla(painter, look.theme, area, shown)
        beside = QRectF(width, 0, size.width() - width, size.height())
        beside.adjust(0.5 * text, 0, 0, 0)
        lines = (table_text.pulla_label(), table_text.pulla_bets(bets))
        _write_lines(painter, look, lines, beside, text)

    return look.pixmap(size, draw)


def tin_area(size: QSizeF) -> QRectF:
    """The part of a pulla of *size* that tin and lid take."""
    return QRectF(0, 0, min(0.5 * size.width(), size.height()), size.height())


def paint_bet(look: Look, text: int) -> QPixmap:
    """A bet that is nobody's, by itself."""
    return paint_piece(look, Piece(Kind.BET, look.theme.bet), text)


def paint_pin(look: Look, text: int) -> QPixmap:
    """A pin that is nobody's, by itself."""
    return paint_piece(look, Piece(Kind.PIN, look.theme.pin), text)


def paint_piece(look: Look, piece: Piece, text: int) -> QPixmap:
    """*piece* by itself, in a square as high as text."""

    def draw(painter: QPainter) -> None:
        draw_piece(painter, piece, QPointF(text / 2, text / 2), 0.9 * text)

    return look.pixmap(QSizeF(text, text), draw)


def paint_trump(look: Look, suit: Suit, size: QSizeF, text: int) -> QPixmap:
    """The sign of the trump suit on a medal."""

    def draw(painter: QPainter) -> None:
        side = min(size.width(), size.height()) - 2
        medal = QRectF((size.width() - side) / 2, 1, side, side)
        path = QPainterPath()
        path.addEllipse(medal)
        card_ground(painter, path)
        painter.setPen(QPen(QColor(look.theme.declarer), max(2.0, 0.16 * text)))
        painter.drawPath(path)
        pip = round(0.56 * side)
        painter.drawPixmap(
            QPointF(medal.center().x() - pip / 2, medal.center().y() - pip / 2),
            look.suit(suit, pip),
        )

    return look.pixmap(size, draw)


def corner_card(size: QSizeF) -> int:
    """The width of a card in one of the corners of the table."""
    return int(min((size.height() - 4) / CARD_ASPECT, 0.4 * size.width()))


def _beside(size: QSizeF, width: float) -> QRectF:
    left = width + 13
    return QRectF(left, 0, size.width() - left, size.height())


def _write_lines(
    painter: QPainter, look: Look, lines: tuple[str, ...], area: QRectF, text: int
) -> None:
    """A name and below it a count, on the felt."""
    top = area.center().y() - len(lines) * 0.65 * text
    for n, line in enumerate(lines):
        row = QRectF(area.left(), top + n * 1.3 * text, area.width(), 1.3 * text)
        weight = QFont.Weight.Normal if n == 0 else QFont.Weight.DemiBold
        write(painter, row, line, letters=font(0.95 * text, weight), colour=look.theme.surface.text)


def _write_suit(
    painter: QPainter, look: Look, label: str, suit: Suit, line: QRectF, text: int
) -> None:
    """The sign of a suit on a light ground, and its label."""
    disc = QRectF(line.left(), line.center().y() - 0.62 * text, 1.24 * text, 1.24 * text)
    path = QPainterPath()
    path.addEllipse(disc)
    card_ground(painter, path)
    pip = round(0.82 * text)
    painter.drawPixmap(
        QPointF(disc.center().x() - pip / 2, disc.center().y() - pip / 2), look.suit(suit, pip)
    )
    row = QRectF(line)
    row.setLeft(disc.right() + 0.3 * text)
    write(painter, row, label, letters=font(0.95 * text), colour=look.theme.surface.text)
