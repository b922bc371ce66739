"""What the number means, in words: what is asked, and why it is so."""

from PySide6.QtCore import QCoreApplication

from ....rules.games import GAME_BY_KEY, Family, Group, Openness, Result
from ....trainer.drills.numbers import AFTER_BUYING, BEFORE_BUYING, EITHER, HIGH, KEPT, LOW, TURNED
from ....trainer.question import NONE, YES, Ask
from ....trainer.why import Why
from ..counts_text import capital, cards_count, tricks_count
from ..payment_text import result_name
from .told import Told, Words

translate = QCoreApplication.translate


def openness_name(code: str) -> str:
    """How the declarer's cards lie when he plays low."""
    match Openness(code):
        case Openness.CLOSED:
            return translate("Drill", "closed: nobody sees them")
        case Openness.OPEN:
            return translate("Drill", "open before the first lead")
        case Openness.ROYALE:
            return translate("Drill", "open before the opponents buy")


def buyers_name(code: str) -> str:
    """Who buys in a game of the group."""
    match Group(code):
        case Group.GASK:
            return translate("Drill", "the declarer alone, who takes the whole stock")
        case Group.BUYING:
            return translate("Drill", "the declarer first, then the opponents")
        case Group.SOLO:
            return translate("Drill", "only the opponents")


def trump_moment(code: str) -> str:
    """When trump is known."""
    match code:
        case _ if code == BEFORE_BUYING:
            return translate("Drill", "named before anything is bought")
        case _ if code == TURNED:
            return translate("Drill", "turned up from the stock")
        case _ if code == AFTER_BUYING:
            return translate("Drill", "named after the stock is taken")
        case _:
            return translate("Drill", "there is no trump")


def number_meaning(code: str) -> str:
    """What a number in a game's name counts."""
    if code == KEPT:
        return translate("Drill", "the cards kept from the hand")
    if code == "bought":
        return translate("Drill", "the cards bought")
    return translate("Drill", "the tricks needed")


def direction_name(code: str) -> str:
    """High, low, or as the declarer likes."""
    if code == HIGH:
        return translate("Drill", "high only")
    if code == LOW:
        return translate("Drill", "low only")
    assert code == EITHER
    return translate("Drill", "high or low, as the declarer chooses")


def _game(told: Told) -> str:
    return capital(told.game("game"))


def _kept(told: Told) -> str:
    keep = told.number("answer")
    if keep == 13:
        return translate(
            "Drill",
            "{game}: the whole hand is kept, the stock is taken onto it, and thirteen "
            "are set aside.",
        ).format(game=_game(told))
    return translate(
        "Drill",
        "{game}: {cards} of the hand are kept, then the whole stock is taken and "
        "the rest set aside down to thirteen.",
    ).format(game=_game(told), cards=cards_count(keep))


def _stock(told: Told) -> str:
    if told.text("answer") == NONE:
        return translate(
            "Drill", "{game}: there is no repurchase; it belongs to the buying games alone."
        ).format(game=_game(told))
    return translate(
        "Drill", "{game}: a repurchase takes {cards} left in the stock at least."
    ).format(game=_game(told), cards=cards_count(told.number("answer")))


def _least_buy(told: Told) -> str:
    turned = GAME_BY_KEY[told.text("game")].turn_up
    if turned:
        return translate(
            "Drill", "{game}: the cards turned up must be bought, so {cards} at least."
        ).format(game=_game(told), cards=cards_count(told.number("answer")))
    if told.number("answer"):
        return translate("Drill", "{game}: exactly {cards} are bought.").format(
            game=_game(told), cards=cards_count(told.number("answer"))
        )
    return translate("Drill", "{game}: the declarer may buy any number, also none.").format(
        game=_game(told)
    )


def _aces(told: Told) -> str:
    if told.text("answer") == YES:
        return translate(
            "Drill",
            "{game} played low: with all four aces they may be announced as ones, below the twos.",
        ).format(game=_game(told))
    return translate("Drill", "{game}: aces as ones are for gask played low only.").format(
        game=_game(told)
    )


def _number_rule(told: Told) -> str:
    """What numbers count; nothing of a game without one."""
    if not any(letter.isdigit() for letter in told.text("game")):
        return ""
    return translate(
        "Drill",
        "The number counts the cards kept in a gask, the cards bought in a köpmisär, and the "
        "tricks needed in every other game.",
    )


def _tricks_rule(told: Told) -> str:
    game = GAME_BY_KEY[told.text("game")]
    if game.family is Family.GASK:
        return translate(
            "Drill",
            "A gask played high needs seven tricks and one for each card kept, but never more "
            "than twelve.",
        )
    if game.high_tricks == 13:
        return translate("Drill", "Vira means all thirteen tricks.")
    if game is GAME_BY_KEY["begar"]:
        return translate("Drill", "Begär is 6-spel by another name.")
    return translate(
        "Drill", "In buying games and solo games with trump the number is the tricks needed."
    )


def _stock_rule(told: Told) -> str:
    if told.text("answer") == NONE:
        return ""
    return translate(
        "Drill",
        "To buy once more takes at least one card in the stock; to turn up again takes one more "
        "than is turned, for the last card may have been seen. A köpmisär takes its number.",
    )


