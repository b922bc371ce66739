"""`vira bench solver`: how fast the solver is, against DDS, against itself interpreted, and in two
threads. Fixed deals from one seed; times are of the processor, one thread, and all figures but one
are ratios of one run."""

import random
import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from ..rules.cards import ALL_CARDS, Card, Suit
from ..rules.seats import SEATS, BySeat, Seat
from ..solver.api import COMPILED, Position, Solver
from .dds import Dds

SEED = "solver"
MEGABYTES = 256
THREAD_ROUNDS = 3
COMPILED_ROUNDS = 10

Figures = dict[str, float | None]


def measure_solver(
    *, deals: int = 400, low_deals: int = 400, low_exact: int = 100, compiled_deals: int = 20
) -> Figures:
    """The figures by name; None where DDS is not installed, or the solver not compiled."""
    solver = Solver(megabytes=MEGABYTES)
    trump = _take(deals, random_trump)
    seconds, nodes = _timed(trump, solver.declarer_tricks, solver)
    median = statistics.median(seconds)
    low, _ = _timed(_take(low_deals, bought_low), lambda deal: solver.reaches(deal, 1), solver)
    exact, _ = _timed(_take(low_exact, random_low), solver.declarer_tricks, solver)
    return {
        "compiled": float(COMPILED),
        "dds_trump_ratio": _dds_ratio(_take(deals, full_trump), solver),
        "dds_notrump_ratio": _dds_ratio(_take(deals, no_trump), solver),
        "nodes_trump_mean": round(statistics.mean(nodes), 1),
        "trump_ms_median": round(1000 * median, 3),
        "low_p99_ratio": round(percentile(low, 99) / median, 2),
        "low_exact_p99_ratio": round(percentile(exact, 99) / median, 1),
        "compiled_ratio": _compiled_ratio(compiled_deals),
        "threads_ratio": _threads_ratio(trump),
    }


def percentile(values: Sequence[float], percent: int) -> float:
    """The smallest of *values* that *percent* in a hundred of them do not exceed."""
    ordered = sorted(values)
    return ordered[-(-len(ordered) * percent // 100) - 1]


# --- the deals -----------------------------------------------------------------------------------


def random_trump(rng: random.Random) -> Position:
    """Thirteen cards each of the pack; trump and leader by lot."""
    return _deal(rng, list(ALL_CARDS), trump=rng.choice(list(Suit)))


def no_trump(rng: random.Random) -> Position:
    """The same without trumps."""
    return _deal(rng, list(ALL_CARDS))


def full_trump(rng: random.Random) -> Position:
    """All thirteen trumps are in the three hands."""
    trump = rng.choice(list(Suit))
    others = [card for card in ALL_CARDS if card.suit is not trump]
    rng.shuffle(others)
    trumps = [card for card in ALL_CARDS if card.suit is trump]
    return _deal(rng, trumps + others[:26], trump=trump)


def random_low(rng: random.Random) -> Position:
    """A low game with a hand as it was dealt."""
    return _deal(rng, list(ALL_CARDS), low=True)


def bought_low(rng: random.Random) -> Position:
    """A low game with a hand that one would bid it on: five to eight of the declarer's cards, the
    most dangerous ones, have gone for the safest of the stock."""
    position = random_low(rng)
    declarer = position.declarer
    hand = position.hands[declarer]
    held = {card for cards in position.hands for card in cards}
    stock = set(ALL_CARDS) - held
    count = rng.randint(5, 8)
    kept = sorted(hand, key=lambda card: (_danger(card, hand), card))[: 13 - count]
    for _ in range(count):
        bought = min(sorted(stock), key=lambda card: _danger(card, frozenset(kept)))
        stock.remove(bought)
        kept.append(bought)
    hands = position.hands.put(declarer, frozenset(kept))
    return Position(
        hands=hands, declarer=declarer, leader=position.leader, low=True, tricks=position.tricks
    )


def _danger(card: Card, hand: frozenset[Card]) -> float:
    below = sum(other.suit is card.suit and other < card for other in hand)
    return card.rank - 2.2 * below


def _deal(
    rng: random.Random, pack: list[Card], *, trump: Suit | None = None, low: bool = False
) -> Position:
    rng.shuffle(pack)
    return Position(
        hands=BySeat(*(frozenset(pack[13 * n : 13 * n + 13]) for n in range(3))),
        declarer=Seat.FOREHAND,
        leader=rng.choice(SEATS),
        trump=trump,
        low=low,
        tricks=13,
    )


def _take(count: int, make: Callable[[random.Random], Position]) -> list[Position]:
    rng = random.Random(f"{SEED}/{make.__name__}")
    return [make(rng) for _ in range(count)]


# --- the figures ---------------------------------------------------------------------------------


def _timed(
    positions: Sequence[Position], ask: Callable[[Position], object], solver: Solver
) -> tuple[list[float], list[int]]:
    seconds, nodes = [], []
    for position in positions:
        began = time.thread_time()
        ask(position)
        seconds.append(time.thread_time() - began)
        nodes.append(solver.nodes)
    return seconds, nodes


def _dds_ratio(positions: Sequence[Position], solver: Solver) -> float | None:
    """By how much ours is faster: mean against mean, the deals in turn. Fails if they differ."""
    try:
        dds = Dds()
    except ImportError:
        return None
    ours = theirs = 0.0
    for position in positions:
        tricks, seconds = dds.declarer_tricks(position)
        theirs += seconds
        began = time.thread_time()
        assert solver.declarer_tricks(position) == tricks
        ours += time.thread_time() - began
    return round(theirs / ours, 2)


def _compiled_ratio(deals: int) -> float | None:
    """By how much the compiled kernel is faster than the same file interpreted, on whole exact
    counts; the sum of one against that of the other. What else goes on in the machine only adds
    time, so the best of some rounds counts, of either kind; the rounds of the compiled one lie
    before and after those of the other, because they are short enough to fall into a bad moment."""
    if not COMPILED:
        return None
    compiled, interpreted = Solver(megabytes=8), Solver(megabytes=8, interpreted=True)
    fast = slow = 0.0
    for position in _take(deals, random_trump):
        ask = [position] * COMPILED_ROUNDS
        before, nodes = _timed(ask, compiled.declarer_tricks, compiled)
        long, same_nodes = _timed([position] * 2, interpreted.declarer_tricks, interpreted)
        after, _ = _timed(ask, compiled.declarer_tricks, compiled)
        assert {*nodes} == {*same_nodes}
        fast += min(before + after)
        slow += min(long)
    return round(slow / fast, 1)


def _threads_ratio(positions: Sequence[Position]) -> float | None:
    """How much more two threads get done than one, in the time of the wall; every thread solves
    all the deals. The best of some rounds: what else the machine does is not the solver's."""
    if not COMPILED:
        return None
    solvers = [Solver(megabytes=32) for _ in range(2)]

    def work(solver: Solver) -> list[int]:
        return [solver.declarer_tricks(position) for position in positions]

    ratios = []
    for _ in range(THREAD_ROUNDS):
        began = time.perf_counter()
        alone = work(solvers[0])
        one = time.perf_counter() - began
        with ThreadPoolExecutor(max_workers=2) as pool:
            began = time.perf_counter()
            answers = list(pool.map(work, solvers))
            two = time.perf_counter() - began
        assert answers == [alone, alone]
        ratios.append(2 * one / two)
    return round(max(ratios), 2)
