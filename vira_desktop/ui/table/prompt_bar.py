"""The line under the hand that always says what is asked now and why."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..growing import Growing
from ..text.prompt_text import prompt
from .model import TableModel
from .panel import ShortLine

_REFUSED, _ADVISED = (3, 2), (2, 5)
"""How what is asked and what is said beside it share the width: an advice comes with its reason."""


class PromptBar(Growing):
    """What is asked; and, until something changes, beside it why the last act was refused, or
    what somebody would advise.

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
        self._row, self._is_advised = layout, False
        for line in (self.line, self.hint):
            line.setAlignment(Qt.AlignmentFlag.AlignVCenter)
            layout.addWidget(line)
        self._share(_REFUSED)

    def show_model(self, model: TableModel) -> None:
        """Says what is asked; a hint that belongs to the moment before goes away."""
        if model != self._model:
            self.show_hint("")
        self._model = model
        self.line.say(prompt(model))

    def show_hint(self, text: str) -> None:
        """Says why the last act was refused, beside what is asked."""
        self._is_advised = False
        self._share(_REFUSED)
        self._say_beside(text)

    def show_advice(self, text: str) -> None:
        """Says what somebody would do, beside what is asked."""
        self._is_advised = True
        self._share(_ADVISED)
        self._say_beside(text)

    def _say_beside(self, text: str) -> None:
        self.hint.setVisible(bool(text))
        self.hint.say(text)

    def _share(self, shares: tuple[int, int]) -> None:
        for place, share in enumerate(shares):
            self._row.setStretch(place, share)

    def retranslate(self) -> None:
        """Asks for the text again; why something was refused is taken away in the other language.
        Who has given an advice gives it again."""
        if not self._is_advised:
            self.show_hint("")
        if self._model is not None:
            self.line.say(prompt(self._model))

    def growth(self) -> float:
        width, height = self.usual_size
        return min(self.width() / width, self.window().height() / height)
