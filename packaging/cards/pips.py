"""The four suit signs, each one path on a square of a hundred units."""

from .palette import INK
from .shapes import num, path, svg

BOX = 100.0


def _round_path(x: float, y: float, r: float) -> str:
    """A circle as four curves, which is all the program's reader of pips understands."""
    k = 0.5523 * r
    return (
        f"M{num(x)} {num(y - r)} C{num(x + k)} {num(y - r)} {num(x + r)} {num(y - k)} "
        f"{num(x + r)} {num(y)} C{num(x + r)} {num(y + k)} {num(x + k)} {num(y + r)} "
        f"{num(x)} {num(y + r)} C{num(x - k)} {num(y + r)} {num(x - r)} {num(y + k)} "
        f"{num(x - r)} {num(y)} C{num(x - r)} {num(y - k)} {num(x - k)} {num(y - r)} "
        f"{num(x)} {num(y - r)} Z"
    )


PIPS = {
    "spade": (
        "M50 2 C58 21 95 40 95 65 C95 78 85 86 74 86 C66 86 58 82 54 75 C54.5 86 59 93 69 98 "
        "L31 98 C41 93 45.5 86 46 75 C42 82 34 86 26 86 C15 86 5 78 5 65 C5 40 42 21 50 2 Z"
    ),
    "heart": (
        "M50 96 C41 78 5 60 5 31 C5 15 16 4 30 4 C39 4 46.5 10 50 19 "
        "C53.5 10 61 4 70 4 C84 4 95 15 95 31 C95 60 59 78 50 96 Z"
    ),
    "diamond": (
        "M50 2 C58 18 73 37 87 50 C73 63 58 82 50 98 C42 82 27 63 13 50 C27 37 42 18 50 2 Z"
    ),
    "club": (
        f"{_round_path(50, 24.5, 22)} {_round_path(25, 60, 22)} {_round_path(75, 60, 22)} "
        "M43 30 L57 30 C55 44 59 51 70 52 L70 68 C62 68 56 66 54 62 C54.5 80 59 92 69 98 "
        "L31 98 C41 92 45.5 80 46 62 C44 66 38 68 30 68 L30 52 C41 51 45 44 43 30 Z"
    ),
}

SUITS = {"spades": "spade", "hearts": "heart", "diamonds": "diamond", "clubs": "club"}


def pip(suit: str, fill: str) -> str:
    """The sign of *suit*, its middle at the origin."""
    return f'<g transform="translate(-50 -50)">{path(PIPS[SUITS[suit]], fill)}</g>'


def pip_drawing(name: str) -> str:
    return svg(BOX, BOX, path(PIPS[name], INK))
