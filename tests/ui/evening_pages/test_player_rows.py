"""Who sits down: every bot that may be chosen has a name and a line in both languages, and sits
down as it was chosen."""

import pytest
from pytestqt.qtbot import QtBot

from vira_desktop.app.playing import BOTS
from vira_desktop.bots import roster
from vira_desktop.session.players import Player, with_colours
from vira_desktop.session.settings import TableChoice
from vira_desktop.ui.evening_pages.player_rows import PlayerRows
from vira_desktop.ui.language import Language
from vira_desktop.ui.text import evening_text
from vira_desktop.ui.theme import theme_of

# What the offscreen platform says of any window that is shown.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints", extend=True)

PEOPLE = with_colours((Player("Eva"), Player("Nils", "regel"), Player("Rut", "regel")))


def _rows(qtbot: QtBot) -> PlayerRows:
    rows = PlayerRows(BOTS)
    qtbot.addWidget(rows)
    rows.show_players(PEOPLE, theme_of(next(iter(TableChoice)), is_dark=False))
    return rows


def test_whoever_may_be_chosen_can_play_and_has_words(language: Language) -> None:
    assert set(BOTS) == set(roster.keys()) - {"random"}
    names = {evening_text.bot_name(bot) for bot in BOTS}
    habits = {evening_text.bot_habits(bot) for bot in BOTS}
    assert len(names) == len(habits) == len(BOTS)
    assert not names & set(BOTS)
    assert "" not in habits


def test_a_level_is_chosen_and_told_about(qtbot: QtBot) -> None:
    rows = _rows(qtbot)
    assert rows.habits.said == evening_text.bots_and_habits(["regel"])
    rows.choices[1].setCurrentIndex(BOTS.index("mastare"))
    assert [player.bot for player in rows.players()] == [None, "mastare", "regel"]
    assert rows.habits.said == evening_text.bots_and_habits(["mastare", "regel"])
    rows.choices[2].setCurrentIndex(BOTS.index("mastare"))
    assert rows.habits.said == evening_text.bots_and_habits(["mastare"])


def test_where_there_is_no_choice_nothing_is_told(qtbot: QtBot) -> None:
    rows = PlayerRows(("regel",))
    qtbot.addWidget(rows)
    rows.show_players(PEOPLE, theme_of(next(iter(TableChoice)), is_dark=False))
    assert rows.habits.said == ""
    assert [player.bot for player in rows.players()] == [None, "regel", "regel"]


def test_a_token_is_as_large_as_the_letters_beside_it(qtbot: QtBot) -> None:
    """Also when the letters grow with the window."""
    rows = _rows(qtbot)
    rows.show()
    before = rows.colours[0].iconSize().height()
    rows.setStyleSheet("* { font-size: 40pt; }")
    assert rows.colours[0].iconSize().height() > 2 * before
    assert rows.colours[0].icon().availableSizes()[0].height() > 2 * before
