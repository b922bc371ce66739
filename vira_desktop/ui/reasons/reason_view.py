"""A reason on the screen: the sentence, what was weighed as a small table, and what was believed of
the hidden hands."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from ...rules.seats import BySeat
from ...session.reasons import NoReason, Reason
from ...session.replay import Told
from ..table.panel import Line
from ..table.scrolling import Scrolling
from ..text import reasons_text as words
from ..text.counts_text import capital
from ..text.motives_text import figures_text, motive_text

_LEAST_COLUMN = 4
"""Letters that a column of numbers is wide at least."""


class ReasonView(Scrolling):
    """Shows one reason at a time, or says why there is none."""

    def __init__(self) -> None:
        super().__init__(focus=Qt.FocusPolicy.StrongFocus)
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self.said: list[str] = []
        """All that is told, top to bottom."""
        self.say("")

    def say(self, text: str) -> None:
        """Shows nothing but a sentence."""
        self._begin()
        self._say(text, "note")
        self._end()

    def tell(self, told: Told, names: BySeat[str], reason: Reason | NoReason | None) -> None:
        """Tells the *reason* of what is *told*; None says that the bot still thinks."""
        match reason:
            case None:
                self.say(words.thinking())
            case NoReason():
                self.say(words.no_reason_text(reason))
            case Reason() if not reason.is_of_the_act:
                self.say(words.otherwise(reason.decision.action, told.standing))
            case Reason():
                self._tell(told, names, reason)

    def _tell(self, told: Told, names: BySeat[str], reason: Reason) -> None:
        motive = reason.motive
        self._begin()
        self._say(motive_text(motive))
        self._say(capital(figures_text(motive)), "note")
        rows = words.rows(motive, told.action, told.standing)
        if rows:
            self._column.addWidget(self._table(rows))
            left_out = words.left_out(motive)
            self._say(words.more(left_out) if left_out else "", "fine")
            self._say(words.legend(), "fine")
        if motive.guesses:
            self._say(words.guess_title(), "strong")
            for guess in motive.guesses:
                self._say(names[guess.seat], "fine")
                self._say(words.guess_text(guess))
        self._end()

    def _begin(self) -> None:
        self._content, self.said = QWidget(), []
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 2, 6, 6)
        self._column.setSpacing(4)

    def _end(self) -> None:
        self._column.addStretch(1)
        self.hold(self._content)
        self.settle()
        self.verticalScrollBar().setValue(0)
        self.name(" ".join((words.why(), *self.said)))

    def _say(self, text: str, look: str = "plain") -> None:
        if not text:
            return
        line = Line(look)
        line.say(text)
        self._column.addWidget(line)
        self.said.append(text)

    def _table(self, rows: tuple[words.Row, ...]) -> QFrame:
        card = QFrame()
        card.setProperty("look", "card")
        grid = QGridLayout(card)
        letter = card.fontMetrics().averageCharWidth()
        grid.setContentsMargins(letter, letter // 2, letter, letter // 2)
        grid.setHorizontalSpacing(letter)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        for number, row in enumerate((words.headings(), *rows)):
            look = "fine" if not number else "strong" if row.is_chosen else "plain"
            for column, text in enumerate((row.what, row.pins, row.home, row.bet, row.kodilj)):
                line = Line(look)
                line.say(text)
                if column:
                    line.setWordWrap(False)
                    line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
                elif number:
                    line.setAccessibleName(words.spoken_row(row))
                grid.addWidget(line, number, column)
            if number:
                self.said.append(words.spoken_row(row))
        return card
