"""The bowls before the players and what lies in the pulla: which tokens, in whose colours. Values
come from `session/token_table.py`; how they are drawn, from `pieces.py`."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from ...session.players import Player, TokenColour
from ...session.token_table import Occasion, TokenTable
from ...session.tokens import NOTHING, Heap, Kind
from ..language import number_text
from ..text import table_text
from ..theme import Theme, token_colour
from .pieces import MOST_SEEN, Piece, draw_bowl, draw_piece, draw_tin, tin_and_lid
from .scene_look import LEFT, SMALLEST, Look, font, rounded, text_width, write


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
    area = QRectF(QPointF(0, 0), size)
    return look.pixmap(size, lambda painter: _draw_bowl(painter, look, shown, area, text))


def paint_named_bowl(look: Look, shown: BowlShown, words: str, size: QSizeF, text: int) -> QPixmap:
    """The same under *words* that say whose it is."""

    def draw(painter: QPainter) -> None:
        title = QRectF(0, 0, size.width(), min(1.3 * text, size.height() - 1.1 * text))
        letters = font(0.85 * text, QFont.Weight.DemiBold)
        said = QFontMetricsF(letters).elidedText(words, Qt.TextElideMode.ElideRight, title.width())
        write(painter, title, said, letters=letters, colour=look.theme.surface.text, align=LEFT)
        area = QRectF(0, title.bottom(), size.width(), size.height() - title.bottom())
        _draw_bowl(painter, look, shown, area, text)

    return look.pixmap(size, draw)


def draw_pulla(painter: QPainter, theme: Theme, area: QRectF, shown: PullaShown) -> None:
    """The tin with what lies in it, its lid with what lies there, and what is half under it."""
    inside, on_lid = pieces_of(shown.inside), pieces_of(shown.on_lid)
    draw_tin(painter, theme, area, inside=inside, on_lid=on_lid)
    floor = tin_and_lid(area)[1]
    size = 0.3 * floor.width()
    pin = Piece(Kind.PIN, token_colour(TokenColour.WHITE))
    for number in range(min(shown.sexmastare, 4)):
        place = QPointF(floor.right() - 0.3 * size, floor.top() - number * 0.45 * size)
        draw_piece(painter, pin, place, size)


def pieces_in(heap: Heap, players: Sequence[Player]) -> list[Piece]:
    """*heap* one by one, the most worth first, as many as can be seen of it."""
    return pieces_of(_shown(heap, players))


def pieces_of(shown: Iterable[Tokens]) -> list[Piece]:
    """*shown* one by one, as many as can be seen in a heap."""
    pieces = [Piece(one.kind, token_colour(one.colour)) for one in shown for _ in range(one.count)]
    return pieces[:MOST_SEEN]


def _draw_bowl(painter: QPainter, look: Look, shown: BowlShown, area: QRectF, text: int) -> None:
    """In *area*; where it is low, all that lies in the bowl is told on one line."""
    high = min(area.height(), 3.6 * text)
    deep = 0.8 * high - (0.8 * text if shown.borrowed else 0)
    bowl = QRectF(0, area.top() + 0.1 * high, min(2.9 * text, 0.34 * area.width()), deep)
    draw_bowl(painter, look.theme, bowl, pieces_of(shown.inside))
    rows = _rows(shown.inside)
    if (len(rows) + bool(shown.beside)) * 0.9 * text > area.height():
        rows = [list(shown.inside)]
    count = len(rows) + bool(shown.beside)
    left, row = bowl.right() + 0.5 * text, min(1.12 * text, area.height() / max(1, count))
    top = area.top() + max(0.0, (high - count * row) / 2)
    for number, tokens in enumerate(rows):
        place = QRectF(left, top + number * row, area.width() - left, row)
        _write_tokens(painter, look, tokens, place, text)
    if shown.beside:
        place = QRectF(left, top + len(rows) * row, area.width() - left, row)
        _write_beside(painter, look, shown.beside, place, text)
    if shown.borrowed:
        mark = QRectF(0, area.top() + high - 1.1 * text, bowl.right(), 1.1 * text)
        words = table_text.borrowed(shown.borrowed)
        letters = font(0.75 * text, QFont.Weight.DemiBold)
        write(painter, mark, words, letters=letters, colour=look.theme.surface.text)


_BEFORE, _GAP = 1.15, 0.4
"""How far a number stands from the edge of its token, and the next token from the number, in
heights of text."""


def _write_tokens(
    painter: QPainter, look: Look, tokens: Sequence[Tokens], area: QRectF, text: int
) -> None:
    """Shape and number, one after another; a little smaller where they would not find room."""
    said = [number_text(one.count) for one in tokens]
    letters = font(0.85 * text, QFont.Weight.DemiBold)
    wished = sum(_token_width(words, text, letters) + _GAP * text for words in said) - _GAP * text
    size = text * max(SMALLEST, min(1.0, area.width() / max(1.0, wished)))
    x, letters = area.left(), font(0.85 * size, QFont.Weight.DemiBold)
    for one, words in zip(tokens, said, strict=True):
        wide = _token_width(words, size, letters)
        if x > area.left() and x + wide > area.right() + 1:
            return  # more colours than there is room for
        middle = QPointF(x + 0.5 * size, area.center().y())
        draw_piece(painter, Piece(one.kind, token_colour(one.colour)), middle, 0.85 * size)
        place = QRectF(x + _BEFORE * size, area.top(), wide - _BEFORE * size, area.height())
        write(painter, place, words, letters=letters, colour=look.theme.surface.text, align=LEFT)
        x = place.right() + _GAP * size


def _token_width(words: str, size: float, letters: QFont) -> float:
    """A token with its number."""
    return _BEFORE * size + text_width(words, letters) + 2


def _write_beside(
    painter: QPainter, look: Look, tokens: Sequence[Tokens], area: QRectF, text: int
) -> None:
    """What was paid, in a frame of its own."""
    frame = rounded(area.adjusted(-2, 1, -1, -1), 0.3 * text)
    painter.setPen(QPen(QColor(look.theme.surface.text), 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)
    letters = font(0.85 * text, QFont.Weight.Bold)
    sign = QRectF(area.left() + 2, area.top(), 0.7 * text, area.height())
    write(painter, sign, "+", letters=letters, colour=look.theme.surface.text)
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
