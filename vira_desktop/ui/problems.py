"""The only code that shows a problem to the player."""

import logging
import sys
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QTextEdit, QWidget

from .text import window_text

logger = logging.getLogger(__name__)

_LOOK = """
QPushButton {
    background: palette(button); color: palette(button-text); border: 1px solid palette(mid);
    border-radius: 5px; padding: 5px 14px; min-width: 72px;
}
QPushButton:default {
    background: palette(highlight); color: palette(highlighted-text);
    border-color: palette(highlight);
}
QPushButton:focus { border: 2px solid palette(link); padding: 4px 13px; }
QPushButton:pressed { background: palette(mid); }
"""
"""Buttons like those of the panels; the colours are the theme's, by the palette."""


def show_notice(parent: QWidget, text: str) -> None:
    """Shows a sentence in a dialog that does not stop the table."""
    box = QMessageBox(QMessageBox.Icon.Information, window_text.program_name(), text, parent=parent)
    _open(box)


def install_fault_hook(parent: Callable[[], QWidget | None]) -> None:
    """From now on, what nobody catches is logged and shown with its details to copy."""

    def on_fault(
        kind: type[BaseException], fault: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, fault, trace)
            return
        logger.critical("a fault nobody caught", exc_info=(kind, fault, trace))
        show_fault(parent(), "".join(traceback.format_exception(kind, fault, trace)))

    sys.excepthook = on_fault


def show_fault(parent: QWidget | None, details: str) -> None:
    """Says that the program is at fault, with the *details* to copy."""
    box = QMessageBox(QMessageBox.Icon.Critical, window_text.fault_title(), "", parent=parent)
    box.setText(window_text.fault_text())
    box.setDetailedText(details)
    (shows,) = box.buttons()
    copy = box.addButton(window_text.copy_details(), QMessageBox.ButtonRole.ActionRole)
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))
    box.addButton(QMessageBox.StandardButton.Close)
    _open(box)
    _name_details(box, shows)


def _name_details(box: QMessageBox, button: QAbstractButton) -> None:
    """Gives the *button* that shows the details of *box*, which is open, words of our own: Qt's end
    in three dots for an ellipsis, and it says them anew whenever it is pressed."""
    details = box.findChild(QTextEdit)
    assert details is not None

    def say() -> None:
        is_shown = details.isVisibleTo(box)
        button.setText(window_text.hide_details() if is_shown else window_text.show_details())

    button.clicked.connect(say)
    say()


def _open(box: QMessageBox) -> None:
    box.setStyleSheet(_LOOK)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
