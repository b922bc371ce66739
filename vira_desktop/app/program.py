"""The running program: its window, what is played in it, its settings."""

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from ..rules.refusals import Reason
from ..rules.view import SeatView
from ..session.bots_play import decide
from ..session.claims import proof_of
from ..session.settings import LanguageChoice, Settings, SettingsProblem
from ..storage import settings_file
from ..storage.paths import Paths
from ..ui.background import BackgroundRunner, Think
from ..ui.dress import Dress
from ..ui.evening_pages.place import EveningPlace
from ..ui.main_window import MainWindow
from ..ui.page import Page
from ..ui.rules.where import anchor_for
from ..ui.slowness import slowness_of
from ..ui.table.bid_table_window import BidTableWindow
from ..ui.table.dealing import deal_seconds
from ..ui.table.model import TableModel
from ..ui.table.travel import STEP
from ..ui.table_controller import Pace, Prove, TableController
from ..ui.text import window_text
from ..ui.text.refusals_text import refusal_text
from .about import About
from .deal_files import DealFiles
from .hints import Hints
from .keeping import Keeping
from .looking_back import LookingBack
from .looks import Looks
from .players import Players
from .playing import BOTS, Playing
from .reading import Reading
from .reasons import Reasons
from .training import Training
from .trouble import Trouble

logger = logging.getLogger(__name__)


def utc_now() -> datetime:
    """The time, as it is kept."""
    return datetime.now(UTC)


