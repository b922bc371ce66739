"""The four jacks: young, in hats, with halberd, lute, lance and feather."""

from .faces import ear, profile_face, three_quarter_face
from .field import MID_X, buttons, hand, left_shoulder, neck, placed_head, sash, seam, sleeve, torso
from .folk import petal, rosette, spray
from .held import halberd, lance, lute, peacock_feather
from .palette import (
    BLUE,
    CREAM,
    DRESS,
    NAVY,
    OCHRE,
    RED,
    SHADE,
    SKIN,
    STRAW,
    WHITE,
    Dress,
    Hair,
)
from .shapes import both, disc, line, lozenge, moved, num, path, polygon

DARK_HAIR = Hair(light="#54392a", dark="#36241b", eyes="#5a3b24")
BLOND_HAIR = Hair(light="#e8bd5a", dark="#b5852b", eyes="#2f6ea3")
GINGER_HAIR = Hair(light="#c9692f", dark="#93451a", eyes="#3f7a4b")
BROWN_HAIR = Hair(light="#8b5a33", dark="#60391d", eyes="#47617a")


def jack(suit: str) -> str:
    dress = DRESS[suit]
    head, looks_right = {
        "spades": (_head_of_spades(dress), False),
        "hearts": (_head_of_hearts(dress), False),
        "diamonds": (_head_of_diamonds(), True),
        "clubs": (_head_of_clubs(dress), True),
    }[suit]
    robe = {"spades": _halved, "hearts": _striped, "diamonds": _coat, "clubs": _laced}[suit]
    placed = placed_head(head, right=looks_right)
    arm = sleeve(dress.main, dress.dark, CREAM)
    if suit == "hearts":
        return robe(dress) + neck() + _collar(dress) + placed + _playing() + sash(dress)
    collar = _cravat() if suit == "diamonds" else _collar(dress)
    held = {"spades": halberd, "diamonds": lance, "clubs": peacock_feather}[suit](dress)
    return robe(dress) + neck() + collar + placed + arm + held + hand() + sash(dress)


# --- heads ---


def _head_of_spades(dress: Dress) -> str:
    """In profile, with a pointed beard and a beret."""
    hair = DARK_HAIR
    back = path("M10 -60 C64 -60 66 -10 62 40 C74 54 70 66 60 64 C40 70 22 50 14 20 Z", hair.light)
    beard = path("M-50 46 C-44 38 -28 38 -22 42 C-28 50 -38 48 -44 49 Z", hair.dark)
    chin = path(
        "M-45 62 C-38 62 -22 64 -14 72 C-18 90 -34 100 -52 102 C-48 90 -46 76 -45 62 Z", hair.light
    )
    beret = path(
        "M-56 -38 C-80 -84 -20 -104 22 -98 C70 -92 86 -60 62 -34 C20 -52 -16 -52 -56 -38 Z",
        dress.main,
    )
    band = path("M-50 -32 C-16 -50 20 -50 56 -28 L58 -44 C20 -64 -20 -64 -54 -46 Z", OCHRE)
    plume = moved(petal(84, 28, dress.light), 8, -58, turn=64) + moved(
        petal(62, 20, WHITE), 4, -58, turn=38
    )
    head = profile_face(hair) + moved(ear(26, 6), 0, 0)
    return back + head + beard + chin + beret + band + plume + disc(6, -56, 8, RED)


