"""Worlds: whole tables that fit what one seat knows, drawn so that each is as likely as another.

Known are the seat's own cards and discards, every card played, the declarer's cards while they lie
face up, the suits that somebody has shown out of, how many cards everybody bought, and where the
cards went that were turned up. Nothing is concluded from bids or from what was bought."""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from math import comb

from ..rules.cards import ALL_CARDS, NO_CARDS, Card, CardSet, Suit
from ..rules.seats import SEATS, BySeat, Seat
from ..rules.state import Deal, Playing, Table
from ..rules.view import SeatView


@dataclass(frozen=True, slots=True)
class World:
    """Where every card may lie."""

    hands: BySeat[CardSet]
    discards: BySeat[CardSet]
    stock: tuple[Card, ...]
    """What is left of it, top first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unseen:
    """What *view* leaves open: two hands, and the cards that are in no hand."""

    view: SeatView
    first: Seat
    second: Seat
    """The two others, in the order of play."""
    sure: dict[Seat, CardSet]
    """What the others are known to hold."""
    for_both: tuple[Card, ...]
    """Cards that either may hold."""
    for_first: tuple[Card, ...]
    """Cards that the second cannot hold."""
    for_second: tuple[Card, ...]
    away: tuple[Card, ...]
    """Cards that neither can hold."""
    splits: tuple[tuple[int, int], ...]
    """How many of `for_first` and `for_second` their holders may have."""
    weights: tuple[int, ...]
    """In how many worlds they have so many."""

    @property
    def count(self) -> int:
        """How many different pairs of hands there are."""
        return sum(self.weights)

    def hands(self, rng: random.Random) -> BySeat[CardSet]:
        """The three hands in one world."""
        ((one, two),) = rng.choices(self.splits, self.weights)
        counts = self.view.card_counts
        of_first = rng.sample(self.for_first, one)
        of_second = rng.sample(self.for_second, two)
        free_one = counts[self.first] - len(self.sure[self.first]) - one
        free_two = counts[self.second] - len(self.sure[self.second]) - two
        common = rng.sample(self.for_both, free_one + free_two)
        hands = {
            self.view.seat: self.view.hand,
            self.first: self.sure[self.first].union(of_first, common[:free_one]),
            self.second: self.sure[self.second].union(of_second, common[free_one:]),
        }
        return BySeat(*(hands[seat] for seat in SEATS))

    def world(self, rng: random.Random) -> World:
        """One world. Cards turned up for a first purchase that the declarer no longer holds are
        among his discards; all else that is in no hand is shuffled."""
        hands, view = self.hands(rng), self.view
        unknown = (*self.for_both, *self.for_first, *self.for_second, *self.away)
        held = hands[self.first] | hands[self.second]
        thrown: dict[Seat, list[Card]] = {self.first: [], self.second: []}
        turned = {card: buy.seat for buy in view.purchases for card in buy.turned}
        loose: list[Card] = []
        for card in unknown:
            if card in held:
                continue
            buyer = turned.get(card)
            (loose if buyer is None or buyer is view.seat else thrown[buyer]).append(card)
        rng.shuffle(loose)
        discards = BySeat(NO_CARDS, NO_CARDS, NO_CARDS).put(view.seat, view.discards)
        for seat, cards in thrown.items():
            missing = _thrown_by(view, seat) - len(cards)
            discards = discards.put(seat, frozenset((*cards, *loose[:missing])))
            del loose[:missing]
        return World(hands, discards, (*view.turned, *loose))


class PossibleWorlds:
    """The worlds of *view*, one after the other. Raises ValueError if *view* contradicts itself."""

    share = 1.0
    """All fit: nothing is concluded from what was called."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._unseen = unseen_by(view)
        self._rng = rng

    def draw(self) -> World:
        """The next one."""
        return self._unseen.world(self._rng)


