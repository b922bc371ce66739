"""Where everything lies on the table: from the size of the view to rectangles, and nothing else.

The card is the measure: as high as the window asks for (W1), and everything else follows from it.
The own hand lies at the bottom, beside the panel where thirteen cards fit there in one row, else
below it over the full width; the rest is laid out in what the panel leaves.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from ..cards.layout import CARD_ASPECT, CARD_WIDTH, corner
from .model import Position

CARD_SHARE = 0.125
"""The width of a card, of the window's height: large enough, and much of the table is left."""
INDEX_SHARE = 0.03
"""The rank in a card's corner is at least this share of the window's height ..."""
INDEX_PIXELS = 14
"""... and so many logical pixels high (W1)."""

ONE_ROW_STEP = 0.40
"""Least part of a card that stays visible in one row, of its width; else there are two rows."""
WIDEST_STEP = 0.66
USUAL_BOWL, LEAST_BOWL = 3.4, 2.2
"""The height of a bowl with what lies in it, in heights of the text; on one line at least."""
USUAL_HAND = 13


@dataclass(frozen=True, slots=True, kw_only=True)
class Room:
    """What the table has to be fitted into."""

    width: int
    height: int
    window_height: int
    """Of the whole window: what the index is measured by."""
    panel: int = 0
    """Covered at the right, at least above the hand."""
    hand: int = USUAL_HAND
    """Cards of the own hand."""
    open_hand: int | None = None
    """Cards of another's hand that lie face up, in a band at the top; None without one."""
    open_at_right: bool = False
    """The open hand is the right-hand neighbour's."""
    hidden_hands: bool = True
    """The neighbours hold cards; else the place where these would be is free."""
    plate_lines: int = 1
    """What a plate tells below name and role, in lines; none during the auction."""
    large_indices: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """The rectangles, in logical pixels of the view."""

    text: int
    """Height of ordinary text."""
    margin: float
    card_width: int
    """Cards of the own hand."""
    lift: float
    """How far a raised card of the hand stands above the others."""
    strip: QRectF
    """The rail of the own hand, over the full width or up to the panel."""
    hand: tuple[QRectF, ...]
    """Cards of the own hand, not raised; the back row first."""
    table: QRectF
    """What is left above the hand and beside the panel."""
    plates: Mapping[Position, QRectF]
    notes: Mapping[Position, QRectF]
    """What a seat last said or bought."""
    backs: Mapping[Position, QRectF]
    """The hidden cards of the two neighbours; flat where there is no room for them."""
    bowls: Mapping[Position, QRectF]
    """The neighbours' bowls, below their cards; of no height where there is no room for them."""
    fourth_bowl: QRectF
    """That of who sits the deal out, below the right neighbour's; of no height without room."""
    below_bowl: QRectF
    """As large as a bowl, below the left neighbour's; of no height without room."""
    trick: Mapping[Position, QRectF]
    middle: QRectF
    """Where the stock lies until the play."""
    top: QRectF
    low_left: QRectF
    low_right: QRectF
    """Three places: for the upside-down pack, for the pulla, and the third for the own bowl or the
    stock."""
    sign: QRectF
    """Trump, told beside the trick."""
    open_hand: tuple[QRectF, ...]
    """What is seen of the open hand; the cards are cut at its lower edge ..."""
    rack: QRectF
    """... by the ledge they stand behind."""

    @property
    def card_height(self) -> float:
        """Of a card of the own hand."""
        return height_of(self.card_width)


def height_of(width: float) -> float:
    """The height of a card *width* wide."""
    return round(width * CARD_ASPECT)


