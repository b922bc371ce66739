"""The strip over the pages that says what is not saved, and what can be done about it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QWidget

from .panel_style import panel_stylesheet
from .table.panel import Button, Line
from .theme import LIGHT, Theme

_WIDTH = 1100
_SMALLEST, _LARGEST = 0.82, 1.6


@dataclass(frozen=True, slots=True)
class Remedy:
    """What can be done."""

    words: Callable[[], str]
    do: Callable[[], None]


class Banner(QWidget):
    """Shows one sentence with buttons, or is not there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._words: Callable[[], str] | None = None
        self._remedies: tuple[Remedy, ...] = ()
        self._theme, self._point_size = LIGHT, 0.0
        self.line = Line("question")
        self.buttons: tuple[Button, ...] = ()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 4, 10, 4)
        self._row.addWidget(self.line, 1)
        self.hide()

    def tell(self, words: Callable[[], str], remedies: Sequence[Remedy] = ()) -> None:
        """Says *words* and offers *remedies*; the keyboard stays where it is."""
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._words, self._remedies = words, tuple(remedies)
        self.buttons = tuple(self._button(remedy) for remedy in remedies)
        self._say()
        self.show()

    def clear(self) -> None:
        """Nothing is wrong any more."""
        self._words = None
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Colours the strip by *theme*."""
        self._theme = theme
        self._restyle()

    def _button(self, remedy: Remedy) -> Button:
        button = Button()
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        button.clicked.connect(lambda _checked=False: remedy.do())
        self._row.addWidget(button)
        return button

    def _say(self) -> None:
        if self._words is None:
            return
        self.line.say(self._words())
        for button, remedy in zip(self.buttons, self._remedies, strict=True):
            button.say(remedy.words())

    # Qt's events:

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        factor = min(max(self.width() / _WIDTH, _SMALLEST), _LARGEST)
        point_size = round(2 * factor * QApplication.font().pointSizeF()) / 2
        if point_size != self._point_size:
            self._point_size = point_size
            self._restyle()

    def _restyle(self) -> None:
        if self._point_size:
            self.setStyleSheet(panel_stylesheet(self._theme, self._point_size))
