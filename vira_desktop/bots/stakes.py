"""What a result is worth to a seat while the cards are being played."""

from fractions import Fraction

from ..rules.games import Result
from ..rules.phases.payment import PINS_IN_A_BET, pins_for
from ..rules.view import SeatView


def worth_of_results(view: SeatView) -> dict[Result, Fraction]:
    """For each result of the game being played, its worth in pins to the seat of *view* (ruling
    37). What a repurchase has lost already and the penalty of a gök are left out: no card changes
    whom they fall on. Raises ValueError before the game is named."""
    contract = view.contract
    if contract is None:
        raise ValueError("the auction is not over")
    row = view.rules.pulla_row(contract.named_game)
    pins = pins_for(contract, contract.trump, view.highest)
    found = {}
    for result in Result:
        bets = row.bets(result, repurchased=contract.repurchased)
        won = pins if result is Result.HOME else -pins
        share = Fraction(-PINS_IN_A_BET * bets, view.players)
        found[result] = 2 * won + PINS_IN_A_BET * bets + share if view.is_declarer else share - won
    return found
