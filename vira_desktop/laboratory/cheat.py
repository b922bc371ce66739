"""The cheater, who sees all cards: a ruler for the laboratory, and nothing for the table."""

import random

from ..bots.bot import Budget
from ..bots.regel import Regel
from ..bots.stakes import worth_of_results
from ..bots.uniform import best_card
from ..rules.actions import Action, PlayCard
from ..rules.state import Playing
from ..rules.view import view_for
from ..session.simulation import Asking
from ..solver.api import Solver

MEGABYTES = 16


class Cheat:
    """Plays the card that is worth most when everybody plays with all cards seen; bids and buys
    as *regel*."""

    key = "cheat"

    def __init__(self) -> None:
        self._regel = Regel()
        self._solver: Solver | None = None

    def act(self, state: Asking, rng: random.Random) -> Action:
        """What he does at the table of *state*."""
        view = view_for(state, state.to_act)
        cards = [act for act in view.legal if isinstance(act, PlayCard)]
        if not isinstance(state, Playing) or len(cards) < 2:
            return self._regel.decide(view, rng, Budget()).action
        if self._solver is None:
            self._solver = Solver(megabytes=MEGABYTES)
        worth = worth_of_results(view)
        results = self._solver.results(state)
        card = best_card({card: worth[result] for card, result in results.items()}, state.contract)
        return PlayCard(view.seat, card)
