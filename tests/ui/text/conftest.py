"""Texts are read in both languages; the deals they are read over are the recorded examples."""

import csv
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.record import Record, Unreadable, read_records
from vira_desktop.rules.refusals import IllegalAction
from vira_desktop.rules.state import State
from vira_desktop.ui.language import Language, install

ROOT = Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "tests" / "data" / "examples.jsonl"

Speak = Callable[[Language], None]


@pytest.fixture(scope="session")
def _built_translations() -> None:
    """The .qm files as the .ts files are now."""
    script = ROOT / "packaging" / "translations.py"
    subprocess.run([sys.executable, "-P", script, "build"], check=True)


@pytest.fixture
def speak(qapp: QApplication, _built_translations: None) -> Iterator[Speak]:
    """Switches the language of the program; after the test nothing is translated any more."""
    yield lambda language: install(qapp, language)
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.deleteLater()
    QLocale.setDefault(QLocale.system())


@pytest.fixture(params=list(Language), ids=lambda language: language.value)
def language(request: pytest.FixtureRequest, speak: Speak) -> Language:
    """Each language in turn, and the program speaks it."""
    chosen: Language = request.param
    speak(chosen)
    return chosen


@pytest.fixture(scope="session")
def bid_table() -> list[dict[str, str]]:
    """The rows of the printed bid table, in order."""
    with (ROOT / "tests" / "data" / "bid-table.tsv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file, delimiter="\t"))


@pytest.fixture(scope="session")
def lines_of_play() -> list[list[State]]:
    """Every recorded example as the states it went through, from the first call on."""
    found = []
    for line in EXAMPLES.read_text(encoding="utf-8").splitlines():
        text = json.dumps(json.loads(line)["record"])
        for _, record in read_records(text):
            if isinstance(record, Record):
                found.append(_states(record))
            else:
                assert isinstance(record, Unreadable)
    return found


def _states(record: Record) -> list[State]:
    states: list[State] = [begin(record.deal)]
    for action in record.actions:
        try:
            states.append(apply(states[-1], action))
        except IllegalAction:
            break
    return states
