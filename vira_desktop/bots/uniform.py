"""The ruler *uniform*: plays the card that does best on the average over worlds in which all cards
lie open, every world that fits what was seen being as likely as another. Bids and buys as *regel*.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction

from ..rules.actions import PlayCard
from ..rules.cards import Card, strength
from ..rules.games import Result
from ..rules.state import Contract
from ..rules.view import Phase, SeatView
from ..solver.api import Solver
from .bot import Budget, Decision, Motive
from .inference import Reading
from .likely_worlds import LikelyWorlds
from .player import Search
from .regel import Regel
from .stakes import worth_of_results

WORLDS = 100
MEGABYTES = 16


class Uniform:
    """Samples *worlds* worlds for a card, unless a budget says how many."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self.key = "uniform" if worlds == WORLDS else f"uniform-{worlds}"
        self._worlds = worlds
        self._regel = Regel()
        self._solver: Solver | None = None

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:
        """A card by sampling; everything else, and an only card, as *regel* has it."""
        cards = [act.card for act in view.legal if isinstance(act, PlayCard)]
        if view.phase is not Phase.PLAY or len(cards) < 2:
            return self._regel.decide(view, rng, budget)
        if view.contract is None:
            raise ValueError("the auction is not over")
        worlds = budget.worlds or self._worlds
        totals = self._totals(view, cards, rng, worlds)
        card = best_card(totals, view.contract)
        mean = round(float(totals[card] / worlds), 2)
        figures = (("worth", mean), ("worlds", float(worlds)))
        return Decision(PlayCard(view.seat, card), Motive(Search.POSSIBLE_WORLDS, figures))

    def _totals(
        self, view: SeatView, cards: Iterable[Card], rng: random.Random, worlds: int
    ) -> dict[Card, Fraction]:
        """For each card the sum of its worth over *worlds* worlds; the same hands are solved
        once."""
        if self._solver is None:
            self._solver = Solver(megabytes=MEGABYTES)
        worth = worth_of_results(view)
        drawn = LikelyWorlds(view, rng, reading=Reading.NOTHING)
        moment = self._solver.in_many_worlds(drawn.moment)
        solved: dict[bytes, tuple[Result, ...] | None] = {}
        counts = {card: Counter[Result]() for card in cards}
        for owners in drawn.draw(worlds):
            key = bytes(owners)
            if key not in solved:
                solved[key] = moment.results(owners)
            for card, result in zip(moment.cards, solved[key] or (), strict=True):
                counts[card][result] += 1
        return {
            card: sum((worth[result] * times for result, times in ended.items()), Fraction(0))
            for card, ended in counts.items()
        }


def best_card(worth: Mapping[Card, Fraction], contract: Contract) -> Card:
    """The card of most *worth*; among equals the lowest, or in a low game the highest, which is
    least missed."""

    def rank(card: Card) -> tuple[Fraction, int, Card]:
        height = strength(card, aces_low=contract.aces_low)
        return worth[card], height if contract.is_low else -height, card

    return max(worth, key=rank)
