"""The two backs: one border and one lattice, in two colours and with two medallions."""

from .folk import petal, rosette, tulip
from .palette import CREAM, OCHRE, STRAW
from .shapes import both, disc, line, lozenge, mirrored, moved, path, ring_of, rounded, svg

WIDTH, HEIGHT = 630.0, 880.0
MID_X, MID_Y = WIDTH / 2, HEIGHT / 2

# The field inside the border, and the lozenges that fill it without a rest.
LEFT, TOP = 75.0, 75.0
ACROSS, DOWN = (WIDTH - 2 * LEFT) / 5, (HEIGHT - 2 * TOP) / 7

GROUNDS = {"blue": ("#2f6496", "#214a74"), "red": ("#b0313a", "#86232b")}


def back_drawing(name: str) -> str:
    """One back; it looks the same from both sides."""
    ground, shade = GROUNDS[name]
    panel = path(rounded(28, 28, 574, 824, 20), shade)
    border = line(rounded(40, 40, 550, 800, 13), CREAM, 4.5)
    edge = path(rounded(52, 52, 526, 776, 8), ground)
    field = path(rounded(LEFT - 6, TOP - 6, WIDTH - 2 * LEFT + 12, HEIGHT - 2 * TOP + 12, 4), CREAM)
    field += path(rounded(LEFT - 2, TOP - 2, WIDTH - 2 * LEFT + 4, HEIGHT - 2 * TOP + 4, 3), shade)
    middle = {"blue": _tulips, "red": _wreath}[name](ground)
    return svg(
        WIDTH,
        HEIGHT,
        panel + border + edge + field + _lattice(ground) + _plate(ground, shade) + middle,
    )


def _lattice(ground: str) -> str:
    """Lozenges with a flower in each, halves along the edges, none under the medallion."""
    flower = (
        lozenge(ACROSS * 0.9, DOWN * 0.9, ground)
        + ring_of(petal(29, 15, CREAM), 4)
        + ring_of(petal(17, 6, OCHRE), 4, start=45)
        + disc(0, 0, 5.5, ground)
    )
    whole = "".join(
        moved(flower, MID_X + column * ACROSS / 2, MID_Y + row * DOWN / 2)
        for row in range(-6, 7)
        for column in range(-4, 5)
        if (row + column) % 2 == 0 and abs(row) + abs(column) > 2
    )
    return whole + _edge_halves(ground)


def _edge_halves(ground: str) -> str:
    w, h = ACROSS * 0.45, DOWN * 0.45
    up = path(f"M{-w:.1f} 0 L0 {-h:.1f} L{w:.1f} 0 Z", ground) + moved(petal(24, 12, CREAM), 0, -4)
    side = path(f"M0 {-h:.1f} L{w:.1f} 0 L0 {h:.1f} Z", ground) + moved(
        petal(24, 12, CREAM), 4, 0, turn=90
    )
    rows = "".join(moved(up, MID_X + n * ACROSS, HEIGHT - TOP) for n in (-1.5, -0.5, 0.5, 1.5))
    columns = "".join(
        moved(side, LEFT, MID_Y + n * DOWN) for n in (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5)
    )
    corner = path(f"M0 0 L{w:.1f} 0 L0 {h:.1f} Z", ground)
    corners = moved(corner, LEFT, TOP) + mirrored(moved(corner, LEFT, TOP), MID_X)
    half = rows + columns + corners
    return half + moved(half, WIDTH, HEIGHT, turn=180)


def _plate(ground: str, shade: str) -> str:
    """The large lozenge in the middle, in the room of nine small ones."""
    wide, high = 3 * ACROSS, 3 * DOWN
    return moved(
        lozenge(wide * 0.97, high * 0.97, CREAM)
        + lozenge(wide * 0.915, high * 0.915, shade)
        + lozenge(wide * 0.86, high * 0.86, ground),
        MID_X,
        MID_Y,
    )


def _tulips(ground: str) -> str:
    """Four tulips round a rosette."""
    leaves = "".join(moved(petal(80, 20, OCHRE), 0, 0, turn=turn) for turn in (-34, 34, 146, 214))
    blooms = moved(tulip(56, CREAM, OCHRE), 0, -50) + moved(tulip(46, CREAM, OCHRE), 48, 0, turn=90)
    heart = disc(0, 0, 48, ground) + rosette(43, CREAM, OCHRE) + disc(0, 0, 6, ground)
    return moved(leaves + blooms + moved(blooms, 0, 0, turn=180) + heart, MID_X, MID_Y)


def _wreath(ground: str) -> str:
    """A large rosette in a wreath of leaves."""
    leaves = ring_of(petal(34, 15, OCHRE), 1)
    wreath = "".join(
        f'<g transform="rotate({n * 30 + 15})">{moved(leaves, 0, -50, turn=0)}</g>'
        for n in range(12)
    )
    tips = both(disc(112, 0, 6, CREAM) + disc(92, 0, 4, STRAW))
    ends = (
        disc(0, -128, 6, CREAM)
        + disc(0, 128, 6, CREAM)
        + disc(0, -108, 4, STRAW)
        + disc(0, 108, 4, STRAW)
    )
    heart = rosette(50, CREAM, OCHRE, count=10) + ring_of(petal(30, 9, ground), 10, start=18)
    return moved(
        wreath + tips + ends + heart + disc(0, 0, 13, OCHRE) + disc(0, 0, 6, ground), MID_X, MID_Y
    )