def card_width(room: Room) -> int:
    """A card whose index is high enough, and no wider than that thirteen fit abreast."""
    index = max(INDEX_PIXELS, INDEX_SHARE * room.window_height)
    least = -int(-index * CARD_WIDTH // corner(large_indices=room.large_indices).cap_height)
    wished = max(least, round(CARD_SHARE * room.window_height))
    fits = int(0.97 * room.width / (1 + (USUAL_HAND - 1) * index_width(room)))
    return max(24, min(wished, fits))


def index_width(room: Room) -> float:
    """How much of a card must be seen for its index, as a share of its width."""
    place = corner(large_indices=room.large_indices)
    return (place.centre_x + place.max_width / 2) / CARD_WIDTH


def index_depth(room: Room) -> float:
    """How far down the index and its suit reach, as a share of the card's width."""
    place = corner(large_indices=room.large_indices)
    return (place.pip_centre_y + place.pip_size / 2) / CARD_WIDTH


def lay_out(room: Room) -> Layout:
    """The table fitted into *room*."""
    width = card_width(room)
    text = max(13, round(0.0235 * room.window_height))
    margin = max(6.0, round(0.5 * text))
    lift = round(0.17 * width)
    across = _strip_width(room, width)
    rows = 1 if _hand_step(across, width, room.hand) >= ONE_ROW_STEP * width else 2
    row_apart = round(1.1 * index_depth(room) * width)
    strip_height = lift + height_of(width) + (rows - 1) * row_apart + 1.4 * margin
    strip = QRectF(0, room.height - strip_height, across, strip_height)
    table = QRectF(0, 0, max(1, room.width - room.panel), max(1.0, strip.top()))
    # Nothing is raised out of a hand as it was dealt: there a caption stands above it.
    lower = 0.0 if room.hidden_hands else 0.5 * margin
    first_row = strip.top() + 0.6 * margin + lift + lower
    return _Table(room, table, width=width, text=text, margin=margin).layout(
        strip=strip,
        hand=_hand(room.hand, strip, width, first_row, rows=rows, row_apart=row_apart),
        lift=lift,
    )


def _strip_width(room: Room, width: int) -> int:
    """How far the own hand may reach: to the panel if that leaves thirteen cards one row."""
    beside = room.width - room.panel
    has_room = _hand_step(beside, width, USUAL_HAND) >= ONE_ROW_STEP * width
    return beside if has_room else room.width


def _hand_step(across: float, width: int, cards: int) -> float:
    """From one card of a row to the next, when the row may be *across* wide."""
    abreast = max(cards, USUAL_HAND)
    return min(WIDEST_STEP * width, (0.97 * across - width) / (abreast - 1))


def _hand(
    cards: int, strip: QRectF, width: int, top: float, *, rows: int, row_apart: float
) -> tuple[QRectF, ...]:
    back = cards // rows
    counts = (cards,) if rows == 1 else (back, cards - back)
    step = _hand_step(strip.width(), width, max(counts))
    return tuple(
        QRectF(round(left), top + row * row_apart, width, height_of(width))
        for row, count in enumerate(counts)
        for left in _row(count, step, width, middle=strip.center().x())
    )


def _row(count: int, step: float, width: float, *, middle: float) -> list[float]:
    """Left edges of *count* cards round *middle*."""
    span = (count - 1) * step + width
    return [middle - span / 2 + n * step for n in range(count)]


class _Table:
    """The part above the hand, laid out from its edges towards the middle."""

    def __init__(self, room: Room, table: QRectF, *, width: int, text: int, margin: float) -> None:
        self.room, self.table, self.width = room, table, width
        self.text, self.margin = text, margin
        self.has_band = room.open_hand is not None
        self.own_height = round((4.4 if room.plate_lines > 1 else 3.1) * text)
        self.trick_width = self._trick_width()
        trick_span = 2.06 * self.trick_width
        self.column = min(14.0 * text, (table.width() - trick_span) / 2 - 2 * margin)
        self.corner = min(self.column, 9.0 * text)
        self.plate_height = round((3.3, 4.5, 5.5, 6.6)[room.plate_lines] * text)
        self.note_height = round(1.9 * text)
        self.corner_height = round(5.4 * text)

    def _trick_width(self) -> int:
        """A quarter wider than the own cards where there is room for three of them."""
        above_and_below = self.own_height + 2 * self.margin + 4.2 * self.text
        high = (self.table.height() - above_and_below) / (1.42 * CARD_ASPECT)
        return max(20, int(min(1.25 * self.width, high, self.table.width() / 3.4)))

    def layout(self, *, strip: QRectF, hand: tuple[QRectF, ...], lift: float) -> Layout:
        m, table, column = self.margin, self.table, self.column
        bottom = table.bottom() - m
        left, right = m, table.right() - m - column
        band = self._band()
        side_top = band.bottom() + m if self.has_band else m
        plates = {
            Position.LEFT: QRectF(left, side_top, column, self.plate_height),
            Position.RIGHT: QRectF(right, side_top, column, self.plate_height),
            Position.BOTTOM: self._own_plate(bottom),
        }
        notes = {
            side: QRectF(
                plates[side].left(), plates[side].bottom() + m / 2, column, 3.0 * self.text
            )
            for side in (Position.LEFT, Position.RIGHT)
        }
        own = plates[Position.BOTTOM]
        said = QRectF(0, own.top() - m / 2 - self.note_height, own.width(), self.note_height)
        said.moveLeft(own.left())
        notes[Position.BOTTOM] = said
        low_left = QRectF(left, bottom - self.corner_height, self.corner, self.corner_height)
        low_right = QRectF(low_left)
        low_right.moveRight(right + column)
        centre = QRectF(left + column + m, side_top, right - left - column - 2 * m, 1)
        centre.setBottom(own.top() - m)
        top = self._top(band, centre)
        centre.setTop(max(side_top, top.bottom() + m) if not self.has_band else side_top)
        trick = self._trick(centre)
        open_hand = self._open_hand(band)
        bowls, below_bowl = self._bowls(notes, low_left)
        return Layout(
            text=self.text,
            margin=m,
            card_width=self.width,
            lift=lift,
            strip=strip,
            hand=hand,
            table=table,
            plates=plates,
            notes=notes,
            backs={
                side: self._backs(notes[side], low.top() - m)
                for side, low in ((Position.LEFT, low_left), (Position.RIGHT, low_right))
            },
            bowls=bowls,
            fourth_bowl=self._fourth_bowl(bowls[Position.RIGHT], below_bowl),
            below_bowl=below_bowl,
            trick=trick,
            middle=self._middle(centre, notes[Position.BOTTOM]),
            top=top,
            low_left=low_left,
            low_right=low_right,
            sign=self._sign(trick),
            open_hand=open_hand,
            rack=self._rack(band, open_hand),
        )

    def _own_plate(self, bottom: float) -> QRectF:
        """Between the two lower corners."""
        free = self.table.width() - 2 * self.corner - 4 * self.margin
        width = min(free, 30.0 * self.text)
        return QRectF(
            self.table.center().x() - width / 2, bottom - self.own_height, width, self.own_height
        )

    def _trick_height(self) -> float:
        return 1.42 * height_of(self.trick_width)

    def _band(self) -> QRectF:
        """The top of the table, as high as the trick leaves it."""
        m = self.margin
        free = self.table.height() - self._trick_height() - self.own_height - 4 * m
        full = height_of(self.width)
        least = 1.06 * index_depth(self.room) * self.width
        height = round(min(full, max(free, least)))
        return QRectF(m, m, self.table.width() - 2 * m, height)

    def _beside_band(self, band: QRectF) -> float:
        """Width of the place at the band's end: what full-sized cards leave of it, if that does."""
        hand = (1 + (USUAL_HAND - 1) * index_width(self.room)) * self.width
        return max(6.5 * self.text, min(self.corner, band.width() - self.margin - hand - 1))

    def _top(self, band: QRectF, centre: QRectF) -> QRectF:
        """The place at the top: in the middle, or at the end of the band of an open hand."""
        if self.has_band:
            width = self._beside_band(band)
            left = band.left() if self.room.open_at_right else band.right() - width
            return QRectF(left, band.top(), width, min(band.height(), self.corner_height))
        free = centre.height() - self._trick_height() - self.margin
        height = min(self.corner_height, max(free, 2.6 * self.text))
        width = min(centre.width(), 15.0 * self.text)
        return QRectF(centre.center().x() - width / 2, self.margin, width, round(height))

    def _trick(self, centre: QRectF) -> dict[Position, QRectF]:
        width, height = self.trick_width, height_of(self.trick_width)
        apart = min(0.62 * width, (centre.width() - 2 * width) / 2 + 0.5 * width)
        apart = max(apart, 0.515 * width)
        top = centre.bottom() - self._trick_height()
        top -= max(0.0, (centre.height() - self._trick_height()) / 2)
        middle = centre.center().x()

        def at(offset: float, lower: float) -> QRectF:
            return QRectF(
                round(middle + offset - width / 2), round(top + lower * height), width, height
            )

        return {
            Position.LEFT: at(-apart, 0),
            Position.RIGHT: at(apart, 0),
            Position.BOTTOM: at(0, 0.42),
        }

    def _middle(self, centre: QRectF, own_note: QRectF) -> QRectF:
        area = QRectF(centre)
        area.setBottom(own_note.top() - self.margin / 2)
        return area

    def _backs(self, note: QRectF, bottom: float) -> QRectF:
        """As high as leaves room for two bowls, if that is enough to be seen."""
        top, card = note.bottom() + self.margin / 2, height_of(self.width)
        free = bottom - top
        beside_bowls = free - 2 * (USUAL_BOWL * self.text + self.margin)
        height = min(free, max(0.5 * card, min(0.75 * card, beside_bowls)))
        return QRectF(note.left(), top, note.width(), max(0.0, height))

    def _bowls(
        self, notes: Mapping[Position, QRectF], corner: QRectF
    ) -> tuple[dict[Position, QRectF], QRectF]:
        """The neighbours' bowls, and the place below the left one; that goes first where there is
        no room for both."""
        m, least, full = self.margin, LEAST_BOWL * self.text, 4.4 * self.text
        backs = self._backs(notes[Position.LEFT], corner.top() - m)
        top = backs.bottom() + m if self.room.hidden_hands else backs.top()
        free = corner.top() - m - top
        lower = min(full, (free - m) / 2)
        if lower < least:
            lower = 0.0
        upper = lower or (min(full, free) if free >= least else 0.0)
        left = QRectF(notes[Position.LEFT].left(), top, self.column, upper)
        right = left.translated(notes[Position.RIGHT].left() - left.left(), 0)
        below = QRectF(left.left(), corner.top() - m - lower, self.column, lower)
        return {Position.LEFT: left, Position.RIGHT: right}, below

    def _fourth_bowl(self, upper: QRectF, below: QRectF) -> QRectF:
        """What is free under the *upper* bowl: at least as high as that, if there is room *below*
        its neighbour."""
        area = QRectF(upper)
        area.setTop(upper.bottom() + self.margin)
        height = min(below.bottom() - area.top(), 6.0 * self.text)
        area.setHeight(height if below.height() > 0 else 0.0)
        return area

    def _sign(self, trick: Mapping[Position, QRectF]) -> QRectF:
        """Below the left card of the trick, beside the own one."""
        own, left = trick[Position.BOTTOM], trick[Position.LEFT]
        side = min(own.left() - left.left(), own.bottom() - left.bottom(), 4.0 * self.text)
        side -= self.margin
        return QRectF(own.left() - side - self.margin, own.bottom() - side, side, side)

    def _open_hand(self, band: QRectF) -> tuple[QRectF, ...]:
        count = self.room.open_hand
        if count is None:
            return ()
        beside = self._beside_band(band) + self.margin
        area = QRectF(band)
        if self.room.open_at_right:
            area.setLeft(band.left() + beside)
        else:
            area.setRight(band.right() - beside)
        width = self.width
        least = 1 + (USUAL_HAND - 1) * index_width(self.room)
        width = int(min(width, area.width() / least))
        step = min(0.6 * width, (area.width() - width) / max(1, max(count, USUAL_HAND) - 1))
        height = min(area.height(), height_of(width))
        # At its owner's side.
        half = ((count - 1) * step + width) / 2
        middle = area.right() - half if self.room.open_at_right else area.left() + half
        return tuple(
            QRectF(round(x), area.top(), width, height)
            for x in _row(count, step, width, middle=middle)
        )

    def _rack(self, band: QRectF, cards: tuple[QRectF, ...]) -> QRectF:
        """As long as the open hand was at first, so that it does not shrink with it."""
        if not self.has_band:
            return QRectF()
        height = round(0.45 * self.text)
        length = band.width() - self._beside_band(band) - self.margin
        bottom = cards[0].bottom() if cards else band.bottom()
        left = band.right() - length if self.room.open_at_right else band.left()
        return QRectF(left, bottom - height / 2, length, height)
