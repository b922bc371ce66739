#!/usr/bin/env python3
"""Draws the deck: writes the SVG files in resources/cards. Run it after changing a drawing here.

Only what SVG Tiny knows is used: paths, circles, plain fills and strokes, groups with transforms.
All drawings are the project's own. A court is the upper half of a two-headed figure: the program
draws it twice, the second time half turned round the middle of the field.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import cos, pi, sin
from pathlib import Path

TARGET = Path(__file__).resolve().parents[1] / "resources" / "cards"

INK = "#1f2433"
CREAM = "#fff4dc"
WHITE = "#fffdf7"
OCHRE = "#e2a52f"
STRAW = "#f3d27c"
RED = "#b8292f"
WINE = "#7b1a24"
BLUE = "#2f6496"
NAVY = "#1c3557"
SKY = "#a9c6d8"
GREEN = "#357a4c"
MOSS = "#1e4d33"
LEAF = "#9cc08a"
ORANGE = "#dd7a2b"
RUST = "#8f4517"
SKIN = "#f4d3b5"
BLUSH = "#e79a85"
SHADE = "#dcae8b"
STEEL = "#c3ccd3"
IRON = "#7d8b98"
WOOD = "#8a5a34"


# --- shapes -----------------------------------------------------------------------------------


def num(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def path(d: str, fill: str) -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, stroke: str, width: float) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{num(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, r: float, fill: str) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"/>'


def polygon(points: Iterable[tuple[float, float]], fill: str) -> str:
    return path("M" + " L".join(f"{num(x)} {num(y)}" for x, y in points) + " Z", fill)


def moved(parts: str, x: float, y: float, *, turn: float = 0, scale: float = 1) -> str:
    """*parts* with their origin put to (x, y), turned clockwise and enlarged."""
    change = f"translate({num(x)} {num(y)})"
    if turn:
        change += f" rotate({num(turn)})"
    if scale != 1:
        change += f" scale({scale:.3f})"
    return f'<g transform="{change}">{parts}</g>'


def both(parts: str, axis: float) -> str:
    """*parts* and their mirror image on the other side of the line x = *axis*."""
    return f'{parts}<g transform="translate({num(2 * axis)} 0) scale(-1 1)">{parts}</g>'


def petal(length: float, width: float, fill: str) -> str:
    """A teardrop, the stroke all this painting is made of: its point at the origin, upwards."""
    half = width / 2
    shoulder = length - half
    crest = shoulder + half * 4 / 3
    return path(
        f"M0 0 C{num(-half * 0.4)} {num(-length * 0.3)} {num(-half)} {num(-length * 0.4)} "
        f"{num(-half)} {num(-shoulder)} C{num(-half)} {num(-crest)} {num(half)} {num(-crest)} "
        f"{num(half)} {num(-shoulder)} C{num(half)} {num(-length * 0.4)} {num(half * 0.4)} "
        f"{num(-length * 0.3)} 0 0 Z",
        fill,
    )


def ring_of(parts: str, count: int, *, start: float = 0) -> str:
    return "".join(moved(parts, 0, 0, turn=start + n * 360 / count) for n in range(count))


def rosette(r: float, outer: str, heart: str, *, count: int = 8) -> str:
    return ring_of(petal(r, r * 0.62, outer), count) + disc(0, 0, r * 0.3, heart)


def tulip(size: float, outer: str, inner: str) -> str:
    """A folk tulip standing on the origin."""
    s = size
    cup = (
        f"M0 0 C{num(-0.5 * s)} {num(-0.1 * s)} {num(-0.55 * s)} {num(-0.6 * s)} "
        f"{num(-0.38 * s)} {num(-s)} C{num(-0.28 * s)} {num(-0.8 * s)} {num(-0.15 * s)} "
        f"{num(-0.7 * s)} 0 {num(-0.62 * s)} C{num(0.15 * s)} {num(-0.7 * s)} {num(0.28 * s)} "
        f"{num(-0.8 * s)} {num(0.38 * s)} {num(-s)} C{num(0.55 * s)} {num(-0.6 * s)} "
        f"{num(0.5 * s)} {num(-0.1 * s)} 0 0 Z"
    )
    return path(cup, outer) + moved(petal(0.9 * s, 0.34 * s, inner), 0, -0.12 * s)


def spray(size: float, stem: str, bloom: str, heart: str) -> str:
    """A kurbits spray growing upwards from the origin: leaves in pairs under a tulip."""
    s = size
    leaves = "".join(
        moved(petal(0.42 * s, 0.16 * s, stem), 0, -at * s, turn=side * 52)
        for at in (0.08, 0.36)
        for side in (-1, 1)
    )
    stalk = line(f"M0 0 L0 {num(-0.62 * s)}", stem, 0.06 * s)
    return leaves + stalk + moved(tulip(0.42 * s, bloom, heart), 0, -0.58 * s)


def svg(width: float, height: float, parts: str) -> str:
    body = parts.replace("><", ">\n<")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'viewBox="0 0 {num(width)} {num(height)}">\n{body}\n</svg>\n'
    )


# --- pips -------------------------------------------------------------------------------------


def round_path(x: float, y: float, r: float) -> str:
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
    "heart": (
        "M50 96 C41 78 5 60 5 31 C5 15 16 4 30 4 C39 4 46.5 10 50 19 "
        "C53.5 10 61 4 70 4 C84 4 95 15 95 31 C95 60 59 78 50 96 Z"
    ),
    "diamond": (
        "M50 2 C58 18 73 37 87 50 C73 63 58 82 50 98 C42 82 27 63 13 50 C27 37 42 18 50 2 Z"
    ),
    "spade": (
        "M50 2 C58 21 95 40 95 65 C95 78 85 86 74 86 C66 86 58 82 54 75 C54.5 86 59 93 69 98 "
        "L31 98 C41 93 45.5 86 46 75 C42 82 34 86 26 86 C15 86 5 78 5 65 C5 40 42 21 50 2 Z"
    ),
    "club": (
        f"{round_path(50, 24.5, 22)} {round_path(25, 60, 22)} {round_path(75, 60, 22)} "
        "M43 30 L57 30 C55 44 59 51 70 52 L70 68 C62 68 56 66 54 62 C54.5 80 59 92 69 98 "
        "L31 98 C41 92 45.5 80 46 62 C44 66 38 68 30 68 L30 52 C41 51 45 44 43 30 Z"
    ),
}


def pip_drawing(name: str) -> str:
    return svg(100, 100, path(PIPS[name], INK))


# --- backs ------------------------------------------------------------------------------------


# The lozenges of the backs.
BACK_ACROSS, BACK_DOWN = 506 / 5, 756 / 7


def back_drawing(ground: str, shade: str) -> str:
    """One pattern in the colour of its pack; the same from both sides."""
    panel = path(rounded(30, 30, 570, 820, 18), ground)
    border = line(rounded(47, 47, 536, 786, 12), CREAM, 5)
    field = path(rounded(62, 62, 506, 756, 8), shade)
    return svg(630, 880, panel + border + field + lattice(ground) + medallion(ground))


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    k = r * 0.45
    return (
        f"M{num(x + r)} {num(y)} L{num(x + w - r)} {num(y)} C{num(x + w - k)} {num(y)} "
        f"{num(x + w)} {num(y + k)} {num(x + w)} {num(y + r)} L{num(x + w)} {num(y + h - r)} "
        f"C{num(x + w)} {num(y + h - k)} {num(x + w - k)} {num(y + h)} {num(x + w - r)} "
        f"{num(y + h)} L{num(x + r)} {num(y + h)} C{num(x + k)} {num(y + h)} {num(x)} "
        f"{num(y + h - k)} {num(x)} {num(y + h - r)} L{num(x)} {num(y + r)} C{num(x)} "
        f"{num(y + k)} {num(x + k)} {num(y)} {num(x + r)} {num(y)} Z"
    )


def lattice(ground: str) -> str:
    """Lozenges over the field with a small flower in each, but none under the medallion."""
    across, down = BACK_ACROSS, BACK_DOWN
    flower = (
        lozenge(across * 0.88, down * 0.88, ground)
        + ring_of(petal(30, 16, CREAM), 4)
        + ring_of(petal(17, 6, OCHRE), 4, start=45)
        + disc(0, 0, 6, ground)
    )
    return "".join(
        moved(flower, 315 + column * across / 2, 440 + row * down / 2)
        for row in range(-6, 7)
        for column in range(-4, 5)
        if (row + column) % 2 == 0 and abs(row) + abs(column) > 2
    )


def lozenge(width: float, height: float, fill: str) -> str:
    w, h = width / 2, height / 2
    return polygon(((0, -h), (w, 0), (0, h), (-w, 0)), fill)


def medallion(ground: str) -> str:
    """The large flower in the middle, in the room of nine lozenges."""
    wide, high = 3 * BACK_ACROSS, 3 * BACK_DOWN
    plate = lozenge(wide * 0.96, high * 0.96, CREAM) + lozenge(wide * 0.9, high * 0.9, ground)
    leaves = "".join(moved(petal(86, 22, OCHRE), 0, 0, turn=turn) for turn in (-34, 34, 146, 214))
    blooms = moved(tulip(58, CREAM, OCHRE), 0, -52) + moved(tulip(52, CREAM, OCHRE), 52, 0, turn=90)
    flower = leaves + blooms + moved(blooms, 0, 0, turn=180)
    heart = disc(0, 0, 50, ground) + rosette(45, CREAM, OCHRE) + disc(0, 0, 6, ground)
    return moved(plate + flower + heart, 315, 440)


# --- courts -----------------------------------------------------------------------------------

# The field of a court, its middle, and how far the seam between the two figures rises from the
# middle to the right edge.
WIDTH, HEIGHT = 346.0, 760.0
MID_X, MID_Y = WIDTH / 2, HEIGHT / 2
SEAM_RISE = 46.0

HAND_X, HAND_Y = 284.0, 286.0


@dataclass(frozen=True)
class Dress:
    """The colours of one suit's courts."""

    main: str
    dark: str
    light: str
    accent: str


