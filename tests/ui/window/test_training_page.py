"""Training as a page of the window: keys lead to it, into the rules and back, and Ctrl+Z takes
back an answer there and not an act at the table."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from tests.helpers.deals import actions, make_deal
from tests.ui.trainer.desk import right_answer
from tests.ui.window.conftest import Start
from tests.ui.window.started import AT_ONCE, Table
from vira_desktop.session.settings import LanguageChoice, Settings
from vira_desktop.trainer.plan import DAILY_LIMIT, teaching_order
from vira_desktop.ui.assets import AssetMissing
from vira_desktop.ui.page import Page
from vira_desktop.ui.trainer import resources
from vira_desktop.ui.trainer.home_page import HomePage
from vira_desktop.ui.trainer.training import Training

DEAL = make_deal(F="AK2.AKQJT98.2.32", highest="H", pulla=7)
CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def press(table: Table, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(table.window.windowHandle(), key, modifier)
    table.spin()


def opened(start: Start) -> tuple[Table, Training]:
    """A table with one bid made, and the first question of the day."""
    table = start()
    table.open(DEAL, actions("F bid begar"))
    page = table.program.training.page
    assert page is not None
    press(table, Qt.Key.Key_2, CTRL)
    assert table.window.pages.page is Page.TRAINING
    assert table.focus() is page.home.start
    press(table, Qt.Key.Key_Return)
    assert page.training.round is not None
    table.wait(lambda: page.training.asked is not None, "the first question", seconds=60)
    return table, page.training


def answered(training: Training) -> int:
    """How many answers count."""
    return len(training.sitting.memory.reviews)


def test_the_plan_begins_with_the_easiest(start: Start) -> None:
    _, training = opened(start)
    assert training.asked is not None
    assert training.asked.question.skill is teaching_order()[0]


def test_undo_takes_back_the_answer_and_leaves_the_table(start: Start) -> None:
    table, training = opened(start)
    assert training.asked is not None
    training.answer(right_answer(training.asked.question))
    assert answered(training) == 1
    done = table.done
    press(table, Qt.Key.Key_Z, CTRL)
    assert answered(training) == 0
    assert table.done == done
    press(table, Qt.Key.Key_1, CTRL)
    press(table, Qt.Key.Key_Z, CTRL)
    assert table.done == ()


def test_the_rules_open_at_the_question_and_lead_back(start: Start) -> None:
    table, training = opened(start)
    assert training.asked is not None
    question = training.asked.question
    anchor = "low-holding"
    assert question.reasons[0].rulings == (31,)
    press(table, Qt.Key.Key_F1)
    assert (table.window.pages.page, table.program.reading.rules.anchor) == (Page.RULES, anchor)
    press(table, Qt.Key.Key_F1)
    assert table.window.pages.page is Page.TRAINING
    training.answer(right_answer(question))
    page = table.program.training.page
    assert page is not None
    page.drill.verdict.links[0].click()
    assert (table.window.pages.page, table.program.reading.rules.anchor) == (Page.RULES, anchor)


def test_a_table_that_is_not_seen_leaves_the_keyboard_alone(start: Start) -> None:
    table, _training = opened(start)
    focused = table.focus()
    model = table.program.controller.model()
    assert model is not None
    table.window.page.show_model(model)
    assert table.focus() is focused


def test_training_leads_to_the_first_lesson(start: Start) -> None:
    table = start()
    table.open(DEAL)
    press(table, Qt.Key.Key_2, CTRL)
    page = table.program.training.page
    assert page is not None
    page.home.lesson.click()
    assert table.window.pages.page is Page.LESSON


def home_of(table: Table) -> HomePage:
    """The first page of the training."""
    page = table.program.training.page
    assert page is not None
    return page.home


@pytest.mark.parametrize("other_setting", [False, True])
def test_the_daily_limit_holds_after_a_kill(
    start: Start, tmp_path: Path, other_setting: bool
) -> None:
    former = start(folder=tmp_path)
    home_of(former).limit.setCurrentText("50")
    if other_setting:
        # The menu does not know of the limit, and must not bring the old one back.
        former.window.settings_menu.four_colour.trigger()
        assert former.program.settings.four_colour
    # The former program is not closed: as far as the file knows, it was killed.
    again = start(folder=tmp_path, settings=None)
    assert home_of(again).limit.currentText() == "50"
    assert home_of(again).daily_limit == 50


def test_a_limit_from_the_file_is_kept_by_other_changes(start: Start) -> None:
    table = start(settings=replace(AT_ONCE, daily_limit=10))
    assert home_of(table).daily_limit == 10
    table.window.settings_menu.four_colour.trigger()
    assert table.program.settings.daily_limit == 10


def test_who_sets_nothing_has_the_limit_of_the_plan() -> None:
    assert Settings().daily_limit == DAILY_LIMIT


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_without_its_files_there_is_no_training_and_the_window_says_why(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise AssetMissing(Path("words.tsv"))

    monkeypatch.setattr(resources, "read_materials", missing)
    table = start()
    table.open(DEAL)
    table.window.pages.show_page(Page.TRAINING)
    assert table.window.pages.page is Page.TABLE
    assert "words.tsv" in table.window.findChildren(QMessageBox)[-1].text()


def is_going_on(training: Training) -> bool:
    """True while a round is on."""
    return training.round is not None


def test_a_new_language_leaves_the_question_and_the_round_as_they_are(start: Start) -> None:
    table, training = opened(start)
    round_, asked = training.round, training.asked
    program = table.program
    program.change_settings(replace(program.settings, language=LanguageChoice.SWEDISH))
    assert program.keeping.profile is not None
    assert program.keeping.profile.language is LanguageChoice.SWEDISH
    assert training.round is round_
    assert training.asked is asked


def test_another_player_leaves_the_round_and_has_a_log_of_his_own(start: Start) -> None:
    table, training = opened(start)
    assert training.asked is not None
    training.answer(right_answer(training.asked.question))
    players, keeping = table.program.players, table.program.keeping
    players.add("Stina")
    assert is_going_on(training)
    assert keeping.profiles is not None
    stina = next(profile for profile in keeping.profiles.all() if profile.name == "Stina")
    players.choose(stina)
    assert not is_going_on(training)
    assert answered(training) == 0


def test_a_file_that_is_opened_anew_is_read_anew(start: Start) -> None:
    table, training = opened(start)
    assert training.asked is not None
    training.answer(right_answer(training.asked.question))
    table.program.keeping.begin_afresh()
    assert not is_going_on(training)
