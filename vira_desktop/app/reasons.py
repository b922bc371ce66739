"""Why computer players acted: in a window over the table, or in the replay that is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ..rules.actions import PlayCard
from ..ui.main_window import MainWindow
from ..ui.page import Page
from ..ui.reasons.asker import Asker
from ..ui.table.model import TableModel
from ..ui.table.plan_draft import ShownAct
from ..ui.table_controller import TableController
from ..ui.theme import Theme
from .looking_back import LookingBack
from .looks import Looks

if TYPE_CHECKING:
    from ..ui.reasons.why_window import WhyWindow


class Reasons(QObject):
    """Answers *window* when it asks why, about the deal of *controller*."""

    during_deal_meant = Signal(bool)
    """Whether reasons shall be told before a deal is paid."""

    def __init__(
        self,
        window: MainWindow,
        controller: TableController,
        looking_back: LookingBack,
        looks: Looks,
    ) -> None:
        super().__init__(window)
        self._window, self._controller = window, controller
        self._looking_back, self._looks = looking_back, looks
        self._during_deal = False
        self._asker = Asker(self)
        self.shown: WhyWindow | None = None
        window.why.connect(self.ask)
        window.page.why.connect(self.show)
        window.page.table.why_asked.connect(self.show_act)
        controller.model_changed.connect(self._on_model)
        looks.theme_changed.connect(self._recolour)

    def ask(self) -> None:
        """Tells why, in the replay if one is seen."""
        is_history = self._window.pages.page is Page.HISTORY
        if not (is_history and self._looking_back.history.ask_why()):
            self.show()

    def show(self) -> None:
        """Opens the window, or brings it to the front."""
        if self.shown is None:
            # Here and not above: the program starts without what it seldom shows.
            from ..ui.reasons.why_window import WhyWindow

            self.shown = WhyWindow(self._asker, self._window)
            self.shown.set_theme(self._looks.theme)
            self.shown.page.during_deal_meant.connect(self.during_deal_meant)
        self.shown.come()
        self._fill()

    def show_act(self, act: ShownAct) -> None:
        """Opens the window at what a player did last."""
        session = self._controller.session
        self.show()
        if session is None or self.shown is None:
            return
        for at, action in reversed(tuple(enumerate(session.log.actions, start=1))):
            if action.seat is act.seat and isinstance(action, PlayCard) is act.is_card:
                self.shown.page.go_to(at)
                return

    def set_during_deal(self, during_deal: bool) -> None:
        """Tells reasons before the deal is paid, or does not, from now on."""
        self._during_deal = during_deal
        self._window.page.table.set_may_ask_why(during_deal)
        self._fill()

    def close(self) -> None:
        """Waits for no bot that still thinks."""
        self._asker.close()

    def _on_model(self, _model: TableModel) -> None:
        self._fill()

    def _fill(self) -> None:
        window, session = self.shown, self._controller.session
        if window is None or not window.isVisible():
            return
        model = self._controller.model()
        window.page.set_during_deal(self._during_deal)
        if session is None or model is None:
            window.page.show_nothing()
        else:
            person = None if model.onlooks else model.view.seat
            window.page.show_deal(session.inquiry, model.names, person)

    def _recolour(self, theme: Theme) -> None:
        if self.shown is not None:
            self.shown.set_theme(theme)
