"""What one seat may know: the only thing that bots and the table screen are given."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from .actions import Action
from .cards import NO_CARDS, Card, CardSet, Suit
from .choices import CardChoice, Legal
from .flow import legal_actions, to_act
from .seats import BySeat, Seat
from .state import (
    NO_TRICKS,
    Bidding,
    Buying,
    Call,
    Contract,
    HouseRules,
    Offer,
    OpenClaim,
    Played,
    Playing,
    Purchase,
    Settled,
    State,
    Step,
    Trick,
    is_face_up,
    table_of,
)


class Phase(Enum):
    """Where the deal is, as the record names it."""

    BIDDING = "bidding"
    BUYING = "buying"
    PLAY = "play"
    SETTLED = "settled"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView:
    """The table as *seat* sees it; nothing in it depends on a card the seat has not seen."""

    seat: Seat
    phase: Phase
    players: int
    pulla: int
    """Bets in the pulla before this deal."""
    highest: Suit
    rules: HouseRules
    to_act: Seat | None
    """Who is asked now; None when the deal is over."""
    legal: tuple[Legal, ...]
    """What this seat may do now."""
    hand: CardSet
    dealt: CardSet
    """This seat's thirteen cards as they were dealt."""
    discards: CardSet
    """What this seat has set aside; it remembers, and may look until the first lead."""
    may_look_at_discards: bool
    """Ruling 23: own discards lie open to their owner until the first lead."""
    card_counts: BySeat[int]
    auction: tuple[Call, ...]
    standing: Offer | None
    contract: Contract | None
    """None until the auction ends."""
    step: Step | None
    """What is asked in the buying; None in the other phases."""
    turned: tuple[Card, ...]
    """Cards of the stock that lie face up now."""
    purchases: tuple[Purchase, ...]
    """Who took how many cards from the stock, and what was turned up for it."""
    stock_left: int
    open_hand: CardSet | None
    """The declarer's cards while they lie face up."""
    tricks: tuple[Trick, ...]
    trick: tuple[Played, ...]
    taken: BySeat[int]
    claim: OpenClaim | None
    claim_refused: bool
    """The declarer's claim has been refused since the last card was played."""
    settled: Settled | None
    """The whole table once the deal is over, when everything may be looked at."""

    @property
    def is_my_turn(self) -> bool:
        """True if this seat is asked now, and it is for whoever has this view to answer."""
        return self.to_act is self.seat and bool(self.legal)

    @property
    def is_declarer(self) -> bool:
        """True if this seat plays alone."""
        return self.contract is not None and self.contract.declarer is self.seat

    @property
    def declarer(self) -> Seat | None:
        """Who plays alone; None until the auction ends."""
        return self.contract.declarer if self.contract else None

    def choice(self) -> CardChoice | None:
        """The choice among cards (buy, keep, set aside) that is open to this seat, if any."""
        for option in self.legal:
            if isinstance(option, CardChoice):
                return option
        return None

    def actions(self) -> tuple[Action, ...]:
        """The single actions open to this seat; choices among cards left out."""
        return tuple(option for option in self.legal if not isinstance(option, CardChoice))


def view_for(state: State, seat: Seat) -> SeatView:
    """What *seat* may know of *state*."""
    table = table_of(state)
    contract = None if isinstance(state, Bidding) else state.contract
    playing = state if isinstance(state, Playing | Settled) else None
    face_up = contract is not None and is_face_up(state)
    return SeatView(
        seat=seat,
        phase=phase_of(state),
        players=table.deal.players,
        pulla=table.deal.pulla,
        highest=table.deal.highest,
        rules=table.deal.rules,
        to_act=to_act(state),
        legal=tuple(option for option in legal_actions(state) if option.seat is seat),
        hand=table.hands[seat],
        dealt=table.deal.hands[seat],
        discards=table.discards[seat],
        may_look_at_discards=not isinstance(state, Playing) or not state.has_begun,
        card_counts=BySeat(*(len(hand) for hand in table.hands)),
        auction=table.auction,
        standing=_standing(state),
        contract=contract,
        step=state.step if isinstance(state, Buying) else None,
        turned=table.turned,
        purchases=table.purchases,
        stock_left=len(table.stock),
        open_hand=table.hands[contract.declarer] if contract and face_up else None,
        tricks=playing.tricks if playing else (),
        trick=playing.trick if playing else (),
        taken=playing.taken if playing else NO_TRICKS,
        claim=state.claim if isinstance(state, Playing) else None,
        claim_refused=isinstance(state, Playing) and state.claim_refused,
        settled=state if isinstance(state, Settled) else None,
    )


def onlooker_view(state: State) -> SeatView:
    """What somebody may know of *state* who sits the deal out: what lies open to all, as it is
    seen over the forehand's shoulder, and the whole table once the deal is over (ruling 23)."""
    view = view_for(state, Seat.FOREHAND)
    if view.settled is not None:
        return view
    return replace(
        view,
        legal=(),
        hand=(view.open_hand or NO_CARDS) if view.is_declarer else NO_CARDS,
        dealt=NO_CARDS,
        discards=NO_CARDS,
        may_look_at_discards=False,
    )


def phase_of(state: State) -> Phase:
    """The phase that *state* belongs to."""
    match state:
        case Bidding():
            return Phase.BIDDING
        case Buying():
            return Phase.BUYING
        case Playing():
            return Phase.PLAY
        case Settled():
            return Phase.SETTLED
        case _ as unknown:
            assert_never(unknown)


def _standing(state: State) -> Offer | None:
    """The highest bid so far."""
    if isinstance(state, Bidding):
        return state.standing
    return state.contract.offer if state.contract else None
