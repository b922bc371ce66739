"""The field of a court card: its measures, and what all twelve figures have in common.

A court is the upper half of a two-headed figure: the program draws it twice, the second time half
turned round the middle of the field. A belt over the seam hides where the halves meet.
"""

from .palette import CREAM, CREASE, SHADE, SKIN, Dress
from .shapes import disc, line, lozenge, mirrored, moved, num, path, polygon

# The field, its middle, and how far the seam rises from the middle to the right edge.
WIDTH, HEIGHT = 346.0, 760.0
MID_X, MID_Y = WIDTH / 2, HEIGHT / 2
SEAM_RISE = 46.0

HAND_X, HAND_Y = 284.0, 290.0

# Heads are drawn looking left, the middle between the eyes at the origin.
HEAD_X, HEAD_Y, HEAD_SCALE = MID_X + 3, 134.0, 1.13


def seam(x: float) -> float:
    """The height of the seam at *x*; it runs through the middle of the field."""
    return MID_Y - (x - MID_X) * SEAM_RISE / MID_X


def placed_head(parts: str, *, right: bool = False) -> str:
    """A head where the figure has it, looking left unless told to look *right*."""
    turned = mirrored(parts) if right else parts
    return moved(turned, HEAD_X, HEAD_Y, scale=HEAD_SCALE)


def sash(dress: Dress) -> str:
    """The upper half of the belt that hides the seam, with a little of the lower half."""

    def band(above: float, below: float, fill: str) -> str:
        left, right = seam(0), seam(WIDTH)
        return polygon(
            ((0, left - above), (WIDTH, right - above), (WIDTH, right + below), (0, left + below)),
            fill,
        )

    middle = "".join(
        moved(
            lozenge(30, 18, dress.accent if n % 2 else CREAM), MID_X + n * 32, seam(MID_X + n * 32)
        )
        for n in range(-5, 6)
    )
    return band(27, 0, dress.accent) + band(21, 0, CREAM) + band(16, 2, dress.dark) + middle


def left_shoulder(s: float) -> str:
    """The curve from the neck over the shoulder at *s* to the left edge of the field."""
    return f"C{num(MID_X - 40)} 218 {num(s + 40)} 228 {num(s)} 264 C{num(s - 34)} 294 0 320 0 352"


def torso(fill: str, *, shoulder: float) -> str:
    """The body from the neck to the seam, as wide as the field; *shoulder* is its slope's start."""
    s = shoulder
    return path(
        f"M{num(MID_X)} 208 {left_shoulder(s)} L0 {num(seam(0))} L{num(WIDTH)} {num(seam(WIDTH))} "
        f"L{num(WIDTH)} 326 C{num(WIDTH - 6)} 304 {num(WIDTH - s + 18)} 282 {num(WIDTH - s)} 264 "
        f"C{num(WIDTH - s - 40)} 228 {num(MID_X + 40)} 218 {num(MID_X)} 208 Z",
        fill,
    )


def neck() -> str:
    """Skin between chin and collar, in the shadow of the chin above."""
    x = HEAD_X
    return path(
        f"M{num(x - 25)} 180 L{num(x + 27)} 180 L{num(x + 30)} 246 L{num(x - 30)} 246 Z", SKIN
    ) + path(
        f"M{num(x - 25)} 180 L{num(x + 27)} 180 L{num(x + 28)} 216 "
        f"C{num(x + 10)} 236 {num(x - 14)} 234 {num(x - 26)} 216 Z",
        SHADE,
    )


def sleeve(cloth: str, fold: str, cuff: str) -> str:
    """The arm that holds what the figure carries, coming up from the right."""
    x, y = HAND_X, HAND_Y
    arm = path(
        f"M{num(x - 22)} {num(y + 20)} C{num(x - 42)} 332 {num(x - 40)} 348 "
        f"{num(x - 34)} {num(seam(x - 34))} L346 {num(seam(346))} L346 326 "
        f"C330 302 322 308 {num(x + 24)} {num(y + 20)} Z",
        cloth,
    )
    crease = line(
        f"M{num(x - 38)} 356 C{num(x - 42)} 340 {num(x - 36)} 328 {num(x - 28)} 318", fold, 4
    )
    band = path("M-31 -8 C-12 -20 12 -20 31 -8 L27 15 C10 5 -10 5 -27 15 Z", cuff)
    return arm + crease + moved(band, x - 2, y + 24)


def hand() -> str:
    """The fist round what the figure carries."""
    fist = path(
        "M-22 16 C-29 0 -24 -17 -6 -19 C2 -22 12 -20 18 -15 C28 -8 27 6 21 16 "
        "C10 24 -12 24 -22 16 Z",
        SKIN,
    )
    fingers = line("M-21 -5 L4 -6 M-22 4 L6 3 M-20 13 L4 12", CREASE, 2.4)
    thumb = line("M14 -12 C20 -4 18 4 10 8", SHADE, 4)
    return moved(fist + fingers + thumb, HAND_X, HAND_Y)


def buttons(ys: range, fill: str, r: float = 6) -> str:
    """A row of buttons down the front."""
    return "".join(disc(MID_X, y, r, fill) for y in ys)
