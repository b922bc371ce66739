"""Where everything stands on a face, in tenths of a millimetre on a card of 63 by 88 mm.

Pips follow the printer's rules: two columns and the middle line, and whatever stands in the lower
half stands on its head, so that a card reads the same from both sides.
"""

from dataclasses import dataclass

from ...rules.cards import Rank

CARD_WIDTH = 630.0
CARD_HEIGHT = 880.0
CARD_ASPECT = CARD_HEIGHT / CARD_WIDTH
CORNER_RADIUS = 34.0
# Nothing but the ground is drawn nearer to the edge than this.
MARGIN = 20.0

MIDDLE_X = CARD_WIDTH / 2
MIDDLE_Y = CARD_HEIGHT / 2

# The field of a court card; its drawings have this size.
COURT_LEFT = 142.0
COURT_TOP = 60.0
COURT_WIDTH = CARD_WIDTH - 2 * COURT_LEFT
COURT_HEIGHT = CARD_HEIGHT - 2 * COURT_TOP
# How far the seam between the two figures rises from its middle, the card's, to the right edge of
# the field; it falls as far to the left.
COURT_SEAM_RISE = 46.0
COURT_PIP_X = COURT_LEFT + 58.0
COURT_PIP_Y = COURT_TOP + 66.0
COURT_PIP_SIZE = 84.0


@dataclass(frozen=True, slots=True)
class Pip:
    """One pip: its centre, and whether it stands on its head."""

    x: float
    y: float
    turned: bool


@dataclass(frozen=True, slots=True)
class Corner:
    """The index in the top left corner; the other is the same, half turned round the middle."""

    centre_x: float
    top: float
    cap_height: float
    max_width: float
    pip_centre_y: float
    pip_size: float

    @property
    def right(self) -> float:
        """Where index and pip end, whatever the index says."""
        return self.centre_x + max(self.max_width, self.pip_size) / 2

    @property
    def bottom(self) -> float:
        """Where the pip under the index ends."""
        return self.pip_centre_y + self.pip_size / 2


NORMAL_CORNER = Corner(
    centre_x=77.0, top=36.0, cap_height=108.0, max_width=108.0, pip_centre_y=205.0, pip_size=86.0
)
LARGE_CORNER = Corner(
    centre_x=98.0, top=36.0, cap_height=178.0, max_width=152.0, pip_centre_y=291.0, pip_size=126.0
)

PIP_SIZE = 122.0
SMALL_PIP_SIZE = 95.0
# The square round the middle that the ornament of an ace is drawn in.
ACE_SIZE = 530.0
LARGE_INDEX_ACE_SIZE = 372.0

# Per rank: the column (-1 left, 0 middle, 1 right) and the height, from 1 at the top row to -1
# at the bottom row.
_THIRD = 1 / 3
_PLACES: dict[Rank, tuple[tuple[int, float], ...]] = {
    Rank.TWO: ((0, 1), (0, -1)),
    Rank.THREE: ((0, 1), (0, 0), (0, -1)),
    Rank.FOUR: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    Rank.FIVE: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    Rank.SIX: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
    Rank.SEVEN: ((-1, 1), (1, 1), (0, 0.5), (-1, 0), (1, 0), (-1, -1), (1, -1)),
    Rank.EIGHT: ((-1, 1), (1, 1), (0, 0.5), (-1, 0), (1, 0), (0, -0.5), (-1, -1), (1, -1)),
    Rank.NINE: (
        *((-1, 1), (1, 1), (-1, _THIRD), (1, _THIRD), (0, 0)),
        *((-1, -_THIRD), (1, -_THIRD), (-1, -1), (1, -1)),
    ),
    Rank.TEN: (
        *((-1, 1), (1, 1), (0, 2 * _THIRD), (-1, _THIRD), (1, _THIRD)),
        *((-1, -_THIRD), (1, -_THIRD), (0, -2 * _THIRD), (-1, -1), (1, -1)),
    ),
}

# From the middle of the card to the outer columns and rows.
_COLUMN = 120.0
_LARGE_COLUMN = 82.0
_ROW = 292.0

# Between an index and the frame that makes room for it.
_NOTCH_GAP = 9.0


def pips(rank: Rank, *, large_indices: bool) -> tuple[Pip, ...]:
    """The pips of a spot card; an ace and a court have something else in their place."""
    column = _LARGE_COLUMN if large_indices else _COLUMN
    return tuple(
        Pip(MIDDLE_X + side * column, MIDDLE_Y - height * _ROW, turned=height < 0)
        for side, height in _PLACES.get(rank, ())
    )


def pip_size(*, large_indices: bool) -> float:
    """The height of the pips of a spot card."""
    return SMALL_PIP_SIZE if large_indices else PIP_SIZE


def ace_size(*, large_indices: bool) -> float:
    """How wide and high the ornament of an ace is, round the middle of the card."""
    return LARGE_INDEX_ACE_SIZE if large_indices else ACE_SIZE


def court_outline(*, large_indices: bool) -> tuple[tuple[float, float], ...]:
    """The frame of a court, with a notch wherever a corner index needs the room."""
    left, top = COURT_LEFT, COURT_TOP
    taken = corner(large_indices=large_indices)
    notch_x, notch_y = taken.right + _NOTCH_GAP, taken.bottom + _NOTCH_GAP
    right = CARD_WIDTH - left
    if notch_x <= left:
        half: tuple[tuple[float, float], ...] = ((left, top), (right, top))
    else:
        half = ((left, notch_y), (notch_x, notch_y), (notch_x, top), (right, top))
    return half + tuple((CARD_WIDTH - x, CARD_HEIGHT - y) for x, y in half)


def corner(*, large_indices: bool) -> Corner:
    """The measures of the corner index."""
    return LARGE_CORNER if large_indices else NORMAL_CORNER


def index_height(width: float, *, large_indices: bool) -> float:
    """How high the index letters are on a card *width* wide, in the same unit."""
    return corner(large_indices=large_indices).cap_height * width / CARD_WIDTH
