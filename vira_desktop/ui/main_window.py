"""The window: menus, the table page, and the dialogs they open. It knows nothing about Vira."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import QEvent, QStandardPaths, Qt, Signal, qVersion
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow

from .. import __version__
from ..session.settings import (
    LanguageChoice,
    LetterChoice,
    MovementChoice,
    Settings,
    TableChoice,
    ThemeChoice,
)
from .menus import Menus
from .problems import show_notice
from .table_page import TablePage
from .text import window_text

Choice = TypeVar("Choice")
_DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation

MINIMUM_SIZE = (800, 560)
DEAL_SUFFIX = "vira"
TRICK_SECONDS = (None, 0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0)
BOT_SECONDS = (0.0, 0.25, 0.5, 1.0, 2.0, 3.0)


class MainWindow(QMainWindow):
    """Menus round a table page; what is chosen comes out as signals."""

    new_session = Signal()
    open_deal = Signal(str)
    save_deal = Signal(str)
    undo = Signal()
    bid_table = Signal()
    settings_changed = Signal(object)
    """The Settings as they are from now on."""
    retranslated = Signal()
    closing = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.page = TablePage(self)
        self.setCentralWidget(self.page)
        self.setMinimumSize(*MINIMUM_SIZE)
        self._menus = Menus(self.menuBar())
        self._deal_number: int | None = None
        self._build_game_menu()
        self._build_view_menu()
        self._build_settings_menu()
        self._build_help_menu()
        self.show_title(None)

    def show_title(self, deal_number: int | None) -> None:
        """Names the deal in the title bar."""
        self._deal_number = deal_number
        name = window_text.program_name()
        self.setWindowTitle(window_text.title(deal_number) if deal_number else name)

    def show_notice(self, text: str) -> None:
        """Shows a sentence in a dialog; the table does not wait for it."""
        show_notice(self, text)

    def _build_game_menu(self) -> None:
        menus, menu = self._menus, self._menus.menu(window_text.game_menu)
        menus.action(menu, window_text.new_session, self.new_session.emit, keys="Ctrl+N")
        menu.addSeparator()
        menus.action(menu, window_text.open_deal, self._ask_open, keys="Ctrl+O")
        menus.action(menu, window_text.save_deal, self._ask_save, keys="Ctrl+S")
        menu.addSeparator()
        menus.action(menu, window_text.undo, self.undo.emit, keys="Ctrl+Z")
        menu.addSeparator()
        menus.action(menu, window_text.quit_program, self._quit, keys="Ctrl+Q")

    def _build_view_menu(self) -> None:
        menus, menu = self._menus, self._menus.menu(window_text.view_menu)
        menus.action(menu, window_text.bid_table, self.bid_table.emit, keys="F2")
        self._full_screen = menus.switch(
            menu, window_text.full_screen, self.set_full_screen, keys="F11"
        )
        four = menus.switch(menu, window_text.four_colours, self._set_four_colour, keys="F4")
        four.setChecked(self.settings.four_colour)

    def _build_settings_menu(self) -> None:
        menus, menu, now = self._menus, self._menus.menu(window_text.settings_menu), self.settings
        language = menus.menu(window_text.language_menu, menu)
        menus.choices(
            language, tuple(LanguageChoice), window_text.language_name, self._set_language
        )[now.language].setChecked(True)
        letters = menus.menu(window_text.letters_menu, menu)
        menus.choices(letters, tuple(LetterChoice), window_text.letters_name, self._set_letters)[
            now.letters
        ].setChecked(True)
        theme = menus.menu(window_text.theme_menu, menu)
        menus.choices(theme, tuple(ThemeChoice), window_text.theme_name, self._set_theme)[
            now.theme
        ].setChecked(True)
        table = menus.menu(window_text.table_menu, menu)
        menus.choices(table, tuple(TableChoice), window_text.table_name, self._set_table)[
            now.table
        ].setChecked(True)
        trick = menus.menu(window_text.trick_menu, menu)
        times = menus.choices(trick, TRICK_SECONDS, window_text.trick_time, self._set_trick_time)
        _check(times, None if now.trick_waits else now.trick_seconds)
        pace = menus.menu(window_text.pace_menu, menu)
        _check(
            menus.choices(pace, BOT_SECONDS, window_text.seconds, self._set_bot_time),
            now.bot_seconds,
        )
        moves = menus.menu(window_text.movement_menu, menu)
        menus.choices(moves, tuple(MovementChoice), window_text.movement_name, self._set_movement)[
            now.movement
        ].setChecked(True)

    def _build_help_menu(self) -> None:
        menus, menu = self._menus, self._menus.menu(window_text.help_menu)
        menus.action(menu, window_text.shortcuts, self._show_shortcuts, keys="F1")
        menus.action(menu, window_text.about, self._show_about)

    def _set(self, settings: Settings) -> None:
        self.settings = settings
        self.settings_changed.emit(settings)

    def _set_language(self, choice: LanguageChoice) -> None:
        self._set(replace(self.settings, language=choice))

    def _set_letters(self, choice: LetterChoice) -> None:
        self._set(replace(self.settings, letters=choice))

    def _set_theme(self, choice: ThemeChoice) -> None:
        self._set(replace(self.settings, theme=choice))

    def _set_table(self, choice: TableChoice) -> None:
        self._set(replace(self.settings, table=choice))

    def _set_trick_time(self, seconds: float | None) -> None:
        if seconds is None:
            self._set(replace(self.settings, trick_waits=True))
        else:
            self._set(replace(self.settings, trick_waits=False, trick_seconds=seconds))

    def _set_bot_time(self, seconds: float) -> None:
        self._set(replace(self.settings, bot_seconds=seconds))

    def _set_movement(self, choice: MovementChoice) -> None:
        self._set(replace(self.settings, movement=choice))

    def _set_four_colour(self, is_on: bool) -> None:
        self._set(replace(self.settings, four_colour=is_on))

    def set_full_screen(self, is_on: bool) -> None:
        """Fills the whole screen, or goes back to the window as it was."""
        full = Qt.WindowState.WindowFullScreen
        state = self.windowState()
        self.setWindowState(state | full if is_on else state & ~full)

    def _ask_open(self) -> None:
        dialog = self._file_dialog(window_text.open_deal())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.open_deal)
        dialog.open()

    def _ask_save(self) -> None:
        dialog = self._file_dialog(window_text.save_deal())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        # The dialog adds the suffix, so that it asks before the file it makes is overwritten.
        dialog.setDefaultSuffix(DEAL_SUFFIX)
        dialog.selectFile(f"deal.{DEAL_SUFFIX}")
        dialog.fileSelected.connect(self.save_deal)
        dialog.open()

    def _file_dialog(self, title: str) -> QFileDialog:
        folder = QStandardPaths.writableLocation(_DOCUMENTS)
        dialog = QFileDialog(self, title, folder, window_text.deal_files())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    def _show_shortcuts(self) -> None:
        rows = "".join(
            f"<tr><td><b>{keys}</b>&nbsp;&nbsp;</td><td>{what}</td></tr>"
            for keys, what in window_text.shortcut_rows()
        )
        show_notice(self, f"<h3>{window_text.shortcuts()}</h3><table>{rows}</table>")

    def _show_about(self) -> None:
        show_notice(self, window_text.about_text(__version__, qVersion()))

    def _quit(self) -> None:
        self.close()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            # The window system may have done it, too.
            self._full_screen.setChecked(self.isFullScreen())
        if event.type() == QEvent.Type.LanguageChange:
            self._menus.retranslate()
            self.show_title(self._deal_number)
            self.retranslated.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)


def _check(actions: Mapping[Choice, QAction], chosen: Choice) -> None:
    """Marks what is set; a value that no entry stands for leaves all unmarked."""
    if chosen in actions:
        actions[chosen].setChecked(True)
