"""Dealing: chance, given from outside, becomes three hands, the stock and a highest suit."""

import random

from ..cards import ALL_CARDS, Suit
from ..seats import BySeat
from ..state import Deal, HouseRules

NO_HOUSE_RULES = HouseRules()


def begin(
    rng: random.Random, *, players: int, pulla: int, rules: HouseRules = NO_HOUSE_RULES
) -> Deal:
    """A fresh deal drawn from *rng*: two shuffled packs, one dealt and one upside down (4-6)."""
    pack = list(ALL_CARDS)
    rng.shuffle(pack)
    return Deal(
        players=players,
        pulla=pulla,
        highest=rng.choice(tuple(Suit)),
        hands=BySeat(frozenset(pack[:13]), frozenset(pack[13:26]), frozenset(pack[26:39])),
        stock=tuple(pack[39:]),
        rules=rules,
    )
