"""The window about the program, made when it is first asked for."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ..ui.main_window import MainWindow
from ..ui.theme import Theme
from .looks import Looks

if TYPE_CHECKING:
    from ..ui.about.about_window import AboutWindow


class About(QObject):
    """Shows it over *window*, in the colours of *looks*."""

    def __init__(self, window: MainWindow, looks: Looks) -> None:
        super().__init__(window)
        self._window, self._looks = window, looks
        self.shown: AboutWindow | None = None
        window.about.connect(self.show)
        looks.theme_changed.connect(self._recolour)

    def show(self) -> None:
        """Opens it, or brings it to the front."""
        if self.shown is None:
            # Here and not above: the program starts without what it seldom shows.
            from ..ui.about.about_window import AboutWindow

            self.shown = AboutWindow(self._window)
            self.shown.set_theme(self._looks.theme)
        self.shown.come()

    def _recolour(self, theme: Theme) -> None:
        if self.shown is not None:
            self.shown.set_theme(theme)
