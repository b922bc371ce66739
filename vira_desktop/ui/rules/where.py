"""Which section of the rules deals with what the table asks now."""

from typing import assert_never

from ...rules.actions import AnnounceAcesLow
from ...rules.games import Family
from ...rules.state import Settled, Step
from ...rules.view import Phase, SeatView
from ...trainer.why import Place


def anchor_for(view: SeatView | None) -> str:
    """The anchor of the section for the moment that *view* shows; without a table the beginning."""
    if view is None:
        return "start"
    match view.phase:
        case Phase.BIDDING:
            return _bidding(view)
        case Phase.BUYING:
            return _buying(view)
        case Phase.PLAY:
            return _play(view)
        case Phase.SETTLED:
            return _settled(view.settled)
        case _ as unknown:
            assert_never(unknown)


def anchor_of_family(family: Family) -> str:
    """The section that tells how games of *family* are played."""
    return f"game-{family.value}"


def _bidding(view: SeatView) -> str:
    if view.standing is None:
        return "auction"
    if view.standing.game.family is Family.GOK:
        return Place.GOK.value
    return "higher-bid"


def _buying(view: SeatView) -> str:
    contract = view.contract
    if contract is None or contract.game is None:
        return "floor"
    match view.step:
        case Step.AFTER_BUY | Step.TURN_OR_BUY:
            return "repurchase"
        case Step.READY:
            return "laying-down"
        case Step.FEWER:
            return "low-cards"
        case Step.OPPONENT_BUY:
            return "buying-order"
        case _:
            return anchor_of_family(contract.game.family)


def _play(view: SeatView) -> str:
    if view.claim is not None:
        return "claims"
    if AnnounceAcesLow(view.seat) in view.legal:
        return "aces-low"
    is_low = view.contract is not None and view.contract.is_low
    return Place.LOW_GAMES.value if is_low and not view.tricks else "tricks"


def _settled(settled: Settled | None) -> str:
    if settled is None or settled.contract is None:
        return "auction"
    if settled.settlement.penalty is not None:
        return "gok-penalty"
    if settled.contract.repurchased:
        return "repurchase-bets"
    return "laid-pins" if settled.laid else "result"