DRESS = {
    "spades": Dress(main=BLUE, dark=NAVY, light=SKY, accent=OCHRE),
    "hearts": Dress(main=RED, dark=WINE, light="#f0bfae", accent=OCHRE),
    "diamonds": Dress(main=OCHRE, dark=RUST, light=CREAM, accent=BLUE),
    "clubs": Dress(main=GREEN, dark=MOSS, light=LEAF, accent=RED),
}


def seam(x: float) -> float:
    """The height of the seam at *x*; it runs through the middle of the field."""
    return MID_Y - (x - MID_X) * SEAM_RISE / MID_X


def sash(dress: Dress) -> str:
    """The upper half of the belt that hides the seam, with a little of the lower half."""

    def band(above: float, below: float, fill: str) -> str:
        left, right = seam(0), seam(WIDTH)
        return polygon(
            ((0, left - above), (WIDTH, right - above), (WIDTH, right + below), (0, left + below)),
            fill,
        )

    beads = "".join(disc(x, seam(x) - 22.5, 4.2, dress.dark) for x in range(13, 346, 20))
    middle = "".join(
        moved(
            lozenge(28, 17, dress.accent if n % 2 else CREAM), MID_X + n * 32, seam(MID_X + n * 32)
        )
        for n in range(-5, 6)
    )
    return band(29, 0, CREAM) + beads + band(16, 2, dress.dark) + middle


def left_shoulder(s: float) -> str:
    """The curve from the neck over the shoulder at *s* to the left edge of the field."""
    return f"C{num(MID_X - 40)} 214 {num(s + 40)} 226 {num(s)} 262 C{num(s - 34)} 292 0 320 0 352"


def torso(fill: str, *, shoulder: float) -> str:
    """The body from the neck to the seam, as wide as the field; *shoulder* is its slope's start."""
    s = shoulder
    return path(
        f"M{num(MID_X)} 205 {left_shoulder(s)} L0 {num(seam(0))} L{num(WIDTH)} {num(seam(WIDTH))} "
        f"L{num(WIDTH)} 326 C{num(WIDTH - 6)} 304 {num(WIDTH - s + 18)} 280 {num(WIDTH - s)} 262 "
        f"C{num(WIDTH - s - 40)} 226 {num(MID_X + 40)} 214 {num(MID_X)} 205 Z",
        fill,
    )


