"""What a card that was played tells of those that were not: nobody throws a useful card where a
useless one would have done, so whoever played as he did is less likely to hold certain others.

A play is known by its situation, and every other card by where it stands to the card played and to
the one it had to beat. How much each pair of these tells was counted, see `reading_numbers`."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ..rules.cards import ALL_CARDS, Card, strength
from ..rules.phases.play import best_of
from ..rules.seats import Seat
from ..rules.state import Contract, Played
from ..rules.view import SeatView

Leaning = list[float]
"""For each of the 52 cards what holding it adds to the logarithm of how likely a hand is."""


def told_by(view: SeatView, weights: Mapping[str, float]) -> dict[Seat, Leaning]:
    """What the play so far tells of each seat; *weights* by situation and region."""
    contract = view.contract
    if contract is None:
        raise ValueError("the auction is not over")
    told = {seat: [0.0] * len(ALL_CARDS) for seat in Seat}
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for place, played in enumerate(cards):
            leaning = told[played.seat]
            for card, sign in signs(contract, played, cards[:place]):
                leaning[card] += weights.get(sign, 0.0)
    return told


@lru_cache(maxsize=256)
def signs(
    contract: Contract, played: Played, before: tuple[Played, ...]
) -> tuple[tuple[Card, str], ...]:
    """Every card but *played* with the name of what it would have meant to hold it when *played*
    was put to the cards *before* it. Kept for a while: in one deal the same plays are read again
    at every card."""
    situation = _situation(contract, played, before)
    best = best_of(before, contract.trump, aces_low=contract.aces_low).card if before else None
    return tuple(
        (card, f"{situation} {_region(contract, played.card, best, card)}")
        for card in ALL_CARDS
        if card != played.card
    )


def _situation(contract: Contract, played: Played, before: Sequence[Played]) -> str:
    """Who played, what sort of card, and who had the trick till then."""
    suit, trump = played.card.suit, contract.trump
    is_declarer = played.seat is contract.declarer
    who = "declarer" if is_declarer else "opponent"
    if not before:
        return f"{who} leads {'trump' if suit is trump else 'suit'}"
    best = best_of(before, trump, aces_low=contract.aces_low)
    if is_declarer:
        when = "last" if len(before) == 2 else "before another"
    elif best.seat is contract.declarer:
        when = "against him"
    else:
        is_over = any(other.seat is contract.declarer for other in before)
        when = "after him" if is_over else "before him"
    wins = best_of((*before, played), trump, aces_low=contract.aces_low) is played
    if suit is before[0].card.suit:
        return f"{who} {'over' if wins else 'under'} {when}"
    if suit is trump:
        return f"{who} ruffs {when}"
    return f"{who} throws {when}"


def _region(contract: Contract, played: Card, best: Card | None, card: Card) -> str:
    """Where *card* stands to *played* and to *best*, which had the trick till then."""
    if card.suit is not played.suit and card.suit is contract.trump:
        return "trump"
    height, own = (strength(one, aces_low=contract.aces_low) for one in (card, played))
    if card.suit is not played.suit:
        return "other higher" if height > own else "other lower"
    if best is not None and best.suit is played.suit:
        other = strength(best, aces_low=contract.aces_low)
        if min(own, other) < height < max(own, other):
            return "between"
    return "higher" if height > own else "lower"
