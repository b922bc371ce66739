"""What may be done now, as buttons one below the other, each with what it means and costs."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ...rules.actions import Action
from ..text import panels_text
from .panel import Button, Line


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One thing that may be done."""

    key: str
    """Names the choice from one moment to the next, so that its button keeps the keyboard."""
    label: str
    action: Action | None
    """None while something is missing, such as chosen cards: the button is greyed."""
    note: str = ""
    missing: str = ""
    """How far the choosing of cards has come; empty where none is asked for."""
    question: str = ""
    """Asked before it is done, where it cannot be taken back lightly."""
    is_main: bool = False
    """True for what the step is about."""
    is_red: bool = False
    """True for hearts and diamonds."""


class ChoiceRow(QWidget):
    """One choice: its button and its note, or the question with yes and no."""

    acted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choice: Choice | None = None
        self.button = Button()
        self.yes, self.no = Button("primary"), Button()
        self._note, self._missing = Line("note"), Line("strong")
        self._question = Line("question")
        self._asking = QWidget()
        answers = QHBoxLayout()
        answers.addWidget(self.yes, 2)
        answers.addWidget(self.no, 1)
        asking = QVBoxLayout(self._asking)
        asking.setContentsMargins(0, 0, 0, 0)
        asking.addWidget(self._question)
        asking.addLayout(answers)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        for part in (self._missing, self.button, self._note, self._asking):
            layout.addWidget(part)
        self._asking.hide()
        self.button.clicked.connect(self._on_button)
        self.yes.clicked.connect(self._do)
        self.no.clicked.connect(self._on_no)

    def show_choice(self, choice: Choice) -> None:
        """Shows *choice*; a question that was open about the same act stays open."""
        if self._choice is None or choice.action != self._choice.action:
            self._ask(now=False)
        self._choice = choice
        plain = "red" if choice.is_red else "plain"
        self.button.set_look("primary" if choice.is_main else plain)
        self.button.say(choice.label)
        self.button.setEnabled(choice.action is not None)
        self.button.setAccessibleDescription(f"{choice.missing} {choice.note}".strip())
        self._note.say(choice.note)
        self._missing.say(choice.missing)
        self._question.say(choice.question)
        self.yes.say(panels_text.yes_button(choice.label))
        self.yes.setAccessibleDescription(choice.question)
        self.no.say(panels_text.no_button())

    def _on_button(self) -> None:
        if self._choice is not None and self._choice.question:
            self._ask(now=True)
            self.no.setFocus()
        else:
            self._do()

    def _on_no(self) -> None:
        self._ask(now=False)
        self.button.setFocus()

    def _do(self) -> None:
        if self._choice is not None and self._choice.action is not None:
            self._ask(now=False)
            self.acted.emit(self._choice.action)

    def _ask(self, *, now: bool) -> None:
        self._asking.setVisible(now)
        self.button.setVisible(not now)
        self._note.setVisible(not now and bool(self._note.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self._asking.isHidden():
            self._on_no()
        else:
            super().keyPressEvent(event)


class ChoiceList(QWidget):
    """The choices of a moment."""

    acted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[str, ChoiceRow] = {}
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)

    def show_choices(self, choices: Sequence[Choice]) -> None:
        """Shows exactly *choices*, in order."""
        wanted = {choice.key for choice in choices}
        had_focus = self._has_focus()
        if had_focus and not self._stays(choices):
            # Qt would hand the keyboard to whatever button comes next, and the key that is pressed
            # then would press that. Where it lies now, keys come to the page.
            (self.parentWidget() or self).setFocus()
        for key in [key for key in self._rows if key not in wanted]:
            row = self._rows.pop(key)
            row.hide()
            self._layout.removeWidget(row)
            row.deleteLater()
        for place, choice in enumerate(choices):
            row = self._rows.get(choice.key) or self._new_row(choice.key)
            self._layout.insertWidget(place, row)
            row.show_choice(choice)
            row.show()
        self.setVisible(bool(choices))
        if had_focus and not self._has_focus():
            self.take_focus()

    def take_focus(self) -> None:
        """The first button that can be pressed gets the keyboard."""
        for key in self.shown():
            button = self._rows[key].button
            if button.isEnabled():
                button.setFocus()
                return

    def row(self, key: str) -> ChoiceRow:
        """The row of the choice *key*. Raises KeyError if it is not shown."""
        return self._rows[key]

    def shown(self) -> tuple[str, ...]:
        """The choices shown, from the top."""
        return tuple(sorted(self._rows, key=lambda key: self._layout.indexOf(self._rows[key])))

    def _stays(self, choices: Sequence[Choice]) -> bool:
        """True if the button that has the keyboard can still be pressed among *choices*."""
        focused = QApplication.focusWidget()
        return focused is not None and any(
            self._rows[choice.key].isAncestorOf(focused)
            for choice in choices
            if choice.key in self._rows and choice.action is not None
        )

    def _has_focus(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def _new_row(self, key: str) -> ChoiceRow:
        row = ChoiceRow(self)
        row.acted.connect(self.acted)
        self._rows[key] = row
        return row
