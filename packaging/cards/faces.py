"""Three faces: from the front, in three-quarter view and in profile; all of them look left.

The origin is the middle between the eyes, the chin is about 75 below it and the ears 50 beside it.
"""

from .palette import BLUSH, CREASE, INK, LIPS, ROUGE, SHADE, SKIN, WHITE, Hair
from .shapes import both, disc, line, mirrored, moved, num, path

FRONT = "M-49 -18 C-51 30 -34 74 0 76 C34 74 51 30 49 -18 C44 -70 -44 -70 -49 -18 Z"
THREE_QUARTER = (
    "M0 -66 C-36 -66 -53 -42 -50 -16 C-49 -9 -45 -4 -46 4 C-48 14 -51 20 -47 32 "
    "C-43 50 -34 67 -20 74 C-8 79 6 75 16 67 C36 54 50 28 51 -10 C51 -46 36 -66 0 -66 Z"
)
PROFILE = (
    "M-16 -66 C-36 -60 -43 -40 -43 -22 C-43 -14 -39 -9 -40 -3 C-44 8 -53 18 -58 27 "
    "C-60 34 -53 37 -45 37 C-47 41 -51 43 -51 47 L-44 50 C-49 53 -49 58 -43 61 "
    "C-40 65 -46 70 -41 78 C-34 88 -16 83 -4 77 C16 68 36 54 44 30 C54 -14 40 -66 -16 -66 Z"
)


def front_face(hair: Hair, *, soft: bool = False) -> str:
    """Somebody who looks at the player; *soft* is a lady's face."""
    cheeks = disc(-29, 31, 11, BLUSH) + disc(29, 31, 11, BLUSH)
    eye = _eye(13, hair, look=0, soft=soft)
    eyes = moved(eye, 22, 0) + moved(mirrored(eye), -22, 0)
    brows = both(line("M-36 -16 C-29 -23 -18 -23 -9 -18", hair.dark, 5))
    bow = "M-8 22 C-12 30 -4 31 0 31 C4 31 12 30 8 22"
    nose = line(bow if soft else "M-6 -6 C-6 10 -10 20 -11 27 C-7 33 5 33 9 27", CREASE, 3)
    return path(FRONT, SKIN) + cheeks + eyes + brows + nose + lips(0, 51, soft=soft)


def three_quarter_face(hair: Hair, *, soft: bool = False) -> str:
    """Somebody who looks past the player's shoulder."""
    side = path("M30 58 C44 40 51 18 51 -10 C46 14 38 36 14 62 C20 64 26 62 30 58 Z", SHADE)
    cheeks = disc(20, 29, 12, BLUSH) + disc(-39, 29, 6.5, BLUSH)
    eyes = moved(_eye(9.5, hair, look=-2.2, soft=False), -34, 0)
    eyes += moved(_eye(13.5, hair, look=-3, soft=soft), 4, 0)
    brows = line("M-44 -15 C-39 -21 -32 -21 -26 -17", hair.dark, 5) + line(
        "M-10 -18 C-2 -24 10 -23 20 -15", hair.dark, 5
    )
    shade = path(
        "M-21 -4 C-24 8 -34 20 -37 28 C-36 35 -27 36 -20 32 C-24 24 -20 10 -21 -4 Z", SHADE
    )
    if soft:
        nose = line("M-31 18 C-35 23 -38 27 -36 31 C-33 35 -27 34 -22 32", CREASE, 3)
    else:
        nose = shade + line("M-22 -8 C-24 8 -34 20 -37 28 C-36 35 -28 36 -21 33", CREASE, 3.4)
    mouth = lips(-18, 52, soft=soft)
    return path(THREE_QUARTER, SKIN) + side + cheeks + eyes + brows + nose + mouth


def profile_face(hair: Hair, *, soft: bool = False) -> str:
    """Somebody seen from the side."""
    jaw = path("M-4 77 C16 68 36 54 44 30 C30 48 14 58 -12 64 C-12 70 -10 74 -4 77 Z", SHADE)
    cheek = disc(-14, 33, 11.5, BLUSH)
    white = path("M-37 2 C-33 -9 -22 -11 -11 -2 C-19 5 -30 6 -37 2 Z", WHITE)
    iris = disc(-30, -2, 6, hair.eyes) + disc(-31, -2, 3, INK)
    lid = line("M-38 0 C-32 -11 -22 -11 -10 -2", INK, 3.6)
    if soft:
        lid += line("M-38 0 L-43 -4", INK, 3)
    brow = line("M-40 -17 C-33 -26 -20 -25 -9 -19", hair.dark, 5)
    nostril = line("M-51 36 C-46 37 -42 34 -43 28", CREASE, 3)
    upper, lower = ROUGE if soft else LIPS
    mouth = path("M-50 45 C-46 43 -40 46 -32 50 L-46 51 C-50 50 -52 48 -50 45 Z", upper) + path(
        "M-46 51 L-32 50 C-36 58 -42 61 -45 60 C-49 57 -49 53 -46 51 Z", lower
    )
    return path(PROFILE, SKIN) + jaw + cheek + white + iris + lid + brow + nostril + mouth


def ear(x: float, y: float) -> str:
    """An ear, for a head whose hair does not cover it."""
    return path(
        f"M{x - 8} {y - 12} C{x + 2} {y - 22} {x + 14} {y - 14} {x + 11} {y} "
        f"C{x + 9} {y + 12} {x} {y + 18} {x - 6} {y + 12} Z",
        SHADE,
    ) + line(f"M{x - 2} {y - 8} C{x + 6} {y - 12} {x + 6} {y} {x} {y + 4}", CREASE, 2.4)


def lips(x: float, y: float, *, soft: bool) -> str:
    """A mouth round (x, y): fuller and brighter when *soft*."""
    if soft:
        upper = path("M-14 -2 C-8 -6 -3 -7 0 -4 C3 -7 8 -6 14 -2 C6 2 -6 2 -14 -2 Z", ROUGE[0])
        lower = path("M-14 -2 C-6 2 6 2 14 -2 C9 10 -9 10 -14 -2 Z", ROUGE[1])
        return moved(upper + lower, x, y)
    return moved(
        path("M-14 -1 C-8 -5 -3 -4 0 -2 C3 -4 8 -5 14 -1 C8 9 -8 9 -14 -1 Z", LIPS[1])
        + line("M-16 -2 C-8 2 8 2 16 -2", CREASE, 2.4),
        x,
        y,
    )


def _eye(half: float, hair: Hair, *, look: float, soft: bool) -> str:
    """One eye round the origin; *half* is half its width, *look* moves what it looks with."""
    bend = num(half * 0.5)
    white = path(
        f"M{-half} 1 C-{bend} -10 {bend} -10 {half} 1 C{bend} 7 -{bend} 7 {-half} 1 Z", WHITE
    )
    iris = disc(look, -1, 6.4, hair.eyes) + disc(look, -1, 3.2, INK)
    glint = disc(look + 2, -3, 1.5, WHITE)
    lid = line(f"M{-half} 1 C-{bend} -10.5 {bend} -10.5 {half} 1", INK, 3.6)
    if soft:
        lid += line(f"M{half} 0 L{half + 4} -5", INK, 3)
    return white + iris + glint + lid
