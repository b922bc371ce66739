"""The line under the hand that always says what is asked now and why."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..growing import Growing
from ..text.prompt_text import prompt
from .model import TableModel
from .panel import ShortLine


class PromptBar(Growing):
    """What is asked; and, until something changes, beside it why the last act was refused.

    It has the same height whatever it says, so that the table above it never moves.
    """

    smallest, largest = 0.82, 3.0
    usual_size = (1100, 780)
    """The height is the window's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("prompt-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._model: TableModel | None = None
        self.line, self.hint = ShortLine("prompt", lines=2), ShortLine("hint", lines=2)
        self.hint.hide()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 4, 12, 4)
        layout.setSpacing(10)
        for line, share in ((self.line, 3), (self.hint, 2)):
            line.setAlignment(Qt.AlignmentFlag.AlignVCenter)
            layout.addWidget(line, share)

    def show_model(self, model: TableModel) -> None:
        """Says what is asked; a hint that belongs to the moment before goes away."""
        if model != self._model:
            self.show_hint("")
        self._model = model
        self.line.say(prompt(model))

    def show_hint(self, text: str) -> None:
        """Says why the last act was refused, beside what is asked."""
        self.hint.setVisible(bool(text))
        self.hint.say(text)

    def retranslate(self) -> None:
        """Asks for the text again; a hint in the other language is taken away."""
        self.show_hint("")
        if self._model is not None:
            self.line.say(prompt(self._model))

    def growth(self) -> float:
        width, height = self.usual_size
        return min(self.width() / width, self.window().height() / height)
