"""From the finished deal and the pulla to what each seat pays or gets (rulings 26-31, 37)."""

from fractions import Fraction

from ..cards import Suit
from ..games import Column, Family, Group, Result
from ..holdings import gok_penalty
from ..seats import BySeat, Seat, opponents_of
from ..state import NO_TRICKS, Contract, Deal, Settled, Settlement, Table

PINS_IN_A_BET = 8


def column_of(trump: Suit | None, highest: Suit) -> Column:
    """The column of pins in which a game with *trump* is paid; low games use the first."""
    if trump is highest:
        return Column.HIGHEST
    return Column.SUIT if trump is highest.same_colour else Column.OFF


def pins_for(contract: Contract, trump: Suit | None, highest: Suit) -> int:
    """Pins to or from each opponent when the game is paid by *trump* (ruling 27)."""
    return contract.named_game.pins[column_of(trump, highest)]


def laid_pins(contract: Contract, highest: Suit) -> int:
    """Pins to each opponent for the last buy of a hand that is laid down (ruling 27): gask and
    solo by the qualifier's column, a buying game by its trump."""
    game = contract.named_game
    if game.group is Group.BUYING:
        return pins_for(contract, contract.trump, highest)
    return game.pins[Column(contract.offer.qualifier)]


def first_buy_pins(contract: Contract, highest: Suit) -> int:
    """Pins that a repurchase has already lost to each opponent (ruling 28)."""
    return pins_for(contract, contract.first_trump, highest) if contract.repurchased else 0


def bets_for(deal: Deal, contract: Contract, result: Result) -> int:
    """Bets the declarer lifts (+) or puts in (-) for *result*."""
    row = deal.rules.pulla_row(contract.named_game)
    return row.bets(result, repurchased=contract.repurchased)


def laid_result(contract: Contract) -> Result:
    """As what a hand counts that is laid down: a solo kodilj, any other bet (ruling 26)."""
    return Result.KODILJ if contract.named_game.group is Group.SOLO else Result.BET


def antes_needed(deal: Deal, lift: int) -> int:
    """How often everybody antes before *lift* bets can be lifted (ruling 29)."""
    missing = max(0, lift - deal.pulla)
    return -(-missing // deal.players)


def of_play(
    table: Table, contract: Contract, tricks: int, *, conceder: Seat | None = None
) -> Settlement:
    """What a played hand pays in which the declarer ends with *tricks*. A *conceder* is an
    opponent who gave up while the game was open: he pays for both, and a bet (ruling 25)."""
    deal, declarer = table.deal, contract.declarer
    result = contract.result_of(tricks)
    game_pins = pins_for(contract, contract.trump, deal.highest)
    if result is not Result.HOME:
        game_pins = -game_pins
    pins = _pay(NO_TRICKS, declarer, game_pins, payer=conceder)
    pins = _pay(pins, declarer, -first_buy_pins(contract, deal.highest))
    bets = NO_TRICKS.put(declarer, bets_for(deal, contract, result))
    penalty = None
    if contract.named_game.family is Family.GOK and result is Result.HOME:
        penalty = gok_penalty(table.auction, deal.hands)
    for fined in (conceder, penalty):
        if fined is not None:
            bets = bets.put(fined, bets[fined] - 1)
    return _settlement(deal, result, bets, pins, lift=max(0, bets[declarer]), penalty=penalty)


def lay_down(table: Table, contract: Contract) -> Settled:
    """The deal after the declarer has laid his hand down (rulings 26-28)."""
    deal, declarer = table.deal, contract.declarer
    result = laid_result(contract)
    lost = laid_pins(contract, deal.highest) + first_buy_pins(contract, deal.highest)
    bets = NO_TRICKS.put(declarer, bets_for(deal, contract, result))
    settlement = _settlement(deal, result, bets, _pay(NO_TRICKS, declarer, -lost), lift=0)
    return Settled(table=table, contract=contract, laid=True, settlement=settlement)


def nobody_bids(table: Table) -> Settled:
    """The deal after three passes: nothing is paid (house rule of ruling 8)."""
    settlement = Settlement(result=None, pulla_after=table.deal.pulla)
    return Settled(table=table, contract=None, settlement=settlement)


def worth(settled: Settled) -> BySeat[Fraction]:
    """What the deal was worth to each seat, in pins: pins, bets at eight pins, and a share of the
    change of the pulla; antes left out (ruling 37). A fourth who sits out has `share_of_pulla`."""
    settlement, share = settled.settlement, share_of_pulla(settled)
    return BySeat(
        *(
            pins + PINS_IN_A_BET * bets + share
            for pins, bets in zip(settlement.pins, settlement.pulla, strict=True)
        )
    )


def share_of_pulla(settled: Settled) -> Fraction:
    """One player's share, in pins, of what the deal brought into the pulla, antes left out."""
    brought = -sum(settled.settlement.pulla)
    return Fraction(PINS_IN_A_BET * brought, settled.table.deal.players)


def _pay(pins: BySeat[int], declarer: Seat, each: int, *, payer: Seat | None = None) -> BySeat[int]:
    """*pins* after the declarer has got *each* from both opponents (paid him if negative);
    a *payer* pays for both."""
    for opponent in opponents_of(declarer):
        other = payer or opponent
        pins = pins.put(other, pins[other] - each)
    return pins.put(declarer, pins[declarer] + 2 * each)


def _settlement(
    deal: Deal,
    result: Result,
    bets: BySeat[int],
    pins: BySeat[int],
    *,
    lift: int,
    penalty: Seat | None = None,
) -> Settlement:
    antes = antes_needed(deal, lift)
    return Settlement(
        result=result,
        pulla=bets,
        antes=antes,
        pins=pins,
        pulla_after=deal.pulla + antes * deal.players - sum(bets),
        penalty=penalty,
    )
