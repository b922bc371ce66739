"""Ågren markings read: what partner's first two discards say, and what to lead (ruling 35)."""

import random

from ...rules.cards import Card, Suit
from ...rules.markings import Marking, Message, discards_of, message_of
from ...rules.seats import Seat, opponents_of
from ...rules.state import Playing
from ...rules.strict_json import Json
from ..question import NO_MESSAGE, Ask, Question, mixed
from ..real_deals import HIGH_GAMES, played, shown_play
from ..skills import Skill
from ..why import Reason, Why, because

_MOST_TRICKS = {1: 9, 2: 10, 3: 11, 4: 12, 5: 13}
"""Tricks to look back on, by level."""
_MOST_ACCEPTED = 0.6
"""A lead that nearly every card is good for is no question."""


def draw(skill: Skill, level: int, rng: random.Random) -> Question:
    """A question on *skill*."""
    while True:
        fitting = [
            question
            for state in played(rng.choice(HIGH_GAMES), rng)
            if len(state.tricks) <= _MOST_TRICKS[level]
            for seat in opponents_of(state.contract.declarer)
            for question in _asked(skill, level, state, seat, rng)
        ]
        if fitting:
            return rng.choice(fitting)


def in_words(message: Message | None) -> str:
    """What is said, as an answer: "strength S C", suits in the record's order."""
    if message is None:
        return NO_MESSAGE
    return " ".join((message.marking.value, *(suit.letter for suit in sorted(message.suits))))


def _asked(
    skill: Skill, level: int, state: Playing, seat: Seat, rng: random.Random
) -> list[Question]:
    """The question on *skill* that this moment of the play puts to *seat*; else none."""
    trump = state.contract.trump
    if trump is None:
        return []
    left, right = opponents_of(state.contract.declarer)
    partner = right if seat is left else left
    thrown = discards_of(partner, state.tricks, trump)
    message = message_of(partner, state.tricks, trump)
    if skill is Skill.READ_LEAD:
        if message is None or state.trick or state.to_act is not seat:
            return []
        return _lead_question(level, state, message, partner, thrown)
    # Right after a discard, and not again in every later trick.
    has_just_thrown = not state.trick and discards_of(partner, state.tricks[-1:], trump)
    if not has_just_thrown or len(thrown) > 2 or _skill_of(message) is not skill:
        return []
    return [_message_question(skill, level, state, message, partner, thrown, rng)]


def _skill_of(message: Message | None) -> Skill:
    if message is None:
        return Skill.READ_NOTHING
    is_strength = message.marking is Marking.STRENGTH
    return Skill.READ_STRENGTH if is_strength else Skill.READ_WEAKNESS


def _shown(state: Playing, partner: Seat) -> dict[str, Json]:
    declarer = state.contract.declarer
    (seat,) = (other for other in opponents_of(declarer) if other is not partner)
    return shown_play(state, seat) | {"partner": partner.value}


def _message_question(
    skill: Skill,
    level: int,
    state: Playing,
    message: Message | None,
    partner: Seat,
    thrown: tuple[Card, ...],
    rng: random.Random,
) -> Question:
    suits = {card.suit for card in thrown[:2]}
    wrong = [in_words(Message(marking, frozenset(suits))) for marking in Marking]
    others = [suit for suit in Suit if suit not in suits and suit is not state.contract.trump]
    for marking in Marking:
        wrong += [in_words(Message(marking, frozenset((suit,)))) for suit in (*suits, *others)]
    right = in_words(message)
    near = [in_words(Message(marking, frozenset(suits))) for marking in Marking]
    answers = mixed(rng, (right,), {*near, NO_MESSAGE, rng.choice(wrong), rng.choice(wrong)})
    return Question(
        skill=skill,
        level=level,
        ask=Ask.MESSAGE,
        shown=_shown(state, partner),
        answers=answers,
        accepted=(right,),
        reasons=(_why(message, thrown),),
    )


def _why(message: Message | None, thrown: tuple[Card, ...]) -> Reason:
    cards: list[Json] = [str(card) for card in thrown[:2]]
    if message is None:
        return because(Why.SAYS_NOTHING, cards=cards)
    why = Why.SAYS_STRENGTH if message.marking is Marking.STRENGTH else Why.SAYS_WEAKNESS
    return because(why, cards=cards, suits=[suit.letter for suit in sorted(message.suits)])


def _lead_question(
    level: int, state: Playing, message: Message, partner: Seat, thrown: tuple[Card, ...]
) -> list[Question]:
    """What to lead after *message*; none where no card, or nearly every one, is right."""
    hand = state.table.hands[state.to_act]
    cards = sorted(hand, key=lambda card: (card.suit, -card.rank))
    is_strength = message.marking is Marking.STRENGTH
    right = [card for card in cards if (card.suit in message.suits) is is_strength]
    if not right or len(right) > _MOST_ACCEPTED * len(cards):
        return []
    lead = Why.LEAD_TO_STRENGTH if is_strength else Why.LEAD_ELSEWHERE
    suits: list[Json] = [suit.letter for suit in sorted(message.suits)]
    question = Question(
        skill=Skill.READ_LEAD,
        level=level,
        ask=Ask.LEAD,
        shown=_shown(state, partner),
        answers=tuple(map(str, cards)),
        accepted=tuple(map(str, right)),
        reasons=(_why(message, thrown), because(lead, suits=suits)),
    )
    return [question]
