"""Answers in words, as they stand on the buttons and in explanations."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from ....rules.cards import parse_card
from ....rules.games import Result
from ....trainer.drills.bid_table import HIGHER, IN_FOREHAND
from ....trainer.question import LOTS, NO, NO_MESSAGE, NOBODY, NONE, YES, Answer, Ask, Question
from ...language import number_text, signed_text
from ..cards_text import card_name, card_short
from ..counts_text import capital, joined_and, joined_or
from ..payment_text import result_name
from .facts_text import ANSWERS
from .markings_text import message_text
from .numbers_text import buyers_name, direction_name, number_meaning, openness_name, trump_moment
from .table_drill_text import AFTERWARDS, PAYERS, rank_of_suit
from .told import bid_text, bid_with_player, cards_of, game_label, player_name, suit_label
from .worth_text import action_text

translate = QCoreApplication.translate

CARD_ASKS = (Ask.SETTING_CARD, Ask.DISCARD, Ask.LEAD, Ask.LOW_CARDS_OUT)
SUIT_ASKS = (Ask.LOW_SUITS, Ask.TRUMPS_OPEN, Ask.SECOND_SUIT)
GAME_ASKS = (Ask.HIGHEST_GAME, Ask.LOWEST_GAME, Ask.NEXT_GAME, Ask.GAME_MEANT)
SEAT_ASKS = (Ask.WHO_PAYS_PENALTY, Ask.WHO_SPEAKS, Ask.SHOWN_VOID)
SIGNED_ASKS = (Ask.PINS_OF_SEAT, Ask.BETS_OF_SEAT)
_SUIT_FACTS = ("forehand-is-drawn",)


def answer_label(question: Question, answer: Answer) -> str:
    """An answer as it stands on its button, with a capital letter."""
    said = answer_text(question, answer)
    is_term = question.ask in (Ask.TO_SWEDISH, Ask.TO_ENGLISH)
    return said if is_term else capital(said)


def answers_text(question: Question, answers: Sequence[Answer]) -> str:
    """Several answers that belong together; what is said where none is right."""
    if not answers:
        return translate("Drill", "none of them")
    return joined_and([answer_text(question, answer) for answer in answers])


def any_of_text(question: Question, answers: Sequence[Answer]) -> str:
    """Several answers of which each is right."""
    return joined_or([answer_text(question, answer) for answer in answers])


def answer_text(question: Question, answer: Answer) -> str:
    """One answer inside a sentence."""
    if question.ask is Ask.SET_ON_LEAD and isinstance(answer, int):
        led = cards_of(str(question.shown["cards"]))[answer - 1]
        return translate("Drill", "on lead {number}, {card}").format(
            number=number_text(answer), card=card_short(led)
        )
    if isinstance(answer, int):
        return signed_text(answer) if question.ask in SIGNED_ASKS else number_text(answer)
    ask = question.ask
    if ask in (Ask.TO_SWEDISH, Ask.TO_ENGLISH):
        return answer
    if answer in (YES, NO):
        return translate("Drill", "yes") if answer == YES else translate("Drill", "no")
    if ask in CARD_ASKS:
        return _card(answer)
    if ask in SUIT_ASKS:
        return suit_label(answer)
    if ask in GAME_ASKS:
        return game_label(answer)
    if ask in SEAT_ASKS:
        return _player(ask, answer)
    return _code(ask, question, answer)


def _card(answer: str) -> str:
    if answer == NO_MESSAGE:
        return translate("Drill", "no message")
    if answer == NONE:
        return translate("Drill", "none of them: it is no low holding")
    return card_name(parse_card(answer))


def _player(ask: Ask, answer: str) -> str:
    if answer != NOBODY:
        return player_name(answer)
    if ask is Ask.WHO_SPEAKS:
        return translate("Drill", "nobody: the auction is over")
    return translate("Drill", "nobody")


def _code(ask: Ask, question: Question, answer: str) -> str:
    match ask:
        case Ask.SET_ON_LEAD:
            return translate("Drill", "on none: it is no low holding")
        case Ask.MESSAGE:
            return translate("Drill", "nothing") if answer == NO_MESSAGE else message_text(answer)
        case Ask.HIGHER_BID:
            return bid_with_player(answer)
        case Ask.LOWEST_BID:
            return bid_text(answer)
        case Ask.WHAT_TO_BID | Ask.LAST_WORD:
            return action_text(answer)
        case Ask.WORDS_ADDED:
            return _added(answer)
        case Ask.OPENNESS:
            return openness_name(answer)
        case Ask.WHO_BUYS:
            return buyers_name(answer)
        case Ask.WHEN_TRUMP:
            return trump_moment(answer)
        case Ask.STOCK_NEEDED:
            return translate("Drill", "there is no repurchase")
        case Ask.NUMBER_MEANS:
            return number_meaning(answer)
        case Ask.HIGH_OR_LOW:
            return direction_name(answer)
        case Ask.RESULT | Ask.LAID_COUNTS_AS:
            return result_name(Result(answer))
        case Ask.REMAINDER_TO if answer == LOTS:
            return translate("Drill", "what the lot decides")
        case Ask.SUIT_RANKS_AS:
            return rank_of_suit(answer)
        case Ask.FAULT_PAYER:
            return PAYERS[answer]()
        case Ask.FAULT_DEAL:
            return AFTERWARDS[answer]()
        case Ask.FACT:
            return _fact(question, answer)
        case _:
            raise ValueError(f"{answer!r} has no words for {ask}")


def _added(answer: str) -> str:
    if answer == IN_FOREHAND:
        return translate("Drill", "“in forehand”")
    if answer == HIGHER:
        return translate("Drill", "“higher”")
    return translate("Drill", "nothing")


def _fact(question: Question, answer: str) -> str:
    if answer in ANSWERS:
        return ANSWERS[answer]()
    if question.shown["fact"] in _SUIT_FACTS:
        return suit_label(answer)
    if answer == "S":
        return translate("Drill", "he sits out")
    return player_name(answer)
