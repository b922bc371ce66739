"""What follows an answer: right or wrong, the better answers, and why, with links to the rules."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...trainer.reviews import Mode
from ...trainer.sitting import Asked
from ...trainer.why import Place
from ..table.panel import Button, Line
from ..table.scene_look import Look
from ..text.trainer import answered_text, home_text
from ..text.trainer.sentences import explanation
from ..text.trainer.verdict_text import verdict_text
from .blocks import clear, put
from .creeping import Creeping, line_of
from .flow import Flow
from .places import title_at

_PLAY_OUT_SIZE = 0.8


class VerdictView(QWidget):
    """Shown when the question is over."""

    place_wanted = Signal(object, object)
    """The Place in the built-in rules, and the rulings it is about."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Two lines: the frame of a label does not follow when its look is changed.
        self.right, self.wrong = Line("verdict-right"), Line("verdict-wrong")
        self.grade = Line("note")
        self._why = Line("strong")
        self.creeping = Creeping()
        self._reasons = QVBoxLayout()
        self._reasons.setSpacing(2)
        self._links = Flow(self, spacing=2)
        self.lines: list[Line] = []
        self.links: list[Button] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.right)
        layout.addWidget(self.wrong)
        layout.addWidget(self.grade)
        layout.addWidget(self._why)
        layout.addLayout(self._reasons)
        layout.addWidget(self._links)
        layout.addWidget(self.creeping)

    def show_asked(self, asked: Asked) -> None:
        """Shows the verdict on *asked*, which is over."""
        said, is_right = verdict_text(asked.question, asked.asking), asked.asking.is_right
        self.right.say(said if is_right else "")
        self.wrong.say("" if is_right else said)
        scheduled = asked.mode is not Mode.PRACTICE
        self.grade.say(answered_text.grade_text(asked.asking.grade) if scheduled else "")
        self._why.say(answered_text.why())
        self._show_reasons(asked)
        self.creeping.show_line(line_of(asked.question))

    def draw(self, look: Look, card_width: int) -> None:
        """Draws the cards of the play-out, smaller than those of a hand."""
        self.creeping.draw(look, max(34, round(_PLAY_OUT_SIZE * card_width)))

    def _show_reasons(self, asked: Asked) -> None:
        clear(self._reasons)
        self._links.clear()
        self.lines, self.links = [], []
        places: dict[str, tuple[Place, tuple[int, ...]]] = {}
        for reason in explanation(asked.question):
            line = Line("plain")
            line.say(reason.text)
            put(self._reasons, line)
            self.lines.append(line)
            places.setdefault(
                title_at(reason.place, reason.rulings), (reason.place, reason.rulings)
            )
        read_on = Line("read-on")
        read_on.setWordWrap(False)
        read_on.say(home_text.read_on())
        self._links.add(read_on)
        for title, where in places.items():
            link = Button("link")
            link.say_short(title, home_text.read_rule_about(title))
            link.clicked.connect(partial(self._on_link, where))
            self._links.add(link)
            self.links.append(link)

    def _on_link(self, where: tuple[object, object], _checked: bool = False) -> None:
        self.place_wanted.emit(*where)