def unseen_by(view: SeatView) -> Unseen:
    """What is open to the seat of *view*, in any phase before the deal is over. Raises ValueError
    if *view* contradicts itself."""
    first, second = view.seat.left, view.seat.right
    sure = {first: NO_CARDS, second: NO_CARDS}
    played = _played(view)
    declarer = view.declarer
    if view.open_hand is not None and declarer is not None and declarer is not view.seat:
        sure[declarer] = view.open_hand
    bought = [buy for buy in view.purchases if buy.turned and buy.seat is not view.seat]
    for buy in bought[-1:]:
        sure[buy.seat] = sure[buy.seat].union(card for card in buy.turned if card not in played)
    thrown_or_held = {card: buy.seat for buy in bought[:-1] for card in buy.turned}
    seen = played.union(view.hand, view.discards, view.turned, *sure.values())
    voids = shown_out(view)
    groups: dict[tuple[bool, bool], list[Card]] = {}
    for card in ALL_CARDS:
        if card in seen:
            continue
        buyer = thrown_or_held.get(card)
        may_first, may_second = (
            len(sure[seat]) < view.card_counts[seat]
            and card.suit not in voids[seat]
            and buyer in (None, seat)
            for seat in (first, second)
        )
        groups.setdefault((may_first, may_second), []).append(card)
    both, only_first, only_second, away = (
        tuple(groups.get(key, ()))
        for key in ((True, True), (True, False), (False, True), (False, False))
    )
    room_one = view.card_counts[first] - len(sure[first])
    room_two = view.card_counts[second] - len(sure[second])
    ways = {
        (one, two): comb(len(only_first), one)
        * comb(len(only_second), two)
        * comb(len(both), room_one - one)
        * comb(len(both) - room_one + one, room_two - two)
        for one in range(min(len(only_first), room_one) + 1)
        for two in range(min(len(only_second), room_two) + 1)
        if len(both) >= room_one - one + room_two - two
    }
    if not ways:
        raise ValueError("no world fits what was seen")
    return Unseen(
        view=view,
        first=first,
        second=second,
        sure=sure,
        for_both=both,
        for_first=only_first,
        for_second=only_second,
        away=away,
        splits=tuple(ways),
        weights=tuple(ways.values()),
    )


def table_in(view: SeatView, hands: BySeat[CardSet]) -> Playing:
    """The table of *view*, during the play, with *hands* in it: for the solver, which asks for
    nothing else. Discards and stock are left empty. Raises ValueError before the play."""
    if view.contract is None or view.to_act is None:
        raise ValueError("the cards are not being played")
    deal = Deal(
        players=view.players,
        pulla=view.pulla,
        highest=view.highest,
        hands=hands,
        stock=(),
        rules=view.rules,
    )
    return Playing(
        table=Table(deal=deal, auction=view.auction, hands=hands, stock=()),
        contract=view.contract,
        to_act=view.to_act,
        tricks=view.tricks,
        trick=view.trick,
        taken=view.taken,
    )


def shown_out(view: SeatView) -> dict[Seat, set[Suit]]:
    """The suits in which a seat did not follow, and so has nothing more."""
    voids: dict[Seat, set[Suit]] = {seat: set() for seat in SEATS}
    for cards in (*(trick.cards for trick in view.tricks), view.trick):
        for played in cards[1:]:
            if played.card.suit is not cards[0].card.suit:
                voids[played.seat].add(cards[0].card.suit)
    return voids


def _played(view: SeatView) -> frozenset[Card]:
    tricks: Iterable[Card] = (played.card for trick in view.tricks for played in trick.cards)
    return frozenset((*tricks, *(played.card for played in view.trick)))


def _thrown_by(view: SeatView, seat: Seat) -> int:
    """How many cards *seat* has set aside: thirteen and what it bought, less what it played and
    still holds."""
    bought = sum(buy.count for buy in view.purchases if buy.seat is seat)
    cards = (*(played for trick in view.tricks for played in trick.cards), *view.trick)
    gone = sum(played.seat is seat for played in cards)
    return 13 + bought - gone - view.card_counts[seat]
