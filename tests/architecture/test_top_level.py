"""The checkout's top level stays the agreed one."""

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
