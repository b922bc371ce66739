"""What the table screen shows at one moment: the only value that its widgets are given."""

from dataclasses import dataclass
from enum import Enum

from ...rules.actions import Action, PlayCard
from ...rules.cards import NO_CARDS, CardSet
from ...rules.seats import BySeat, Seat
from ...rules.state import Played, Playing, Settled, State
from ...rules.view import SeatView
from ...session.agreement import Length
from ...session.claims import Proof
from ...session.match import Match
from ...session.players import Player
from ...session.token_table import TokenTable


class Position(Enum):
    """Where a seat is drawn, as the person at the bottom sees it; clockwise is to the left."""

    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningSigns:
    """What the table tells of the evening that the deal belongs to."""

    match: Match
    """The table at which the deal is played."""
    length: Length
    is_last: bool
    """The deal is Borup, the last of the evening; a paid one has ended it."""
    players: tuple[Player, ...]
    """All who have come, by number."""
    tokens: TokenTable


@dataclass(frozen=True, slots=True, kw_only=True)
class TableModel:
    """The view of the seat at the bottom, with the names and the marks of the moment."""

    view: SeatView
    names: BySeat[str]
    """Who sits where in this deal."""
    standings: BySeat[int]
    """Account of each since the session began, in pins; a bet counts eight."""
    deal_number: int
    selected: CardSet = NO_CARDS
    """Cards of the hand chosen for the purchase, keep or setting aside that is asked."""
    lying_trick: tuple[Played, ...] = ()
    """A finished trick that lies on the table until it is gathered; empty otherwise."""
    claim_proof: Proof | None = None
    """What can be proved of the open claim, which the table tells everybody (ruling 25); None while
    it is looked at."""
    thinking: Seat | None = None
    """The bot that is being waited for."""
    evening: EveningSigns | None = None
    """None for a deal that belongs to no evening."""
    is_replay: bool = False
    """Nobody plays here, and nobody is called "you": somebody looks at what was played."""
    open_hands: BySeat[CardSet] | None = None
    """All hands, where they lie open to who looks at a replay."""

    onlooks: bool = False
    """The person sits this deal out and looks on, over the forehand's shoulder."""

    @property
    def has_own_hand(self) -> bool:
        """True if the hand at the bottom is the person's, who is called "you"."""
        return not (self.is_replay or self.onlooks)

    def position_of(self, seat: Seat) -> Position:
        """Where *seat* is drawn."""
        if seat is self.view.seat:
            return Position.BOTTOM
        return Position.LEFT if seat is self.view.seat.left else Position.RIGHT

    @property
    def shown_trick(self) -> tuple[Played, ...]:
        """The cards that lie in the middle: the finished trick, or else the running one."""
        return self.lying_trick or self.view.trick


def standings_of(match: Match, state: State) -> BySeat[int]:
    """The accounts of those who play this deal; once it is over, after its payment."""
    if not isinstance(state, Settled):
        return match.standings
    paid = match.after(state).accounts
    return BySeat(*(paid[match.chair_of(seat)] for seat in Seat))


def finished_trick(action: Action | None, before: State, after: State) -> tuple[Played, ...]:
    """The cards of the trick that *action* finished, if it did."""
    if not isinstance(action, PlayCard) or not isinstance(after, Playing | Settled):
        return ()
    if isinstance(before, Playing) and len(after.tricks) > len(before.tricks):
        return after.tricks[-1].cards
    return ()
