"""Tin, lid and bowls show the pieces they are given, each in its colour."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from vira_desktop.session.players import TokenColour
from vira_desktop.session.tokens import Kind
from vira_desktop.ui.table.pieces import (
    MOST_SEEN,
    Piece,
    draw_bowl,
    draw_tin,
    tin_and_lid,
)
from vira_desktop.ui.theme import DARK, LIGHT, Theme, token_colour

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


COLOURS = [token_colour(colour) for colour in TokenColour]


def bets(*players: int) -> list[Piece]:
    return [Piece(Kind.BET, COLOURS[player]) for player in players]


@THEMES
def test_bets_lie_in_the_tin_and_on_the_lid_in_the_colours_of_their_players(theme: Theme) -> None:
    tin, lid = tin_and_lid(AREA)
    image = picture(
        lambda painter: draw_tin(painter, theme, AREA, inside=bets(0, 1), on_lid=bets(2))
    )
    first, second, third = COLOURS[:3]
    assert pixels(image, first, tin) > 20
    assert pixels(image, second, tin) > 20
    assert pixels(image, third, lid) > 20
    assert pixels(image, third, tin) == pixels(image, first, lid) == 0


@THEMES
def test_each_bet_more_is_seen_until_there_are_many(theme: Theme) -> None:
    pictures = [
        picture(
            lambda painter, count=count: draw_tin(  # type: ignore[misc]
                painter, theme, AREA, inside=bets(*(count * [0])), on_lid=()
            )
        )
        for count in range(MOST_SEEN + 2)
    ]
    different = [one != other for one, other in pairwise(pictures)]
    assert different == MOST_SEEN * [True] + [False]


@THEMES
@pytest.mark.parametrize("kind", list(Kind))
def test_a_bowl_shows_what_is_in_it(theme: Theme, kind: Kind) -> None:
    colour = COLOURS[1]
    empty = picture(lambda painter: draw_bowl(painter, theme, AREA))
    full = picture(lambda painter: draw_bowl(painter, theme, AREA, [Piece(kind, colour)]))
    assert pixels(empty, colour, AREA) == 0
    assert pixels(full, colour, AREA) > 20
