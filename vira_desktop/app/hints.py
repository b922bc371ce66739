"""A hint for the person whose turn it is: what the club player would do with the same cards."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject

from ..bots.bot import Decision
from ..rules.actions import Action
from ..rules.state import Bidding, Offer, Playing
from ..session.bots_play import consider as consider_at_once
from ..session.ports import BotQuestion
from ..session.reasons import Consider
from ..session.table import TableSession
from ..ui.background import Lane
from ..ui.main_window import MainWindow
from ..ui.page import Page
from ..ui.table.model import TableModel
from ..ui.table_controller import TableController
from ..ui.text import hint_text as words
from .playing import BOT


@dataclass(frozen=True, slots=True, eq=False)
class _Asked:
    """The moment for which a hint was asked for."""

    session: TableSession
    actions: tuple[Action, ...]

    @property
    def is_now(self) -> bool:
        """False once something has been done, or taken back."""
        return self.session.log.actions == self.actions

    @property
    def standing(self) -> Offer | None:
        """The bid that a call has to beat."""
        state = self.session.state
        return state.standing if isinstance(state, Bidding) else None


class Hints(QObject):
    """Answers *window* when it asks for a hint in the deal of *controller*, in the line below the
    table. *consider* may take its time; it is done in the background, and what comes of it is
    thrown away once the deal has gone on. Nothing is stored."""

    def __init__(
        self,
        window: MainWindow,
        controller: TableController,
        *,
        consider: Consider = consider_at_once,
    ) -> None:
        super().__init__(window)
        self._window, self._controller, self._consider = window, controller, consider
        self._lane = Lane("hint", self)
        self._asked: _Asked | None = None
        self._say: Callable[[], str] | None = None
        """What is said of the moment that was asked about, in the language of now."""
        window.hint.connect(self.ask)
        controller.model_changed.connect(self._on_model)

    def ask(self) -> None:
        """Has the club player think about what the person is asked; tells why not where he is
        asked nothing."""
        model, session = self._controller.model(), self._controller.session
        if self._window.pages.page is not Page.TABLE or model is None or session is None:
            return
        if model.lying_trick or not (model.has_own_hand and model.view.is_my_turn):
            self._drop()
            self._window.page.show_hint(words.not_your_turn())
            return
        if self._asked is not None and self._asked.is_now and self._asked.session is session:
            self._show()
            return
        asked = self._asked = _Asked(session, session.log.actions)
        self._say = words.thinking
        self._show()
        question = replace(_question(session, model), is_wanted=lambda: self._asked is asked)
        self._lane.ask(partial(self._consider, question), partial(self._on_decision, asked))

    def close(self) -> None:
        """Ends without waiting for who still thinks."""
        self._drop()
        self._lane.close()

    def _on_decision(self, asked: _Asked, decision: Decision | None) -> None:
        if self._asked is not asked or not asked.is_now:
            return
        if decision is None:
            self._say = words.no_hint
        else:
            self._say = partial(words.hint, decision, asked.standing)
        self._show()

    def _on_model(self, _model: TableModel) -> None:
        """The same moment may be shown anew, with cards chosen or in another language."""
        asked = self._asked
        if asked is None:
            return
        if asked.session is self._controller.session and asked.is_now:
            self._show()
        else:
            self._drop()

    def _show(self) -> None:
        if self._say is not None:
            self._window.page.show_advice(self._say())

    def _drop(self) -> None:
        self._lane.drop()
        self._asked = self._say = None


def _question(session: TableSession, model: TableModel) -> BotQuestion:
    """What the club player is asked: with the view of the person's own seat, and with a chance of
    its own, so that a hint changes nothing of what others will do."""
    state = session.state
    return BotQuestion(
        bot=BOT,
        view=model.view,
        seed=f"{session.seed}/hint/{len(session.log.actions)}",
        claim=state if isinstance(state, Playing) and state.claim else None,
    )
