"""The committed drawings are all there, are what the generator draws, and keep to SVG Tiny."""

import runpy
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from vira_desktop.ui.assets import resource_path
from vira_desktop.ui.cards import layout
from vira_desktop.ui.cards.style import DRAWN_INK, PAPER

ROOT = Path(__file__).resolve().parents[3]
GENERATOR = runpy.run_path(str(ROOT / "packaging" / "make_cards.py"))
DRAWINGS = cast("Callable[[], dict[str, str]]", GENERATOR["drawings"])()


def faults(drawings: Mapping[str, str]) -> list[str]:
    check = cast("Callable[[Mapping[str, str]], Iterable[str]]", GENERATOR["faults"])
    return list(check(drawings))


def test_all_parts_of_the_faces_are_drawn_and_nothing_else_is_kept() -> None:
    assert faults(DRAWINGS) == []
    folders = [name.split("/")[0] for name in DRAWINGS]
    assert {folder: folders.count(folder) for folder in folders} == {
        "pips": 4,
        "aces": 4,
        "courts": 12,
        "backs": 2,
    }
    committed = {
        file.relative_to(resource_path("cards")).as_posix()
        for file in resource_path("cards").rglob("*.svg")
    }
    assert committed == set(DRAWINGS)


@pytest.mark.parametrize("name", sorted(DRAWINGS))
def test_the_file_is_what_the_generator_draws(name: str) -> None:
    committed = resource_path("cards", name).read_text(encoding="utf-8")
    assert committed == DRAWINGS[name], "run packaging/make_cards.py"


QUEEN = "courts/queen-clubs.svg"
ACE = "aces/spades.svg"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({QUEEN: None}, f"{QUEEN} is missing"),
        ({"courts/knave-clubs.svg": DRAWINGS[QUEEN]}, "courts/knave-clubs.svg belongs to no card"),
        ({QUEEN: DRAWINGS["courts/queen-spades.svg"]}, f"{QUEEN} is the same as"),
        ({QUEEN: DRAWINGS[QUEEN].replace("0 0 346 760", "0 0 300 760")}, f"{QUEEN}: its box"),
        ({QUEEN: DRAWINGS[QUEEN].replace("<circle", "<ellipse")}, f"{QUEEN}: <ellipse>"),
        ({QUEEN: DRAWINGS[QUEEN].replace("<g ", '<g filter="x" ')}, f"{QUEEN}: <g> with filter"),
        ({ACE: DRAWINGS[ACE].replace(DRAWN_INK, "#123456")}, f"{ACE}: <path> has a colour"),
    ],
    ids=["missing", "needless", "double", "box", "element", "attribute", "ink"],
)
def test_the_generator_refuses_a_faulty_deck(change: Mapping[str, str | None], fault: str) -> None:
    changed: dict[str, str | None] = {**DRAWINGS, **change}
    drawings = {name: text for name, text in changed.items() if text is not None}
    assert any(line.startswith(fault) for line in faults(drawings))


SUITS = pytest.mark.parametrize("suit", ["spades", "hearts", "diamonds", "clubs"])


@SUITS
@pytest.mark.parametrize("large", [False, True], ids=["normal", "large"])
def test_an_ace_keeps_out_of_the_corners(suit: str, large: bool) -> None:
    size = round(layout.ace_size(large_indices=large))
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(DRAWINGS[f"aces/{suit}.svg"].encode()).render(painter)
    painter.end()
    assert any(image.constBits())
    corner = layout.corner(large_indices=large)
    left, top = layout.MIDDLE_X - size / 2, layout.MIDDLE_Y - size / 2
    overlap = QRect(0, 0, int(corner.right - left), int(corner.bottom - top))
    assert overlap.isEmpty() or not any(image.copy(overlap).constBits())


@SUITS
def test_an_ace_is_spared_out_of_the_paper(suit: str) -> None:
    drawing = DRAWINGS[f"aces/{suit}.svg"]
    assert DRAWN_INK in drawing
    assert PAPER.name() in drawing
