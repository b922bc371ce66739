"""A position of the play with all cards seen, and its form in words of bits for the kernel."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..rules.cards import Card, CardSet, Suit, strength
from ..rules.phases.play import playable
from ..rules.seats import SEATS, BySeat, Seat
from ..rules.state import Played, Playing

NO_TRUMP = 4
"""The lane of the trumps, for the kernel, where there are none."""
TRUMP = 3

Words = tuple[int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Three hands, what lies on the table, and what is played for. The declarer holds a card for
    every trick, the opponents as many or more. Raises ValueError if it cannot come up."""

    hands: BySeat[CardSet]
    """The cards in hand; those of the running trick are in none."""
    declarer: Seat
    leader: Seat
    """Who led or leads to the running trick."""
    trump: Suit | None = None
    low: bool = False
    """True if the declarer wants as few tricks as he can get."""
    aces_low: bool = False
    trick: tuple[Played, ...] = ()
    tricks: int
    """Tricks to be played, the running one included."""

    def __post_init__(self) -> None:
        fault = _fault(self)
        if fault:
            raise ValueError(fault)

    @property
    def to_play(self) -> Seat:
        """Who plays the next card."""
        return self.trick[-1].seat.left if self.trick else self.leader

    @property
    def playable(self) -> CardSet:
        """The cards that may be played now."""
        return playable(self.hands[self.to_play], self.trick)


def position_of(state: Playing) -> Position:
    """The position on the table; an open claim is left out of account."""
    contract = state.contract
    next_seat = contract.declarer if state.claim else state.to_act
    return Position(
        hands=state.table.hands,
        declarer=contract.declarer,
        leader=state.trick[0].seat if state.trick else next_seat,
        trump=contract.trump,
        low=contract.is_low,
        aces_low=contract.aces_low,
        trick=state.trick,
        tricks=state.tricks_left,
    )


def _fault(position: Position) -> str | None:
    """What is impossible about *position*, as the end of a sentence."""
    held = [card for hand in position.hands for card in hand]
    table = [played.card for played in position.trick]
    if len({*held, *table}) < len(held) + len(table):
        return "a card is in two places"
    if not 1 <= position.tricks <= 13:
        return f"{position.tricks} tricks cannot be left"
    if len(position.trick) > 2:
        return "the trick is complete"
    seat = position.leader
    for played in position.trick:
        if played.seat is not seat:
            return "the trick was not played in turn"
        seat = seat.left
    if position.low and position.trump is not None:
        return "a low game has no trump"
    played_by = {played.seat for played in position.trick}
    counts = {seat: len(position.hands[seat]) + (seat in played_by) for seat in SEATS}
    own = counts.pop(position.declarer)
    left, right = counts.values()
    if own != position.tricks:
        return f"the declarer's cards are {own}, and the tricks to be played {position.tricks}"
    if left != right or not own <= left <= 13:
        return f"the opponents' cards are {left} and {right}, not the same number from {own} to 13"
    return None


@dataclass(frozen=True, slots=True)
class Packed:
    """A position as the kernel has it: seats from the declarer on, ranks among the cards left."""

    words: Words
    """The hands, each with its card of the running trick."""
    trump: int
    leader: int
    trick: tuple[int, ...]
    """The places of the cards on the table."""
    place_of: Mapping[Card, int]


def pack(position: Position) -> Packed:
    """*position* in words: a lane of sixteen bits a suit, trumps in the last, the highest card
    left in bit 12 of its lane."""
    owners: dict[Card, int] = {}
    for seat in SEATS:
        number = number_of(seat, declarer=position.declarer)
        owners |= dict.fromkeys(position.hands[seat], number)
    for played in position.trick:
        owners[played.card] = number_of(played.seat, declarer=position.declarer)
    words = [0, 0, 0]
    place_of: dict[Card, int] = {}
    next_place = {suit: 16 * lane + 12 for lane, suit in enumerate(lanes_of(position.trump))}
    for card in _best_first(owners, position):
        place = next_place[card.suit]
        next_place[card.suit] -= 1
        place_of[card] = place
        words[owners[card]] |= 1 << place
    return Packed(
        words=(words[0], words[1], words[2]),
        trump=NO_TRUMP if position.trump is None else TRUMP,
        leader=number_of(position.leader, declarer=position.declarer),
        trick=tuple(place_of[played.card] for played in position.trick),
        place_of=place_of,
    )


def _best_first(cards: Iterable[Card], position: Position) -> list[Card]:
    """Suit by suit, the best card first."""
    reverse = not position.low
    if not position.aces_low:
        return sorted(cards, reverse=reverse)
    return sorted(
        cards, key=lambda card: (card.suit, strength(card, aces_low=True)), reverse=reverse
    )


def number_of(seat: Seat, *, declarer: Seat) -> int:
    """0 for the declarer, 1 for his left, 2 for his right."""
    return (SEATS.index(seat) - SEATS.index(declarer)) % 3


def lanes_of(trump: Suit | None) -> list[Suit]:
    """The suits in the order of the lanes: trumps last."""
    return sorted(Suit, key=lambda suit: suit is trump)
