"""What a round came to: the plan that is done, an exam, a placement round."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...trainer.reviews import Mode
from ...trainer.rounds import PlacementRound, Round
from ..table.panel import Button, Line
from ..text.counts_text import capital
from ..text.trainer import drill_text, home_text, result_text
from ..text.trainer.sentences import ask_text
from ..text.trainer.skills_text import kind_name
from ..text.trainer.verdict_text import verdict_text
from .blocks import Block, BlockPage, clear, put
from .training import Training


class ResultPage(BlockPage):
    """Shown when a round has no more questions."""

    place_wanted = Signal(object, object)

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self.score = Line("big")
        self._block = Block()
        self._list = QVBoxLayout()
        self._block.rows.addWidget(self.score)
        self._block.rows.addLayout(self._list)
        self.rows.addWidget(self._block)
        self.stop, self.undo = Button("primary"), Button()
        foot = QHBoxLayout()
        foot.addWidget(self.stop)
        foot.addWidget(self.undo)
        foot.addStretch(1)
        self.rows.addLayout(foot)
        self.rows.addStretch(1)
        self.stop.clicked.connect(training.leave)
        self.undo.clicked.connect(training.undo)

    def show_training(self) -> None:
        """Shows the round that is over."""
        round_ = self._training.round
        if round_ is None:
            return
        right = sum(result.right for result in round_.results)
        count = len(round_.results) + len(round_.left)
        self.title.say(drill_text.mode_name(round_.mode))
        self.score.say(result_text.exam_result(right, count))
        self.stop.say(drill_text.stop())
        self.undo.say(home_text.undo_last())
        self.undo.setEnabled(self._training.can_undo)
        clear(self._list)
        self._block.title.say(result_text.plan_done() if round_.mode is Mode.PLAN else "")
        if isinstance(round_, PlacementRound):
            self._block.title.say(result_text.placement_done())
            for kind, level in round_.placed.items():
                self._add("plain", f"{kind_name(kind)}: {home_text.level_name(level)}")
        elif round_.mode is Mode.EXAM:
            self._list_results(round_)

    def take_focus(self) -> None:
        """The way back gets the keyboard."""
        self.stop.setFocus()

    def _list_results(self, round_: Round) -> None:
        for number, result in enumerate(round_.results, 1):
            question = result.question
            sign, word = (
                ("✓", result_text.row_right()) if result.right else ("✗", result_text.row_wrong())
            )
            look = "plain" if result.right else "strong"
            line = self._add(look, f"{number}. {sign} {ask_text(question)}")
            line.setAccessibleName(f"{number}. {ask_text(question)} {capital(word)}.")
            if not result.right:
                told = self._add("note", verdict_text(question, result.asking))
                told.setContentsMargins(line.fontMetrics().horizontalAdvance("2. ✗ "), 0, 0, 0)

    def _add(self, look: str, text: str) -> Line:
        line = Line(look)
        line.say(text)
        put(self._list, line)
        return line
