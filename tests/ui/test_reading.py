from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from vira_desktop.session.keeping import StorageFault, StorageProblem
from vira_desktop.ui import reading
from vira_desktop.ui.reading import Reader


def test_a_job_is_done_in_another_thread_and_answered_in_this_one(qtbot: QtBot) -> None:
    reader, seen = Reader(), list[object]()

    def job() -> object:
        return current_thread()

    def done(worker: object) -> None:
        seen.extend((worker, current_thread()))

    reader.run("a", job, done)
    qtbot.waitUntil(lambda: not reader.is_waiting)
    assert seen[0] is not main_thread()
    assert seen[1] is main_thread()


def test_only_the_newest_of_a_lane_is_answered(qtbot: QtBot) -> None:
    reader, go, seen = Reader(), Event(), list[int]()
    reader.run("a", lambda: go.wait() and 1, seen.append)
    reader.run("a", lambda: 2, seen.append)
    reader.run("b", lambda: 3, seen.append)
    go.set()
    qtbot.waitUntil(lambda: not reader.is_waiting)
    assert sorted(seen) == [2, 3]


def test_what_is_forgotten_is_not_answered(qtbot: QtBot) -> None:
    reader, seen = Reader(), list[int]()
    reader.run("a", lambda: 1, seen.append)
    reader.forget()
    reader.run("b", lambda: 2, seen.append)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == [2]


def test_the_fault_of_the_world_is_told(qtbot: QtBot) -> None:
    reader, problem = Reader(), StorageProblem(StorageFault.BUSY, Path("file"))

    def job() -> None:
        raise problem

    with qtbot.waitSignal(reader.failed) as told:
        reader.run("a", job, lambda _value: pytest.fail("there is no value"))
    assert told.args == [problem]
    assert not reader.is_waiting


def test_a_fault_of_ours_comes_up_on_the_thread_of_the_window(qtbot: QtBot) -> None:
    reader = Reader()

    def job() -> None:
        raise ZeroDivisionError

    with qtbot.capture_exceptions() as caught:
        reader.run("a", job, lambda _value: pytest.fail("there is no value"))
        qtbot.waitUntil(lambda: bool(caught))
    assert caught[0][0] is ZeroDivisionError


def test_what_takes_long_is_told_until_it_is_there(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "SLOW", 1)
    reader, go, told = Reader(), Event(), list[bool]()
    reader.slow.connect(told.append)
    reader.run("a", go.wait, lambda _value: None)
    qtbot.waitUntil(lambda: told == [True])
    go.set()
    qtbot.waitUntil(lambda: told == [True, False])
