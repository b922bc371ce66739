"""Light or dark as the system is, and at once when the system changes."""

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from tests.ui.window.conftest import Start
from vira_desktop.session.settings import Settings, ThemeChoice
from vira_desktop.ui.theme import DARK, LIGHT


class Hints(QObject):
    """A system that can be made light and dark."""

    colorSchemeChanged = Signal(object)  # noqa: N815 # as Qt calls it

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Light

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def become(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit(scheme)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> Hints:
    hints = Hints()
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda *_: hints)
    return hints


def field(app: QApplication) -> str:
    return app.palette().color(QPalette.ColorRole.Base).name()


def test_the_window_is_as_dark_as_the_system(
    start: Start, system: Hints, qapp: QApplication
) -> None:
    start(settings=Settings(theme=ThemeChoice.SYSTEM))
    light = field(qapp)
    system.become(Qt.ColorScheme.Dark)
    dark = field(qapp)
    assert (light, dark) == (LIGHT.field.lower(), DARK.field.lower())
    system.become(Qt.ColorScheme.Light)
    assert field(qapp) == light


def test_what_was_chosen_stays_whatever_the_system_does(
    start: Start, system: Hints, qapp: QApplication
) -> None:
    start(settings=Settings(theme=ThemeChoice.LIGHT))
    system.become(Qt.ColorScheme.Dark)
    assert field(qapp) == LIGHT.field.lower()
