"""Passing on a gök in words: what is asked, and why it is so (ruling 31)."""

from PySide6.QtCore import QCoreApplication

from ....rules.games import Result
from ....trainer.question import Ask
from ....trainer.why import Why
from ..counts_text import bets_count, capital
from ..payment_text import result_name
from .low_holdings_text import what_it_is
from .told import Told, Words, suits_text

translate = QCoreApplication.translate


def _needs(told: Told) -> str:
    needed = told.number("needed")
    if needed == 1:
        said = translate(
            "Drill",
            "{player} is the second hand after the gök and needs a low holding in one "
            "suit to pass.",
        )
    else:
        said = translate(
            "Drill",
            "{player} is the first hand after the gök and needs low holdings in two suits to pass.",
        )
    said = said.format(player=capital(told.player("seat")))
    if "held" not in told:
        return said
    if not told.texts("suits"):
        none = translate("Drill", "There is none in the hand.")
        return f"{said} {none}"
    held = translate("Drill", "The hand has it in {suits}: {cards}.").format(
        suits=suits_text(told.texts("suits")), cards=told.cards("cards")
    )
    return f"{said} {held}"


ASKS: dict[Ask, Words] = {
    Ask.MAY_PASS_GOK: lambda told: translate(
        "Drill", "You are {player}. May you pass without risking the penalty?"
    ).format(player=told.player("seat")),
    Ask.HOLDINGS_NEEDED: lambda told: translate(
        "Drill", "You are {player}. In how many suits do you need a low holding to pass?"
    ).format(player=told.player("seat")),
    Ask.WHO_PAYS_PENALTY: lambda _: translate(
        "Drill", "The gök has been played. Who pays the penalty for passing?"
    ),
    Ask.PENALTY_BETS: lambda told: translate(
        "Drill", "The gök has been played. How many bets does {player} pay for having passed?"
    ).format(player=told.player("seat")),
}

RULES: dict[Why, Words] = {
    Why.GOK_NEEDS: lambda told: what_it_is(told) if "held" in told else "",
}

WHYS: dict[Why, Words] = {
    Why.GOK_NEEDS: _needs,
    Why.GOK_IS_FORGOTTEN: lambda _: translate(
        "Drill", "The gök has been overbid and is forgotten: nothing is needed to pass."
    ),
    Why.GOK_BOTH_SHORT: lambda _: translate(
        "Drill", "Both passed without what they needed: then nobody pays."
    ),
    Why.GOK_NOT_HOME: lambda told: translate(
        "Drill", "The gök did not go home ({result}): then nobody pays for a pass."
    ).format(result=result_name(Result(told.text("result")))),
    Why.GOK_PENALTY: lambda told: translate(
        "Drill",
        "The gök went home, and {player} had passed without what it takes: {bets} into the pulla.",
    ).format(player=told.player("seat"), bets=bets_count(told.number("bets"))),
    Why.ONE_BET: lambda told: translate(
        "Drill", "The penalty is one bet, paid by one opponent at most. {player}: {bets}."
    ).format(player=capital(told.player("seat")), bets=bets_count(told.number("bets"))),
}
