"""One line before play: what the declarer must do, and what it pays (field test W10)."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.cards import Suit
from ...rules.games import Column, Family, Result
from ...rules.offers import trumps_allowed
from ...rules.phases.payment import column_of, first_buy_pins, pins_for
from ...rules.state import Contract, HouseRules
from .cards_text import suit_name
from .counts_text import bets_count, capital, pins_count, tricks_count
from .games_text import game_in_text, graded, meaning_text, offer_text

translate = QCoreApplication.translate


def contract_line(contract: Contract, highest: Suit, rules: HouseRules) -> str:
    """The game, what the declarer must do, and what home, bet and kodilj pay in bets and pins.

    As long as trump is open the pins are told by column. The numbers are those of the payment
    rules; before the level of a bid is named, the line says what may be named.
    """
    if contract.game is None:
        return _open_level(contract)
    row = rules.pulla_row(contract.named_game)
    home, bet, kodilj = (
        bets_count(abs(row.bets(result, repurchased=contract.repurchased)))
        for result in (Result.HOME, Result.BET, Result.KODILJ)
    )
    said = [
        translate("Contract", "{game}: {needed}.").format(
            game=capital(contract_name(contract)), needed=needed_text(contract)
        ),
        translate(
            "Contract",
            "For the declarer, home: {home} from the pulla; bet: {bet} into it;"
            " kodilj: {kodilj} into it.",
        ).format(home=home, bet=bet, kodilj=kodilj),
        pins_text(contract, highest),
    ]
    if contract.repurchased:
        lost = first_buy_pins(contract, highest)
        said.append(
            translate(
                "Contract", "The first purchase has already cost {pins} to each opponent."
            ).format(pins=pins_count(lost))
        )
    if contract.aces_low:
        said.append(translate("Contract", "The four aces count as ones."))
    return " ".join(said)


def _open_level(contract: Contract) -> str:
    """What may be named, and what the level decides: of a köpmisär always the cards to buy,
    not always the payment; nor do all its levels differ in the cards played with."""
    meaning = capital(meaning_text(contract.offer))
    match contract.offer.unspecified:
        case Family.KOPMISAR:
            said = translate("Contract", "{meaning}. The level decides how many cards are bought.")
        case Family.GASK:
            said = translate(
                "Contract", "{meaning}. The level decides the cards kept, the tricks and the pay."
            )
        case _:
            said = translate("Contract", "{meaning}. The level decides tricks and payment.")
    return said.format(meaning=meaning)


def contract_name(contract: Contract) -> str:
    """The game as it was undertaken: "7-spel in a suit, trump hearts", "gask on 2, low"."""
    if contract.game is None:
        return offer_text(contract.offer)
    name = graded(game_in_text(contract.game), contract.offer.qualifier)
    if contract.trump is not None:
        return translate("Contract", "{game}, trump {suit}").format(
            game=name, suit=suit_name(contract.trump)
        )
    if contract.is_low and contract.game.high_tricks is not None:
        return translate("Contract", "{game}, low").format(game=name)
    return name


def needed_text(contract: Contract) -> str:
    """What the declarer must do: "at least 7 tricks", "no trick", or both where he may choose."""
    game = contract.named_game
    if contract.direction is None:
        return translate("Contract", "high at least {tricks}, low no trick").format(
            tricks=tricks_count(game.high_tricks or 0)
        )
    if contract.is_low:
        return translate("Contract", "no trick")
    if contract.tricks_needed == 13:
        return translate("Contract", "all thirteen tricks")
    return translate("Contract", "at least {tricks}").format(
        tricks=tricks_count(contract.tricks_needed)
    )


def pins_text(contract: Contract, highest: Suit) -> str:
    """What is paid to or from each opponent: one number, or one for each column still open."""
    by_column = pins_by_column(contract, highest)
    if len(set(by_column.values())) == 1:
        return translate("Contract", "{pins} from or to each opponent.").format(
            pins=pins_count(next(iter(by_column.values())))
        )
    columns = [
        translate("Contract", "{column} {number}").format(
            column=_open_column(column, contract), number=pins
        )
        for column, pins in by_column.items()
    ]
    return translate("Contract", "Pins from or to each opponent: {columns}.").format(
        columns=", ".join(columns)
    )


def pins_by_column(contract: Contract, highest: Suit) -> dict[Column, int]:
    """The pins to or from each opponent by the columns in which the game may still be paid."""
    if contract.trump is not None or contract.is_low:
        suits: tuple[Suit | None, ...] = (contract.trump,)
    else:
        suits = tuple(trumps_allowed(contract.offer.qualifier, highest))
    columns = {column_of(suit, highest): pins_for(contract, suit, highest) for suit in suits}
    return dict(sorted(columns.items()))


def column_name(column: Column) -> str:
    """A payment column: "off-suit", "suit", "highest suit"."""
    match column:
        case Column.OFF:
            return translate("Contract", "off-suit")
        case Column.SUIT:
            return translate("Contract", "suit")
        case Column.HIGHEST:
            return translate("Contract", "highest suit")
        case _ as unknown:
            assert_never(unknown)


def _open_column(column: Column, contract: Contract) -> str:
    """The column in a list; where the game may still be played low, that pays by the first."""
    if column is Column.OFF and contract.direction is None:
        return translate("Contract", "low or off-suit")
    return column_name(column)
