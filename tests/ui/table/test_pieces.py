"""Tin, lid and bowls show the pieces they are given, each in its colour."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from vira_desktop.ui.table.pieces import (
    MOST_SEEN,
    Piece,
    Shape,
    draw_bowl,
    draw_tin,
    tin_and_lid,
)
from vira_desktop.ui.theme import DARK, LIGHT, Theme

AREA = QRectF(0, 0, 160, 160)
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


def picture(draw: Callable[[QPainter], None]) -> QImage:
    image = QImage(160, 160, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter)
    painter.end()
    return image


def pixels(image: QImage, colour: str, area: QRectF) -> int:
    """How often *colour* is seen in *area*."""
    wanted, inside = QColor(colour).rgb(), area.toRect()
    return sum(
        image.pixel(x, y) == wanted
        for x in range(inside.left(), inside.right())
        for y in range(inside.top(), inside.bottom())
    )


def bets(theme: Theme, *players: int) -> list[Piece]:
    return [Piece(Shape.BET, theme.tokens[player]) for player in players]


@THEMES
def test_bets_lie_in_the_tin_and_on_the_lid_in_the_colours_of_their_players(theme: Theme) -> None:
    tin, lid = tin_and_lid(AREA)
    image = picture(
        lambda painter: draw_tin(
            painter, theme, AREA, inside=bets(theme, 0, 1), on_lid=bets(theme, 2)
        )
    )
    first, second, third, _fourth = theme.tokens
    assert pixels(image, first, tin) > 20
    assert pixels(image, second, tin) > 20
    assert pixels(image, third, lid) > 20
    assert pixels(image, third, tin) == pixels(image, first, lid) == 0


@THEMES
def test_each_bet_more_is_seen_until_there_are_many(theme: Theme) -> None:
    pictures = [
        picture(
            lambda painter, count=count: draw_tin(  # type: ignore[misc]
                painter, theme, AREA, inside=bets(theme, *(count * [0])), on_lid=()
            )
        )
        for count in range(MOST_SEEN + 2)
    ]
    different = [one != other for one, other in pairwise(pictures)]
    assert different == MOST_SEEN * [True] + [False]


@THEMES
@pytest.mark.parametrize("shape", list(Shape))
def test_a_bowl_shows_what_is_in_it(theme: Theme, shape: Shape) -> None:
    colour = theme.tokens[1]
    empty = picture(lambda painter: draw_bowl(painter, theme, AREA))
    full = picture(lambda painter: draw_bowl(painter, theme, AREA, [Piece(shape, colour)]))
    assert pixels(empty, colour, AREA) == 0
    assert pixels(full, colour, AREA) > 20
