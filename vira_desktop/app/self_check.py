"""Whether everything is there and works on this machine: each part is used once."""

import logging
import platform
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from .. import __version__
from ..bots.reading_numbers import shipped_numbers
from ..bots.shipped_worth import shipped_model
from ..rules.actions import Action
from ..rules.cards import ALL_CARDS
from ..rules.flow import apply, begin
from ..rules.record import Record, parse_record
from ..rules.seats import SEATS, BySeat
from ..rules.state import Bidding, Settled, State
from ..session import match
from ..session.bots_play import PromptRunner, play_to_the_end
from ..session.players import Player
from ..session.ports import NoStore
from ..session.settings import Settings
from ..session.table import TableSession
from ..solver.api import COMPILED, Position, Solver
from ..storage.database import Ready, open_database
from ..storage.paths import Paths
from ..trainer.lesson import course_at
from ..trainer.skills import Kind
from ..ui import language
from ..ui.about.parts import parts
from ..ui.assets import FONT_FILES, load_fonts, resource_path
from ..ui.cards.deck import BACKS, Deck
from ..ui.cards.style import DeckStyle, IndexLetters
from ..ui.evening_pages.place import EveningPlace
from ..ui.gallery import scenes
from ..ui.language import Language
from ..ui.lesson.lesson_view import records
from ..ui.main_window import MainWindow
from ..ui.rules.book import book
from ..ui.trainer.resources import read_drills
from .application import GiveUp, application
from .playing import BOTS, RULER
from .program import utc_now

logger = logging.getLogger(__name__)

CARD_WIDTH = 90
WINDOW_SIZE = (1280, 800)
LEAST_COLOURS = 100
"""Far fewer than a table that is drawn has, and more than an empty one."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of using one part: *found* in a few words, or *fault*, why it does not work."""

    part: str
    found: str = ""
    fault: str = ""


class Broken(Exception):
    """A part works, but not as it must. Carries why."""


def findings(give_up: GiveUp) -> Iterator[Finding]:
    """Uses each part in turn. Nothing is written outside a temporary folder. Where nothing can be
    shown, *give_up* ends the process."""
    app = application(give_up)
    parts: list[tuple[str, Callable[[], str]]] = [
        ("versions", _versions),
        ("fonts", _fonts),
        ("cards", _cards),
        ("languages", lambda: _languages(app)),
        ("icon", _icon),
        ("rules", _rules),
        ("lesson", _lesson),
        ("drills", _drills),
        ("bidding", _bidding),
        ("reading", _reading),
        ("licences", _licences),
        ("database", _database),
        ("solver", _solver),
        *((f"deal {path.stem}", lambda path=path: _deal(path)) for path in _scene_files()),
        ("table", lambda: _table(app)),
    ]
    for name, use in parts:
        try:
            yield Finding(name, found=use())
        except Exception as problem:
            # Whatever is wrong with a part, the others are still looked at.
            logger.debug("%s", name, exc_info=True)
            yield Finding(name, fault=f"{type(problem).__name__}: {problem}")


def _versions() -> str:
    return f"Vira {__version__}, Qt {qVersion()}, Python {platform.python_version()}"


def _fonts() -> str:
    return f"{load_fonts()}, {len(FONT_FILES)} files"


def _cards() -> str:
    deck, style = Deck(), DeckStyle(letters=IndexLetters.SWEDISH)
    for card in ALL_CARDS:
        if deck.face(card, CARD_WIDTH, ratio=1.0, style=style).isNull():
            raise Broken(f"{card} is not drawn")
    for pack in range(len(BACKS)):
        if deck.back(pack, CARD_WIDTH, ratio=1.0).isNull():
            raise Broken(f"back {pack} is not drawn")
    return f"{len(ALL_CARDS)} faces, {len(BACKS)} backs"


def _languages(app: QApplication) -> str:
    here = language.system_language()
    said: dict[Language, str] = {}
    for spoken in Language:
        language.install(app, spoken)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        said[spoken] = box.buttons()[0].text().replace("&", "")
    language.install(app, here)
    if len(set(said.values())) != len(said):
        raise Broken("Qt's own buttons speak one language only")
    words = ", ".join(f"{spoken.value} ({word})" for spoken, word in said.items())
    return f"{words}; here {here.value}"


