"""Whole deals between bots that sit down as chance has it, kept with their auctions: what becomes
of bids."""

import random
from collections.abc import Sequence
from typing import TypedDict

from ..bots.bot import Bot, Budget
from ..rules.actions import Accept
from ..rules.flow import apply, begin
from ..rules.notation import format_hand
from ..rules.phases import dealing
from ..rules.phases.payment import worth
from ..rules.seats import SEATS
from ..rules.state import Bidding, Playing, Settled, State, table_of
from ..rules.view import view_for

PLAYERS = 3


class Called(TypedDict):
    """One call of an auction: a pass has no game."""

    seat: str
    game: str | None
    """The game bid; of a bid without a level the lowest it may be."""
    qualifier: int


class BidDeal(TypedDict):
    """A deal that was bid, bought and played."""

    number: int
    highest: int
    hands: list[str]
    """Dealt to forehand, middle-hand and rear-hand."""
    calls: list[Called]
    bot: str
    """Who played alone, by his key."""
    declarer: str
    game: str
    qualifier: int
    result: str
    laid: bool
    worth: list[int]
    """To the three, in thirds of a pin."""


def bid_deal(number: int, seed: str, bots: Sequence[Bot]) -> BidDeal:
    """Deal *number* of those drawn from *seed*, and in each chair one of *bots*; it depends on
    nothing else."""
    rng = random.Random(f"{seed}/{number}")
    deal = dealing.begin(rng, players=PLAYERS, pulla=PLAYERS)
    seated = {seat: rng.choice(bots) for seat in SEATS}
    state: State = begin(deal)
    calls: list[Called] = []
    while not isinstance(state, Settled):
        if isinstance(state, Playing) and state.claim is not None:
            state = apply(state, Accept(state.to_act))
            continue
        before = state
        view = view_for(state, state.to_act)
        state = apply(state, seated[view.seat].decide(view, rng, Budget()).action)
        if isinstance(before, Bidding):
            calls.append(_last_call(state))
    contract, result = state.contract, state.settlement.result
    if contract is None or result is None:
        raise ValueError("nobody played")
    return {
        "number": number,
        "highest": int(deal.highest),
        "hands": [format_hand(deal.hands[seat]) for seat in SEATS],
        "calls": calls,
        "bot": seated[contract.declarer].key,
        "declarer": contract.declarer.value,
        "game": contract.named_game.key,
        "qualifier": int(contract.offer.qualifier),
        "result": result.value,
        "laid": state.laid,
        "worth": [int(PLAYERS * pins) for pins in worth(state)],
    }


def _last_call(state: State) -> Called:
    call = table_of(state).auction[-1]
    if call.offer is None:
        return {"seat": call.seat.value, "game": None, "qualifier": 0}
    offer = call.offer
    return {
        "seat": call.seat.value,
        "game": offer.game.key,
        "qualifier": int(offer.qualifier),
    }
