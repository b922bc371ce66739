"""What the session needs from outside: somebody who thinks for the bots, and a store."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ..rules.actions import Action
from ..rules.state import Deal, Playing
from ..rules.view import SeatView
from .log import Entry


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A decision that is asked of a bot. *seed* makes the answer repeatable."""

    bot: str
    view: SeatView
    seed: str
    claim: Playing | None = None
    """The whole table when a claim is to be answered, which the rules' search judges (ruling 25);
    None in every other case."""


class BotRunner(Protocol):
    """Answers questions, now or later, but always on the session's own thread."""

    def ask(self, question: BotQuestion, answer: Callable[[Action | None], None]) -> None:
        """Has the bot decide and hands its action to *answer*, None if the bot failed; a
        question asked later makes the answer to this one unwanted."""
        ...


class GameStore(Protocol):
    """Keeps what happens, entry by entry, before anything is drawn."""

    def begin(self, deal: Deal, seed: str) -> None:
        """A deal starts."""
        ...

    def add(self, entry: Entry) -> None:
        """One entry more of the running deal."""
        ...


class NoStore:
    """A store that keeps nothing."""

    def begin(self, deal: Deal, seed: str) -> None:
        """Keeps nothing."""

    def add(self, entry: Entry) -> None:
        """Keeps nothing."""
