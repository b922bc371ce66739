"""The strokes and flowers of Swedish country painting, which ornament the whole deck."""

from .shapes import disc, line, moved, num, path, ring_of


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


def leaf(length: float, width: float, fill: str) -> str:
    """A leaf with two points, growing upwards from the origin."""
    w, at = width * 0.66, length
    return path(
        f"M0 0 C{num(-w)} {num(-at * 0.3)} {num(-w)} {num(-at * 0.6)} 0 {num(-at)} "
        f"C{num(w)} {num(-at * 0.6)} {num(w)} {num(-at * 0.3)} 0 0 Z",
        fill,
    )


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
