"""Games and calls in words. The games keep their Swedish names in every language."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from ...rules.games import Family, Game, Openness, Qualifier
from ...rules.offers import is_higher, is_in_forehand, levels_open
from ...rules.state import Call, Offer
from .counts_text import cards_count

translate = QCoreApplication.translate


def game_name(game: Game) -> str:
    """The name as the bid table prints it: "Begär (6-spel)", "Gask on 2"."""
    match game.family:
        case Family.SPEL:
            return "Begär (6-spel)" if game.high_tricks == 6 else f"{game.high_tricks}-spel"
        case Family.TURNE:
            return f"Turné {game.high_tricks}"
        case Family.VINGEL:
            return f"Vingel {game.high_tricks}"
        case Family.TRINGEL:
            return f"Tringel {game.high_tricks}"
        case Family.GASK:
            return translate("Game", "Gask on {number}").format(number=game.keep)
        case Family.GOK:
            return "Gök"
        case Family.VIRA:
            return "Vira"
        case Family.KOPMISAR:
            return translate("Game", "Köpmisär on {number}").format(number=game.exact_buy)
        case Family.SOLO:
            return "Solo vira" if game.high_tricks == 13 else f"Solo {game.high_tricks}"
        case Family.SOLO_MISAR:
            return _solo_misar_name(game)
        case _ as unknown:
            assert_never(unknown)


def game_in_text(game: Game) -> str:
    """The name inside a sentence: "begär", "gask on 2"."""
    name = "begär" if game.key == "begar" else game_name(game)
    return name[:1].lower() + name[1:]


def game_tricks(game: Game) -> str:
    """The column of tricks: "7", "0", or high/low as "7/0"."""
    high = "" if game.high_tricks is None else str(game.high_tricks)
    low = "" if game.low is None else "0"
    return "/".join(part for part in (high, low) if part)


def misere_type(game: Game) -> str:
    """The column of the misère: "closed, 11 cards"; empty for a game never played low."""
    if game.low is None:
        return ""
    return translate("Game", "{kind}, {cards}").format(
        kind=_openness(game.low), cards=cards_count(game.low_cards)
    )


def qualifier_text(qualifier: Qualifier) -> str:
    """The grade of a trump bid: "free choice of trump", "in a suit", "in the highest suit"."""
    match qualifier:
        case Qualifier.PLAIN:
            return translate("Game", "free choice of trump")
        case Qualifier.SUIT:
            return translate("Game", "in a suit")
        case Qualifier.HIGHEST:
            return translate("Game", "in the highest suit")
        case _ as unknown:
            assert_never(unknown)


def qualifier_help(qualifier: Qualifier) -> str:
    """What the grade binds the declarer to."""
    match qualifier:
        case Qualifier.PLAIN:
            return translate("Game", "Any suit may be named trump.")
        case Qualifier.SUIT:
            return translate(
                "Game",
                "Trump must be the highest suit or the second suit, which has the same colour.",
            )
        case Qualifier.HIGHEST:
            return translate("Game", "Trump must be the highest suit.")
        case _ as unknown:
            assert_never(unknown)


def family_word(family: Family) -> str:
    """The family in a sentence, and the word of its bid without a level: "gask", "solo"."""
    match family:
        case Family.SPEL:
            return "spel"
        case Family.TURNE:
            return "turné"
        case Family.VINGEL:
            return "vingel"
        case Family.TRINGEL:
            return "tringel"
        case Family.GASK:
            return "gask"
        case Family.GOK:
            return "gök"
        case Family.VIRA:
            return "vira"
        case Family.KOPMISAR:
            return "köpmisär"
        case Family.SOLO:
            return "solo"
        case Family.SOLO_MISAR:
            return translate("Game", "solo misère")
        case _ as unknown:
            assert_never(unknown)


def call_text(call: Call, standing: Offer | None) -> str:
    """A call as it is spoken over the *standing* bid: "7-spel in a suit in forehand", "higher
    gask", "pass" (rulings 10 and 13)."""
    if call.offer is None:
        return translate("Call", "pass")
    return offer_text(call.offer, standing)


def offer_text(offer: Offer, standing: Offer | None = None) -> str:
    """A bid as it is spoken over the *standing* one."""
    in_forehand = is_in_forehand(offer, standing)
    said = _spoken_game(offer, is_last=not (offer.qualifier or in_forehand))
    said = graded(said, offer.qualifier)
    if in_forehand:
        return translate("Call", "{bid} in forehand").format(bid=said)
    if is_higher(offer, standing):
        return translate("Call", "higher {bid}").format(bid=said)
    return said


def graded(bid: str, qualifier: Qualifier) -> str:
    """*bid* with its grade after it: "solo 7 in the highest suit"; a plain bid as it is."""
    match qualifier:
        case Qualifier.PLAIN:
            return bid
        case Qualifier.SUIT:
            return translate("Call", "{bid} in a suit").format(bid=bid)
        case Qualifier.HIGHEST:
            return translate("Call", "{bid} in the highest suit").format(bid=bid)
        case _ as unknown:
            assert_never(unknown)


def meaning_text(offer: Offer) -> str:
    """What a bid without a level now means: "gask: on 2 or higher", "vingel: vingel 6"; empty
    for a bid with its level (rulings 11 and 12)."""
    family = offer.unspecified
    if family is None:
        return ""
    levels, bid = levels_open(offer), offer_text(offer)
    floor = _level(offer.game)
    if family not in (Family.GASK, Family.KOPMISAR, Family.SOLO):
        floor = game_in_text(offer.game)
    if len(levels) == 1:
        return translate("Call", "{bid}: {level}").format(bid=bid, level=floor)
    if len(levels) == 2:
        return translate("Call", "{bid}: {lower} or {higher}").format(
            bid=bid, lower=floor, higher=_level(levels[1])
        )
    return translate("Call", "{bid}: {level} or higher").format(bid=bid, level=floor)


def _spoken_game(offer: Offer, *, is_last: bool) -> str:
    """The game as the bidder says it; 7-, 8- and 9-spel are shortened before a grade."""
    if offer.unspecified is not None:
        return family_word(offer.unspecified)
    match offer.game.key:
        case "spel-7" if not is_last:
            return translate("Call", "7-spel", "before in a suit or in forehand")
        case "spel-8" if not is_last:
            return translate("Call", "8-spel", "before in a suit or in forehand")
        case "spel-9" if not is_last:
            return translate("Call", "9-spel", "before in a suit or in forehand")
        case _:
            return game_in_text(offer.game)


def _level(game: Game) -> str:
    """What is said after the family's word: "on 2", "7"."""
    match game.family:
        case Family.GASK:
            return translate("Call", "on {number}").format(number=game.keep)
        case Family.KOPMISAR:
            return translate("Call", "on {number}").format(number=game.exact_buy)
        case Family.SOLO if game.high_tricks != 13:
            return str(game.high_tricks)
        case _:
            return game_in_text(game)


def _openness(low: Openness) -> str:
    match low:
        case Openness.CLOSED:
            return translate("Game", "closed")
        case Openness.OPEN:
            return translate("Game", "open")
        case Openness.ROYALE:
            return translate("Game", "open before the purchase")
        case _ as unknown:
            assert_never(unknown)


def _solo_misar_name(game: Game) -> str:
    size = "grande" if game.low_cards == 13 else "petite"
    match game.low:
        case Openness.OPEN:
            return f"Solo {size} misär ouverte"
        case Openness.ROYALE:
            return f"Solo {size} misär ouverte royale"
        case _:
            return f"Solo {size} misär"
