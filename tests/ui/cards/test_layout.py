"""The pips of all spot cards stand where a printer would put them."""

from itertools import combinations
from math import hypot

import pytest

from vira_desktop.rules.cards import Rank
from vira_desktop.ui.cards import layout

COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
SPOTS = [rank for rank in Rank if rank not in (Rank.ACE, *COURTS)]

both_indices = pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])


@both_indices
def test_as_many_pips_as_the_card_is_worth(large: bool) -> None:
    assert [len(layout.pips(rank, large_indices=large)) for rank in SPOTS] == list(range(2, 11))
    assert not any(layout.pips(rank, large_indices=large) for rank in (Rank.ACE, *COURTS))


@both_indices
@pytest.mark.parametrize("rank", SPOTS)
def test_the_lower_half_stands_on_its_head(rank: Rank, large: bool) -> None:
    for pip in layout.pips(rank, large_indices=large):
        assert pip.turned == (pip.y > layout.MIDDLE_Y)


@both_indices
@pytest.mark.parametrize("rank", [rank for rank in SPOTS if rank is not Rank.SEVEN])
def test_places_are_the_same_from_both_sides(rank: Rank, large: bool) -> None:
    places = {(round(pip.x), round(pip.y)) for pip in layout.pips(rank, large_indices=large)}
    turned = {(round(layout.CARD_WIDTH - x), round(layout.CARD_HEIGHT - y)) for x, y in places}
    assert places == turned


@both_indices
@pytest.mark.parametrize("rank", SPOTS)
def test_left_and_right_are_alike(rank: Rank, large: bool) -> None:
    places = {(round(pip.x), round(pip.y)) for pip in layout.pips(rank, large_indices=large)}
    assert places == {(round(layout.CARD_WIDTH - x), y) for x, y in places}


@both_indices
@pytest.mark.parametrize("rank", SPOTS)
def test_pips_touch_neither_each_other_nor_the_index(rank: Rank, large: bool) -> None:
    pips = layout.pips(rank, large_indices=large)
    size = layout.pip_size(large_indices=large)
    for one, other in combinations(pips, 2):
        assert hypot(one.x - other.x, one.y - other.y) > size
    corner = layout.corner(large_indices=large)
    for pip in pips:
        beside = pip.x - size / 2 > corner.right
        below = pip.y - size / 2 > corner.bottom
        assert beside or below


@both_indices
def test_the_index_keeps_to_its_corner(large: bool) -> None:
    corner = layout.corner(large_indices=large)
    assert corner.centre_x - corner.max_width / 2 >= layout.MARGIN
    assert corner.top >= layout.MARGIN
    assert corner.pip_centre_y - corner.pip_size / 2 > corner.top + corner.cap_height


@both_indices
def test_a_court_leaves_room_for_the_index(large: bool) -> None:
    outline = layout.court_outline(large_indices=large)
    corner = layout.corner(large_indices=large)
    assert all(x > corner.right or y > corner.bottom for x, y in outline)
    assert {(layout.CARD_WIDTH - x, layout.CARD_HEIGHT - y) for x, y in outline} == set(outline)


def test_index_letters_are_fourteen_pixels_high_on_a_card_of_eighty_two() -> None:
    assert layout.index_height(82, large_indices=False) >= 14
    assert layout.index_height(50, large_indices=True) >= 14