def face(*, look: float, brows: str, lips: str = RED) -> str:
    """A head seen from the front, its features moved a little to where it looks."""
    skull = path(
        f"M{num(MID_X - 48)} 118 C{num(MID_X - 50)} 165 {num(MID_X - 34)} 206 {num(MID_X)} 208 "
        f"C{num(MID_X + 34)} 206 {num(MID_X + 50)} 165 {num(MID_X + 48)} 118 "
        f"C{num(MID_X + 44)} 78 {num(MID_X - 44)} 78 {num(MID_X - 48)} 118 Z",
        SKIN,
    )
    x = MID_X + look
    cheeks = disc(x - 28, 162, 10.5, BLUSH) + disc(x + 24, 162, 10.5, BLUSH)
    eyes = "".join(
        path(
            f"M{num(e - 12)} 138 C{num(e - 6)} 129 {num(e + 6)} 129 {num(e + 12)} 138 "
            f"C{num(e + 6)} 144 {num(e - 6)} 144 {num(e - 12)} 138 Z",
            WHITE,
        )
        + disc(e + look * 0.3, 137, 6, INK)
        + line(f"M{num(e - 12)} 137 C{num(e - 6)} 128 {num(e + 6)} 128 {num(e + 12)} 137", INK, 3)
        + line(f"M{num(e - 13)} 123 C{num(e - 5)} 116 {num(e + 6)} 116 {num(e + 13)} 122", brows, 5)
        for e in (x - 21, x + 21)
    )
    nose = line(
        f"M{num(x - 4)} 128 C{num(x - 4)} 146 {num(x - 8)} 160 {num(x - 9)} 164 "
        f"C{num(x - 4)} 169 {num(x + 3)} 169 {num(x + 7)} 165",
        SHADE,
        4.5,
    )
    mouth = path(
        f"M{num(x - 14)} 183 C{num(x - 7)} 177 {num(x - 3)} 178 {num(x)} 180 "
        f"C{num(x + 3)} 178 {num(x + 7)} 177 {num(x + 14)} 183 "
        f"C{num(x + 7)} 193 {num(x - 7)} 193 {num(x - 14)} 183 Z",
        lips,
    )
    return skull + cheeks + eyes + nose + mouth


def neck() -> str:
    return path(
        f"M{num(MID_X - 22)} 186 L{num(MID_X + 22)} 186 L{num(MID_X + 26)} 232 "
        f"L{num(MID_X - 26)} 232 Z",
        SHADE,
    )


def sleeve(cloth: str, fold: str, cuff: str) -> str:
    """The arm that holds what the figure carries, coming up from the right."""
    x, y = HAND_X, HAND_Y
    arm = path(
        f"M{num(x - 22)} {num(y + 20)} C{num(x - 42)} 330 {num(x - 40)} 346 "
        f"{num(x - 34)} {num(seam(x - 34))} L346 {num(seam(346))} L346 330 "
        f"C330 304 320 306 {num(x + 24)} {num(y + 20)} Z",
        cloth,
    )
    crease = line(
        f"M{num(x + 16)} {num(y + 40)} C{num(x + 6)} 334 {num(x + 6)} 338 {num(x + 8)} 344",
        fold,
        4,
    )
    band = path("M-31 -8 C-12 -20 12 -20 31 -8 L27 15 C10 5 -10 5 -27 15 Z", cuff)
    return arm + crease + moved(band, x - 2, y + 24)


def hand() -> str:
    x, y = HAND_X, HAND_Y
    fist = path(
        f"M{num(x - 22)} {num(y + 16)} C{num(x - 28)} {num(y - 2)} {num(x - 20)} {num(y - 18)} "
        f"{num(x)} {num(y - 18)} C{num(x + 20)} {num(y - 18)} {num(x + 26)} {num(y - 2)} "
        f"{num(x + 20)} {num(y + 16)} C{num(x + 10)} {num(y + 24)} {num(x - 12)} {num(y + 24)} "
        f"{num(x - 22)} {num(y + 16)} Z",
        SKIN,
    )
    fingers = "".join(
        line(f"M{num(x - 19)} {num(y + at)} L{num(x + 6)} {num(y + at)}", SHADE, 3)
        for at in (-6, 3, 12)
    )
    return fist + fingers


# --- kings ------------------------------------------------------------------------------------


def cape(d: str, dress: Dress, *, fur: str, tail: str, drops: Iterable[tuple[float, float]]) -> str:
    """Fur with tails hanging in it, on a rim that parts it from what lies behind."""
    tails = "".join(moved(petal(17, 8, tail), x, y) for x, y in drops)
    return moved(path(d, dress.dark), 0, 7) + path(d, fur) + tails


def tunic_pattern(suit: str, dress: Dress) -> str:
    """What a king wears under the cloak; each suit has a pattern of its own."""
    x = MID_X
    if suit == "spades":
        return moved(spray(96, dress.light, dress.accent, CREAM), x, 372)
    if suit == "hearts":
        stripes = "".join(
            line(f"M{num(x + at)} 280 L{num(x + at * 1.2)} 400", STRAW, 5)
            for at in (-42, -16, 16, 42)
        )
        return stripes + "".join(disc(x, y, 6.5, CREAM) for y in range(300, 380, 22))
    if suit == "diamonds":
        return "".join(
            moved(
                lozenge(30, 34, (dress.accent, STRAW)[(row + column) % 2]),
                x + column * 32,
                304 + row * 36,
            )
            for row in range(3)
            for column in (-1, 0, 1)
        )
    return "".join(
        moved(rosette(r, STRAW, dress.accent, count=6), x + at, y)
        for at, y, r in ((0, 312, 18), (-34, 338, 15), (34, 330, 15), (0, 356, 18))
    )


def king_robe(suit: str, dress: Dress) -> str:
    """A wide cloak, open over a tunic, with an ermine cape on the shoulders."""
    x = MID_X
    tunic = path(
        f"M{num(x - 62)} 230 L{num(x + 62)} 230 L{num(x + 74)} {num(seam(x + 74))} "
        f"L{num(x - 74)} {num(seam(x - 74))} Z",
        dress.dark,
    )
    hem = line(
        f"M{num(x - 62)} 250 L{num(x - 74)} {num(seam(x - 74))} M{num(x + 62)} 250 "
        f"L{num(x + 74)} {num(seam(x + 74))}",
        OCHRE,
        7,
    )
    folds = moved(
        spray(84, dress.dark, STRAW if suit == "spades" else dress.accent, CREAM), 50, 398, turn=-14
    )
    fur, tail = {"clubs": (LEAF, MOSS), "diamonds": (STRAW, RUST)}.get(suit, (WHITE, INK))
    shoulders = cape(
        f"M{num(x)} 212 C{num(x - 60)} 212 {num(x - 120)} 238 {num(x - 142)} 276 "
        f"C{num(x - 104)} 302 {num(x - 40)} 298 {num(x)} 278 "
        f"C{num(x + 40)} 298 {num(x + 104)} 302 {num(x + 142)} 276 "
        f"C{num(x + 120)} 238 {num(x + 60)} 212 {num(x)} 212 Z",
        dress,
        fur=fur,
        tail=tail,
        drops=[
            (x + side * at, y)
            for side in (-1, 1)
            for at, y in ((110, 280), (80, 262), (74, 290), (46, 280))
        ],
    )
    return (
        torso(dress.main, shoulder=48)
        + folds
        + tunic
        + tunic_pattern(suit, dress)
        + hem
        + shoulders
    )


