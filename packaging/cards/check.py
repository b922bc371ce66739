"""What must hold of the drawings before they are written: complete, consistent, SVG Tiny only."""

from collections.abc import Iterator, Mapping
from xml.etree import ElementTree

from .aces import SIZE
from .backs import HEIGHT as BACK_HEIGHT
from .backs import WIDTH as BACK_WIDTH
from .field import HEIGHT, WIDTH
from .palette import DRESS, INK, PAPER
from .pips import BOX, SUITS

SPOTS = ("2", "3", "4", "5", "6", "7", "8", "9", "10")
COURTS = ("jack", "queen", "king")
BACKS = ("backs/blue.svg", "backs/red.svg")

# The elements the drawings may use, and the attributes of each.
KNOWN = {
    "svg": {"version", "baseProfile", "viewBox"},
    "g": {"transform"},
    "path": {"d", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"},
    "circle": {"cx", "cy", "r", "fill"},
}
BOXES = {
    "pips": (BOX, BOX),
    "aces": (SIZE, SIZE),
    "courts": (WIDTH, HEIGHT),
    "backs": (BACK_WIDTH, BACK_HEIGHT),
}
INKS = {"pips": {INK}, "aces": {INK, PAPER, "none"}}


def parts_of_faces() -> dict[tuple[str, str], tuple[str, ...]]:
    """For each of the 52 cards, by suit and rank, the drawings its face is made of."""
    faces: dict[tuple[str, str], tuple[str, ...]] = {}
    for suit, sign in SUITS.items():
        pip = f"pips/{sign}.svg"
        faces |= {(suit, rank): (pip,) for rank in SPOTS}
        faces[suit, "ace"] = (pip, f"aces/{suit}.svg")
        faces |= {(suit, rank): (pip, f"courts/{rank}-{suit}.svg") for rank in COURTS}
    return faces


def faults(drawings: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with *drawings*, a line each; nothing when they may be written."""
    faces = parts_of_faces()
    if len(faces) != 52 or set(SUITS) != set(DRESS):
        yield f"{len(faces)} faces instead of 52"
    wanted = {name for parts in faces.values() for name in parts} | set(BACKS)
    yield from (f"{name} is missing" for name in sorted(wanted - set(drawings)))
    yield from (f"{name} belongs to no card" for name in sorted(set(drawings) - wanted))
    by_text: dict[str, str] = {}
    for name, text in drawings.items():
        if text in by_text:
            yield f"{name} is the same as {by_text[text]}"
        by_text[text] = name
        yield from (f"{name}: {fault}" for fault in _faults_of(name.split("/")[0], text))


def _faults_of(kind: str, text: str) -> Iterator[str]:
    root = ElementTree.fromstring(text)
    width, height = BOXES.get(kind, (0.0, 0.0))
    if root.get("viewBox") != f"0 0 {width:g} {height:g}":
        yield f"its box is {root.get('viewBox')}"
    for element in root.iter():
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        unknown = set(element.keys()) - KNOWN.get(tag, set())
        if tag not in KNOWN or unknown:
            yield f"<{tag}> with {', '.join(sorted(unknown)) or 'nothing'} is not for SVG Tiny here"
        inks = {element.get(name) for name in ("fill", "stroke")} - {None}
        if kind in INKS and not inks <= INKS[kind]:
            yield f"<{tag}> has a colour that the suit's cannot stand for"
