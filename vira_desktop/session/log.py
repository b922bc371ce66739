"""The log of a deal: entries are only ever added, and everything else is computed from them."""

from dataclasses import dataclass

from ..rules import flow
from ..rules.actions import Action
from ..rules.state import Deal, State


@dataclass(frozen=True, slots=True)
class TakeBack:
    """From here on, only the first *keep* actions count."""

    keep: int


Entry = Action | TakeBack


class GameLog:
    """One deal from its first call on. The states are a cache of what the entries say."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.entries: list[Entry] = []
        self._states: list[State] = [flow.begin(deal)]
        self._actions: list[Action] = []

    @property
    def state(self) -> State:
        """The table now."""
        return self._states[-1]

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that count, in order."""
        return tuple(self._actions)

    def state_after(self, count: int) -> State:
        """The table after the first *count* actions."""
        return self._states[count]

    def append(self, action: Action) -> State:
        """The table after *action*, which is now in the log. Raises IllegalAction."""
        after = flow.apply(self.state, action)
        self.entries.append(action)
        self._actions.append(action)
        self._states.append(after)
        return after

    def take_back(self, keep: int) -> State:
        """The table after the first *keep* actions; the others count no more."""
        if not 0 <= keep <= len(self._actions):
            raise ValueError(keep)
        self.entries.append(TakeBack(keep))
        del self._actions[keep:]
        del self._states[keep + 1 :]
        return self.state
