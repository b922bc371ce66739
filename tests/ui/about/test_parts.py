"""Every part that is brought along is named with the full text of its licence."""

import re
from pathlib import Path

import pytest

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


def test_libraries_of_the_system_are_listed_in_a_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "licences" / "system"
    folder.mkdir(parents=True)
    (folder / "libxcb-cursor0_0.1.1-4.txt").write_text("Vem som helst får …", encoding="utf-8")
    monkeypatch.setattr(collection, "resource_path", tmp_path.joinpath)
    last = parts()[-1]
    assert (last.name, last.version) == ("libxcb-cursor0", "0.1.1-4")
    assert last.is_of_system
    assert last.text() == "Vem som helst får …"
