"""The language is switched while the program runs, Qt's own words and the numbers with it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from vira_desktop.ui import language as language_module
from vira_desktop.ui.assets import AssetMissing
from vira_desktop.ui.language import (
    Language,
    current_language,
    install,
    language_name,
    number_text,
    signed_text,
    system_language,
)
from vira_desktop.ui.text.counts_text import tricks_count

Speak = Callable[[Language], None]


class Tricks(QLabel):
    """A label that asks for its text again when the language changes."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.setText(tricks_count(3))
        super().changeEvent(event)


def test_a_shown_widget_changes_its_language(
    qapp: QApplication, qtbot: QtBot, speak: Speak
) -> None:
    label = Tricks()
    qtbot.addWidget(label)
    label.show()
    for language, words in [
        (Language.SV, "3 stick"),
        (Language.EN, "3 tricks"),
        (Language.SV, "3 stick"),
    ]:
        speak(language)
        qapp.sendPostedEvents()
        assert label.text() == words
        assert current_language() is language


def test_qt_buttons_follow(qapp: QApplication, qtbot: QtBot, speak: Speak) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    button = box.button(QDialogButtonBox.StandardButton.Cancel)
    for language, words in [(Language.SV, "Avbryt"), (Language.EN, "Cancel")]:
        speak(language)
        qapp.sendPostedEvents()
        assert button.text().replace("&", "") == words


def test_former_translators_are_removed(qapp: QApplication, speak: Speak, qtbot: QtBot) -> None:
    for language in (Language.SV, Language.EN) * 5:
        speak(language)
    qtbot.waitUntil(lambda: len(qapp.findChildren(QTranslator)) == 2, timeout=2000)


def test_numbers_are_written_as_the_language_does(speak: Speak) -> None:
    speak(Language.SV)
    assert [signed_text(number) for number in (2, 0, -3)] == ["+2", "0", "−3"]
    assert number_text(-12).startswith("\N{MINUS SIGN}")
    speak(Language.EN)
    assert [signed_text(number) for number in (2, 0, -3)] == ["+2", "0", "−3"]


def test_the_system_decides_at_first(monkeypatch: pytest.MonkeyPatch) -> None:
    for system, language in [
        ("sv_FI", Language.SV),
        ("sv_SE", Language.SV),
        ("de_DE", Language.EN),
    ]:
        monkeypatch.setattr(QLocale, "system", lambda system=system: QLocale(system))
        assert system_language() is language


def test_a_missing_translation_changes_nothing(
    qapp: QApplication, speak: Speak, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(Language.SV)

    def missing(name: str) -> None:
        raise AssetMissing(Path(name))

    monkeypatch.setattr(language_module, "translation_path", missing)
    with pytest.raises(AssetMissing):
        install(qapp, Language.EN)
    assert tricks_count(3) == "3 stick"
    assert current_language() is Language.SV


def test_languages_have_their_own_names() -> None:
    assert [language_name(language) for language in Language] == ["Svenska", "English"]
