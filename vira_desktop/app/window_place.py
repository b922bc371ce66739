"""Where the window stands and how large it is."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

USUAL_SIZE = (1280, 800)
SCREEN_SHARE = 0.9


def fitting_size(app: QApplication) -> QSize:
    """The size at which the window opens: the usual one, or most of a smaller screen."""
    return QSize(*USUAL_SIZE).boundedTo(app.primaryScreen().availableSize() * SCREEN_SHARE)
