"""Bidding: the auction so far, the bid table, the bids without a level, and two buttons."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ...rules.actions import Bid, Pass
from ...rules.games import FAMILY_BY_WORD, GAMES, Family, Qualifier
from ...rules.offers import offer_of
from ...rules.state import Offer
from ...rules.view import SeatView
from ..text import bid_table_text
from .auction_view import AuctionLine
from .bid_rows import has_passed
from .bid_table_view import BidTableView
from .model import TableModel
from .panel import Button, Line, Panel, ShortLine

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BiddingPanel(Panel):
    """Chooses a bid, and makes it by a second act: the button, Enter or a double click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked: object = None
        """The deal and the number of calls of the turn that the choice was made ready for."""
        self._auction = AuctionLine(most_lines=3)
        self.table = BidTableView()
        self._explanation = ShortLine("fine", lines=4)
        self._words_label = Line("fine")
        self.pass_button, self.bid_button = Button(), Button("primary")
        self._qualifiers = QButtonGroup(self)
        # Not a QButtonGroup: in that, Tab reaches one button only.
        self._words = tuple(Button("small") for _ in FAMILY_BY_WORD)
        self._lay_out()
        self.table.chosen.connect(self._on_row)
        self.table.bid_meant.connect(self._bid)
        self.table.stepped.connect(self._step_qualifier)
        self.table.explained.connect(self._explain)
        self._qualifiers.idClicked.connect(lambda _id: self._on_qualifier())
        for button in self._words:
            button.clicked.connect(partial(self._on_word, button))
        self.pass_button.clicked.connect(self._pass)
        self.bid_button.clicked.connect(self._bid)

    def fill(self, model: TableModel) -> None:
        view = model.view
        self._auction.show_model(model)
        self._words_label.say(bid_table_text.words_label())
        asked = (view.dealt, len(view.auction))
        is_new_turn = view.is_my_turn and asked != self._asked
        if is_new_turn:
            self._asked = asked
            for button in self._words:
                button.setChecked(False)
        lowest = next((option for option in view.legal if isinstance(option, Bid)), None)
        if is_new_turn and lowest is not None:
            self._qualifiers.button(lowest.qualifier).setChecked(True)
        self._show_rows(view)
        if is_new_turn and lowest is not None:
            self.table.choose(next(n for n, g in enumerate(GAMES) if g.key == lowest.word))
            self.table.setFocus()
        self.pass_button.say(bid_table_text.pass_button())
        self.pass_button.setEnabled(Pass(view.seat) in view.legal)
        first = view.is_my_turn and not view.auction
        forced = first and not view.rules.forehand_may_pass
        self.pass_button.setToolTip(
            bid_table_text.forehand_must_bid() if forced else bid_table_text.pass_help()
        )

    def qualifier(self) -> Qualifier:
        """The grade that is set."""
        return Qualifier(self._qualifiers.checkedId())

    def choose_qualifier(self, qualifier: Qualifier) -> None:
        """Sets the grade; the rows follow."""
        self._qualifiers.button(qualifier).setChecked(True)
        self._on_qualifier()

    def word_buttons(self) -> tuple[Button, ...]:
        """The buttons of the bids without a level, in the order of FAMILY_BY_WORD."""
        return self._words

    def chosen(self) -> Offer | None:
        """What the Bid button would bid."""
        for button, word in zip(self._words, FAMILY_BY_WORD, strict=True):
            if button.isChecked() and self._model is not None:
                return self._unspecified(self._model.view, word)
        return self.table.offer()

    # What the user does:

    def _on_qualifier(self) -> None:
        if self._model is not None:
            self._show_rows(self._model.view)

    def _step_qualifier(self, step: int) -> None:
        wanted = self.qualifier() + step
        if wanted in list(Qualifier):
            self.choose_qualifier(Qualifier(wanted))

    def _on_row(self) -> None:
        if self.table.offer() is not None:
            for button in self._words:
                button.setChecked(False)
        self._show_choice()

    def _on_word(self, button: Button) -> None:
        for other in self._words:
            if other is not button:
                other.setChecked(False)
        if button.isChecked():
            self.table.choose_none()
        self._show_choice()

    def _bid(self) -> None:
        offer = self.chosen()
        if offer is None or self._model is None or not self._model.view.is_my_turn:
            return
        word = offer.unspecified.value if offer.unspecified else offer.game.key
        self.acted.emit(Bid(offer.seat, word, offer.qualifier))

    def _pass(self) -> None:
        if self._model is not None:
            self.acted.emit(Pass(self._model.view.seat))

    # What the panel shows:

    def _show_rows(self, view: SeatView) -> None:
        for qualifier in Qualifier:
            button = self._qualifiers.button(qualifier)
            assert isinstance(button, Button)
            button.say(bid_table_text.qualifier_button(qualifier, view.highest))
            button.setToolTip(bid_table_text.qualifier_tooltip(qualifier))
        self.table.show_bids(view, self.qualifier())
        for button, word in zip(self.word_buttons(), FAMILY_BY_WORD, strict=True):
            self._show_word(button, view, word)
        self._explain(self.table.explanation(), self.table.bets())
        self._show_choice()

    def _explain(self, text: str, bets: str = "") -> None:
        """What is pointed at, and the bets it pays."""
        self._explanation.say(f"{text} {bets}".rstrip())

    def _show_word(self, button: Button, view: SeatView, word: str) -> None:
        family = FAMILY_BY_WORD[word]
        offer = self._unspecified(view, word)
        button.setEnabled(offer is not None)
        if offer is None:
            button.setChecked(False)
            meaning = bid_table_text.word_button(family, None)
            why = self._why_no_word(view, family)
        else:
            plain = replace(offer, qualifier=Qualifier.PLAIN)
            meaning = bid_table_text.word_button(family, plain)
            why = bid_table_text.word_help(family, plain)
        button.say_short(bid_table_text.word_short(family), meaning)
        button.setToolTip(why)
        button.setAccessibleDescription(why)

    def _unspecified(self, view: SeatView, word: str) -> Offer | None:
        """What the bid without a level makes now with the grade that is set, if it may be made."""
        if has_passed(view):
            return None
        offer = offer_of(view.standing, Bid(view.seat, word, self.qualifier()))
        return offer if isinstance(offer, Offer) else None

    def _why_no_word(self, view: SeatView, family: Family) -> str:
        if has_passed(view):
            return bid_table_text.you_have_passed()
        if self.qualifier() and family not in (Family.GASK, Family.SOLO):
            return bid_table_text.takes_no_qualifier(self.qualifier())
        return bid_table_text.too_low(view.auction, ())

    def _show_choice(self) -> None:
        if self._model is None:
            return
        view, offer = self._model.view, self.chosen()
        whole = bid_table_text.bid_button(offer, view.standing)
        short = bid_table_text.bid_short(offer, view.standing, view.highest) if offer else whole
        self.bid_button.say_short(short, whole)
        self.bid_button.setEnabled(view.is_my_turn and offer is not None)
        self.bid_button.setToolTip(whole if view.is_my_turn else bid_table_text.not_your_turn())

    def _lay_out(self) -> None:
        grades = QHBoxLayout()
        grades.setSpacing(0)
        for qualifier, place in zip(Qualifier, ("first", "middle", "last"), strict=True):
            button = Button(f"segment-{place}")
            button.setCheckable(True)
            self._qualifiers.addButton(button, qualifier)
            grades.addWidget(button, 1)
        self._qualifiers.button(Qualifier.PLAIN).setChecked(True)
        words = QHBoxLayout()
        words.setSpacing(3)
        for button in self._words:
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            button.setCheckable(True)
            button.installEventFilter(self)
            words.addWidget(button, 1)
        deciding = QHBoxLayout()
        deciding.addWidget(self.pass_button, 1)
        deciding.addWidget(self.bid_button, 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._auction)
        layout.addLayout(grades)
        layout.addWidget(self.table, 1)
        layout.addWidget(self._explanation)
        layout.addWidget(self._words_label)
        layout.addLayout(words)
        layout.addLayout(deciding)

    # Qt's events:

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The five words: what they are when pointed at, and Enter bids at once."""
        if isinstance(watched, Button):
            if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
                self._explain(watched.toolTip())
            elif event.type() is QEvent.Type.Leave:
                self._explain(self.table.explanation(), self.table.bets())
            elif isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
                if event.key() in _ENTER and not event.isAutoRepeat():
                    if not watched.isChecked():
                        watched.click()
                    self._bid()
                    return True
        return super().eventFilter(watched, event)
