"""The file in which everything is kept, as the program uses it: opened at the start, written before
the screen moves, and never in the way of playing on."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ..session.evening import Evening, effective, resume
from ..session.events import CutBack, Event
from ..session.keeping import Backup, StorageFault, StorageProblem
from ..session.players import TokenColour, shared_name
from ..session.profiles import Profile
from ..session.refusals import IllegalEvent
from ..session.settings import LanguageChoice
from ..session.terms import Terms
from ..storage import backups
from ..storage.database import CHECKED_AT_ONCE, Lost, Ready, Refused, lose, open_database
from ..storage.evenings import EveningLog, Evenings
from ..storage.paths import Paths
from ..storage.profiles import Profiles
from ..storage.questions import FoundQuestions
from ..storage.reporting import Report, ReportingLog, Unsaved
from ..storage.reviews import KeptReviews, ReviewLog
from .backing_up import BackingUp

logger = logging.getLogger(__name__)

Trouble = Unsaved | Refused | Lost

# What may not be stored, or not be read.
EVENING, TRAINING, PLAYERS = "evening", "training", "players"


@dataclass(frozen=True, slots=True)
class Kept:
    """A stored evening that goes on."""

    evening: Evening
    events: tuple[Event, ...]
    """Those that have led to it."""
    log: ReportingLog[Event]
    is_cut: bool
    """Its last events could not be read and are lost."""


class Keeping(QObject):
    """The database of *paths*; *now* tells the time in UTC."""

    trouble_changed = Signal()
    """`trouble` is another than before."""
    reopened = Signal()
    """The file was opened anew: other evenings may lie in it."""
    profile_changed = Signal()
    """Another person plays, or he has changed."""
    restore_refused = Signal(object)
    """A StorageProblem: the backup was not brought back, and all is as it was."""

    def __init__(
        self, paths: Paths, now: Callable[[], datetime], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._paths = paths
        self._now = now
        self._opened = open_database(paths, now(), at_most=CHECKED_AT_ONCE, searches=False)
        self._backing_up = BackingUp(paths, now, self)
        self._backing_up.refused.connect(self.restore_refused)
        self._backing_up.found_damaged.connect(self._on_damaged)
        self._unsaved: dict[str, Unsaved] = {}
        """What is not stored, or could not be read, by what it is of."""
        self._log: ReportingLog[Event] | None = None
        """Of the evening that runs."""
        self._stored: EveningLog | None = None
        """Where that is stored, or was until the file was closed; None if it never was."""
        self._reviews: KeptReviews | None = None
        """Of whoever plays now."""
        self._begin()
        self._search()

    @property
    def trouble(self) -> Trouble | None:
        """What is wrong now; None if all is kept."""
        if not isinstance(self._opened, Ready):
            return self._opened
        return next(iter(self._unsaved.values()), None)

    @property
    def refused(self) -> StorageProblem | None:
        """Why the file is not open; None if it is."""
        return None if isinstance(self._opened, Ready) else self._opened.problem

    @property
    def profiles(self) -> Profiles | None:
        """Those whom the program knows; None while they cannot be read."""
        return self._profiles

    @property
    def profile(self) -> Profile | None:
        """Who plays; None while it cannot be read."""
        return self._profile

    def new_log(self) -> ReportingLog[Event]:
        """Keeps an evening that begins, in memory if it cannot be stored."""
        self._stored = None
        self._log = ReportingLog(self._evening_log(), self._reporter(EVENING))
        return self._log

    def last_terms(self) -> Terms | None:
        """On which terms whoever plays now sat down last; None if that is not known."""
        if self._evenings is None:
            return None
        try:
            return self._evenings.terms(self._key, self._now())
        except StorageProblem as problem:
            logger.warning("the last terms cannot be read: %s", problem.fault.value)
            return None

    def reviews(self) -> KeptReviews:
        """What whoever plays now has answered in training; from now on in memory if it cannot be
        stored."""
        self._reviews = KeptReviews(self._review_log(), self._reporter(TRAINING))
        return self._reviews

    def found_questions(self) -> FoundQuestions | None:
        """The judged questions that were found on this machine; None while nothing is kept."""
        return FoundQuestions(self._opened.database) if isinstance(self._opened, Ready) else None

    def last_evening(self) -> Kept | None:
        """The evening that was being played or settled when the program ended; None if there is
        none."""
        if self._evenings is None:
            return None
        try:
            stored = self._evenings.last(self._key)
            if stored is None:
                return None
            read = self._evenings.read(stored)
            resumed = resume(read)
            self._stored = self._evenings.go_on(stored)
            log = ReportingLog[Event](self._stored, self._reporter(EVENING))
        except IllegalEvent as problem:
            logger.warning("an evening cannot be read: %s", problem.fault.value)
            return None
        except StorageProblem as problem:
            self._report(EVENING, Unsaved(problem, 0))
            return None
        self._log = log
        if resumed.problem is not None:
            logger.warning("the end of an evening cannot be read: %r", resumed.problem)
            log.append(CutBack(resumed.evening.events))
        sound = tuple(event for event in effective(read)[: resumed.evening.events] if event)
        return Kept(resumed.evening, sound, log, resumed.problem is not None)

    def try_again(self) -> None:
        """Opens the file if it was refused, reads what could not be read, and stores what is not
        stored yet."""
        if isinstance(self._opened, Refused):
            self._open()
            return
        self._read_again()
        for log in (self._log, self._reviews):
            if log is not None:
                log.save()

    def begin_afresh(self) -> None:
        """Begins a new file in place of the one that is lost; its backups stay."""
        self._open(afresh=True)

    def restore(self, backup: Backup) -> None:
        """Brings *backup* back, as soon as a copy of it is made and found good: until then all goes
        on. What lay in its place is set aside, with the evening that was being played in it."""
        self._backing_up.fetch(backup, self._put_in_place)

    def backups(self) -> tuple[Backup, ...]:
        """All backups, the newest first; none where they cannot be read."""
        return self._backing_up.all()

    def back_up(self) -> None:
        """Makes a backup, in a thread of its own; what was too large to be looked through at the
        start is looked through before."""
        if isinstance(self._opened, Ready) and not self._opened.created:
            self._backing_up.make(is_checked=self._opened.checked)

    def now(self) -> datetime:
        """The time, in UTC."""
        return self._now()

    def tell(self, problem: StorageProblem) -> None:
        """Something could not be read or written that is not tried again."""
        self._report(PLAYERS, Unsaved(problem, 0))

    def name_profile(self, name: str) -> None:
        """Whoever plays and has no name yet is called *name* from now on, unless somebody is."""
        profile = self._profile
        if self._profiles is None or profile is None or profile.name or not name:
            return
        try:
            if shared_name((*(other.name for other in self._profiles.all()), name)) is not None:
                return  # somebody else is known by it
            self._profiles.change(replace(profile, name=name))
        except StorageProblem as problem:
            self.tell(problem)
        else:
            self.read_profile()

    def read_profile(self) -> None:
        """Who plays is read again."""
        self._profile = self._read_profile()
        self.profile_changed.emit()

    @property
    def has_log(self) -> bool:
        """False when the evening that runs is not in the file any more."""
        return self._log is not None

    def close(self) -> None:
        """Nothing is stored any more."""
        self._backing_up.close()
        self._close()

    @property
    def _key(self) -> str | None:
        return self._profile.key if self._profile else None

    def _open(self, *, afresh: bool = False, is_checked: bool = False) -> None:
        self._close()
        at_most = 0 if is_checked else CHECKED_AT_ONCE
        self._opened = open_database(
            self._paths, self._now(), afresh=afresh, at_most=at_most, searches=False
        )
        self._begin()
        if self._log is not None:
            self._log.save_to(self._evening_log())
        if self._reviews is not None:
            self._reviews.save_to(self._review_log())
        self._tell_opened()

    def _tell_opened(self) -> None:
        self._search()
        self.trouble_changed.emit()
        self.profile_changed.emit()
        self.reopened.emit()

    def _begin(self) -> None:
        self._evenings: Evenings | None = None
        self._profiles: Profiles | None = None
        if isinstance(self._opened, Ready):
            self._evenings = Evenings(self._opened.database)
            self._profiles = Profiles(self._opened.database)
        self._profile = self._read_profile()

    def _read_profile(self) -> Profile | None:
        """Who was chosen last; the first who plays is a person without a name yet."""
        if self._profiles is None:
            return None
        try:
            chosen = self._profiles.chosen()
            if chosen is not None:
                return chosen
            return self._profiles.add(
                "", TokenColour.RED, self._now(), language=LanguageChoice.SYSTEM
            )
        except StorageProblem as problem:
            self._report(PLAYERS, Unsaved(problem, 0))
            return None

    def _review_log(self) -> ReviewLog | StorageProblem:
        if not isinstance(self._opened, Ready):
            return self._opened.problem
        if self._profile is None:
            return StorageProblem(StorageFault.MISSING, self._paths.database)
        return ReviewLog(self._opened.database, self._profile.key)

    def _evening_log(self) -> EveningLog | StorageProblem:
        """Where the evening that runs goes on; it begins there unless it was stored before."""
        if self._evenings is None:
            assert not isinstance(self._opened, Ready)
            return self._opened.problem
        if self._stored is None:
            self._stored = self._evenings.new(self._key, self._now())
        else:
            self._stored = self._evenings.again(self._stored)
        return self._stored

    def _read_again(self) -> None:
        """What is still wrong is reported anew."""
        unread = [what for what, unsaved in self._unsaved.items() if not unsaved.entries]
        for what in unread:
            self._report(what, None)
        if unread:
            self.read_profile()
            self.reopened.emit()

    def _reporter(self, what: str) -> Report:
        return lambda unsaved: self._report(what, unsaved)

    def _report(self, what: str, unsaved: Unsaved | None) -> None:
        before = self.trouble
        if unsaved is None:
            self._unsaved.pop(what, None)
        else:
            self._unsaved[what] = unsaved
        if self.trouble != before:
            self.trouble_changed.emit()

    def _close(self) -> None:
        if isinstance(self._opened, Ready):
            self._opened.database.close()

    def _put_in_place(self, fresh: Path) -> None:
        """Has the file that is to be restored take the place of the database."""
        self._close()
        try:
            backups.put_in_place(self._paths, fresh, self._now())
        except StorageProblem as problem:
            self._open()
            self.restore_refused.emit(problem)
            return
        if isinstance(self._opened, Ready):
            self._forget()
        self._open(is_checked=True)

    def _on_damaged(self) -> None:
        """The file was opened before all of it was looked through."""
        self._forget()
        self._close()
        problem = StorageProblem(StorageFault.DAMAGED, self._paths.database)
        self._opened = lose(self._paths, problem, self._now(), searches=False)
        self._begin()
        self._tell_opened()

    def _search(self) -> None:
        """The file is lost: its backups are looked through for the newest sound one, while one
        plays on."""
        lost = self._opened
        if isinstance(lost, Lost) and not lost.is_searched:
            self._backing_up.find_newest(partial(self._on_searched, lost))

    def _on_searched(self, lost: Lost, newest: Backup | None) -> None:
        if self._opened is lost:
            self._opened = replace(lost, newest=newest, is_searched=True)
            self.trouble_changed.emit()

    def _forget(self) -> None:
        """What was played and answered belongs to another file than the one that comes."""
        self._log = self._stored = self._reviews = None
        self._unsaved.clear()