def beard(colour: str, shade: str, *, shape: str) -> str:
    """Beard and moustache: "long", "forked", "square" or "curled"."""
    x = MID_X
    ends = {
        "long": f"C{num(x + 44)} 226 {num(x + 16)} 262 {num(x)} 272 "
        f"C{num(x - 16)} 262 {num(x - 44)} 226",
        "forked": f"C{num(x + 52)} 220 {num(x + 36)} 258 {num(x + 22)} 268 C{num(x + 18)} 250 "
        f"{num(x + 8)} 240 {num(x)} 236 C{num(x - 8)} 240 {num(x - 18)} 250 {num(x - 22)} 268 "
        f"C{num(x - 36)} 258 {num(x - 52)} 220",
        "square": f"C{num(x + 50)} 200 {num(x + 48)} 236 {num(x + 34)} 250 "
        f"C{num(x + 14)} 256 {num(x - 14)} 256 {num(x - 34)} 250 "
        f"C{num(x - 48)} 236 {num(x - 50)} 200",
        "curled": f"C{num(x + 60)} 200 {num(x + 60)} 236 {num(x + 34)} 236 C{num(x + 26)} 252 "
        f"{num(x + 8)} 252 {num(x)} 242 C{num(x - 8)} 252 {num(x - 26)} 252 {num(x - 34)} 236 "
        f"C{num(x - 60)} 236 {num(x - 60)} 200",
    }[shape]
    mass = path(
        f"M{num(x - 50)} 140 C{num(x - 42)} 158 {num(x - 34)} 166 {num(x - 22)} 170 "
        f"C{num(x - 8)} 166 {num(x + 8)} 166 {num(x + 22)} 170 C{num(x + 34)} 166 "
        f"{num(x + 42)} 158 {num(x + 50)} 140 {ends} {num(x - 50)} 140 Z",
        colour,
    )
    strands = both(
        line(f"M{num(x - 9)} 206 C{num(x - 10)} 218 {num(x - 9)} 226 {num(x - 6)} 234", shade, 4)
        + line(
            f"M{num(x - 26)} 198 C{num(x - 27)} 212 {num(x - 24)} 224 {num(x - 18)} 234", shade, 4
        ),
        x,
    )
    lips = path(
        f"M{num(x - 13)} 187 C{num(x - 6)} 182 {num(x + 6)} 182 {num(x + 13)} 187 "
        f"C{num(x + 6)} 196 {num(x - 6)} 196 {num(x - 13)} 187 Z",
        RED,
    )
    moustache = both(
        path(
            f"M{num(x)} 172 C{num(x - 14)} 168 {num(x - 26)} 178 {num(x - 40)} 174 "
            f"C{num(x - 34)} 190 {num(x - 12)} 190 {num(x)} 180 Z",
            shade,
        ),
        x,
    )
    return mass + strands + lips + moustache


def king_hair(colour: str) -> str:
    return both(
        path(
            f"M{num(MID_X)} 84 L{num(MID_X - 52)} 92 C{num(MID_X - 66)} 130 {num(MID_X - 66)} 170 "
            f"{num(MID_X - 74)} 196 C{num(MID_X - 62)} 212 {num(MID_X - 40)} 206 "
            f"{num(MID_X - 34)} 190 L{num(MID_X)} 190 Z",
            colour,
        ),
        MID_X,
    )


def crown(dress: Dress, *, shape: str) -> str:
    """An open crown with points of the suit's own kind over a jewelled ring."""
    x = MID_X
    ring = path(
        f"M{num(x - 56)} 78 C{num(x - 20)} 70 {num(x + 20)} 70 {num(x + 56)} 78 L{num(x + 54)} 106 "
        f"C{num(x + 20)} 98 {num(x - 20)} 98 {num(x - 54)} 106 Z",
        OCHRE,
    )
    jewels = "".join(
        moved(lozenge(15, 15, fill), x + at, 87 + abs(at) * 0.08)
        for at, fill in ((-36, CREAM), (0, dress.dark), (36, CREAM))
    )
    if shape == "lilies":
        points = "".join(
            moved(tulip(58 if at == 0 else 50, STRAW, dress.main), x + at, 82, turn=at * 0.35)
            for at in (-42, 42, 0)
        )
    elif shape == "arches":
        points = (
            path(
                f"M{num(x - 52)} 80 C{num(x - 66)} 30 {num(x - 20)} 24 {num(x)} 40 "
                f"C{num(x + 20)} 24 {num(x + 66)} 30 {num(x + 52)} 80 Z",
                dress.dark,
            )
            + line(
                f"M{num(x - 50)} 80 C{num(x - 62)} 34 {num(x - 20)} 28 {num(x)} 40 "
                f"C{num(x + 20)} 28 {num(x + 62)} 34 {num(x + 50)} 80",
                STRAW,
                8,
            )
            + line(f"M{num(x)} 40 L{num(x)} 76", STRAW, 8)
            + moved(rosette(17, STRAW, RED, count=4), x, 30)
        )
    elif shape == "spikes":
        tips = (-50, -25, 0, 25, 50)
        zigzag = "".join(
            f"L{num(x + at * 1.16)} {num(28 if at == 0 else 36)} L{num(x + at + 12.5)} 68 "
            for at in tips[:-1]
        )
        points = path(f"M{num(x - 54)} 80 {zigzag} L{num(x + 58)} 36 L{num(x + 54)} 80 Z", STRAW)
        points += "".join(
            disc(x + at * 1.16, 28 if at == 0 else 36, 7, dress.accent) for at in tips
        )
    else:
        trefoil = (
            line("M0 30 L0 0", STRAW, 10)
            + disc(0, -14, 11, STRAW)
            + disc(-12, 3, 11, STRAW)
            + disc(12, 3, 11, STRAW)
            + disc(0, -2, 5.5, dress.accent)
        )
        points = "".join(
            moved(trefoil, x + at, 52 - (at == 0) * 8, turn=at * 0.25) for at in (-42, 42, 0)
        )
    return points + ring + jewels


