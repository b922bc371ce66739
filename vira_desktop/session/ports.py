"""What the session needs from outside: somebody who thinks for the bots, a store, and
what the disk may refuse, as codes."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Protocol

from ..rules.actions import Action
from ..rules.state import Playing
from ..rules.view import SeatView
from .events import Event
from .log import Entry


class FileProblem(Enum):
    """There is no file to read at the place that was given, or it may not be read."""

    NOT_THERE = "not-there"
    NO_FILE = "no-file"
    """A folder, a device, a pipe."""
    TOO_LARGE = "too-large"
    """Far larger than any deal."""
    NOT_READABLE = "not-readable"
    """The disk or a permission refuses."""


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A decision that is asked of a bot. *seed* makes the answer repeatable."""

    bot: str
    view: SeatView
    seed: str
    claim: Playing | None = None
    """The whole table when a claim is to be answered, which the rules' search judges (ruling 25);
    None in every other case."""
    is_wanted: Callable[[], bool] = field(default=_always, compare=False)
    """False once nobody waits for the answer: who still thinks may stop."""


class BotRunner(Protocol):
    """Answers questions, now or later, but always on the session's own thread."""

    def ask(self, question: BotQuestion, answer: Callable[[Action | None], None]) -> None:
        """Has the bot decide and hands its action to *answer*, None if the bot failed; a
        question asked later makes the answer to this one unwanted."""
        ...


class GameStore(Protocol):
    """Keeps a deal, entry by entry, before anything is drawn."""

    def add(self, entry: Entry) -> None:
        """One entry more of the running deal."""
        ...


class EventStore(Protocol):
    """Keeps an evening, event by event, before anything is drawn."""

    def append(self, event: Event) -> None:
        """One event more of the evening, `Opened` first."""
        ...


class NoStore:
    """A store that keeps nothing."""

    def append(self, event: Event) -> None:
        """Keeps nothing."""

    def add(self, entry: Entry) -> None:
        """Keeps nothing."""
