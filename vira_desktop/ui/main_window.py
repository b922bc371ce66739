"""The window: menus, the pages, and the dialogs they open. It knows nothing about Vira."""

from PySide6.QtCore import QEvent, QStandardPaths, Qt, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu, QVBoxLayout, QWidget

from ..session.settings import Settings
from .banner import Banner
from .evening_pages.place import EveningPlace
from .growing import point_size
from .menus import Menus
from .page import Page
from .pages import Pages
from .problems import show_notice
from .settings_menu import SettingsMenu
from .text import hint_text, reasons_text, window_text

_DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation

MINIMUM_SIZE = (800, 540)
"""Fits a screen of 1920x1080 at twice the usual scale."""
USUAL_HEIGHT = 860
"""The height at which the menus have the application's size of text."""
DEAL_SUFFIX = "vira"


class MainWindow(QMainWindow):
    """Menus round the pages, of which the table is one; what is chosen comes out as signals."""

    new_session = Signal()
    standing = Signal()
    """How the session stands shall be seen."""
    open_deal = Signal(str)
    save_deal = Signal(str)
    undo = Signal()
    bid_table = Signal()
    why = Signal()
    """Computer players shall say why they acted, on the page that is seen."""
    hint = Signal()
    """What the club player would do shall be told."""
    rules_here = Signal()
    """The rules for what is asked on the page that is seen."""
    about = Signal()
    """What the program is, and what it is made of, shall be seen."""
    settings_changed = Signal(object)
    """The Settings as they are from now on."""
    retranslated = Signal()
    closing = Signal()

    def __init__(self, settings: Settings, evening: EveningPlace) -> None:
        super().__init__()
        self.evening = evening
        self.setMinimumSize(*MINIMUM_SIZE)
        self._menus = Menus(self.menuBar())
        self._deal_number: int | None = None
        self._build_game_menu()
        view_menu = self._build_view_menu()
        self.settings_menu = SettingsMenu(
            self._menus, self._menus.menu(window_text.settings_menu), settings
        )
        self.settings_menu.changed.connect(self.settings_changed)
        self._build_help_menu()
        self.page = evening.table
        self.pages = Pages(self._menus, view_menu, self)
        self.pages.add(Page.TABLE, lambda: evening)
        self.banner = Banner()
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
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
        menus.action(menu, window_text.standing, self.standing.emit, keys="Ctrl+E")
        menu.addSeparator()
        menus.action(menu, window_text.open_deal, self._ask_open, keys="Ctrl+O")
        menus.action(menu, window_text.save_deal, self._ask_save, keys="Ctrl+S")
        menu.addSeparator()
        menus.action(menu, window_text.undo, self.undo.emit, keys="Ctrl+Z")
        menu.addSeparator()
        menus.action(menu, window_text.quit_program, self._quit, keys="Ctrl+Q")

    def _build_view_menu(self) -> QMenu:
        menus, menu = self._menus, self._menus.menu(window_text.view_menu)
        menus.action(menu, window_text.bid_table, self.bid_table.emit, keys="F2")
        menus.action(menu, reasons_text.why_window, self.why.emit, keys="F3")
        menus.action(menu, hint_text.ask_for_hint, self.hint.emit, keys="F5")
        self._full_screen = menus.switch(
            menu, window_text.full_screen, self.set_full_screen, keys="F11"
        )
        menu.addSeparator()
        return menu

    def _build_help_menu(self) -> None:
        menus, menu = self._menus, self._menus.menu(window_text.help_menu)
        menus.action(menu, window_text.rules_here, self.rules_here.emit, keys="F1")
        menus.action(menu, window_text.shortcuts, self.show_shortcuts, keys="Shift+F1")
        menus.action(menu, window_text.about, self.about.emit)

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

    def show_shortcuts(self) -> None:
        """Shows all keys in a dialog."""
        rows = "".join(
            f'<tr><td style="padding-right: 18px"><b>{_on_one_line(keys)}</b></td>'
            f"<td>{_on_one_line(what)}</td></tr>"
            for keys, what in window_text.shortcut_rows()
        )
        show_notice(self, f"<h3>{window_text.shortcuts()}</h3><table>{rows}</table>")

    def _quit(self) -> None:
        self.close()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            # The window system may have done it, too.
            self._full_screen.setChecked(self.isFullScreen())
        if event.type() == QEvent.Type.PaletteChange:
            self._menus.recolour()
        if event.type() == QEvent.Type.LanguageChange:
            self._menus.retranslate()
            self.show_title(self._deal_number)
            self.retranslated.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._menus.set_point_size(point_size(self.height() / USUAL_HEIGHT, smallest=1, largest=3))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)


def _on_one_line(text: str) -> str:
    """*text*, which is markup, without a place where it may be broken."""
    return text.replace(" ", "&nbsp;")
