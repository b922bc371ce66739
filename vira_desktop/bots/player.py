"""A card found by playing on in many worlds, all cards seen: the card that is worth most on the
average. Among cards that are worth the same in likely worlds, none that is sometimes worse than
another, and never better, in worlds that are only possible; of the rest the one that *regel* plays,
who knows about markings and keeps what may be wanted later."""

import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from ..rules.actions import PlayCard
from ..rules.cards import ALL_CARDS, Card
from ..rules.games import Result
from ..rules.view import SeatView
from ..solver.api import COMPILED, Solver
from .bot import Budget, Code, Decision, Guess, Motive, Option
from .guesses import guesses_in
from .inference import Reading
from .likely_worlds import LikelyWorlds
from .own_solver import OwnSolver
from .regel import Regel
from .stakes import worth_of_results

WORLD_NODES = 40_000 if COMPILED else 4_000
"""What one world may cost, for all cards: what is not known then is of little use. Not compiled,
the larger number would take seconds, and the time of a decision is looked at between worlds."""
FIRST_LOOK = 24
"""So many worlds before a card may be found to be clearly best; then again after as many more."""
CLEARLY = 2.5
"""Standard errors by which the best card is ahead of every other, and no more worlds are drawn."""
AS_GOOD = 0.02
"""Pins by which a card may be worth less and still be as good."""
SECOND_LOOK = 0.5
"""Where likely worlds leave it open: so many possible ones, of those that were to be drawn."""
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
    NEVER_WORSE = "never-worse"
    """Among cards that are as good in those: none that another is preferred to in worlds that are
    only possible, and never the other way round."""


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

    def best(self, worth: dict[Result, float]) -> list[Card]:
        """The cards that are as good as the best one."""
        means = self.worths(worth)
        return [
            card
            for card, mean in zip(self.cards, means, strict=True)
            if mean >= max(means) - AS_GOOD
        ]

    def never_worse(self, worth: dict[Result, float], among: Sequence[Card]) -> list[Card]:
        """Those of *among* to which no other of them is preferred in some world, and in none the
        other way round."""
        of = {
            card: [worth[result] for result in column]
            for card, column in zip(self.cards, self.columns, strict=True)
        }

        def beats(one: Card, other: Card) -> bool:
            pairs = list(zip(of[one], of[other], strict=True))
            return any(a > b for a, b in pairs) and all(a >= b for a, b in pairs)

        return [card for card in among if not any(beats(other, card) for other in among)]

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
            spread = sum((gap - mean) ** 2 for gap in gaps) / worlds
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
        worlds = budget.worlds or self._worlds
        ends = time.monotonic() + budget.seconds
        with self._solver.alone() as solver:
            ask = _Question(solver, view, rng, worth, budget, ends)
            tally = ask.tally(self._reading, worlds)
            if not tally.results:
                return plain
            best = as_good = tally.best(worth)
            if self._reading is not Reading.NOTHING and _differ(view, best):
                possible = ask.tally(Reading.NOTHING, ceil(SECOND_LOOK * worlds))
                as_good = possible.never_worse(worth, best)
        card = plain.action.card if plain.action.card in as_good else _least_missed(view, as_good)
        settled_by: Code | None = None
        if len(as_good) < len(best):
            settled_by = Search.NEVER_WORSE
        elif len(best) > 1 and card == plain.action.card:
            settled_by = plain.motive.rule
        return _chosen(view, tally, worth, card, _SEARCHES[self._reading], settled_by)


@dataclass(frozen=True, slots=True)
class _Question:
    """What *view* asks of *solver* within *budget*, until *ends*."""

    solver: Solver
    view: SeatView
    rng: random.Random
    worth: dict[Result, float]
    budget: Budget
    ends: float

    def tally(self, reading: Reading, count: int) -> Tally:
        """What comes of the cards in *count* worlds, or until it is clear, or time is up; the same
        worlds are solved once."""
        worlds = LikelyWorlds(self.view, self.rng, reading=reading)
        moment = self.solver.in_many_worlds(worlds.moment, nodes=self.budget.nodes)
        found: list[tuple[Result, ...]] = []
        drawn: Counter[bytes] = Counter()
        solved: dict[bytes, tuple[Result, ...] | None] = {}
        for number, owners in enumerate(worlds.draw(count), start=1):
            key = bytes(owners)
            if key not in solved:
                solved[key] = moment.results(owners)
            results = solved[key]
            if results is not None:
                found.append(results)
                drawn[key] += 1
            is_look = number % FIRST_LOOK == 0
            if is_look and Tally(moment.cards, tuple(found)).is_clear(self.worth):
                break
            if time.monotonic() > self.ends or not self.budget.is_wanted():
                break
        return Tally(moment.cards, tuple(found), guesses_in(drawn, self.view))


def _chosen(
    view: SeatView,
    tally: Tally,
    worth: dict[Result, float],
    card: Card,
    search: Search,
    settled_by: Code | None,
) -> Decision:
    """*card*, and what *tally* says of it and of the others."""
    means = dict(zip(tally.cards, tally.worths(worth), strict=True))
    columns = dict(zip(tally.cards, tally.columns, strict=True))
    order = sorted(means, key=lambda other: (other is not card, -means[other], other))
    options = tuple(_option(view, other, means[other], columns[other]) for other in order)
    figures = (("worth", round(means[card], 2)), ("worlds", float(len(tally.results))))
    motive = Motive(search, figures, options, tally.guesses, settled_by)
    return Decision(PlayCard(view.seat, card), motive)


def _option(view: SeatView, card: Card, mean: float, column: Sequence[Result]) -> Option:
    home, bet, kodilj = (round(column.count(result) / len(column), 3) for result in Result)
    return Option(PlayCard(view.seat, card), round(mean, 2), home, bet, kodilj)


def _least_missed(view: SeatView, cards: list[Card]) -> Card:
    """The lowest of *cards*, or the highest in a low game."""
    is_low = view.contract is not None and view.contract.is_low
    return max(cards, key=lambda card: (card.rank if is_low else -card.rank, card))


def _differ(view: SeatView, cards: Sequence[Card]) -> bool:
    """True if *cards* are not all of one suit with nothing between them that somebody may play."""
    gone = {played.card for trick in view.tricks for played in trick.cards} | view.discards
    low, high = min(cards), max(cards)
    between = set(ALL_CARDS[low:high]) - gone - view.hand
    return low.suit is not high.suit or bool(between)