def sword(dress: Dress, *, broad: bool) -> str:
    x, w = HAND_X, 13 if broad else 9
    tip = 52 if broad else 22
    blade = polygon(
        ((x - w, 244), (x - w, tip + 26), (x, tip), (x + w, tip + 26), (x + w, 244)), STEEL
    )
    edge = polygon(((x, 244), (x, tip), (x + w, tip + 26), (x + w, 244)), IRON)
    guard = path(
        f"M{num(x - 42)} 238 C{num(x - 20)} 246 {num(x + 20)} 246 {num(x + 42)} 238 "
        f"L{num(x + 42)} 252 C{num(x + 20)} 258 {num(x - 20)} 258 {num(x - 42)} 252 Z",
        OCHRE,
    )
    grip = line(f"M{num(x)} 256 L{num(x)} 318", dress.dark, 13) + disc(x, 326, 12, OCHRE)
    return blade + edge + guard + grip


def sceptre(dress: Dress, *, head: str) -> str:
    x = HAND_X
    rod = line(f"M{num(x)} 96 L{num(x)} 352", OCHRE, 11) + disc(x, 128, 11, dress.dark)
    if head == "tulip":
        return rod + moved(
            both(moved(petal(44, 17, OCHRE), 0, 0, turn=-60), 0) + tulip(72, RED, STRAW), x, 104
        )
    sun = ring_of(petal(44, 15, OCHRE), 8) + disc(0, 0, 20, dress.accent)
    return rod + moved(sun + moved(lozenge(22, 26, CREAM), 0, 0), x, 66)


def king(suit: str) -> str:
    dress = DRESS[suit]
    hair, shade, cut = {
        "spades": ("#4a3a33", "#2f2521", "forked"),
        "hearts": ("#e9dcc3", "#c9b794", "curled"),
        "diamonds": ("#b4552a", "#8a3b1b", "square"),
        "clubs": ("#a59c8e", "#7d7365", "long"),
    }[suit]
    shape = {"spades": "spikes", "hearts": "lilies", "diamonds": "arches", "clubs": "leaves"}[suit]
    held = {
        "spades": sword(dress, broad=False),
        "hearts": sceptre(dress, head="tulip"),
        "diamonds": sceptre(dress, head="sun"),
        "clubs": sword(dress, broad=True),
    }[suit]
    return (
        king_hair(hair)
        + king_robe(suit, dress)
        + face(look=4, brows=shade)
        + beard(hair, shade, shape=cut)
        + crown(dress, shape=shape)
        + sleeve(dress.main, dress.dark, OCHRE)
        + held
        + hand()
        + sash(dress)
    )


# --- queens -----------------------------------------------------------------------------------


def queen_robe(dress: Dress) -> str:
    """A bodice laced in front under a flowered shawl, the necklace over it."""
    x = MID_X
    bodice = path(
        f"M{num(x - 44)} 240 L{num(x + 44)} 240 L{num(x + 66)} {num(seam(x + 66))} "
        f"L{num(x - 66)} {num(seam(x - 66))} Z",
        dress.dark,
    )
    lacing = "".join(
        line(
            f"M{num(x - 18)} {y} L{num(x + 18)} {y + 16} "
            f"M{num(x + 18)} {y} L{num(x - 18)} {y + 16}",
            dress.accent,
            4.5,
        )
        for y in range(276, 370, 24)
    )
    blouse = path(
        f"M{num(x - 46)} 226 C{num(x - 30)} 262 {num(x + 30)} 262 {num(x + 46)} 226 "
        f"L{num(x + 40)} 262 C{num(x + 20)} 284 {num(x - 20)} 284 {num(x - 40)} 262 Z",
        WHITE,
    )
    skin = path(
        f"M{num(x - 24)} 214 L{num(x + 24)} 214 C{num(x + 40)} 230 {num(x + 22)} 252 "
        f"{num(x)} 254 C{num(x - 22)} 252 {num(x - 40)} 230 {num(x - 24)} 214 Z",
        SKIN,
    )
    shawl = both(
        path(
            f"M{num(x - 26)} 218 C{num(x - 70)} 222 {num(x - 116)} 248 {num(x - 136)} 286 "
            f"C{num(x - 110)} 330 {num(x - 60)} 360 {num(x - 26)} 384 "
            f"C{num(x - 44)} 330 {num(x - 56)} 270 {num(x - 26)} 218 Z",
            dress.light,
        )
        + moved(rosette(19, dress.main, dress.accent), x - 78, 276)
        + moved(rosette(13, dress.main, dress.accent), x - 60, 322)
        + disc(x - 104, 290, 5, dress.dark)
        + disc(x - 56, 246, 5, dress.dark),
        x,
    )
    beads = "".join(
        disc(
            x + at,
            232 + 14 * cos(at / 36 * pi / 2),
            5.2,
            dress.accent if dress.accent != BLUE else BLUE,
        )
        for at in range(-30, 31, 12)
    )
    return torso(dress.main, shoulder=62) + bodice + lacing + skin + blouse + shawl + beads


def queen_hair(colour: str, shade: str, *, style: str) -> str:
    """The hair behind the face: "braids", "loose", "rolled" or "bun"."""
    x = MID_X
    cap = path(
        f"M{num(x - 56)} 178 C{num(x - 72)} 120 {num(x - 56)} 64 {num(x)} 62 "
        f"C{num(x + 56)} 64 {num(x + 72)} 120 {num(x + 56)} 178 Z",
        colour,
    )
    if style == "braids":
        plait = "".join(
            moved(petal(26, 22, colour if n % 2 else shade), x - 58 - n * 1.5, 190 + n * 17, turn=8)
            for n in range(5)
        )
        return cap + both(plait, x)
    if style == "loose":
        lock = path(
            f"M{num(x - 50)} 90 C{num(x - 82)} 140 {num(x - 62)} 190 {num(x - 84)} 236 "
            f"C{num(x - 66)} 252 {num(x - 40)} 240 {num(x - 30)} 220 L{num(x - 30)} 120 Z",
            colour,
        )
        return cap + both(lock, x)
    if style == "rolled":
        return cap + both(
            disc(x - 58, 148, 21, colour)
            + disc(x - 58, 148, 10, shade)
            + disc(x - 52, 184, 16, colour)
            + disc(x - 52, 184, 7, shade),
            x,
        )
    return (
        cap
        + disc(x, 54, 30, colour)
        + line(f"M{num(x - 20)} 58 C{num(x - 8)} 70 {num(x + 8)} 70 {num(x + 20)} 58", shade, 4)
    )


