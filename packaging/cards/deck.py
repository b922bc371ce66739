"""The whole deck: every drawing by its file name."""

from collections.abc import Callable

from .aces import ace_drawing
from .backs import GROUNDS, back_drawing
from .field import HEIGHT, WIDTH
from .jacks import jack
from .kings import king
from .palette import DRESS
from .pips import PIPS, pip_drawing
from .queens import queen
from .shapes import svg

COURTS: dict[str, Callable[[str], str]] = {"king": king, "queen": queen, "jack": jack}


def drawings() -> dict[str, str]:
    """Every drawing of the deck by its file name under resources/cards."""
    found = {f"pips/{name}.svg": pip_drawing(name) for name in PIPS}
    found |= {f"aces/{suit}.svg": ace_drawing(suit) for suit in DRESS}
    found |= {f"backs/{name}.svg": back_drawing(name) for name in GROUNDS}
    for rank, draw in COURTS.items():
        found |= {f"courts/{rank}-{suit}.svg": svg(WIDTH, HEIGHT, draw(suit)) for suit in DRESS}
    return found
