"""The composition root: builds the objects and hands them to each other."""

import logging
import random
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from .bots.roster import bot_by_key
from .rules.record import Record, Unreadable
from .rules.refusals import Reason
from .rules.state import Deal, Settled
from .rules.view import SeatView
from .session import match as matches
from .session.match import Match
from .session.players import Player
from .session.ports import FileProblem, NoStore
from .session.settings import (
    LanguageChoice,
    LetterChoice,
    MovementChoice,
    Settings,
    SettingsProblem,
    ThemeChoice,
)
from .session.table import TableSession
from .storage import deal_file, settings_file
from .storage.paths import Paths, find_paths
from .trainer.drilling import Drills
from .trainer.materials import BadMaterials
from .trainer.ports import UnstoredReviews
from .trainer.why import Place
from .ui import language
from .ui.assets import AssetMissing, load_fonts
from .ui.background import BackgroundRunner, Think, decide
from .ui.cards.style import DeckStyle, IndexLetters
from .ui.evening import play_evening, seconds_until_painted
from .ui.frames import drawing_figures
from .ui.gallery import render
from .ui.language import Language
from .ui.main_window import MainWindow
from .ui.page import Page
from .ui.problems import install_fault_hook
from .ui.rules.where import anchor_for
from .ui.slowness import slowness_of
from .ui.table.bid_table_window import BidTableWindow
from .ui.table.journeys import deal_seconds
from .ui.table.model import TableModel
from .ui.table.travel import STEP
from .ui.table_controller import Pace, TableController
from .ui.text import window_text
from .ui.text.refusals_text import refusal_text
from .ui.theme import DARK, LIGHT, Theme, palette_of
from .ui.trainer.resources import read_materials
from .ui.trainer.training_page import TrainingPage

logger = logging.getLogger(__name__)

BOT = "regel"
POINT_SIZE = 11
USUAL_SIZE = (1280, 800)
SCREEN_SHARE = 0.9
BOT_NAMES = ("Astrid", "Nils")


