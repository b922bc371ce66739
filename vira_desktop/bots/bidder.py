"""Calls and levels of the high games by worth, as the fitted model tells it. Other games are bid as
*regel* bids them: against a good defence the model, fitted to deals that *regel* defended, promises
too much of them."""

from ..rules.actions import Bid
from ..rules.games import FAMILY_BY_WORD, GAME_BY_KEY, Family
from ..rules.state import Step
from ..rules.view import Phase, SeatView
from . import regel_bidding
from .bidding_by_worth import bid_of, level_of
from .bot import Decision
from .hand_worth import Model

JUDGED = (Family.SPEL, Family.TURNE, Family.VINGEL)
"""The families that are bid by worth."""


def is_asked(view: SeatView) -> bool:
    """True if the seat of *view* is to call, or to name the level of a game bid by worth."""
    if view.phase is Phase.BIDDING:
        return True
    contract = view.contract
    return view.step is Step.LEVEL and contract is not None and contract.offer.unspecified in JUDGED


def decide(view: SeatView, model: Model) -> Decision:
    """The call or the level of the seat of *view*, which is asked for one."""
    if view.phase is not Phase.BIDDING:
        return level_of(view, model)
    plain = regel_bidding.decide(view)
    if isinstance(plain.action, Bid) and family_of(plain.action) not in JUDGED:
        return plain
    return bid_of(view, model, families=JUDGED)


def family_of(bid: Bid) -> Family:
    """The family of what is bid."""
    return FAMILY_BY_WORD[bid.word] if bid.word in FAMILY_BY_WORD else GAME_BY_KEY[bid.word].family
