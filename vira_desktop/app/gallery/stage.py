"""A program to take pictures of: what has been played and learnt in it is always the same."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from ...session.settings import LanguageChoice, MovementChoice, TableChoice, ThemeChoice
from ...storage.paths import find_paths
from ...ui.language import Language
from ...ui.page import Page
from ...ui.table.bid_table_window import BidTableWindow
from ..program import Program
from .story import NOW, play_story

Widget = TypeVar("Widget", bound=QWidget)

PATIENCE = 30.0
"""Seconds that the slowest page may take."""


class Late(Exception):
    """A page is not what it should be, though it was waited for."""


class Stage:
    """A program in *folder*, which is empty, with a window that is shown."""

    def __init__(self, app: QApplication, folder: Path) -> None:
        self.paths = find_paths(str(folder))
        self.story = play_story(self.paths)
        self.program = Program(app, self.paths, seed=1, now=_now)
        self.window = self.program.window
        self.window.show()

    def set_look(self, language: Language, *, is_dark: bool, table: TableChoice) -> None:
        """Has the program speak and look like that; nothing moves."""
        settings = replace(
            self.program.settings,
            language=LanguageChoice(language.value),
            theme=ThemeChoice.DARK if is_dark else ThemeChoice.LIGHT,
            table=table,
            movement=MovementChoice.OFF,
            bot_seconds=0,
        )
        if settings != self.program.settings:
            self.program.change_settings(settings)

    def show_page(self, page: Page, kind: type[Widget]) -> Widget:
        """Shows *page*, and gives the widget that it is, of *kind*. What has the keyboard is
        seen only in the window that is active."""
        self.window.activateWindow()
        self.window.pages.show_page(page)
        shown = self.window.pages.currentWidget()
        assert isinstance(shown, kind)
        return shown

    @cached_property
    def bid_table(self) -> BidTableWindow:
        """The bid table in a window of its own, which is shown."""
        self.program.show_bid_table()
        shown = [
            window
            for window in QApplication.topLevelWidgets()
            if isinstance(window, BidTableWindow)
        ]
        return shown[0]

    def wait(self, is_so: Callable[[], object], what: str) -> None:
        """Lets the program work until something is so. Raises Late if it never is."""
        deadline = QDeadlineTimer(round(1000 * PATIENCE))
        loop, timer = QEventLoop(), QTimer()
        timer.timeout.connect(loop.quit)
        timer.start(1)
        while not is_so():
            if deadline.hasExpired():
                raise Late(what)
            loop.exec()

    def settle(self) -> None:
        """Lets everything happen that waits to happen."""
        for _ in range(2):  # a layout that is done anew may ask for another
            QCoreApplication.sendPostedEvents()
            QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def close(self) -> None:
        """Ends the program."""
        self.window.close()


def _now() -> datetime:
    return NOW
