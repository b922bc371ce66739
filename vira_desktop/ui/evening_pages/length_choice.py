"""How long an evening lasts: the choice of a length."""

from collections.abc import Callable
from datetime import datetime, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...session.agreement import Deals, Length, Open, Rounds, Until
from ..table.panel import Line
from ..text import evening_text
from ..text.evening_text import LengthKind
from .controls import Segments, Stepper, Tick

USUAL = {LengthKind.DEALS: 12, LengthKind.ROUNDS: 4, LengthKind.CLOCK: 60}


class LengthChoice(QWidget):
    """A kind of length and its number; *now* tells the time in UTC."""

    changed = Signal()

    def __init__(self, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._now = now
        self.kinds = Segments(tuple(LengthKind), evening_text.length_name)
        self.deals = Stepper(
            lowest=1, highest=200, words=lambda: evening_text.length_name(LengthKind.DEALS)
        )
        self.rounds = Stepper(
            lowest=1, highest=60, words=lambda: evening_text.length_name(LengthKind.ROUNDS)
        )
        self.minutes = Stepper(
            lowest=15,
            highest=600,
            step=15,
            words=lambda: evening_text.length_help(LengthKind.CLOCK),
        )
        self._steppers = {
            LengthKind.DEALS: self.deals,
            LengthKind.ROUNDS: self.rounds,
            LengthKind.CLOCK: self.minutes,
        }
        for kind, stepper in self._steppers.items():
            stepper.set_value(USUAL[kind])
            stepper.changed.connect(self._show)
        self.note, self.last_round = Line("note"), Tick(evening_text.last_round)
        self.last_round.setChecked(True)
        numbers = QHBoxLayout()
        for stepper in self._steppers.values():
            numbers.addWidget(stepper)
        numbers.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.kinds)
        column.addLayout(numbers)
        column.addWidget(self.last_round)
        self.kinds.chosen.connect(self._show)
        self.retranslate()

    def length(self) -> Length:
        """What is chosen."""
        match self.kinds.choice:
            case LengthKind.DEALS:
                return Deals(self.deals.value)
            case LengthKind.ROUNDS:
                return Rounds(self.rounds.value)
            case LengthKind.CLOCK:
                return Until(self._end(), last_round=self.last_round.isChecked())
            case _:
                return Open()

    def show_length(self, length: Length) -> None:
        """Chooses *length*; of one by the clock what is left of it."""
        match length:
            case Deals(count):
                self.deals.set_value(count)
                self.kinds.choose(LengthKind.DEALS)
            case Rounds(count):
                self.rounds.set_value(count)
                self.kinds.choose(LengthKind.ROUNDS)
            case Until(time, last_round):
                self.minutes.set_value(round((time - self._now()).total_seconds() / 60))
                self.last_round.setChecked(last_round)
                self.kinds.choose(LengthKind.CLOCK)
            case Open():
                self.kinds.choose(LengthKind.OPEN)
        self._show()

    def retranslate(self) -> None:
        """Asks for every text again."""
        self.kinds.retranslate()
        for stepper in self._steppers.values():
            stepper.retranslate()
        self.last_round.retranslate()
        self._show()

    def _show(self) -> None:
        kind = self.kinds.choice
        for other, stepper in self._steppers.items():
            stepper.setVisible(other is kind)
        said = evening_text.length_help(kind)
        if kind is LengthKind.CLOCK:
            said = f"{said} {evening_text.until(self._end().astimezone())}"
        self.note.say(said)
        self.last_round.setVisible(kind is LengthKind.CLOCK)
        self.changed.emit()

    def _end(self) -> datetime:
        return self._now() + timedelta(minutes=self.minutes.value)
