"""The paints of the deck, and which of them each suit's courts wear."""

from dataclasses import dataclass

# Where this ink stands in an ace, the program puts the colour of the suit.
INK = "#1f2433"
PAPER = "#fffdf7"

CREAM = "#fff4dc"
WHITE = "#fffdf7"
OCHRE = "#dfa12f"
STRAW = "#f4d47f"
RED = "#b8292f"
WINE = "#74182a"
ROSE = "#f2c4b4"
BLUE = "#2f6496"
NAVY = "#1c3557"
SKY = "#a9c6d8"
SLATE = "#3a4a72"
NIGHT = "#1d2440"
MIST = "#b9c3da"
GREEN = "#357a4c"
MOSS = "#1e4d33"
LEAF = "#a5c894"
RUST = "#8f4517"
STEEL = "#c9d1d7"
IRON = "#7d8b98"
WOOD = "#8a5a34"
BARK = "#5e3a1f"

SKIN = "#f6d8bc"
BLUSH = "#f0b59d"
SHADE = "#dfb18d"
CREASE = "#a8633f"
# Upper and lower lip, made up and not.
ROUGE = ("#9c2230", "#c8404a")
LIPS = ("#a44a38", "#b5533f")
SPRUCE = "#e3b878"


@dataclass(frozen=True)
class Dress:
    """The colours of one suit's courts."""

    main: str
    dark: str
    light: str
    accent: str


DRESS = {
    "spades": Dress(main=SLATE, dark=NIGHT, light=MIST, accent=OCHRE),
    "hearts": Dress(main=RED, dark=WINE, light=ROSE, accent=OCHRE),
    "diamonds": Dress(main=OCHRE, dark=RUST, light=CREAM, accent=BLUE),
    "clubs": Dress(main=GREEN, dark=MOSS, light=LEAF, accent=RED),
}


@dataclass(frozen=True)
class Hair:
    """The two tones of a head of hair, and the eyes that go with it."""

    light: str
    dark: str
    eyes: str
