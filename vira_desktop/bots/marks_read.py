"""What partner's Ågren markings tell of his hand (ruling 35)."""

from functools import cache

from ..rules.cards import Suit
from ..rules.markings import Marking, discards_of, message_of
from ..rules.seats import Seat
from ..rules.view import SeatView
from .inference import Score, bit_of

BELIEVED = 1.1
"""By so much, in the logarithm, a hand is less likely for every suit of which a marking is not
true. Of the suits that *mastare* seems to mark 85 in 123 are what he says; of those that somebody
seems to mark who does not know of markings, 28 in 68."""

_TEN = 1 << 8
_KING, _ACE = 1 << 11, 1 << 12


def with_marking(score: Score, view: SeatView, seat: Seat) -> Score:
    """*score* of the hand of *seat*, less what a marking of his takes from it."""
    trump = view.contract.trump if view.contract else None
    message = None if trump is None else message_of(seat, view.tricks, trump)
    if trump is None or message is None:
        return score
    table = _belief(message.marking)
    gone = _gone_by_then(view, seat, trump)
    none = (0.0,) * len(table)
    spades, hearts, diamonds, clubs = (table if suit in message.suits else none for suit in Suit)
    one, two, three, four = (~gone[suit] for suit in Suit)

    def believed(a: int, b: int, c: int, d: int) -> float:
        doubt = spades[a & one] + hearts[b & two] + diamonds[c & three] + clubs[d & four]
        return score(a, b, c, d) - doubt

    return believed


def _gone_by_then(view: SeatView, seat: Seat, trump: Suit) -> list[int]:
    """By suit the cards that *seat* had played when the second of its discards lay."""
    last = discards_of(seat, view.tricks, trump)[1]
    gone = [0] * len(Suit)
    for trick in view.tricks:
        for played in trick.cards:
            if played.seat is seat:
                gone[played.card.suit] |= bit_of(played.card, aces_low=False)
                if played.card == last:
                    return gone
    return gone


@cache
def _belief(marking: Marking) -> tuple[float, ...]:
    """For each set of cards of a suit what it takes from a hand that was marked so."""
    return tuple(0.0 if _is(marking, held) else BELIEVED for held in range(1 << 13))


def _is(marking: Marking, held: int) -> bool:
    """See `markings.truth_about`."""
    if marking is Marking.STRENGTH:
        return bool(held & _ACE) or (bool(held & _KING) and held != _KING)
    return held < 2 * _TEN
