"""Whatever the program brings along is found in every layout, or named when it is missing."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QPainterPath, QRawFont

from vira_desktop import brought
from vira_desktop.ui import assets
from vira_desktop.ui.assets import AssetMissing, load_fonts, resource_path, translation_path

EVERY_LABEL = "åäöéÅÄÖÉ0123456789−½¼…–×→♠♥♦♣"


def make_file(root: Path, *parts: str) -> Path:
    file = root.joinpath(*parts)
    file.parent.mkdir(parents=True)
    file.write_text("here")
    return file


def test_the_checkout_has_the_cards() -> None:
    assert resource_path("cards", "pips", "heart.svg").is_file()


def test_a_missing_asset_is_named() -> None:
    with pytest.raises(AssetMissing) as caught:
        resource_path("cards", "pips", "acorn.svg")
    assert caught.value.path.parts[-4:] == ("resources", "cards", "pips", "acorn.svg")


def test_a_missing_translation_is_named() -> None:
    with pytest.raises(AssetMissing) as caught:
        translation_path("vira_xx.qm")
    assert caught.value.path.parts[-2:] == ("translations", "vira_xx.qm")


@pytest.mark.parametrize("folder", ["vira_desktop", "."], ids=["installed", "checkout"])
def test_beside_and_inside_the_package(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brought, "_PACKAGE", tmp_path / "vira_desktop")
    file = make_file(tmp_path / folder, "translations", "vira_sv.qm")
    assert translation_path("vira_sv.qm").samefile(file)


def test_in_a_frozen_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    file = make_file(tmp_path, "resources", "fonts", "a.ttf")
    assert resource_path("fonts", "a.ttf").samefile(file)


@pytest.mark.parametrize("name", assets.FONT_FILES)
def test_the_font_has_every_sign_of_the_labels(name: str, qapp: object) -> None:
    font = QRawFont(str(resource_path("fonts", name)), 20.0)
    assert font.isValid()
    assert [sign for sign in EVERY_LABEL if not font.supportsCharacter(ord(sign))] == []


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
def test_the_loaded_family_draws_swedish(weight: QFont.Weight, qapp: object) -> None:
    font = QFont(load_fonts())
    font.setPixelSize(100)
    font.setWeight(weight)
    assert QRawFont.fromFont(font).familyName().startswith(assets.FONT_FAMILY)
    heights = []
    for letter in "aåäoö":
        path = QPainterPath()
        path.addText(0, 0, font, letter)
        heights.append(path.boundingRect().height())
    plain_a, ring, dots_a, plain_o, dots_o = heights
    assert ring > dots_a > plain_a
    assert dots_o > plain_o


def test_a_font_that_is_none_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    file = make_file(tmp_path, "resources", "fonts", assets.FONT_FILES[0])
    with pytest.raises(AssetMissing) as caught:
        load_fonts()
    assert caught.value.path.samefile(file)
