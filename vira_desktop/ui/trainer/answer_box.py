"""The answers to a question: buttons, cards, or both, by mouse and by key."""

from collections.abc import Sequence
from string import ascii_uppercase

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...rules.cards import Card
from ...trainer.question import NO, YES, Answer, Ask, Choose, Question
from ...trainer.sitting import Asked
from ..table.panel import Button, Line
from ..table.scene_look import Look
from ..text.trainer import answered_text, drill_text, shown_text
from ..text.trainer.answers_text import SUIT_ASKS, answer_label
from .cards_shown import CardFan
from .flow import Flow
from .pieces import answer_cards

_YES_KEYS = {"Y": YES, "J": YES, "N": NO}
_RED = ("H", "D")


class AnswerBox(QWidget):
    """Takes one answer, or those that belong together."""

    given = Signal(object)
    """The answers, as a tuple."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._asked: Asked | None = None
        self._look: tuple[Look, int] | None = None
        self._title = Line("strong")
        self.fan: CardFan | None = None
        self.options: dict[Answer, Button] = {}
        self.submit = Button("primary")
        self.submit.clicked.connect(self._on_submit)
        self._cards = QVBoxLayout()
        self._row = Flow()
        submit_row = QHBoxLayout()
        submit_row.addWidget(self.submit)
        submit_row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._title)
        layout.addLayout(self._cards)
        layout.addWidget(self._row)
        layout.addLayout(submit_row)

    def show_asked(self, asked: Asked) -> None:
        """Shows the answers of *asked*; what is chosen stays while the question is the same."""
        if self._asked is None or self._asked.question is not asked.question:
            self._build(asked.question)
        self._asked = asked
        self._mark(asked)

    def draw(self, look: Look, card_width: int) -> None:
        """Draws the cards among the answers, each *card_width* logical pixels wide."""
        self._look = (look, card_width)
        if self.fan is not None:
            self.fan.draw(look, card_width)

    def take_focus(self) -> None:
        """The first answer gets the keyboard."""
        parts: list[QWidget] = [*(self.fan.buttons if self.fan else ()), *self.options.values()]
        for part in parts:
            if part.isEnabled():
                part.setFocus()
                return

    def take_key(self, text: str) -> bool:
        """Does what the key that writes *text* stands for; False if it stands for nothing."""
        asked = self._asked
        if asked is None or asked.asking.is_over or not text:
            return False
        answer = self._answer_of(text.upper())
        if answer is None or not self.options[answer].isEnabled():
            return False
        self.options[answer].setFocus()
        self.options[answer].click()
        return True

    @property
    def chosen(self) -> tuple[Answer, ...]:
        """What is chosen, where several belong together."""
        cards = [str(b.card) for b in self.fan.buttons if b.isChecked()] if self.fan else []
        return (*cards, *(a for a, button in self.options.items() if button.isChecked()))

    def _answer_of(self, key: str) -> Answer | None:
        options = list(self.options)
        if key in _YES_KEYS and _YES_KEYS[key] in options:
            return _YES_KEYS[key]
        if key.isdecimal() and all(isinstance(o, int) and 0 <= o <= 9 for o in _numbers(options)):
            return int(key) if int(key) in options else None
        place = ascii_uppercase.find(key)
        return options[place] if 0 <= place < len(options) else None

    def _build(self, question: Question) -> None:
        self._row.clear()
        self.options.clear()
        if self.fan is not None:
            self.fan.hide()
            self._cards.removeWidget(self.fan)
            self.fan.setParent(None)
            self.fan.deleteLater()
            self.fan = None
        ticks = question.choose is Choose.ALL
        cards = answer_cards(question)
        if cards:
            self.fan = CardFan(cards, pressable=True, ticks=ticks, parent=self)
            self.fan.pressed.connect(self._on_card)
            self._cards.addWidget(self.fan)
            if self._look is not None:
                self.fan.draw(*self._look)
        written = {str(card) for card in cards}
        for answer in question.answers:
            if answer in written:
                continue
            is_red = question.ask in SUIT_ASKS and answer in _RED
            button = Button("option-red" if is_red else "option")
            button.setCheckable(ticks)
            button.clicked.connect(lambda _=False, answer=answer: self._on_option(answer))
            self._row.add(button)
            self.options[answer] = button
        self._row.setVisible(bool(self.options))
        self.submit.setVisible(ticks)

    def _mark(self, asked: Asked) -> None:
        """Words, marks and states as *asked* has them."""
        question, asking = asked.question, asked.asking
        given = asking.tries[-1] if asking.tries else ()
        self._title.say(self._fan_title(question))
        self.submit.say(drill_text.answer_button())
        self.submit.setEnabled(not asking.is_over)
        for place, (answer, button) in enumerate(self.options.items()):
            label = answer_label(question, answer)
            mark = _mark_of(asked, answer, given)
            button.say_short(
                f"{_SIGNS[mark] or ascii_uppercase[place]}   {label}", _spoken(label, mark)
            )
            button.setProperty("mark", mark)
            button.style().unpolish(button)
            button.style().polish(button)
            button.setEnabled(not asking.is_over and mark != "struck")
            if mark == "struck" and button.isChecked():
                button.setChecked(False)
        for card_button in self.fan.buttons if self.fan else ():
            mark = _mark_of(asked, str(card_button.card), given)
            card_button.setEnabled(not asking.is_over and mark != "struck")
            if asking.is_over or mark == "struck":
                card_button.setChecked(False)
            card_button.tell(mark)

    def _fan_title(self, question: Question) -> str:
        if self.fan is None:
            return ""
        if question.ask in (Ask.DISCARD, Ask.LEAD):
            return shown_text.your_hand()
        return shown_text.choose_among()

    def _on_option(self, answer: Answer) -> None:
        if self._asked is not None and self._asked.question.choose is Choose.ONE:
            self.given.emit((answer,))

    def _on_card(self, card: Card) -> None:
        self._on_option(str(card))

    def _on_submit(self) -> None:
        self.given.emit(self.chosen)


_SIGNS = {"": "", "right": "✓", "wrong": "✗", "struck": "–"}


def _mark_of(asked: Asked, answer: Answer, given: Sequence[Answer]) -> str:
    asking = asked.asking
    if not asking.is_over:
        return "struck" if answer in asking.struck_out else ""
    if answer in asked.question.accepted:
        return "right"
    first = asking.tries[0] if asking.tries else ()
    return "wrong" if answer in (*first, *given) else ""


def _spoken(label: str, mark: str) -> str:
    match mark:
        case "right":
            return answered_text.option_right(label)
        case "wrong":
            return answered_text.option_wrong(label)
        case "struck":
            return answered_text.option_struck(label)
        case _:
            return label


def _numbers(options: Sequence[Answer]) -> list[Answer]:
    """The options that are numbers; all of them if none is, so that digits mean nothing."""
    return [option for option in options if isinstance(option, int)] or list(options)
