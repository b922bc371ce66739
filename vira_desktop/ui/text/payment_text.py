"""The sheet after a deal: result, bets and pins line by line, each with its reason."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.games import Group, Result
from ...rules.phases.payment import (
    PINS_IN_A_BET,
    bets_for,
    column_of,
    first_buy_pins,
    laid_pins,
    pins_for,
)
from ...rules.seats import BySeat, Seat, opponents_of
from ...rules.state import NO_TRICKS, Contract, Settled
from .contract_text import contract_name, needed_text
from .counts_text import bets_count, pins_count, tricks_count
from .payment_reasons_text import paid_text, why_bets, why_column, why_laid

translate = QCoreApplication.translate


class Unit(Enum):
    """What the amounts of a line are counted in."""

    BETS = "bets"
    PINS = "pins"


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetLine:
    """One line of the sheet."""

    label: str
    explanation: str
    amounts: BySeat[int] | None = None
    """Won (+) or paid (-) by each seat, in *unit*; None where the line is words only."""
    unit: Unit | None = None
    is_total: bool = False
    """True for a sum of the lines above."""


def sheet_lines(settled: Settled, names: BySeat[str], viewpoint: Seat) -> tuple[SheetLine, ...]:
    """The sheet of a deal: what happened, then bets, then pins, then the sums and the pulla.

    The player at *viewpoint* is called "You". The lines of a unit that are no totals add up to
    what the rules have settled, the antes taken off.
    """
    contract = settled.contract
    called = names.put(viewpoint, translate("Payment", "You"))
    if contract is None:
        said = translate("Payment", "All three passed, so nobody played and nothing is paid.")
        return (SheetLine(label=_result_label(), explanation=said), _pulla_line(settled))
    return (
        SheetLine(label=_result_label(), explanation=result_text(settled, called)),
        *_bet_lines(settled, contract, called),
        *_pin_lines(settled, contract, called),
        _total(settled),
        _pulla_line(settled),
    )


def amount_text(amount: int, unit: Unit) -> str:
    """An amount with its sign and unit: "+2 pins", "−1 bet", "0 pins"."""
    counted = bets_count(abs(amount)) if unit is Unit.BETS else pins_count(abs(amount))
    if amount == 0:
        return counted
    return f"+{counted}" if amount > 0 else f"−{counted}"


def result_name(result: Result) -> str:
    """How a game ended: "home", "bet", "kodilj"."""
    match result:
        case Result.HOME:
            return translate("Payment", "home")
        case Result.BET:
            return translate("Payment", "bet")
        case Result.KODILJ:
            return translate("Payment", "kodilj")
        case _ as unknown:
            assert_never(unknown)


def result_text(settled: Settled, names: BySeat[str]) -> str:
    """Who played what, the tricks taken and needed, and how it ended."""
    contract, result = settled.contract, settled.settlement.result
    if contract is None or result is None:
        raise ValueError("nobody played")
    name, game = names[contract.declarer], contract_name(contract)
    if settled.laid and contract.named_game.group is Group.SOLO:
        return translate(
            "Payment", "{name} laid down {game}. A solo laid down counts as kodilj."
        ).format(name=name, game=game)
    if settled.laid:
        return translate(
            "Payment", "{name} laid down {game}. A hand laid down counts as bet."
        ).format(name=name, game=game)
    said = translate(
        "Payment", "{name} played {game} ({needed}) and took {tricks}: {result}."
    ).format(
        name=name,
        game=game,
        needed=needed_text(contract),
        tricks=tricks_count(settled.taken[contract.declarer]),
        result=result_name(result),
    )
    return f"{said}{_ended_early(settled, contract, names)}"


def _ended_early(settled: Settled, contract: Contract, names: BySeat[str]) -> str:
    """A concession or an accepted claim, which is why not every trick was played."""
    if settled.conceded is not None:
        if contract.is_low:
            return " " + translate(
                "Payment", "{name} conceded: the declarer takes none of the tricks left."
            ).format(name=names[settled.conceded])
        return " " + translate(
            "Payment", "{name} conceded: the declarer gets every trick left."
        ).format(name=names[settled.conceded])
    if len(settled.tricks) < contract.tricks_to_play:
        return " " + translate("Payment", "The number was claimed, and both opponents accepted.")
    return ""


def _result_label() -> str:
    return translate("Payment", "Result")


def _bet_lines(settled: Settled, contract: Contract, names: BySeat[str]) -> Iterator[SheetLine]:
    settlement, deal = settled.settlement, settled.table.deal
    if settlement.antes:
        yield SheetLine(
            label=translate("Payment", "Antes"),
            explanation=translate(
                "Payment",
                "The pulla held {held}, too little to lift from, so everybody at the table"
                " antes {antes}.",
            ).format(held=bets_count(deal.pulla), antes=bets_count(settlement.antes)),
            amounts=BySeat(*(-settlement.antes for _ in Seat)),
            unit=Unit.BETS,
        )
    result = settlement.result
    if result is not None:
        bets = bets_for(deal, contract, result)
        yield SheetLine(
            label=translate("Payment", "Bets"),
            explanation=why_bets(contract, result, abs(bets)),
            amounts=NO_TRICKS.put(contract.declarer, bets),
            unit=Unit.BETS,
        )
    conceder = _paying_conceder(settled)
    if conceder is not None:
        yield SheetLine(
            label=translate("Payment", "Concession"),
            explanation=translate(
                "Payment",
                "{name} conceded while the game was open and put {bets} into the pulla.",
            ).format(name=names[conceder], bets=bets_count(1)),
            amounts=NO_TRICKS.put(conceder, -1),
            unit=Unit.BETS,
        )
    if settlement.penalty is not None:
        yield SheetLine(
            label=translate("Payment", "Gök penalty"),
            explanation=translate(
                "Payment",
                "{name} passed on the gök without the low holdings it takes and put {bets}"
                " into the pulla.",
            ).format(name=names[settlement.penalty], bets=bets_count(1)),
            amounts=NO_TRICKS.put(settlement.penalty, -1),
            unit=Unit.BETS,
        )


def _pin_lines(settled: Settled, contract: Contract, names: BySeat[str]) -> Iterator[SheetLine]:
    """The first purchase where it was paid for alone, then the game (rulings 27 and 28)."""
    highest = settled.table.deal.highest
    if contract.repurchased:
        lost = first_buy_pins(contract, highest)
        column = column_of(contract.first_trump, highest)
        yield SheetLine(
            label=translate("Payment", "Pins, first purchase"),
            explanation=translate(
                "Payment",
                "The repurchase makes the first purchase count as laid down. {why} {paid}",
            ).format(why=why_column(contract, column, first=True), paid=paid_text(-lost)),
            amounts=_exchange(contract.declarer, -lost),
            unit=Unit.PINS,
        )
    if settled.laid:
        pins = -laid_pins(contract, highest)
        why = why_laid(contract, column_of(contract.trump, highest))
    else:
        pins = pins_for(contract, contract.trump, highest)
        pins = pins if settled.settlement.result is Result.HOME else -pins
        why = why_column(contract, column_of(contract.trump, highest))
    conceder = _paying_conceder(settled)
    paid = paid_text(pins)
    if conceder is not None:
        paid = translate("Payment", "{name} conceded and paid {pins} for both opponents.").format(
            name=names[conceder], pins=pins_count(2 * pins)
        )
    yield SheetLine(
        label=translate("Payment", "Pins"),
        explanation=f"{why} {paid}",
        amounts=_exchange(contract.declarer, pins, payer=conceder),
        unit=Unit.PINS,
    )


def _exchange(declarer: Seat, each: int, *, payer: Seat | None = None) -> BySeat[int]:
    """What each seat gets when the declarer gets *each* from both opponents; a *payer* pays for
    the two."""
    amounts = NO_TRICKS.put(declarer, 2 * each)
    for opponent in opponents_of(declarer):
        seat = payer or opponent
        amounts = amounts.put(seat, amounts[seat] - each)
    return amounts


def _paying_conceder(settled: Settled) -> Seat | None:
    """Who conceded while it was open whether the declarer goes home (ruling 25)."""
    seat, settlement = settled.conceded, settled.settlement
    if seat is None:
        return None
    fined = 1 if settlement.penalty is seat else 0
    return seat if settlement.pulla[seat] + fined < 0 else None


def _total(settled: Settled) -> SheetLine:
    settlement = settled.settlement
    bets = [settlement.pulla[seat] - settlement.antes for seat in Seat]
    totals = (pins + PINS_IN_A_BET * bet for pins, bet in zip(settlement.pins, bets, strict=True))
    return SheetLine(
        label=translate("Payment", "In all"),
        explanation=translate("Payment", "Counted in pins; a bet is {pins}.").format(
            pins=pins_count(PINS_IN_A_BET)
        ),
        amounts=BySeat(*totals),
        unit=Unit.PINS,
        is_total=True,
    )


def _pulla_line(settled: Settled) -> SheetLine:
    return SheetLine(
        label=translate("Payment", "The pulla"),
        explanation=translate("Payment", "{before} before the deal, {after} after it.").format(
            before=bets_count(settled.table.deal.pulla),
            after=bets_count(settled.settlement.pulla_after),
        ),
    )
