"""What anybody sees who looks over a shoulder: for checking what is said of a hand."""

from vira_desktop.rules.actions import (
    Action,
    Bid,
    Buy,
    Keep,
    PlayCard,
    SetAside,
)
from vira_desktop.rules.cards import ALL_CARDS, Card, Rank, Suit
from vira_desktop.rules.holdings import gok_passers, low_suits
from vira_desktop.rules.offers import offer_of
from vira_desktop.rules.seats import SEATS, Seat
from vira_desktop.rules.state import Offer
from vira_desktop.rules.view import SeatView


class Eyes:
    """What anybody sees from *view* who looks over a shoulder, when *action* is done."""

    def __init__(self, view: SeatView, action: Action) -> None:
        self.view, self.action = view, action
        self.contract = view.contract
        self.trump = view.contract.trump if view.contract else None
        self.hand = view.hand
        self.card = action.card if isinstance(action, PlayCard) else None
        self.playable = [act.card for act in view.legal if isinstance(act, PlayCard)]
        self.led = view.trick[0].card.suit if view.trick else None
        self.is_lead = not view.trick
        gone = {played.card for trick in view.tricks for played in trick.cards}
        gone |= {played.card for played in view.trick}
        self.out = set(ALL_CARDS) - gone - self.hand - view.discards

    def height(self, card: Card) -> int:
        is_one = self.contract is not None and self.contract.aces_low and card.rank is Rank.ACE
        return 1 if is_one else card.rank

    def beats(self, card: Card, other: Card) -> bool:
        if card.suit is other.suit:
            return self.height(card) > self.height(other)
        return card.suit is self.trump

    @property
    def best(self) -> Card:
        """The card that has the trick."""
        best = self.view.trick[0].card
        for played in self.view.trick[1:]:
            if self.beats(played.card, best):
                best = played.card
        return best

    def has_trick(self, seat: Seat) -> bool:
        return any(p.seat is seat and p.card == self.best for p in self.view.trick)

    @property
    def declarer(self) -> Seat:
        assert self.contract is not None
        return self.contract.declarer

    @property
    def partner(self) -> Seat:
        return next(s for s in SEATS if s not in (self.view.seat, self.declarer))

    @property
    def to_come(self) -> tuple[Seat, ...]:
        """Who plays to the trick after this seat."""
        seat = self.view.seat
        return (seat.left, seat.right)[: 2 - len(self.view.trick)]

    @property
    def is_opponent(self) -> bool:
        return self.view.seat is not self.declarer

    @property
    def is_void(self) -> bool:
        return self.led is not None and all(card.suit is not self.led for card in self.playable)

    def suit(self, suit: Suit) -> list[Card]:
        return sorted(card for card in self.hand if card.suit is suit)

    def own(self) -> Card:
        assert self.card is not None
        return self.card

    def takes(self, card: Card) -> bool:
        """True if *card* would have the trick when it is played."""
        return self.is_lead or self.beats(card, self.best)

    @property
    def is_master(self) -> bool:
        """No card that was not seen is higher in the suit of the card played."""
        own = self.own()
        return not any(c.suit is own.suit and self.height(c) > self.height(own) for c in self.out)

    @property
    def thrown(self) -> tuple[Card, ...]:
        assert isinstance(self.action, Buy | SetAside | Keep)
        return self.action.cards

    @property
    def kept(self) -> frozenset[Card]:
        return self.hand - set(self.thrown)

    @property
    def offer(self) -> Offer:
        assert isinstance(self.action, Bid)
        offer = offer_of(self.view.standing, self.action)
        assert isinstance(offer, Offer)
        return offer

    @property
    def holdings(self) -> int:
        return len(low_suits(self.view.dealt))

    @property
    def holdings_needed(self) -> int:
        return 2 - len(gok_passers(self.view.auction))

    @property
    def shown_out(self) -> dict[Seat, set[Suit]]:
        """The suits that everybody has shown to be out of."""
        found: dict[Seat, set[Suit]] = {seat: set() for seat in SEATS}
        for cards in (*(trick.cards for trick in self.view.tricks), self.view.trick):
            for played in cards[1:]:
                if played.card.suit is not cards[0].card.suit:
                    found[played.seat].add(cards[0].card.suit)
        return found
