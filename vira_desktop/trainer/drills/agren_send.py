"""Ågren markings sent: which discard tells partner the truth (ruling 35)."""

import random

from ...rules.cards import Card
from ...rules.markings import Marking, discards_of, true_first_cards, true_second_cards
from ...rules.state import Playing
from ...rules.strict_json import Json
from ..question import NO_MESSAGE, Ask, Question
from ..real_deals import HIGH_GAMES, played, shown_play
from ..skills import Skill
from ..why import Reason, Why, because

_DISCARDS_BEFORE = {Skill.SEND_FIRST: (0,), Skill.SEND_SECOND: (1,), Skill.SEND_NOTHING: (0, 1)}
_FEWEST_CARDS = 3
"""With fewer there is hardly a choice."""
_MOST_CARDS = {1: 6, 2: 8, 3: 10, 4: 12, 5: 13}
"""Cards still in hand, by level."""


def draw(skill: Skill, level: int, rng: random.Random) -> Question:
    """A question on *skill*."""
    while True:
        fitting = [
            question
            for state in played(rng.choice(HIGH_GAMES), rng)
            for question in _asked(skill, level, state)
        ]
        if fitting:
            return rng.choice(fitting)


def _asked(skill: Skill, level: int, state: Playing) -> list[Question]:
    """The question that this moment of the play puts to the opponent to act; else none."""
    seat, trump = state.to_act, state.contract.trump
    hand = state.table.hands[seat]
    if trump is None or seat is state.contract.declarer or not state.trick:
        return []
    led = state.trick[0].card.suit
    fits = _FEWEST_CARDS <= len(hand) <= _MOST_CARDS[level]
    if not fits or any(card.suit is led for card in hand):
        return []
    thrown = discards_of(seat, state.tricks, trump)
    side = [card for card in hand if card.suit is not trump]
    if len(thrown) not in _DISCARDS_BEFORE[skill] or len(side) < 2:
        return []
    right = true_second_cards(hand, trump, thrown[0]) if thrown else true_first_cards(hand, trump)
    if bool(right) is (skill is Skill.SEND_NOTHING):
        return []
    return [_question(skill, level, state, right=right, thrown=thrown)]


def _question(
    skill: Skill,
    level: int,
    state: Playing,
    *,
    right: dict[Card, Marking],
    thrown: tuple[Card, ...],
) -> Question:
    seat = state.to_act
    cards = sorted(state.table.hands[seat], key=lambda card: (card.suit, -card.rank))
    shown = shown_play(state, seat) | {"thrown": [str(card) for card in thrown]}
    return Question(
        skill=skill,
        level=level,
        ask=Ask.DISCARD,
        shown=shown,
        answers=(*map(str, cards), NO_MESSAGE),
        accepted=tuple(str(card) for card in cards if card in right) or (NO_MESSAGE,),
        reasons=_reasons(right),
    )


def _reasons(right: dict[Card, Marking]) -> tuple[Reason, ...]:
    if not right:
        return (because(Why.NOTHING_TRUE_TO_SAY),)
    said: list[Json] = [[str(card), marking.value] for card, marking in sorted(right.items())]
    return (because(Why.TRUE_PAIRS, cards=said),)
