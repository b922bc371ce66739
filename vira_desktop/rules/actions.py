"""Every act at the table, as a frozen value. The log of these is the game."""

from dataclasses import dataclass

from .cards import Card, Suit
from .games import Qualifier
from .seats import Seat


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid. *word* is a key of the bid table, or a family's word for a bid without a level."""

    seat: Seat
    word: str
    qualifier: Qualifier = Qualifier.PLAIN


@dataclass(frozen=True, slots=True)
class Pass:
    """Withdrawing from the bidding."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NameLevel:
    """The declarer names the game of an unspecified bid that won."""

    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class NameTrump:
    """The declarer names the trump suit."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The declarer turns up the top one, two or three cards of the stock."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Buy:
    """Setting *cards* aside and taking as many from the top of the stock."""

    seat: Seat
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Keep:
    """Gask: keeping exactly *cards*, setting the others aside and taking the stock."""

    seat: Seat
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeStock:
    """Gök and vira: taking the stock onto the whole hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SetAside:
    """Setting *cards* aside without taking others."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayHigh:
    """A gask that may be played either way will be played high."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayLow:
    """A gask that may be played either way will be played low."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Repurchase:
    """The declarer will buy (or turn) once more."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LayDown:
    """The declarer gives the hand up before it is played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayHand:
    """The declarer says that he plays."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnnounceAcesLow:
    """The declarer of a low gask announces that his four aces count as ones (ruling 21)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """The declarer claims that he ends with *tricks* in all."""

    seat: Seat
    tricks: int


@dataclass(frozen=True, slots=True)
class Accept:
    """An opponent accepts the claim."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Refuse:
    """An opponent refuses the claim; play goes on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Concede:
    """An opponent gives every unfinished trick to the declarer (low: none)."""

    seat: Seat


Action = (
    Bid
    | Pass
    | NameLevel
    | NameTrump
    | TurnUp
    | Buy
    | Keep
    | TakeStock
    | SetAside
    | PlayHigh
    | PlayLow
    | Repurchase
    | LayDown
    | PlayHand
    | AnnounceAcesLow
    | PlayCard
    | Claim
    | Accept
    | Refuse
    | Concede
)
