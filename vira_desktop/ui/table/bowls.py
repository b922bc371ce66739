"""The bowls before the players and what lies in the pulla: which tokens, in whose colours. Values
come from `session/token_table.py`; how a token is drawn is decided in `draw_token` alone."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from ...session.players import Player, TokenColour
from ...session.token_table import Occasion, TokenTable
from ...session.tokens import NOTHING, Heap, Kind
from ..language import number_text
from ..text import table_text
from ..theme import Theme, token_colour
from .scene_look import LEFT, Look, font, polygon, rounded, text_width, write

HEAPED = 7
"""Tokens that are seen in a bowl, at most; how many there are is told in figures."""


@dataclass(frozen=True, slots=True)
class Tokens:
    """So many tokens of one shape and colour."""

    kind: Kind
    colour: TokenColour
    count: int


@dataclass(frozen=True, slots=True)
class BowlShown:
    """What one player has before him."""

    inside: tuple[Tokens, ...]
    beside: tuple[Tokens, ...]
    """What was paid to him in the last deal; it lies beside the bowl till the next."""
    borrowed: int
    """Bowls that he has borrowed."""


@dataclass(frozen=True, slots=True)
class PullaShown:
    """What lies in the pulla, on its lid and half under it."""

    inside: tuple[Tokens, ...]
    on_lid: tuple[Tokens, ...]
    """The bets lost in the deal that lies there paid."""
    sexmastare: int
    """Pins half under the tin, each for six bets."""


def bowl_of(tokens: TokenTable, players: Sequence[Player], number: int) -> BowlShown:
    """The bowl of the player with *number*; *players* are all who have come."""
    held = tokens.holdings[number]
    return BowlShown(
        inside=_shown(held.bowl, players, first=number),
        beside=_shown(held.beside, players, first=number),
        borrowed=held.borrowed,
    )


def pulla_of(tokens: TokenTable, players: Sequence[Player]) -> PullaShown:
    """The pulla."""
    lost = NOTHING
    for move in tokens.moves:
        if move.occasion is Occasion.LOSS:
            lost += move.heap
    plain = tokens.pulla.where(lambda token: not token.is_sexmastare)
    on_lid = Heap.of({token: min(n, dict(plain).get(token, 0)) for token, n in lost})
    return PullaShown(
        inside=_shown(plain - on_lid, players),
        on_lid=_shown(on_lid, players),
        sexmastare=tokens.pulla.count(lambda token: token.is_sexmastare),
    )


def paint_bowl(look: Look, shown: BowlShown, size: QSizeF, text: int) -> QPixmap:
    """A bowl with tokens, and beside it how many of each shape; what was paid lies below."""

    def draw(painter: QPainter) -> None:
        high = min(size.height(), 3.6 * text)
        bowl = QRectF(0, 0.1 * high, min(2.9 * text, 0.34 * size.width()), 0.8 * high)
        _draw_bowl(painter, look.theme, bowl, shown.inside)
        left, row = bowl.right() + 0.5 * text, 1.12 * text
        rows = _rows(shown.inside)
        top = (size.height() - (len(rows) + bool(shown.beside)) * row) / 2
        for number, tokens in enumerate(rows):
            area = QRectF(left, top + number * row, size.width() - left, row)
            _write_tokens(painter, look, tokens, area, text)
        if shown.beside:
            area = QRectF(left, top + len(rows) * row, size.width() - left, row)
            _write_beside(painter, look, shown.beside, area, text)
        if shown.borrowed:
            mark = QRectF(0, size.height() - 1.1 * text, bowl.right(), 1.1 * text)
            words = table_text.borrowed(shown.borrowed)
            letters = font(0.75 * text, QFont.Weight.DemiBold)
            write(painter, mark, words, letters=letters, colour=look.theme.on_felt)

    return look.pixmap(size, draw)


def draw_pulla(painter: QPainter, mouth: QRectF, floor: QRectF, shown: PullaShown) -> None:
    """What lies in the *mouth* of the tin, on the *floor* of its lid, and half under it."""
    size = 0.24 * mouth.width()
    draw_heap(painter, mouth.adjusted(4, 3, -4, -3), shown.inside, size)
    draw_heap(painter, floor.adjusted(6, 4, -6, -4), shown.on_lid, size)
    for number in range(min(shown.sexmastare, 4)):
        place = QPointF(floor.right() - 0.3 * size, floor.top() - number * 0.45 * size)
        draw_token(painter, Kind.PIN, TokenColour.WHITE, place, 1.2 * size)


def draw_heap(painter: QPainter, area: QRectF, shown: Sequence[Tokens], size: float) -> None:
    """The first of *shown* in a heap in *area*, each *size* wide."""
    pieces = [one for one in shown for _ in range(one.count)][:HEAPED]
    places = (
        (0, 0.3),
        (-0.3, 0.12),
        (0.3, 0.1),
        (0, -0.1),
        (-0.28, -0.25),
        (0.28, -0.22),
        (0, -0.4),
    )
    for (x, y), one in sorted(zip(places, pieces, strict=False), key=lambda place: place[0][1]):
        middle = area.center() + QPointF(x * area.width(), y * area.height())
        draw_token(painter, one.kind, one.colour, middle, size)


def draw_token(
    painter: QPainter,
    kind: Kind,
    colour: TokenColour,
    middle: QPointF,
    size: float,
) -> None:
    """One token round *middle*, *size* wide: bets oblong, triangles, rounds round, pins long."""
    x, y, half = middle.x(), middle.y(), size / 2
    shape = QPainterPath()
    match kind:
        case Kind.BET:
            shape = rounded(QRectF(x - half, y - 0.36 * size, size, 0.72 * size), 0.12 * size)
        case Kind.TRIANGLE:
            shape = polygon((x - half, y + 0.4 * size), (x, y - half), (x + half, y + 0.4 * size))
        case Kind.ROUND:
            shape.addEllipse(middle, 0.45 * size, 0.45 * size)
        case Kind.PIN:
            shape = rounded(QRectF(x - half, y - 0.16 * size, size, 0.32 * size), 0.16 * size)
    paint = QColor(token_colour(colour))
    painter.fillPath(shape, paint)
    painter.setPen(QPen(paint.darker(180), 1.0))
    painter.drawPath(shape)


def _draw_bowl(painter: QPainter, theme: Theme, area: QRectF, shown: Sequence[Tokens]) -> None:
    mouth = QRectF(area.left() + 1, area.top() + 1, area.width() - 2, 0.62 * area.height())
    body = QPainterPath(QPointF(mouth.left(), mouth.center().y()))
    body.cubicTo(
        QPointF(mouth.left(), area.bottom()),
        QPointF(mouth.right(), area.bottom()),
        QPointF(mouth.right(), mouth.center().y()),
    )
    painter.fillPath(body, QColor(theme.tin))
    painter.setPen(QPen(QColor(theme.tin_edge), 1.2))
    painter.drawPath(body)
    painter.setBrush(QColor(theme.tin_inside))
    painter.drawEllipse(mouth)
    painter.setBrush(QColor(0, 0, 0, 0))
    draw_heap(painter, mouth.adjusted(3, 2, -3, -2), shown, 0.3 * area.width())


def _write_tokens(
    painter: QPainter, look: Look, tokens: Sequence[Tokens], area: QRectF, text: int
) -> None:
    """Shape and number, one after another."""
    x, letters = area.left(), font(0.85 * text, QFont.Weight.DemiBold)
    for one in tokens:
        middle = QPointF(x + 0.5 * text, area.center().y())
        draw_token(painter, one.kind, one.colour, middle, 0.85 * text)
        said = number_text(one.count)
        wide = text_width(said, letters)
        place = QRectF(x + 1.15 * text, area.top(), wide + 2, area.height())
        write(painter, place, said, letters=letters, colour=look.theme.on_felt, align=LEFT)
        x = place.right() + 0.4 * text


def _write_beside(
    painter: QPainter, look: Look, tokens: Sequence[Tokens], area: QRectF, text: int
) -> None:
    """What was paid, in a frame of its own."""
    frame = rounded(area.adjusted(-2, 1, -1, -1), 0.3 * text)
    painter.setPen(QPen(QColor(look.theme.on_felt), 1.0))
    painter.drawPath(frame)
    letters = font(0.85 * text, QFont.Weight.Bold)
    sign = QRectF(area.left() + 2, area.top(), 0.7 * text, area.height())
    write(painter, sign, "+", letters=letters, colour=look.theme.on_felt)
    _write_tokens(painter, look, tokens, area.adjusted(0.8 * text, 0, 0, 0), text)


def _rows(shown: Iterable[Tokens]) -> list[list[Tokens]]:
    """Those of one shape together; triangles and bets share a row."""
    rows: dict[str, list[Tokens]] = {}
    for one in shown:
        name = "bets" if one.kind in (Kind.TRIANGLE, Kind.BET) else one.kind.name
        rows.setdefault(name, []).append(one)
    return list(rows.values())


def _shown(
    heap: Heap, players: Sequence[Player], *, first: int | None = None
) -> tuple[Tokens, ...]:
    """The tokens of *heap*, the most worth first, and of those the ones of the player *first*."""
    counts: Counter[tuple[Kind, int]] = Counter()
    for token, count in heap:
        counts[token.kind, token.owner] += count
    order = list(Kind)
    ranked = sorted(counts.items(), key=lambda one: (order.index(one[0][0]), one[0][1] != first))
    return tuple(
        Tokens(kind, players[owner].colour or TokenColour.WHITE, count)
        for (kind, owner), count in ranked
    )
