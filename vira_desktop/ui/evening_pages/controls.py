"""Small things to choose with: one of a few words, a number, and a row with a label before it."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSpinBox, QWidget

from ..table.panel import Button, Line
from ..text import evening_text

Option = TypeVar("Option")


class Segments(QWidget, Generic[Option]):
    """Buttons side by side, of which one is down; the arrow keys go from one to the next."""

    chosen = Signal()
    """Another one is down now."""

    def __init__(self, options: Sequence[Option], words: Callable[[Option], str]) -> None:
        super().__init__()
        self._options = tuple(options)
        self._words = words
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for number in range(len(self._options)):
            button = Button(f"segment-{self._place(number)}")
            button.setCheckable(True)
            self._group.addButton(button, number)
            row.addWidget(button, 1)
        self.button(self._options[0]).setChecked(True)
        self._group.idToggled.connect(self._on_toggled)
        self.retranslate()

    @property
    def choice(self) -> Option:
        """What is down."""
        return self._options[self._group.checkedId()]

    def choose(self, option: Option) -> None:
        """Presses *option* down."""
        self.button(option).setChecked(True)

    def button(self, option: Option) -> Button:
        """The button of *option*."""
        button = self._group.button(self._options.index(option))
        assert isinstance(button, Button)
        return button

    def retranslate(self) -> None:
        """Asks for every word again."""
        for option in self._options:
            self.button(option).say(self._words(option))

    def _on_toggled(self, _number: int, is_down: bool) -> None:
        if is_down:
            self.chosen.emit()

    def _place(self, number: int) -> str:
        if number == 0:
            return "first"
        return "last" if number == len(self._options) - 1 else "middle"


class Tick(Button):
    """A word that is ticked or not."""

    def __init__(self, words: Callable[[], str]) -> None:
        super().__init__("small")
        self._words = words
        self.setCheckable(True)
        self.toggled.connect(lambda _is_ticked: self.retranslate())
        self.retranslate()

    def retranslate(self) -> None:
        """Asks for the word again."""
        said = self._words()
        self.say_short(f"✓ {said}" if self.isChecked() else f"– {said}", said)


class Stepper(QWidget):
    """A number between a button for less and one for more."""

    changed = Signal()

    def __init__(
        self, *, lowest: int, highest: int, step: int = 1, words: Callable[[], str]
    ) -> None:
        super().__init__()
        self._words = words
        self.number = QSpinBox()
        self.number.setRange(lowest, highest)
        self.number.setSingleStep(step)
        self.number.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setMinimumWidth(48)
        self.less, self.more = Button(), Button()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        for part in (self.less, self.number, self.more):
            row.addWidget(part)
        self.less.clicked.connect(self.number.stepDown)
        self.more.clicked.connect(self.number.stepUp)
        self.number.valueChanged.connect(lambda _value: self.changed.emit())
        self.retranslate()

    @property
    def value(self) -> int:
        """The number."""
        return self.number.value()

    def set_value(self, value: int) -> None:
        """Shows *value*, or what comes nearest to it."""
        self.number.setValue(value)

    def retranslate(self) -> None:
        """Asks for every word again."""
        said = self._words()
        self.number.setAccessibleName(said)
        self.less.say_sign("−", evening_text.less(said))
        self.more.say_sign("+", evening_text.more(said))


class Row(QWidget):
    """A label, and beside it what it names."""

    def __init__(self, words: Callable[[], str], *parts: QWidget, stretch: bool = True) -> None:
        super().__init__()
        self._words = words
        self.label = Line("note")
        self.label.setWordWrap(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.label, 2)
        self._parts = QHBoxLayout()
        for part in parts:
            self._parts.addWidget(part)
        if not stretch:
            self._parts.addStretch(1)
        row.addLayout(self._parts, 7)
        self.retranslate()

    def retranslate(self) -> None:
        """Asks for the label again."""
        self.label.say(self._words())
