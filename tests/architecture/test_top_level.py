"""The checkout's top level stays the agreed one."""

import re

from tests.helpers.source_tree import ROOT

AGREED = {
    "LICENSE",
    "README.md",
    "packaging",
    "pyproject.toml",
    "resources",
    "tests",
    "translations",
    "vira_desktop",
}
MADE_BY_TOOLS = {"build", "dist", "htmlcov", "vira_desktop.egg-info"}


def test_top_level_is_as_agreed() -> None:
    names = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert names - MADE_BY_TOOLS == AGREED


def test_packaging_is_a_folder_of_scripts_and_no_package() -> None:
    """With an __init__.py it would hide the library of that name from every tool run here."""
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_the_readme_shows_three_pictures_that_are_small() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = [ROOT / name for name in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", readme)]
    assert len(shown) == 3
    for picture in shown:
        assert picture.stat().st_size < 130_000, picture.name
    folder = set((ROOT / "packaging" / "pictures").iterdir())
    assert folder == set(shown), "a picture that nothing shows"
