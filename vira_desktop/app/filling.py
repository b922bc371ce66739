"""New judged questions for the trainer, found while the program runs: by another process of the
program, which has the lowest priority and its own copy of everything, so that nothing of it is
ever in the window's way. It ends with the program."""

import logging
import sys

from PySide6.QtCore import QObject, QProcess, QTimer

from ..session.keeping import StorageProblem
from ..storage.questions import FoundQuestions
from ..trainer.worth_questions import parse_line
from ..trainer.worth_store import WorthStore

logger = logging.getLogger(__name__)

SEED = "found"
"""Everybody finds the same questions, in the same order."""
WAIT_MS = 20_000
"""So long after the trainer was first seen nothing is done."""
MOST = 2_000
"""So many are enough for years."""


def command(first: int) -> list[str]:
    """The command line that prints questions from number *first* on."""
    words = ["fit", "questions", "--stream", "--seed", SEED, "--first", str(first)]
    if getattr(sys, "frozen", False):
        return [sys.executable, *words]
    return [sys.executable, "-P", "-m", __package__.partition(".")[0], *words]


class Filling(QObject):
    """Fills *store* and what *shelf* keeps, once it is begun; nothing happens without a shelf."""

    def __init__(
        self, store: WorthStore, shelf: FoundQuestions | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._shelf = shelf
        self._number = 0
        self._process: QProcess | None = None
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.timeout.connect(self.start)

    @property
    def is_at_work(self) -> bool:
        """True while the other process runs."""
        return self._process is not None

    def begin(self, wait_ms: int = WAIT_MS) -> None:
        """Starts the work in a while."""
        self._waiting.start(wait_ms)

    def start(self) -> None:
        """Starts the other process, unless there is nothing to do for it."""
        if self._shelf is None or self._process is not None:
            return
        try:
            self._number = self._shelf.next_number
        except StorageProblem as problem:
            logger.warning("found questions cannot be read: %s", problem.fault.value)
            return
        if self._number >= MOST:
            return
        program, *words = command(self._number)
        self._process = process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        process.readyReadStandardOutput.connect(self._on_lines)
        process.finished.connect(self._on_finished)
        process.errorOccurred.connect(self._on_finished)
        process.start(program, words)

    def close(self) -> None:
        """Ends the work at once; what was found is kept."""
        self._waiting.stop()
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._on_lines)
            process.finished.disconnect(self._on_finished)
            process.errorOccurred.disconnect(self._on_finished)
            process.kill()
            process.waitForFinished(1000)

    def _on_lines(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            line = bytes(process.readLine().data()).decode("utf-8", "replace").strip()
            self._take(line)
            process = self._process

    def _take(self, line: str) -> None:
        number, self._number = self._number, self._number + 1
        if not line or self._shelf is None:
            return
        try:
            question = parse_line(line)
            self._shelf.add(number, question)
        except ValueError:
            logger.warning("a question that was found cannot be read")
        except StorageProblem as problem:
            logger.warning("found questions cannot be stored: %s", problem.fault.value)
            self.close()
        else:
            self._store.add(question)
        if self._number >= MOST:
            self.close()

    def _on_finished(self, *_how: object) -> None:
        """The other process has ended, or could not be started: without it there is nothing new."""
        logger.info("no more questions are looked for")
        self._process = None
