"""The deck: faces, backs and suit signs as pixmaps, rendered once per size, ratio and style."""

from functools import partial
from time import perf_counter

from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtSvg import QSvgRenderer

from ...rules.cards import ALL_CARDS, Card, Rank, Suit
from ..assets import AssetMissing, load_fonts, resource_path
from .face import (
    FaceParts,
    Pixels,
    paint_back,
    paint_face,
    paint_ground,
    pixels_of,
)
from .index import Indices
from .pips import Stamps, load_pip, paint_pip
from .recent import Recent
from .style import DRAWN_INK, DeckStyle, suit_colour

# Two packs take turns at the table, each with its own back.
BACKS = ("blue", "red")

_COURT_NAMES = {Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king"}

# A window being dragged asks for a new size at every step; what is kept must stay small.
_SIZES_KEPT = 3
_SIGNS_KEPT = 64
# A back lies in hands, in the stock and in the corners, and travels between them, each of its size.
_BACKS_KEPT = 8


class Deck:
    """All pictures of cards. Needs a QGuiApplication; raises AssetMissing without its drawings.

    Widths are logical pixels; a pixmap has ratio times as many and knows its ratio.
    """

    def __init__(self) -> None:
        pips = {suit: load_pip(suit) for suit in Suit}
        self._parts = FaceParts(
            pips=pips,
            aces={
                (suit, four_colour): _ace(suit, suit_colour(suit, four_colour=four_colour))
                for suit in Suit
                for four_colour in (False, True)
            },
            courts={card: _court(card) for card in ALL_CARDS if card.rank in _COURT_NAMES},
            indices=Indices(load_fonts()),
            stamps=Stamps(pips),
        )
        self._back_drawings = tuple(_drawing("backs", f"{name}.svg") for name in BACKS)
        self._grounds: Recent[Pixels, QImage] = Recent(_SIZES_KEPT)
        self._backs: Recent[tuple[int, float], dict[int, QPixmap]] = Recent(_BACKS_KEPT)
        self._faces: Recent[tuple[int, float, DeckStyle], dict[Card, QPixmap]] = Recent(_SIZES_KEPT)
        self._signs: Recent[tuple[Suit, int, float, int], QPixmap] = Recent(_SIGNS_KEPT)

    def face(self, card: Card, width: int, *, ratio: float, style: DeckStyle) -> QPixmap:
        """The face of *card*, *width* logical pixels wide."""
        faces = self._faces.get((width, ratio, style), dict)
        if card not in faces:
            size = pixels_of(width, ratio)
            image = paint_face(self._parts, card, ground=self._ground(size), size=size, style=style)
            faces[card] = _pixmap(image, ratio)
        return faces[card]

    def back(self, which: int, width: int, *, ratio: float) -> QPixmap:
        """The back of the first or second pack; *which* may simply be the number of the deal."""
        backs = self._backs.get((width, ratio), dict)
        number = which % len(BACKS)
        if number not in backs:
            ground = self._ground(pixels_of(width, ratio))
            backs[number] = _pixmap(paint_back(self._back_drawings[number], ground=ground), ratio)
        return backs[number]

    def suit_pixmap(self, suit: Suit, size: int, *, ratio: float, colour: QColor) -> QPixmap:
        """The pip of *suit* alone, *size* logical pixels high and wide, for labels and markers."""

        def make() -> QPixmap:
            return _pixmap(paint_pip(self._parts.pips[suit], round(size * ratio), colour), ratio)

        return self._signs.get((suit, size, ratio, colour.rgba()), make)

    def _ground(self, size: Pixels) -> QImage:
        return self._grounds.get(size, partial(paint_ground, size))


def render_all_ms(width: int, *, ratio: float, style: DeckStyle) -> float:
    """Milliseconds from a freshly loaded deck to all 52 faces at a size it has not drawn yet."""
    deck = Deck()
    start = perf_counter()
    for card in ALL_CARDS:
        deck.face(card, width, ratio=ratio, style=style)
    return (perf_counter() - start) * 1000


def _court(card: Card) -> QSvgRenderer:
    return _drawing("courts", f"{_COURT_NAMES[card.rank]}-{card.suit.name.lower()}.svg")


def _ace(suit: Suit, colour: QColor) -> QSvgRenderer:
    """The ornament of an ace with *colour* for the ink it is drawn in."""
    path = resource_path("cards", "aces", f"{suit.name.lower()}.svg")
    coloured = path.read_text(encoding="utf-8").replace(DRAWN_INK, colour.name())
    renderer = QSvgRenderer(coloured.encode())
    if not renderer.isValid():
        raise AssetMissing(path)
    return renderer


def _drawing(*parts: str) -> QSvgRenderer:
    path = resource_path("cards", *parts)
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        raise AssetMissing(path)
    return renderer


def _pixmap(image: QImage, ratio: float) -> QPixmap:
    # Before it becomes a pixmap: that would share its pixels with the image, and copy them here.
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)
