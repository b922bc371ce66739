"""Nothing on the table overlaps what it must not, at any size (field tests W1 to W3)."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from vira_desktop.ui.cards.layout import CARD_WIDTH, corner
from vira_desktop.ui.table.geometry import (
    LEAST_BOWL,
    Layout,
    Room,
    index_depth,
    index_width,
    lay_out,
)
from vira_desktop.ui.table.model import Position
from vira_desktop.ui.table_page import panel_width

# Windows; the table has what menu and line of the window leave, and the panel its share.
SIZES = [(800, 540), (800, 600), (1024, 600), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160)]
# A window of 3840x2160 device pixels at the scale factors of W1, in logical pixels.
SCALED = [(round(3840 / factor), round(2160 / factor)) for factor in (1.25, 1.5, 2, 3)]
MENU, MENU_AND_LINE = 24, 70
EVERY_SIZE = pytest.mark.parametrize("size", SIZES + SCALED, ids="{0[0]}x{0[1]}".format)
HANDS = pytest.mark.parametrize("hand", [1, 12, 13, 14, 20, 26])
INDICES = pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
OPEN = pytest.mark.parametrize(
    ("open_hand", "at_right"), [(None, False), (13, False), (13, True), (1, True), (0, False)]
)


def room(
    size: tuple[int, int],
    *,
    hand: int = 13,
    open_hand: int | None = None,
    at_right: bool = False,
    large: bool = False,
) -> Room:
    width, height = size
    return Room(
        width=width,
        height=height - MENU_AND_LINE,
        window_height=height,
        panel=panel_width(width, height - MENU),
        hand=hand,
        open_hand=open_hand,
        open_at_right=at_right,
        large_indices=large,
    )


@EVERY_SIZE
@HANDS
@INDICES
def test_index_is_high_enough(size: tuple[int, int], hand: int, large: bool) -> None:
    layout = lay_out(room(size, hand=hand, large=large))
    index = corner(large_indices=large).cap_height * layout.card_width / CARD_WIDTH
    assert index >= 0.03 * size[1]
    assert index >= 14


@EVERY_SIZE
@OPEN
@INDICES
def test_index_of_every_card_on_the_table_is_high_enough(
    size: tuple[int, int], open_hand: int | None, at_right: bool, large: bool
) -> None:
    layout = lay_out(room(size, open_hand=open_hand, at_right=at_right, large=large))
    cap = corner(large_indices=large).cap_height / CARD_WIDTH
    for card in (*layout.trick.values(), *layout.open_hand):
        assert cap * card.width() >= 14
        assert cap * card.width() >= 0.03 * size[1]


@EVERY_SIZE
@HANDS
@INDICES
def test_each_index_of_the_hand_is_seen(size: tuple[int, int], hand: int, large: bool) -> None:
    space = room(size, hand=hand, large=large)
    layout = lay_out(space)
    for n, card in enumerate(layout.hand):
        index = QRectF(
            card.left(),
            card.top(),
            index_width(space) * layout.card_width,
            index_depth(space) * layout.card_width,
        )
        for other in layout.hand[n + 1 :]:
            assert not index.intersects(other)
            assert not index.translated(0, -layout.lift).intersects(other)


@EVERY_SIZE
@HANDS
def test_hand_stays_in_its_strip(size: tuple[int, int], hand: int) -> None:
    space = room(size, hand=hand)
    layout = lay_out(space)
    assert layout.strip.bottom() == pytest.approx(space.height)
    for card in layout.hand:
        assert layout.strip.contains(card)
        assert layout.strip.contains(card.translated(0, -layout.lift))


@EVERY_SIZE
@HANDS
@INDICES
def test_things_on_the_table_do_not_overlap(size: tuple[int, int], hand: int, large: bool) -> None:
    layout = lay_out(room(size, hand=hand, large=large))
    things = {
        **standing(layout),
        "backs left": layout.backs[Position.LEFT],
        "backs right": layout.backs[Position.RIGHT],
        "own note": layout.notes[Position.BOTTOM],
        "stock": layout.middle,
        **{f"bowl {place.value}": bowl for place, bowl in layout.bowls.items()},
        "fourth bowl": layout.fourth_bowl,
        "below the left bowl": layout.below_bowl,
    }
    check_apart(layout, {name: area for name, area in things.items() if area.height() > 0})


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (2560, 1440)], ids=str)
@pytest.mark.parametrize("lines", [0, 1])
def test_there_is_room_for_bowls_beside_the_cards(size: tuple[int, int], lines: int) -> None:
    layout = lay_out(replace(room(size), plate_lines=lines))
    for bowl in (*layout.bowls.values(), layout.fourth_bowl, layout.below_bowl):
        assert bowl.height() >= LEAST_BOWL * layout.text
    assert layout.backs[Position.LEFT].height() >= 0.49 * layout.card_height


@EVERY_SIZE
@OPEN
@INDICES
def test_trick_keeps_clear_of_everything(
    size: tuple[int, int], open_hand: int | None, at_right: bool, large: bool
) -> None:
    layout = lay_out(room(size, open_hand=open_hand, at_right=at_right, large=large))
    trick = QRectF()
    for card in layout.trick.values():
        trick = trick.united(card)
    things = {
        **standing(layout),
        "trick": trick,
        "open hand": whole(layout.open_hand),
        "backs left": layout.backs[Position.LEFT],
        "backs right": layout.backs[Position.RIGHT],
    }
    check_apart(layout, things)
    assert trick.contains(layout.sign)
    assert not any(layout.sign.intersects(card) for card in layout.trick.values())


@EVERY_SIZE
@INDICES
def test_trick_cards_show_their_indices(size: tuple[int, int], large: bool) -> None:
    space = room(size, large=large)
    trick = lay_out(space).trick
    left, right, own = (trick[side] for side in (Position.LEFT, Position.RIGHT, Position.BOTTOM))
    assert not left.intersects(right)
    depth = index_depth(space) * left.width()
    assert own.top() >= left.top() + depth
    assert left.center().x() < own.center().x() < right.center().x()


@EVERY_SIZE
@INDICES
def test_open_hand_shows_its_indices(size: tuple[int, int], large: bool) -> None:
    space = room(size, open_hand=13, large=large)
    cards = lay_out(space).open_hand
    for card, following in pairwise(cards):
        assert following.left() - card.left() >= index_width(space) * card.width() - 1
        assert card.height() >= index_depth(space) * card.width()


@EVERY_SIZE
def test_places_of_a_hand_do_not_move_when_the_others_play(size: tuple[int, int]) -> None:
    fewer, more = lay_out(room(size, hand=5)), lay_out(room(size, hand=13))
    assert fewer.card_width == more.card_width
    assert fewer.plates == more.plates
    assert fewer.trick == more.trick


def standing(layout: Layout) -> dict[str, QRectF]:
    return {
        "own": layout.plates[Position.BOTTOM],
        "left": layout.plates[Position.LEFT],
        "right": layout.plates[Position.RIGHT],
        "note left": layout.notes[Position.LEFT],
        "note right": layout.notes[Position.RIGHT],
        "top": layout.top,
        "low left": layout.low_left,
        "low right": layout.low_right,
    }


def whole(cards: tuple[QRectF, ...]) -> QRectF:
    area = QRectF()
    for card in cards:
        area = area.united(card)
    return area


def check_apart(layout: Layout, things: dict[str, QRectF]) -> None:
    for name, thing in things.items():
        if not thing.isEmpty():
            assert layout.table.contains(thing), name
    for (one, area), (other, place) in combinations(things.items(), 2):
        assert not area.intersects(place), (one, other)
