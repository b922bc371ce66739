"""Questions are drawn here, off the UI thread: some come from deals that bots have to play."""

import logging
from collections.abc import Callable
from threading import Lock, Thread

from PySide6.QtCore import QObject, Qt, Signal

from ...trainer.question import Question

logger = logging.getLogger(__name__)

Draw = Callable[[], Question]


class Drawer(QObject):
    """Draws one question after another in a thread of its own; what it has drawn comes on the UI
    thread. The threads are daemons: a program that ends does not wait for them."""

    drawn = Signal(int, object)
    """The ticket, and the Question; None if the drawing failed, which has been logged."""
    _done = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_open = True
        self._closing = Lock()
        self._done.connect(self.drawn, Qt.ConnectionType.QueuedConnection)

    def draw(self, ticket: int, draw: Draw) -> None:
        """Has *draw* called; its question comes with *ticket*."""
        Thread(target=self._work, args=(ticket, draw), name="question", daemon=True).start()

    def close(self) -> None:
        """Ends without waiting; nothing comes any more."""
        with self._closing:
            self._is_open = False

    def _work(self, ticket: int, draw: Draw) -> None:
        question: Question | None = None
        try:
            question = draw()
        except Exception:
            logger.exception("a question could not be drawn")
        with self._closing:
            if self._is_open:
                self._done.emit(ticket, question)
