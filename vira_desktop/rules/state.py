"""The table at any moment: one frozen class per phase, and the values they share."""

from dataclasses import dataclass
from enum import Enum

from .cards import NO_CARDS, Card, CardSet, Suit
from .games import ORDINARY, PULLA_ROWS, Family, Game, Openness, PullaRow, Qualifier, Result
from .seats import BySeat, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """Where a table plays otherwise than the rulings; the defaults are the rulings."""

    forehand_may_pass: bool = False
    """Ruling 8: forehand may open with a pass; three passes end the deal."""
    turne_plain_repurchase: bool = True
    """Ruling 15: a turné's repurchase may be a plain buy, with the old trump."""
    pulla: tuple[tuple[str, PullaRow], ...] = ()
    """Rows that replace those of the pulla table, by game key."""

    def pulla_row(self, game: Game) -> PullaRow:
        """What *game* lifts from and puts into the pulla."""
        return dict(self.pulla).get(game.key) or PULLA_ROWS.get(game.key, ORDINARY)


@dataclass(frozen=True, slots=True, kw_only=True)
class Deal:
    """What chance decided before the first call, and the table it was dealt at."""

    players: int
    """3, or 4 with one sitting out."""
    pulla: int
    """Bets in the pulla before this deal."""
    highest: Suit
    """Suit of the bottom card of the upside-down pack (ruling 6)."""
    hands: BySeat[CardSet]
    stock: tuple[Card, ...]
    """Thirteen cards, top first."""
    rules: HouseRules = HouseRules()


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A bid as it stands in the auction."""

    seat: Seat
    game: Game
    """The game bid; of an unspecified bid its floor, the row at which it would be frozen."""
    qualifier: Qualifier
    unspecified: Family | None = None
    """The family of a bid without a level; None when the level was named."""

    @property
    def key(self) -> tuple[int, int, int]:
        """What must be beaten: table row, qualifier, seat (ruling 10)."""
        return self.game.number, self.qualifier, self.seat.precedence


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the auction; *offer* is None for a pass."""

    seat: Seat
    offer: Offer | None


class Direction(Enum):
    """How the game is played."""

    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract:
    """What the declarer has undertaken, as far as it is settled."""

    declarer: Seat
    offer: Offer
    game: Game | None
    """None until the level of an unspecified bid is named."""
    direction: Direction | None
    trump: Suit | None = None
    repurchased: bool = False
    first_trump: Suit | None = None
    """The trump of the first buy, kept when a repurchase begins (ruling 28)."""
    aces_low: bool = False

    @property
    def named_game(self) -> Game:
        """The game, where it must be known. Raises ValueError before its level is named."""
        if self.game is None:
            raise ValueError("the level is not named yet")
        return self.game

    @property
    def is_low(self) -> bool:
        """True once it is known that no trick may be taken."""
        return self.direction is Direction.LOW

    @property
    def tricks_to_play(self) -> int:
        """Tricks in this deal: 13, or the cards of the declarer in a low game (ruling 19)."""
        return self.named_game.low_cards if self.is_low else 13

    @property
    def tricks_needed(self) -> int:
        """Tricks with which the declarer goes home: at least so many high, none low."""
        return 0 if self.is_low else self.named_game.high_tricks or 0

    def result_of(self, tricks: int) -> Result:
        """How the declarer has done who ends with *tricks* (ruling 26)."""
        short = tricks if self.is_low else self.tricks_needed - tricks
        if short <= 0:
            return Result.HOME
        return Result.BET if short == 1 else Result.KODILJ


