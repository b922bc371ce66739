"""What is kept: an evening goes on at the same card however the program ended (field test W23), a
disk that refuses is told in the banner and play goes on (W24), everybody has evenings of his own.
"""

import contextlib
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.ui.window.conftest import Start
from tests.ui.window.evenings import OVER, begin, deal, evening_of, play_out, shown, waits
from tests.ui.window.started import AT_ONCE, Table
from vira_desktop.app import Program, keeping
from vira_desktop.app.window_place import WindowPlace
from vira_desktop.rules.flow import to_act
from vira_desktop.session.events import Event
from vira_desktop.session.fallback import plain_action
from vira_desktop.session.keeping import Backup, StorageFault, StorageProblem
from vira_desktop.session.players import TokenColour
from vira_desktop.session.settings import LanguageChoice
from vira_desktop.storage import backups
from vira_desktop.storage.connection import connected
from vira_desktop.storage.evenings import EveningLog
from vira_desktop.storage.paths import Paths
from vira_desktop.storage.profiles import Profiles
from vira_desktop.ui.language import Language, current_language
from vira_desktop.ui.page import Page

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def act(table: Table, count: int) -> None:
    """So much more is done in the deal, unseen."""
    session = table.program.controller.session
    assert session is not None
    table.program.controller.stop()
    for _ in range(count):
        seat = to_act(session.state)
        assert seat is not None
        session.submit(plain_action(session.view(seat)))
    table.program.playing.show_table()


def began(start: Start, folder: Path, *, done: int = 9) -> Table:
    """An evening of four in the middle of its second deal."""
    table = start(folder=folder, think=waits)
    table.program.start()
    begin(table, players=4)
    deal(table)
    play_out(table)
    table.program.next_deal()
    act(table, done)
    return table


@pytest.fixture(autouse=True)
def _bots_end() -> Iterator[None]:
    OVER.clear()
    yield
    OVER.set()


def test_a_killed_program_goes_on_at_the_same_card(start: Start, tmp_path: Path) -> None:
    # The former program is not closed: as far as the file knows, it was killed.
    former = began(start, tmp_path)
    again = start(folder=tmp_path, settings=None, think=waits)
    again.program.start()
    assert shown(again) is again.window.page
    assert again.done == former.done
    assert evening_of(again) == evening_of(former)
    assert again.model == former.model
    assert again.window.windowTitle() == former.window.windowTitle()


def texts(page: QWidget) -> list[str]:
    """What *page* says."""
    return [label.text() for label in page.findChildren(QLabel)]


def test_a_program_that_ended_between_two_deals_goes_on_there(start: Start, tmp_path: Path) -> None:
    former = began(start, tmp_path)
    play_out(former)
    former.close()
    again = start(folder=tmp_path, settings=None)
    again.program.start()
    assert again.window.page.panel.sheet.next_button.isVisible()
    assert again.model.deal_number == 2
    again.program.playing.show_standing()
    again.window.evening.standing.end_button.click()
    settled = texts(shown(again))
    again.close()
    last = start(folder=tmp_path, settings=None)
    last.program.start()
    assert shown(last) is last.window.evening.settlement
    assert texts(shown(last)) == settled
    last.program.playing.ask()
    assert shown(last) is last.window.evening.begin


def test_the_window_opens_where_it_was(start: Start, tmp_path: Path, qapp: QApplication) -> None:
    table = start(folder=tmp_path, size=(790, 600))
    place = WindowPlace(qapp, table.window, Paths(tmp_path, tmp_path))
    table.window.resize(780, 590)
    table.window.pages.show_page(Page.PLAYERS)
    place.save()
    again = Program(qapp, Paths(tmp_path, tmp_path), seed=1)
    WindowPlace(qapp, again.window, Paths(tmp_path, tmp_path))
    assert again.window.size() == table.window.size()
    assert again.window.pages.page is Page.PLAYERS
    again.window.close()
    again.window.deleteLater()
    again.deleteLater()


