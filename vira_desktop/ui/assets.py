"""Where fonts, drawings and translations lie: the only code that knows the layout of the files.

Three layouts are served: a checkout (folders beside the package), an installed wheel (folders
inside the package) and a frozen bundle (folders in the bundle's root).
"""

import sys
from pathlib import Path

FONT_FAMILY = "Source Sans 3"
FONT_FILES = (
    "SourceSans3-Regular.ttf",
    "SourceSans3-Semibold.ttf",
    "SourceSans3-Bold.ttf",
    "SourceSans3-It.ttf",
)

_PACKAGE = Path(__file__).resolve().parents[1]


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


def load_fonts() -> str:
    """Makes the bundled font known to Qt and returns its family name; may be called again.

    Raises AssetMissing when a font file is not there or is none. Needs a QGuiApplication.
    """
    # Here and not above: the command line finds its data by this module, and works without Qt.
    from PySide6.QtGui import QFontDatabase  # noqa: PLC0415

    for name in FONT_FILES:
        path = resource_path("fonts", name)
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise AssetMissing(path)
    return FONT_FAMILY


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
