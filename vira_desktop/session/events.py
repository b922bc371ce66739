"""What happens in an evening, as values: the list of them is the evening, and all else is computed
from it (`evening.py`). Chance and time have been decided when an event is made; it is then stored
and never changed.

    Opened, (SeatsDrawn | SeatsTaken), (DealBegun, Acted ...) ..., Ended

Between two deals somebody may join or leave, and seats may be drawn again. Players are named by
their *number*: 0, 1, 2 ... in the order in which they came, the first ones as `Opened` lists them.
A number is never given twice. Chairs are counted clockwise from 0."""

from dataclasses import dataclass
from datetime import datetime

from ..rules.cards import Card
from ..rules.state import Deal
from .agreement import Agreement, Length
from .log import Entry
from .players import Player


@dataclass(frozen=True, slots=True)
class Opened:
    """The first event: three or four *players* sit down to an evening on these terms."""

    players: tuple[Player, ...]
    agreement: Agreement
    seed: str
    """What the cards of every deal are drawn from, unless they are dealt otherwise."""


@dataclass(frozen=True, slots=True)
class SeatsDrawn:
    """Seats are drawn (ruling 7): at every chair lies a card, each of another suit and one of them
    hearts, and everybody draws one of the same cards. He sits where his suit lies; hearts is
    forehand in the next deal."""

    places: tuple[Card, ...]
    """The card at each chair."""
    drawn: tuple[Card, ...]
    """What each player at the table draws, in the order of their numbers."""


@dataclass(frozen=True, slots=True)
class SeatsTaken:
    """Seats are taken freely (ruling 7): cards are laid face up before the players, clockwise from
    the left of the one who lays them, and who gets the first heart is forehand in the next deal."""

    seats: tuple[int, ...]
    """The number of the player at each chair."""
    laid_by: int
    """The chair of the one who lays the cards out."""
    laid: tuple[Card, ...]
    """The cards in the order in which they fall; the last is the only heart."""


@dataclass(frozen=True, slots=True)
class DealBegun:
    """Deal *number*, from 1, is dealt."""

    number: int
    deal: Deal
    seed: str
    """What chance in this deal comes from: the bots' decisions, and its cards unless they were
    dealt otherwise."""
    at: datetime
    """UTC."""


@dataclass(frozen=True, slots=True)
class Acted:
    """An entry in the log of the deal that runs: an action, or taking some back."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class DealDropped:
    """The deal that runs is void: nothing is paid, and the same dealer deals again."""


@dataclass(frozen=True, slots=True)
class LengthAgreed:
    """The players agree on another length, at any time; what has been played counts."""

    length: Length


@dataclass(frozen=True, slots=True)
class Joined:
    """*player* bets in as the fourth and sits down at the next dealer's right (ruling 34)."""

    player: Player


@dataclass(frozen=True, slots=True)
class Left:
    """The player with *number* settles and leaves three to play on (ruling 34). When one of three
    leaves, the evening ends instead: `Ended.left`."""

    number: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The evening is over, and the pulla is shared out (ruling 33)."""

    lots: tuple[int, ...] = ()
    """The numbers of those who win the last pins by lot, one pin each; empty if no lot is drawn."""
    left: int | None = None
    """Who leaves and so ends it; None if they end it together."""


@dataclass(frozen=True, slots=True)
class CutBack:
    """From here on, only the first *keep* events count: those after them could not be read."""

    keep: int


Event = (
    Opened
    | SeatsDrawn
    | SeatsTaken
    | DealBegun
    | Acted
    | DealDropped
    | LengthAgreed
    | Joined
    | Left
    | Ended
    | CutBack
)
