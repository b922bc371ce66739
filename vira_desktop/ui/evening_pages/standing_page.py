"""How the evening stands, and what may be done between two deals: seats, joining, leaving, another
length, the end."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QWidget

from ...rules.session_end import bet_in
from ...session.evening import Evening
from ...session.players import Player, free_colours, shared_name
from ...session.settlement import leaving
from ..language import signed_text
from ..table.panel import Button, Line
from ..text import evening_text, standing_text
from ..theme import Theme
from .controls import Row
from .length_choice import LengthChoice
from .page import SheetPage
from .player_rows import LONGEST_NAME, token_dot


class StandingPage(SheetPage):
    """Shows an Evening. *now* tells the time in UTC."""

    seats_asked = Signal()
    join_asked = Signal(object)
    """A Player who sits down as the fourth."""
    leave_asked = Signal(int)
    """The number of one of four."""
    length_asked = Signal(object)
    """A Length."""
    end_asked = Signal()
    left = Signal()

    def __init__(self, now: Callable[[], datetime], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._evening: Evening | None = None
        self._guest: Player | None = None
        """Who may come as the fourth."""
        self._dealing, self._progress, self._pulla = Line(), Line("note"), Line()
        self._players = QGridLayout()
        self._why, self.problem = Line("question"), Line("hint")
        self.seats_button, self.end_button, self.back_button = Button(), Button(), Button("primary")
        self.guest_name, self.join_button, self._costs = QLineEdit(), Button(), Line("note")
        self.guest_name.setMaxLength(LONGEST_NAME)
        self.leave_buttons: tuple[Button, ...] = ()
        self._leaving, self._takes = QHBoxLayout(), Line("note")
        self.length, self.agree_button = LengthChoice(now), Button()
        self._rows: list[Row] = []
        self._lay_out()
        self.seats_button.clicked.connect(self.seats_asked)
        self.end_button.clicked.connect(self.end_asked)
        self.back_button.clicked.connect(self.left)
        self.join_button.clicked.connect(self._join)
        self.agree_button.clicked.connect(lambda: self.length_asked.emit(self.length.length()))
        self.guest_name.textChanged.connect(lambda _text: self._say_join())

    def show_evening(self, evening: Evening, guests: Sequence[Player]) -> None:
        """Shows *evening*; the first of *guests* who is not at the table may come as the fourth."""
        self._evening = evening
        names = {evening.players[number].name for number in evening.present}
        self._guest = next((guest for guest in guests if guest.name not in names), None)
        self.guest_name.setText(self._guest.name if self._guest else "")
        self.length.show_length(evening.agreement.length)
        self.problem.say("")
        self._fill()
        self.settle()
        self.back_button.setFocus()

    def tell_problem(self, text: str) -> None:
        """Says why something was refused."""
        self.tell(self.problem, text)

    def retranslate(self) -> None:
        self.length.retranslate()
        for row in self._rows:
            row.retranslate()
        self.problem.say("")
        self._fill()
        self.settle()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _fill(self) -> None:
        evening = self._evening
        if evening is None or evening.seated is None:
            return
        runs, match = evening.plays, evening.seated
        self.title.say(standing_text.title())
        at_table = evening.running.match if evening.running and runs else match
        self._dealing.say(
            f"{standing_text.deal_of(at_table.deal_number, evening.agreement.length)} · "
            f"{standing_text.dealing(at_table)}"
        )
        self._progress.say(standing_text.length_text(evening))
        self._pulla.say(standing_text.pulla(match.pulla))
        self._fill_players(evening)
        self._why.say(standing_text.while_playing() if runs else "")
        self.seats_button.say(standing_text.draw_again())
        self.seats_button.setEnabled(not runs)
        self.end_button.say(standing_text.end_anyway() if runs else standing_text.end())
        self.agree_button.say(standing_text.agree())
        self.back_button.say(standing_text.back())
        four = len(match.players) == 4
        self._rows[0].setVisible(not four)
        self._costs.say("" if four else standing_text.joining_costs(bet_in(match.pulla)))
        self.guest_name.setAccessibleName(standing_text.joining_label())
        self._say_join()
        self._rows[1].setVisible(four)
        self._fill_leaving(evening, four=four, runs=runs)

    def _fill_players(self, evening: Evening) -> None:
        """A row for everybody at the table: tokens, name, account."""
        _clear(self._players)
        match = evening.seated
        assert match is not None
        side = max(12, round(1.1 * self.fontMetrics().height()))
        for row, number in enumerate(sorted(match.numbers)):
            chair = match.numbers.index(number)
            player = match.players[chair]
            dot = QLabel()
            if player.colour is not None:
                ratio = self.devicePixelRatioF()
                dot.setPixmap(token_dot(player.colour, self.theme, side, ratio))
                dot.setAccessibleName(evening_text.colour_name(player.colour))
            name, account = Line("strong"), Line("strong")
            name.say(evening_text.name_of(player))
            account.say(signed_text(match.accounts[chair]))
            account.setAlignment(Qt.AlignmentFlag.AlignRight)
            account.setAccessibleName(standing_text.account(match.accounts[chair]))
            for column, part in enumerate((dot, name, account)):
                self._players.addWidget(part, row, column)
        self._players.setColumnStretch(1, 1)

    def _fill_leaving(self, evening: Evening, *, four: bool, runs: bool) -> None:
        _clear(self._leaving)
        match = evening.seated
        assert match is not None
        self.leave_buttons = ()
        self._takes.say("")
        if not four:
            return
        share = leaving(match.pulla)
        self._takes.say(standing_text.leaving_takes(share.bets, share.pins))
        for number, player in sorted(zip(match.numbers, match.players, strict=True)):
            button = Button("small")
            button.say(standing_text.leaves(player))
            button.setEnabled(not runs)
            button.clicked.connect(lambda _checked=False, n=number: self.leave_asked.emit(n))
            self._leaving.addWidget(button)
            self.leave_buttons += (button,)

    def _say_join(self) -> None:
        name = self.guest_name.text().strip()
        self.join_button.say(standing_text.joins(name) if name else standing_text.joining_label())
        runs = self._evening is not None and self._evening.plays
        self.join_button.setEnabled(bool(name) and self._guest is not None and not runs)

    def _join(self) -> None:
        evening, guest = self._evening, self._guest
        if evening is None or evening.seated is None or guest is None:
            return
        name = self.guest_name.text().strip()
        shared = shared_name((*(player.name for player in evening.seated.players), name))
        if shared is not None:
            self.tell_problem(evening_text.shared_name(shared))
            return
        # The tokens of who has left are still about.
        colour = free_colours(evening.seated.players, gone=evening.players)[0]
        self.join_asked.emit(replace(guest, name=name, colour=colour))

    def _lay_out(self) -> None:
        for part in (self._dealing, self._progress):
            self.column.addWidget(part)
        self.column.addLayout(self._players)
        for part in (self._pulla, self._why):
            self.column.addWidget(part)
        leaving_row = QWidget()
        leaving_row.setLayout(self._leaving)
        self._leaving.setContentsMargins(0, 0, 0, 0)
        self._rows = [
            Row(standing_text.joining_label, self.guest_name, self.join_button),
            Row(standing_text.leaving_label, leaving_row),
            Row(standing_text.length_label, self.length, self.agree_button),
        ]
        joining, leaves, lasts = self._rows
        for widget in (joining, self._costs, leaves, self._takes, lasts):
            self.column.addWidget(widget)
        self.column.addWidget(self.problem)
        self.buttons.addWidget(self.end_button, 2)
        self.buttons.addWidget(self.seats_button, 2)
        self.buttons.addWidget(self.back_button, 2)


def _clear(layout: QGridLayout | QHBoxLayout) -> None:
    """Takes away all that stands in *layout*."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
