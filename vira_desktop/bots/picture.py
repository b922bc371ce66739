"""What a seat can see during the play, sorted for the rules of play: own cards, cards not seen
yet, and the suits that others have shown out of."""

from collections.abc import Iterable
from dataclasses import dataclass

from ..rules.actions import PlayCard
from ..rules.cards import ALL_CARDS, Card, CardSet, Rank, Suit, strength
from ..rules.phases.play import best_of
from ..rules.seats import SEATS, Seat
from ..rules.state import Contract, Played
from ..rules.view import SeatView

Held = list[Card]
"""Cards of one suit, the lowest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A seat's view of the play, with what follows from the cards that have been seen."""

    view: SeatView
    contract: Contract
    seat: Seat
    partner: Seat | None
    """The other opponent; None for the declarer."""
    legal: Held
    """The cards that may be played now."""
    held: tuple[Held, ...]
    """Own cards by suit."""
    unseen: tuple[Held, ...]
    """By suit, every card that is neither own, played, thrown by this seat, nor laid face up."""
    open: tuple[Held, ...] | None
    """The declarer's cards by suit while they lie face up, for his opponents."""
    voids: dict[Seat, set[Suit]]
    """The suits in which a seat is known to hold nothing more."""
    best: Played | None
    """The card that has the running trick; None before the lead."""
    after: tuple[Seat, ...]
    """Who plays to this trick after this seat, in order."""

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None in a low game."""
        return self.contract.trump

    @property
    def declarer(self) -> Seat:
        """Who plays alone."""
        return self.contract.declarer

    @property
    def led(self) -> Suit | None:
        """The suit led to the running trick."""
        return self.view.trick[0].card.suit if self.view.trick else None

    @property
    def is_void(self) -> bool:
        """True if a card was led and this seat cannot follow suit."""
        return bool(self.view.trick) and self.legal[0].suit is not self.led

    def height(self, card: Card) -> int:
        """How high *card* stands in its suit."""
        return 1 if self.contract.aces_low and card.rank is Rank.ACE else card.rank

    def beats(self, card: Card, other: Card) -> bool:
        """True if *card*, played later, takes the trick from *other*."""
        if card.suit is other.suit:
            return self.height(card) > self.height(other)
        return card.suit is self.trump

    def higher_out(self, card: Card) -> int:
        """How many cards not seen yet are higher than *card* in its suit."""
        height = self.height(card)
        return sum(self.height(other) > height for other in self.unseen[card.suit])

    def lower_out(self, card: Card) -> int:
        """How many cards not seen yet are lower than *card* in its suit."""
        return len(self.unseen[card.suit]) - self.higher_out(card)

    def is_master(self, card: Card) -> bool:
        """True if no card that has not been seen is higher in the suit."""
        return not self.higher_out(card)

    def may_hold(self, seat: Seat, suit: Suit) -> bool:
        """True if *seat* may still have a card of *suit*."""
        if self.open is not None and seat is self.declarer:
            return bool(self.open[suit])
        return suit not in self.voids[seat] and bool(self.unseen[suit])

    def may_ruff(self, seat: Seat, suit: Suit) -> bool:
        """True if *seat* is known to be out of *suit* and may have a trump."""
        trump = self.trump
        if trump is None or suit is trump or self.may_hold(seat, suit):
            return False
        return self.may_hold(seat, trump)


def picture_of(view: SeatView) -> Picture:
    """The picture of *view*, whose seat is to play a card. Raises ValueError before the play."""
    contract = view.contract
    if contract is None:
        raise ValueError("the auction is not over")
    seat, declarer = view.seat, contract.declarer
    lying_open = view.open_hand if seat is not declarer else None
    seen = set(view.hand | view.discards | (lying_open or frozenset()))
    for trick in view.tricks:
        seen.update(played.card for played in trick.cards)
    seen.update(played.card for played in view.trick)
    out = [card for card in ALL_CARDS if card not in seen]
    return Picture(
        view=view,
        contract=contract,
        seat=seat,
        partner=None if seat is declarer else _partner(seat, declarer),
        legal=_sorted(
            (act.card for act in view.legal if isinstance(act, PlayCard)),
            aces_low=contract.aces_low,
        ),
        held=_by_suit(view.hand, aces_low=contract.aces_low),
        unseen=_by_suit(out, aces_low=contract.aces_low),
        open=None if lying_open is None else _by_suit(lying_open, aces_low=contract.aces_low),
        voids=_voids(view, lying_open),
        best=best_of(view.trick, contract.trump, aces_low=contract.aces_low)
        if view.trick
        else None,
        after=(seat.left, seat.right)[: 2 - len(view.trick)],
    )


def _partner(seat: Seat, declarer: Seat) -> Seat:
    return next(other for other in SEATS if other not in (seat, declarer))


def _sorted(cards: Iterable[Card], *, aces_low: bool) -> Held:
    if not aces_low:
        return sorted(cards)
    return sorted(cards, key=lambda card: (card.suit, strength(card, aces_low=True)))


def _by_suit(cards: Iterable[Card], *, aces_low: bool) -> tuple[Held, ...]:
    held: tuple[Held, ...] = ([], [], [], [])
    for card in _sorted(cards, aces_low=aces_low):
        held[card // 13].append(card)
    return held


def _voids(view: SeatView, lying_open: CardSet | None) -> dict[Seat, set[Suit]]:
    voids: dict[Seat, set[Suit]] = {seat: set() for seat in SEATS}
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for played in cards[1:]:
            if played.card.suit is not cards[0].card.suit:
                voids[played.seat].add(cards[0].card.suit)
    if lying_open is not None and view.declarer is not None:
        shown = {card.suit for card in lying_open}
        voids[view.declarer] |= set(Suit) - shown
    return voids
