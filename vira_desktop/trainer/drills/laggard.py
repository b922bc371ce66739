"""Low holdings (låggards): found in a hand, told from near misses, played out from the bottom."""

import random
from collections.abc import Sequence

from ...rules.cards import ALL_CARDS, Card, CardSet, Rank, Suit, in_suit
from ...rules.holdings import low_holding, low_suits
from ...rules.notation import format_cards, format_hand
from ...rules.strict_json import Json
from ..question import NO, NONE, YES, Answer, Ask, Choose, Question
from ..skills import Skill
from ..why import Reason, Why, because

_SETTING_RANK = {
    Skill.LOW_TWO: Rank.TWO,
    Skill.LOW_FOUR: Rank.FOUR,
    Skill.LOW_SIX: Rank.SIX,
    Skill.LOW_EIGHT: Rank.EIGHT,
    Skill.LOW_TEN: Rank.TEN,
}
HIGHEST_COUNTED = Rank.TEN
"""A queen with five lower cards is no low holding."""


def draw(skill: Skill, level: int, rng: random.Random) -> Question:
    """A question on *skill*."""
    if skill is Skill.LOW_HAND:
        return _hand_question(level, rng)
    if skill is Skill.LOW_PLAY_OUT:
        return _play_out_question(level, rng)
    return _suit_question(skill, level, rng)


def creeping_line(cards: CardSet) -> tuple[tuple[Card, Card | None], ...]:
    """The cards of one suit led from the bottom, and what the declarer, who has all the others of
    the suit, creeps with; None where he has nothing lower, and is set."""
    held = sorted(cards)
    lower_left = [c for c in ALL_CARDS if c.suit is held[0].suit and c not in cards]
    line: list[tuple[Card, Card | None]] = []
    for led in held:
        below = [other for other in lower_left if other < led]
        if not below:
            return (*line, (led, None))
        line.append((led, below[-1]))
        lower_left.remove(below[-1])
    return tuple(line)


def _hand_question(level: int, rng: random.Random) -> Question:
    # A beginner's hand has no long or narrow cases: they come with the level.
    narrow = 0 if level <= 2 else level - 2
    hand: CardSet = frozenset(rng.sample(ALL_CARDS, 13))
    for _ in range(8 * narrow):
        if sum(_is_narrow(hand, suit) for suit in Suit) >= min(narrow, 2):
            break
        hand = frozenset(rng.sample(ALL_CARDS, 13))
    answers = tuple(suit.letter for suit in Suit)
    return Question(
        skill=Skill.LOW_HAND,
        level=level,
        ask=Ask.LOW_SUITS,
        shown={"hand": format_hand(hand)},
        answers=answers,
        accepted=tuple(suit.letter for suit in low_suits(hand)),
        choose=Choose.ALL,
        reasons=tuple(_why(hand, suit) for suit in Suit),
    )


def _is_narrow(hand: CardSet, suit: Suit) -> bool:
    """True for a long low holding, and for low cards that just fail to make one."""
    held = in_suit(hand, suit)
    found = low_holding(hand, suit)
    if found:
        return len(found) >= 3
    return sum(card.rank <= Rank.TEN for card in held) >= 3


def _suit_question(skill: Skill, level: int, rng: random.Random) -> Question:
    cards = _set_for(_SETTING_RANK[skill], level, rng, makes_one=rng.random() < 0.5)
    suit = next(iter(cards)).suit
    found = low_holding(cards, suit)
    written = format_cards(sorted(cards, reverse=True))
    shown: dict[str, Json] = {"cards": written}
    answers: tuple[Answer, ...]
    if rng.random() < 0.5:
        ask, answers, right = Ask.MAKES_LOW_HOLDING, (YES, NO), YES if found else NO
    else:
        ask, right = Ask.SETTING_CARD, str(found[-1]) if found else NONE
        answers = (*written.split(), NONE)
    return Question(
        skill=skill,
        level=level,
        ask=ask,
        shown=shown,
        answers=answers,
        accepted=(right,),
        reasons=(_why(cards, suit), _creeps(cards)),
    )