def _head_of_hearts(dress: Dress) -> str:
    """A fair singer in a wide hat."""
    hair = BLOND_HAIR
    curls = "".join(
        disc(x, y, r, hair.light)
        for x, y, r in ((52, 2, 18), (58, 30, 19), (52, 58, 18), (36, 76, 14))
    )
    far = (
        disc(-46, 14, 12, hair.light)
        + disc(-50, 38, 12, hair.light)
        + disc(-44, 58, 10, hair.light)
    )
    shine = "".join(disc(x, y, 7, hair.dark) for x, y in ((56, 4), (62, 32), (54, 60)))
    fringe = path(
        "M-50 -10 C-56 -46 -30 -60 0 -60 C40 -60 56 -30 52 2 C40 -24 10 -36 -16 -34 "
        "C-32 -32 -44 -24 -50 -10 Z",
        hair.light,
    )
    top = path("M-44 -46 L-36 -94 C-14 -104 14 -104 36 -94 L46 -46 Z", dress.dark)
    band = path("M-44 -44 L-41 -64 C-14 -72 14 -72 42 -64 L46 -44 Z", OCHRE)
    brim = path("M-84 -44 C-50 -58 50 -58 86 -40 C60 -24 -50 -24 -84 -44 Z", dress.main)
    feather = moved(petal(72, 26, dress.light), 26, -50, turn=52)
    return far + curls + shine + three_quarter_face(hair) + fringe + top + band + feather + brim


def _head_of_diamonds() -> str:
    """A soldier in a tricorne, his hair tied at the neck."""
    hair = GINGER_HAIR
    queue = path(
        "M30 -40 C64 -36 62 20 60 44 C74 70 72 100 60 116 C48 100 44 70 40 44 Z", hair.light
    )
    bow = moved(both(moved(petal(24, 18, NAVY), 0, 0, turn=-70)) + disc(0, 0, 6, NAVY), 55, 54)
    side = path("M50 -34 C56 -6 54 14 46 34 C36 30 34 -6 20 -34 Z", hair.light)
    roll = disc(48, 14, 11, hair.light) + disc(48, 14, 5, hair.dark)
    moustache = path(
        "M-19 37 C-28 36 -38 38 -46 46 C-36 50 -26 46 -19 42 C-10 48 4 50 14 44 "
        "C4 38 -10 36 -19 37 Z",
        hair.light,
    )
    hat = path(
        "M-76 -62 C-52 -66 -34 -92 0 -100 C34 -94 52 -70 78 -70 C76 -42 44 -28 0 -28 "
        "C-40 -28 -70 -36 -76 -62 Z",
        NAVY,
    )
    lace = line("M-74 -61 C-52 -52 -28 -62 -6 -82 C26 -58 52 -54 76 -68", STRAW, 7)
    cockade = moved(rosette(17, STRAW, RED, count=6), -26, -52)
    return queue + bow + three_quarter_face(hair) + side + roll + moustache + hat + lace + cockade


def _head_of_clubs(dress: Dress) -> str:
    """A smooth-faced lad in profile under a pointed cap."""
    hair = BROWN_HAIR
    back = path("M0 -60 C60 -62 66 -10 58 36 C70 56 64 76 50 70 C34 70 24 50 16 20 Z", hair.light)
    lock = path(
        "M-42 -26 C-20 -34 10 -30 26 22 C32 36 44 30 50 12 C56 -40 20 -62 -20 -56 Z", hair.light
    )
    strands = line("M4 -26 C18 -10 28 6 32 22 M48 20 C50 34 46 48 50 60", hair.dark, 3.6)
    cap = path(
        "M-46 -44 C-50 -84 -10 -98 62 -100 C52 -82 66 -60 56 -36 C20 -50 -20 -50 -46 -44 Z",
        dress.accent,
    )
    fold = path("M-54 -34 C-20 -50 24 -50 62 -28 L60 -54 C22 -74 -22 -72 -52 -58 Z", dress.dark)
    marks = "".join(
        moved(lozenge(14, 14, STRAW), at, -53 + abs(at) * 0.09) for at in (-40, -20, 0, 20, 40)
    )
    return (
        back + profile_face(hair) + lock + strands + cap + fold + marks + disc(62, -97, 10, STRAW)
    )


# --- bodies ---


def _collar(dress: Dress) -> str:
    """A white collar in points, a bead on each."""
    x = MID_X
    return both(
        path(
            f"M{num(x)} 218 C{num(x - 20)} 216 {num(x - 26)} 210 {num(x - 30)} 204 "
            f"C{num(x - 62)} 212 {num(x - 84)} 226 {num(x - 100)} 250 L{num(x - 66)} 278 "
            f"L{num(x - 44)} 252 L{num(x - 22)} 286 L{num(x)} 256 Z",
            WHITE,
        )
        + disc(x - 66, 279, 6, dress.accent)
        + disc(x - 22, 287, 6, dress.accent),
        x,
    )


