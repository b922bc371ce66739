"""Bricks of SVG Tiny: paths, lines, discs, and groups that are moved, turned or mirrored."""

from collections.abc import Iterable
from math import cos, pi, sin

Point = tuple[float, float]


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


def joined(points: Iterable[Point]) -> str:
    """The path along *points*."""
    return "M" + " L".join(f"{num(x)} {num(y)}" for x, y in points)


def polygon(points: Iterable[Point], fill: str) -> str:
    return path(f"{joined(points)} Z", fill)


def lozenge(width: float, height: float, fill: str) -> str:
    w, h = width / 2, height / 2
    return polygon(((0, -h), (w, 0), (0, h), (-w, 0)), fill)


def moved(parts: str, x: float, y: float, *, turn: float = 0, scale: float = 1) -> str:
    """*parts* with their origin put to (x, y), turned clockwise and enlarged."""
    change = f"translate({num(x)} {num(y)})"
    if turn:
        change += f" rotate({num(turn)})"
    if scale != 1:
        change += f" scale({scale:.3f})"
    return f'<g transform="{change}">{parts}</g>'


def mirrored(parts: str, axis: float = 0) -> str:
    """*parts* as seen in a mirror along the line x = *axis*."""
    return f'<g transform="translate({num(2 * axis)} 0) scale(-1 1)">{parts}</g>'


def both(parts: str, axis: float = 0) -> str:
    """*parts* and their mirror image on the other side of the line x = *axis*."""
    return parts + mirrored(parts, axis)


def ring_of(parts: str, count: int, *, start: float = 0) -> str:
    return "".join(moved(parts, 0, 0, turn=start + n * 360 / count) for n in range(count))


def around(angle: float, r: float) -> Point:
    """The point *r* from the origin, *angle* degrees clockwise from straight up."""
    return r * sin(angle * pi / 180), -r * cos(angle * pi / 180)


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """The path of a box with round corners."""
    k = r * 0.45
    return (
        f"M{num(x + r)} {num(y)} L{num(x + w - r)} {num(y)} C{num(x + w - k)} {num(y)} "
        f"{num(x + w)} {num(y + k)} {num(x + w)} {num(y + r)} L{num(x + w)} {num(y + h - r)} "
        f"C{num(x + w)} {num(y + h - k)} {num(x + w - k)} {num(y + h)} {num(x + w - r)} "
        f"{num(y + h)} L{num(x + r)} {num(y + h)} C{num(x + k)} {num(y + h)} {num(x)} "
        f"{num(y + h - k)} {num(x)} {num(y + h - r)} L{num(x)} {num(y + r)} C{num(x)} "
        f"{num(y + k)} {num(x + k)} {num(y)} {num(x + r)} {num(y)} Z"
    )


def svg(width: float, height: float, parts: str) -> str:
    body = parts.replace("><", ">\n<")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" '
        f'viewBox="0 0 {num(width)} {num(height)}">\n{body}\n</svg>\n'
    )
