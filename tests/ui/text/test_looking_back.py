"""History, replay and statistics follow a change of language and leave nothing of the other one
(field test W15), and everything that can be pressed has a name (W14)."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QSlider, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.archives import BEGAN, MemoryArchive
from tests.ui.conftest import Speak
from tests.ui.window.texts import all_texts
from vira_desktop.ui.history.history_page import HistoryPage
from vira_desktop.ui.language import Language
from vira_desktop.ui.statistics.statistics_page import StatisticsPage, Tab

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)

Open = Callable[[MemoryArchive, QtBot], QWidget]


@pytest.fixture(scope="module")
def played() -> MemoryArchive:
    return MemoryArchive(evenings=2, deals=4)


@pytest.fixture(scope="module")
def nothing_played() -> MemoryArchive:
    return MemoryArchive(evenings=0)


def history(archive: MemoryArchive, qtbot: QtBot) -> HistoryPage:
    page = HistoryPage(lambda _path, _records: True)
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.show()
    page.set_archive(archive)
    for _ in range(3):
        qtbot.wait(20)
        qtbot.waitUntil(lambda: not page.reader.is_waiting)
    return page


def nothing_found(archive: MemoryArchive, qtbot: QtBot) -> QWidget:
    page = history(archive, qtbot)
    page.browser.search.player.setText("nobody")
    qtbot.waitUntil(page.browser.nothing.isVisible)
    return page


def replay(archive: MemoryArchive, qtbot: QtBot) -> QWidget:
    page = history(archive, qtbot)
    page.browser.replay_button.click()
    qtbot.waitUntil(page.replay.isVisible)
    page.replay.steps.place_meant.emit(6)
    return page


def sheet(archive: MemoryArchive, qtbot: QtBot) -> QWidget:
    page = history(archive, qtbot)
    page.browser.replay_button.click()
    qtbot.waitUntil(page.replay.isVisible)
    page.replay.steps.place_meant.emit(1000)
    return page


def statistics(tab: Tab) -> Open:
    def opened(archive: MemoryArchive, qtbot: QtBot) -> QWidget:
        page = StatisticsPage(lambda _path, _text: True, lambda: BEGAN + timedelta(days=9))
        qtbot.addWidget(page)
        page.resize(1100, 700)
        page.show()
        page.set_results(archive)
        for _ in range(3):
            qtbot.wait(20)
            qtbot.waitUntil(lambda: not page.reader.is_waiting)
        page.tabs.choose(tab)
        return page

    return opened


PAGES: dict[str, Open] = {
    "history": history,
    "nothing found": nothing_found,
    "replay": replay,
    "sheet": sheet,
    **{f"statistics, {tab.value}": statistics(tab) for tab in Tab},
}


@pytest.mark.parametrize("name", PAGES)
def test_a_switch_leaves_no_text_of_the_other_language(
    name: str, played: MemoryArchive, speak: Speak, qtbot: QtBot
) -> None:
    said = {}
    for language in Language:
        speak(language)
        page = PAGES[name](played, qtbot)
        said[language] = all_texts(page)
        page.close()
    page = PAGES[name](played, qtbot)
    for language in (*Language, *Language):
        speak(language)
        for _ in range(5):
            qtbot.wait(20)
        found = all_texts(page)
        assert [text for text in found if text not in said[language]] == []
        assert found == said[language]
    assert len(set(said[Language.SV]) - set(said[Language.EN])) > 3


@pytest.mark.parametrize("name", ["history", "statistics, course"])
def test_empty_pages_follow(
    name: str, nothing_played: MemoryArchive, speak: Speak, qtbot: QtBot
) -> None:
    page = PAGES[name](nothing_played, qtbot)
    said = []
    for language in Language:
        speak(language)
        qtbot.wait(10)
        said.append(all_texts(page))
    assert said[0] != said[1]


@pytest.mark.parametrize("name", PAGES)
def test_everything_that_can_be_used_has_a_name(
    name: str, played: MemoryArchive, speak: Speak, qtbot: QtBot
) -> None:
    speak(Language.SV)
    page = PAGES[name](played, qtbot)
    used = (QAbstractButton, QComboBox, QLineEdit, QSlider)
    for kind in used:
        for widget in page.findChildren(kind):
            is_ours = not widget.objectName().startswith("qt_") and not isinstance(
                widget.parent(), QLineEdit
            )
            if widget.isVisible() and is_ours:
                assert widget.accessibleName(), (name, widget)
