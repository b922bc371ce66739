"""New questions are found by another process, stored, asked after the others, and looked for no
longer than the program runs."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop
from PySide6.QtWidgets import QApplication

from tests.storage.kept import opened, paths_in
from tests.trainer.test_worth_questions import question
from vira_desktop.app import filling
from vira_desktop.app.filling import Filling
from vira_desktop.cli import arguments
from vira_desktop.storage.questions import FoundQuestions
from vira_desktop.trainer.skills import Kind
from vira_desktop.trainer.worth_questions import format_line
from vira_desktop.trainer.worth_store import WorthStore

PRINTS = """
import sys, time
for line in open(sys.argv[1], encoding="utf-8").read().splitlines():
    print(line, flush=True)
time.sleep(60)
"""


def wait(until: Callable[[], bool]) -> None:
    deadline = QDeadlineTimer(30_000)
    while not until() and not deadline.hasExpired():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 100)
    assert until()


@pytest.fixture
def shelf(tmp_path: Path, qapp: QApplication) -> FoundQuestions:
    return FoundQuestions(opened(paths_in(tmp_path)))


def prints(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str) -> list[int]:
    """Instead of the program something that prints *text*; with which numbers it was asked."""
    (tmp_path / "printed").write_text(text, encoding="utf-8")
    firsts: list[int] = []

    def command(first: int) -> list[str]:
        firsts.append(first)
        return [sys.executable, "-c", PRINTS, str(tmp_path / "printed")]

    monkeypatch.setattr(filling, "command", command)
    return firsts


def test_what_is_found_is_stored_and_asked(
    shelf: FoundQuestions, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = question(0.0, 9.0, number=2), question(0.0, 4.0, number=3)
    lines = f"{format_line(one)}\n\n{format_line(two)}\n"
    firsts = prints(monkeypatch, tmp_path, lines)
    store = WorthStore()
    work = Filling(store, shelf)
    work.begin(0)
    wait(lambda: len(shelf.all()) == 2)
    assert shelf.all() == store.found(Kind.BIDDING) == (one, two)
    assert shelf.next_number == 3
    at_work = [work.is_at_work]
    work.start()
    work.close()
    assert [*at_work, work.is_at_work] == [True, False]
    again = Filling(WorthStore(), shelf)
    again.start()
    assert firsts == [0, 3]
    again.close()


def test_it_is_not_begun_without_a_file_or_when_there_are_enough(
    shelf: FoundQuestions, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    firsts = prints(monkeypatch, tmp_path, "")
    Filling(WorthStore(), None).start()
    shelf.add(filling.MOST - 1, question(0.0, 9.0))
    Filling(WorthStore(), shelf).start()
    assert firsts == []


@pytest.mark.parametrize(
    "program", [[sys.executable, "-c", "raise SystemExit(3)"], ["/no/such/program"]]
)
def test_a_process_that_ends_is_no_trouble(
    program: list[str], shelf: FoundQuestions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filling, "command", lambda _: program)
    work = Filling(WorthStore(), shelf)
    work.start()
    wait(lambda: not work.is_at_work)
    work.close()
    assert shelf.all() == ()


def test_the_command_is_one_that_the_program_knows() -> None:
    said = filling.command(7)
    chosen = arguments.read("0", said[said.index("fit") :])
    assert (chosen.what, chosen.stream, chosen.first) == ("questions", True, 7)
    assert chosen.seed == filling.SEED
