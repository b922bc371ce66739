"""The program round the table: settings, files, sessions, hints, bots that fail."""

import json
import logging
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox

from tests.helpers.deals import actions, make_deal, wins_auction
from tests.ui.window.conftest import Start
from tests.ui.window.mouse import Mouse
from tests.ui.window.started import AT_A_KEY, AT_ONCE, Table
from vira_desktop.rules.actions import Action, Bid, Pass
from vira_desktop.rules.cards import NO_CARDS, parse_card
from vira_desktop.rules.games import GAMES
from vira_desktop.rules.record import Record, format_record, parse_record
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.view import Phase
from vira_desktop.session.ports import BotQuestion
from vira_desktop.session.settings import LanguageChoice, Settings, ThemeChoice
from vira_desktop.ui.language import Language, current_language
from vira_desktop.ui.page import Page
from vira_desktop.ui.table.bid_table_window import BidTableWindow
from vira_desktop.ui.text.games_text import game_name

# Without a screen Qt has nothing that dialogs could be raised above.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

FOREHAND = Seat.FOREHAND
DEAL = make_deal(F="AK2.AKQJT98.2.32", highest="H", pulla=7)
TO_PLAY = f"{wins_auction('F', 'begar')}; F trump H; F buy; F play; M buy; R buy"
Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def table(start: Start) -> Table:
    """A first session with an opened deal on the table."""
    table = start()
    table.program.new_session()
    table.open(DEAL)
    return table


def keys(table: Table, key: Qt.Key, modifier: Qt.KeyboardModifier = CONTROL) -> None:
    """A shortcut of the window."""
    QTest.keyClick(table.window.windowHandle(), key, modifier)
    table.spin()


def notices(table: Table) -> list[str]:
    """What the dialogs over the window say."""
    return [box.text() for box in table.window.findChildren(QMessageBox) if box.isVisible()]


def words(table: Table) -> str:
    return table.window.page.prompt.hint.text()


def test_why_a_card_is_refused_is_told_until_something_happens(table: Table) -> None:
    deal = make_deal(F="AK2.AKQJT98.2.32", R="543.2.AKQJT.KQJT", highest="H")
    table.open(
        deal,
        actions(
            "F bid begar; M pass; R bid spel-7; F pass; R trump D; R buy; R play; F buy; M buy",
            "F card D2; M card D5; R card DA; R card H2",
        ),
    )
    mouse, before = Mouse(table), table.done
    mouse.press_at(mouse.index_of(parse_card("SA")))
    assert table.done == before
    assert "hearts" in words(table)
    mouse.do(actions("F card HA")[0])
    assert table.done[-1] != before[-1]
    assert words(table) == ""


def test_escape_chooses_no_card_and_answers_no_to_a_question(table: Table) -> None:
    table.open(DEAL, actions(f"{wins_auction('F', 'begar')}; F trump H"))
    mouse = Mouse(table)
    mouse.press(table.spot(parse_card("C2")))
    assert table.model.selected == {parse_card("C2")}
    keys(table, Key.Key_Escape, NONE)
    assert table.model.selected == NO_CARDS
    table.open(DEAL, actions(f"{wins_auction('F', 'begar')}; F trump H; F buy"))
    row = table.window.page.panel.buying.choices.row("lay")
    mouse.press(row.button)
    assert row.yes.isVisible()
    keys(table, Key.Key_Escape, NONE)
    assert not row.yes.isVisible()
    assert table.focus() is row.button


def test_a_press_anywhere_gathers_a_trick(start: Start) -> None:
    table = start(settings=AT_A_KEY)
    table.program.new_session()
    page = table.window.page
    mouse = Mouse(table)
    places = {
        "the prompt": page.prompt.mapTo(table.window, page.prompt.rect().center()),
        "the panel": page.panel.mapTo(table.window, QPoint(3, 3)),
        "the own hand": QPoint(),
    }
    for where, place in places.items():
        trick_lies(table)
        mouse.press_at(mouse.middle_of_hand() if where == "the own hand" else place)
        assert not table.model.lying_trick, where
    for focus in (page.panel.play.claim_button, page.table):
        trick_lies(table)
        focus.setFocus()
        keys(table, Key.Key_X, NONE)
        assert not table.model.lying_trick, focus


def trick_lies(table: Table) -> None:
    """The first trick of a deal is finished, and lies."""
    table.open(DEAL, actions(TO_PLAY))
    Mouse(table).do(actions("F card HA")[0])
    table.wait_for_person()
    assert table.model.lying_trick


# Bots:


def test_a_bot_that_fails_is_replaced_and_the_deal_goes_on(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_question: BotQuestion) -> Action:
        raise ZeroDivisionError

    table = start(think=fails)
    table.program.new_session()
    table.open(DEAL, actions("F bid begar"))
    with caplog.at_level(logging.ERROR):
        table.wait_for_person()
    assert [type(action) for action in table.done] == [Bid, Pass, Pass]
    assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [
        ZeroDivisionError,
        ZeroDivisionError,
    ]


