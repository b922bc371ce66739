"""The dialog about a fault of the program."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from vira_desktop.ui.language import Language
from vira_desktop.ui.problems import show_fault
from vira_desktop.ui.text import window_text

# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


def test_its_details_are_shown_hidden_and_copied(qtbot: QtBot, language: Language) -> None:
    """In words of our own, with an ellipsis, whichever way they are."""
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    show_fault(window, "what went wrong")
    (box,) = window.findChildren(QMessageBox)
    details = box.findChild(QTextEdit)
    assert details is not None
    buttons = {button.text(): button for button in box.findChildren(QPushButton)}
    assert not any("..." in text for text in buttons)
    button = buttons[window_text.show_details()]
    for is_shown in (True, False, True):
        button.click()
        assert details.isVisible() is is_shown
        words = window_text.hide_details() if is_shown else window_text.show_details()
        assert button.text() == words
    assert details.toPlainText() == "what went wrong"
    buttons[window_text.copy_details()].click()
    assert QGuiApplication.clipboard().text() == "what went wrong"
