"""The four kings: bearded, crowned, in cloaks with a cape of fur."""

from collections.abc import Iterable

from .faces import front_face, lips, profile_face, three_quarter_face
from .field import MID_X, buttons, hand, neck, placed_head, sash, seam, sleeve, torso
from .folk import leaf, petal, rosette, spray, tulip
from .held import axe, sceptre, sword
from .palette import (
    BARK,
    CREAM,
    DRESS,
    INK,
    LEAF,
    MOSS,
    OCHRE,
    RED,
    RUST,
    STRAW,
    WHITE,
    Dress,
    Hair,
)
from .shapes import both, disc, line, lozenge, moved, num, path

BLACK_HAIR = Hair(light="#43363a", dark="#271f26", eyes="#5a3b24")
FAIR_HAIR = Hair(light="#f0e6d2", dark="#cdbb98", eyes="#2f6ea3")
RED_HAIR = Hair(light="#bd5a2c", dark="#8a3b1b", eyes="#3f7a4b")
GREY_HAIR = Hair(light="#b3ada3", dark="#7f786d", eyes="#47617a")


def king(suit: str) -> str:
    dress = DRESS[suit]
    head, looks_right = {
        "spades": (_head_of_spades(dress), False),
        "hearts": (_head_of_hearts(dress), False),
        "diamonds": (_head_of_diamonds(dress), True),
        "clubs": (_head_of_clubs(dress), True),
    }[suit]
    held = {
        "spades": sword(dress),
        "hearts": sceptre(dress, head="tulip"),
        "diamonds": sceptre(dress, head="sun"),
        "clubs": axe(dress),
    }[suit]
    return (
        _robe(suit, dress)
        + neck()
        + _shoulders(suit, dress)
        + placed_head(head, right=looks_right)
        + sleeve(dress.main, dress.dark, OCHRE)
        + held
        + hand()
        + sash(dress)
    )


def _head_of_spades(dress: Dress) -> str:
    hair = BLACK_HAIR
    back = path("M52 -44 C70 0 60 44 76 76 C52 90 26 78 14 66 L-30 -40 Z", hair.light)
    beard = path(
        "M52 -4 C46 20 36 32 14 36 C2 30 -6 34 -18 33 C-30 36 -40 34 -48 22 C-54 60 -50 96 -34 112 "
        "C-32 98 -24 90 -15 88 C-8 96 -2 108 12 120 C36 98 54 44 52 -4 Z",
        hair.light,
    )
    strands = line(
        "M-36 74 C-38 86 -36 92 -34 98 M8 78 C8 90 10 100 14 108 M30 60 C30 76 26 86 24 92",
        hair.dark,
        3.6,
    )
    moustache = path(
        "M-20 36 C-30 34 -40 40 -50 32 C-46 48 -32 48 -20 42 C-4 50 14 50 26 34 "
        "C10 40 -6 34 -20 36 Z",
        hair.dark,
    )
    return (
        back
        + three_quarter_face(hair)
        + beard
        + strands
        + moustache
        + lips(-18, 52, soft=False)
        + _spiked_crown(dress)
    )


def _head_of_hearts(dress: Dress) -> str:
    hair = FAIR_HAIR
    curls = both(
        disc(-54, 4, 17, hair.light) + disc(-60, 32, 18, hair.light) + disc(-56, 62, 19, hair.light)
    )
    inner = both(
        disc(-58, 34, 8, hair.dark) + disc(-55, 64, 8, hair.dark) + disc(-54, 6, 7, hair.dark)
    )
    beard = path(
        "M-51 2 C-44 22 -34 32 -22 34 C-8 30 8 30 22 34 C34 32 44 22 51 2 C64 58 56 96 34 98 "
        "C26 114 8 114 0 104 C-8 114 -26 114 -34 98 C-56 96 -64 58 -51 2 Z",
        hair.light,
    )
    strands = both(
        line("M-10 72 C-14 84 -10 92 -4 96 M-28 62 C-34 76 -30 86 -22 90", hair.dark, 3.6)
    )
    moustache = both(path("M0 36 C-14 32 -26 42 -42 34 C-36 52 -12 54 0 43 Z", hair.dark))
    return (
        curls
        + inner
        + front_face(hair)
        + beard
        + strands
        + moustache
        + lips(0, 54, soft=False)
        + _lily_crown(dress)
    )


