"""The trainer as a page of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..session.keeping import StorageProblem
from ..trainer.worth_store import WorthStore
from ..ui.assets import AssetMissing
from ..ui.main_window import MainWindow
from ..ui.page import Page
from ..ui.text import window_text
from .filling import Filling
from .keeping import Keeping
from .reading import Reading

if TYPE_CHECKING:
    from ..ui.trainer.training_page import TrainingPage


class Training(QObject):
    """Adds the trainer to *window*; each learner has his own log in *keeping*. *seed* is all its
    chance, *daily_limit* the most questions a day until the learner chooses."""

    limit_changed = Signal(int)
    """The most questions a day, when the learner has chosen it."""

    def __init__(
        self,
        window: MainWindow,
        reading: Reading,
        keeping: Keeping,
        *,
        seed: int,
        daily_limit: int,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._reading = reading
        self._keeping = keeping
        self._seed, self._daily_limit = f"{seed}/training", daily_limit
        self._page: TrainingPage | None = None
        self._fills = False
        self._store: WorthStore | None = None
        self._filling: Filling | None = None
        window.pages.add(Page.TRAINING, self._make)
        reading.open_from(Page.TRAINING, self._show_rules_here)
        self._learner = keeping.profile.key if keeping.profile else None
        keeping.profile_changed.connect(self._on_profile)
        keeping.reopened.connect(self._read_learner)
        keeping.reopened.connect(self._fill_again)

    @property
    def page(self) -> TrainingPage | None:
        """The page; without the trainer's files there is none."""
        self._window.pages.made(Page.TRAINING)
        return self._page

    def fill_in_background(self) -> None:
        """From when the trainer is first seen, new questions are looked for until the program
        ends."""
        self._fills = True
        if self._filling is not None:
            self._filling.begin()

    def undo(self) -> bool:
        """Takes the last answer back; False if the trainer is not what is seen."""
        if self._page is None or self._window.pages.page is not Page.TRAINING:
            return False
        self._page.undo()
        return True

    def _make(self) -> TrainingPage | None:
        from ..trainer.materials import BadMaterials
        from ..ui.trainer.resources import read_drills
        from ..ui.trainer.training_page import TrainingPage

        try:
            drills = read_drills()
        except (AssetMissing, OSError, BadMaterials) as problem:
            self._window.show_notice(window_text.no_training(str(problem)))
            return None
        self._fill(drills.judged)
        self._page = page = TrainingPage(
            drills, self._keeping.reviews(), seed=self._seed, daily_limit=self._daily_limit
        )
        page.limit_changed.connect(self.limit_changed)
        page.place_wanted.connect(self._reading.show_place)
        page.lesson_wanted.connect(lambda: self._window.pages.show_page(Page.LESSON))
        self._window.closing.connect(page.close_drawer)
        self._window.closing.connect(self._stop_filling)
        return page

    def _fill(self, store: WorthStore) -> None:
        """Questions found before come after those that were brought along; new ones are looked for
        in the background."""
        shelf = self._keeping.found_questions()
        try:
            found = shelf.all() if shelf is not None else ()
        except StorageProblem as problem:
            self._keeping.tell(problem)
            shelf, found = None, ()
        for question in found:
            store.add(question)
        self._store, self._filling = store, Filling(store, shelf, self)
        if self._fills:
            self._filling.begin()

    def _fill_again(self) -> None:
        """It is another file now."""
        self._stop_filling()
        if self._store is not None:
            self._fill(self._store)

    def _stop_filling(self) -> None:
        if self._filling is not None:
            self._filling.close()

    def _on_profile(self) -> None:
        """A learner with another name, colour or language is still the same."""
        profile = self._keeping.profile
        if self._learner != (profile.key if profile else None):
            self._read_learner()

    def _read_learner(self) -> None:
        profile = self._keeping.profile
        self._learner = profile.key if profile else None
        if self._page is not None:
            self._page.change_learner(self._keeping.reviews())

    def _show_rules_here(self) -> None:
        if self._page is not None and self._page.place is not None:
            self._reading.show_place(*self._page.place)
        else:
            self._window.pages.show_page(Page.RULES)