class Program(QObject):
    """The running program: one window, one evening, the settings. *seed* is all its chance;
    *think* is who decides for the bots, *prove* what is said of an open claim; *now* tells the time
    in UTC."""

    def __init__(
        self,
        app: QApplication,
        paths: Paths,
        *,
        lang: str | None = None,
        seed: int,
        think: Think = decide,
        prove: Prove = proof_of,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        super().__init__(app)
        self._paths = paths
        self._bid_table: BidTableWindow | None = None
        app.setApplicationName("vira")
        loaded = settings_file.load(paths.settings_file)
        self.settings = loaded.settings
        self._looks = Looks(app, self.settings, lang=lang)
        self.keeping = Keeping(paths, now, self)
        self.window = MainWindow(self.settings, EveningPlace(BOTS, now))
        self.runner = BackgroundRunner(self, think=think)
        self.controller = TableController(_pace(self.settings), window_text.you, self, prove=prove)
        self.playing = Playing(
            self.window, self.controller, self.runner, self.keeping, seed=seed, now=now
        )
        self.new_session = self.playing.new_session
        self._files = DealFiles(self.window, self.controller, self.runner, self.playing.show)
        self.open_deal = self._files.open
        self.save_deal = self._files.save
        self.about = About(self.window, self._looks)
        self.looking_back = LookingBack(self.window, self.keeping, paths)
        self.reasons = Reasons(self.window, self.controller, self.looking_back, self._looks)
        self.trouble = Trouble(self.keeping, self.window.banner)
        self.players = Players(self.window.pages, self.keeping, self.trouble.restore)
        self.reading = Reading(self.window, step=self.settings.lesson_step)
        self.training = Training(
            self.window,
            self.reading,
            self.keeping,
            seed=seed,
            daily_limit=self.settings.daily_limit,
        )
        self._connect()
        # After what shows the table: a hint stands in its line below.
        self.hints = Hints(self.window, self.controller)
        self._apply(self.settings)
        self.trouble.show()
        if loaded.problem is not None:
            self._tell_settings_problem(loaded.problem, loaded.details)

    def start(self) -> None:
        """Goes on with the evening that was being played, or asks for a new one."""
        kept = self.keeping.last_evening()
        if kept is not None:
            self.playing.resume(kept)
            if kept.is_cut:
                self.trouble.tell_cut()
        else:
            self.playing.ask()
        self.keeping.back_up()

    def next_deal(self) -> None:
        """When the deal on the table is paid: the deal passes on, or, after a deal that was
        opened from a file, the evening goes on where it was."""
        if self._files.is_on_the_table():
            self._files.leave()
        else:
            self.playing.deal()

    def change_settings(self, settings: Settings) -> None:
        """Applies and stores *settings*; what is not chosen in the menu of settings is as it is:
        the step of the lesson and the questions a day."""
        settings = replace(
            settings,
            lesson_step=self.reading.step,
            daily_limit=self.settings.daily_limit,
        )
        if settings.language is not self.settings.language:
            self.players.speak(settings.language)
        self.settings = settings
        self._looks.change(settings)
        self._apply(settings)
        problem = settings_file.save(self._paths.settings_file, settings)
        if problem is not None:
            self._tell_settings_problem(problem)

    def close(self) -> None:
        """Leaves at once; a bot that still thinks is not waited for."""
        self.controller.close()
        self.runner.close()
        self.reasons.close()
        self.hints.close()
        self.looking_back.close()
        self.keeping.close()

    def show_bid_table(self) -> None:
        """Opens the bid table beside the game, or brings it to the front."""
        if self._bid_table is None:
            self._bid_table = BidTableWindow(self.window)
            self._bid_table.set_theme(self._looks.theme)
        model = self.controller.model()
        if model is not None:
            self._bid_table.page.show_model(model)
        self._bid_table.come()

    def _connect(self) -> None:
        window, page, controller = self.window, self.window.page, self.controller
        window.new_session.connect(self.playing.ask)
        window.standing.connect(self.playing.show_standing)
        window.open_deal.connect(self.open_deal)
        window.save_deal.connect(self.save_deal)
        window.undo.connect(self._undo)
        window.bid_table.connect(self.show_bid_table)
        window.settings_menu.language_chosen.connect(self._looks.obey_settings)
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
        self._looks.theme_changed.connect(lambda _theme: self._recolour())
        self.reading.open_from(Page.TABLE, self._show_rules_of_table)
        self.reading.step_reached.connect(self._keep_step)
        self.keeping.reopened.connect(self._on_reopened)
        self.players.speaks.connect(self._speak)
        self.players.plays.connect(self._on_other_player)
        self.training.limit_changed.connect(self._on_limit)
        self.reasons.during_deal_meant.connect(self._on_during_deal)

    def _keep_step(self) -> None:
        """How far the lesson has come is kept, however the program ends."""
        if self.reading.step != self.settings.lesson_step:
            self.settings = replace(self.settings, lesson_step=self.reading.step)
            if settings_file.save(self._paths.settings_file, self.settings) is not None:
                logger.warning("the step of the lesson could not be kept")

    def _undo(self) -> None:
        if not self.training.undo() and self.window.pages.page is Page.TABLE:
            self.playing.take_back()

    def _show(self, model: TableModel) -> None:
        self.window.page.show_model(model)
        if self._bid_table is not None:
            self._bid_table.page.show_model(model)

    def _on_reopened(self) -> None:
        """What lies in the file goes on, unless something else is being played."""
        if not self.keeping.has_log:
            self.playing.leave_evening()
            self.start()

    def _on_other_player(self) -> None:
        """Who plays now goes on with his own evening."""
        self.playing.leave_evening()
        self.start()

    def _speak(self, language: LanguageChoice) -> None:
        if language is not self.settings.language:
            self.change_settings(replace(self.settings, language=language))
            self.window.settings_menu.show_settings(self.settings)

    def _on_limit(self, limit: int) -> None:
        self.settings = replace(self.settings, daily_limit=limit)
        self.change_settings(self.settings)

    def _on_during_deal(self, is_on: bool) -> None:
        self.change_settings(replace(self.settings, reasons_during_deal=is_on))
        self.window.settings_menu.show_settings(self.settings)

    def _on_refused(self, reason: Reason, view: SeatView) -> None:
        self.window.page.show_hint(refusal_text(reason, view))

    def _apply(self, settings: Settings) -> None:
        self.controller.set_pace(_pace(settings))
        self.reasons.set_during_deal(settings.reasons_during_deal)
        self._looks.recolour()
        self._recolour()
        self.controller.refresh()

    def _recolour(self) -> None:
        theme = self._looks.theme
        slowness = slowness_of(self.settings.movement)
        self.window.pages.wear(Dress(theme, self._looks.deck_style, slowness))
        self.window.banner.set_theme(theme)
        if self._bid_table is not None:
            self._bid_table.set_theme(theme)

    def _show_rules_of_table(self) -> None:
        model = self.controller.model()
        self.reading.show_anchor(anchor_for(model.view if model else None))

    def _tell_settings_problem(
        self, problem: SettingsProblem, details: tuple[str, ...] = ()
    ) -> None:
        path = str(self._paths.settings_file)
        self.window.show_notice(window_text.settings_problem(problem, path, details))


def _pace(settings: Settings) -> Pace:
    """A trick lies its time from when its last card has arrived; bids wait for the dealing."""
    slowness = slowness_of(settings.movement)
    return Pace(
        trick_seconds=settings.trick_seconds + slowness * STEP,
        trick_waits=settings.trick_waits,
        bot_seconds=settings.bot_seconds,
        deal_seconds=slowness * deal_seconds(),
    )
