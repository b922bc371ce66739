"""A question's pieces on the screen."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..table.panel import Line
from ..table.scene_look import Look
from ..text.counts_text import capital
from ..text.seats_text import seat_name
from ..text.trainer import page_text
from .cards_shown import CardFan
from .flow_layout import FlowLayout
from .pieces import Calls, Fact, Fan, Piece, Tricks
from .tricks_shown import TrickPicture

SMALL = 0.62
"""Cards of tricks beside those of hands."""


class ShownView(QWidget):
    """What there is to know before answering."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fans: list[CardFan] = []
        self._tricks: list[TrickPicture] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)

    def show_pieces(self, pieces: Sequence[Piece]) -> None:
        """Shows exactly *pieces*."""
        self._clear()
        facts = [piece for piece in pieces if isinstance(piece, Fact)]
        for fact in facts:
            self._add(_fact_line(fact.label, fact.value))
        for piece in pieces:
            match piece:
                case Calls(calls=calls):
                    said = " · ".join(f"{seat_name(seat)} {call}" for seat, call in calls)
                    self._add(_fact_line(page_text.auction(), said or page_text.no_call()))
                case Fan(title=title, cards=cards):
                    self._add(_heading(title))
                    fan = CardFan(cards, pressable=False)
                    self._fans.append(fan)
                    self._add(fan)
                case Tricks():
                    self._add_tricks(piece)
                case Fact():
                    pass
        self.setVisible(bool(pieces))

    def draw(self, look: Look, card_width: int) -> None:
        """Draws all cards, those of hands *card_width* logical pixels wide."""
        for fan in self._fans:
            fan.draw(look, card_width)
        for trick in self._tricks:
            trick.draw(look, max(34, round(SMALL * card_width)))

    def _add_tricks(self, piece: Tricks) -> None:
        if not piece.tricks:
            self._add(_fact_line(page_text.tricks(), page_text.no_tricks()))
            return
        self._add(_heading(page_text.tricks()))
        row = QWidget(self)
        flow = FlowLayout(row, spacing=10)
        for trick in piece.tricks:
            picture = TrickPicture(trick, row)
            self._tricks.append(picture)
            flow.addWidget(picture)
        self._add(row)

    def _add(self, widget: QWidget) -> None:
        self._layout.addWidget(widget)

    def _clear(self) -> None:
        self._fans.clear()
        self._tricks.clear()
        while (item := self._layout.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()


def _fact_line(label: str, value: str) -> Line:
    line = Line("plain")
    line.setProperty("fact", True)
    line.say(f"{label}: {capital(value)}")
    line.show()
    return line


def _heading(text: str) -> Line:
    line = Line("strong")
    line.say(text)
    line.show()
    return line
