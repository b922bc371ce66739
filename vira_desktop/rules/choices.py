"""What is open at the table, listed: single actions, and choices among cards as one value each."""

from collections.abc import Iterable
from dataclasses import dataclass

from .actions import Action, Buy, Keep, SetAside
from .cards import CardSet
from .seats import Seat


@dataclass(frozen=True, slots=True)
class CardChoice:
    """Every action of *kind* by *seat* that names *least* to *most* different cards of *cards*."""

    kind: type[Buy] | type[Keep] | type[SetAside]
    seat: Seat
    cards: CardSet
    least: int
    most: int

    def allows(self, action: Action) -> bool:
        """True if *action* is one of those meant."""
        if not isinstance(action, Buy | Keep | SetAside):
            return False
        if type(action) is not self.kind or action.seat is not self.seat:
            return False
        named = set(action.cards)
        right_count = self.least <= len(action.cards) <= self.most
        return right_count and len(named) == len(action.cards) and named <= self.cards


Legal = Action | CardChoice


def allows(options: Iterable[Legal], action: Action) -> bool:
    """True if *action* is among *options*."""
    return any(
        option.allows(action) if isinstance(option, CardChoice) else option == action
        for option in options
    )
