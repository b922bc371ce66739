"""The auction: which bids are open to whom, and when there is a declarer (rulings 8-13)."""

from collections.abc import Iterator
from functools import lru_cache

from ..actions import Action, Bid, Pass
from ..games import FAMILY_BY_WORD, GAMES, Qualifier
from ..offers import offer_of, refusal
from ..refusals import IllegalAction, Reason
from ..seats import Seat
from ..state import Bidding, Buying, Call, Deal, Offer, Settled, Table
from . import buying, payment


def begin(deal: Deal) -> Bidding:
    """The auction before its first call; forehand speaks first."""
    return Bidding(deal=deal, to_act=Seat.FOREHAND)


def legal(state: Bidding) -> Iterator[Action]:
    """Every call open to the seat to act."""
    seat = state.to_act
    if state.auction or state.deal.rules.forehand_may_pass:
        yield Pass(seat)
    yield from _bids_over(state.standing, seat)


@lru_cache(maxsize=256)
def _bids_over(standing: Offer | None, seat: Seat) -> tuple[Bid, ...]:
    """Every bid of *seat* over the *standing* one."""
    bids = (
        Bid(seat, word, qualifier)
        for word in (*(game.key for game in GAMES), *FAMILY_BY_WORD)
        for qualifier in Qualifier
    )
    return tuple(bid for bid in bids if refusal(standing, bid) is None)


def apply(state: Bidding, action: Action) -> Bidding | Buying | Settled:
    """The table after a call. Raises IllegalAction."""
    seat = state.to_act
    if action.seat is not seat:
        raise IllegalAction(Reason.NOT_YOUR_TURN, action.seat)
    match action:
        case Pass():
            if not state.auction and not state.deal.rules.forehand_may_pass:
                raise IllegalAction(Reason.FOREHAND_MUST_BID, seat)
            return _after_call(state, Call(seat, None))
        case Bid():
            offer = offer_of(state.standing, action)
            if isinstance(offer, Reason):
                raise IllegalAction(offer, seat)
            return _after_call(state, Call(seat, offer))
        case _:
            raise IllegalAction(Reason.NOT_NOW, seat)


def _after_call(state: Bidding, call: Call) -> Bidding | Buying | Settled:
    auction = (*state.auction, call)
    standing = call.offer or state.standing
    passed = state.passed if call.offer else state.passed | {call.seat}
    if len(passed) == 3 or (len(passed) == 2 and standing is not None):
        table = Table(
            deal=state.deal, auction=auction, hands=state.deal.hands, stock=state.deal.stock
        )
        return buying.begin(table, standing) if standing else payment.nobody_bids(table)
    following = call.seat.left
    while following in passed:
        following = following.left
    return Bidding(
        deal=state.deal, to_act=following, auction=auction, standing=standing, passed=passed
    )
