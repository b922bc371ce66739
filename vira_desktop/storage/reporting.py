"""A store round a store: what the disk refuses is kept in memory, is told, and is tried again. Play
goes on meanwhile."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from ..session.keeping import StorageProblem

Entry_contra = TypeVar("Entry_contra", contravariant=True)
Entry = TypeVar("Entry")

AT_ONCE = 50
"""Entries that are tried at once: a disk that stays full is not offered ever more of them."""


class Log(Protocol[Entry_contra]):
    """Something that stores entries in order, all of them or none."""

    def append_all(self, entries: Sequence[Entry_contra]) -> None:
        """Stores *entries*. Raises StorageProblem."""
        ...


@dataclass(frozen=True, slots=True)
class Unsaved:
    """What is not on the disk, and why."""

    problem: StorageProblem
    entries: int


Report = Callable[[Unsaved | None], None]
"""Told when something could not be stored, and with None when all is stored again."""


class ReportingLog(Generic[Entry]):
    """A log that never fails: `session.ports.EventStore`, and the writing half of
    `trainer.ports.ReviewStore`. Given a problem instead of a log, it keeps all in memory until
    it is given one."""

    def __init__(self, log: Log[Entry] | StorageProblem, report: Report) -> None:
        self._log = log
        self._report = report
        self._unsaved: list[Entry] = []
        self._failing = False

    def append(self, entry: Entry) -> None:
        """Stores *entry*, with what could not be stored before it; or keeps and reports it."""
        self._unsaved.append(entry)
        self.save()

    def save(self) -> bool:
        """Tries to store what is not stored yet; True if all is."""
        try:
            while self._unsaved:
                if isinstance(self._log, StorageProblem):
                    raise self._log
                self._log.append_all(self._unsaved[:AT_ONCE])
                del self._unsaved[:AT_ONCE]
        except StorageProblem as problem:
            self._failing = True
            self._report(Unsaved(problem, len(self._unsaved)))
            return False
        if self._failing:
            self._failing = False
            self._report(None)
        return True

    def save_to(self, log: Log[Entry] | StorageProblem) -> bool:
        """Stores in *log* from now on, and there what is not stored yet; True if all is. Given a
        problem, keeps from now on what comes in memory."""
        self._log = log
        return self.save()
