"""What the number means: tricks, cards kept and bought, how a low game lies, who buys and when."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...rules.games import GAMES, Family, Game, Group, Openness, Qualifier, Result
from ...rules.phases import payment
from ...rules.seats import Seat
from ...rules.state import Contract, Offer
from ..question import NO, NONE, YES, Answer, Ask, Item
from ..skills import Skill
from ..why import Why, because

TRICKS, KEPT, BOUGHT = "tricks", "kept", "bought"
BEFORE_BUYING, TURNED, AFTER_BUYING = "before-buying", "turned", "after-buying"
HIGH, LOW, EITHER = "high", "low", "either"
_HARD_ROWS = 20
"""From this row on the games are rare, and asked at a higher level."""


@dataclass(frozen=True, slots=True)
class _Topic:
    """One thing to know of a game: the answer, or None where it does not apply."""

    skill: Skill
    ask: Ask
    why: Why
    answer: Callable[[Game], Answer | None]
    wrong: tuple[Answer, ...]
    level: int = 1
    rare: int = 2
    """Levels that the rare games come later."""


def items() -> tuple[Item, ...]:
    """The whole set: every topic with every game that it applies to."""
    return tuple(item for topic in _TOPICS for item in _of(topic))


def _of(topic: _Topic) -> Iterator[Item]:
    for game in GAMES:
        right = topic.answer(game)
        if right is None:
            continue
        level = min(5, topic.level + (topic.rare if game.number > _HARD_ROWS else 0))
        yield Item(
            skill=topic.skill,
            level=level,
            ask=topic.ask,
            shown={"game": game.key},
            right=(right,),
            wrong=topic.wrong,
            reasons=(because(topic.why, game=game.key, answer=right),),
        )


def _number_means(game: Game) -> str | None:
    """What the number in the name of the game counts; None where there is no number."""
    if not game.key.rpartition("-")[2].isdigit():
        return None
    if game.family is Family.GASK:
        return KEPT
    return BOUGHT if game.exact_buy is not None else TRICKS


def _when_trump(game: Game) -> str:
    if game.high_tricks is None:
        return NONE
    if game.turn_up:
        return TURNED
    return AFTER_BUYING if game.group is Group.GASK else BEFORE_BUYING


def _direction(game: Game) -> str:
    if game.low is None:
        return HIGH
    return LOW if game.high_tricks is None else EITHER


def _least_buy(game: Game) -> int | None:
    """The fewest cards the declarer of a buying game may take the first time."""
    if game.group is not Group.BUYING:
        return None
    return game.exact_buy if game.exact_buy is not None else game.turn_up


def _stock_for_repurchase(game: Game) -> Answer | None:
    """What must be left in the stock to buy, or to turn up, a second time."""
    if game.group is not Group.BUYING:
        return NONE
    if game.exact_buy is not None:
        return game.exact_buy
    return game.turn_up + 1


def _laid_counts_as(game: Game) -> str | None:
    """Of the many games that count as bet, the commoner ones; else there would be little to ask."""
    if game.group is not Group.SOLO and game.number > _HARD_ROWS - 4:
        return None
    offer = Offer(seat=Seat.FOREHAND, game=game, qualifier=Qualifier.PLAIN)
    contract = Contract(declarer=Seat.FOREHAND, offer=offer, game=game, direction=None)
    return payment.laid_result(contract).value


def _aces(game: Game) -> str | None:
    """Gaskar, and the low games that could be taken for one of them."""
    if game.low is None or (game.number > _HARD_ROWS and game.family is not Family.GASK):
        return None
    return YES if game.family is Family.GASK else NO


_TOPICS = (
    _Topic(
        Skill.NUMBER_TRICKS,
        Ask.TRICKS_NEEDED,
        Why.TRICKS_NEEDED,
        lambda game: game.high_tricks,
        tuple(range(5, 14)),
    ),
    _Topic(
        Skill.NUMBER_KEPT,
        Ask.CARDS_KEPT,
        Why.CARDS_KEPT,
        lambda game: game.keep,
        (0, 1, 2, 3, 4, 5, 6, 7, 13),
    ),
    _Topic(
        Skill.NUMBER_BOUGHT,
        Ask.CARDS_BOUGHT,
        Why.CARDS_BOUGHT,
        lambda game: game.exact_buy,
        tuple(range(8)),
    ),
    _Topic(
        Skill.NUMBER_BOUGHT,
        Ask.LEAST_BUY,
        Why.TURNED_MUST_BE_BOUGHT,
        _least_buy,
        tuple(range(7)),
        level=2,
    ),
    _Topic(
        Skill.NUMBER_LOW_CARDS,
        Ask.CARDS_PLAYED,
        Why.LOW_CARDS,
        lambda game: game.low_cards if game.low else None,
        (10, 11, 12, 13),
        level=2,
    ),
    _Topic(
        Skill.NUMBER_OPEN,
        Ask.OPENNESS,
        Why.OPENNESS,
        lambda game: game.low.value if game.low else None,
        tuple(openness.value for openness in Openness),
        level=2,
        rare=0,
    ),
    _Topic(
        Skill.NUMBER_BUYERS,
        Ask.WHO_BUYS,
        Why.BUYERS,
        lambda game: game.group.value,
        tuple(group.value for group in Group),
        rare=0,
    ),
    _Topic(
        Skill.NUMBER_TRUMP,
        Ask.WHEN_TRUMP,
        Why.TRUMP_WHEN,
        _when_trump,
        (BEFORE_BUYING, TURNED, AFTER_BUYING, NONE),
        level=2,
    ),
    _Topic(
        Skill.NUMBER_REPURCHASE,
        Ask.STOCK_NEEDED,
        Why.STOCK_FOR_REPURCHASE,
        _stock_for_repurchase,
        (1, 2, 3, 4, 5, 6, NONE),
        level=3,
    ),
    _Topic(
        Skill.NUMBER_MEANING,
        Ask.NUMBER_MEANS,
        Why.NUMBER_MEANS,
        _number_means,
        (TRICKS, KEPT, BOUGHT),
    ),
    _Topic(
        Skill.NUMBER_DIRECTION,
        Ask.HIGH_OR_LOW,
        Why.DIRECTION,
        _direction,
        (HIGH, LOW, EITHER),
    ),
    _Topic(
        Skill.NUMBER_LAYING,
        Ask.LAID_COUNTS_AS,
        Why.LAID_COUNTS_AS,
        _laid_counts_as,
        (Result.BET.value, Result.KODILJ.value, Result.HOME.value),
        level=2,
        rare=0,
    ),
    _Topic(
        Skill.NUMBER_LOW_CARDS,
        Ask.ACES_AS_ONES,
        Why.ACES_AS_ONES,
        _aces,
        (YES, NO),
        level=3,
        rare=0,
    ),
)