def fringe(colour: str) -> str:
    """The hair over the forehead, parted in the middle."""
    return both(
        path(
            f"M{num(MID_X)} 84 C{num(MID_X - 8)} 108 {num(MID_X - 36)} 112 {num(MID_X - 50)} 142 "
            f"C{num(MID_X - 60)} 104 {num(MID_X - 40)} 76 {num(MID_X)} 78 Z",
            colour,
        ),
        MID_X,
    )


def headdress(dress: Dress, suit: str) -> str:
    x = MID_X
    if suit == "clubs":
        blooms = "".join(
            moved(rosette(17, fill, OCHRE, count=6), x + 51 * sin(a), 112 - 46 * cos(a))
            for a, fill in zip(
                (-1.35, -0.9, -0.45, 0.0, 0.45, 0.9, 1.35),
                (RED, WHITE, SKY, RED, SKY, WHITE, RED),
                strict=True,
            )
        )
        leaves = "".join(
            moved(petal(26, 12, MOSS), x + 51 * sin(a), 112 - 46 * cos(a), turn=a * 57 + side * 50)
            for a in (-1.1, -0.68, -0.22, 0.22, 0.68, 1.1)
            for side in (-1, 1)
        )
        return leaves + blooms + moved(tulip(30, OCHRE, RED), x, 50)
    band = path(
        f"M{num(x - 40)} 74 C{num(x - 14)} 66 {num(x + 14)} 66 {num(x + 40)} 74 L{num(x + 40)} 90 "
        f"C{num(x + 14)} 82 {num(x - 14)} 82 {num(x - 40)} 90 Z",
        OCHRE,
    )
    tips = {
        "spades": "".join(
            moved(petal(44 - abs(n) * 5, 15, STRAW), x + n * 17, 76, turn=n * 12)
            + disc(x + n * 17 + n * 7, 38 + abs(n) * 7, 4.5, dress.dark)
            for n in (-2, -1, 0, 1, 2)
        ),
        "hearts": "".join(
            moved(tulip(40 - abs(n) * 6, STRAW, RED), x + n * 26, 76, turn=n * 12)
            for n in (-1, 1, 0)
        ),
        "diamonds": "".join(
            moved(lozenge(22, 46 - abs(n) * 10, STRAW), x + n * 24, 56 + abs(n) * 4, turn=n * 12)
            + disc(x + n * 25, 57 + abs(n) * 4, 4.5, BLUE)
            for n in (-1, 1, 0)
        ),
    }[suit]
    return tips + band + "".join(disc(x + n * 18, 78 + abs(n), 4, dress.dark) for n in (-1, 0, 1))


def around(angle: float, r: float) -> tuple[float, float]:
    """The point *r* from the origin, *angle* degrees clockwise from straight up."""
    return r * sin(angle * pi / 180), -r * cos(angle * pi / 180)


def fan(dress: Dress, *, kind: str) -> str:
    """An open fan: "scalloped", "pleated", "feathers" or "leaves"; its pivot is in the hand."""
    blades, reach, spread, lean = 9, 122.0, 112.0, -16.0
    step = spread / blades
    middles = [lean + (n - (blades - 1) / 2) * step for n in range(blades)]
    parts = []
    if kind == "feathers":
        for n in (0, 6, 1, 5, 2, 4, 3):
            angle = lean + (n - 3) * 17
            plume = petal(reach + 4, 38, dress.accent if n % 2 else dress.dark)
            eye = moved(petal(44, 20, STRAW), *around(angle, reach - 50), turn=angle)
            parts.append(
                moved(plume, 0, 0, turn=angle) + eye + disc(*around(angle, reach - 18), 5.5, NAVY)
            )
        grip = [around(lean + at, 46) for at in (-50, -25, 0, 25, 50)]
        parts.append(polygon([(0.0, 0.0), *grip], STRAW))
        return moved("".join(parts), HAND_X - 10, HAND_Y + 14)
    for n, mid in enumerate(middles):
        left, right = mid - step / 2, mid + step / 2
        fill = dress.dark if n % 2 else dress.main
        if kind == "pleated":
            ray = [
                around(left - 0.3, reach - 10),
                around(mid, reach + 8),
                around(right, reach - 10),
            ]
            parts.append(polygon([(0.0, 0.0), *ray], fill))
            parts.append(moved(lozenge(11, 22, CREAM), *around(mid, reach - 18), turn=mid))
        elif kind == "scalloped":
            rim = [around(left - 0.3, reach - 8), around(right, reach - 8)]
            parts.append(polygon([(0.0, 0.0), *rim], fill))
            parts.append(disc(*around(mid, reach - 8), 11.5, fill))
            parts.append(disc(*around(mid, reach - 8), 4.5, dress.light))
            parts.append(moved(petal(40, 9, dress.light), *around(mid, 56), turn=mid))
        else:
            parts.append(moved(petal(reach, 31, fill), 0, 0, turn=mid))
            parts.append(disc(*around(mid, reach - 15), 6, OCHRE))
    ends = [around(lean + (n - blades / 2) * step, 56) for n in range(blades + 1)]
    sticks = "".join(line(f"M0 0 L{num(x)} {num(y)}", OCHRE, 3.5) for x, y in ends)
    ribbon = line("M" + " L".join(f"{num(x)} {num(y)}" for x, y in ends), OCHRE, 5)
    return moved("".join(parts) + sticks + ribbon, HAND_X - 10, HAND_Y + 18)


