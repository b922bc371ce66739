"""Counting what has gone: trumps, voids, and the low cards of a gök."""

import random

from ...rules.cards import ALL_CARDS, Card, Rank, Suit
from ...rules.games import GAME_BY_KEY
from ...rules.seats import SEATS, Seat
from ...rules.state import Playing
from ...rules.strict_json import Json
from ..question import Ask, Choose, Question, numbers_near
from ..real_deals import HIGH_GAMES, played, shown_play
from ..skills import Skill
from ..why import Why, because

_TRICKS = {1: (1, 3), 2: (2, 5), 3: (3, 7), 4: (4, 9), 5: (5, 11)}
"""Finished tricks, from and to, by level."""
_HIGHEST_LOW = {1: Rank.FIVE, 2: Rank.SIX, 3: Rank.SEVEN, 4: Rank.EIGHT, 5: Rank.NINE}
"""The highest card that is asked about as a low one."""


def draw(skill: Skill, level: int, rng: random.Random) -> Question:
    """A question on *skill*."""
    least, most = _TRICKS[level]
    low = skill is Skill.COUNT_LOW_CARDS
    while True:
        game = GAME_BY_KEY["gok"] if low else rng.choice(HIGH_GAMES)
        states = [s for s in played(game, rng) if least <= len(s.tricks) <= most and not s.trick]
        question = _asked(skill, level, rng.choice(states), rng) if states else None
        if question is not None:
            return question


def gone(state: Playing) -> frozenset[Card]:
    """The cards of the finished tricks."""
    return frozenset(played.card for trick in state.tricks for played in trick.cards)


def unseen(state: Playing, seat: Seat) -> frozenset[Card]:
    """The cards that are neither played nor in the hand of *seat*, nor set aside by it."""
    own = state.table.hands[seat] | state.table.discards[seat]
    return frozenset(ALL_CARDS) - own - gone(state)


def shown_void(state: Playing, suit: Suit) -> tuple[Seat, ...]:
    """The seats that have not followed a lead of *suit*."""
    return tuple(
        seat
        for seat in SEATS
        if any(
            trick.cards[0].card.suit is suit and played.card.suit is not suit
            for trick in state.tricks
            for played in trick.cards
            if played.seat is seat
        )
    )


def _asked(skill: Skill, level: int, state: Playing, rng: random.Random) -> Question | None:
    if skill is Skill.COUNT_TRUMPS:
        return _trumps(level, state, rng.choice(SEATS), rng)
    if skill is Skill.COUNT_VOIDS:
        return _voids(level, state, rng.choice(SEATS), rng)
    return _low_cards(level, state, rng)


def _trumps(level: int, state: Playing, seat: Seat, rng: random.Random) -> Question | None:
    trump = state.contract.trump
    if trump is None:
        return None
    out = sum(card.suit is trump for card in unseen(state, seat))
    played_ones = sum(card.suit is trump for card in gone(state))
    held = sum(card.suit is trump for card in state.table.hands[seat])
    aside = sum(card.suit is trump for card in state.table.discards[seat])
    reason = because(Why.TRUMPS_SEEN, out=out, played=played_ones, held=held, aside=aside)
    return Question(
        skill=Skill.COUNT_TRUMPS,
        level=level,
        ask=Ask.TRUMPS_OUT,
        shown=shown_play(state, seat),
        answers=numbers_near(rng, out, lures=(13 - played_ones,) if aside == 0 else ()),
        accepted=(out,),
        reasons=(reason,),
    )


def _voids(level: int, state: Playing, seat: Seat, rng: random.Random) -> Question:
    others = [other for other in SEATS if other is not seat]
    suits = sorted({trick.cards[0].card.suit for trick in state.tricks})
    rng.shuffle(suits)
    # A suit in which somebody is void, three times out of four where there is one.
    if rng.random() < 0.75:
        suits.sort(key=lambda suit: not _others_void(state, suit, seat))
    suit = suits[0]
    void = _others_void(state, suit, seat)
    tricks: list[Json] = [
        number for number, trick in enumerate(state.tricks, 1) if trick.cards[0].card.suit is suit
    ]
    return Question(
        skill=Skill.COUNT_VOIDS,
        level=level,
        ask=Ask.SHOWN_VOID,
        shown=shown_play(state, seat) | {"suit": suit.letter},
        answers=tuple(other.value for other in others),
        accepted=tuple(other.value for other in void),
        choose=Choose.ALL,
        reasons=(
            because(
                Why.DID_NOT_FOLLOW, suit=suit.letter, tricks=tricks, seats=[s.value for s in void]
            ),
        ),
    )


def _others_void(state: Playing, suit: Suit, seat: Seat) -> list[Seat]:
    return [other for other in shown_void(state, suit) if other is not seat]


def _low_cards(level: int, state: Playing, rng: random.Random) -> Question | None:
    """What an opponent of a gök asks himself: his own cards and the declarer's lie before him."""
    declarer = state.contract.declarer
    seat = rng.choice([other for other in SEATS if other is not declarer])
    on_table = state.table.hands[declarer]
    suit = rng.choice(list(Suit))
    low = [c for c in ALL_CARDS if c.suit is suit and c.rank <= _HIGHEST_LOW[level]]
    left = [card for card in low if card in unseen(state, seat) - on_table]
    if not any(card in gone(state) for card in low):
        return None
    open_hand: list[Json] = [str(card) for card in sorted(on_table)]
    shown = shown_play(state, seat) | {"suit": suit.letter, "open": " ".join(map(str, open_hand))}
    return Question(
        skill=Skill.COUNT_LOW_CARDS,
        level=level,
        ask=Ask.LOW_CARDS_OUT,
        shown=shown,
        answers=tuple(map(str, low)),
        accepted=tuple(map(str, left)),
        choose=Choose.ALL,
        reasons=(
            because(
                Why.CARDS_SEEN,
                suit=suit.letter,
                played=[str(card) for card in low if card in gone(state)],
                held=[str(card) for card in low if card in state.table.hands[seat]],
                open=[str(card) for card in low if card in on_table],
            ),
        ),
    )
