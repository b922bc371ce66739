"""The trainer's first page: what is due, what is weak, and every way to begin."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from ...trainer.plan import DAILY_LIMIT, Plan
from ...trainer.progress import by_skill, streak
from ...trainer.rounds import ExamRound, PlacementRound, PlanRound, PracticeRound
from ...trainer.sitting import Moment, Sitting
from ...trainer.skills import LEVELS, Kind
from ...trainer.why import Place
from ..table.panel import Button, Line
from ..text.trainer import drill_text, home_text, progress_text
from ..text.trainer.skills_text import kind_help, kind_name, skill_name
from ..theme import LIGHT, Theme
from .blocks import Block, BlockPage, clear, put, row_of
from .choice import Choice
from .drill_page import notice_text
from .figures import ShareBar
from .places import place_of_skill
from .training import Training

EXAM_QUESTIONS = 20
LIMITS = (10, 20, DAILY_LIMIT, 50, 100)
_WEAKEST = 4


class HomePage(BlockPage):
    """Begins rounds; everything it shows is computed from the learner's log."""

    place_wanted = Signal(object, object)
    progress_wanted = Signal()
    lesson_wanted = Signal()
    limit_changed = Signal(int)
    """The most questions a day, as the learner has it now."""

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self._theme = LIGHT
        self.rules: list[Button] = []
        self.notice = Line("hint")
        self._build_head()
        self.rows.addWidget(self.notice)
        self._build_today()
        self._build_weak()
        self._build_free()
        self.rows.addStretch(1)
        self.start.clicked.connect(self._on_start)
        self.practise.clicked.connect(self._on_practise)
        self.exam.clicked.connect(self._on_exam)
        self.placement.clicked.connect(self._on_placement)
        self.lesson.clicked.connect(self.lesson_wanted)
        self.progress.clicked.connect(self.progress_wanted)
        self.undo.clicked.connect(training.undo)
        self.limit.currentIndexChanged.connect(self._on_limit)

    @property
    def daily_limit(self) -> int:
        """The most questions a day."""
        return LIMITS[max(0, self.limit.currentIndex())]

    def set_daily_limit(self, limit: int) -> None:
        """Offers at most *limit* questions a day, or the nearest number there is."""
        nearest = min(LIMITS, key=lambda offered: abs(offered - limit))
        self.limit.setCurrentIndex(LIMITS.index(nearest))

    def show_training(self) -> None:
        """Shows what the log says now."""
        training = self._training
        now, sitting = training.clock(), training.sitting
        self.title.say(home_text.training())
        self.notice.say(notice_text(training))
        self._fill_today(training.plan(self.daily_limit), sitting, now)
        self._fill_weak(sitting, now)
        self._fill_free()
        self.lesson.say(home_text.first_lesson())
        self.progress.say(home_text.show_progress())
        self.undo.say(home_text.undo_last())
        self.undo.setToolTip(drill_text.undo_help())
        self.undo.setEnabled(training.can_undo)

    def set_theme(self, theme: Theme) -> None:
        """Paints the figures by *theme*."""
        self._theme = theme

    def take_focus(self) -> None:
        """The button that begins gets the keyboard."""
        (self.start if self.start.isEnabled() else self.practise).setFocus()

    # What is built once:

    def _build_head(self) -> None:
        """The heading, and beside it the ways to other pages: below the blocks they would lie
        under the edge of a small window."""
        self.lesson, self.progress, self.undo = Button(), Button(), Button()
        for button in (self.lesson, self.progress, self.undo):
            self.head.addWidget(button)

    def _build_today(self) -> None:
        block = Block()
        self._today = block
        self.plan, self.done, self.streak = Line("big"), Line("note"), Line("plain")
        self.start, self.limit = Button("primary"), Choice()
        self.limit.addItems([str(limit) for limit in LIMITS])
        self.limit.setCurrentIndex(LIMITS.index(DAILY_LIMIT))
        self._limit_label = Line("note")
        self._limit_label.setWordWrap(False)
        for line in (self.plan, self.streak, self.done):
            block.rows.addWidget(line)
        row = QHBoxLayout()
        row.addWidget(self.start)
        row.addStretch(1)
        row.addWidget(self._limit_label)
        row.addWidget(self.limit)
        block.rows.addLayout(row)
        self.rows.addWidget(block)

    def _build_weak(self) -> None:
        self._weak = Block()
        self._weak_rows = QVBoxLayout()
        self._weak.rows.addLayout(self._weak_rows)
        self.rows.addWidget(self._weak)

    def _build_free(self) -> None:
        self._free = Block()
        self.kind, self.level = Choice(), Choice()
        self.kind.addItems([""] * (1 + len(Kind)))
        self.level.addItems([""] * (1 + len(LEVELS)))
        self._kind_help = Line("note")
        self.practise, self.exam, self.placement = Button(), Button(), Button()
        self._notes = (Line("note"), Line("note"), Line("note"))
        row = QHBoxLayout()
        row.addWidget(self.kind, 2)
        row.addWidget(self.level, 1)
        self._free.rows.addLayout(row)
        self._free.rows.addWidget(self._kind_help)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        for place, button in enumerate((self.practise, self.exam, self.placement)):
            grid.addWidget(button, place, 0)
            grid.addWidget(self._notes[place], place, 1)
        self._free.rows.addLayout(grid)
        self.rows.addWidget(self._free)
        self.kind.currentIndexChanged.connect(lambda _: self._say_kind())

    # What changes:

    def _fill_today(self, plan: Plan, sitting: Sitting, now: Moment) -> None:
        self._today.title.say(home_text.today())
        is_full = plan.done >= self.daily_limit
        self.plan.say(home_text.plan_text(len(plan.due), len(plan.new), is_full=is_full))
        self.done.say(home_text.done_text(plan.done, self.daily_limit))
        days = streak(sitting.memory, now.at, offset=now.offset)
        self.streak.say(home_text.streak_text(days))
        self.start.say(home_text.start_plan())
        self.start.setEnabled(plan.next is not None)
        self._limit_label.say(home_text.limit_label())
        self.limit.setAccessibleName(home_text.limit_label())

    def _fill_weak(self, sitting: Sitting, now: Moment) -> None:
        clear(self._weak_rows)
        self.rules = []
        self._weak.title.say(home_text.weakest())
        begun = [row for row in by_skill(sitting.memory, now.at) if row.asked][:_WEAKEST]
        if not begun:
            self._add_line(home_text.nothing_weak())
        for row in begun:
            name = skill_name(row.skill)
            label, bar = Line("plain"), ShareBar()
            label.say(name)
            said = progress_text.skill_line(name, row.mastery, row.accuracy)
            bar.show_share(row.mastery, self._theme, name=said)
            put(self._weak_rows, row_of((label, 2), (bar, 1)))
        for skill in sitting.memory.stubborn:
            self._add_line(home_text.stubborn_text(skill_name(skill)), look="hint")
            link = Button("link")
            place, rulings = place_of_skill(skill)
            link.say_short(
                home_text.read_rule(),
                home_text.read_rule_about(skill_name(skill)),
            )
            link.clicked.connect(
                lambda _=False, place=place, rulings=rulings: self._on_link(place, rulings)
            )
            put(self._weak_rows, link)
            self.rules.append(link)

    def _fill_free(self) -> None:
        self._free.title.say(home_text.free_practice())
        self.kind.setItemText(0, home_text.all_kinds())
        for place, kind in enumerate(Kind, 1):
            self.kind.setItemText(place, kind_name(kind))
        self.level.setItemText(0, home_text.own_level())
        for level in LEVELS:
            self.level.setItemText(level, home_text.level_name(level))
        self.kind.setAccessibleName(home_text.kind_label())
        self.level.setAccessibleName(home_text.level_label())
        buttons = (
            (self.practise, home_text.practise(), home_text.practise_note()),
            (self.exam, home_text.exam(EXAM_QUESTIONS), home_text.exam_note()),
            (self.placement, home_text.placement(), home_text.placement_note()),
        )
        for (button, text, note), line in zip(buttons, self._notes, strict=True):
            button.say(text)
            button.setAccessibleDescription(note)
            line.say(note)
        self._say_kind()

    def _say_kind(self) -> None:
        kinds = self._kinds()
        self._kind_help.say(kind_help(kinds[0]) if len(kinds) == 1 else "")

    def _add_line(self, text: str, *, look: str = "note") -> None:
        line = Line(look)
        line.say(text)
        put(self._weak_rows, line)

    # What is pressed:

    def _kinds(self) -> tuple[Kind, ...]:
        place = self.kind.currentIndex()
        return tuple(Kind) if place <= 0 else (tuple(Kind)[place - 1],)

    def _level(self) -> int | None:
        return self.level.currentIndex() if self.level.currentIndex() > 0 else None

    def _seed(self) -> str:
        return f"{len(self._training.sitting.memory.entries)}/{self._training.clock().at}"

    def _on_start(self) -> None:
        self._training.begin(PlanRound(self.daily_limit))

    def _on_practise(self) -> None:
        self._training.begin(PracticeRound(self._kinds(), self._level(), seed=self._seed()))

    def _on_exam(self) -> None:
        level = self._level() or self._reached()
        round_ = ExamRound(self._kinds(), count=EXAM_QUESTIONS, level=level, seed=self._seed())
        self._training.begin(round_)

    def _on_placement(self) -> None:
        self._training.begin(PlacementRound(self._kinds()))

    def _on_limit(self) -> None:
        self.limit_changed.emit(self.daily_limit)
        self.show_training()

    def _on_link(self, place: Place, rulings: tuple[int, ...]) -> None:
        self.place_wanted.emit(place, rulings)

    def _reached(self) -> int:
        """The middle of the levels that the learner has reached in the kinds chosen."""
        memory = self._training.sitting.memory
        skills = [skill for skill in memory.schedules if skill.kind in self._kinds()]
        reached = sorted(memory.level_of(skill) for skill in skills)
        return reached[len(reached) // 2] if reached else 2
