"""From where a replay is looked at: one of the seats, and with all hands open or closed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from ...rules.seats import BySeat, Seat
from ..table.panel import Button, Line
from ..text import replay_text as words

_LOOKS = ("segment-first", "segment-middle", "segment-last")


class Viewpoint(QWidget):
    """A button for every seat, and one that opens all hands."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: BySeat[str] = BySeat("", "", "")
        self._label = Line("fine")
        self.seats = {seat: Button(look) for seat, look in zip(Seat, _LOOKS, strict=True)}
        self.open_hands = Button()
        self.open_hands.setCheckable(True)
        self._group = QButtonGroup(self)
        seats = QHBoxLayout()
        seats.setSpacing(0)
        for button in self.seats.values():
            button.setCheckable(True)
            self._group.addButton(button)
            seats.addWidget(button, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._label)
        layout.addLayout(seats)
        layout.addWidget(self.open_hands)
        self._group.buttonClicked.connect(lambda _button: self.changed.emit())
        self.open_hands.clicked.connect(lambda _is_down: self.changed.emit())

    @property
    def seat(self) -> Seat:
        """Who is at the bottom."""
        return next(seat for seat, button in self.seats.items() if button.isChecked())

    @property
    def is_open(self) -> bool:
        """True if all hands lie open."""
        return self.open_hands.isChecked()

    def offer(self, names: BySeat[str], seats: tuple[Seat, ...], seat: Seat) -> None:
        """Looks from *seat*, all hands closed; only *seats* may be chosen."""
        self._names = names
        for other, button in self.seats.items():
            button.setEnabled(other in seats)
        self.seats[seat].setChecked(True)
        self.open_hands.setChecked(False)
        self.open_hands.setEnabled(len(seats) > 1)
        self.retranslate()

    def retranslate(self) -> None:
        """Asks for every text again."""
        self._label.say(words.seen_from())
        for seat, button in self.seats.items():
            button.say_short(self._names[seat], words.seat_button(self._names[seat], seat))
            button.setToolTip(words.seat_button(self._names[seat], seat))
        self.open_hands.say(words.open_hands())
