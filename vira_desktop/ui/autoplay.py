"""Somebody who plays and looks at the window as a person does: for measuring and for tests."""

import random

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from ..bots.bot import Bot, Budget
from ..rules.view import Phase
from .table.model import TableModel
from .table_controller import TableController


class AutoPlayer(QObject):
    """Acts for the person as *bot* would, and tells when a deal is paid."""

    deal_over = Signal()

    def __init__(self, controller: TableController, bot: Bot, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._bot = bot
        self._rng = random.Random(0)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._act)
        controller.model_changed.connect(self._on_model)

    def _on_model(self, model: TableModel) -> None:
        if model.lying_trick:
            return
        if model.view.is_my_turn or model.view.phase is Phase.SETTLED:
            self._timer.start(0)

    def _act(self) -> None:
        model = self._controller.model()
        if model is None or model.lying_trick:
            return
        if model.view.phase is Phase.SETTLED:
            self.deal_over.emit()
        elif model.view.is_my_turn:
            self._controller.act(self._bot.decide(model.view, self._rng, Budget()).action)


class PaintWatch(QObject):
    """Tells when a widget on which it is installed as an event filter is painted."""

    painted = Signal()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.painted.emit()
        return super().eventFilter(watched, event)
