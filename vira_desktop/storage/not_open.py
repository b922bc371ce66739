"""What looks back on a file that was refused when it was opened: nothing in it is touched."""

from collections.abc import Sequence
from datetime import datetime
from typing import NoReturn

from ..session.archive import ArchivedDeal, DealKey, DealRow, EveningRow, Person, Wanted
from ..session.evening import Evening
from ..session.keeping import StorageProblem
from ..session.statistics import Statistics


class NotOpen:
    """A `session.archive.Archive` and its `Results` which answer every question by *problem*."""

    def __init__(self, problem: StorageProblem) -> None:
        self._problem = problem

    def evenings(self) -> Sequence[EveningRow]:
        """Raises StorageProblem, as all the others do."""
        self._refuse()

    def count(self, wanted: Wanted) -> int:
        """Raises StorageProblem."""
        self._refuse(wanted)

    def deals(self, wanted: Wanted, *, start: int, count: int) -> Sequence[DealRow]:
        """Raises StorageProblem."""
        self._refuse(wanted, start, count)

    def deal(self, key: DealKey) -> ArchivedDeal | None:
        """Raises StorageProblem."""
        self._refuse(key)

    def settled(self, evening: int) -> Evening | None:
        """Raises StorageProblem."""
        self._refuse(evening)

    def people(self) -> Sequence[Person]:
        """Raises StorageProblem."""
        self._refuse()

    def statistics(
        self, profile: str, *, since: datetime | None = None, until: datetime | None = None
    ) -> Statistics:
        """Raises StorageProblem."""
        self._refuse(profile, since, until)

    def _refuse(self, *_asked: object) -> NoReturn:
        # A new one each time: an exception that is raised again keeps where it was raised before.
        raise StorageProblem(self._problem.fault, self._problem.path)
