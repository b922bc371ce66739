"""Whole deals between bots that sit down as chance has it, kept with their auctions: what becomes
of bids."""

import random
from collections.abc import Sequence
from functools import cache
from typing import TypedDict

from ..bots.bidding_by_worth import BidsByWorth
from ..bots.bot import Bot, Budget
from ..bots.hand_worth import parse_model
from ..bots.regel import Regel
from ..rules.actions import Accept
from ..rules.flow import apply, begin
from ..rules.notation import format_hand
from ..rules.phases import dealing
from ..rules.phases.payment import worth
from ..rules.seats import SEATS
from ..rules.state import Call, Playing, Settled, State
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


def bid_by(number: int, model: str | None, seed: str) -> BidDeal:
    """Deal *number* of those drawn from *seed*, bid by *regel* and, if there is a text of a
    *model*, by that."""
    bots: list[Bot] = [Regel()]
    if model is not None:
        bots.append(BidsByWorth(_model(model)))
    return bid_deal(number, seed, bots)


_model = cache(parse_model)


def bid_deal(number: int, seed: str, bots: Sequence[Bot]) -> BidDeal:
    """Deal *number* of those drawn from *seed*, and in each chair one of *bots*; it depends on
    nothing else."""
    rng = random.Random(f"{seed}/{number}")
    deal = dealing.begin(rng, players=PLAYERS, pulla=PLAYERS)
    seated = {seat: rng.choice(bots) for seat in SEATS}
    state: State = begin(deal)
    while not isinstance(state, Settled):
        if isinstance(state, Playing) and state.claim is not None:
            state = apply(state, Accept(state.to_act))
            continue
        view = view_for(state, state.to_act)
        state = apply(state, seated[view.seat].decide(view, rng, Budget()).action)
    if state.contract is None:
        raise ValueError("nobody played")
    return as_bid(number, state, seated[state.contract.declarer].key)


def as_bid(number: int, settled: Settled, bot: str) -> BidDeal:
    """The deal *number* that is *settled*, in which *bot* played alone. Raises ValueError if nobody
    did."""
    deal, contract, result = settled.table.deal, settled.contract, settled.settlement.result
    if contract is None or result is None:
        raise ValueError("nobody played")
    return {
        "number": number,
        "highest": int(deal.highest),
        "hands": [format_hand(deal.hands[seat]) for seat in SEATS],
        "calls": [_called(call) for call in settled.table.auction],
        "bot": bot,
        "declarer": contract.declarer.value,
        "game": contract.named_game.key,
        "qualifier": int(contract.offer.qualifier),
        "result": result.value,
        "laid": settled.laid,
        "worth": [int(PLAYERS * pins) for pins in worth(settled)],
    }


def _called(call: Call) -> Called:
    offer = call.offer
    return {
        "seat": call.seat.value,
        "game": None if offer is None else offer.game.key,
        "qualifier": 0 if offer is None else int(offer.qualifier),
    }
