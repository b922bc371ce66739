"""The rules and the first lesson as pages of the window, and the way from everywhere into the
rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..trainer.why import Place
from ..ui.main_window import MainWindow
from ..ui.page import Page

if TYPE_CHECKING:
    from ..ui.lesson.lesson_page import LessonPage
    from ..ui.rules.rules_page import RulesPage


class Reading(QObject):
    """Adds both pages to *window*. The lesson goes on at *step* when it is first seen."""

    step_reached = Signal()
    """`step` may be another than before."""

    def __init__(self, window: MainWindow, *, step: int) -> None:
        super().__init__(window)
        self._pages = window.pages
        self._step = step
        self._rules: RulesPage | None = None
        self._lesson: LessonPage | None = None
        self._openers: dict[Page, Callable[[], None]] = {
            Page.RULES: self._pages.go_back,
            Page.LESSON: lambda: self.show_anchor(self.lesson.anchor()),
        }
        self._pages.add(Page.RULES, self._make_rules)
        self._pages.add(Page.LESSON, self._make_lesson)
        window.rules_here.connect(self._show_here)

    @property
    def rules(self) -> RulesPage:
        """The page of the rules."""
        self._pages.made(Page.RULES)
        assert self._rules is not None
        return self._rules

    @property
    def lesson(self) -> LessonPage:
        """The page of the first lesson."""
        self._pages.made(Page.LESSON)
        assert self._lesson is not None
        return self._lesson

    @property
    def step(self) -> int:
        """The step of the lesson that has been reached, from 0."""
        return self._step if self._lesson is None else self._lesson.number

    def open_from(self, page: Page, opener: Callable[[], None]) -> None:
        """From *page* the key of the rules calls *opener*; from a page without one it leads to
        where one read."""
        self._openers[page] = opener

    def show_anchor(self, anchor: str) -> None:
        """Opens the rules at *anchor*. Raises KeyError if there is no such section."""
        self.rules.show_anchor(anchor)
        self._pages.show_page(Page.RULES)

    def show_place(self, place: Place, rulings: Iterable[int] = ()) -> None:
        """Opens the rules at *place*, with the *rulings* that are meant."""
        self.rules.show_place(place, rulings)
        self._pages.show_page(Page.RULES)

    def _show_here(self) -> None:
        opener = self._openers.get(self._pages.page)
        if opener is not None:
            opener()
        else:
            self._pages.show_page(Page.RULES)

    def _make_rules(self) -> RulesPage:
        from ..ui.rules.rules_page import RulesPage

        self._rules = RulesPage()
        self._rules.closed.connect(self._pages.go_back)
        return self._rules

    def _make_lesson(self) -> LessonPage:
        from ..ui.lesson.lesson_page import LessonPage

        self._lesson = LessonPage()
        self._lesson.resume_at(self._step)
        self._lesson.left.connect(lambda: self._pages.show_page(Page.TABLE))
        self._lesson.rules_wanted.connect(self.show_anchor)
        self._lesson.reached.connect(self.step_reached)
        return self._lesson
