"""Worlds before the play in which *regel* would have called what was called: what bids tell of the
hands, for a seat that is to bid or has bought alone so far."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ..rules.actions import Bid, Pass
from ..rules.cards import ALL_CARDS, NO_CARDS, Card, CardSet
from ..rules.flow import apply
from ..rules.seats import SEATS, BySeat, Seat
from ..rules.state import Bidding, Buying, Call, Deal, State, Table
from ..rules.view import SeatView, view_for
from . import regel_bidding
from .sampling import World

TRIES = 200
"""So many hands are drawn for one with which *regel* would have called as was called; after that
any will do, and of somebody for whom not one of the first so many would do, any always: he bids in
a way of his own."""


class FittingWorlds:
    """Worlds for the seat of *view*, before the play, in which *regel* would have called what the
    others called. The hand of the one who has bid is drawn first: it is the rarer one. Raises
    ValueError if somebody else has bought."""

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        if any(buy.seat is not view.seat for buy in view.purchases):
            raise ValueError("somebody else has bought")
        self._view = view
        self._rng = rng
        seen = view.hand | view.discards | frozenset(view.turned)
        self._pool = [card for card in ALL_CARDS if card not in seen]
        self._asked: dict[Seat, list[tuple[SeatView, Call]]] = {
            view.seat.left: [],
            view.seat.right: [],
        }
        for before, call in _asked_before(view):
            self._asked[call.seat].append((before, call))
        self._order = sorted(self._asked, key=lambda seat: not self._has_bid(seat))
        self._drawn = dict.fromkeys(self._order, 0)
        self._fitted = dict.fromkeys(self._order, 0)

    def _has_bid(self, seat: Seat) -> bool:
        return any(call.offer is not None for _, call in self._asked[seat])

    @property
    def share(self) -> float:
        """How many of the hands drawn so far fitted, of the seat of which fewest did."""
        if not any(self._drawn.values()):
            return 1.0
        return min(self._fitted[seat] / self._drawn[seat] for seat in self._order)

    def draw(self) -> World:
        """The next world."""
        view, loose = self._view, self._pool
        hands = BySeat(view.hand, view.hand, view.hand)
        for seat in self._order:
            hand = self._hand(seat, loose)
            loose = [card for card in loose if card not in hand]
            hands = hands.put(seat, hand)
        self._rng.shuffle(loose)
        discards = BySeat(NO_CARDS, NO_CARDS, NO_CARDS).put(view.seat, view.discards)
        return World(hands, discards, (*view.turned, *loose))

    def _hand(self, seat: Seat, loose: Sequence[Card]) -> CardSet:
        hand = NO_CARDS
        hopeless = self._drawn[seat] >= TRIES and not self._fitted[seat]
        for _ in range(1 if hopeless else TRIES):
            self._drawn[seat] += 1
            hand = frozenset(self._rng.sample(loose, 13))
            if all(_would_call(asked, hand) for asked in self._asked[seat]):
                self._fitted[seat] += 1
                break
        return hand


def _asked_before(view: SeatView) -> Iterator[tuple[SeatView, Call]]:
    """The calls of the others so far, each with what they saw but for their cards, the last ones
    first: a bid tells more than the passes before it."""
    state: State = Bidding(deal=_blank(view), to_act=SEATS[0])
    found = []
    for call in view.auction:
        if call.seat is not view.seat:
            found.append((view_for(state, call.seat), call))
        state = apply(state, action_of(call))
    return reversed(found)


def _blank(view: SeatView) -> Deal:
    """A deal in which everybody was dealt the hand of *view*: only the auction is asked about."""
    return Deal(
        players=view.players,
        pulla=view.pulla,
        highest=view.highest,
        hands=BySeat(view.dealt, view.dealt, view.dealt),
        stock=(),
        rules=view.rules,
    )


def _would_call(asked: tuple[SeatView, Call], hand: CardSet) -> bool:
    before, call = asked
    return regel_bidding.decide_with(hand, before).action == action_of(call)


def action_of(call: Call) -> Bid | Pass:
    """What was said."""
    offer = call.offer
    if offer is None:
        return Pass(call.seat)
    word = offer.unspecified.value if offer.unspecified else offer.game.key
    return Bid(call.seat, word, offer.qualifier)


def table_of_world(view: SeatView, world: World) -> Bidding | Buying:
    """The whole table of *view* with the cards of *world*. Opponents that have bought are not
    provided for: nobody decides anything here after that but they themselves."""
    deal = replace(_blank(view), hands=world.hands.put(view.seat, view.dealt), stock=world.stock)
    if view.contract is None:
        passed = frozenset(call.seat for call in view.auction if call.offer is None)
        return Bidding(
            deal=deal,
            to_act=view.seat,
            auction=view.auction,
            standing=view.standing,
            passed=passed,
        )
    if view.step is None:
        raise ValueError("nothing to bid or buy now")
    table = Table(
        deal=deal,
        auction=view.auction,
        hands=world.hands,
        stock=world.stock,
        discards=world.discards,
        turned=view.turned,
        purchases=view.purchases,
    )
    return Buying(table=table, contract=view.contract, step=view.step, to_act=view.seat)
