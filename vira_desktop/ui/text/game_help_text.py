"""Each of the forty games explained in one line, made from its row of the bid table."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.games import Family, Game, Openness
from .counts_text import cards_count, tricks_count

translate = QCoreApplication.translate


def game_help(game: Game) -> str:
    """What the declarer must do, what he keeps or buys, trump, and how many tricks he needs."""
    match game.family:
        case Family.SPEL:
            return translate(
                "GameHelp",
                "The declarer names trump, buys as many cards as he likes"
                " and must take at least {tricks}.",
            ).format(tricks=_needed(game))
        case Family.TURNE:
            return translate(
                "GameHelp",
                "The top card of the stock is turned up and fixes trump. The declarer must buy it,"
                " may buy more, and must take at least {tricks}.",
            ).format(tricks=_needed(game))
        case Family.VINGEL:
            return translate(
                "GameHelp",
                "The two top cards of the stock are turned up. The declarer chooses one of their"
                " suits as trump, must buy both, may buy more,"
                " and must take at least {tricks}.",
            ).format(tricks=_needed(game))
        case Family.TRINGEL:
            return translate(
                "GameHelp",
                "The three top cards of the stock are turned up. The declarer chooses one of"
                " their suits as trump, must buy all three, may buy more,"
                " and must take at least {tricks}.",
            ).format(tricks=_needed(game))
        case Family.GASK:
            return _gask(game)
        case Family.GOK:
            return translate(
                "GameHelp",
                "Open misère: the declarer takes the whole stock onto his hand, keeps 13 of the"
                " 26 cards, lays them face up and may not take a single trick.",
            )
        case Family.VIRA:
            return translate(
                "GameHelp",
                "The declarer takes the whole stock onto his hand, keeps 13 of the 26 cards,"
                " names trump and must take all thirteen tricks.",
            )
        case Family.KOPMISAR:
            return _kopmisar(game)
        case Family.SOLO:
            return _solo(game)
        case Family.SOLO_MISAR:
            return _solo_misar(game)
        case _ as unknown:
            assert_never(unknown)


def _needed(game: Game) -> str:
    return tricks_count(game.high_tricks or 0)


def _gask(game: Game) -> str:
    """Gask on 5 and 6, then those that may be played either way."""
    kept, tricks = game.keep or 0, _needed(game)
    if game.low is None:
        return translate(
            "GameHelp",
            "The declarer keeps {cards}, takes the whole stock, sets aside down to 13,"
            " names trump and must take at least {tricks}.",
        ).format(cards=cards_count(kept), tricks=tricks)
    if kept == 0:
        start = translate("GameHelp", "The declarer sets his hand aside and takes the whole stock.")
    else:
        start = translate(
            "GameHelp",
            "The declarer keeps {cards}, takes the whole stock and sets aside down to 13.",
        ).format(cards=cards_count(kept))
    ways = translate(
        "GameHelp", "High, with trump: at least {tricks}. Low: no trick, with {low_cards}, {kind}."
    ).format(tricks=tricks, low_cards=cards_count(game.low_cards), kind=_lying(game.low))
    return f"{start} {ways}"


def _kopmisar(game: Game) -> str:
    return translate(
        "GameHelp",
        "Misère: the declarer buys exactly {bought}, then sets aside {aside} more, plays with"
        " {left}, closed and without trump, and may not take a single trick.",
    ).format(
        bought=cards_count(game.exact_buy or 0),
        aside=cards_count(13 - game.low_cards),
        left=cards_count(game.low_cards),
    )


def _solo(game: Game) -> str:
    if game.high_tricks == 13:
        return translate(
            "GameHelp",
            "The declarer names trump, does not buy, and must take all thirteen tricks."
            " Only the opponents buy.",
        )
    return translate(
        "GameHelp",
        "The declarer names trump, does not buy, and must take at least {tricks}."
        " Only the opponents buy.",
    ).format(tricks=_needed(game))


def _solo_misar(game: Game) -> str:
    """The six solo misères; petite is played with twelve cards, grande with thirteen."""
    if game.low_cards == 13:
        start = translate(
            "GameHelp", "Misère with all 13 cards: no purchase, no trump and not a single trick."
        )
    else:
        start = translate(
            "GameHelp",
            "Misère with 12 cards: the declarer sets one card aside, does not buy and may not"
            " take a single trick; no trump.",
        )
    return f"{start} {_when_shown(game)}"


def _when_shown(game: Game) -> str:
    """When the cards of a solo misère are laid face up."""
    match game.low:
        case Openness.CLOSED | None:
            return translate("GameHelp", "His cards stay closed.")
        case Openness.OPEN:
            return translate(
                "GameHelp", "He lays his cards face up after the opponents have bought."
            )
        case Openness.ROYALE:
            return translate("GameHelp", "He lays his cards face up before the opponents buy.")
        case _ as unknown:
            assert_never(unknown)


def _lying(low: Openness) -> str:
    """How the cards of a low gask lie; a gask is never royale."""
    if low is Openness.CLOSED:
        return translate("GameHelp", "closed")
    return translate("GameHelp", "open")
