"""One question: what is asked, what is shown, how to answer, and afterwards why."""

from collections.abc import Callable
from datetime import datetime
from typing import assert_never

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...trainer.reviews import Mode, local_day
from ...trainer.sitting import Asked, Moment
from ..table.panel import Button, Line
from ..table.scene_look import Look
from ..table.scrolling import Scrolling
from ..text.trainer import drill_text, home_text
from ..text.trainer.sentences import ask_text
from ..text.trainer.skills_text import kind_name, skill_name
from .answer_box import AnswerBox
from .blocks import column_width
from .pieces import answer_cards, is_crowded, pieces_of
from .shown_view import ShownView
from .training import Notice, Training
from .verdict_view import VerdictView

Key = Qt.Key
_HELPFUL = (Mode.PLAN, Mode.PRACTICE)
"""Where there are hints, and a rule may be read before answering."""
LEAST_CARD = 54
"""The narrowest card of a hand, in logical pixels."""
_CROWDED = 0.82
"""Cards where tricks and several hands are shown, beside those of a single hand."""


class DrillPage(QWidget):
    """Shows what lies before the learner in a round, and passes on what he does."""

    place_wanted = Signal(object, object)
    """The Place in the built-in rules, and the rulings it is about."""

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self._asked: Asked | None = None
        self._look: tuple[Look, int] | None = None
        self.stop = Button("link")
        self.where, self.seen = Line("note"), Line("note")
        self.notice, self.stubborn = Line("hint"), Line("hint")
        self.rule = Button("link")
        self.ask, self.how = Line("ask"), Line("note")
        self.shown, self.answers, self.verdict = ShownView(), AnswerBox(), VerdictView()
        self.column = Scrolling(focus=Qt.FocusPolicy.NoFocus)
        self.hint, self.show_answer = Button(), Button()
        self.skip, self.put_away, self.report = Button(), Button(), Button()
        self.undo, self.next = Button(), Button("primary")
        self._build()
        self._connect()

    def retranslate(self) -> None:
        """Asks for every text again; what is chosen stays."""
        asked, self._asked = self._asked, None
        self.show_training(keeps_place=asked is not None)

    def show_training(self, *, keeps_place: bool = False) -> None:
        """Shows the moment, a new question from its top unless it *keeps_place*."""
        training = self._training
        asked, round_ = training.asked, training.round
        if round_ is None:
            return
        is_new = asked is not None and (
            self._asked is None or self._asked.question is not asked.question
        )
        was_over = keeps_place or (self._asked is not None and self._asked.asking.is_over)
        self._asked = asked
        self._say_head()
        self._say_notice()
        for part in (self.how, self.answers):
            part.setVisible(asked is not None)
        # Without pieces it would still keep the rows above and below it apart.
        self.shown.setVisible(asked is not None and not self.shown.is_empty)
        if asked is None:
            self.verdict.hide()
            self.ask.say(drill_text.drawing())
        else:
            self._fill(asked, is_new=is_new, is_just_over=not was_over or keeps_place)
        self._fill_bar()
        self._draw_all()
        self.column.settle()
        if keeps_place:
            return
        if is_new:
            self.column.verticalScrollBar().setValue(0)
            self.answers.take_focus()
        elif asked is not None and asked.asking.is_over and not was_over:
            self.next.setFocus()
            self.column.ensureWidgetVisible(self.verdict, 0, 8)

    def take_focus(self) -> None:
        """What comes next gets the keyboard: the answers, or the way on."""
        if self._asked is not None and self._asked.asking.is_over:
            self.next.setFocus()
        else:
            self.answers.take_focus()

    def draw(self, look: Look, card_width: int) -> None:
        """Draws all cards with *look*, those of a hand *card_width* logical pixels wide."""
        self._look = (look, card_width)
        self._draw_all()

    def set_margins(self, point_size: float, width: int) -> None:
        """Keeps the column readable on a page *width* pixels wide."""
        side = max(16, (width - column_width(point_size)) // 2)
        self._top_rows.setContentsMargins(side, 12, side, 8)
        self._rows.setContentsMargins(side, 0, side, 16)

    # Qt's events:

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.isAutoRepeat():
            return
        if key in self._keys and self._keys[key].isEnabled():
            self._keys[key].click()
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier and key == Key.Key_Z:
            self._training.undo()
        elif not self.answers.take_key(event.text()):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._draw_all()

    # What is built once:

    def _build(self) -> None:
        head = QWidget()
        head.setObjectName("training-head")
        head_row = QHBoxLayout(head)
        head_row.setContentsMargins(12, 4, 16, 4)
        head_row.addWidget(self.stop)
        head_row.addWidget(self.where, 1)
        head_row.addWidget(self.seen)
        self.seen.setWordWrap(False)
        # What is asked stays in sight when a long explanation is scrolled to.
        top = QWidget()
        self._top_rows = QVBoxLayout(top)
        self._top_rows.setSpacing(8)
        self._top_rows.addWidget(self.notice)
        self._top_rows.addWidget(self.ask)
        column = QWidget()
        rows = self._rows = QVBoxLayout(column)
        rows.setSpacing(8)
        for part in (
            self.stubborn,
            self.rule,
            self.how,
            self.shown,
            self.answers,
            self.verdict,
        ):
            rows.addWidget(part)
        rows.addStretch(1)
        self.column.hold(column)
        bar = QWidget()
        bar.setObjectName("training-bar")
        bar_row = QHBoxLayout(bar)
        bar_row.setContentsMargins(12, 6, 12, 6)
        bar_row.setSpacing(6)
        for button in self._bar():
            bar_row.addWidget(button)
        bar_row.addStretch(1)
        bar_row.addWidget(self.next)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(head)
        layout.addWidget(top)
        layout.addWidget(self.column, 1)
        layout.addWidget(bar)
        for styled in (head, bar):
            styled.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def _bar(self) -> tuple[Button, ...]:
        return (self.hint, self.show_answer, self.skip, self.put_away, self.report, self.undo)

    def _connect(self) -> None:
        training = self._training
        does: dict[Button, Callable[[], None]] = {
            self.stop: training.leave,
            self.hint: training.hint,
            self.show_answer: training.show_answer,
            self.skip: training.skip,
            self.put_away: training.put_away,
            self.report: training.report,
            self.undo: training.undo,
            self.next: training.go_on,
            self.rule: self._on_rule,
        }
        for button, do in does.items():
            button.clicked.connect(lambda _=False, do=do: do())
        self._keys = {
            Key.Key_F5: self.hint,
            Key.Key_F6: self.show_answer,
            Key.Key_F7: self.skip,
            Key.Key_F8: self.put_away,
            Key.Key_F9: self.report,
            Key.Key_Escape: self.stop,
        }
        self.answers.given.connect(training.answer)
        self.verdict.place_wanted.connect(self.place_wanted)
        self.verdict.creeping.stepped.connect(self._on_stepped)

    # What changes:

    def _say_head(self) -> None:
        training, asked = self._training, self._asked
        self.stop.say(drill_text.stop())
        round_ = training.round
        if round_ is None:
            return
        answered = len(round_.results) + (len(round_.left) if round_.length else 0)
        is_over = asked is not None and asked.asking.is_over
        parts = [drill_text.mode_name(round_.mode)]
        parts.append(drill_text.number_of(answered + (0 if is_over else 1), round_.length))
        if asked is not None:
            question = asked.question
            parts += [kind_name(question.kind), home_text.level_name(question.level)]
        self.where.say(" · ".join(parts))
        self.seen.say(_seen(asked, training.clock()) if asked is not None else "")

    def _say_notice(self) -> None:
        training, asked = self._training, self._asked
        self.notice.say(notice_text(training))
        skill = asked.question.skill if asked is not None else None
        is_stubborn = (
            asked is not None
            and skill in training.sitting.memory.stubborn
            and asked.mode in _HELPFUL
        )
        self.stubborn.say(
            home_text.stubborn_text(skill_name(skill)) if is_stubborn and skill else ""
        )
        self.rule.setVisible(is_stubborn)
        self.rule.say(home_text.read_rule())

    def _fill(self, asked: Asked, *, is_new: bool, is_just_over: bool) -> None:
        question = asked.question
        self.ask.say(ask_text(question))
        self.ask.setAccessibleName(self.ask.said)
        by_cards = bool(answer_cards(question))
        is_over = asked.asking.is_over
        self.how.say("" if is_over else drill_text.how_to_answer(question, by_cards=by_cards))
        if is_new:
            self.shown.show_pieces(pieces_of(question))
        self.answers.show_asked(asked)
        self.verdict.setVisible(is_over)
        if is_over and is_just_over:
            self.verdict.show_asked(asked)

    def _fill_bar(self) -> None:
        training, asked = self._training, self._asked
        is_open = asked is not None and not asked.asking.is_over
        may_hint = is_open and asked is not None and asked.mode in _HELPFUL
        for button, text, note, is_enabled in (
            (self.hint, drill_text.hint(), drill_text.hint_help(), may_hint),
            (self.show_answer, drill_text.show_answer(), drill_text.show_answer_help(), is_open),
            (self.skip, drill_text.skip(), drill_text.skip_help(), is_open),
            (self.put_away, drill_text.put_away(), drill_text.put_away_help(), asked is not None),
            (self.report, drill_text.report(), drill_text.report_help(), asked is not None),
            (self.undo, drill_text.undo(), drill_text.undo_help(), training.can_undo),
        ):
            button.say(text)
            button.setToolTip(note)
            button.setAccessibleDescription(note)
            button.setEnabled(is_enabled)
        last = training.is_last
        self.next.say(drill_text.finish_button() if last else drill_text.next_button())
        self.next.setEnabled(asked is not None and asked.asking.is_over)

    def _draw_all(self) -> None:
        if self._look is None:
            return
        look, card_width = self._look
        if self._asked is not None and is_crowded(self._asked.question):
            card_width = max(LEAST_CARD, round(_CROWDED * card_width))
        for part in (self.shown, self.answers, self.verdict):
            part.draw(look, card_width)

    def _on_rule(self) -> None:
        if self._asked is not None and self._asked.question.reasons:
            reason = self._asked.question.reasons[0]
            self.place_wanted.emit(reason.place, reason.rulings)

    def _on_stepped(self) -> None:
        self._draw_all()
        self.column.settle()
        self.column.ensureWidgetVisible(self.verdict.creeping.button, 0, 16)


def notice_text(training: Training) -> str:
    """What has just been done, in words; empty for nothing."""
    match training.notice:
        case None:
            return ""
        case Notice.SKIPPED:
            return drill_text.skipped()
        case Notice.REPORTED:
            return drill_text.reported()
        case Notice.PUT_AWAY:
            skill = training.put_away_skill
            return drill_text.was_put_away(skill_name(skill)) if skill else ""
        case Notice.UNDONE:
            return home_text.undone()
        case _ as unknown:
            assert_never(unknown)


def _seen(asked: Asked, now: Moment) -> str:
    if asked.last_seen is None:
        return drill_text.new_question()
    return drill_text.last_seen(days_between(asked.last_seen, now))


def days_between(earlier: datetime, now: Moment) -> int:
    """Local days from *earlier* to now; less than 0 for what is to come."""
    return (local_day(now.at, now.offset) - local_day(earlier, now.offset)).days