def _cravat() -> str:
    x = MID_X
    turned = both(
        path(
            f"M{num(x)} 222 L{num(x - 32)} 206 L{num(x - 92)} 250 L{num(x - 42)} 290 "
            f"L{num(x)} 250 Z",
            BLUE,
        ),
        x,
    )
    edges = both(line(f"M{num(x - 90)} 250 L{num(x - 42)} 288 L{num(x - 4)} 250", STRAW, 5), x)
    knot = path(
        f"M{num(x - 24)} 214 L{num(x + 26)} 214 L{num(x + 10)} 240 L{num(x + 20)} 286 "
        f"L{num(x)} 276 "
        f"L{num(x - 20)} 286 L{num(x - 8)} 240 Z",
        WHITE,
    )
    return turned + edges + knot


def _halved(dress: Dress) -> str:
    """Light to the left, dark to the right."""
    x = MID_X
    half = path(
        f"M{num(x)} 208 {left_shoulder(66)} L0 {num(seam(0))} L{num(x)} {num(seam(x))} Z",
        dress.light,
    )
    checks = "".join(
        moved(lozenge(24, 32, dress.main), 44 + n * 44, 330 + (n % 2) * 26) for n in range(3)
    )
    stars = "".join(
        moved(lozenge(16, 22, dress.accent), x + at, y)
        for at, y in ((34, 318), (66, 292), (30, 358))
    )
    return torso(dress.main, shoulder=66) + half + checks + stars


def _striped(dress: Dress) -> str:
    x = MID_X
    stripes = "".join(
        polygon(
            (
                (x + n * 30 - 8, 240),
                (x + n * 30 + 8, 240),
                (x + n * 38 + 9, seam(x + n * 38 + 9)),
                (x + n * 38 - 9, seam(x + n * 38 - 9)),
            ),
            dress.light,
        )
        for n in range(-3, 4)
    )
    return torso(dress.main, shoulder=66) + stripes


def _coat(dress: Dress) -> str:
    """A buff coat with blue facings."""
    x = MID_X
    facing = polygon(
        ((x - 36, 236), (x + 36, 236), (x + 48, seam(x + 48)), (x - 48, seam(x - 48))), BLUE
    )
    loops = both(
        line(
            " ".join(f"M{num(x - 14)} {y} L{num(x - 70)} {y - 5}" for y in range(306, 376, 24)),
            CREAM,
            8,
        ),
        x,
    )
    strap = line("M60 262 C100 300 140 350 160 396", NAVY, 15)
    return (
        torso(dress.main, shoulder=66)
        + facing
        + loops
        + buttons(range(306, 376, 24), STRAW, 7)
        + strap
    )


def _laced(dress: Dress) -> str:
    x = MID_X
    flowers = moved(spray(112, dress.dark, dress.accent, CREAM), x, 388)
    return (
        torso(dress.main, shoulder=66)
        + flowers
        + both(moved(spray(74, dress.dark, dress.accent, CREAM), 62, 392, turn=-24), x)
    )


def _playing() -> str:
    """The lute across the body, both hands on it."""
    dress = DRESS["hearts"]
    instrument = moved(lute(), 124, 352, turn=52)
    arm = path(
        "M346 322 C330 300 316 296 300 292 L262 288 C258 306 262 318 270 326 L346 350 Z", dress.main
    )
    cuff = path("M286 276 C298 286 300 306 292 322 L274 320 C282 306 280 292 270 280 Z", CREAM)
    fist = moved(
        path("M-20 12 C-24 -4 -16 -18 0 -20 C16 -20 24 -8 20 8 C14 20 -10 22 -20 12 Z", SKIN)
        + line("M-18 -4 L0 -10 M-18 4 L2 -2 M-14 12 L4 6", SHADE, 3),
        258,
        290,
    )
    return instrument + arm + cuff + fist
