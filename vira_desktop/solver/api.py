"""The door of the solver: questions about a position in which all cards are seen.

A Solver answers one question at a time and remembers nothing between positions but its memory;
two threads use two of them. The search holds no lock of Python's while it runs compiled.
"""

from collections.abc import Callable
from typing import TypeVar

from ..rules.cards import Card
from ..rules.games import Result
from ..rules.state import Playing
from .guess import likely_tricks
from .interpreted import interpreted_kernel
from .kernel import COMPILED, Kernel
from .many import NOBODY, ManyWorlds, owners_in
from .position import Position, pack, position_of

__all__ = [
    "COMPILED",
    "NOBODY",
    "ManyWorlds",
    "Position",
    "RanOut",
    "Solver",
    "owners_in",
    "position_of",
]

MEGABYTES = 64
"""Memory of a solver where nothing else is said."""
LEAST_MEGABYTES, MOST_MEGABYTES = 4, 256
OTHER_MEGABYTES = 3
"""What a kernel has beside the memory it is told to have, rounded up."""

UNLIMITED = 1 << 62

NOT_PLAYED = -1


class RanOut(Exception):
    """The search was stopped, or its budget is spent: there is no answer."""


class Solver:
    """Answers with all cards seen. *megabytes*, 4 to 256, is what it may remember in; *nodes* is
    what a question may cost, in positions at the start of a trick. *interpreted* does without the
    compiled kernel and *plain* without what is clever, to compare."""

    def __init__(
        self,
        *,
        megabytes: int = MEGABYTES,
        nodes: int = UNLIMITED,
        interpreted: bool = False,
        plain: bool = False,
    ) -> None:
        if not LEAST_MEGABYTES <= megabytes <= MOST_MEGABYTES:
            raise ValueError(f"a solver has 4 to 256 megabytes, not {megabytes}")
        kind = interpreted_kernel().Kernel if interpreted else Kernel
        self._kernel: Kernel = kind(megabytes - OTHER_MEGABYTES)
        if plain:
            self._kernel.do_without_cleverness()
        self._budget = nodes

    @property
    def nodes(self) -> int:
        """What the last question cost."""
        return int(self._kernel.nodes)

    def stop(self) -> None:
        """From any thread: the running question and all later ones raise RanOut, until
        `go_on`."""
        self._kernel.stop = 1

    def go_on(self) -> None:
        """Questions are answered again after `stop`."""
        self._kernel.stop = 0

    def reaches(self, position: Position, tricks: int) -> bool:
        """Whether the declarer takes at least *tricks* from here on when everybody plays his best:
        high he can, low he must. Raises RanOut."""
        question = _Question(self._kernel, position, self._budget)
        return question.reaches(question.packed.trick, tricks)

    def declarer_tricks(self, position: Position) -> int:
        """The tricks that the declarer takes from here on when everybody plays his best. Raises
        RanOut."""
        question = _Question(self._kernel, position, self._budget)
        return question.count(question.packed.trick)

    def card_tricks(self, position: Position) -> dict[Card, int]:
        """For every card that may be played now: the tricks that the declarer takes from here on,
        the running trick included. Raises RanOut."""
        question = _Question(self._kernel, position, self._budget)
        return question.of_each_card(question.count)

    def results(self, state: Playing) -> dict[Card, Result]:
        """For every card that may be played now: how the deal ends. Raises RanOut."""
        contract = state.contract
        taken = state.taken[contract.declarer]
        question = _Question(self._kernel, position_of(state), self._budget)
        # High: needed, and one less. Low: one, and two.
        bounds = (1, 2) if contract.is_low else (contract.tricks_needed, contract.tricks_needed - 1)

        def result(trick: tuple[int, ...]) -> Result:
            reached = [question.reaches(trick, bound - taken) for bound in bounds]
            if reached[0] is not contract.is_low:
                return Result.HOME
            return Result.BET if reached[1] is not contract.is_low else Result.KODILJ

        return question.of_each_card(result)

    def in_many_worlds(self, state: Playing, *, nodes: int | None = None) -> ManyWorlds:
        """The moment of *state*, to be asked about with other cards in the hands of the others;
        *nodes* is what each world may cost, if it is not what a question may."""
        return ManyWorlds(self._kernel, state, nodes or self._budget)


Answer = TypeVar("Answer")


class _Question:
    """One position loaded into the kernel, asked several things about."""

    def __init__(self, kernel: Kernel, position: Position, budget: int) -> None:
        self.packed = pack(position)
        self._kernel = kernel
        self._position = position
        self._guess = likely_tricks(self.packed, position.tricks, low=position.low)
        kernel.load(self.packed.words, self.packed.trump, position.tricks, position.low, budget)

    def reaches(self, trick: tuple[int, ...], need: int) -> bool:
        """Whether the declarer takes *need* more tricks after the cards of *trick*."""
        led, second, third = (*trick, NOT_PLAYED, NOT_PLAYED, NOT_PLAYED)[:3]
        answer = self._kernel.reaches(self.packed.leader, led, second, third, need)
        if answer < 0:
            raise RanOut
        return bool(answer)

    def count(self, trick: tuple[int, ...]) -> int:
        """How many more tricks he takes after the cards of *trick*."""
        least, most = 0, self._position.tricks
        guess = self._guess
        while least < most:
            guess = min(max(guess, least + 1), most)
            if self.reaches(trick, guess):
                least = guess
                guess += 1
            else:
                guess -= 1
                most = guess
        self._guess = least
        return least

    def of_each_card(self, ask: Callable[[tuple[int, ...]], Answer]) -> dict[Card, Answer]:
        """What *ask* says to the running trick with each card added that may be played now; equal
        cards are asked about once."""
        answers: dict[Card, Answer] = {}
        by_place = {self.packed.place_of[card]: card for card in self._position.playable}
        for place in sorted(by_place, reverse=True):
            above = by_place.get(place + 1)
            answers[by_place[place]] = (
                answers[above] if above is not None else ask((*self.packed.trick, place))
            )
        return answers