def _icon() -> str:
    icon = QIcon(str(resource_path("icons", "vira.svg")))
    if icon.pixmap(CARD_WIDTH).isNull():
        raise Broken("it is not drawn")
    return "drawn"


def _rules() -> str:
    sections = [len(book(spoken).sections) for spoken in Language]
    if len(set(sections)) != 1:
        raise Broken(f"sections: {sections}")
    return f"{sections[0]} sections in each language"


def _lesson() -> str:
    course = course_at(records())
    if course.is_last:
        raise Broken("it has no steps")
    return f"{len(records())} deals"


def _drills() -> str:
    drills = read_drills()
    asked = [next(drills.questions(kind, seed="self-check")) for kind in Kind]
    return f"{len(asked)} kinds"


def _bidding() -> str:
    return f"numbers for {len(shipped_model().games)} games"


def _reading() -> str:
    return f"{len(shipped_numbers().of)} tables of numbers"


def _licences() -> str:
    shown = parts()
    if missing := [part.name for part in shown if not part.text()]:
        raise Broken(f"without a text: {', '.join(missing)}")
    return f"{len(shown)} parts"


def _database() -> str:
    with tempfile.TemporaryDirectory() as folder:
        paths = Paths(data=Path(folder), config=Path(folder))
        for _once_more in range(2):
            opened = open_database(paths, datetime.now(UTC))
            if not isinstance(opened, Ready):
                raise Broken(opened.problem.fault.value)
            opened.database.close()
    return f"SQLite {sqlite3.sqlite_version}"


def _solver() -> str:
    if not COMPILED and getattr(sys, "frozen", False):
        raise Broken("it is not compiled")
    hands = BySeat(*(frozenset(ALL_CARDS[13 * n + 11 : 13 * n + 13]) for n in range(3)))
    position = Position(hands=hands, declarer=SEATS[0], leader=SEATS[0], tricks=2)
    taken = Solver(megabytes=4).declarer_tricks(position)
    if taken != 2:
        raise Broken(f"the two highest cards of a suit, led, take {taken} tricks")
    return "compiled" if COMPILED else "interpreted"


def _scene_files() -> list[Path]:
    return sorted(resource_path("scenes").glob("*.vira"))


def _deal(path: Path) -> str:
    """The auction as it is stored, so that every group of games comes up; then bots play on."""
    record = parse_record(path.read_text(encoding="utf-8"))
    players = tuple(Player(name, RULER) for name in "ABC")
    table = TableSession(
        match.begin(players, dealer=len(players) - 1),
        record.deal,
        seed=path.stem,
        store=NoStore(),
        runner=PromptRunner(),
        entries=_auction(record),
    )
    play_to_the_end(table)
    state = table.state
    assert isinstance(state, Settled)
    if sum(state.settlement.pins) != 0:
        raise Broken("the pins do not sum to zero")
    return f"{len(table.log.actions)} actions"


def _auction(record: Record) -> Iterator[Action]:
    """The calls of *record*, up to the purchase."""
    state: State = begin(record.deal)
    for action in record.actions:
        if not isinstance(state, Bidding):
            return
        yield action
        state = apply(state, action)


def _table(app: QApplication) -> str:
    window = MainWindow(Settings(), EveningPlace(BOTS, utc_now))
    window.resize(*WINDOW_SIZE)
    shown = list(scenes())
    for scene in shown[:: len(shown) // len(_scene_files())]:
        window.page.show_model(scene.model)
        app.processEvents()
        image = window.grab().toImage()
        pixels = range(0, image.width() * image.height(), 101)
        seen = {image.pixel(n % image.width(), n // image.width()) for n in pixels}
        if len(seen) < LEAST_COLOURS:
            raise Broken(f"{scene.name} shows {len(seen)} colours")
    window.close()
    return f"{WINDOW_SIZE[0]}x{WINDOW_SIZE[1]}, {app.platformName()}"
