"""The trainer as a page of the window, and the way from everywhere into the rules."""

import logging

from PySide6.QtCore import QObject, Signal

from ..trainer.drilling import Drills
from ..trainer.materials import BadMaterials
from ..trainer.why import Place
from ..ui.assets import AssetMissing
from ..ui.cards.style import DeckStyle
from ..ui.main_window import MainWindow
from ..ui.page import Page
from ..ui.rules.where import anchor_for
from ..ui.table_controller import TableController
from ..ui.theme import Theme
from ..ui.trainer.resources import read_materials
from ..ui.trainer.training_page import TrainingPage
from .keeping import Keeping

logger = logging.getLogger(__name__)


class Training(QObject):
    """Adds the trainer to *window*; each learner has his own log in *keeping*. *seed* is all its
    chance, *daily_limit* the most questions a day until the learner chooses."""

    limit_changed = Signal(int)
    """The most questions a day, when the learner has chosen it."""

    def __init__(
        self,
        window: MainWindow,
        controller: TableController,
        keeping: Keeping,
        *,
        seed: int,
        daily_limit: int,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._keeping = keeping
        self.page = self._built(seed, daily_limit)
        window.rules_here.connect(self._show_rules_here)
        self._learner = keeping.profile.key if keeping.profile else None
        keeping.profile_changed.connect(self._on_profile)
        keeping.reopened.connect(self._read_learner)

    def undo(self) -> bool:
        """Takes the last answer back; False if the trainer is not what is seen."""
        if self.page is None or self._window.pages.page is not Page.TRAINING:
            return False
        self.page.undo()
        return True

    def set_style(self, style: DeckStyle) -> None:
        """Draws the cards in *style*."""
        if self.page is not None:
            self.page.set_style(style)

    def set_theme(self, theme: Theme) -> None:
        """Colours the trainer and the rules by *theme*."""
        self._window.rules.set_theme(theme)
        if self.page is not None:
            self.page.set_theme(theme)

    def _built(self, seed: int, daily_limit: int) -> TrainingPage | None:
        """The page; without the trainer's files there is none."""
        try:
            drills = Drills(read_materials())
        except (AssetMissing, OSError, BadMaterials) as problem:
            logger.warning("no training: %s", problem)
            return None
        page = TrainingPage(
            drills, self._keeping.reviews(), seed=f"{seed}/training", daily_limit=daily_limit
        )
        page.limit_changed.connect(self.limit_changed)
        page.place_wanted.connect(self._show_rules_of)
        page.lesson_wanted.connect(lambda: self._window.pages.show_page(Page.LESSON))
        self._window.closing.connect(page.close_drawer)
        self._window.pages.add(Page.TRAINING, page)
        return page

    def _on_profile(self) -> None:
        """A learner with another name, colour or language is still the same."""
        profile = self._keeping.profile
        if self._learner != (profile.key if profile else None):
            self._read_learner()

    def _read_learner(self) -> None:
        profile = self._keeping.profile
        self._learner = profile.key if profile else None
        if self.page is not None:
            self.page.change_learner(self._keeping.reviews())

    def _show_rules_of(self, place: Place, rulings: tuple[int, ...]) -> None:
        self._window.rules.show_place(place, rulings)
        self._window.pages.show_page(Page.RULES)

    def _show_rules_here(self) -> None:
        if self.page is None or self._window.pages.page is not Page.TRAINING:
            model = self._controller.model()
            self._window.show_rules(anchor_for(model.view if model else None))
        elif self.page.place is not None:
            self._show_rules_of(*self.page.place)
        else:
            self._window.pages.show_page(Page.RULES)
