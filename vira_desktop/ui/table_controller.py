"""Between the session and the table's widgets: values in, actions out."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeGuard

from PySide6.QtCore import QObject, QTimer, Signal

from ..rules.actions import Accept, Action, PlayCard
from ..rules.cards import NO_CARDS, Card, CardSet
from ..rules.refusals import IllegalAction, Reason
from ..rules.seats import BySeat, Seat
from ..rules.state import Played, Playing, State
from ..rules.view import SeatView, onlooker_view
from ..session.claims import Proof, proof_of
from ..session.table import Change, TableSession
from .background import Lane
from .table.model import EveningSigns, TableModel, finished_trick, standings_of

Prove = Callable[[Playing], Proof]
"""What can be proved of the open claim; called in a thread."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How long things stay on the screen."""

    trick_seconds: float
    trick_waits: bool
    bot_seconds: float
    deal_seconds: float = 0.0
    """How long the dealing takes before a bot is asked."""

    @property
    def looking_on(self) -> "Pace":
        """The same where the person only looks on: quick, and nothing waits for a click."""
        return Pace(
            trick_seconds=min(self.trick_seconds, 0.4),
            trick_waits=False,
            bot_seconds=min(self.bot_seconds, 0.1),
            deal_seconds=self.deal_seconds,
        )


AT_ONCE = Pace(trick_seconds=0, trick_waits=False, bot_seconds=0)
"""For a deal that is to be over."""


