"""What a card that was played tells of those that were not: nobody throws a useful card where a
useless one would have done, so whoever played as he did is not likely to hold certain others.

The habits are everybody's, not those of one bot: under what cannot be beaten one plays low, last
hand wins as cheaply as possible, the declarer of a low game creeps under with the highest card that
is safe, and throws the most dangerous one when he may."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..rules.cards import ALL_CARDS, Card, Suit, strength
from ..rules.phases.play import best_of
from ..rules.seats import Seat
from ..rules.state import Contract, Played
from ..rules.view import SeatView
from .inference import Score, bit_of

DOUBTED, DENIED = 0.4, 2.2
"""By so much, in the logarithm, a hand is less likely for every card in it that its owner would
perhaps, or nearly always, have played instead."""

Masks = list[int]
"""Cards by suit, see `inference.bit_of`."""


@dataclass(frozen=True, slots=True)
class Told:
    """The cards that a seat is not likely to hold."""

    doubted: Masks
    denied: Masks


def told_by(view: SeatView) -> dict[Seat, Told]:
    """What the play so far tells of each seat."""
    contract = view.contract
    if contract is None:
        raise ValueError("the auction is not over")
    told = {seat: Told([0] * 4, [0] * 4) for seat in Seat}
    gone = [0] * 4
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for place, played in enumerate(cards):
            gone[played.card.suit] |= bit_of(played.card, aces_low=contract.aces_low)
            if place:
                _add(told[played.seat], contract, played, cards[:place])
    for found in told.values():
        for masks in (found.doubted, found.denied):
            for suit in Suit:
                masks[suit] &= ~gone[suit]
    return told


def with_habits(score: Score, told: Told) -> Score:
    """*score*, less what *told* takes from it."""
    if not any(told.doubted) and not any(told.denied):
        return score
    one, two, three, four = told.doubted
    first, second, third, fourth = told.denied

    def less(a: int, b: int, c: int, d: int) -> float:
        doubted = (a & one).bit_count() + (b & two).bit_count()
        doubted += (c & three).bit_count() + (d & four).bit_count()
        denied = (a & first).bit_count() + (b & second).bit_count()
        denied += (c & third).bit_count() + (d & fourth).bit_count()
        return score(a, b, c, d) - DOUBTED * doubted - DENIED * denied

    return less


def _add(told: Told, contract: Contract, played: Played, before: Sequence[Played]) -> None:
    """What it tells that *played* was put to the cards *before* it."""
    find = _low if contract.is_low else _high
    for card, is_sure in find(contract, played, before):
        masks = told.denied if is_sure else told.doubted
        masks[card.suit] |= bit_of(card, aces_low=contract.aces_low)


def _high(
    contract: Contract, played: Played, before: Sequence[Played]
) -> Iterator[tuple[Card, bool]]:
    """In a high game: cards that would have been played, and whether that is nearly sure."""
    led, card, trump = before[0].card.suit, played.card, contract.trump
    best = best_of(before, trump, aces_low=False)
    is_last = len(before) == 2
    is_foe = contract.declarer in (played.seat, best.seat)
    if card.suit is led:
        if best.card.suit is led and card > best.card:
            if is_last:
                yield from ((other, True) for other in _between(best.card, card))
            return
        yield from ((other, False) for other in _of_suit(led) if other < card)
        if is_last and is_foe and best.card.suit is led:
            yield from ((other, True) for other in _of_suit(led) if other > best.card)
    elif card.suit is not trump and trump is not None and is_foe:
        beats = _of_suit(trump)
        if best.card.suit is trump:
            beats = [other for other in beats if other > best.card]
        yield from ((other, is_last) for other in beats)


def _low(
    contract: Contract, played: Played, before: Sequence[Played]
) -> Iterator[tuple[Card, bool]]:
    """The same in a low game."""
    aces_low = contract.aces_low
    led, height = before[0].card.suit, strength(played.card, aces_low=aces_low)
    best = best_of(before, None, aces_low=aces_low)
    best_height = strength(best.card, aces_low=aces_low)
    is_declarer = played.seat is contract.declarer
    heights = ((other, strength(other, aces_low=aces_low)) for other in _of_suit(played.card.suit))
    if played.card.suit is not led:
        yield from ((other, False) for other, at in heights if at > height)
    elif height < best_height:
        yield from ((other, is_declarer) for other, at in heights if height < at < best_height)
    elif is_declarer or best.seat is contract.declarer:
        yield from ((other, True) for other, at in heights if at < best_height)


def _of_suit(suit: Suit) -> list[Card]:
    return [ALL_CARDS[13 * suit + place] for place in range(13)]


def _between(low: Card, high: Card) -> list[Card]:
    return list(ALL_CARDS[low + 1 : high])