def run(data_dir: str | None = None, lang: str | None = None) -> int:
    """Opens the window and returns the exit status when it is closed. *lang* ("sv" or "en")
    overrides the setting for this run."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    program = Program(
        app, find_paths(data_dir), lang=lang, seed=random.SystemRandom().getrandbits(64)
    )
    install_fault_hook(lambda: program.window)
    program.window.resize(fitting_size(app))
    program.window.show()
    program.new_session()
    return app.exec()


def measure_window(started: float, *, deals: int = 50) -> dict[str, float]:
    """The figures of `vira bench window`, by an evening of *deals* deals in a window that is shown
    and played at; *started* is when this process began, in the time of `time.time`."""
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        program = Program(app, find_paths(folder), seed=1)
        program.window.resize(1280, 800)
        program.new_session()
        first_paint = seconds_until_painted(program.window, started)
        program.change_settings(
            Settings(trick_seconds=0, bot_seconds=0, movement=MovementChoice.OFF)
        )
        begun = time.monotonic()
        sizes = play_evening(
            program.controller, program.next_deal, bot=bot_by_key(BOT), deals=deals
        )
        took = time.monotonic() - begun
        program.window.close()
    return {
        "first_paint_s": round(first_paint, 3),
        "rss_mb": round(sizes[-1], 1),
        "rss_growth_mb": round(sizes[-1] - sizes[deals // 2], 1),
        "deals_s": round(took, 1),
        **drawing_figures(),
    }


def take_screenshots(folder: Path, *, only: str) -> int:
    """Draws the screens whose names match *only* into *folder*; how many they were."""
    app = QApplication(sys.argv[:1])
    app.setFont(QFont(load_fonts(), POINT_SIZE))
    window = MainWindow(Settings())
    window.show()
    return render(folder, window, only=only)


class Program(QObject):
    """The running program: one window, one session, the settings. *seed* is all its chance;
    *think* is who decides for the bots."""

    def __init__(
        self,
        app: QApplication,
        paths: Paths,
        *,
        lang: str | None = None,
        seed: int,
        think: Think = decide,
    ) -> None:
        super().__init__(app)
        self._app = app
        self._paths = paths
        self._seed = seed
        self._lang = lang
        self._sessions = 0
        self._match: Match | None = None
        self._own: TableSession | None = None
        """The session's own deal, also while an opened one is on the table."""
        self._bid_table: BidTableWindow | None = None
        self._colours: Theme | None = None
        """What everything is coloured by, once it is."""
        app.setApplicationName("vira")
        app.setFont(QFont(load_fonts(), POINT_SIZE))
        loaded = settings_file.load(paths.settings_file)
        self.settings = loaded.settings
        self._speak()
        self.window = MainWindow(self.settings)
        self.window.lesson.resume_at(self.settings.lesson_step)
        self.runner = BackgroundRunner(self, think=think)
        self.controller = TableController(_pace(self.settings), window_text.you, self)
        self.training = self._training_page()
        self._connect()
        self._apply(self.settings)
        if loaded.problem is not None:
            self._tell_settings_problem(loaded.problem, loaded.details)

    def new_session(self) -> None:
        """A new table: the person and two bots, the first forehand drawn by lot."""
        self._sessions += 1
        rng = random.Random(f"{self._seed}/{self._sessions}")
        players = (Player(""), *(Player(name, BOT) for name in BOT_NAMES))
        self._match = matches.begin(players, dealer=rng.randrange(len(players)))
        self._deal()

    def next_deal(self) -> None:
        """When the deal on the table is paid: the deal passes on, or, after a deal that was
        opened from a file, the session goes on where it was."""
        session = self.controller.session
        if session is None or not isinstance(session.state, Settled):
            return
        if session is self._own:
            self._match = session.match.after(session.state)
            self._deal()
        elif self._own is not None:
            self._show_session(self._own)

    def open_deal(self, name: str) -> None:
        """Puts a saved deal on the table, up to where its actions are legal; the session's own
        deal waits, and its accounts are not touched."""
        path = Path(name)
        loaded = deal_file.load(path)
        if isinstance(loaded, FileProblem):
            self.window.show_notice(window_text.no_file(path.name, loaded))
            return
        if isinstance(loaded, Unreadable):
            self.window.show_notice(window_text.not_opened(path.name, loaded.line))
            return
        session = self._session(_table_for(loaded), loaded.deal)
        applied = session.play_on(loaded.actions)
        self._show_session(session)
        if applied < len(loaded.actions):
            self.window.show_notice(window_text.opened_in_part(path.name, applied))

    def save_deal(self, name: str) -> None:
        """Writes the deal on the table as a record."""
        session = self.controller.session
        if session is None:
            return
        path = Path(name)
        if not deal_file.save(path, session.log.deal, session.log.actions, session.match.names):
            self.window.show_notice(window_text.not_saved(path.name))

    def change_settings(self, settings: Settings) -> None:
        """Applies and stores *settings*; the step of the lesson is the one that is reached."""
        settings = replace(settings, lesson_step=self.window.lesson.number)
        spoke = self._language()
        if settings.language is not self.settings.language or settings == self.settings:
            # The language was chosen, be it the one that was set: it holds from now on.
            self._lang = None
        self.settings = settings
        if self._language() is not spoke:
            self._speak()
        self._apply(settings)
        problem = settings_file.save(self._paths.settings_file, settings)
        if problem is not None:
            self._tell_settings_problem(problem)

    def close(self) -> None:
        """Leaves at once; a bot that still thinks is not waited for. How far the lesson has come
        is kept."""
        if self.window.lesson.number != self.settings.lesson_step:
            self.settings = replace(self.settings, lesson_step=self.window.lesson.number)
            if settings_file.save(self._paths.settings_file, self.settings) is not None:
                logger.warning("the step of the lesson could not be kept")
        self.controller.stop()
        self.runner.close()

    def show_bid_table(self) -> None:
        """Opens the bid table beside the game, or brings it to the front."""
        if self._bid_table is None:
            self._bid_table = BidTableWindow(self.window)
            self._bid_table.set_theme(self._theme())
        model = self.controller.model()
        if model is not None:
            self._bid_table.show_model(model)
        self._bid_table.show()
        self._bid_table.raise_()
        self._bid_table.activateWindow()

    def _deal(self) -> None:
        assert self._match is not None
        rng = random.Random(f"{self._seed}/{self._sessions}/{self._match.deal_number}")
        self._own = self._session(self._match, self._match.deal(rng))
        self._show_session(self._own)

    def _session(self, match: Match, deal: Deal) -> TableSession:
        seed = f"{self._seed}/{self._sessions}/{match.deal_number}"
        return TableSession(match, deal, seed=seed, store=NoStore(), runner=self.runner)

    def _show_session(self, session: TableSession) -> None:
        self.window.show_title(session.match.deal_number if session is self._own else None)
        self.controller.start(session)

    def _connect(self) -> None:
        window, page, controller = self.window, self.window.page, self.controller
        window.new_session.connect(self.new_session)
        window.open_deal.connect(self.open_deal)
        window.save_deal.connect(self.save_deal)
        window.undo.connect(self._undo)
        window.bid_table.connect(self.show_bid_table)
        window.rules_here.connect(self._show_rules_here)
        window.settings_changed.connect(self.change_settings)
        window.closing.connect(self.close)
        window.retranslated.connect(controller.refresh)
        page.acted.connect(controller.act)
        page.card_clicked.connect(controller.click_card)
        page.table_clicked.connect(controller.gather_trick)
        page.cleared.connect(controller.clear_selection)
        page.next_deal.connect(self.next_deal)
        controller.model_changed.connect(self._show)
        controller.refused.connect(self._on_refused)
        self._app.styleHints().colorSchemeChanged.connect(lambda _scheme: self._recolour())

    def _show(self, model: TableModel) -> None:
        self.window.page.show_model(model)
        if self._bid_table is not None:
            self._bid_table.show_model(model)

    def _training_page(self) -> TrainingPage | None:
        """The trainer, as a page of the window; without its files there is none."""
        try:
            materials = read_materials()
        except (AssetMissing, OSError, BadMaterials) as problem:
            logger.warning("no training: %s", problem)
            return None
        page = TrainingPage(Drills(materials), UnstoredReviews(), seed=f"{self._seed}/training")
        page.place_wanted.connect(self._show_rules_of)
        self.window.closing.connect(page.close_drawer)
        self.window.pages.add(Page.TRAINING, page)
        return page

    def _undo(self) -> None:
        if self.training is not None and self.window.pages.page is Page.TRAINING:
            self.training.undo()
        elif self.window.pages.page is Page.TABLE:
            self.controller.take_back()

    def _show_rules_of(self, place: Place, rulings: tuple[int, ...]) -> None:
        self.window.rules.show_place(place, rulings)
        self.window.pages.show_page(Page.RULES)

    def _show_rules_here(self) -> None:
        if self.training is not None and self.window.pages.page is Page.TRAINING:
            if self.training.place is not None:
                self._show_rules_of(*self.training.place)
            else:
                self.window.pages.show_page(Page.RULES)
            return
        model = self.controller.model()
        self.window.show_rules(anchor_for(model.view if model else None))

    def _on_refused(self, reason: Reason, view: SeatView) -> None:
        self.window.page.show_hint(refusal_text(reason, view))

    def _apply(self, settings: Settings) -> None:
        style = DeckStyle(letters=self._letters(), four_colour=settings.four_colour)
        self.window.page.set_style(style)
        if self.training is not None:
            self.training.set_style(style)
        self.window.lesson.set_style(style)
        for table in (self.window.page, self.window.lesson):
            table.set_slowness(slowness_of(settings.movement))
        for player in (self.controller, self.window.lesson):
            player.set_pace(_pace(settings))
        self._recolour()
        self.controller.refresh()

    def _recolour(self) -> None:
        theme = self._theme()
        if theme is self._colours:
            return
        self._colours = theme
        self._app.setPalette(palette_of(theme))
        self.window.page.set_theme(theme)
        self.window.rules.set_theme(theme)
        self.window.lesson.set_theme(theme)
        if self.training is not None:
            self.training.set_theme(theme)
        if self._bid_table is not None:
            self._bid_table.set_theme(theme)

    def _speak(self) -> None:
        """Puts the program into its language; without the translations it stays English."""
        try:
            language.install(self._app, self._language())
        except AssetMissing as problem:
            logger.warning("no translation: %s is missing", problem.path)

    def _language(self) -> Language:
        if self._lang is not None:
            return Language(self._lang)
        choice = self.settings.language
        if choice is LanguageChoice.SYSTEM:
            return language.system_language()
        return Language(choice.value)

    def _letters(self) -> IndexLetters:
        choice = self.settings.letters
        if choice is LetterChoice.LANGUAGE:
            return IndexLetters(self._language().value)
        return IndexLetters(choice.value)

    def _theme(self) -> Theme:
        choice = self.settings.theme
        if choice is ThemeChoice.SYSTEM:
            scheme = QGuiApplication.styleHints().colorScheme()
            return DARK if scheme is Qt.ColorScheme.Dark else LIGHT
        return DARK if choice is ThemeChoice.DARK else LIGHT

    def _tell_settings_problem(
        self, problem: SettingsProblem, details: tuple[str, ...] = ()
    ) -> None:
        path = str(self._paths.settings_file)
        self.window.show_notice(window_text.settings_problem(problem, path, details))


def fitting_size(app: QApplication) -> QSize:
    """The size at which the window opens: the usual one, or most of a smaller screen."""
    return QSize(*USUAL_SIZE).boundedTo(app.primaryScreen().availableSize() * SCREEN_SHARE)


def _pace(settings: Settings) -> Pace:
    """A trick lies its time from when its last card has arrived; bids wait for the dealing."""
    slowness = slowness_of(settings.movement)
    return Pace(
        trick_seconds=settings.trick_seconds + slowness * STEP,
        trick_waits=settings.trick_waits,
        bot_seconds=settings.bot_seconds,
        deal_seconds=slowness * deal_seconds(),
    )


def _table_for(record: Record) -> Match:
    """A table for an opened deal: the person is forehand, under the names of the record."""
    given, (left, right) = record.names or {}, BOT_NAMES
    middle = Player(given.get("M") or left, BOT)
    rear = Player(given.get("R") or right, BOT)
    sitting_out = (Player(given.get("S", "")),) if record.deal.players == 4 else ()
    players = (Player(""), middle, *sitting_out, rear)
    table = matches.begin(players, dealer=len(players) - 1, rules=record.deal.rules)
    return replace(table, pulla=record.deal.pulla)
