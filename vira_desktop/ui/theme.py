"""The colours of the screen, light and dark, on each table: the only module with literal colours
(W4).

Every colour is written "#rrggbb", or "#aarrggbb" where something shines through.
"""

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor, QPalette

from ..session.players import TokenColour
from ..session.settings import TableChoice

Role = QPalette.ColorRole


@dataclass(frozen=True, slots=True, kw_only=True)
class Surface:
    """What the table is made of, and its colours."""

    made_of: TableChoice
    ground: str
    """Under the lamp."""
    edge: str
    """Away from it."""
    grain: str
    """Fibres of felt and grain of wood, darker than the ground; clear on a plain table."""
    text: str
    rail: str
    """The strip the player's own cards stand on."""
    rail_edge: str
    """The lit edge of the rail."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """One set of colours for the table and everything beside it."""

    is_dark: bool
    surface: Surface
    shadow: str
    dim: str
    """Laid over a card that may not be chosen."""
    focus: str
    """The frame round the card that has the keyboard."""
    # The plates of the seats.
    plate: str
    plate_edge: str
    plate_text: str
    plate_muted: str
    plate_red: str
    plate_black: str
    """Hearts and diamonds, spades and clubs, on a plate or a label."""
    turn: str
    """Whose turn it is."""
    turn_text: str
    turn_glow: str
    declarer: str
    declarer_text: str
    bubble: str
    bubble_text: str
    # Marks on cards.
    winner: str
    winner_text: str
    leader: str
    leader_text: str
    chosen: str
    chosen_text: str
    # The pulla, the bowls, and what lies in them.
    tin: str
    tin_inside: str
    tin_edge: str
    tin_shine: str
    bowl: str
    bowl_inside: str
    bowl_edge: str
    bet: str
    pin: str
    # Windows, panels, buttons.
    window: str
    panel: str
    text: str
    muted: str
    edge: str
    button: str
    button_text: str
    disabled_text: str
    field: str
    highlight: str
    highlight_text: str
    link: str
    hint: str
    hint_text: str
    """Why something was refused."""


LIGHT = Theme(
    is_dark=False,
    surface=Surface(
        made_of=TableChoice.FELT,
        ground="#2f7a55",
        edge="#1b5439",
        grain="#26001c0e",
        text="#ffffff",
        rail="#4b2d1b",
        rail_edge="#8a5c39",
    ),
    shadow="#46000000",
    dim="#3a2a4a3c",
    focus="#1f6feb",
    plate="#fbf6e9",
    plate_edge="#c9bd9f",
    plate_text="#2a261d",
    plate_muted="#665d4b",
    plate_red="#b71f2b",
    plate_black="#23252c",
    turn="#ffcf40",
    turn_text="#3a2a00",
    turn_glow="#ffe08a",
    declarer="#7a2331",
    declarer_text="#fff6e6",
    bubble="#fffdf7",
    bubble_text="#2a261d",
    winner="#ffb300",
    winner_text="#3a2700",
    leader="#23405e",
    leader_text="#ffffff",
    chosen="#1565c0",
    chosen_text="#ffffff",
    tin="#b9924a",
    tin_inside="#6d5223",
    tin_edge="#59421a",
    tin_shine="#e6c98a",
    bowl="#9c4a2f",
    bowl_inside="#5f2818",
    bowl_edge="#45190d",
    bet="#f3ead2",
    pin="#f6efdd",
    window="#f4eedf",
    panel="#fbf6e9",
    text="#2a261d",
    muted="#665d4b",
    edge="#d3c8ae",
    button="#fffdf7",
    button_text="#2a261d",
    disabled_text="#736a58",
    field="#fffdf7",
    highlight="#2a6b4a",
    highlight_text="#ffffff",
    link="#1f5f8b",
    hint="#ffe9b0",
    hint_text="#4a3300",
)

DARK = Theme(
    is_dark=True,
    surface=Surface(
        made_of=TableChoice.FELT,
        ground="#1c4434",
        edge="#0e281e",
        grain="#30000c06",
        text="#eef3ee",
        rail="#20140d",
        rail_edge="#4f3524",
    ),
    shadow="#70000000",
    dim="#4d0b1a14",
    focus="#6cb0ff",
    plate="#20302a",
    plate_edge="#466055",
    plate_text="#f0f2ec",
    plate_muted="#b3beb5",
    plate_red="#ff8d8d",
    plate_black="#e9ecf2",
    turn="#f2c14b",
    turn_text="#2f2200",
    turn_glow="#c99a2e",
    declarer="#8f3243",
    declarer_text="#fff3e6",
    bubble="#2c3d36",
    bubble_text="#f0f2ec",
    winner="#f5b428",
    winner_text="#332300",
    leader="#9cc4ee",
    leader_text="#10202f",
    chosen="#5aa2f0",
    chosen_text="#06172a",
    tin="#8b6d37",
    tin_inside="#3f2f14",
    tin_edge="#2b200d",
    tin_shine="#b3935a",
    bowl="#74381f",
    bowl_inside="#3b190d",
    bowl_edge="#230d05",
    bet="#d9cfb4",
    pin="#d8cfb8",
    window="#151d1a",
    panel="#1b2622",
    text="#eceee8",
    muted="#aab5ac",
    edge="#3a4a43",
    button="#26342e",
    button_text="#eceee8",
    disabled_text="#93a097",
    field="#121a17",
    highlight="#2f7d58",
    highlight_text="#ffffff",
    link="#8cc4ee",
    hint="#4a3a12",
    hint_text="#ffe3a0",
)

_LIGHT_TABLES = (
    LIGHT.surface,
    Surface(
        made_of=TableChoice.WOOD,
        ground="#8c5c36",
        edge="#5f3a20",
        grain="#38240e02",
        text="#ffffff",
        rail="#3b2415",
        rail_edge="#a9754a",
    ),
    Surface(
        made_of=TableChoice.PLAIN,
        ground="#456377",
        edge="#456377",
        grain="#00000000",
        text="#ffffff",
        rail="#314a5b",
        rail_edge="#5d7c91",
    ),
)
_DARK_TABLES = (
    DARK.surface,
    Surface(
        made_of=TableChoice.WOOD,
        ground="#4b3220",
        edge="#2b1b10",
        grain="#40120802",
        text="#f3ede4",
        rail="#1d120a",
        rail_edge="#5f4430",
    ),
    Surface(
        made_of=TableChoice.PLAIN,
        ground="#26343e",
        edge="#26343e",
        grain="#00000000",
        text="#eef2f5",
        rail="#172129",
        rail_edge="#3a4c59",
    ),
)
_THEMES = {
    (theme.is_dark, surface.made_of): replace(theme, surface=surface)
    for theme, surfaces in ((LIGHT, _LIGHT_TABLES), (DARK, _DARK_TABLES))
    for surface in surfaces
}


def theme_of(table: TableChoice, *, is_dark: bool) -> Theme:
    """The colours of the screen with such a *table*: the same object whenever it is asked for."""
    return _THEMES[is_dark, table]


TEXT_ON_GROUND: tuple[tuple[str, str], ...] = (
    ("surface.text", "surface.ground"),
    ("surface.text", "surface.edge"),
    ("surface.text", "surface.rail"),
    ("plate_text", "plate"),
    ("plate_muted", "plate"),
    ("plate_red", "plate"),
    ("plate_black", "plate"),
    ("turn_text", "turn"),
    ("declarer_text", "declarer"),
    ("bubble_text", "bubble"),
    ("plate_red", "bubble"),
    ("plate_black", "bubble"),
    ("winner_text", "winner"),
    ("leader_text", "leader"),
    ("chosen_text", "chosen"),
    ("text", "window"),
    ("text", "panel"),
    ("text", "field"),
    ("muted", "window"),
    ("muted", "panel"),
    ("plate_red", "panel"),
    ("plate_black", "panel"),
    ("button_text", "button"),
    ("plate_red", "button"),
    ("disabled_text", "button"),
    ("disabled_text", "panel"),
    ("highlight_text", "highlight"),
    ("link", "panel"),
    ("hint_text", "hint"),
)
"""Which colour of text stands on which ground; each pair has a contrast of at least 4.5."""


_TOKENS = {
    TokenColour.RED: "#c8493f",
    TokenColour.GREEN: "#4c9a52",
    TokenColour.YELLOW: "#e0b02c",
    TokenColour.BLUE: "#3f7fc4",
    TokenColour.WHITE: "#f4eee0",
    TokenColour.BLACK: "#3a3632",
}


def token_colour(colour: TokenColour) -> str:
    """The paint of a player's tokens: the same in the light and in the dark."""
    return _TOKENS[colour]


def palette_of(theme: Theme) -> QPalette:
    """The colours of *theme* as Qt's own widgets take them."""
    palette = QPalette(QColor(theme.button), QColor(theme.window))
    for role, colour in (
        (Role.Window, theme.window),
        (Role.WindowText, theme.text),
        (Role.Base, theme.field),
        (Role.AlternateBase, theme.panel),
        (Role.Text, theme.text),
        (Role.PlaceholderText, theme.muted),
        (Role.Button, theme.button),
        (Role.ButtonText, theme.button_text),
        (Role.ToolTipBase, theme.bubble),
        (Role.ToolTipText, theme.bubble_text),
        (Role.Highlight, theme.highlight),
        (Role.HighlightedText, theme.highlight_text),
        (Role.Link, theme.link),
        (Role.Mid, theme.edge),
        (Role.Accent, theme.highlight),
    ):
        palette.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.disabled_text))
    return palette
