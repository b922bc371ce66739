"""How the program looks and speaks: by the settings, and where they leave it to the system, as the
system does."""

import logging

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from ..session.settings import LanguageChoice, LetterChoice, Settings, ThemeChoice
from ..ui import language
from ..ui.assets import AssetMissing, load_fonts
from ..ui.cards.style import DeckStyle, IndexLetters
from ..ui.language import Language
from ..ui.theme import Theme, palette_of, theme_of

logger = logging.getLogger(__name__)

POINT_SIZE = 11


class Looks(QObject):
    """Keeps *app* in the language and the colours that are set. *lang* ("sv" or "en") overrides
    the setting until another language is chosen."""

    theme_changed = Signal(object)
    """A Theme by which everything is coloured from now on."""

    def __init__(self, app: QApplication, settings: Settings, *, lang: str | None = None) -> None:
        super().__init__(app)
        self._app = app
        self._settings = settings
        self._lang = lang
        self._spoken: Language | None = None
        """What everything is said in, once it is."""
        self._colours: Theme | None = None
        """What everything is coloured by, once it is."""
        set_font(app)
        self._speak()
        app.styleHints().colorSchemeChanged.connect(lambda _scheme: self.recolour())

    def change(self, settings: Settings) -> None:
        """Looks and speaks by *settings* from now on."""
        if settings.language is not self._settings.language:
            self.obey_settings()
        self._settings = settings
        if self.language is not self._spoken:
            self._speak()
        self.recolour()

    def obey_settings(self) -> None:
        """A language was chosen, be it the one that was set: from the next change on the settings
        say what is spoken, whatever was asked for at the start."""
        self._lang = None

    def recolour(self) -> None:
        """Has everything coloured by the theme of the moment, if it is not yet."""
        theme = self.theme
        if theme is not self._colours:
            self._colours = theme
            self._app.setPalette(palette_of(theme))
            self.theme_changed.emit(theme)

    @property
    def language(self) -> Language:
        """What is spoken now."""
        if self._lang is not None:
            return Language(self._lang)
        choice = self._settings.language
        if choice is LanguageChoice.SYSTEM:
            return language.system_language()
        return Language(choice.value)

    @property
    def theme(self) -> Theme:
        """The colours of now."""
        choice = self._settings.theme
        is_dark = choice is ThemeChoice.DARK
        if choice is ThemeChoice.SYSTEM:
            is_dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return theme_of(self._settings.table, is_dark=is_dark)

    @property
    def deck_style(self) -> DeckStyle:
        """How the cards are drawn now."""
        choice = self._settings.letters
        follows = choice is LetterChoice.LANGUAGE
        letters = IndexLetters(self.language.value if follows else choice.value)
        return DeckStyle(letters=letters, four_colour=self._settings.four_colour)

    def _speak(self) -> None:
        """Puts the program into its language; without the translations it stays English."""
        self._spoken = self.language
        try:
            language.install(self._app, self.language)
        except AssetMissing as problem:
            logger.warning("no translation: %s is missing", problem.path)


def set_font(app: QApplication) -> None:
    """Has *app* write in the font that comes with the program."""
    app.setFont(QFont(load_fonts(), POINT_SIZE))
