"""Where the window stands, how large it is and which page it shows: kept on this machine, written a
moment after it has changed, so that it is there again however the program ends."""

from PySide6.QtCore import QByteArray, QEvent, QObject, QSettings, QSize, QTimer
from PySide6.QtWidgets import QApplication

from ..storage.paths import Paths
from ..ui.main_window import MainWindow
from ..ui.page import Page

USUAL_SIZE = (1280, 800)
SCREEN_SHARE = 0.9
SETTLED_MS = 300
"""Milliseconds without a change after which it is written."""

_GEOMETRY, _PAGE = "geometry", "page"


class WindowPlace(QObject):
    """Puts *window* where it was, and from then on writes where it is."""

    def __init__(self, app: QApplication, window: MainWindow, paths: Paths) -> None:
        super().__init__(window)
        self._window = window
        self._kept = QSettings(str(paths.config / "window.ini"), QSettings.Format.IniFormat)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED_MS)
        self._timer.timeout.connect(self.save)
        self._restore(app)
        window.installEventFilter(self)
        window.pages.shown.connect(lambda _page: self._timer.start())
        window.closing.connect(self.save)

    def save(self) -> None:
        """Writes where the window is now. A disk that refuses is no matter here."""
        self._timer.stop()
        self._kept.setValue(_GEOMETRY, self._window.saveGeometry())
        self._kept.setValue(_PAGE, self._window.pages.page.value)
        self._kept.sync()

    def _restore(self, app: QApplication) -> None:
        geometry = self._kept.value(_GEOMETRY)
        is_kept = isinstance(geometry, QByteArray) and self._window.restoreGeometry(geometry)
        if not is_kept:
            self._window.resize(fitting_size(app))
        page = next((page for page in Page if page.value == self._kept.value(_PAGE)), None)
        if page is not None and self._window.pages.has(page):
            self._window.pages.show_page(page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (
            QEvent.Type.Resize,
            QEvent.Type.Move,
            QEvent.Type.WindowStateChange,
        ):
            self._timer.start()
        return super().eventFilter(watched, event)


def fitting_size(app: QApplication) -> QSize:
    """The size at which the window opens: the usual one, or most of a smaller screen."""
    return QSize(*USUAL_SIZE).boundedTo(app.primaryScreen().availableSize() * SCREEN_SHARE)