def queen(suit: str) -> str:
    dress = DRESS[suit]
    hair, shade, style = {
        "spades": ("#3a2c2a", "#5a4540", "loose"),
        "hearts": ("#e0b04c", "#bf8d2d", "braids"),
        "diamonds": ("#a94c24", "#823415", "rolled"),
        "clubs": ("#7a5230", "#5b3a20", "bun"),
    }[suit]
    kind = {"spades": "scalloped", "hearts": "pleated", "diamonds": "feathers", "clubs": "leaves"}[
        suit
    ]
    return (
        queen_hair(hair, shade, style=style if suit != "clubs" else "loose")
        + queen_robe(dress)
        + neck()
        + face(look=5, brows=shade, lips=RED)
        + fringe(hair)
        + headdress(dress, suit)
        + sleeve(WHITE, SKY, dress.accent)
        + fan(dress, kind=kind)
        + hand()
        + sash(dress)
    )


# --- jacks ------------------------------------------------------------------------------------


def jack_robe(dress: Dress, *, cut: str) -> str:
    """A tunic: "striped", "halved", "buttoned" or "laced", under a pointed collar."""
    x = MID_X
    base = torso(dress.main, shoulder=66)
    if cut == "striped":
        front = "".join(
            polygon(
                (
                    (x + n * 30 - 8, 240),
                    (x + n * 30 + 8, 240),
                    (x + n * 36 + 9, seam(x + n * 36 + 9)),
                    (x + n * 36 - 9, seam(x + n * 36 - 9)),
                ),
                dress.light,
            )
            for n in (-2, -1, 0, 1, 2)
        )
    elif cut == "halved":
        front = path(
            f"M{num(x)} 205 {left_shoulder(66)} L0 {num(seam(0))} L{num(x)} {num(seam(x))} Z",
            dress.light,
        )
        front += "".join(
            moved(lozenge(22, 28, dress.main), 46 + n * 42, 330 + (n % 2) * 26) for n in range(3)
        )
    elif cut == "buttoned":
        front = polygon(
            ((x - 34, 228), (x + 34, 228), (x + 44, seam(x + 44)), (x - 44, seam(x - 44))),
            dress.accent,
        )
        front += both(
            "".join(
                line(f"M{num(x - 12)} {y} L{num(x - 62)} {y - 4}", STRAW, 7)
                for y in range(268, 360, 24)
            ),
            x,
        )
        front += "".join(disc(x, y, 6.5, CREAM) for y in range(268, 372, 24))
    else:
        front = moved(spray(110, dress.dark, dress.accent, CREAM), x, 384)
        front += both(moved(spray(70, dress.dark, dress.accent, CREAM), 66, 388, turn=-24), x)
    collar = both(
        path(
            f"M{num(x)} 206 C{num(x - 20)} 206 {num(x - 26)} 200 {num(x - 28)} 196 "
            f"C{num(x - 60)} 206 {num(x - 84)} 222 {num(x - 100)} 246 L{num(x - 66)} 272 "
            f"L{num(x - 44)} 248 L{num(x - 22)} 280 L{num(x)} 252 Z",
            WHITE,
        )
        + disc(x - 66, 273, 6, dress.accent)
        + disc(x - 22, 281, 6, dress.accent),
        x,
    )
    return base + front + collar


def jack_hair(colour: str) -> str:
    """Hair to the jaw, turned outwards at the ends."""
    return both(
        path(
            f"M{num(MID_X)} 76 C{num(MID_X - 62)} 72 {num(MID_X - 62)} 130 {num(MID_X - 58)} 160 "
            f"C{num(MID_X - 60)} 184 {num(MID_X - 78)} 186 {num(MID_X - 82)} 178 "
            f"C{num(MID_X - 82)} 206 {num(MID_X - 46)} 212 {num(MID_X - 34)} 190 "
            f"L{num(MID_X)} 190 Z",
            colour,
        ),
        MID_X,
    )


def hat(dress: Dress, suit: str) -> str:
    x = MID_X
    if suit == "spades":
        plume = moved(petal(72, 24, WHITE), x + 4, 86, turn=30) + moved(
            petal(52, 16, SKY), x + 2, 84, turn=2
        )
        beret = path(
            f"M{num(x - 62)} 100 C{num(x - 84)} 56 {num(x - 30)} 34 {num(x + 14)} 38 "
            f"C{num(x + 66)} 42 {num(x + 84)} 76 {num(x + 60)} 100 C{num(x + 20)} 86 "
            f"{num(x - 20)} 86 {num(x - 62)} 100 Z",
            dress.dark,
        )
        return (
            beret
            + path(
                f"M{num(x - 58)} 106 C{num(x - 20)} 88 {num(x + 20)} 88 {num(x + 58)} 106 "
                f"L{num(x + 56)} 92 C{num(x + 20)} 76 {num(x - 20)} 76 {num(x - 56)} 92 Z",
                OCHRE,
            )
            + plume
        )
    if suit == "hearts":
        crown_part = path(
            f"M{num(x - 46)} 92 L{num(x - 38)} 40 C{num(x - 14)} 30 {num(x + 14)} 30 "
            f"{num(x + 38)} 40 L{num(x + 46)} 92 Z",
            dress.dark,
        )
        band = path(
            f"M{num(x - 46)} 92 L{num(x - 43)} 72 C{num(x - 14)} 64 {num(x + 14)} 64 "
            f"{num(x + 43)} 72 L{num(x + 46)} 92 Z",
            OCHRE,
        )
        brim = path(
            f"M{num(x - 70)} 100 C{num(x - 40)} 78 {num(x + 40)} 78 {num(x + 70)} 100 "
            f"C{num(x + 44)} 112 {num(x - 44)} 112 {num(x - 84)} 100 Z",
            dress.main,
        )
        return crown_part + band + brim + moved(rosette(16, CREAM, RED, count=6), x + 26, 74)
    if suit == "diamonds":
        cocked = path(
            f"M{num(x - 74)} 60 C{num(x - 52)} 58 {num(x - 34)} 34 {num(x)} 30 "
            f"C{num(x + 34)} 34 {num(x + 52)} 58 {num(x + 74)} 60 "
            f"C{num(x + 70)} 92 {num(x + 40)} 104 {num(x)} 104 "
            f"C{num(x - 40)} 104 {num(x - 70)} 92 {num(x - 74)} 60 Z",
            NAVY,
        )
        lace = line(
            f"M{num(x - 72)} 61 C{num(x - 52)} 74 {num(x - 28)} 64 {num(x)} 50 "
            f"C{num(x + 28)} 64 {num(x + 52)} 74 {num(x + 72)} 61",
            STRAW,
            7,
        )
        return cocked + lace + moved(rosette(15, STRAW, RED, count=6), x, 74)
    cap = path(
        f"M{num(x - 56)} 98 C{num(x - 52)} 60 {num(x - 10)} 44 {num(x + 64)} 22 "
        f"C{num(x + 46)} 50 {num(x + 60)} 72 {num(x + 56)} 98 C{num(x + 20)} 86 "
        f"{num(x - 20)} 86 {num(x - 56)} 98 Z",
        dress.accent,
    )
    fold = path(
        f"M{num(x - 62)} 108 C{num(x - 20)} 90 {num(x + 20)} 90 {num(x + 62)} 108 "
        f"L{num(x + 58)} 84 C{num(x + 20)} 70 {num(x - 20)} 70 {num(x - 58)} 84 Z",
        dress.dark,
    )
    return (
        cap
        + fold
        + "".join(
            moved(lozenge(13, 13, STRAW), x + n * 24, 86 + abs(n) * 2) for n in (-2, -1, 0, 1, 2)
        )
        + disc(x + 64, 22, 9, STRAW)
    )


