"""A solver that a bot has for itself, made when it is first wanted."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from ..solver.api import Solver

MEGABYTES = 16


class OwnSolver:
    """Answers one decision at a time: one that nobody waits for any more may still be thought
    about in its thread. *nodes* is what a world may cost."""

    def __init__(self, nodes: int) -> None:
        self._nodes = nodes
        self._solver: Solver | None = None
        self._at_work = Lock()

    @contextmanager
    def alone(self) -> Iterator[Solver]:
        """The solver, for as long as it is wanted."""
        with self._at_work:
            if self._solver is None:
                self._solver = Solver(megabytes=MEGABYTES, nodes=self._nodes)
            yield self._solver
