"""The four queens: each with a fan, a headdress and a collar of her own."""

from .faces import front_face, profile_face, three_quarter_face
from .fans import fan
from .field import MID_X, hand, neck, placed_head, sash, seam, sleeve, torso
from .folk import petal, rosette, spray, tulip
from .palette import (
    BLUE,
    CREAM,
    DRESS,
    LEAF,
    MOSS,
    NAVY,
    OCHRE,
    RED,
    ROSE,
    SKIN,
    SKY,
    STRAW,
    WHITE,
    Dress,
    Hair,
)
from .shapes import around, both, disc, line, lozenge, moved, num, path

RAVEN_HAIR = Hair(light="#3b3036", dark="#231b22", eyes="#4c3a2c")
GOLDEN_HAIR = Hair(light="#ecc25c", dark="#b98a2c", eyes="#2f6ea3")
COPPER_HAIR = Hair(light="#c06028", dark="#8c3d17", eyes="#3f7a4b")
CHESTNUT_HAIR = Hair(light="#8a5a34", dark="#5f3a1e", eyes="#56402a")


def queen(suit: str) -> str:
    dress = DRESS[suit]
    head, looks_right = {
        "spades": (_head_of_spades(dress), False),
        "hearts": (_head_of_hearts(), False),
        "diamonds": (_head_of_diamonds(), False),
        "clubs": (_head_of_clubs(), True),
    }[suit]
    body = {"spades": _ruffed, "hearts": _shawled, "diamonds": _bowed, "clubs": _bodiced}[suit]
    linen, fold = (dress.main, dress.dark) if suit == "spades" else (WHITE, SKY)
    return (
        body(dress, head=placed_head(head, right=looks_right))
        + sleeve(linen, fold, WHITE if suit == "spades" else dress.accent)
        + fan(suit, dress)
        + hand()
        + sash(dress)
    )


# --- heads ---


def _head_of_spades(dress: Dress) -> str:
    """In profile, her black hair under a long veil."""
    hair = RAVEN_HAIR
    veil = path(
        "M-4 -84 C52 -84 78 -40 80 10 C82 50 92 80 106 104 C76 124 40 112 22 84 L10 -60 Z",
        dress.light,
    )
    folds = line("M58 -20 C64 24 64 60 80 96 M40 10 C44 46 46 70 54 92", WHITE, 4)
    cap = path(
        "M-40 -36 C-36 -68 -4 -82 26 -66 C56 -48 58 -4 44 26 C38 34 30 30 26 22 "
        "C18 4 4 -22 -40 -36 Z",
        hair.light,
    )
    parting = line("M-30 -48 C0 -46 26 -22 36 10", hair.dark, 3.6)
    band = path("M-42 -50 C-30 -90 36 -92 56 -38 L44 -30 C28 -68 -18 -70 -36 -40 Z", dress.main)
    pearls = "".join(disc(*around(a, 58), 5, WHITE) for a in (-50, -30, -10, 10, 30, 50))
    points = "".join(moved(petal(38, 17, STRAW), *around(a, 64), turn=a) for a in (-32, -12, 8, 28))
    return (
        veil
        + folds
        + profile_face(hair, soft=True)
        + cap
        + parting
        + moved(points, 4, 4)
        + band
        + moved(pearls, 3, -8)
        + disc(20, 36, 5.5, WHITE)
    )


def _head_of_hearts() -> str:
    """Looks at us, with two long braids."""
    hair = GOLDEN_HAIR
    back = path("M-56 40 C-74 -20 -56 -76 0 -78 C56 -76 74 -20 56 40 Z", hair.light)
    plait = "".join(
        moved(petal(27, 24, hair.dark if n % 2 else hair.light), -58 - n * 2, 52 + n * 17, turn=8)
        for n in range(5)
    )
    bow = moved(lozenge(18, 13, RED) + lozenge(8, 20, RED), -68, 132)
    fringe = both(
        path("M0 -58 C-8 -30 -36 -26 -51 6 C-62 -36 -40 -66 0 -64 Z", hair.light)
        + line("M-6 -52 C-14 -34 -34 -30 -46 -10", hair.dark, 3)
    )
    crown = "".join(
        moved(tulip(42 - abs(n) * 6, STRAW, RED), n * 25, -62, turn=n * 12) for n in (-1, 1, 0)
    )
    band = path("M-42 -64 C-14 -74 14 -74 42 -64 L42 -48 C14 -58 -14 -58 -42 -48 Z", OCHRE)
    jewels = "".join(disc(n * 20, -62 + abs(n) * 2, 4.5, RED) for n in (-1, 0, 1))
    return back + both(plait + bow) + front_face(hair, soft=True) + fringe + crown + band + jewels


