"""How far the learner has come: a few figures, the days to come, and every skill."""

from datetime import timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...trainer.memory import Memory
from ...trainer.progress import SkillProgress, accuracy, by_skill, forecast, retention, streak
from ...trainer.reviews import local_day
from ...trainer.sitting import Moment
from ...trainer.skills import Skill
from ..language import number_text
from ..table.panel import Button, Line
from ..text.trainer import drill_text, progress_text, shares_text
from ..text.trainer.skills_text import skill_name
from ..theme import LIGHT, Theme
from .blocks import Block, BlockPage, clear, put, row_of
from .drill_page import days_between
from .figures import DayColumns, ShareBar
from .training import Training

_DAYS = 14


class ProgressPage(BlockPage):
    """Everything here is computed from the log."""

    closed = Signal()

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self._theme = LIGHT
        self.away: list[Button] = []
        self.stop = Button("link")
        back = QHBoxLayout()
        back.addWidget(self.stop)
        back.addStretch(1)
        self.rows.insertLayout(0, back)
        self._figures = Block()
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        self._labels = tuple((Line("note"), Line("big")) for _ in range(4))
        for row, (label, value) in enumerate(self._labels):
            self._grid.addWidget(label, row // 2 * 2, row % 2)
            self._grid.addWidget(value, row // 2 * 2 + 1, row % 2)
        self._figures.rows.addLayout(self._grid)
        self._forecast = Block()
        self.columns = DayColumns()
        self._forecast.rows.addWidget(self.columns)
        self._skills, self._away = Block(), Block()
        self._skill_rows, self._away_rows = QVBoxLayout(), QVBoxLayout()
        self._skills.rows.addLayout(self._skill_rows)
        self._away.rows.addLayout(self._away_rows)
        for block in (self._figures, self._forecast, self._away, self._skills):
            self.rows.addWidget(block)
        self.rows.addStretch(1)
        self.stop.clicked.connect(self.closed)

    def show_training(self) -> None:
        """Shows what the log says now."""
        now, memory = self._training.clock(), self._training.sitting.memory
        self.stop.say(drill_text.stop())
        self.title.say(progress_text.progress_title())
        self._fill_figures(memory, now)
        self._forecast.title.say(progress_text.forecast())
        today = local_day(now.at, now.offset)
        due = forecast(memory, now.at, offset=now.offset, days=_DAYS)
        days = [(today + timedelta(days=n), count) for n, count in enumerate(due)]
        self.columns.show_days(days, self._theme)
        self._fill_skills(memory, now)
        self._fill_away(memory)

    def set_theme(self, theme: Theme) -> None:
        """Paints the figures by *theme*."""
        self._theme = theme

    def take_focus(self) -> None:
        """The way back gets the keyboard."""
        self.stop.setFocus()

    def _fill_figures(self, memory: Memory, now: Moment) -> None:
        figures = (
            (progress_text.accuracy(), shares_text.percent(accuracy(memory))),
            (progress_text.retention(), shares_text.percent(retention(memory))),
            (
                progress_text.streak(),
                shares_text.days_count(streak(memory, now.at, offset=now.offset)),
            ),
            (progress_text.answered(), number_text(len(memory.reviews))),
        )
        for (label, value), (name, figure) in zip(self._labels, figures, strict=True):
            label.say(name)
            value.say(figure)
            value.setAccessibleName(f"{name}: {figure}")

    def _fill_skills(self, memory: Memory, now: Moment) -> None:
        clear(self._skill_rows)
        self._skills.title.say(progress_text.mastery())
        rows = by_skill(memory, now.at)
        begun = [row for row in rows if row.asked]
        for row in begun:
            put(self._skill_rows, self._row(row, now))
        rest = len(rows) - len(begun)
        if rest:
            line = Line("note")
            line.say(progress_text.never_asked(rest))
            put(self._skill_rows, line)

    def _row(self, row: SkillProgress, now: Moment) -> QWidget:
        name = skill_name(row.skill)
        label, figures, bar = Line("plain"), Line("fine"), ShareBar()
        label.say(name)
        due = None if row.due is None else -days_between(row.due, now)
        figures.say(
            progress_text.skill_figures(row.asked, row.accuracy, progress_text.due_text(due))
        )
        said = progress_text.skill_line(name, row.mastery, row.accuracy)
        bar.show_share(row.mastery, self._theme, name=said)
        return row_of((label, 4), (bar, 2), (figures, 4))

    def _fill_away(self, memory: Memory) -> None:
        clear(self._away_rows)
        self.away = []
        self._away.title.say(progress_text.put_away_heading())
        self._away.setVisible(bool(memory.put_away))
        for skill in sorted(memory.put_away, key=lambda skill: skill.value):
            button = Button()
            button.say(progress_text.take_up(skill_name(skill)))
            button.clicked.connect(lambda _=False, skill=skill: self._on_take_up(skill))
            put(self._away_rows, button)
            self.away.append(button)

    def _on_take_up(self, skill: Skill) -> None:
        self._training.take_up(skill)
