"""The judged questions there are: those the program brings along, and those found since."""

from collections.abc import Iterable

from .skills import Kind
from .worth_questions import WorthQuestion


class WorthStore:
    """Questions by kind, the *shipped* ones before those that were *found*. One thread may add
    while others read."""

    def __init__(
        self, shipped: Iterable[WorthQuestion] = (), found: Iterable[WorthQuestion] = ()
    ) -> None:
        self._shipped = tuple(shipped)
        self._found: tuple[WorthQuestion, ...] = ()
        self._known = {question.item.identity for question in self._shipped}
        for question in found:
            self.add(question)

    def shipped(self, kind: Kind) -> tuple[WorthQuestion, ...]:
        """Those of *kind* that the program brings along."""
        return tuple(question for question in self._shipped if question.kind is kind)

    def found(self, kind: Kind) -> tuple[WorthQuestion, ...]:
        """Those of *kind* that were found since, in this order."""
        return tuple(question for question in self._found if question.kind is kind)

    def add(self, question: WorthQuestion) -> bool:
        """Takes *question* in; False if there is one that shows the same."""
        identity = question.item.identity
        if identity in self._known:
            return False
        self._known.add(identity)
        self._found = (*self._found, question)
        return True