# Deals in files:


def test_a_saved_deal_is_opened_again_as_it_was(table: Table) -> None:
    table.open(DEAL, actions(TO_PLAY))
    name = str(table.folder / "played.vira")
    table.program.save_deal(name)
    before, shown = table.done, table.model
    table.program.new_session()
    assert table.model.view.phase is Phase.BIDDING
    table.program.open_deal(name)
    assert table.done == before
    assert table.model.view == shown.view
    assert table.window.windowTitle() == "Vira"
    assert notices(table) == []


def test_the_save_dialog_adds_the_suffix_and_the_open_dialog_reads_it(table: Table) -> None:
    keys(table, Key.Key_S)
    choose_file(table, table.folder / "kept")
    saved = table.folder / "kept.vira"
    assert parse_record(saved.read_text(encoding="utf-8")).deal == DEAL
    table.program.new_session()
    keys(table, Key.Key_O)
    choose_file(table, saved)
    assert table.model.view.dealt == DEAL.hands[FOREHAND]


def choose_file(table: Table, file: Path) -> None:
    """Types the name of *file* into the dialog and accepts it."""
    dialog = next(d for d in table.window.findChildren(QFileDialog) if d.isVisible())
    table.wait(dialog.isActiveWindow, "the dialog is active")
    line = dialog.findChild(QLineEdit)
    assert line is not None
    line.setText(str(file))
    QTest.keyClick(line, Key.Key_Return)
    table.wait(lambda: not table.window.findChildren(QFileDialog), "the dialog is gone")
    # A window manager does this.
    table.window.activateWindow()
    table.wait(table.window.isActiveWindow, "the window is active again")


def test_an_unreadable_file_is_told_and_leaves_the_table_as_it_is(table: Table) -> None:
    table.open(DEAL, actions(TO_PLAY))
    before = table.program.controller.session
    file = table.folder / "broken.vira"
    file.write_bytes(b"{\n\xff")
    table.program.open_deal(str(file))
    table.program.open_deal(str(table.folder / "missing.vira"))
    said = notices(table)
    assert ["broken.vira" in said[0], "missing.vira" in said[1]] == [True, True]
    assert table.program.controller.session is before


def test_a_half_legal_file_is_opened_up_to_where_it_breaks_the_rules(table: Table) -> None:
    table.open(DEAL, actions("F bid begar; M pass; R pass; M card C2"), legal=3)
    assert len(notices(table)) == 1
    assert "after 3 actions" in notices(table)[0]
    assert len(table.done) == 3
    assert table.model.view.phase is Phase.BUYING


@pytest.mark.parametrize("bids", [False, True])
def test_an_opened_deal_is_played_by_keys_at_once(start: Start, bids: bool) -> None:
    table = start()
    table.program.start()
    if bids:
        table.program.new_session()
        table.wait_for_person()
        table.window.page.panel.bidding.table.setFocus()
    table.open(
        DEAL, actions(f"{wins_auction('F', 'begar')}; F trump H; F buy; F play; M buy; R buy")
    )
    before, window = len(table.done), table.window.windowHandle()
    QTest.keyClick(window, Key.Key_Right)
    QTest.keyClick(window, Key.Key_Return)
    assert len(table.done) > before


def test_a_deal_of_four_is_opened_under_the_names_of_the_record(table: Table) -> None:
    deal = make_deal(F="AK2.AKQJT98.2.32", highest="H", players=4, pulla=4)
    names = {"F": "Eva", "M": "Mats", "R": "Rut", "S": "Sven"}
    file = table.folder / "four.vira"
    done = tuple(actions(f"{wins_auction('F', 'begar')}; F trump H; F buy; F play; M buy; R buy"))
    file.write_text(format_record(Record(deal=deal, actions=done, names=names)), encoding="utf-8")
    table.program.open_deal(str(file))
    model = table.model
    assert list(model.names) == ["You", "Mats", "Rut"]
    assert (model.view.players, model.view.pulla) == (4, 4)
    session = table.program.controller.session
    assert session is not None
    assert session.match.sitting_out == 2
    assert session.match.players[2].name == "Sven"
    Mouse(table).do(actions("F card HA")[0])
    table.wait(lambda: len(table.done) > len(done) + 2, "the others play on")


def test_a_deal_that_cannot_be_written_is_told(table: Table) -> None:
    table.program.save_deal(str(table.folder / "no such folder" / "deal.vira"))
    assert len(notices(table)) == 1
    assert "deal.vira" in notices(table)[0]


