"""Fonts, drawings and translations. Where they lie is known to `brought`."""

from ..brought import AssetMissing, resource_path, roots, translation_path

__all__ = [
    "FONT_FAMILY",
    "FONT_FILES",
    "AssetMissing",
    "load_fonts",
    "resource_path",
    "roots",
    "translation_path",
]

FONT_FAMILY = "Source Sans 3"
FONT_FILES = (
    "SourceSans3-Regular.ttf",
    "SourceSans3-Semibold.ttf",
    "SourceSans3-Bold.ttf",
    "SourceSans3-It.ttf",
)


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
