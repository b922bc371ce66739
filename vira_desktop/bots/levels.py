"""The five levels of play: what each knows and does. They differ in what they take into account,
not in chance."""

import random
from dataclasses import dataclass

from ..rules.view import Phase, SeatView
from .bot import Budget, Decision
from .player import CardPlayer
from .regel import Regel

KLUBBSPELARE, MASTARE, STORMASTARE = "klubbspelare", "mastare", "stormastare"


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What a searching level knows."""

    key: str
    worlds: int
    """In how many worlds a card is tried."""
    infers: bool
    """True if worlds are weighted by what bids and purchases tell."""


LEVELS = (
    Level(key=KLUBBSPELARE, worlds=40, infers=False),
    Level(key=MASTARE, worlds=60, infers=True),
    Level(key=STORMASTARE, worlds=300, infers=True),
)


class Searcher:
    """A bot of *level*, which searches."""

    def __init__(self, level: Level) -> None:
        self.key = level.key
        self._regel = Regel()
        self._player = CardPlayer(worlds=level.worlds, infers=level.infers)

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:
        """What the level does at the table of *view*."""
        if view.phase is Phase.PLAY:
            return self._player.decide(view, rng, budget)
        return self._regel.decide(view, rng, budget)
