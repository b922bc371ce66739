"""Text can be read on its ground in light and dark, on every table (field test W4)."""

import dataclasses
import re
from itertools import pairwise
from operator import attrgetter
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette

import vira_desktop
from vira_desktop.session.settings import TableChoice
from vira_desktop.ui.theme import TEXT_ON_GROUND, Theme, palette_of, theme_of

THEMES = pytest.mark.parametrize(
    "theme",
    [theme_of(table, is_dark=dark) for table in TableChoice for dark in (False, True)],
    ids=lambda theme: f"{theme.surface.made_of.value}-{'dark' if theme.is_dark else 'light'}",
)
# The faces of the cards are ivory, black and red in every theme; their style is their own.
CARD_COLOURS = {"ui/cards/style.py", "ui/cards/face.py"}


@THEMES
@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
def test_text_stands_out_from_its_ground(theme: Theme, text: str, ground: str) -> None:
    assert _contrast(attrgetter(text)(theme), attrgetter(ground)(theme)) >= 4.5


@THEMES
def test_no_grain_of_the_table_is_lighter_than_its_ground(theme: Theme) -> None:
    # So that text on the table, measured on the ground, stands out everywhere.
    grain = QColor(theme.surface.grain)
    grain.setAlpha(255)
    assert _luminance(grain) <= _luminance(QColor(theme.surface.ground))
    assert _luminance(QColor(theme.surface.edge)) <= _luminance(QColor(theme.surface.ground))


@THEMES
def test_every_text_colour_has_a_ground(theme: Theme) -> None:
    names = {field.name for field in dataclasses.fields(theme)}
    texts = {name for name in names if name.endswith("text") or name.startswith("plate_m")}
    assert texts <= {text for text, _ground in TEXT_ON_GROUND}


@THEMES
def test_widgets_get_readable_colours(theme: Theme) -> None:
    palette = palette_of(theme)
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    pairs = (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.ToolTipText, role.ToolTipBase),
        (role.HighlightedText, role.Highlight),
    )
    for state in (group.Active, group.Inactive, group.Disabled):
        for text, ground in pairs:
            assert _contrast(palette.color(state, text), palette.color(state, ground)) >= 4.5


def test_colours_are_written_in_the_theme_alone() -> None:
    package = Path(vira_desktop.__file__).parent
    literal = re.compile(r"""["']#[0-9a-fA-F]{6,8}\b|QColor\(\s*["'\d]""")
    found = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if literal.search(path.read_text("utf-8"))
    }
    assert found - CARD_COLOURS == {"ui/theme.py"}


def _contrast(one: QColor | str, other: QColor | str) -> float:
    """The contrast ratio of WCAG 2.2, 1 to 21."""
    lights = sorted((_luminance(QColor(one)), _luminance(QColor(other))))
    return next((high + 0.05) / (low + 0.05) for low, high in pairwise(lights))


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
