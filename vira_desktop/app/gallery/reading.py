"""The rules as a book, and the first lesson."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtWidgets import QWidget

from ...trainer.lesson import STEPS
from ...ui.lesson.lesson_page import LessonPage
from ...ui.page import Page
from ...ui.rules.rules_page import RulesPage
from .picture import Picture
from .stage import Stage

SECTIONS = ("start", "bidding", "payments")
SEARCH = "pulla"
_EVERY = 6
"""So many steps of the lesson lie between two pictures."""


def pictures() -> Iterator[Picture]:
    """Some sections, a search, and steps of the lesson: the first, the last, and some between."""
    for anchor in SECTIONS:
        yield Picture(page=Page.RULES, name=anchor, seen=partial(_read, anchor=anchor))
    yield Picture(
        page=Page.RULES, name="search", seen=partial(_read, anchor=SECTIONS[0], query=SEARCH)
    )
    yield Picture(
        page=Page.RULES, name="no-hits", seen=partial(_read, anchor=SECTIONS[0], query="bridge")
    )
    for number in (*range(0, len(STEPS) - 1, _EVERY), len(STEPS) - 1):
        yield Picture(
            page=Page.LESSON, name=f"step-{number + 1:02d}", seen=partial(_learn, number=number)
        )


def _read(stage: Stage, *, anchor: str, query: str = "") -> QWidget:
    page = stage.show_page(Page.RULES, RulesPage)
    page.field.setText(query)
    page.show_anchor(anchor)
    return stage.window


def _learn(stage: Stage, *, number: int) -> QWidget:
    page = stage.show_page(Page.LESSON, LessonPage)
    assert page.view is not None
    if page.view.course.number != number:
        page.view.start(number)
    return stage.window
