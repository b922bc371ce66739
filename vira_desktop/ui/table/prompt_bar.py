"""The line under the hand that always says what is asked now and why."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from ..panel_style import panel_stylesheet
from ..text.prompt_text import prompt
from ..theme import LIGHT, Theme
from .model import TableModel
from .panel import Line

_WIDTH = 1100
"""The width at which texts have the size of the application's font."""
_SMALLEST, _LARGEST = 0.82, 1.6


class PromptBar(QWidget):
    """What is asked; and, until something changes, why the last act was refused."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._model: TableModel | None = None
        self._theme, self._point_size = LIGHT, 0.0
        self.line, self.hint = Line("prompt"), Line("hint")
        self.hint.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 6)
        layout.setSpacing(4)
        layout.addWidget(self.line)
        layout.addWidget(self.hint)

    def show_model(self, model: TableModel) -> None:
        """Says what is asked; a hint that belongs to the moment before goes away."""
        if model != self._model:
            self.hint.say("")
        self._model = model
        self.line.say(prompt(model))
        self.line.setAccessibleName(self.line.said)

    def show_hint(self, text: str) -> None:
        """Says why the last act was refused, beside what is asked."""
        self.hint.say(text)
        self.hint.setAccessibleName(text)

    def retranslate(self) -> None:
        """Asks for the text again; a hint in the other language is taken away."""
        self.hint.say("")
        if self._model is not None:
            self.line.say(prompt(self._model))

    def set_theme(self, theme: Theme) -> None:
        """Colours the bar by *theme*."""
        self._theme = theme
        self._restyle()

    # Qt's events:

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        factor = min(max(self.width() / _WIDTH, _SMALLEST), _LARGEST)
        point_size = round(2 * factor * QApplication.font().pointSizeF()) / 2
        if point_size != self._point_size:
            self._point_size = point_size
            self._restyle()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _restyle(self) -> None:
        if self._point_size:
            self.setStyleSheet(panel_stylesheet(self._theme, self._point_size))
