"""The log of a deal: entries are only ever added, and everything else is computed from them."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from ..rules import flow
from ..rules.actions import Action
from ..rules.refusals import IllegalAction
from ..rules.state import Deal, State


@dataclass(frozen=True, slots=True)
class TakeBack:
    """From here on, only the first *keep* actions count."""

    keep: int


Entry = Action | TakeBack


@dataclass(frozen=True, slots=True)
class GameLog:
    """One deal from its first call on; `begin` makes an empty one, `after` a longer one."""

    deal: Deal
    entries: tuple[Entry, ...]
    actions: tuple[Action, ...]
    """The actions that count, in order."""
    _states: tuple[State, ...] = field(compare=False, repr=False)
    """Before the first action and after each: a cache of what the actions say."""

    @property
    def state(self) -> State:
        """The table now."""
        return self._states[-1]

    def state_after(self, count: int) -> State:
        """The table after the first *count* actions."""
        return self._states[count]

    def after(self, entry: Entry) -> "GameLog":
        """The log with *entry* added. Raises IllegalAction for an action that the rules refuse, and
        ValueError for taking back to where the deal has not been."""
        entries = (*self.entries, entry)
        if not isinstance(entry, TakeBack):
            state = flow.apply(self.state, entry)
            return GameLog(self.deal, entries, (*self.actions, entry), (*self._states, state))
        keep = entry.keep
        if not 0 <= keep <= len(self.actions):
            raise ValueError(keep)
        return GameLog(self.deal, entries, self.actions[:keep], self._states[: keep + 1])


def begin(deal: Deal) -> GameLog:
    """The log of *deal* before the first call."""
    return GameLog(deal, (), (), (flow.begin(deal),))


def read(deal: Deal, entries: Iterable[Entry]) -> tuple[GameLog, int]:
    """The log of *deal* with *entries* as far as they are sound, and how many were."""
    log = begin(deal)
    for count, entry in enumerate(entries):
        try:
            log = log.after(entry)
        except (IllegalAction, ValueError):
            return log, count
    return log, len(log.entries)
