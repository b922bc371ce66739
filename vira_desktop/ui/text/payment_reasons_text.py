"""Why a deal pays what it pays: the pulla table for bets, the columns of the bid table for pins."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.games import Column, Group, Result
from ...rules.state import Contract
from .cards_text import suit_name
from .counts_text import bets_count, capital, pins_count
from .games_text import game_name

translate = QCoreApplication.translate


def why_bets(contract: Contract, result: Result, bets: int) -> str:
    """What the pulla table says of *result*: so many *bets*."""
    game, amount = game_name(contract.named_game), bets_count(bets)
    match result, contract.repurchased:
        case Result.HOME, False:
            said = translate("Payment", "{game}: going home lifts {bets} from the pulla.")
        case Result.HOME, _:
            said = translate("Payment", "{game}: going home after a repurchase lifts {bets}.")
        case Result.BET, False:
            said = translate("Payment", "{game}: bet puts {bets} into the pulla.")
        case Result.BET, _:
            said = translate("Payment", "{game}: bet after a repurchase puts {bets} in.")
        case Result.KODILJ, False:
            said = translate("Payment", "{game}: kodilj puts {bets} into the pulla.")
        case _:
            said = translate("Payment", "{game}: kodilj after a repurchase puts {bets} in.")
    return said.format(game=game, bets=amount)


def why_column(contract: Contract, column: Column, *, first: bool = False) -> str:
    """Which column of the bid table pays, and why."""
    trump = contract.first_trump if first else contract.trump
    if trump is None:
        return translate("Payment", "Without trump the first column pays.")
    suit = capital(suit_name(trump))
    match column:
        case Column.OFF:
            return translate("Payment", "{suit} is an off-suit.").format(suit=suit)
        case Column.SUIT:
            return translate("Payment", "{suit} is the second suit.").format(suit=suit)
        case Column.HIGHEST:
            return translate("Payment", "{suit} is the highest suit.").format(suit=suit)
        case _ as unknown:
            assert_never(unknown)


def why_laid(contract: Contract, column: Column) -> str:
    """A buying game is paid by its trump, a gask or solo by the grade of the bid (ruling 27)."""
    if contract.named_game.group is Group.BUYING:
        return why_column(contract, column)
    match Column(contract.offer.qualifier):
        case Column.OFF:
            return translate("Payment", "Laid down, it is paid as in an off-suit.")
        case Column.SUIT:
            return translate("Payment", "It was bid in a suit and is paid so.")
        case Column.HIGHEST:
            return translate("Payment", "It was bid in the highest suit and is paid so.")
        case _ as unknown:
            assert_never(unknown)


def paid_text(each: int) -> str:
    """What the declarer gets from each opponent, or pays if negative."""
    if each == 0:
        return translate("Payment", "No pins are paid.")
    if each > 0:
        return translate("Payment", "The declarer gets {pins} from each opponent.").format(
            pins=pins_count(each)
        )
    return translate("Payment", "The declarer pays {pins} to each opponent.").format(
        pins=pins_count(-each)
    )