ASKS: dict[Ask, Words] = {
    Ask.TRICKS_NEEDED: lambda told: translate(
        "Drill", "{game} played high: how many tricks does the declarer need?"
    ).format(game=_game(told)),
    Ask.CARDS_KEPT: lambda told: translate(
        "Drill",
        "{game}: how many cards of his hand does the declarer keep before he takes the stock?",
    ).format(game=_game(told)),
    Ask.CARDS_BOUGHT: lambda told: translate(
        "Drill", "{game}: how many cards does the declarer buy?"
    ).format(game=_game(told)),
    Ask.CARDS_PLAYED: lambda told: translate(
        "Drill", "{game} played low: with how many cards does the declarer play?"
    ).format(game=_game(told)),
    Ask.OPENNESS: lambda told: translate(
        "Drill", "{game} played low: how do the declarer’s cards lie?"
    ).format(game=_game(told)),
    Ask.WHO_BUYS: lambda told: translate("Drill", "{game}: who buys, and in which order?").format(
        game=_game(told)
    ),
    Ask.WHEN_TRUMP: lambda told: translate("Drill", "{game}: when is trump decided?").format(
        game=_game(told)
    ),
    Ask.LEAST_BUY: lambda told: translate(
        "Drill", "{game}: how many cards must the declarer buy at least the first time?"
    ).format(game=_game(told)),
    Ask.STOCK_NEEDED: lambda told: (
        translate(
            "Drill",
            "{game}: how many cards must be left in the stock for a repurchase, turning up again?",
        ).format(game=_game(told))
        if GAME_BY_KEY[told.text("game")].turn_up
        else translate(
            "Drill", "{game}: how many cards must be left in the stock for a repurchase?"
        ).format(game=_game(told))
    ),
    Ask.NUMBER_MEANS: lambda told: translate("Drill", "{game}: what does the number count?").format(
        game=_game(told)
    ),
    Ask.HIGH_OR_LOW: lambda told: translate("Drill", "{game}: is it played high or low?").format(
        game=_game(told)
    ),
    Ask.ACES_AS_ONES: lambda told: translate(
        "Drill", "{game} played low: may four aces be announced as ones?"
    ).format(game=_game(told)),
    Ask.LAID_COUNTS_AS: lambda told: translate(
        "Drill", "{game}: the declarer lays down his hand before play. As what does it count?"
    ).format(game=_game(told)),
}

RULES: dict[Why, Words] = {
    Why.TRICKS_NEEDED: _tricks_rule,
    Why.CARDS_KEPT: _number_rule,
    Why.CARDS_BOUGHT: _number_rule,
    Why.NUMBER_MEANS: _number_rule,
    Why.LOW_CARDS: lambda _: translate(
        "Drill",
        "The smallest misères, gask on 0 and köpmisär on 1, are played with eleven cards, the "
        "small ones with twelve and the big ones with thirteen.",
    ),
    Why.OPENNESS: lambda _: translate(
        "Drill",
        "Closed, the declarer’s cards stay in his hand. Open, he lays them face up before the "
        "first lead. Royale, he lays them before the opponents buy.",
    ),
    Why.BUYERS: lambda _: translate(
        "Drill",
        "In gask, gök and vira the declarer takes the whole stock and nobody else buys. In a "
        "buying game he buys first, then the opponents. In a solo only the opponents buy.",
    ),
    Why.TRUMP_WHEN: lambda _: translate(
        "Drill",
        "In begär, 7- to 9-spel and solo trump is named before anything is bought; turné, vingel "
        "and tringel turn it up from the stock; in gask and vira it is named after the stock is "
        "taken. Low games have none.",
    ),
    Why.STOCK_FOR_REPURCHASE: _stock_rule,
    Why.DIRECTION: lambda _: translate(
        "Drill",
        "Gask on 0 to 4 is played high or low, gök, köpmisär and solo misère only low, every "
        "other game only high.",
    ),
}

WHYS: dict[Why, Words] = {
    Why.TRICKS_NEEDED: lambda told: translate(
        "Drill", "{game} needs {tricks} when played high."
    ).format(game=_game(told), tricks=tricks_count(told.number("answer"))),
    Why.CARDS_KEPT: _kept,
    Why.CARDS_BOUGHT: lambda told: translate(
        "Drill", "{game}: the number is the cards bought, {cards}."
    ).format(game=_game(told), cards=cards_count(told.number("answer"))),
    Why.LOW_CARDS: lambda told: translate(
        "Drill",
        "{game} is played low with {cards}; what is over the declarer sets aside, never shown.",
    ).format(game=_game(told), cards=cards_count(told.number("answer"))),
    Why.OPENNESS: lambda told: translate("Drill", "{game} – {answer}.").format(
        game=_game(told), answer=openness_name(told.text("answer"))
    ),
    Why.BUYERS: lambda told: translate("Drill", "{game}, who buys: {answer}.").format(
        game=_game(told), answer=buyers_name(told.text("answer"))
    ),
    Why.TRUMP_WHEN: lambda told: translate("Drill", "{game}, trump: {answer}.").format(
        game=_game(told), answer=trump_moment(told.text("answer"))
    ),
    Why.TURNED_MUST_BE_BOUGHT: _least_buy,
    Why.STOCK_FOR_REPURCHASE: _stock,
    Why.NO_REPURCHASE: lambda _: translate("Drill", "There is no repurchase in this game."),
    Why.NUMBER_MEANS: lambda told: translate("Drill", "{game}, the number: {answer}.").format(
        game=_game(told), answer=number_meaning(told.text("answer"))
    ),
    Why.DIRECTION: lambda told: translate("Drill", "{game}: {answer}.").format(
        game=_game(told), answer=direction_name(told.text("answer"))
    ),
    Why.ACES_AS_ONES: _aces,
    Why.LAID_COUNTS_AS: lambda told: translate(
        "Drill",
        "{game} laid down counts as {result}: a gask or a buying game as bet, a "
        "solo as kodilj, after a repurchase as repurchased bet.",
    ).format(game=_game(told), result=result_name(Result(told.text("answer")))),
}