def _head_of_diamonds(dress: Dress) -> str:
    hair = RED_HAIR
    back = path("M30 -50 C66 -36 66 20 70 62 C62 84 32 84 14 66 L0 -40 Z", hair.light)
    side = path("M18 -36 C34 -20 28 12 34 38 C54 30 62 0 48 -38 Z", hair.light)
    folds = line("M52 -10 C56 16 52 42 56 64", hair.dark, 4)
    beard = path(
        "M40 -10 C38 12 24 26 4 30 C-12 40 -30 42 -50 42 C-46 48 -40 50 -32 51 "
        "C-38 58 -44 60 -44 62 "
        "C-58 70 -62 98 -54 114 C-30 124 2 116 24 94 C42 72 48 30 40 -10 Z",
        hair.light,
    )
    strands = line(
        "M-40 72 C-46 84 -46 96 -44 104 M-22 74 C-26 86 -24 98 -20 106 M2 66 C2 80 4 88 2 96",
        hair.dark,
        3.6,
    )
    moustache = path(
        "M-50 42 C-38 38 -26 30 -10 34 C0 38 6 46 18 40 C10 56 -14 56 -26 48 "
        "C-34 48 -44 48 -50 42 Z",
        hair.dark,
    )
    face = profile_face(hair) + side + folds
    return back + face + beard + strands + moustache + _arched_crown(dress)


def _head_of_clubs(dress: Dress) -> str:
    hair = GREY_HAIR
    back = path("M50 -44 C72 0 74 60 84 104 C60 116 30 100 14 66 L-30 -40 Z", hair.light)
    folds = line("M58 0 C62 34 60 64 66 90", hair.dark, 4)
    beard = path(
        "M52 -4 C46 20 36 32 14 36 C2 30 -6 34 -18 33 C-30 36 -40 34 -48 22 "
        "C-56 74 -44 116 -14 146 "
        "C26 120 56 60 52 -4 Z",
        hair.light,
    )
    strands = line(
        "M-32 72 C-34 92 -28 106 -22 116 M-10 70 C-12 94 -12 110 -12 124 M14 64 "
        "C14 86 8 104 2 116 M34 44 C34 64 28 80 22 92",
        hair.dark,
        3.6,
    )
    moustache = path(
        "M-20 36 C-30 36 -42 44 -48 62 C-34 60 -24 52 -20 44 C-10 56 8 60 22 62 "
        "C18 44 -4 32 -20 36 Z",
        WHITE,
    )
    return (
        back
        + folds
        + three_quarter_face(hair)
        + beard
        + strands
        + lips(-18, 53, soft=False)
        + moustache
        + _leaf_crown(dress)
    )


def _ring(dress: Dress) -> str:
    band = path("M-56 -58 C-20 -66 20 -66 56 -58 L54 -30 C20 -38 -20 -38 -54 -30 Z", OCHRE)
    edge = line("M-54 -33 C-20 -41 20 -41 54 -33", RUST, 3)
    jewels = "".join(
        moved(lozenge(15, 15, fill), at, -49 + abs(at) * 0.08)
        for at, fill in ((-36, CREAM), (0, dress.dark), (36, CREAM))
    )
    return band + edge + jewels


def _spiked_crown(dress: Dress) -> str:
    points = path(
        "M-54 -56 L-64 -94 L-38 -68 L-30 -102 L-12 -70 L0 -108 L12 -70 L30 -102 L38 -68 "
        "L64 -94 L54 -56 Z",
        STRAW,
    )
    beads = "".join(
        disc(x, y, 6.5, OCHRE)
        for x, y in ((-64, -94), (-30, -102), (0, -108), (30, -102), (64, -94))
    )
    return points + beads + _ring(dress)


