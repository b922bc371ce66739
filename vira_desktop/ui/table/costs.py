"""What a decision costs or brings the one who takes it, asked of the payment rules (26-28)."""

from dataclasses import dataclass, replace

from ...rules.games import Result
from ...rules.phases import payment, play
from ...rules.state import Contract
from ...rules.view import SeatView


@dataclass(frozen=True, slots=True)
class Cost:
    """What a seat lifts from the pulla and is paid (+), or puts in and pays (-)."""

    bets: int
    pins: int
    """Between the declarer and each opponent; of a conceder all that he pays."""


def of_result(view: SeatView, contract: Contract, result: Result) -> Cost:
    """For the declarer, when the hand is played and ends so; a first buy is paid for too."""
    pins = payment.pins_for(contract, contract.trump, view.highest)
    if result is not Result.HOME:
        pins = -pins
    bets = view.rules.pulla_row(contract.named_game).bets(result, repurchased=contract.repurchased)
    return Cost(bets, pins - payment.first_buy_pins(contract, view.highest))


def of_laying(view: SeatView, contract: Contract) -> Cost:
    """For the declarer who lays the hand down now."""
    lost = payment.laid_pins(contract, view.highest)
    lost += payment.first_buy_pins(contract, view.highest)
    row = view.rules.pulla_row(contract.named_game)
    bets = row.bets(payment.laid_result(contract), repurchased=contract.repurchased)
    return Cost(bets, -lost)


def after_repurchase(contract: Contract) -> Contract:
    """The same contract once a repurchase has begun."""
    return replace(contract, repurchased=True, first_trump=contract.trump)


def first_buy(view: SeatView, contract: Contract) -> int:
    """Pins to each opponent that the first purchase has cost, after a repurchase."""
    return payment.first_buy_pins(contract, view.highest)


def of_conceding(view: SeatView, contract: Contract) -> Cost:
    """For this seat, an opponent, when it concedes now (ruling 25): for both opponents and a bet
    into the pulla while it is open whether the declarer goes home, else as the count pays."""
    taken, left = view.taken[contract.declarer], tricks_left(view, contract)
    final = contract.result_of(taken if contract.is_low else taken + left)
    of_declarer = of_result(view, contract, final)
    if not play.is_open(contract, taken, left):
        return Cost(0, -of_declarer.pins)
    # The first buy of a repurchase stays the declarer's to pay, to each opponent.
    game = payment.pins_for(contract, contract.trump, view.highest)
    return Cost(-1, payment.first_buy_pins(contract, view.highest) - 2 * game)


def tricks_left(view: SeatView, contract: Contract) -> int:
    """Tricks not finished yet, the running one included."""
    return contract.tricks_to_play - len(view.tricks)
