"""Backups of the database, made, looked through and fetched in threads of their own."""

import contextlib
import logging
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

from ..session.keeping import Backup, StorageFault, StorageProblem
from ..storage import backups
from ..storage.paths import Paths
from ..storage.soundness import check
from ..ui.reading import Reader

logger = logging.getLogger(__name__)


class BackingUp(QObject):
    """The backups of the database of *paths*; *now* tells the time in UTC."""

    refused = Signal(object)
    """A StorageProblem: a backup could not be fetched."""
    found_damaged = Signal()
    """The database is damaged, which is seen before it is copied."""
    _seen = Signal()

    def __init__(self, paths: Paths, now: Callable[[], datetime], parent: QObject) -> None:
        super().__init__(parent)
        self._paths, self._now = paths, now
        self._fetching = Reader(self)
        self._fetching.failed.connect(self.refused)
        self._seen.connect(self.found_damaged, Qt.ConnectionType.QueuedConnection)

    def all(self) -> tuple[Backup, ...]:
        """All backups, the newest first; none where they cannot be read."""
        try:
            return backups.listed(self._paths)
        except StorageProblem:
            return ()

    def make(self, *, is_checked: bool) -> None:
        """Makes one of the database, which is looked through before if it is not *is_checked*."""
        Thread(target=self._make, args=(is_checked,), name="backup", daemon=True).start()

    def fetch(self, backup: Backup, answer: Callable[[Path], None]) -> None:
        """Checks *backup* and hands *answer* a copy of it for `backups.put_in_place`."""
        self._fetching.run("restore", lambda: backups.prepare(self._paths, backup.path), answer)

    def find_newest(self, answer: Callable[[Backup | None], None]) -> None:
        """Looks the backups through and tells *answer* the newest sound one, None if there is
        none."""
        self._fetching.run("newest", lambda: backups.newest_sound(self._paths), answer)

    def close(self) -> None:
        """Waits for nothing any more."""
        self._fetching.close()

    def _make(self, is_checked: bool) -> None:
        """In a thread: a backup that fails is tried again at the next start."""
        try:
            if not is_checked:
                check(self._paths.database)
            backups.back_up(self._paths, self._now())
        except StorageProblem as problem:
            logger.warning("no backup: %s", problem.fault.value)
            if problem.fault is StorageFault.DAMAGED and problem.path == self._paths.database:
                with contextlib.suppress(RuntimeError):  # the window was closed meanwhile
                    self._seen.emit()