def test_after_an_opened_deal_the_session_goes_on_where_it_was(start: Start) -> None:
    table = start()
    table.program.new_session()
    table.wait_for_person()
    own, done, accounts = table.program.controller.session, table.done, table.model.standings
    table.open(DEAL, actions(f"{wins_auction('F', 'begar')}; F trump H; F buy; F lay"))
    assert table.model.standings != accounts
    Mouse(table).next_deal()
    assert table.program.controller.session is own
    assert table.done == done
    assert table.model.standings == accounts
    assert table.window.windowTitle() == "Vira – deal 1"


def test_a_new_session_begins_anew_in_the_middle_of_a_deal(table: Table) -> None:
    table.open(DEAL, actions(TO_PLAY))
    keys(table, Key.Key_N)
    assert table.window.evening.currentWidget() is table.window.evening.begin
    keys(table, Key.Key_Return, NONE)
    keys(table, Key.Key_Return, NONE)
    table.wait_for_person()
    assert table.model.view.phase is Phase.BIDDING
    assert table.model.deal_number == 1
    table.focus()


def test_undo_goes_back_to_the_last_own_decision(table: Table) -> None:
    table.open(DEAL, actions(TO_PLAY))
    before = table.model.view
    Mouse(table).do(actions("F card HA")[0])
    table.wait(lambda: len(table.done) >= 9 and table.model.view.is_my_turn, "the trick")
    keys(table, Key.Key_Z)
    assert table.model.view == before


# Settings:


def test_settings_chosen_in_the_menu_are_written_at_once(table: Table) -> None:
    keys(table, Key.Key_F4, NONE)
    stored = json.loads((table.folder / "settings.json").read_text(encoding="utf-8"))
    assert stored["four_colour"] is True
    assert stored["language"] == "en"


@pytest.mark.parametrize(
    ("text", "told"),
    [("{", "cannot be read"), ('{"theme": "pink", "bot_seconds": 0}', "theme")],
)
def test_damaged_settings_are_told_and_defaults_used(
    start: Start, tmp_path: Path, text: str, told: str
) -> None:
    folder = tmp_path / "damaged"
    folder.mkdir()
    (folder / "settings.json").write_text(text, encoding="utf-8")
    table = start(folder=folder, settings=None)
    assert table.program.settings.theme is Settings().theme
    assert [told in said for said in notices(table)] == [True]


def test_settings_that_cannot_be_written_hold_and_are_told(table: Table) -> None:
    (table.folder / "settings.json.new").mkdir()
    keys(table, Key.Key_F4, NONE)
    assert table.program.settings.four_colour
    assert len(notices(table)) == 1
    assert "settings.json" in notices(table)[0]


def test_the_language_of_the_command_line_holds_until_another_is_chosen(start: Start) -> None:
    table = start(settings=replace(AT_ONCE, language=LanguageChoice.SWEDISH), lang="en")
    program = table.program
    program.new_session()
    keys(table, Key.Key_F4, NONE)
    assert current_language() is Language.EN
    program.change_settings(replace(program.settings, theme=ThemeChoice.DARK))
    assert current_language() is Language.EN
    # Nor do the settings choose when the learner goes on in the lesson, or wants more questions.
    table.window.pages.show_page(Page.LESSON)
    lesson = program.reading.lesson.view
    assert lesson is not None
    lesson.bar.go_on_button.click()
    table.window.pages.show_page(Page.TRAINING)
    training = program.training.page
    assert training is not None
    training.home.limit.setCurrentIndex(0)
    assert current_language() is Language.EN
    # Swedish is marked in the menu; to choose it means it all the same.
    choose_in_menu(table, "Svenska")
    assert current_language() is Language.SV
    assert training.home.title.said == "Träning"
    choose_in_menu(table, "English")
    assert current_language() is Language.EN


def choose_in_menu(table: Table, entry: str) -> None:
    (action,) = (one for one in table.window.findChildren(QAction) if one.text() == entry)
    action.trigger()
    table.spin()


def test_the_bid_table_of_its_own_follows_the_deal(table: Table) -> None:
    keys(table, Key.Key_F2, NONE)
    window = table.window.findChild(BidTableWindow)
    assert window is not None
    assert window.isVisible()
    rows = window.page.table.model()
    assert marked(rows) == ""
    table.program.open_deal(written(table, "F bid begar"))
    assert "Begär" in marked(rows)


def marked(rows: QAbstractItemModel) -> str:
    """The row that is marked as the standing bid; empty if none is."""
    marks = [rows.index(row, 0).data() for row in range(rows.rowCount())]
    plain_names = [game_name(game) for game in GAMES]
    return "".join(mark for mark, name in zip(marks, plain_names, strict=True) if mark != name)


def written(table: Table, done: str) -> str:
    """The name of a file with DEAL and what is done in it."""
    file = table.folder / "standing.vira"
    record = Record(deal=DEAL, actions=tuple(actions(done)))
    file.write_text(format_record(record), encoding="utf-8")
    return str(file)
