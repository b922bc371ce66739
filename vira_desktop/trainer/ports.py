"""What the trainer needs from outside."""

from collections.abc import Sequence
from typing import Protocol

from .reviews import Entry


class ReviewStore(Protocol):
    """Keeps one learner's log. Nothing that was appended is ever changed."""

    def append(self, entry: Entry) -> None:
        """Stores *entry* before it returns, and so before the next question is drawn."""
        ...

    def entries(self) -> Sequence[Entry]:
        """The whole log, in order."""
        ...
