"""What is wrong with the file in which everything is kept, told in the window's banner."""

from PySide6.QtCore import QObject

from ..session.keeping import Backup, StorageProblem
from ..storage.database import Lost, Refused
from ..storage.reporting import Unsaved
from ..ui.banner import Banner, Remedy
from ..ui.text import keeping_text
from .keeping import Keeping


class Trouble(QObject):
    """Has *banner* say what is wrong with *keeping* for as long as it is."""

    def __init__(self, keeping: Keeping, banner: Banner) -> None:
        super().__init__(banner)
        self._keeping = keeping
        self._banner = banner
        self._wanted: Backup | None = None
        """What is to be brought back."""
        keeping.trouble_changed.connect(self.show)
        keeping.restore_refused.connect(self._tell_refused)

    def show(self) -> None:
        """Says what is wrong now."""
        again = Remedy(keeping_text.try_again, self._keeping.try_again)
        match self._keeping.trouble:
            case None:
                self._banner.clear()
            case Unsaved(problem, 0):
                self._banner.tell(lambda: keeping_text.not_read(problem), (again,))
            case Unsaved(problem, _):
                self._banner.tell(lambda: keeping_text.unsaved(problem), (again,))
            case Refused(problem):
                self._banner.tell(lambda: keeping_text.refused(problem), (again,))
            case Lost() as lost:
                self._tell_lost(lost)

    def tell_cut(self) -> None:
        """Says that the end of the evening could not be read."""
        close = Remedy(keeping_text.close, self.show)
        self._banner.tell(keeping_text.cut, (close,))

    def _tell_lost(self, lost: Lost) -> None:
        if not lost.is_searched:
            self._banner.tell(lambda: keeping_text.lost_and_searched(lost.problem, lost.aside))
            return
        afresh = Remedy(keeping_text.begin_afresh, self._keeping.begin_afresh)
        newest = lost.newest
        remedies = [afresh]
        if newest is not None:
            remedies.insert(0, self._bring_back(newest))
        self._banner.tell(lambda: keeping_text.lost(lost.problem, lost.aside, newest), remedies)

    def _bring_back(self, backup: Backup) -> Remedy:
        return Remedy(lambda: keeping_text.bring_back(backup), lambda: self.restore(backup))

    def restore(self, backup: Backup) -> None:
        """Brings *backup* back, and says meanwhile that this is being done."""
        self._wanted = backup
        self._banner.tell(lambda: keeping_text.bringing_back(backup))
        self._keeping.restore(backup)

    def _tell_refused(self, problem: StorageProblem) -> None:
        """Says why a backup was not brought back."""
        backup = self._wanted
        assert backup is not None
        again = Remedy(keeping_text.try_again, lambda: self.restore(backup))
        close = Remedy(keeping_text.close, self.show)
        self._banner.tell(lambda: keeping_text.not_brought_back(problem), (again, close))
