"""What takes its time to read or write is done here, off the UI thread, one thing after another."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock, Thread
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from shiboken6 import isValid

from ..session.keeping import StorageProblem

T = TypeVar("T")

SLOW = 500
"""Milliseconds after which whoever waits is told that it takes a while."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[T]):
    """What a job came to: its value, or what went wrong."""

    value: T | None = None
    problem: Exception | None = None


class Reader(QObject):
    """Runs jobs in threads of their own and hands their answers over on the UI thread. Only the
    newest job of a lane is answered: what was asked before it nobody waits for any more.

    The threads are daemons: a program that ends does not wait for the disk."""

    slow = Signal(bool)
    """True when an answer has been waited for so long that it should be told; False when nothing
    is waited for any more."""
    failed = Signal(object)
    """A StorageProblem: the world did not let a job be done."""
    _answered = Signal(str, int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[str, tuple[int, Callable[[Any], None]]] = {}
        self._ticket = 0
        self._is_open = True
        self._one_at_a_time = Lock()
        self._closing = Lock()
        """Held while an answer is handed over, so that none comes to a reader that is gone."""
        self._is_slow = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(SLOW)
        self._patience.timeout.connect(self._tell_slow)
        self._answered.connect(self._on_answered, Qt.ConnectionType.QueuedConnection)

    def run(self, lane: str, job: Callable[[], T], done: Callable[[T], None]) -> None:
        """Has *job* done and *done* told its value, unless another job follows in its *lane*."""
        self._ticket += 1
        self._waiting[lane] = (self._ticket, done)
        if not self._patience.isActive() and not self._is_slow:
            self._patience.start()
        Thread(target=self._work, args=(lane, self._ticket, job), name=lane, daemon=True).start()

    def forget(self) -> None:
        """Nobody waits for anything any more."""
        self._waiting.clear()
        self._end_waiting()

    def close(self) -> None:
        """Ends without waiting for a job that still runs."""
        self._waiting.clear()
        with self._closing:
            self._is_open = False

    @property
    def is_waiting(self) -> bool:
        """True while an answer is waited for."""
        return bool(self._waiting)

    def _work(self, lane: str, ticket: int, job: Callable[[], Any]) -> None:
        """In the thread."""
        with self._one_at_a_time:
            if self._waiting.get(lane, (None,))[0] != ticket:
                return
            try:
                answer = Answer(job())
            except Exception as problem:
                # Told on the UI thread, where the hook for faults shows what is no StorageProblem.
                answer = Answer(problem=problem)
        with self._closing:
            if self._is_open and isValid(self):
                self._answered.emit(lane, ticket, answer)

    def _on_answered(self, lane: str, ticket: int, answer: Answer[Any]) -> None:
        waiting = self._waiting.get(lane)
        if waiting is None or waiting[0] != ticket:
            return
        del self._waiting[lane]
        if not self._waiting:
            self._end_waiting()
        if isinstance(answer.problem, StorageProblem):
            self.failed.emit(answer.problem)
        elif answer.problem is not None:
            raise answer.problem
        else:
            waiting[1](answer.value)

    def _tell_slow(self) -> None:
        if self._waiting:
            self._is_slow = True
            self.slow.emit(True)

    def _end_waiting(self) -> None:
        self._patience.stop()
        if self._is_slow:
            self._is_slow = False
            self.slow.emit(False)