def _head_of_diamonds() -> str:
    """Looks to the left, her red hair piled high in curls, with pearls and a plume."""
    hair = COPPER_HAIR
    pile = path(
        "M-51 4 C-66 -40 -46 -84 0 -84 C52 -84 70 -44 58 12 C50 30 34 30 30 0 Z", hair.light
    )
    curl = disc(0, 0, 23, hair.light) + line(
        "M-9 7 C-15 -4 -6 -15 4 -12 C13 -9 12 3 4 4 C-1 4 -3 -1 0 -3", hair.dark, 3.4
    )
    curls = "".join(moved(curl, *around(a, 70)) for a in (-62, -31, 0, 31, 62))
    rolls = "".join(
        moved(curl, x, y, scale=s) for x, y, s in ((60, 16, 0.82), (58, 48, 0.76), (52, 76, 0.6))
    )
    fringe = path(
        "M-51 2 C-64 -46 -44 -74 0 -74 C44 -74 62 -34 52 10 C42 -14 30 -32 4 -40 "
        "C-20 -40 -40 -28 -51 2 Z",
        hair.light,
    )
    pearls = "".join(disc(*around(a, 54), 4.8, WHITE) for a in range(-60, 61, 15))
    plume = moved(petal(66, 28, BLUE), 24, -62, turn=62) + moved(
        petal(52, 20, SKY), 24, -64, turn=38
    )
    jewel = moved(lozenge(22, 28, STRAW) + lozenge(11, 15, RED), 24, -62)
    face = three_quarter_face(hair, soft=True)
    return pile + curls + rolls + face + fringe + moved(pearls, 0, 2) + plume + jewel


def _head_of_clubs() -> str:
    """Looks to the right, with a wreath of summer flowers and one thick braid."""
    hair = CHESTNUT_HAIR
    back = path("M50 40 C74 -20 56 -76 0 -78 C-44 -76 -60 -40 -52 -8 Z", hair.light)
    braid = "".join(
        moved(
            petal(32 - n, 33 - n * 2, hair.dark if n % 2 else hair.light),
            54 - n,
            46 + n * 18,
            turn=-9,
        )
        for n in range(7)
    )
    ribbon = moved(
        both(moved(petal(20, 14, STRAW), 0, 0, turn=-100)) + disc(0, 0, 5, STRAW), 45, 168
    )
    fringe = path(
        "M-51 2 C-60 -40 -40 -62 -10 -62 C34 -64 58 -30 51 12 C46 -12 32 -34 -8 -44 "
        "C-24 -38 -42 -24 -51 2 Z",
        hair.light,
    )
    parting = line("M-8 -56 C-6 -48 14 -40 34 -16", hair.dark, 3.4)
    places = (-78, -52, -26, 0, 26, 52, 78)
    leaves = "".join(
        moved(petal(30, 14, MOSS if n % 2 else LEAF), *around(a, 56), turn=a + side * 46)
        for n, a in enumerate((-66, -40, -13, 13, 40, 66))
        for side in (-1, 1)
    )
    fills = (SKY, WHITE, RED, STRAW, SKY, WHITE, RED)
    blooms = "".join(
        moved(rosette(19, fill, OCHRE if fill != STRAW else RED, count=6), *around(a, 60))
        for a, fill in zip(places, fills, strict=True)
    )
    wreath = moved(leaves + blooms, 0, -6)
    return back + three_quarter_face(hair, soft=True) + fringe + parting + wreath + braid + ribbon


# --- bodies ---


def _bodice(dress: Dress, lacing: str) -> str:
    x = MID_X
    front = path(
        f"M{num(x - 46)} 240 L{num(x + 46)} 240 L{num(x + 66)} {num(seam(x + 66))} "
        f"L{num(x - 66)} {num(seam(x - 66))} Z",
        dress.dark,
    )
    laces = line(
        " ".join(
            f"M{num(x - 18)} {y} L{num(x + 18)} {y + 16} M{num(x + 18)} {y} L{num(x - 18)} {y + 16}"
            for y in range(290, 372, 24)
        ),
        lacing,
        4.5,
    )
    return front + laces


def _neckline(dress: Dress) -> str:
    """Skin, the edge of the blouse and a string of beads."""
    x = MID_X
    skin = path(
        f"M{num(x - 26)} 220 L{num(x + 30)} 220 C{num(x + 46)} 236 {num(x + 26)} 264 "
        f"{num(x)} 266 C{num(x - 26)} 264 {num(x - 46)} 236 {num(x - 26)} 220 Z",
        SKIN,
    )
    blouse = path(
        f"M{num(x - 50)} 228 C{num(x - 32)} 272 {num(x + 32)} 272 {num(x + 50)} 228 "
        f"L{num(x + 44)} 272 C{num(x + 22)} 296 {num(x - 22)} 296 {num(x - 44)} 272 Z",
        WHITE,
    )
    beads = "".join(
        disc(x + 2 + at, 246 - 14 * (at / 33) ** 2, 5, dress.accent) for at in range(-33, 34, 11)
    )
    return blouse + skin + beads


def _shawl(fill: str) -> str:
    x = MID_X
    return path(
        f"M{num(x - 26)} 222 C{num(x - 70)} 226 {num(x - 116)} 250 {num(x - 138)} 290 "
        f"C{num(x - 110)} 334 {num(x - 60)} 362 {num(x - 26)} 388 "
        f"C{num(x - 44)} 334 {num(x - 58)} 276 {num(x - 26)} 222 Z",
        fill,
    )