def halberd(dress: Dress, *, winged: bool) -> str:
    x = HAND_X
    pole = line(f"M{num(x)} 70 L{num(x)} 352", WOOD, 10)
    spike = polygon(((x, 14), (x + 10, 82), (x - 10, 82)), STEEL)
    if winged:
        head = path(
            f"M{num(x)} 12 C{num(x + 26)} 50 {num(x + 20)} 82 {num(x + 10)} 104 "
            f"L{num(x - 10)} 104 C{num(x - 20)} 82 {num(x - 26)} 50 {num(x)} 12 Z",
            STEEL,
        )
        wings = both(
            path(
                f"M{num(x - 8)} 92 C{num(x - 24)} 96 {num(x - 38)} 86 {num(x - 42)} 66 "
                f"C{num(x - 50)} 96 {num(x - 34)} 116 {num(x - 8)} 114 Z",
                IRON,
            ),
            x,
        )
        tassel = moved(petal(44, 26, dress.accent), x, 110, turn=180)
        return pole + tassel + wings + head + line(f"M{num(x)} 30 L{num(x)} 100", IRON, 4)
    axe = path(
        f"M{num(x)} 86 C{num(x - 20)} 88 {num(x - 34)} 76 {num(x - 46)} 62 "
        f"C{num(x - 58)} 92 {num(x - 56)} 124 {num(x - 42)} 148 C{num(x - 32)} 134 "
        f"{num(x - 18)} 124 {num(x)} 126 Z",
        STEEL,
    )
    edge = line(f"M{num(x - 46)} 64 C{num(x - 57)} 92 {num(x - 55)} 122 {num(x - 42)} 146", IRON, 5)
    hook = path(
        f"M{num(x)} 92 C{num(x + 14)} 90 {num(x + 26)} 96 {num(x + 42)} 88 "
        f"C{num(x + 36)} 112 {num(x + 16)} 120 {num(x)} 118 Z",
        IRON,
    )
    return pole + spike + axe + edge + hook


def feather(dress: Dress, *, eyed: bool) -> str:
    x = HAND_X
    quill = line(f"M{num(x)} 340 C{num(x + 2)} 250 {num(x + 2)} 150 {num(x - 2)} 70", STRAW, 6)
    if eyed:
        vane = moved(petal(236, 66, dress.main), x, 258) + moved(petal(92, 50, OCHRE), x, 118)
        eye = disc(x, 56, 17, dress.dark) + disc(x, 56, 8, SKY)
        barbs = "".join(
            line(f"M{num(x - 18)} {y} L{num(x)} {y + 16} L{num(x + 18)} {y}", dress.light, 4)
            for y in range(120, 230, 24)
        )
        return vane + barbs + quill + eye
    vane = path(
        f"M{num(x)} 250 C{num(x - 40)} 220 {num(x - 44)} 130 {num(x - 26)} 80 "
        f"C{num(x - 18)} 40 {num(x + 20)} 14 {num(x + 44)} 30 C{num(x + 28)} 44 {num(x + 40)} 60 "
        f"{num(x + 38)} 90 C{num(x + 40)} 150 {num(x + 34)} 214 {num(x)} 250 Z",
        WHITE,
    )
    barbs = "".join(
        line(
            f"M{num(x + 1)} {y + 20} L{num(x - 24)} {y} M{num(x + 1)} {y + 20} L{num(x + 26)} {y}",
            dress.light,
            4,
        )
        for y in range(84, 226, 22)
    )
    return (
        vane
        + barbs
        + line(f"M{num(x)} 340 C{num(x + 2)} 250 {num(x - 4)} 130 {num(x + 30)} 38", OCHRE, 6)
    )


def jack(suit: str) -> str:
    dress = DRESS[suit]
    hair, shade = {
        "spades": ("#6b4a34", "#4d3323"),
        "hearts": ("#d9a441", "#ae7d28"),
        "diamonds": ("#e6d3a8", "#a98d55"),
        "clubs": ("#a4502a", "#7d3717"),
    }[suit]
    held = {
        "spades": halberd(dress, winged=False),
        "hearts": feather(dress, eyed=False),
        "diamonds": halberd(dress, winged=True),
        "clubs": feather(dress, eyed=True),
    }[suit]
    cut = {"spades": "halved", "hearts": "striped", "diamonds": "buttoned", "clubs": "laced"}[suit]
    return (
        jack_hair(hair)
        + jack_robe(dress, cut=cut)
        + neck()
        + face(look=4, brows=shade, lips="#b5533f")
        + hat(dress, suit)
        + sleeve(dress.main, dress.dark, CREAM)
        + held
        + hand()
        + sash(dress)
    )


# --- writing ----------------------------------------------------------------------------------

COURTS: dict[str, Callable[[str], str]] = {"king": king, "queen": queen, "jack": jack}
BACKS = {"blue": ("#2f6496", "#254f79"), "red": ("#b0313a", "#8f2630")}


def drawings() -> dict[str, str]:
    """Every drawing of the deck by its file name."""
    found = {f"pips/{name}.svg": pip_drawing(name) for name in PIPS}
    found |= {f"backs/{name}.svg": back_drawing(*colours) for name, colours in BACKS.items()}
    for rank, draw in COURTS.items():
        found |= {f"courts/{rank}-{suit}.svg": svg(WIDTH, HEIGHT, draw(suit)) for suit in DRESS}
    return found


def main() -> None:
    for name, text in drawings().items():
        file = TARGET / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
