"""An evening that is being played: takes events, keeps them, tells listeners, and gives the deal
that runs to a table."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from . import evening as evenings
from .evening import Evening
from .events import Acted, Event, Opened
from .log import Entry
from .lots import next_deal
from .ports import BotRunner, EventStore
from .table import TableSession


@dataclass(frozen=True, slots=True)
class Happened:
    """What a listener hears: *event* led from *before* to *after*."""

    before: Evening
    event: Event
    after: Evening


class EveningSession:
    """A running evening. `submit` is the one door, also for what is done at its `table`; nothing
    here waits for anybody. It begins with `open_evening`, or with one that was read back."""

    def __init__(self, evening: Evening, *, store: EventStore, runner: BotRunner) -> None:
        self.evening = evening
        self._store = store
        self._runner = runner
        self._listeners: list[Callable[[Happened], None]] = []
        self.table = self._table()
        """The deal that runs, or is paid and still lies there; None between two deals."""

    def listen(self, listener: Callable[[Happened], None]) -> None:
        """Has *listener* told of every event, after it is stored."""
        self._listeners.append(listener)

    def submit(self, event: Event) -> None:
        """Does *event*, stores it and tells the listeners. Raises IllegalEvent or IllegalAction;
        then nothing has changed. What is done in a deal comes by its `table`, which would not
        hear of it otherwise."""
        before, after = self.evening, evenings.apply(self.evening, event)
        self._store.append(event)
        self.evening = after
        if not isinstance(event, Acted):
            self._change_table(before)
        for listener in tuple(self._listeners):
            listener(Happened(before, event, after))

    def deal(self, at: datetime) -> TableSession:
        """The table at which the next deal, begun *at*, UTC, is played. Raises IllegalEvent."""
        self.submit(next_deal(self.evening, at))
        assert self.table is not None
        return self.table

    def add(self, entry: Entry) -> None:
        """What happens at the table, which keeps its entries here (`ports.GameStore`)."""
        self.submit(Acted(entry))

    def _change_table(self, before: Evening) -> None:
        running, was = self.evening.running, before.running
        if (running and running.begun) is not (was and was.begun):
            self.table = self._table()

    def _table(self) -> TableSession | None:
        running = self.evening.running
        if running is None:
            return None
        return TableSession(
            running.match,
            running.begun.deal,
            seed=running.begun.seed,
            store=self,
            runner=self._runner,
            entries=running.log.entries,
        )


def open_evening(opened: Opened, *, store: EventStore, runner: BotRunner) -> EveningSession:
    """A new evening, which is stored. Raises IllegalEvent."""
    evening = evenings.begin(opened)
    store.append(opened)
    return EveningSession(evening, store=store, runner=runner)
