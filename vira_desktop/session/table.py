"""One deal at the table: takes actions, keeps the log, tells listeners, asks the bots."""

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from ..rules.actions import Action
from ..rules.flow import is_over, to_act
from ..rules.refusals import IllegalAction
from ..rules.seats import Seat
from ..rules.state import Deal, State
from ..rules.view import SeatView, view_for
from . import log as logs
from .claims import repeats_a_refused_claim
from .fallback import plain_action
from .log import Entry, TakeBack
from .match import Match
from .ports import BotQuestion, BotRunner, GameStore
from .reasons import Inquiry, question_of

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Change:
    """What a listener hears: *action* led from *before* to *after*; None when taken back."""

    before: State
    action: Action | None
    after: State


class TableSession:
    """A running deal. `submit` is the one door; nothing here waits for anybody. A deal that was
    begun before is given the *entries* that are stored of it, and goes on after the last sound
    one."""

    def __init__(
        self,
        match: Match,
        deal: Deal,
        *,
        seed: str,
        store: GameStore,
        runner: BotRunner,
        entries: Iterable[Entry] = (),
    ) -> None:
        self.match = match
        self.seed = seed
        self.log, _ = logs.read(deal, entries)
        self._store = store
        self._runner = runner
        self._listeners: list[Callable[[Change], None]] = []
        self._asked: BotQuestion | None = None
        """What a bot is thinking about; only its answer counts."""

    @property
    def state(self) -> State:
        """The table now."""
        return self.log.state

    def view(self, seat: Seat) -> SeatView:
        """What *seat* may know now."""
        return view_for(self.state, seat)

    def listen(self, listener: Callable[[Change], None]) -> None:
        """Has *listener* told of every change, after it is stored."""
        self._listeners.append(listener)

    def unlisten(self, listener: Callable[[Change], None]) -> None:
        """Tells *listener* no more."""
        self._listeners.remove(listener)

    def is_bot(self, seat: Seat) -> bool:
        """True if a bot sits at *seat*."""
        return self.match.player_at(seat).bot is not None

    @property
    def waits_for(self) -> Seat | None:
        """The bot that is asked now; None when it is a person's turn or the deal is over."""
        seat = to_act(self.state)
        return seat if seat is not None and self.is_bot(seat) else None

    def submit(self, action: Action) -> None:
        """Does *action*, stores it and tells the listeners. Raises IllegalAction."""
        self._add(action)

    def play_on(self, actions: Iterable[Action]) -> int:
        """Does *actions* for as long as they are legal; how many were."""
        for count, action in enumerate(actions):
            try:
                self.submit(action)
            except IllegalAction:
                return count
        return len(self.log.actions)

    def ask_next(self) -> None:
        """Asks the bot whose turn it is; its answer comes back as an action through `submit`.
        Does nothing when a person is to act."""
        done = len(self.log.actions)
        question = question_of(self.match, self.state, seed=self.seed, done=done)
        if question is None:
            return
        question = replace(question, is_wanted=lambda: self._asked is question)

        def answer(action: Action | None) -> None:
            if self._asked is question:
                self._take(question.view, action)

        self._asked = question
        self._runner.ask(question, answer)

    def drop_question(self) -> None:
        """Hears no answer to what was asked before, as when the deal is left; `ask_next` asks
        again."""
        self._asked = None

    def take_back(self) -> bool:
        """Goes back to the last decision of a person; False if there is none."""
        for count in reversed(range(len(self.log.actions))):
            seat = to_act(self.log.state_after(count))
            if seat is not None and not self.is_bot(seat):
                self._add(TakeBack(count))
                return True
        return False

    @property
    def inquiry(self) -> Inquiry:
        """What bots may be asked about the deal as far as it has come."""
        return Inquiry(self.match, self.log, self.seed)

    @property
    def is_over(self) -> bool:
        """True when the deal is paid."""
        return is_over(self.state)

    def _add(self, entry: Entry) -> None:
        before, log = self.state, self.log.after(entry)
        self._store.add(entry)
        self.drop_question()
        self.log = log
        action = None if isinstance(entry, TakeBack) else entry
        self._tell(Change(before, action, self.state))

    def _take(self, view: SeatView, action: Action | None) -> None:
        if action is not None and not repeats_a_refused_claim(action, view):
            try:
                self.submit(action)
            except IllegalAction as problem:
                logger.warning("bot at %s refused: %s", view.seat.value, problem.reason.value)
            else:
                return
        self.submit(plain_action(view))

    def _tell(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            listener(change)
