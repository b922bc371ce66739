"""The page of players: no two of them have one name."""

import pytest
from pytestqt.qtbot import QtBot

from vira_desktop.session.players import TokenColour
from vira_desktop.session.profiles import Profile
from vira_desktop.session.settings import LanguageChoice
from vira_desktop.ui.language import Language
from vira_desktop.ui.players.players_page import PlayersPage
from vira_desktop.ui.text import players_text

# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)


def profile(name: str, colour: TokenColour) -> Profile:
    return Profile(key=name, name=name, language=LanguageChoice.SYSTEM, colour=colour)


ANNA, ASA = profile("Anna", TokenColour.RED), profile("Åsa", TokenColour.BLUE)
GONE = profile("anna", TokenColour.GREEN)


@pytest.fixture
def page(qtbot: QtBot) -> PlayersPage:
    page = PlayersPage()
    qtbot.addWidget(page)
    page.resize(800, 600)
    page.show_profiles((ANNA, ASA), (GONE,), ANNA.key)
    page.show()
    return page


def test_a_new_player_has_a_name_of_his_own(page: PlayersPage, language: Language) -> None:
    added: list[str] = []
    page.added.connect(added.append)
    page.new_name.setText("åsa")
    page.add_button.click()
    assert added == []
    assert page.problem.isVisible()
    assert page.problem.said == players_text.name_taken("åsa")
    assert page.new_name.text() == "åsa"  # to be changed, not to be written anew
    page.new_name.setText("Åsa-Maria")
    assert page.problem.isHidden()
    page.add_button.click()
    assert added == ["Åsa-Maria"]


def test_nobody_takes_the_name_of_another(page: PlayersPage) -> None:
    changed: list[object] = []
    page.changed.connect(changed.append)
    row = page.rows[1]
    row.name.setText("ANNA")
    row.name.editingFinished.emit()
    assert changed == []
    assert page.problem.said == players_text.name_taken("ANNA")
    assert row.name.text() == "Åsa"
    row.name.setText("ÅSA")
    row.name.editingFinished.emit()
    assert [each.name for each in changed if isinstance(each, Profile)] == ["ÅSA"]
    assert page.problem.isHidden()


def test_who_comes_back_waits_for_the_name(page: PlayersPage) -> None:
    back: list[object] = []
    page.brought_back.connect(back.append)
    (button,) = page.back_buttons
    button.click()
    assert back == []
    assert page.problem.said == players_text.name_taken_meanwhile("anna")
    page.show_profiles((ASA,), (GONE,), ASA.key)
    assert page.problem.isHidden()
    page.back_buttons[0].click()
    assert back == [GONE]
