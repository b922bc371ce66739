"""Auctions as chance has them, always legal, and written in the record's words."""

import random
from collections.abc import Callable, Sequence
from functools import lru_cache

from ..rules.actions import Action, Bid, Pass
from ..rules.games import FAMILY_BY_WORD, GAME_BY_KEY, Game, Qualifier
from ..rules.notation import format_action
from ..rules.offers import offer_of
from ..rules.phases import bidding
from ..rules.seats import SEATS, Seat
from ..rules.state import Bidding, Buying, Call, Deal, Offer, Settled

NEAREST = 14
"""How many of the lowest open bids a random bidder chooses from."""
PASSING = 0.35
"""How often one passes who may."""


def words_of(auction: Sequence[Call]) -> list[str]:
    """The calls of *auction* as in a record."""
    return [format_action(action_of(call)) for call in auction]


def action_of(call: Call) -> Action:
    """What was said."""
    offer = call.offer
    if offer is None:
        return Pass(call.seat)
    word = offer.unspecified.value if offer.unspecified else offer.game.key
    return Bid(call.seat, word, offer.qualifier)


def offered(standing: Offer | None, bid: Bid) -> Offer | None:
    """What *bid* offers over *standing*; None where it is refused."""
    offer = offer_of(standing, bid)
    return offer if isinstance(offer, Offer) else None


@lru_cache(maxsize=1000)
def bids_over(standing: Offer | None, seat: Seat) -> tuple[Offer, ...]:
    """What *seat* may offer over *standing*, lowest first, bids without a level among them."""
    bids = (
        Bid(seat, word, qualifier)
        for word in (*GAME_BY_KEY, *FAMILY_BY_WORD)
        for qualifier in Qualifier
    )
    offers = (offered(standing, bid) for bid in bids)
    return tuple(sorted((offer for offer in offers if offer), key=lambda offer: offer.key))


def auction(
    rng: random.Random,
    deal: Deal,
    *,
    stop: Callable[[Bidding], bool],
    first_rows: range,
    sought: Game | None = None,
) -> Bidding | None:
    """An auction that goes on until *stop*; None if it ends before. The first bid is one of
    *first_rows*, every other one not far above what stands; a game that is *sought* is bid as
    often as not."""
    state = bidding.begin(deal)
    while not stop(state):
        following = bidding.apply(
            state, next_call(rng, state, first_rows=first_rows, sought=sought)
        )
        if not isinstance(following, Bidding):
            return None
        state = following
    return state


def next_call(
    rng: random.Random, state: Bidding, *, first_rows: range, sought: Game | None = None
) -> Action:
    """A call by the seat to act, as `auction` makes them."""
    seat, offers = state.to_act, bids_over(state.standing, state.to_act)
    if state.standing is None:
        offers = tuple(offer for offer in offers if offer.game.number in first_rows)
    elif not offers or rng.random() < PASSING:
        return Pass(seat)
    else:
        offers = offers[:NEAREST]
    if sought is not None and rng.random() < 0.5:
        offers = tuple(offer for offer in offers if offer.game is sought) or offers
    return action_of(Call(seat, rng.choice(offers)))


def winning_calls(seat: Seat, game: Game, qualifier: Qualifier = Qualifier.PLAIN) -> list[Action]:
    """The shortest auction in which *seat* wins *game*; others bid begär where somebody has to.
    Empty if there is none: nobody but forehand can win begär itself without a qualifier."""
    bid = Bid(seat, game.key, qualifier)
    if seat is Seat.FOREHAND:
        return [bid, Pass(Seat.MIDDLEHAND), Pass(Seat.REARHAND)]
    if game is GAME_BY_KEY["begar"] and qualifier is Qualifier.PLAIN:
        return []
    opening = Bid(Seat.FOREHAND, "begar")
    if seat is Seat.MIDDLEHAND:
        return [opening, bid, Pass(Seat.REARHAND), Pass(Seat.FOREHAND)]
    return [opening, Pass(Seat.MIDDLEHAND), bid, Pass(Seat.FOREHAND)]


def won(deal: Deal, calls: Sequence[Action]) -> Buying:
    """The table after an auction that ends with *calls*. Raises ValueError if it does not end."""
    state: Bidding | Buying | Settled = bidding.begin(deal)
    for call in calls:
        if not isinstance(state, Bidding):
            raise ValueError("the auction is over before its last call")
        state = bidding.apply(state, call)
    if not isinstance(state, Buying):
        raise ValueError("the auction is not over")
    return state


def seats_but(*seats: Seat) -> list[Seat]:
    """The seats that are not named."""
    return [seat for seat in SEATS if seat not in seats]
