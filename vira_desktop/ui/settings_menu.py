"""The menu that changes settings: a choice comes out as the Settings that hold from then on."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from ..session.settings import (
    LanguageChoice,
    LetterChoice,
    MovementChoice,
    Settings,
    TableChoice,
    ThemeChoice,
)
from .menus import Menus, Words
from .text import reasons_text, window_text

Choice = TypeVar("Choice")
EnumChoice = TypeVar("EnumChoice", bound=Enum)

TRICK_SECONDS = (None, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0)
"""How long a finished trick lies; None: until a click."""
BOT_SECONDS = (0.0, 0.25, 0.5, 1.0, 2.0, 3.0)


class SettingsMenu(QObject):
    """Fills a menu with settings, and keeps what is set."""

    changed = Signal(object)
    """The Settings as they are from now on."""
    language_chosen = Signal()
    """The language of the settings is meant, be it the one that was set; `changed` follows."""

    def __init__(self, menus: Menus, menu: QMenu, settings: Settings) -> None:
        super().__init__(menu)
        self._settings = settings
        self._menus = menus
        self._languages = self._field(
            menu, window_text.language_menu, "language", window_text.language_name, LanguageChoice
        )
        self._letters = self._field(
            menu, window_text.letters_menu, "letters", window_text.letters_name, LetterChoice
        )
        self._themes = self._field(
            menu, window_text.theme_menu, "theme", window_text.theme_name, ThemeChoice
        )
        self._tables = self._field(
            menu, window_text.table_menu, "table", window_text.table_name, TableChoice
        )
        trick = menus.menu(window_text.trick_menu, menu)
        self._trick_times = menus.choices(
            trick, TRICK_SECONDS, window_text.trick_time, self._set_trick_time
        )
        pace = menus.menu(window_text.pace_menu, menu)
        self._bot_times = menus.choices(
            pace, BOT_SECONDS, window_text.seconds, lambda seconds: self._set(bot_seconds=seconds)
        )
        self._movements = self._field(
            menu, window_text.movement_menu, "movement", window_text.movement_name, MovementChoice
        )
        self.four_colour = menus.switch(
            menu,
            window_text.four_colours,
            lambda is_on: self._set(four_colour=is_on),
            keys="F4",
        )
        self.reasons_during_deal = menus.switch(
            menu, reasons_text.during_deal, lambda is_on: self._set(reasons_during_deal=is_on)
        )
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Marks what is set in *settings*, which were changed elsewhere."""
        self._settings = settings
        _check(self._languages, settings.language)
        _check(self._letters, settings.letters)
        _check(self._themes, settings.theme)
        _check(self._tables, settings.table)
        _check(self._trick_times, None if settings.trick_waits else settings.trick_seconds)
        _check(self._bot_times, settings.bot_seconds)
        _check(self._movements, settings.movement)
        self.four_colour.setChecked(settings.four_colour)
        self.reasons_during_deal.setChecked(settings.reasons_during_deal)

    def _field(
        self,
        menu: QMenu,
        words: Words,
        name: str,
        choice_words: Callable[[EnumChoice], str],
        choices: type[EnumChoice],
    ) -> Mapping[EnumChoice, QAction]:
        """A menu for the setting *name*, with one entry for each of *choices*."""
        entries = self._menus.menu(words, menu)
        return self._menus.choices(
            entries, tuple(choices), choice_words, lambda choice: self._set(**{name: choice})
        )

    def _set_trick_time(self, seconds: float | None) -> None:
        if seconds is None:
            self._set(trick_waits=True)
        else:
            self._set(trick_waits=False, trick_seconds=seconds)

    def _set(self, **fields: object) -> None:
        settings = replace(self._settings, **fields)  # type: ignore[arg-type]
        if "language" in fields:
            self.language_chosen.emit()
        elif settings == self._settings:
            return
        self._settings = settings
        self.changed.emit(settings)


def _check(actions: Mapping[Choice, QAction], chosen: Choice) -> None:
    """Marks what is set; a value that no entry stands for leaves all unmarked."""
    for choice, action in actions.items():
        action.setChecked(choice == chosen)
