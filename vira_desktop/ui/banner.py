"""The strip over the pages that says what is not saved, and what can be done about it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from .growing import Growing
from .table.panel import Button, Line


@dataclass(frozen=True, slots=True)
class Remedy:
    """What can be done."""

    words: Callable[[], str]
    do: Callable[[], None]


class Banner(Growing):
    """Shows one sentence with buttons, or is not there."""

    smallest, largest = 0.82, 1.6
    usual_size = (1100, 0)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._words: Callable[[], str] | None = None
        self._remedies: tuple[Remedy, ...] = ()
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
        self.retranslate()
        self.show()

    def clear(self) -> None:
        """Nothing is wrong any more."""
        self._words = None
        self.hide()

    def _button(self, remedy: Remedy) -> Button:
        button = Button()
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        button.clicked.connect(lambda _checked=False: remedy.do())
        self._row.addWidget(button)
        return button

    def retranslate(self) -> None:
        if self._words is None:
            return
        self.line.say(self._words())
        for button, remedy in zip(self.buttons, self._remedies, strict=True):
            button.say(remedy.words())
