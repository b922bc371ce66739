"""The committed drawings are all there, are what the generator draws, and keep to SVG Tiny."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import pytest

from vira_desktop.ui.assets import resource_path

ROOT = Path(__file__).resolve().parents[3]
GENERATOR = runpy.run_path(str(ROOT / "packaging" / "make_cards.py"))
DRAWINGS = cast("Callable[[], dict[str, str]]", GENERATOR["drawings"])()

KNOWN = {
    "svg": {"version", "baseProfile", "viewBox"},
    "g": {"transform"},
    "path": {"d", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"},
    "circle": {"cx", "cy", "r", "fill"},
}


def test_four_pips_twelve_courts_two_backs() -> None:
    folders = [name.split("/")[0] for name in DRAWINGS]
    assert {folder: folders.count(folder) for folder in folders} == {
        "pips": 4,
        "backs": 2,
        "courts": 12,
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


@pytest.mark.parametrize("name", sorted(DRAWINGS))
def test_only_what_svg_tiny_knows(name: str) -> None:
    for element in ElementTree.fromstring(DRAWINGS[name]).iter():
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        assert set(element.keys()) <= KNOWN[tag]


def test_no_two_drawings_are_alike() -> None:
    assert len(set(DRAWINGS.values())) == len(DRAWINGS)
