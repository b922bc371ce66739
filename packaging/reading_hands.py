"""What is read of hands before the play: deals that were bought, in pairs of worlds, one true and
one with two cards exchanged, and the numbers by which the true one is likeliest on the whole. See
`fit_reading`."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from vira_desktop.bots.inference import CARDS_BOUGHT, DANGER_STEPS, HEIGHT_STEPS, LEAST_HEIGHT
from vira_desktop.bots.measures import suit_danger, suit_score
from vira_desktop.rules.cards import ALL_CARDS
from vira_desktop.rules.games import Group
from vira_desktop.rules.record import Record
from vira_desktop.rules.state import Playing
from vira_desktop.session import log as logs

SETS = 1 << 13
FEATURES = [f"{place + 1}:{height + 2}" for place in range(13) for height in range(13)]
FEATURES += [f"length {count}" for count in range(14)]
EXCHANGES = 6
"""So many pairs of cards are asked about, for each opponent of each deal."""
DANGERS, HEIGHTS = 41, 41
PULL = 3.0
ROUNDS = 120
AWAY = 3


def ranks_in(mask: int) -> list[int]:
    return [place + 2 for place in range(13) if mask >> place & 1]


def basis(*, from_top: bool) -> np.ndarray:
    """For each set of cards of a suit the FEATURES it has."""
    found = np.zeros((SETS, len(FEATURES)), np.float32)
    for mask in range(SETS):
        ranks = sorted(ranks_in(mask), reverse=from_top)
        for place, rank in enumerate(ranks):
            found[mask, 13 * place + rank - 2] = 1
        found[mask, 169 + len(ranks)] = 1
    return found


LOW, HIGH = basis(from_top=False), basis(from_top=True)
DANGER = np.array([suit_danger(ranks_in(mask)) for mask in range(SETS)])
TRUMP_HEIGHT = np.array([suit_score(ranks_in(mask), is_trump=True) for mask in range(SETS)])
SIDE_HEIGHT = np.array([suit_score(ranks_in(mask), is_trump=False) for mask in range(SETS)])


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought:
    """A deal at the first lead: the places are the declarer, his left, his right, and none."""

    group: Group
    trump: int
    """-1 in a low game."""
    needed: int
    owners: list[int]
    thrown: list[list[int]]
    bought: list[int]
    """At the last purchase, -1 without one."""


def bought(record: Record) -> Bought | None:
    """The deal of *record*; None if aces are low in it."""
    log, _ = logs.read(record.deal, record.actions)
    state = log.state
    assert isinstance(state, Playing)
    contract, table = state.contract, state.table
    if contract.aces_low:
        return None
    seats = [contract.declarer, contract.declarer.left, contract.declarer.right]
    owners = [AWAY] * len(ALL_CARDS)
    for place, seat in enumerate(seats):
        for card in table.hands[seat]:
            owners[card] = place
    counts = [[buy.count for buy in table.purchases if buy.seat is seat] for seat in seats]
    return Bought(
        group=contract.named_game.group,
        trump=-1 if contract.trump is None else int(contract.trump),
        needed=contract.tricks_needed,
        owners=owners,
        thrown=[[int(card) for card in table.discards[seat]] for seat in seats],
        bought=[found[-1] if found else -1 for found in counts],
    )


class Pairs:
    """Worlds that are true, and the same with two cards exchanged, by the sets of cards of each
    suit in each place."""

    def __init__(self, deals: list[Bought], seed: str) -> None:
        rng = random.Random(seed)
        deal, seen_by, ones, others = [], [], [], []
        for number, found in enumerate(deals):
            for viewer in (1, 2):
                hidden = [
                    card
                    for card in range(52)
                    if found.owners[card] != viewer and card not in found.thrown[viewer]
                ]
                count = 0
                while count < EXCHANGES:
                    one, other = rng.sample(hidden, 2)
                    if found.owners[one] != found.owners[other]:
                        count += 1
                        deal.append(number)
                        seen_by.append(viewer)
                        ones.append(one)
                        others.append(other)
        self.deal, viewer_of = np.array(deal), np.array(seen_by)
        self.count, self.every = len(deal), np.arange(len(deal))
        self.partner = 3 - viewer_of
        held = np.zeros((len(deals), 4, 4), np.int64)
        thrown = np.zeros((len(deals), 3, 4), np.int64)
        for number, found in enumerate(deals):
            for card, owner in enumerate(found.owners):
                held[number, owner, card // 13] |= 1 << card % 13
            for place, cards in enumerate(found.thrown):
                for card in cards:
                    thrown[number, place, card // 13] |= 1 << card % 13
        self.true = held[self.deal].copy()
        self.true[self.every, AWAY] &= ~thrown[self.deal, viewer_of]
        self.false = self.true.copy()
        owners = np.array([found.owners for found in deals])
        first, second = np.array(ones), np.array(others)
        of_first, of_second = owners[self.deal, first], owners[self.deal, second]
        moves = ((first, of_first, of_second), (second, of_second, of_first))
        for moved, source, target in moves:
            self.false[self.every, source, moved // 13] ^= 1 << moved % 13
            self.false[self.every, target, moved // 13] ^= 1 << moved % 13
        self.trump = np.array([found.trump for found in deals])[self.deal]
        self.needed = np.array([found.needed for found in deals])[self.deal]
        counts = np.array([found.bought for found in deals])
        self.declarer_bought = counts[self.deal, 0]
        self.partner_bought = counts[self.deal, self.partner]
        self.group = np.array([found.group.value for found in deals])[self.deal]


@dataclass(slots=True)
class Term:
    """Numbers looked up by what true and false worlds hold, each counted *times*."""

    name: str
    true: np.ndarray
    false: np.ndarray
    basis: np.ndarray | None
    """Which features each looked-up thing has; None if it is the feature itself."""
    size: int
    times: np.ndarray
    numbers: np.ndarray

    def table(self) -> np.ndarray:
        return self.numbers if self.basis is None else self.basis @ self.numbers

    def odds(self) -> np.ndarray:
        table = self.table()
        found: np.ndarray = (table[self.true] - table[self.false]).sum(1) * self.times
        return found

    def slope(self, doubt: np.ndarray) -> np.ndarray:
        each = np.repeat(doubt * self.times, self.true.shape[1])
        found = np.bincount(self.true.ravel(), each, self.size)
        found -= np.bincount(self.false.ravel(), each, self.size)
        return found if self.basis is None else self.basis.T @ found


def by_cards(name: str, true: np.ndarray, false: np.ndarray, of: np.ndarray, times) -> Term:  # type: ignore[no-untyped-def]
    return Term(name, true, false, of, SETS, times * 1.0, np.zeros(len(FEATURES)))


def by_step(name: str, true: np.ndarray, false: np.ndarray, size: int, times) -> Term:  # type: ignore[no-untyped-def]
    return Term(name, true[:, None], false[:, None], None, size, times * 1.0, np.zeros(size))


def low_terms(pairs: Pairs) -> Iterator[Term]:
    """What is read in a low game."""
    every, true, false = pairs.every, pairs.true, pairs.false
    buying = pairs.group == Group.BUYING.value
    declarer = true[:, 0], false[:, 0]
    yield by_cards("low declarer", *declarer, LOW, 1)
    times = buying * pairs.declarer_bought / CARDS_BOUGHT
    yield by_cards("low declarer bought", *declarer, LOW, times)
    for group in Group:
        of_group = pairs.group == group.value
        one, other = (
            np.minimum(DANGER_STEPS * DANGER[held].sum(1), DANGERS - 1).astype(int)
            for held in declarer
        )
        yield by_step(f"low declarer {group.value} danger", one, other, DANGERS, of_group)
    partner = true[every, pairs.partner], false[every, pairs.partner]
    buys = pairs.partner_bought >= 0
    yield by_cards("low opponent", *partner, LOW, buys)
    times = buys * pairs.partner_bought / CARDS_BOUGHT
    yield by_cards("low opponent bought", *partner, LOW, times)
    yield by_cards("low away", true[:, AWAY], false[:, AWAY], LOW, 1)
    gask = pairs.group == Group.GASK.value
    yield by_cards("low away bought", true[:, AWAY], false[:, AWAY], LOW, gask)


def high_terms(pairs: Pairs) -> Iterator[Term]:
    """What is read in a high game; of gask and solo there are too few deals to read hands by."""
    every = pairs.every
    sides = np.array([[suit for suit in range(4) if suit != trump] for trump in range(4)])

    def suits_of(place: np.ndarray | int) -> Iterator[tuple[str, np.ndarray, np.ndarray]]:
        true, false = (world[every, place] for world in (pairs.true, pairs.false))
        trump, side = pairs.trump, sides[pairs.trump]
        yield "trump", true[every, trump][:, None], false[every, trump][:, None]
        yield "side", np.take_along_axis(true, side, 1), np.take_along_axis(false, side, 1)

    buying = pairs.group == Group.BUYING.value
    buys = pairs.partner_bought >= 0
    heights = []
    for kind, true, false in suits_of(0):
        yield by_cards(f"high declarer {kind}", true, false, HIGH, buying)
        times = buying * pairs.declarer_bought / CARDS_BOUGHT
        yield by_cards(f"high declarer {kind} bought", true, false, HIGH, times)
        table = TRUMP_HEIGHT if kind == "trump" else SIDE_HEIGHT
        heights.append([table[held].sum(1) for held in (true, false)])
    steps = []
    for height in np.sum(heights, axis=0):
        step = (HEIGHT_STEPS * height).astype(int) - HEIGHT_STEPS * (pairs.needed + LEAST_HEIGHT)
        steps.append(np.clip(step, 0, HEIGHTS - 1))
    yield by_step("high declarer height", steps[0], steps[1], HEIGHTS, buying)
    for kind, true, false in suits_of(pairs.partner):
        yield by_cards(f"high opponent {kind}", true, false, HIGH, buys)
        times = buys * pairs.partner_bought / CARDS_BOUGHT
        yield by_cards(f"high opponent {kind} bought", true, false, HIGH, times)
    for kind, true, false in suits_of(AWAY):
        yield by_cards(f"high away {kind}", true, false, HIGH, pairs.group != Group.GASK.value)


def doubt_in(odds: np.ndarray) -> float:
    """The mean of minus the logarithm of how likely the true world is held to be."""
    return float(np.logaddexp(0, -odds).mean())


def odds_of(terms: list[Term]) -> np.ndarray:
    """By how much, in the logarithm, each true world is held to be likelier than the false one."""
    found: np.ndarray = np.sum([term.odds() for term in terms], axis=0)
    return found


def fit(terms: list[Term], count: int) -> None:
    """Finds the numbers of *terms* (steepest ascent with momentum, each number at its own pace)."""
    means = [np.zeros_like(term.numbers) for term in terms]
    squares = [np.zeros_like(term.numbers) for term in terms]
    for turn in range(1, ROUNDS + 1):
        doubt = 1 / (1 + np.exp(odds_of(terms)))
        pace = 0.08 if turn < 0.6 * ROUNDS else 0.02
        for number, term in enumerate(terms):
            slope = (term.slope(doubt) - PULL * term.numbers) / count
            means[number] = 0.9 * means[number] + 0.1 * slope
            squares[number] = 0.99 * squares[number] + 0.01 * slope * slope
            mean = means[number] / (1 - 0.9**turn)
            size = np.sqrt(squares[number] / (1 - 0.99**turn)) + 1e-8
            term.numbers = term.numbers + pace * mean / size


def hands_read(name: str, deals: list[Bought]) -> Iterator[tuple[str, str, float]]:
    """The lines for hands, found in four fifths of *deals*; prints how well the rest is read."""
    cut = len(deals) * 4 // 5
    of = low_terms if name == "low" else high_terms
    pairs, others = Pairs(deals[:cut], "fit"), Pairs(deals[cut:], "check")
    terms, checks = list(of(pairs)), list(of(others))
    fit(terms, pairs.count)
    for term, check in zip(terms, checks, strict=True):
        check.numbers = term.numbers
    found = [doubt_in(odds_of(some)) for some in (terms, checks)]
    print(f"{name}: doubt {found[0]:.4f}, in other deals {found[1]:.4f}; all alike 0.6931")
    for term in terms:
        names = FEATURES if term.basis is not None else [str(step) for step in range(term.size)]
        # What is never met stays at 0; the steps of a count must all be there.
        yield from (
            (term.name, name, float(number))
            for name, number in zip(names, term.numbers, strict=True)
            if term.basis is None or abs(number) >= 0.005
        )