def _ruffed(dress: Dress, *, head: str) -> str:
    """A dark gown with pearls under a great white ruff."""
    x = MID_X
    gown = torso(dress.main, shoulder=62)
    front = path(
        f"M{num(x - 40)} 250 L{num(x + 40)} 250 L{num(x + 84)} {num(seam(x + 84))} "
        f"L{num(x - 84)} {num(seam(x - 84))} Z",
        dress.dark,
    ) + moved(spray(98, dress.light, dress.accent, CREAM), x, 382)
    hems = both(line(f"M{num(x - 46)} 262 L{num(x - 84)} {num(seam(x - 84))}", OCHRE, 6), x)
    sleeve_flowers = moved(rosette(19, dress.light, dress.accent), 52, 330) + "".join(
        disc(a, b, 5, dress.light) for a, b in ((82, 290), (30, 356), (80, 362))
    )
    folds = "".join(moved(petal(66, 27, WHITE), 0, 0, turn=a) for a in range(96, 266, 17))
    creases = "".join(
        line(f"M{num(p[0])} {num(p[1])} L{num(q[0])} {num(q[1])}", dress.light, 3)
        for a in range(104, 258, 17)
        for p, q in ((around(a + 0.5, 26), around(a + 0.5, 56)),)
    )
    ruff = f'<g transform="translate({num(x + 4)} 222) scale(1.5 0.8)">{folds}{creases}</g>'
    return gown + front + hems + sleeve_flowers + neck() + ruff + head


def _shawled(dress: Dress, *, head: str) -> str:
    """A laced bodice under a flowered shawl."""
    x = MID_X
    shawl = _shawl(ROSE) + moved(rosette(19, dress.main, dress.accent), x - 80, 282)
    shawl += moved(rosette(13, dress.main, dress.accent), x - 62, 328)
    shawl += disc(x - 106, 298, 5, dress.dark) + disc(x - 56, 250, 5, dress.dark)
    body = torso(dress.main, shoulder=62) + _bodice(dress, STRAW)
    return body + neck() + _neckline(dress) + both(shawl, x) + head


def _bowed(dress: Dress, *, head: str) -> str:
    """A silk gown with a blue bow, lace at the neck."""
    x = MID_X
    silk = both(
        path(f"M{num(x)} 262 L{num(x - 40)} 246 L{num(x - 104)} 400 L{num(x)} 400 Z", dress.light)
        + line(f"M{num(x - 42)} 252 L{num(x - 96)} 392", dress.dark, 5)
        + moved(rosette(14, dress.main, dress.accent), x - 50, 346),
        x,
    )
    lace = "".join(disc(x + at, 277 - 0.012 * at * at, 8, WHITE) for at in range(-44, 45, 11))
    bow = moved(
        both(
            path("M0 0 C-12 -20 -40 -24 -46 -8 C-48 8 -40 20 -30 20 C-16 18 -6 8 0 0 Z", BLUE)
            + path("M-2 2 L-26 46 L-12 44 L2 8 Z", NAVY)
        )
        + disc(0, 0, 9, STRAW),
        x,
        304,
    )
    folds = moved(spray(84, dress.dark, dress.accent, CREAM), 40, 396, turn=-16)
    skin = _neckline(dress)
    return torso(dress.main, shoulder=62) + folds + silk + neck() + skin + lace + bow + head


def _bodiced(dress: Dress, *, head: str) -> str:
    """The dress of a parish: white sleeves, a green bodice and a red kerchief."""
    x = MID_X
    sleeves = torso(WHITE, shoulder=62)
    gathers = line(
        "M40 288 C30 310 24 330 24 350 M64 276 C54 300 48 324 50 348 M18 312 C12 326 8 340 8 350",
        SKY,
        4,
    )
    vest = path(
        f"M{num(x - 84)} 236 C{num(x - 74)} 284 {num(x - 84)} 330 "
        f"{num(x - 90)} {num(seam(x - 90))} L{num(x + 90)} {num(seam(x + 90))} "
        f"C{num(x + 84)} 330 {num(x + 74)} 284 {num(x + 84)} 236 Z",
        dress.main,
    )
    ties = both(line(f"M{num(x - 74)} 262 L{num(x - 82)} 372", STRAW, 6), x)
    kerchief = both(
        path(
            f"M{num(x - 22)} 222 C{num(x - 60)} 224 {num(x - 96)} 240 {num(x - 108)} 262 "
            f"C{num(x - 70)} 296 {num(x - 24)} 312 {num(x)} 336 L{num(x)} 282 Z",
            RED,
        )
        + line(
            f"M{num(x - 100)} 262 C{num(x - 66)} 290 {num(x - 24)} 302 {num(x - 2)} 324", STRAW, 4
        )
        + disc(x - 66, 254, 6, CREAM)
        + disc(x - 38, 272, 6, CREAM),
        x,
    )
    brooch = disc(x, 318, 14, STRAW) + moved(rosette(11, OCHRE, RED, count=6), x, 318)
    return (
        sleeves
        + gathers
        + vest
        + ties
        + _bodice(dress, STRAW)
        + neck()
        + _neckline(dress)
        + kerchief
        + brooch
        + head
    )