def _play_out_question(level: int, rng: random.Random) -> Question:
    rank = rng.choice(list(_SETTING_RANK.values())[1 : level + 1])
    makes_one = rng.random() < 0.75
    cards = _set_for(rank, level, rng, makes_one=makes_one)
    while not makes_one and _sets_too_late(cards):
        cards = _set_for(rank, level, rng, makes_one=makes_one)
    suit = next(iter(cards)).suit
    found = low_holding(cards, suit)
    return Question(
        skill=Skill.LOW_PLAY_OUT,
        level=level,
        ask=Ask.SET_ON_LEAD,
        shown={"cards": format_cards(sorted(cards))},
        answers=(*range(1, len(cards) + 1), NONE),
        accepted=(len(found) if found else NONE,),
        reasons=(_creeps(cards), _why(cards, suit)),
    )


def _sets_too_late(cards: CardSet) -> bool:
    """True for cards that would in theory set the declarer with a card that does not count."""
    return creeping_line(cards)[-1][1] is None


def _set_for(rank: Rank, level: int, rng: random.Random, *, makes_one: bool) -> CardSet:
    """Some cards of one suit: a low holding with the card of *rank* on top, perhaps with higher
    cards beside it, or cards that look like one."""
    suit = rng.choice(list(Suit))
    of_suit = [card for card in ALL_CARDS if card.suit is suit]
    setting = rank // 2
    most = min(13, setting + (level + 1) // 2)
    if not makes_one and rank is HIGHEST_COUNTED and rng.random() < 0.3:
        return _with_a_queen(of_suit, rng)
    while True:
        size = rng.randint(1 if rank is Rank.TWO else 2, max(2, most))
        top = min(14, rank + (2 if makes_one else 1) + level)
        cards = frozenset(rng.sample([card for card in of_suit if card.rank <= top], size))
        found = low_holding(cards, suit)
        if makes_one and found and found[-1].rank is rank:
            return cards
        if not makes_one and not found and size >= min(setting, 5) - 1:
            return cards


def _with_a_queen(of_suit: list[Card], rng: random.Random) -> CardSet:
    """A queen and five lower cards that make no low holding themselves."""
    while True:
        lower = [card for card in of_suit if card.rank < Rank.QUEEN]
        cards = frozenset((of_suit[Rank.QUEEN - 2], *rng.sample(lower, 5)))
        if not low_holding(cards, of_suit[0].suit):
            return cards


def _why(cards: CardSet, suit: Suit) -> Reason:
    found = low_holding(cards, suit)
    if found:
        card = found[-1]
        lower = len(found) - 1
        needed = card.rank // 2 - 1
        return because(
            Why.LOW_HOLDING, suit=suit.letter, card=str(card), lower=lower, needed=needed
        )
    held = in_suit(cards, suit)
    if len(held) >= 6 and held[5].rank <= Rank.QUEEN and _sets_too_late(frozenset(held)):
        return because(Why.QUEEN_DOES_NOT_COUNT, suit=suit.letter)
    return because(Why.NO_LOW_HOLDING, suit=suit.letter, **_nearest(held))


def _nearest(held: Sequence[Card]) -> dict[str, Json]:
    """The even card of *held*, lowest first, that lacks the fewest cards below it; nothing where
    there is none that could count."""
    even = [
        (card.rank // 2 - 1 - lower, card, lower)
        for lower, card in enumerate(held)
        if card.rank % 2 == 0 and card.rank <= HIGHEST_COUNTED
    ]
    if not even:
        return {}
    missing, card, lower = min(even)
    return {"card": str(card), "lower": lower, "needed": lower + missing}


def _creeps(cards: CardSet) -> Reason:
    line: list[Json] = [
        [str(led), str(crept) if crept else None] for led, crept in creeping_line(cards)
    ]
    return because(Why.CREEPS, line=line)
