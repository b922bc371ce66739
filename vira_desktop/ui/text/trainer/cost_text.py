"""What a game costs, in words: what is asked, and why it is so (rulings 25 to 34)."""

from PySide6.QtCore import QCoreApplication

from ....rules.games import Column, Result
from ....trainer.question import Ask
from ....trainer.why import Why
from ...language import signed_text
from ..contract_text import column_name
from ..counts_text import bets_count, capital, joined_and, pins_count, players_count, tricks_count
from ..payment_text import Unit, amount_text, result_name
from .told import Told, Words

translate = QCoreApplication.translate


def chair_name(number: int) -> str:
    """A player at the end of a session, by number."""
    return translate("Drill", "player {number}").format(number=number)


def _result(told: Told) -> str:
    tricks = tricks_count(told.number("tricks"))
    if told.number("needed") == 0:
        return translate(
            "Drill",
            "Played low no trick may be taken; the declarer took {tricks}. One is bet, two "
            "or more kodilj.",
        ).format(tricks=tricks)
    return translate(
        "Drill",
        "The declarer needed {needed} and took {tricks}. One short is bet, two or more "
        "kodilj; what is over gives nothing.",
    ).format(needed=tricks_count(told.number("needed")), tricks=tricks)


def _bets_row(told: Told) -> str:
    bets = amount_text(told.number("bets"), Unit.BETS)
    if "result" not in told:
        return translate("Drill", "The declarer’s bets by the pulla table: {bets}.").format(
            bets=bets
        )
    result = result_name(Result(told.text("result")))
    if told.values["repurchased"]:
        return translate(
            "Drill", "The pulla table, after a repurchase, for {result}: {bets} for the declarer."
        ).format(result=result, bets=bets)
    return translate("Drill", "The pulla table for {result}: {bets} for the declarer.").format(
        result=result, bets=bets
    )


def _antes(told: Told) -> str:
    antes, players = told.number("antes"), told.number("players")
    if not antes:
        return translate("Drill", "The pulla holds enough, or nothing is lifted: nobody antes.")
    return translate(
        "Drill",
        "The pulla holds less than may be lifted: each of {players} antes {bets}, "
        "also one who sits out.",
    ).format(players=players_count(players), bets=bets_count(antes))


def _shares(told: Told) -> str:
    return translate(
        "Drill",
        "The bets are shared equally, {bets} each; what does not divide is "
        "changed, a bet for eight pins, and shared: {pins} each.",
    ).format(bets=bets_count(told.number("bets")), pins=pins_count(told.number("pins")))


def _remainder(told: Told) -> str:
    pins = told.number("pins")
    if not pins:
        return translate("Drill", "Nothing is left over.")
    said = [
        translate(
            "Drill",
            "{pins} left over: to whoever has lost most. With two over, one each if "
            "the two biggest losers are equal or one pin apart; ties draw lots.",
        ).format(pins=capital(pins_count(pins)))
    ]
    takers, lots = told.numbers("takers"), told.numbers("lots")
    if takers:
        said.append(
            translate("Drill", "Here: {players}.").format(
                players=joined_and([chair_name(chair) for chair in takers])
            )
        )
    if lots:
        said.append(
            translate("Drill", "Lots are drawn among {players}.").format(
                players=joined_and([chair_name(chair) for chair in lots])
            )
        )
    return " ".join(said)


def _column(told: Told) -> str:
    pins = pins_count(told.number("pins"))
    return translate(
        "Drill",
        "The column “{column}”: {pins} from or to each opponent, so twice that for "
        "the declarer; for bet and kodilj alike.",
    ).format(column=column_name(Column[told.text("column").upper()]), pins=pins)