def _lily_crown(dress: Dress) -> str:
    blooms = "".join(
        moved(tulip(52 if at == 0 else 46, STRAW, dress.main), at, -54, turn=at * 0.35)
        for at in (-42, 42, 0)
    )
    return blooms + _ring(dress)


def _arched_crown(dress: Dress) -> str:
    velvet = path("M-52 -56 C-64 -98 -20 -106 0 -92 C20 -106 64 -98 52 -56 Z", dress.accent)
    arches = line(
        "M-50 -56 C-62 -96 -20 -102 0 -92 C20 -102 62 -96 50 -56 M0 -92 L0 -60", STRAW, 7.5
    )
    return velvet + arches + moved(rosette(15, STRAW, RED, count=4), 0, -99) + _ring(dress)


def _leaf_crown(dress: Dress) -> str:
    one = leaf(50, 26, STRAW) + line("M0 -10 L0 -34", OCHRE, 3)
    leaves = "".join(moved(one, at, -52, turn=at * 0.55) for at in (-46, 46, -24, 24, 0))
    berries = "".join(disc(at, -64, 5.5, dress.accent) for at in (-35, -12, 12, 35))
    return leaves + _ring(dress) + berries


def _robe(suit: str, dress: Dress) -> str:
    """A wide cloak, open over a tunic."""
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
    bloom = dress.accent if suit in ("diamonds", "clubs") else STRAW
    folds = moved(spray(84, dress.dark, bloom, CREAM), 48, 398, turn=-14)
    return torso(dress.main, shoulder=48) + folds + tunic + _tunic_pattern(suit, dress) + hem


def _tunic_pattern(suit: str, dress: Dress) -> str:
    """What a king wears under the cloak; each suit has a pattern of its own."""
    x = MID_X
    if suit == "spades":
        return moved(spray(96, dress.light, dress.accent, CREAM), x, 378)
    if suit == "hearts":
        stripes = "".join(
            line(f"M{num(x + at)} 280 L{num(x + at * 1.2)} 400", STRAW, 5)
            for at in (-42, -18, 18, 42)
        )
        return stripes + buttons(range(312, 376, 22), CREAM, 6.5)
    if suit == "diamonds":
        return "".join(
            moved(
                lozenge(30, 34, (dress.accent, STRAW)[(row + column) % 2]),
                x + column * 32,
                308 + row * 36,
            )
            for row in range(3)
            for column in (-1, 0, 1)
        )
    return "".join(
        moved(rosette(r, STRAW, dress.accent, count=6), x + at, y)
        for at, y, r in ((-36, 336, 17), (36, 328, 17), (0, 362, 17))
    )


def _shoulders(suit: str, dress: Dress) -> str:
    x = MID_X
    fur, tail = {"clubs": (LEAF, MOSS), "diamonds": (BARK, OCHRE)}.get(suit, (WHITE, INK))
    fallen = both(
        path(
            f"M{num(x)} 212 C{num(x - 60)} 212 {num(x - 122)} 238 {num(x - 146)} 280 "
            f"C{num(x - 104)} 306 {num(x - 40)} 304 {num(x)} 284 Z",
            fur,
        ),
        x,
    )
    drops: Iterable[tuple[float, float]] = ((110, 284), (82, 266), (74, 296), (44, 278))
    tails = both("".join(moved(petal(17, 8, tail), x - at, y) for at, y in drops), x)
    rim = line(
        f"M{num(x - 146)} 281 C{num(x - 104)} 307 {num(x - 40)} 305 {num(x)} 285 "
        f"C{num(x + 40)} 305 {num(x + 104)} 307 {num(x + 146)} 281",
        dress.dark,
        6,
    )
    chain = ""
    if suit == "hearts":
        links = "".join(
            disc(x + at, 270 + 26 * (1 - (at / 84) ** 2), 6, OCHRE) for at in range(-84, 85, 21)
        )
        chain = links + moved(rosette(17, STRAW, RED, count=6), x, 306)
    return rim + fallen + tails + chain
