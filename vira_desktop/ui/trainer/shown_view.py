"""A question's pieces on the screen."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..table.panel import Line
from ..table.scene_look import Look
from ..text.seats_text import seat_name
from ..text.trainer import shown_text
from .blocks import clear, put
from .cards_shown import CardFan
from .flow import Flow
from .pieces import Calls, Fact, Fan, Piece, Tricks
from .tricks_shown import TrickPicture

SMALL = 0.62
"""Cards of tricks beside those of hands."""
_BOUND = "\N{NO-BREAK SPACE}"


class ShownView(QWidget):
    """What there is to know before answering."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fans: list[CardFan] = []
        self._small: list[CardFan] = []
        self.tricks: list[TrickPicture] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)

    @property
    def is_empty(self) -> bool:
        """True of a question that shows nothing."""
        return not self._layout.count()

    def show_pieces(self, pieces: Sequence[Piece]) -> None:
        """Shows exactly *pieces*."""
        self._clear()
        facts = [piece for piece in pieces if isinstance(piece, Fact)]
        if facts:
            self._add(FactsLine(facts))
        for piece in pieces:
            match piece:
                case Calls(calls=calls):
                    said = " · ".join(f"{seat_name(seat)} {call}" for seat, call in calls)
                    fact = Fact(shown_text.auction(), said or shown_text.no_call())
                    self._add(FactsLine((fact,)))
                case Tricks():
                    self._add_tricks(piece)
                case Fan() | Fact():
                    pass
        self._add_fans([piece for piece in pieces if isinstance(piece, Fan)])
        self.setVisible(not self.is_empty)

    def draw(self, look: Look, card_width: int) -> None:
        """Draws all cards, those of hands *card_width* logical pixels wide."""
        small = max(34, round(SMALL * card_width))
        for fan in self.fans:
            fan.draw(look, small if fan in self._small else card_width)
        for trick in self.tricks:
            trick.draw(look, small)

    def _add_tricks(self, piece: Tricks) -> None:
        if not piece.tricks:
            self._add(FactsLine((Fact(shown_text.tricks(), shown_text.no_tricks()),)))
            return
        self._add(heading(shown_text.tricks()))
        row = Flow(self, spacing=10)
        for trick in piece.tricks:
            picture = TrickPicture(trick)
            self.tricks.append(picture)
            row.add(picture)
        self._add(row)

    def _add_fans(self, fans: Sequence[Fan]) -> None:
        """Hands side by side where there is room for it."""
        if not fans:
            return
        row = Flow(self, spacing=12)
        for piece in fans:
            hand = QWidget()
            column = QVBoxLayout(hand)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(4)
            fan = CardFan(piece.cards, pressable=False)
            self.fans.append(fan)
            if piece.is_small:
                self._small.append(fan)
            column.addWidget(heading(piece.title))
            column.addWidget(fan)
            column.addStretch(1)
            row.add(hand)
        self._add(row)

    def _add(self, widget: QWidget) -> None:
        put(self._layout, widget)

    def _clear(self) -> None:
        self.fans.clear()
        self._small.clear()
        self.tricks.clear()
        clear(self._layout)


class FactsLine(Line):
    """Facts in a row, their labels bold; none is broken off from its label."""

    def __init__(self, facts: Sequence[Fact]) -> None:
        super().__init__("plain")
        self._facts = tuple(facts)
        self.setAccessibleName(". ".join(f"{fact.label}: {fact.value}" for fact in facts))
        self.say(" · ".join(f"{_label(fact)}{_BOUND}{fact.value}" for fact in facts))

    def put_html(self, shown: str) -> None:
        """Sets the labels bold, whatever colours the signs have."""
        for fact in self._facts:
            label = escape(_label(fact))
            shown = shown.replace(label, f"<b>{label}</b>", 1)
        super().put_html(shown)

    def put(self, text: str) -> None:
        """As markup also where there are no red signs."""
        super().put(text)
        if self.textFormat() is Qt.TextFormat.PlainText:
            self.put_html(escape(text))


def _label(fact: Fact) -> str:
    """With what keeps it in one line."""
    return f"{fact.label}:".replace(" ", _BOUND)


def heading(text: str) -> Line:
    """A heading over cards."""
    line = Line("strong")
    line.setWordWrap(False)
    line.say(text)
    return line