def _laid(told: Told) -> str:
    pins = pins_count(told.number("pins"))
    column = column_name(Column[told.text("column").upper()])
    match told.text("by"):
        case "low":
            return translate(
                "Drill", "Laid down, a low game costs its one figure: {pins} to each opponent."
            ).format(pins=pins)
        case "trump":
            return translate(
                "Drill",
                "A buying game laid down is paid by the trump that was named or turned up before "
                "the buying, column “{column}”: {pins} to each opponent.",
            ).format(column=column, pins=pins)
        case "bid":
            return translate(
                "Drill",
                "A gask or a solo laid down is paid in the column in which it was bid, “{column}”: "
                "{pins} to each opponent.",
            ).format(column=column, pins=pins)
        case _:
            return translate(
                "Drill",
                "A gask or a solo laid down is paid as in an off-suit, whatever trump was named: "
                "{pins} to each opponent.",
            ).format(pins=pins)


ASKS: dict[Ask, Words] = {
    Ask.PINS_OF_SEAT: lambda told: translate(
        "Drill", "How many pins in all does {player} win or lose?"
    ).format(player=told.player("seat")),
    Ask.BETS_OF_SEAT: lambda told: translate(
        "Drill", "How many bets does {player} lift (+) or put in (−), antes left out?"
    ).format(player=told.player("seat")),
    Ask.RESULT: lambda _: translate("Drill", "How did the game end?"),
    Ask.PULLA_AFTER: lambda _: translate("Drill", "How many bets are in the pulla after the deal?"),
    Ask.ANTES: lambda _: translate(
        "Drill", "How many bets does each player ante, so that the pulla is enough?"
    ),
    Ask.SHARE_BETS: lambda _: translate(
        "Drill", "The session is over. How many whole bets does each get of the pulla?"
    ),
    Ask.SHARE_PINS: lambda _: translate(
        "Drill",
        "The session is over. How many pins does each get when the bets that do "
        "not divide are changed?",
    ),
    Ask.REMAINDER_TO: lambda told: translate(
        "Drill", "The session is over. How many of the last pins does {player} get?"
    ).format(player=chair_name(told.number("chair"))),
    Ask.BET_IN_BETS: lambda _: translate(
        "Drill", "Somebody joins the table. How many bets does he pay to bet in?"
    ),
    Ask.BET_IN_PINS: lambda _: translate(
        "Drill",
        "Somebody joins the table. How many pins does he pay each of the others beside the bets?",
    ),
}

RULES: dict[Why, Words] = {}

WHYS: dict[Why, Words] = {
    Why.RESULT: _result,
    Why.PINS_COLUMN: _column,
    Why.LAID_COLUMN: _laid,
    Why.FIRST_BUY_PINS: lambda told: translate(
        "Drill",
        "After a repurchase the first buy is paid as if laid down: {pins} to each opponent.",
    ).format(pins=pins_count(told.number("pins"))),
    Why.PINS_TOGETHER: lambda told: translate(
        "Drill", "Together, for the declarer with each opponent: {first} and {last}, so {each}."
    ).format(
        first=signed_text(told.number("first")),
        last=signed_text(told.number("last")),
        each=amount_text(told.number("each"), Unit.PINS),
    ),
    Why.BETS_ROW: _bets_row,
    Why.ANTES: _antes,
    Why.PULLA_AFTER: lambda told: translate(
        "Drill", "The pulla held {before} and holds {after}."
    ).format(before=bets_count(told.number("before")), after=bets_count(told.number("after"))),
    Why.CONCEDER_PAYS: lambda told: translate(
        "Drill",
        "It was still open: {player}, who conceded, pays the pins of both "
        "opponents and puts 1 bet into the pulla.",
    ).format(player=told.player("seat")),
    Why.OUTCOME_WAS_SURE: lambda told: translate(
        "Drill", "The outcome was sure when {player} conceded: the deal is paid as usual."
    ).format(player=told.player("seat")),
    Why.SITS_OUT: lambda _: translate(
        "Drill", "A player who sits out neither pays nor receives pins."
    ),
    Why.EQUAL_SHARES: _shares,
    Why.REMAINDER: _remainder,
    Why.A_THIRD: lambda told: translate(
        "Drill",
        "A third of the {pulla} in the pulla; one short of a multiple of three is "
        "rounded up, two short down with a pin to each of the others: {bets}, "
        "{pins}.",
    ).format(
        pulla=bets_count(told.number("pulla")),
        bets=bets_count(told.number("bets")),
        pins=pins_count(told.number("pins")),
    ),
}
