"""The page of the first lesson in the window. It is built when it is first seen."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...trainer.lesson import STEPS
from ..cards.style import DeckStyle
from ..table_controller import Pace
from ..theme import LIGHT, Theme
from .lesson_view import LessonView

_PACE = Pace(trick_seconds=1.5, trick_waits=False, bot_seconds=0.5)


class LessonPage(QWidget):
    """Holds the lesson, which can be left and gone on with at any step."""

    left = Signal()
    """The learner leaves, at the end or before it."""
    reached = Signal()
    """`number` may be another than before."""
    rules_wanted = Signal(str)
    """The anchor of the rules about what is said."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view: LessonView | None = None
        """The lesson, once it has been seen."""
        self._number = 0
        self._pace, self._slowness, self._theme = _PACE, 1.0, LIGHT
        self._style: DeckStyle | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)

    @property
    def number(self) -> int:
        """The step that has been reached, from 0; after the end the lesson begins again."""
        if self.view is None:
            return self._number
        return 0 if self.view.course.is_last else self.view.course.number

    def resume_at(self, number: int) -> None:
        """Where the lesson begins when it is first seen; if there is no such step, at the first."""
        self._number = number if 0 <= number < len(STEPS) else 0

    def anchor(self) -> str:
        """The section of the rules about what is said now."""
        return "start" if self.view is None else self.view.anchor()

    def set_pace(self, pace: Pace) -> None:
        """How long things stay on the screen."""
        self._pace = pace
        if self.view is not None:
            self.view.controller.set_pace(pace)

    def set_style(self, style: DeckStyle) -> None:
        """Draws the cards in *style*."""
        self._style = style
        if self.view is not None:
            self.view.table.set_style(style)

    def set_slowness(self, slowness: float) -> None:
        """Things on the table take *slowness* times their usual time to move; 0: they do not."""
        self._slowness = slowness
        if self.view is not None:
            self.view.table.set_slowness(slowness)

    def set_theme(self, theme: Theme) -> None:
        """Colours everything by *theme*."""
        self._theme = theme
        if self.view is not None:
            self.view.set_theme(theme)

    # Qt's events:

    def showEvent(self, event: QShowEvent) -> None:
        if self.view is None:
            self._build()
        super().showEvent(event)

    def _build(self) -> None:
        self.view = view = LessonView(self._pace, self._number)
        if self._style is not None:
            view.table.set_style(self._style)
        view.table.set_slowness(self._slowness)
        view.set_theme(self._theme)
        view.left.connect(self._on_left)
        view.reached.connect(self.reached)
        view.rules_wanted.connect(self.rules_wanted)
        layout = self.layout()
        assert layout is not None
        layout.addWidget(view)
        self.setFocusProxy(view)

    def _on_left(self) -> None:
        assert self.view is not None
        if self.view.course.is_last:
            self.view.start()
        self.left.emit()
