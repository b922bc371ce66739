"""What kings and jacks carry: sword, sceptre, axe, halberd, lance, lute and feather."""

from .field import HAND_X
from .folk import petal, rosette, tulip
from .palette import (
    BARK,
    CREAM,
    IRON,
    NAVY,
    OCHRE,
    RED,
    RUST,
    SKY,
    SPRUCE,
    STEEL,
    STRAW,
    WOOD,
    Dress,
)
from .shapes import both, disc, line, lozenge, moved, path, polygon, ring_of

# All but the lute stand upright in the fist, round the line x = 0, the card's height as it is.


def sword(dress: Dress) -> str:
    blade = polygon(((-11, 246), (-11, 48), (0, 14), (11, 48), (11, 246)), STEEL)
    edge = polygon(((0, 246), (0, 14), (11, 48), (11, 246)), IRON)
    guard = path("M-44 238 C-20 248 20 248 44 238 L44 253 C20 260 -20 260 -44 253 Z", OCHRE)
    grip = line("M0 258 L0 320", dress.dark, 14) + disc(0, 330, 12, OCHRE)
    knobs = disc(-44, 246, 8, STRAW) + disc(44, 246, 8, STRAW) + disc(0, 249, 6, RED)
    return _standing(blade + edge + guard + grip + knobs)


def sceptre(dress: Dress, *, head: str) -> str:
    rod = line("M0 96 L0 352", OCHRE, 11) + disc(0, 130, 11, dress.dark) + disc(0, 130, 5, STRAW)
    if head == "tulip":
        leaves = both(moved(petal(34, 15, OCHRE), 0, 0, turn=-64))
        return _standing(rod + moved(leaves + tulip(62, RED, STRAW), 0, 100))
    sun = ring_of(petal(37, 14, OCHRE), 8) + disc(0, 0, 18, dress.accent)
    return _standing(rod + moved(sun + lozenge(17, 21, CREAM), 0, 66))


def axe(dress: Dress) -> str:
    """A broad axe of the old kind, its edge to the right."""
    pole = line("M0 36 L0 352", WOOD, 11) + line("M-2 60 L-2 340", BARK, 2.5)
    head = path(
        "M-16 68 L8 66 C24 66 36 54 46 34 C62 74 62 112 44 150 C36 128 24 114 8 112 L-16 110 Z",
        STEEL,
    )
    edge = path("M46 34 C62 74 62 112 44 150 C50 112 51 74 46 34 Z", IRON)
    ornament = moved(rosette(13, OCHRE, dress.accent, count=6), 20, 90)
    cap = polygon(((-8, 40), (0, 18), (8, 40)), OCHRE) + line(
        "M-9 124 L9 124 M-9 56 L9 56", OCHRE, 6
    )
    return _standing(pole + head + edge + ornament + cap)


def halberd(dress: Dress) -> str:
    pole = line("M0 70 L0 352", WOOD, 10)
    spike = polygon(((0, 10), (10, 84), (-10, 84)), STEEL) + polygon(
        ((0, 10), (10, 84), (0, 84)), IRON
    )
    blade = path(
        "M0 86 C-18 88 -30 76 -40 62 C-52 92 -50 124 -37 148 C-28 134 -16 124 0 126 Z", STEEL
    )
    edge = path("M-40 62 C-52 92 -50 124 -37 148 C-41 122 -42 92 -40 62 Z", IRON)
    hook = path("M0 92 C14 90 26 96 44 88 C38 114 18 122 0 118 Z", IRON)
    tassel = moved(petal(46, 24, dress.accent), 0, 132, turn=180)
    return _standing(pole + tassel + spike + blade + edge + hook)


def lance(dress: Dress) -> str:
    """A lance with a swallow-tailed pennon that flies to the right."""
    pole = line("M0 66 L0 352", WOOD, 10)
    point = path("M0 10 C12 32 12 48 5 68 L-5 68 C-12 48 -12 32 0 10 Z", STEEL)
    flag = path("M0 80 C20 68 36 92 58 80 L44 106 L58 132 C36 144 20 120 0 132 Z", dress.accent)
    cross = path("M0 100 C16 92 30 108 47 101 L44 106 L47 112 C30 120 16 104 0 112 Z", STRAW)
    upright = path("M14 76 L24 78 L24 130 L14 128 Z", STRAW)
    return _standing(pole + flag + cross + upright + point + disc(0, 72, 7, OCHRE))


def peacock_feather(dress: Dress) -> str:
    quill = line("M0 340 C2 250 2 150 -2 84", STRAW, 6)
    vane = moved(petal(240, 66, dress.main), 0, 258)
    barbs = line(
        " ".join(f"M-19 {y} L0 {y + 16} L19 {y}" for y in range(124, 234, 22)), dress.light, 4
    )
    eye = moved(petal(86, 50, OCHRE), 0, 114) + disc(0, 58, 19, NAVY) + disc(0, 54, 9, SKY)
    return _standing(vane + barbs + quill + eye)


def lute() -> str:
    """A lute across the body: its belly low at the left, its neck up through the hand."""
    belly = path(
        "M0 74 C-44 74 -66 40 -60 2 C-56 -30 -24 -62 -10 -92 L10 -92 C24 -62 56 -30 60 2 "
        "C66 40 44 74 0 74 Z",
        WOOD,
    )
    top = path(
        "M0 64 C-36 64 -56 36 -51 4 C-47 -24 -20 -54 -7 -84 L7 -84 C20 -54 47 -24 51 4 "
        "C56 36 36 64 0 64 Z",
        SPRUCE,
    )
    rose = disc(0, -4, 17, BARK) + ring_of(petal(14, 7, OCHRE), 6, start=30)
    bridge = line("M-22 38 L22 38", BARK, 7)
    long_neck = path("M-9 -84 L-7 -196 L7 -196 L9 -84 Z", BARK)
    pegs = path("M-8 -192 L8 -192 L30 -240 L16 -246 Z", RUST) + line(
        "M-2 -208 L-12 -212 M6 -224 L-4 -230 M14 -204 L24 -200 M22 -220 L32 -216", OCHRE, 5
    )
    strings = line("M-5 38 L-3 -196 M5 38 L3 -196", CREAM, 2)
    return belly + top + rose + bridge + long_neck + pegs + strings


def _standing(parts: str) -> str:
    return moved(parts, HAND_X, 0)
