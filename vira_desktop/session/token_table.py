"""What lies where: bowls, what is paid beside them, and the pulla, with what was moved last. How it
comes to lie so is in `token_moves.py`.

An account is always what its player holds of others' tokens less what others and the pulla hold of
his."""

from dataclasses import dataclass
from enum import Enum

from .agreement import Bowl
from .tokens import NOTHING, Heap


class Spot(Enum):
    """Where tokens can lie."""

    BOWL = "bowl"
    BESIDE = "beside"
    """Beside the bowl of who was paid, till the next deal."""
    LID = "lid"
    """On the upside-down lid of the pulla, until another player slips them in."""
    PULLA = "pulla"
    """In the pulla, or half under it."""
    TIN = "tin"
    """Where bowls are borrowed from."""


@dataclass(frozen=True, slots=True)
class Place:
    """A spot; those that belong to a player, with his number."""

    spot: Spot
    number: int | None = None


class Occasion(Enum):
    """Why tokens are moved."""

    ANTE = "ante"
    LIFT = "lift"
    """The pulla keeper hands out a won bet."""
    LOSS = "loss"
    """A lost bet, a gök penalty or a conceder's bet is laid on the lid."""
    SLIP = "slip"
    """Another player slips it in."""
    PINS = "pins"
    CHANGE = "change"
    """What comes back, or is taken back out of the pulla for plain bets."""
    BORROW = "borrow"
    """A bowl is borrowed by who cannot pay."""
    BET_IN = "bet-in"
    SHARE = "share"
    """The pulla is shared."""
    TIDY = "tidy"
    """What lay beside a bowl is put into it."""


@dataclass(frozen=True, slots=True)
class Move:
    """Tokens moved once, by one hand."""

    occasion: Occasion
    source: Place
    target: Place
    heap: Heap
    hand: int
    """The number of the player who moves them."""


@dataclass(frozen=True, slots=True)
class Holding:
    """What one player has before him."""

    bowl: Heap
    beside: Heap = NOTHING
    borrowed: int = 0
    """How many bowls he has borrowed; they are taken off at the end."""

    @property
    def all(self) -> Heap:
        """Everything he holds."""
        return self.bowl + self.beside


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenTable:
    """All tokens at one moment, and how they came there last."""

    bowl: Bowl
    """What everybody starts with."""
    holdings: tuple[Holding, ...]
    """By number; of those who left, what they had."""
    pulla: Heap = NOTHING
    keeper: int | None = None
    """The number of the pulla keeper: the first dealer, and when he leaves, who deals next [D]."""
    moves: tuple[Move, ...] = ()
    """What was moved by the last event, in order."""
    unpaid: "TokenTable | None" = None
    """While a paid deal lies there: how it was before, should the deal be taken back."""

    def account_of(self, number: int) -> int:
        """What the tokens say that the player with *number* has won or lost, in pins."""
        held = self.holdings[number].all.where(lambda token: token.owner != number)
        return held.worth - self.lost_by(number).worth

    def lost_by(self, number: int) -> Heap:
        """The tokens of the player with *number* that others and the pulla hold."""
        lost = self.pulla
        for other, holding in enumerate(self.holdings):
            if other != number:
                lost += holding.all
        return lost.where(lambda token: token.owner == number)
