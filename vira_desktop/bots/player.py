"""A card found by playing on in many worlds, all cards seen: the card that is worth most on the
average. Among cards that are worth the same, the one that *regel* plays, who knows about markings
and keeps what may be wanted later."""

import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ..rules.actions import PlayCard
from ..rules.cards import Card
from ..rules.games import Result
from ..rules.view import SeatView
from ..solver.api import COMPILED
from .bot import Budget, Code, Decision, Guess, Motive, Option
from .inference import Reading
from .likely_worlds import LikelyWorlds
from .own_solver import OwnSolver
from .regel import Regel
from .stakes import worth_of_results

WORLD_NODES = 40_000
"""What one world may cost, for all cards: what is not known then is of little use."""
FIRST_LOOK = 24
"""So many worlds before a card may be found to be clearly best; then again after as many more."""
CLEARLY = 2.5
"""Standard errors by which the best card is ahead of every other, and no more worlds are drawn."""
AS_GOOD = 0.02
"""Pins by which a card may be worth less and still be as good."""
INTERPRETED_SHARE = 10
"""Where the solver is not compiled, one world in so many must do."""


def affordable(worlds: int) -> int:
    """So many of *worlds* as can be solved in the time of a decision."""
    return worlds if COMPILED else max(4, worlds // INTERPRETED_SHARE)


class Search(Code):
    """How a card was found by solving worlds."""

    POSSIBLE_WORLDS = "possible-worlds"
    """In worlds that fit what was seen, all as likely."""
    WORLDS_BY_BIDS = "worlds-by-bids"
    """In worlds weighted by what the bids tell."""
    WORLDS_BY_PURCHASES = "worlds-by-purchases"
    """In worlds weighted by what bids and purchases tell."""
    LIKELY_WORLDS = "likely-worlds"
    """In worlds weighted by what bids, purchases and the cards played tell."""


_SEARCHES = {
    Reading.NOTHING: Search.POSSIBLE_WORLDS,
    Reading.BIDS: Search.WORLDS_BY_BIDS,
    Reading.PURCHASES: Search.WORLDS_BY_PURCHASES,
    Reading.PLAYS: Search.LIKELY_WORLDS,
}


@dataclass(frozen=True, slots=True)
class Tally:
    """What came of the cards in the worlds that were solved."""

    cards: tuple[Card, ...]
    results: tuple[tuple[Result, ...], ...]
    """World by world, card by card."""
    guesses: tuple[Guess, ...] = ()
    """What the others held in these worlds."""

    def worths(self, worth: dict[Result, float]) -> list[float]:
        """What each card is worth on the average."""
        worlds = len(self.results) or 1
        return [sum(map(worth.__getitem__, column)) / worlds for column in self.columns]

    @property
    def columns(self) -> list[tuple[Result, ...]]:
        """The results card by card."""
        return list(zip(*self.results, strict=True)) or [()] * len(self.cards)

    def is_clear(self, worth: dict[Result, float]) -> bool:
        """True if one card is ahead of every other by CLEARLY, or all are the same always."""
        means = self.worths(worth)
        best = max(range(len(means)), key=means.__getitem__)
        columns, worlds = self.columns, len(self.results)
        for place, column in enumerate(columns):
            if column == columns[best]:
                continue
            gaps = [worth[a] - worth[b] for a, b in zip(columns[best], column, strict=True)]
            mean = sum(gaps) / worlds
            spread = sum(gap * gap for gap in gaps) / worlds - mean * mean
            if place != best and mean < CLEARLY * sqrt(spread / worlds):
                return False
        return True


class CardPlayer:
    """Plays cards by searching *worlds* worlds with *solver*, weighted by what it reads."""

    def __init__(self, solver: OwnSolver, *, worlds: int, reading: Reading) -> None:
        self._worlds = affordable(worlds)
        self._reading = reading
        self._regel = Regel()
        self._solver = solver

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:
        """A card, or the claim that *regel* would make, for the seat of *view* in the play."""
        plain = self._regel.decide(view, rng, budget)
        cards = [act.card for act in view.legal if isinstance(act, PlayCard)]
        if not isinstance(plain.action, PlayCard) or len(cards) < 2:
            return plain
        worth = {result: float(pins) for result, pins in worth_of_results(view).items()}
        if len(set(worth.values())) == 1:
            return plain
        tally = self._tally(view, rng, budget, worth)
        if not tally.results:
            return plain
        return _chosen(view, tally, worth, plain, _SEARCHES[self._reading])

    def _tally(
        self, view: SeatView, rng: random.Random, budget: Budget, worth: dict[Result, float]
    ) -> Tally:
        """What comes of the cards in worlds, until it is clear or the budget is spent; the same
        worlds are solved once."""
        ends = time.monotonic() + budget.seconds
        worlds = LikelyWorlds(view, rng, reading=self._reading)
        found: list[tuple[Result, ...]] = []
        drawn: Counter[bytes] = Counter()
        solved: dict[bytes, tuple[Result, ...] | None] = {}
        with self._solver.alone() as solver:
            moment = solver.in_many_worlds(worlds.moment, nodes=budget.nodes)
            for number, owners in enumerate(worlds.draw(budget.worlds or self._worlds), start=1):
                key = bytes(owners)
                if key not in solved:
                    solved[key] = moment.results(owners)
                results = solved[key]
                if results is not None:
                    found.append(results)
                    drawn[key] += 1
                if number % FIRST_LOOK == 0 and Tally(moment.cards, tuple(found)).is_clear(worth):
                    break
                if time.monotonic() > ends or not budget.is_wanted():
                    break
        return Tally(moment.cards, tuple(found), guesses_in(drawn, view))


def guesses_in(drawn: Counter[bytes], view: SeatView) -> tuple[Guess, ...]:
    """What the others hold on the average of the worlds *drawn*, each given as in
    `LikelyWorlds.owners`, and how often. Cards of the running trick and hands that lie open are
    not guessed at."""
    contract, worlds = view.contract, drawn.total()
    if contract is None or not worlds:
        return ()
    counts = [[0, 0, 0, 0] for _ in range(4)]
    for owners, times in drawn.items():
        for card, owner in enumerate(owners):
            counts[owner][card // 13] += times
    found = []
    for place, seat in enumerate(
        (contract.declarer, contract.declarer.left, contract.declarer.right)
    ):
        if seat is view.seat or (view.open_hand is not None and seat is contract.declarer):
            continue
        for played in view.trick:
            if played.seat is seat:
                counts[place][played.card // 13] -= worlds
        spades, hearts, diamonds, clubs = (round(count / worlds, 2) for count in counts[place])
        found.append(Guess(seat, (spades, hearts, diamonds, clubs)))
    return tuple(found)


def _chosen(
    view: SeatView, tally: Tally, worth: dict[Result, float], plain: Decision, search: Search
) -> Decision:
    """The best card of *tally*, or that of *plain*, what *regel* does, if it is as good."""
    means = dict(zip(tally.cards, tally.worths(worth), strict=True))
    best = max(means.values())
    as_good = [card for card, mean in means.items() if mean >= best - AS_GOOD]
    card = _least_missed(view, as_good)
    if isinstance(plain.action, PlayCard) and plain.action.card in as_good:
        card = plain.action.card
    columns = dict(zip(tally.cards, tally.columns, strict=True))
    order = sorted(means, key=lambda other: (other is not card, -means[other], other))
    options = tuple(_option(view, other, means[other], columns[other]) for other in order)
    figures = (("worth", round(means[card], 2)), ("worlds", float(len(tally.results))))
    is_plain = PlayCard(view.seat, card) == plain.action
    settled_by = plain.motive.rule if is_plain and len(as_good) > 1 else None
    motive = Motive(search, figures, options, tally.guesses, settled_by)
    return Decision(PlayCard(view.seat, card), motive)


def _option(view: SeatView, card: Card, mean: float, column: Sequence[Result]) -> Option:
    home, bet, kodilj = (round(column.count(result) / len(column), 3) for result in Result)
    return Option(PlayCard(view.seat, card), round(mean, 2), home, bet, kodilj)


def _least_missed(view: SeatView, cards: list[Card]) -> Card:
    """The lowest of *cards*, or the highest in a low game."""
    is_low = view.contract is not None and view.contract.is_low
    return max(cards, key=lambda card: (card.rank if is_low else -card.rank, card))
