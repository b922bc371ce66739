"""The ornaments of the four aces: the suit's sign, with flowers spared out of it.

They are drawn in ink on paper alone; the program puts the colour of the suit for the ink.
"""

from .folk import petal, rosette, tulip
from .palette import INK, PAPER
from .pips import pip
from .shapes import both, disc, line, lozenge, moved, num, svg

SIZE = 400.0


def ace_drawing(suit: str) -> str:
    inside = {"spades": _in_spade, "hearts": _in_heart, "diamonds": _in_diamond, "clubs": _in_club}
    return svg(SIZE, SIZE, moved(inside[suit](), SIZE / 2, SIZE / 2))


def _sign(suit: str, size: float, *, rim: float) -> str:
    """The sign *size* high, with a fine line of paper inside its outline."""
    scale = size / 100
    return (
        moved(pip(suit, INK), 0, 0, scale=scale)
        + moved(pip(suit, PAPER), 0, 0, scale=scale * rim)
        + moved(pip(suit, INK), 0, 0, scale=scale * (rim - 0.035))
    )


def _in_spade() -> str:
    """The richest of the four: a whole spray in the spade, leaves curling round its foot."""
    sign = moved(pip("spades", INK), 0, 0, scale=3.2)
    inner = (
        "M0 -112 C26 -62 112 -18 112 46 C112 76 92 92 70 92 C44 92 20 74 10 46 L-10 46 "
        "C-20 74 -44 92 -70 92 C-92 92 -112 76 -112 46 C-112 -18 -26 -62 0 -112 Z"
    )
    edge = line(inner, PAPER, 4)
    stem = line("M0 40 L0 -20", PAPER, 6)
    bloom = moved(tulip(62, PAPER, INK), 0, -14)
    side = moved(
        line("M0 0 C-16 -4 -34 -10 -46 -22", PAPER, 5)
        + moved(rosette(25, PAPER, INK, count=7), -58, 8)
        + moved(petal(36, 15, PAPER), -14, -6, turn=-18)
        + moved(petal(30, 13, PAPER), -8, 8, turn=-120),
        0,
        34,
    )
    foot = both(
        moved(petal(74, 17, INK), -44, 151, turn=-72)
        + moved(petal(44, 13, INK), -48, 150, turn=-50)
    )
    return sign + edge + stem + both(side) + bloom + foot


def _in_heart() -> str:
    sprigs = both(
        moved(rosette(30, PAPER, INK, count=8), -66, -44)
        + line("M0 66 C-20 40 -46 14 -60 -14", PAPER, 5)
        + moved(petal(42, 17, PAPER), -28, 30, turn=-78)
        + moved(petal(34, 14, PAPER), -44, 6, turn=18)
    )
    stem = line("M0 92 L0 0", PAPER, 6) + moved(tulip(56, PAPER, INK), 0, 14)
    return _sign("hearts", 290, rim=0.88) + sprigs + stem


def _in_diamond() -> str:
    blooms = moved(tulip(48, PAPER, INK), 0, -34)
    sides = moved(tulip(36, PAPER, INK), 32, 0, turn=90)
    cross = blooms + sides
    leaves = "".join(moved(petal(44, 14, PAPER), 0, 0, turn=a) for a in (-36, 36, 144, 216))
    heart = disc(0, 0, 27, INK) + rosette(26, PAPER, INK)
    return _sign("diamonds", 340, rim=0.86) + leaves + cross + moved(cross, 0, 0, turn=180) + heart


def _in_club() -> str:
    # The disc closes the slits that the leaves leave round the middle.
    sign = moved(pip("clubs", INK), 0, 0, scale=2.95) + disc(0, 2, 34, INK)
    flowers = "".join(
        line(_circle(x, y, 48), PAPER, 4) + moved(rosette(36, PAPER, INK, count=8), x, y)
        for x, y in ((0, -75), (-74, 30), (74, 30))
    )
    stem = moved(petal(70, 20, PAPER), 0, 118)
    return sign + flowers + stem + moved(lozenge(22, 28, PAPER), 0, 4)


def _circle(x: float, y: float, r: float) -> str:
    k = 0.5523 * r
    return (
        f"M{num(x)} {num(y - r)} C{num(x + k)} {num(y - r)} {num(x + r)} {num(y - k)} {num(x + r)} "
        f"{num(y)} C{num(x + r)} {num(y + k)} {num(x + k)} {num(y + r)} {num(x)} {num(y + r)} "
        f"C{num(x - k)} {num(y + r)} {num(x - r)} {num(y + k)} {num(x - r)} {num(y)} "
        f"C{num(x - r)} {num(y - k)} {num(x - k)} {num(y - r)} {num(x)} {num(y - r)} Z"
    )
