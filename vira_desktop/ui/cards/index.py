"""The rank in the corner of a card: outlines of the bundled font, fitted into the corner."""

from PySide6.QtGui import QFont, QPainterPath, QTransform

from .layout import Corner

# Outlines are taken large, so that hinting for small sizes does not bend them.
_OUTLINE_SIZE = 1000
# "10" and "Kn" are set a little tighter than running text.
_TIGHTER = -24.0
# How far below the line a letter may reach, as a share of its height; round figures do a little.
_OVERSHOOT = 0.03


class Indices:
    """Index outlines by text and corner, each made once."""

    def __init__(self, family: str) -> None:
        self._font = QFont(family)
        self._font.setPixelSize(_OUTLINE_SIZE)
        self._font.setWeight(QFont.Weight.Bold)
        self._font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        self._font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _TIGHTER)
        self._cap_height = self._ink("E").boundingRect().height()
        self._known: dict[tuple[str, Corner], QPainterPath] = {}

    def outline(self, text: str, corner: Corner) -> QPainterPath:
        """The outline of *text* in card units, centred in *corner*.

        All indices are equally high; one that is too wide for the corner is narrowed, never cut,
        and one with a tail is made smaller.
        """
        key = (text, corner)
        if key not in self._known:
            self._known[key] = self._fitted(text, corner)
        return self._known[key]

    def _fitted(self, text: str, corner: Corner) -> QPainterPath:
        ink = self._ink(text)
        box = ink.boundingRect()
        height = corner.cap_height / self._cap_height
        baseline = corner.top + corner.cap_height
        if box.bottom() > _OVERSHOOT * self._cap_height:
            # The tail of a "Q" would run into the pip below.
            height = (1 + _OVERSHOOT) * corner.cap_height / box.height()
            baseline = corner.top - box.top() * height
        width = min(height, corner.max_width / box.width())
        fit = QTransform(width, 0, 0, height, corner.centre_x, baseline)
        return fit.map(ink.translated(-box.center().x(), 0))

    def _ink(self, text: str) -> QPainterPath:
        """The outline of *text* as the font has it, standing on the line y = 0."""
        path = QPainterPath()
        path.addText(0, 0, self._font, text)
        return path
