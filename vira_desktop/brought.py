"""Where the files lie that the program brings along: the only code that knows their layout.

Three layouts are served: a checkout (folders beside the package), an installed wheel (folders
inside the package) and a frozen bundle (folders in the bundle's root).
"""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


class AssetMissing(Exception):
    """A file the program brings along is not there, or cannot be used. Carries its path."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


def resource_path(*parts: str) -> Path:
    """The file or folder *parts* under resources. Raises AssetMissing when it is not there."""
    return _find("resources", *parts)


def translation_path(name: str) -> Path:
    """The translation file *name*, as "vira_sv.qm". Raises AssetMissing when it is not there."""
    return _find("translations", name)


def roots() -> tuple[Path, ...]:
    """The folders that may hold resources and translations, the most particular first."""
    bundle: str | None = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return (Path(bundle), Path(bundle) / _PACKAGE.name)
    return (_PACKAGE, _PACKAGE.parent)


def _find(*parts: str) -> Path:
    places = [root.joinpath(*parts) for root in roots()]
    for place in places:
        if place.exists():
            return place
    raise AssetMissing(places[-1])
