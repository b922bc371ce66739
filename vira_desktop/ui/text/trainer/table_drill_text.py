"""At the table in words: suits, and what the older handbook fines (rulings 6 and 36)."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from ....rules.games import Column
from ....trainer.question import Ask
from ....trainer.why import Why
from ..contract_text import column_name
from ..counts_text import bets_count
from .facts_text import FACTS
from .told import Told, Words

translate = QCoreApplication.translate

FAULTS: dict[str, Callable[[], str]] = {
    "wrong-count-after-buy": lambda: translate(
        "Drill", "A player plays on after the buy with too few or too many cards."
    ),
    "wrong-repurchase": lambda: translate(
        "Drill", "At a repurchase or a new turné the buy is wrong or the stock miscounted."
    ),
    "wrong-re-vingel": lambda: translate(
        "Drill",
        "When a vingel is turned again the buy is wrong, the stock miscounted, or "
        "trump not named before the buy.",
    ),
    "trump-not-named": lambda: translate(
        "Drill", "In a buying game the declarer has bought without naming trump."
    ),
    "looked-into-stock": lambda: translate(
        "Drill", "A buyer looks at more cards of the stock than he may."
    ),
    "stock-card-face-up": lambda: translate("Drill", "A card is found face up in the stock."),
    "dealt-card-face-up": lambda: translate("Drill", "A card is turned face up in the deal."),
    "revoke": lambda: translate(
        "Drill", "A player does not follow suit although he can, and nobody notices at once."
    ),
    "out-of-turn": lambda: translate(
        "Drill", "A player leads without being on lead, or plays out of turn."
    ),
    "opponent-throws-in": lambda: translate(
        "Drill", "An opponent throws in his cards while the result is still open."
    ),
    "declarer-throws-in": lambda: translate(
        "Drill", "The declarer throws in his cards and says that the game is won."
    ),
}

PAYERS: dict[str, Callable[[], str]] = {
    "player": lambda: translate("Drill", "whoever did it"),
    "declarer": lambda: translate("Drill", "the declarer"),
    "buyer": lambda: translate("Drill", "the buyer"),
    "opponent": lambda: translate("Drill", "that opponent, and he pays the game"),
    "nobody": lambda: translate("Drill", "nobody"),
}

AFTERWARDS: dict[str, Callable[[], str]] = {
    "new-deal": lambda: translate("Drill", "it is void, and there is a new deal"),
    "new-deal-or-agree": lambda: translate("Drill", "a new deal, or as the players agree"),
    "deal-again-or-agree": lambda: translate(
        "Drill", "it should be dealt again, or as the players agree"
    ),
    "stands": lambda: translate("Drill", "it stands"),
    "over": lambda: translate("Drill", "it is over"),
    "opponents-look": lambda: translate(
        "Drill", "both opponents look; if one disagrees, play goes on"
    ),
}


def rank_of_suit(code: str) -> str:
    """As what a suit ranks: "highest suit"."""
    return column_name(Column[code.upper()])


def _fault(told: Told) -> str:
    return FAULTS[told.text("fault")]()


ASKS: dict[Ask, Words] = {
    Ask.FACT: lambda told: FACTS[told.text("fact")][0](),
    Ask.SECOND_SUIT: lambda told: translate(
        "Drill", "The highest suit is {highest}. Which is the second suit, färg?"
    ).format(highest=told.suit("highest")),
    Ask.SUIT_RANKS_AS: lambda told: translate(
        "Drill", "The highest suit is {highest}. As what does a game in {suit} count?"
    ).format(highest=told.suit("highest"), suit=told.suit("suit")),
    Ask.FAULT_PAYER: lambda told: translate("Drill", "{fault} Who pays?").format(
        fault=_fault(told)
    ),
    Ask.FAULT_BETS: lambda told: translate("Drill", "{fault} How many bets does it cost?").format(
        fault=_fault(told)
    ),
    Ask.FAULT_DEAL: lambda told: translate("Drill", "{fault} What becomes of the deal?").format(
        fault=_fault(told)
    ),
}

RULES: dict[Why, Words] = {}

WHYS: dict[Why, Words] = {
    Why.FACT: lambda told: FACTS[told.text("fact")][1](),
    Why.HIGHEST_SUIT: lambda told: translate(
        "Drill",
        "The second suit has the colour of the highest: here {highest} is highest "
        "and {second} second; the other two are off-suits.",
    ).format(highest=told.suit("highest"), second=told.suit("second")),
    Why.FAULT: lambda told: translate(
        "Drill", "{fault} Who pays: {payer}. Bets: {bets}. The deal: {deal}."
    ).format(
        fault=_fault(told),
        payer=PAYERS[told.text("payer")](),
        bets=bets_count(told.number("bets")),
        deal=AFTERWARDS[told.text("deal")](),
    ),
}
