"""How the program starts where something is missing, and what it does about the screen."""

import logging
from pathlib import Path
from typing import NoReturn

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tests.ui.window.conftest import Start
from vira_desktop import app
from vira_desktop.app.running import answer_call
from vira_desktop.app.window_place import USUAL_SIZE, fitting_size
from vira_desktop.cli import FAILED, main
from vira_desktop.rules.record import parse_record
from vira_desktop.ui import assets, language

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def nowhere(name: str) -> NoReturn:
    """No file is found."""
    raise assets.AssetMissing(Path("missing") / name)


def test_without_translations_it_starts_in_english(
    start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(language, "translation_path", nowhere)
    with caplog.at_level(logging.WARNING):
        table = start()
    assert table.window.windowTitle() == "Vira"
    assert "no translation" in caplog.text


def test_a_missing_asset_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def without_cards(*_places: object, **_arguments: object) -> NoReturn:
        nowhere("cards")

    monkeypatch.setattr(app, "run", without_cards)
    assert main([]) == FAILED
    assert "is missing or damaged" in capsys.readouterr().err


def test_another_start_with_a_deal_brings_the_window_to_the_front_and_opens_it(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = start()
    assert main(["deal", "--seed", "1"]) == 0
    file = tmp_path / "en giv.vira"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    table.program.new_session()
    table.window.showMinimized()
    answer_call(table.program, "")
    assert not table.window.isMinimized()
    before = table.program.controller.session
    answer_call(table.program, str(file))
    session = table.program.controller.session
    assert session is not None
    assert session is not before
    assert session.log.deal == parse_record(file.read_text(encoding="utf-8")).deal


def test_the_window_opens_large_but_never_larger_than_the_screen(qapp: QApplication) -> None:
    size, room = fitting_size(qapp), qapp.primaryScreen().availableSize()
    assert size == size.boundedTo(room)
    assert size == QSize(*USUAL_SIZE) or size.width() < USUAL_SIZE[0]


def test_full_screen_gives_back_a_window_that_was_maximised(start: Start) -> None:
    window = start().window
    window.showMaximized()
    window.set_full_screen(True)
    assert window.isFullScreen()
    window.set_full_screen(False)
    assert window.isMaximized()
    assert not window.isFullScreen()
