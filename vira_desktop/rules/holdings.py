"""Low holdings (låggards) and who may pass on a gök (rulebook "Passing on a Gök", ruling 31)."""

from .cards import Card, CardSet, Suit, in_suit
from .seats import BySeat, Seat
from .state import Call


def low_holding(cards: CardSet, suit: Suit) -> tuple[Card, ...]:
    """The cards that make the shortest low holding of *suit* in *cards*, lowest first; empty if
    there is none: rank 2k with at least k-1 lower cards, for k from 1 to 5."""
    held = in_suit(cards, suit)
    for below, card in enumerate(held):
        if card.rank % 2 == 0 and card.rank <= 10 and below >= card.rank // 2 - 1:
            return tuple(held[: below + 1])
    return ()


def low_suits(cards: CardSet) -> tuple[Suit, ...]:
    """The suits in which *cards* has a low holding."""
    return tuple(suit for suit in Suit if low_holding(cards, suit))


def gok_passers(auction: tuple[Call, ...]) -> tuple[tuple[Seat, int], ...]:
    """Who passed on the bid that stands at the end of *auction*, in order, and in how many suits
    each needed a low holding: the first to speak two, the second one."""
    last_bid = max(n for n, call in enumerate(auction) if call.offer is not None)
    passers = (call.seat for call in auction[last_bid + 1 :])
    return tuple((seat, 2 - n) for n, seat in enumerate(passers))


def gok_penalty(auction: tuple[Call, ...], dealt: BySeat[CardSet]) -> Seat | None:
    """Who pays a bet when the gök that won *auction* goes home: the one opponent who passed on it
    without what he needed; nobody if both did."""
    short = [seat for seat, needed in gok_passers(auction) if len(low_suits(dealt[seat])) < needed]
    return short[0] if len(short) == 1 else None
