"""The bid table in words: what is asked, and why it is so (rulings 8 to 13)."""

from PySide6.QtCore import QCoreApplication

from ....rules.games import GAME_BY_KEY, Qualifier
from ....trainer.question import Ask
from ....trainer.why import Why
from ..counts_text import capital, joined_and
from ..games_text import game_in_text, qualifier_text
from .told import Told, Words, player_name

translate = QCoreApplication.translate


def _rows(told: Told) -> str:
    rows = told.values["rows"]
    numbers = rows if isinstance(rows, dict) else {}
    by_row = sorted((int(str(number)), key) for key, number in numbers.items())
    return translate(
        "Drill", "In the bid table: {rows}. The later the row, the higher the game."
    ).format(
        rows=", ".join(
            translate("Drill", "{game} in row {number}").format(
                game=game_in_text(GAME_BY_KEY[key]), number=number
            )
            for number, key in by_row
        )
    )


def _bid_key(told: Told) -> str:
    if not told.number("qualifier"):
        return translate("Drill", "{bid}: row {row}, {player}.").format(
            bid=capital(told.bid("bid")), row=told.number("row"), player=told.bidder("bid")
        )
    return translate("Drill", "{bid}: row {row}, {grade}, {player}.").format(
        bid=capital(told.bid("bid")),
        row=told.number("row"),
        grade=qualifier_text(Qualifier(told.number("qualifier"))),
        player=told.bidder("bid"),
    )


def _passed(told: Told) -> str:
    if not told.texts("passed"):
        return translate("Drill", "The turn goes clockwise, and nobody has passed.")
    return translate(
        "Drill", "The turn goes clockwise, and passing is final: {players} is out of it."
    ).format(players=joined_and([player_name(seat) for seat in told.texts("passed")]))


ASKS: dict[Ask, Words] = {
    Ask.HIGHEST_GAME: lambda _: translate("Drill", "Which game is highest in the bid table?"),
    Ask.LOWEST_GAME: lambda _: translate("Drill", "Which game is lowest in the bid table?"),
    Ask.NEXT_GAME: lambda told: translate(
        "Drill", "Which game comes next after {game} in the bid table?"
    ).format(game=told.game("game")),
    Ask.HIGHER_BID: lambda _: translate("Drill", "Which bid is higher?"),
    Ask.MAY_BID: lambda told: translate("Drill", "You are {player}. May you now bid {bid}?").format(
        player=told.player("seat"), bid=told.bid("bid")
    ),
    Ask.LOWEST_BID: lambda told: translate(
        "Drill",
        "You are {player}. Which is the lowest bid with its level that beats the standing one?",
    ).format(player=told.player("seat")),
    Ask.GAME_MEANT: lambda told: translate(
        "Drill", "{player} says {bid}. Which game is that at least?"
    ).format(player=capital(told.player("seat")), bid=told.bid("bid")),
    Ask.MAY_NAME: lambda told: translate(
        "Drill", "{player} says {bid} and wins the auction. May {level} be named?"
    ).format(player=capital(told.player("seat")), bid=told.bid("bid"), level=told.game("level")),
    Ask.MAY_QUALIFY: lambda told: translate("Drill", "Is there such a bid as {bid}?").format(
        bid=told.bid("bid")
    ),
    Ask.TRUMPS_OPEN: lambda told: translate(
        "Drill", "The highest suit is {highest}. Which suits may be trump after {bid}?"
    ).format(highest=told.suit("highest"), bid=told.bid("bid")),
    Ask.WORDS_ADDED: lambda told: translate(
        "Drill", "{player} now bids {bid}. What is added when it is said?"
    ).format(player=capital(told.player("seat")), bid=told.bid("bid")),
    Ask.MAY_PASS: lambda told: translate(
        "Drill", "Nobody has bid yet, and you are {player}. May you pass?"
    ).format(player=told.player("seat")),
    Ask.WHO_SPEAKS: lambda _: translate("Drill", "Who speaks now?"),
}

RULES: dict[Why, Words] = {
    Why.BID_KEY: lambda _: translate(
        "Drill",
        "First the row in the bid table decides, then the grade (the highest suit "
        "before a suit before a free choice), then the seat (forehand before "
        "middle-hand before rear-hand).",
    ),
}

WHYS: dict[Why, Words] = {
    Why.TABLE_ORDER: _rows,
    Why.BID_KEY: _bid_key,
    Why.FLOOR: lambda told: translate(
        "Drill",
        "A bid without a level means at least the lowest row of its family that "
        "beats the standing bid, its floor: here {game}.",
    ).format(game=told.game("game")),
    Why.LEVELS_FROM_FLOOR: lambda told: translate(
        "Drill", "Who wins with it names any row of the family from the floor up: {games}."
    ).format(games=joined_and([game_in_text(GAME_BY_KEY[key]) for key in told.texts("games")])),
    Why.LOWEST_ROW_ONLY: lambda told: translate(
        "Drill",
        "Turné and vingel without a level always mean the lowest row that beats "
        "the standing bid: here {game}.",
    ).format(game=told.game("game")),
    Why.HIGHER_IS_SAID: lambda _: translate(
        "Drill",
        "The standing bid is one of the same family without a level, and the new "
        "floor lies above it: “higher” is said.",
    ),
    Why.IN_FOREHAND_IS_SAID: lambda _: translate(
        "Drill",
        "The same game with the same grade is bid from a better seat: “in forehand” is said.",
    ),
    Why.NOTHING_IS_ADDED: lambda _: translate(
        "Drill",
        "It is neither the same bid from a better seat, nor a higher one without a "
        "level over one of its family: nothing is added.",
    ),
    Why.QUALIFIER_BINDS: lambda told: (
        translate("Drill", "It leaves as trump: {suits}.").format(suits=told.suits("suits"))
        if "suits" in told
        else translate(
            "Drill",
            "{bid}: a game with a free choice of trump may be bid in a suit or in the "
            "highest suit.",
        ).format(bid=capital(told.bid("bid")))
    ),
    Why.QUALIFIER_NOT_ALLOWED: lambda told: translate(
        "Drill",
        "{bid}: only games with a free choice of trump may be bid in a suit or in "
        "the highest suit, not turné, vingel, tringel, gök or a misère.",
    ).format(bid=capital(told.bid("bid"))),
    Why.FOREHAND_MUST_BID: lambda _: translate(
        "Drill", "Forehand may not pass as his first call, so no deal is passed out."
    ),
    Why.PASSING_IS_FINAL: _passed,
    Why.TWO_PASSES_END: lambda told: translate(
        "Drill", "Two have passed, which ends the auction: {player} has won it."
    ).format(player=told.player("declarer")),
}
