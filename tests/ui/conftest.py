"""Whatever is on the screen is read in both languages."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from vira_desktop.ui.language import Language, install

ROOT = Path(__file__).resolve().parents[2]

Speak = Callable[[Language], None]


@pytest.fixture(scope="session")
def _built_translations() -> None:
    """The .qm files as the .ts files are now."""
    script = ROOT / "packaging" / "translations.py"
    subprocess.run([sys.executable, "-P", script, "build"], check=True)


@pytest.fixture
def speak(qapp: QApplication, _built_translations: None) -> Iterator[Speak]:
    """Switches the language of the program; after the test nothing is translated any more."""
    yield lambda language: install(qapp, language)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(QLocale.system())


@pytest.fixture(params=list(Language), ids=lambda language: language.value)
def language(request: pytest.FixtureRequest, speak: Speak) -> Language:
    """Each language in turn, and the program speaks it."""
    chosen: Language = request.param
    speak(chosen)
    return chosen