class TableController(QObject):
    """Shows a session to the person who plays at it, and takes what that person does. *prove* says
    what can be proved of an open claim; it may take its time, the table waits for nothing."""

    model_changed = Signal(object)
    """A new TableModel."""
    refused = Signal(object, object)
    """A Reason, and the SeatView of who was refused."""

    def __init__(
        self,
        pace: Pace,
        you: Callable[[], str],
        parent: QObject | None = None,
        *,
        prove: Prove = proof_of,
    ) -> None:
        super().__init__(parent)
        self._usual_pace = pace
        self._hurries = False
        """The deal at which the person looks on is played to its end at once."""
        self._you = you
        self._session: TableSession | None = None
        self._person: Seat | None = Seat.FOREHAND
        """None while the person sits a deal out."""
        self._evening: EveningSigns | None = None
        self._selected: CardSet = NO_CARDS
        self._lying: tuple[Played, ...] = ()
        self._prove = prove
        self._proofs = Lane("proof", self)
        self._proof: Proof | None = None
        """What came out about the open claim; None while there is none or it is looked at."""
        self._bot_timer = self._timer(self._ask_bot)
        self._trick_timer = self._timer(self._gather)

    @property
    def session(self) -> TableSession | None:
        """The running deal, if one has begun."""
        return self._session

    def start(self, session: TableSession, evening: EveningSigns | None = None) -> None:
        """Shows *session*, a deal of *evening*, from now on and sets it going."""
        self.stop()
        self._evening, self._hurries = evening, False
        self._session = session
        self._look_at_claim(session.state)
        self._person = next((seat for seat in Seat if not session.is_bot(seat)), None)
        session.listen(self._on_change)
        self._show()
        is_dealt = not session.log.actions
        self._go_on(after=self._pace.deal_seconds if is_dealt else 0.0)

    def show_evening(self, evening: EveningSigns) -> None:
        """Tells *evening* with the next moment of the deal."""
        self._evening = evening

    def stop(self) -> None:
        """Leaves the deal as it lies; nothing moves any more."""
        self._stop()
        self._proofs.drop()
        if self._session is not None:
            self._session.unlisten(self._on_change)
            self._session.drop_question()
        self._session = None

    def close(self) -> None:
        """Stops for good, without waiting for a proof that is still looked for."""
        self.stop()
        self._proofs.close()

    def set_pace(self, pace: Pace) -> None:
        """Uses *pace* from the next trick and the next bot on."""
        self._usual_pace = pace

    def act(self, action: Action) -> None:
        """Does what the person means; a refusal is told by `refused`."""
        if self._session is None:
            return
        if self._lying:
            self.gather_trick()
        try:
            self._session.submit(action)
        except IllegalAction as problem:
            self._refuse(problem.reason)

    def click_card(self, card: Card) -> None:
        """Plays *card*, or chooses it (or no longer) for what is bought, kept or set aside."""
        if self._session is None:
            return
        if self._lying:
            self.gather_trick()
            return
        if self._person is None:
            return
        if isinstance(self._session.state, Playing):
            self.act(PlayCard(self._person, card))
            return
        choice = self._session.view(self._person).choice()
        if choice is None:
            self._refuse(Reason.NOT_NOW)
            return
        self._selected ^= {card}
        self._show()

    def clear_selection(self) -> None:
        """No card is chosen any more."""
        self._selected = NO_CARDS
        self._show()

    def gather_trick(self) -> None:
        """The finished trick is gathered and the deal goes on; one at which the person only looks
        on goes on to its end at once."""
        self._hurries = self._person is None
        if self._hurries and self._bot_timer.isActive():
            self._go_on()
        self._gather()

    def _gather(self) -> None:
        if not self._lying:
            return
        self._trick_timer.stop()
        self._lying = ()
        self._show()
        self._go_on()

    def take_back(self) -> None:
        """Goes back to the person's last decision."""
        if self._session is not None:
            self._stop()
            if not self._session.take_back():
                self._show()
                self._go_on()

    def refresh(self) -> None:
        """Shows the same moment again, as after a change of language."""
        self._show()

    def model(self) -> TableModel | None:
        """What the table shows now."""
        session = self._session
        if session is None:
            return None
        view = self._view(session)
        return TableModel(
            view=view,
            names=self._names(session),
            standings=standings_of(session.match, session.state),
            deal_number=session.match.deal_number,
            selected=self._selected & view.hand,
            lying_trick=self._lying,
            claim_proof=self._proof,
            thinking=None if self._lying else session.waits_for,
            evening=self._evening,
            onlooks=self._person is None,
        )

    @property
    def _pace(self) -> Pace:
        if self._hurries:
            return AT_ONCE
        return self._usual_pace if self._person is not None else self._usual_pace.looking_on

    def _view(self, session: TableSession) -> SeatView:
        if self._person is None:
            return onlooker_view(session.state)
        return session.view(self._person)

    def _names(self, session: TableSession) -> BySeat[str]:
        names = session.match.names
        return names if self._person is None else names.put(self._person, self._you())

    def _on_change(self, change: Change) -> None:
        self._selected = NO_CARDS
        self._lying = finished_trick(change.action, change.before, change.after)
        if not isinstance(change.action, Accept) or not _is_claim_open(change.after):
            self._look_at_claim(change.after)
        self._show()
        if not self._lying:
            self._go_on()
        elif not self._pace.trick_waits:
            self._trick_timer.start(round(1000 * self._pace.trick_seconds))

    def _look_at_claim(self, state: State) -> None:
        """Has it looked at whether the open claim holds, if there is one."""
        self._proof = None
        self._proofs.drop()
        if _is_claim_open(state):
            self._proofs.ask(partial(self._prove, state), self._on_proof)

    def _on_proof(self, proof: Proof | None) -> None:
        self._proof = Proof.UNKNOWN if proof is None else proof
        self._show()

    def _go_on(self, after: float = 0.0) -> None:
        session = self._session
        if session is not None and session.waits_for is not None:
            self._bot_timer.start(round(1000 * (after + self._pace.bot_seconds)))

    def _ask_bot(self) -> None:
        if self._session is not None:
            self._session.ask_next()

    def _refuse(self, reason: Reason) -> None:
        if self._session is not None:
            self.refused.emit(reason, self._view(self._session))

    def _show(self) -> None:
        model = self.model()
        if model is not None:
            self.model_changed.emit(model)

    def _stop(self) -> None:
        self._bot_timer.stop()
        self._trick_timer.stop()
        self._selected, self._lying = NO_CARDS, ()

    def _timer(self, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer


def _is_claim_open(state: State) -> TypeGuard[Playing]:
    """Whether a claim is to be answered."""
    return isinstance(state, Playing) and state.claim is not None
