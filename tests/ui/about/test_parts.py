"""Every part that is brought along is named with the full text of its licence."""

import re
from pathlib import Path

import PySide6
import pytest
from bundle_contents import QT_MODULES

from vira_desktop.ui.about import parts as collection
from vira_desktop.ui.about.parts import Part, normal, parts

LOCK = Path(__file__).parents[3] / "packaging" / "requirements.lock"
LEAST = 400
"""Letters: no licence is shorter than that but a dedication to the public domain."""
DEDICATED = {"click-default-group"}


def locked() -> list[str]:
    """The packages of the lock, those for another system left out."""
    lines = LOCK.read_text(encoding="utf-8").splitlines()
    return [normal(line) for line in lines if re.match("[A-Za-z]", line) and ";" not in line]


def part(name: str) -> Part:
    return next(each for each in parts() if normal(each.name) == normal(name))


@pytest.mark.parametrize("name", locked())
def test_every_package_of_the_lock_has_its_licence_shown(name: str) -> None:
    shown = part(name)
    assert shown.version
    assert shown.terms
    if name not in DEDICATED:
        assert len(shown.text()) > LEAST


def test_qt_is_there_under_both_licences_that_the_lesser_one_is_made_of() -> None:
    for name in ("Qt", "PySide6-Essentials", "shiboken6"):
        text = part(name).text()
        assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
        assert re.search(r"^ +GNU GENERAL PUBLIC LICENSE", text, re.MULTILINE)
        assert "END OF TERMS AND CONDITIONS" in text


def test_the_program_python_and_the_font_are_there() -> None:
    assert parts()[0].name == "Vira"
    assert "Permission is hereby granted, free of charge" in parts()[0].text()
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in part("Python").text()
    assert "SIL OPEN FONT LICENSE" in part("Source Sans 3").text().upper()


def test_nothing_is_listed_twice_and_no_tool_of_the_tests_is() -> None:
    names = [each.name for each in parts()]
    assert len(names) == len(set(names))
    assert not {"pytest", "hypothesis", "mypy", "numpy", "endplay"} & set(names)


def within(library: str) -> dict[str, Part]:
    """What *library* of Qt contains of others."""
    return {each.name: each for each in parts() if each.within == library}


def test_what_qts_libraries_contain_is_named_with_licence_and_holders_of_the_rights() -> None:
    assert {"PCRE2", "double-conversion", "zlib", "TinyCBOR"} <= within("Qt Core").keys()
    assert {"FreeType 2", "HarfBuzz", "libpng", "MD4C"} <= within("Qt Gui").keys()
    assert {"Public Suffix List"} <= within("Qt Network").keys()
    assert "Copyright © 2016-2024 Martin Mitáš\n\nPermission is" in within("Qt Gui")["MD4C"].text()
    both = within("Qt Gui")["libpng"].text()
    assert "PNG Reference Library License version 2" in both
    assert "libpng versions 1.0.7" in both
    contained = [each for each in parts() if each.within]
    for each in contained:
        named = each.terms.split(" AND ")
        assert [file.stem for file in each.files] == named, each.name
        assert each.rights
    assert {each.within.removeprefix("Qt ") for each in contained} - {"Qt"} <= QT_MODULES


def test_what_stands_in_the_libraries_here_is_named() -> None:
    """Words that others' code leaves in Qt's libraries on Linux."""
    folder = Path(PySide6.__file__).parent / "Qt" / "lib"
    gui, core = ((folder / f"libQt6{name}.so.6").read_bytes() for name in ("Gui", "Core"))
    for library, words, name in (
        ("Core", core, {b"PCRE2_": "PCRE2", b"QCborStreamReader": "TinyCBOR"}),
        (
            "Gui",
            gui,
            {
                b"libpng version": "libpng",
                b"md4c": "MD4C",
                b"sRGB2014": "sRGB colour profile",
                b"emojisegmenter": "Emoji Segmenter",
                b"VmaBlockMetadata": "Vulkan Memory Allocator",
                b"libjpeg-turbo": "libjpeg-turbo",
                b"pixman_": "Pixman",
            },
        ),
    ):
        for mark, called in name.items():
            assert mark not in words or called in within(f"Qt {library}"), called


def test_a_part_without_its_text_has_none() -> None:
    assert Part("MD4C", "", "MIT", (), rights=("Martin Mitáš",)).text() == ""


def test_licences_that_the_notices_of_the_system_name_are_shown_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    common = tmp_path / "licences" / "system" / "common"
    common.mkdir(parents=True)
    (common / "LGPL-2.1.txt").write_text("Lesser", encoding="utf-8")
    notice = common.parent / "libsystemd0_252.txt"
    notice.write_text("See /usr/share/common-licenses/LGPL-2.1. Or not.", encoding="utf-8")
    (tmp_path / "licences" / "within-qt.tsv").write_text("a\tb\tc\td\n", encoding="utf-8")
    monkeypatch.setattr(collection, "resource_path", tmp_path.joinpath)
    assert parts()[-1].text().endswith("Or not.\n\nLesser")


def test_libraries_of_the_system_are_listed_in_a_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "licences" / "system"
    folder.mkdir(parents=True)
    (folder.parent / "within-qt.tsv").write_text("a\tb\tc\td\n", encoding="utf-8")
    (folder / "libxcb-cursor0_0.1.1-4.txt").write_text("Vem som helst får …", encoding="utf-8")
    monkeypatch.setattr(collection, "resource_path", tmp_path.joinpath)
    last = parts()[-1]
    assert (last.name, last.version) == ("libxcb-cursor0", "0.1.1-4")
    assert last.is_of_system
    assert last.text() == "Vem som helst får …"