def test_a_full_disk_is_told_and_all_is_stored_when_there_is_room(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = began(start, tmp_path)
    with monkeypatch.context() as full:
        full.setattr(EveningLog, "append_all", refuses)
        act(table, 2)
        banner = table.window.banner
        assert banner.isVisible()
        assert "is not saved" in banner.line.said
        assert "is full" in banner.line.said
        banner.buttons[0].click()
        assert banner.isVisible()
    act(table, 1)
    assert not banner.isVisible()
    again = start(folder=tmp_path, settings=None, think=waits)
    again.program.start()
    assert again.done == table.done


def refuses(_log: EveningLog, _events: Sequence[Event]) -> None:
    """No room for anything."""
    raise StorageProblem(StorageFault.DISK_FULL, Path("vira.sqlite3"))


def test_a_player_who_could_not_be_added_is_told_until_one_tries_again(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = began(start, tmp_path)
    done, banner, players = table.done, table.window.banner, table.program.players
    with monkeypatch.context() as full:
        full.setattr(Profiles, "add", adds_nobody)
        players.add("Bo")
    assert "is as it was" in banner.line.said
    assert "is full" in banner.line.said
    assert [row.name.text() for row in players.page.rows] == [""]
    with monkeypatch.context() as full:
        full.setattr(Profiles, "chosen", reads_nobody)
        banner.buttons[0].click()
        assert banner.isVisible(), "it is still so"
    banner.buttons[0].click()
    assert not banner.isVisible()
    assert table.done == done
    players.add("Bo")
    assert [row.name.text() for row in players.page.rows] == ["", "Bo"]


def adds_nobody(*_: object, **__: object) -> None:
    """No room for anybody."""
    raise StorageProblem(StorageFault.DISK_FULL, Path("vira.sqlite3"))


def reads_nobody(_profiles: Profiles) -> None:
    """Whoever plays cannot be read."""
    raise StorageProblem(StorageFault.NOT_READABLE, Path("vira.sqlite3"))


def test_a_damaged_file_is_set_aside_and_a_backup_brought_back(
    start: Start, tmp_path: Path
) -> None:
    former = began(start, tmp_path)
    done = former.done
    former.close()
    paths = Paths(tmp_path, tmp_path)
    backups.back_up(paths, former.program.keeping.now())
    damage(paths.database)
    table = start(folder=tmp_path, settings=None, think=waits)
    table.program.start()
    banner = table.window.banner
    assert "is damaged" in banner.line.said
    table.wait(lambda: "The newest good backup is of" in banner.line.said, "a backup is found")
    assert list(tmp_path.glob("vira-aside-*"))
    # Play goes on meanwhile, in memory.
    assert shown(table) is table.window.evening.begin
    banner.buttons[0].click()
    assert "is being brought back" in banner.line.said
    table.wait(lambda: not banner.isVisible(), "the backup is there")
    assert table.done == done


def test_what_cannot_be_brought_back_leaves_all_as_it_was(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = began(start, tmp_path)
    banner = table.window.banner
    whole = backups.back_up(Paths(tmp_path, tmp_path), table.program.keeping.now())
    good = whole.path.read_bytes()
    whole.path.write_bytes(good[:20_000])
    table.program.trouble.restore(whole)
    table.wait(lambda: "was not brought back" in banner.line.said, "it is found damaged")
    act(table, 1)
    whole.path.write_bytes(good)
    with monkeypatch.context() as full:
        full.setattr(EveningLog, "append_all", refuses)
        act(table, 2)
    # Somebody else has the file open, and so it cannot be exchanged; what could not be stored
    # before is stored with what is done next.
    with contextlib.closing(sqlite3.connect(tmp_path / "vira.sqlite3")) as other:
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr(backups, "connected", partial(connected, patience=0.1))
        banner.buttons[0].click()
        table.wait(lambda: "has locked" in banner.line.said, "it is in use")
    act(table, 1)
    assert not banner.isVisible()
    again = start(folder=tmp_path, settings=None, think=waits)
    again.program.start()
    assert again.done == table.done


def test_a_large_file_is_looked_through_while_one_plays(
    start: Start,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    former = began(start, tmp_path)
    done = former.done
    former.close()
    paths = Paths(tmp_path, tmp_path)
    backup = backups.back_up(paths, former.program.keeping.now())
    monkeypatch.setattr(keeping, "CHECKED_AT_ONCE", 1000)
    break_in_two(paths.database)
    table = start(folder=tmp_path, settings=None, think=waits)
    table.program.start()
    assert table.done == done
    banner = table.window.banner
    table.wait(lambda: list(tmp_path.glob("vira-aside-*")), "it is found damaged")
    table.wait(lambda: "The newest good backup is of" in banner.line.said, "a backup is found")
    assert caplog.messages == ["no backup: damaged"]
    assert backups.listed(paths) == (backup,), "what is damaged is no backup"
    banner.buttons[0].click()
    table.wait(lambda: not banner.isVisible(), "the backup is there")
    assert table.done == done


def test_the_window_does_not_wait_while_the_backups_of_a_lost_file_are_looked_through(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    former = began(start, tmp_path)
    former.close()
    paths = Paths(tmp_path, tmp_path)
    backups.back_up(paths, former.program.keeping.now())
    damage(paths.database)
    may_look, find = threading.Event(), backups.newest_sound

    def waiting(paths: Paths) -> Backup | None:
        assert may_look.wait(30)
        return find(paths)

    monkeypatch.setattr(backups, "newest_sound", waiting)
    table = start(folder=tmp_path, settings=None, think=waits)
    table.program.start()
    banner = table.window.banner
    assert "The backups are being looked through …" in banner.line.said
    assert banner.buttons == ()
    may_look.set()
    table.wait(lambda: "The newest good backup is of" in banner.line.said, "a backup is found")
    assert len(banner.buttons) == 2


def break_in_two(file: Path) -> None:
    """Damages a page of *file* that no start reads."""
    with contextlib.closing(sqlite3.connect(file)) as db:
        db.execute("INSERT INTO reviews VALUES ((SELECT key FROM profiles), 0, 'x', 1)")
        db.commit()
        select = "SELECT rootpage FROM sqlite_master WHERE name = 'reviews'"
        page = db.execute(select).fetchone()[0]
        size = db.execute("PRAGMA page_size").fetchone()[0]
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : page * size] = b"?" * size
    file.write_bytes(content)


def test_a_new_file_is_begun_in_place_of_a_damaged_one(start: Start, tmp_path: Path) -> None:
    (tmp_path / "vira.sqlite3").write_bytes(b"SQLite format 3\0" + b"?" * 9000)
    table = start(folder=tmp_path, think=waits)
    table.program.start()
    begin(table)
    deal(table)
    act(table, 2)
    table.window.banner.buttons[-1].click()
    assert not table.window.banner.isVisible()
    again = start(folder=tmp_path, settings=None, think=waits)
    again.program.start()
    assert again.done == table.done


def damage(file: Path) -> None:
    """Overwrites a part of *file*."""
    content = bytearray(file.read_bytes())
    content[100:3000] = bytes(2900)
    file.write_bytes(content)


def test_everybody_has_evenings_and_a_language_of_his_own(start: Start, tmp_path: Path) -> None:
    table = began(start, tmp_path)
    done = table.done
    players, page = table.program.players, table.program.players.page
    players.add("Åsa")
    asa = page.rows[1]
    asa.languages.button(LanguageChoice.SWEDISH).click()
    assert current_language() is Language.EN
    page.rows[1].choose.click()
    assert current_language() is Language.SV
    assert shown(table) is table.window.evening.begin
    assert table.window.evening.begin.rows.names[0].text() == "Åsa"
    page.rows[0].choose.click()
    assert table.done == done


@pytest.mark.parametrize("leave", ["choose", "end"])
def test_a_bot_that_still_thinks_adds_nothing_to_an_evening_that_is_left(
    start: Start, tmp_path: Path, leave: str
) -> None:
    table = began(start, tmp_path, done=0)
    playing, page = table.program.playing, table.program.players.page
    session = playing.session
    assert session is not None
    table.wait(bot_thinks, "a bot thinks")
    if leave == "choose":
        table.program.players.add("Åsa")
        page.rows[1].choose.click()
    else:
        playing.end()
    left = session.evening
    OVER.set()
    table.wait(lambda: not bot_thinks(), "its thought is over")
    table.spin()
    assert session.evening is left


def bot_thinks() -> bool:
    return any(thread.name == "bot" for thread in threading.enumerate())


def test_players_are_renamed_coloured_removed_and_brought_back(start: Start) -> None:
    table = start()
    table.program.start()
    page = table.program.players.page
    page.new_name.setText(" Karl-Johan ")
    page.add_button.click()
    assert [row.name.text() for row in page.rows] == ["", "Karl-Johan"]
    page.rows[1].colour.click()
    assert page.rows[1].colour.colour is TokenColour.YELLOW
    page.rows[0].name.setText("Eva")
    page.rows[0].name.editingFinished.emit()
    assert table.program.keeping.profile is not None
    assert table.program.keeping.profile.name == "Eva"
    assert not page.rows[0].remove.isEnabled()
    page.rows[1].remove.click()
    assert [row.name.text() for row in page.rows] == ["Eva"]
    page.back_buttons[0].click()
    assert [row.name.text() for row in page.rows] == ["Eva", "Karl-Johan"]


def test_who_has_no_name_yet_gets_the_one_he_sits_down_with(start: Start) -> None:
    table = start()
    table.program.start()
    begin_page = table.window.evening.begin
    for typed, named in (("", ""), ("Eva", "Eva"), ("Rut", "Eva")):
        table.program.playing.ask()
        begin_page.rows.names[0].setText(typed)
        begin_page.begin_button.click()
        profile = table.program.keeping.profile
        assert profile is not None
        assert profile.name == named
        assert table.program.players.page.rows[0].name.text() == named
    person = evening_of(table).players[0]
    assert person.name == "Rut"
    assert person.profile is not None


def test_the_language_of_the_menu_is_the_players(start: Start) -> None:
    table = start()
    table.program.change_settings(replace(AT_ONCE, language=LanguageChoice.SWEDISH))
    assert table.program.keeping.profile is not None
    assert table.program.keeping.profile.language is LanguageChoice.SWEDISH