@dataclass(frozen=True, slots=True)
class Purchase:
    """One exchange with the stock, as all saw it: who, how many, and the cards turned up for it."""

    seat: Seat
    count: int
    turned: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The cards and the public record, in every phase after the auction."""

    deal: Deal
    auction: tuple[Call, ...]
    hands: BySeat[CardSet]
    stock: tuple[Card, ...]
    """What is left of it, top first."""
    discards: BySeat[CardSet] = BySeat(NO_CARDS, NO_CARDS, NO_CARDS)
    turned: tuple[Card, ...] = ()
    """Cards of the stock that lie face up now; they are the topmost ones."""
    purchases: tuple[Purchase, ...] = ()


class Step(Enum):
    """Where the buying has come to: what is asked of the seat to act."""

    LEVEL = "level"
    TRUMP = "trump"
    TURN = "turn"
    TURN_OR_BUY = "turn-or-buy"
    """Turné after `repurchase`: turn again, or buy with the old trump."""
    BUY = "buy"
    BUY_OR_TRUMP = "buy-or-trump"
    """All turned cards are of one suit: it is trump, whether said or not."""
    KEEP = "keep"
    TAKE = "take"
    ASIDE = "aside"
    """Down to thirteen cards."""
    DIRECTION = "direction"
    FEWER = "fewer"
    """One or two cards more, in a low game with twelve or eleven."""
    AFTER_BUY = "after-buy"
    """Play, lay down or repurchase."""
    READY = "ready"
    """Play or lay down."""
    OPPONENT_BUY = "opponent-buy"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bidding:
    """The auction."""

    deal: Deal
    to_act: Seat
    auction: tuple[Call, ...] = ()
    standing: Offer | None = None
    passed: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Buying:
    """From the end of the auction until nobody has anything left to do before the first lead."""

    table: Table
    contract: Contract
    step: Step
    to_act: Seat


@dataclass(frozen=True, slots=True)
class Played:
    """One card of a trick and who played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick, in the order of play."""

    cards: tuple[Played, ...]
    winner: Seat

    @property
    def leader(self) -> Seat:
        """Who led to it."""
        return self.cards[0].seat


@dataclass(frozen=True, slots=True)
class OpenClaim:
    """The declarer says that he ends with *tricks*; *accepted* opponents agree so far."""

    tricks: int
    accepted: int = 0


NO_TRICKS: BySeat[int] = BySeat(0, 0, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """The play of the cards."""

    table: Table
    contract: Contract
    to_act: Seat
    """Who plays the next card, or answers the open claim."""
    tricks: tuple[Trick, ...] = ()
    trick: tuple[Played, ...] = ()
    """The running trick, without a card before the lead."""
    taken: BySeat[int] = NO_TRICKS
    claim: OpenClaim | None = None
    claim_refused: bool = False
    """A claim has been refused since the last card was played."""

    @property
    def has_begun(self) -> bool:
        """True from the first card of the first trick on."""
        return bool(self.tricks or self.trick)

    @property
    def tricks_left(self) -> int:
        """Tricks not finished yet, the running one included."""
        return self.contract.tricks_to_play - len(self.tricks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """What the deal pays: bets to and from the pulla, and pins between the players."""

    result: Result | None
    """None only after three passes (house rule of ruling 8)."""
    pulla: BySeat[int] = NO_TRICKS
    """Bets lifted (+) or put in (-), the antes left out."""
    antes: int = 0
    """Bets that every player at the table anted because the pulla was short (ruling 29)."""
    pins: BySeat[int] = NO_TRICKS
    """Pins won (+) or lost (-)."""
    pulla_after: int
    penalty: Seat | None = None
    """Who paid for passing a gök without the low holdings it takes (ruling 31)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """The deal is over and paid."""

    table: Table
    contract: Contract | None
    """None only after three passes."""
    tricks: tuple[Trick, ...] = ()
    trick: tuple[Played, ...] = ()
    """The cards of a trick that a claim or a concession broke off; else empty."""
    taken: BySeat[int] = NO_TRICKS
    """Tricks taken; of the declarer the number that counted, after a claim or a concession."""
    laid: bool = False
    conceded: Seat | None = None
    settlement: Settlement


State = Bidding | Buying | Playing | Settled


def table_of(state: State) -> Table:
    """The cards and the public record, in any phase."""
    if isinstance(state, Bidding):
        deal = state.deal
        return Table(deal=deal, auction=state.auction, hands=deal.hands, stock=deal.stock)
    return state.table


def is_face_up(state: State) -> bool:
    """True while the declarer's cards lie open for all: in open games (ruling 20), and until he is
    answered when he lays down his hand to claim (ruling 25)."""
    match state:
        case Playing(claim=OpenClaim()):
            return True
        case Buying(step=Step.OPPONENT_BUY, contract=contract):
            return contract.named_game.low is Openness.ROYALE
        case Playing(contract=contract):
            return contract.is_low and contract.named_game.low is not Openness.CLOSED
        case _:
            return isinstance(state, Settled)
