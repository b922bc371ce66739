"""The page on which an evening begins: with Enter at once, or as one likes."""

from collections.abc import Callable, Sequence
from datetime import datetime
from decimal import Decimal, InvalidOperation

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from ...rules.state import HouseRules
from ...session.agreement import Agreement, Bowl, Rate
from ...session.players import Player, shared_name, with_colours
from ...session.terms import Terms
from ..table.panel import Button, Line
from ..text import evening_text
from ..theme import Theme
from .controls import Row, Segments, Stepper, Tick
from .length_choice import LengthChoice
from .page import SheetPage
from .player_rows import PlayerRows

HIGHEST_RATE = Decimal(1_000_000)
USUAL_CURRENCY = "kr"


class BeginPage(SheetPage):
    """Shows Terms and lets them be changed. *bots* are the keys of those who may sit down, *now*
    tells the time in UTC."""

    begun = Signal(object)
    """The Terms of an evening that shall begin."""
    left = Signal()
    """Everything stays as it is."""

    def __init__(
        self,
        bots: Sequence[str],
        now: Callable[[], datetime],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._others: tuple[Player, ...] = ()
        self.counts = Segments((3, 4), evening_text.players_choice)
        self.rows = PlayerRows(bots)
        self.length = LengthChoice(now)
        self.seats = Segments((True, False), lambda draws: evening_text.seats_choice(draws=draws))
        self._seats_note, self._bowl_note = Line("note"), Line("note")
        self.bowl = {
            "triangles": Stepper(lowest=0, highest=40, words=evening_text.triangles),
            "bets": Stepper(lowest=0, highest=200, words=evening_text.bets),
            "rounds": Stepper(lowest=0, highest=200, words=evening_text.rounds),
            "pins": Stepper(lowest=0, highest=200, words=evening_text.pins),
        }
        self.rate, self.currency = QLineEdit(), QLineEdit()
        self.may_pass = Tick(evening_text.forehand_may_pass)
        self._problem = Line("hint")
        self.begin_button, self.back_button = Button("primary"), Button()
        self._rows: list[Row] = []
        self._lay_out()
        self.counts.chosen.connect(self._on_count)
        self.seats.chosen.connect(self._say_seats)
        self.begin_button.clicked.connect(self.begin)
        self.back_button.clicked.connect(self.left)
        self.retranslate()

    def show_terms(self, terms: Terms, *, others: Sequence[Player], may_leave: bool) -> None:
        """Shows *terms*; *others* are those who may come as the fourth. *may_leave*: something
        lies on the table to which one may go back."""
        agreement = terms.agreement
        self.counts.choose(len(terms.players))
        self._show_players(terms.players)
        self._others = tuple(others)
        self.length.show_length(agreement.length)
        self.seats.choose(terms.draws_seats)
        for name, stepper in self.bowl.items():
            stepper.set_value(getattr(agreement.bowl, name))
        rate = agreement.rate
        self.rate.setText(str(rate.bet) if rate else "")
        self.currency.setText(rate.currency if rate else USUAL_CURRENCY)
        self.may_pass.setChecked(agreement.rules.forehand_may_pass)
        self._problem.say("")
        self.back_button.setVisible(may_leave)
        self.settle()
        self.begin_button.setFocus()

    def terms(self) -> Terms | None:
        """What is chosen; None, and the reason is told, if that makes no evening."""
        bowl = Bowl(**{name: stepper.value for name, stepper in self.bowl.items()})
        written = self.rate.text().strip()
        rate = _amount(written)
        shared = shared_name(player.name for player in self.rows.players())
        if shared is not None:
            self.tell(self._problem, evening_text.shared_name(shared))
        elif not bowl.can_pay:
            self.tell(self._problem, evening_text.poor_bowl())
        elif written and rate is None:
            self.tell(self._problem, evening_text.bad_rate(written))
        else:
            self._problem.say("")
            return Terms(
                players=with_colours(self.rows.players()),
                agreement=Agreement(
                    length=self.length.length(),
                    rules=HouseRules(forehand_may_pass=self.may_pass.isChecked()),
                    rate=Rate(rate, self.currency.text().strip()) if rate else None,
                    bowl=bowl,
                ),
                draws_seats=self.seats.choice,
            )
        return None

    def begin(self) -> None:
        """Begins the evening as it is chosen."""
        terms = self.terms()
        if terms is not None:
            self.begun.emit(terms)

    def retranslate(self) -> None:
        self.title.say(evening_text.new_evening())
        self.counts.retranslate()
        self.rows.retranslate()
        self.length.retranslate()
        self.seats.retranslate()
        for row in self._rows:
            row.retranslate()
        for stepper in self.bowl.values():
            stepper.retranslate()
        self.rate.setPlaceholderText(evening_text.rate_hint())
        self.rate.setAccessibleName(evening_text.rate_spoken())
        self.currency.setAccessibleName(evening_text.currency_spoken())
        self.may_pass.retranslate()
        self.begin_button.say(evening_text.begin())
        self.back_button.say(evening_text.back_to_table())
        self._bowl_note.say(evening_text.bowl_help())
        self._problem.say("")
        self._say_seats()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        if self.rows.players():
            self._show_players(self.rows.players())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # What is not used by a field: Enter begins, Escape goes back.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.begin()
        elif event.key() == Qt.Key.Key_Escape and self.back_button.isVisible():
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _on_count(self) -> None:
        """A fourth comes, or goes; whoever went may come again."""
        players, wanted = self.rows.players(), self.counts.choice
        if not players or len(players) == wanted:
            return
        if len(players) > wanted:
            self._others = players[wanted:]
            self._show_players(players[:wanted])
        else:
            self._show_players((*players, *self._others[: wanted - len(players)]))

    def _show_players(self, players: Sequence[Player]) -> None:
        self.rows.show_players(with_colours(tuple(players)), self.theme)
        self.settle()

    def _say_seats(self) -> None:
        self._seats_note.say(evening_text.seats_help(draws=self.seats.choice))
        self.settle()

    def _row(self, words: Callable[[], str], *parts: QWidget, stretch: bool = True) -> None:
        row = Row(words, *parts, stretch=stretch)
        self._rows.append(row)
        self.column.addWidget(row)

    def _lay_out(self) -> None:
        self._row(evening_text.players_label, self.counts)
        self.column.addWidget(self.rows)
        self._row(evening_text.length_label, self.length)
        self._row(evening_text.seats_label, self.seats)
        self.column.addWidget(self._seats_note)
        self.rate.setMaximumWidth(120)
        self.rate.setMaxLength(12)
        self.currency.setMaximumWidth(90)
        self.currency.setMaxLength(8)
        self._row(evening_text.rate_label, self.rate, self.currency, stretch=False)
        words = {
            "triangles": evening_text.triangles,
            "bets": evening_text.bets,
            "rounds": evening_text.rounds,
            "pins": evening_text.pins,
        }
        for first, second in (("bets", "rounds"), ("pins", "triangles")):
            pair = QHBoxLayout()
            for name in (first, second):
                row = Row(words[name], self.bowl[name], stretch=False)
                self._rows.append(row)
                pair.addWidget(row, 1)
            self.column.addLayout(pair)
        self.column.addWidget(self._bowl_note)
        self.column.addWidget(self.may_pass)
        self.column.addWidget(self._problem)
        self.buttons.addWidget(self.back_button, 1)
        self.buttons.addWidget(self.begin_button, 2)


def _amount(text: str) -> Decimal | None:
    """A worth of a bet, with a comma or a point; None if *text* is none."""
    try:
        amount = Decimal(text.replace(",", "."))
    except InvalidOperation:
        return None
    fits = amount.is_finite() and 0 < amount <= HIGHEST_RATE
    return amount if fits else None
