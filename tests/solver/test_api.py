"""The door of the solver: answers, budget, stopping, threads and memory."""

import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from tests.helpers.deals import after, cards_of, make_deal, played, wins_auction
from tests.helpers.long_runs import LongRun
from tests.solver.random_positions import ending
from vira_desktop.cli.solver_bench import random_low, random_trump
from vira_desktop.rules.cards import parse_card
from vira_desktop.rules.games import Result
from vira_desktop.rules.seats import BySeat, Seat
from vira_desktop.rules.state import Playing, Trick
from vira_desktop.solver.api import COMPILED, Position, RanOut, Solver
from vira_desktop.solver.position import position_of
from vira_desktop.solver.reference import tricks_by_card

SIX = wins_auction("F", "solo-6") + "; F trump S"
LOW = wins_auction("F", "solo-grande")


def last_tricks(start: str, F: str, M: str, R: str, *, taken: int = 0) -> Playing:
    """The end of a game of forehand's, who leads and has *taken* tricks."""
    state = played(after(make_deal(), start))
    assert isinstance(state, Playing)
    hands = BySeat(cards_of(F), cards_of(M), cards_of(R))
    done = 13 - len(hands.forehand)
    return replace(
        state,
        table=replace(state.table, hands=hands),
        tricks=(Trick((), Seat.MIDDLEHAND),) * done,
        taken=BySeat(taken, done - taken, 0),
    )


def test_how_the_deal_ends_with_each_card() -> None:
    """The ace first draws the king; the other way round middle-hand's king takes a trick."""
    state = last_tricks(SIX, "A2.", "K3.", ".AK", taken=4)
    assert Solver().results(state) == {
        parse_card("SA"): Result.BET,
        parse_card("S2"): Result.BET,
    }
    state = last_tricks(SIX, "A.2", "K.3", ".A4", taken=5)
    assert Solver().results(state)[parse_card("SA")] is Result.HOME
    low = last_tricks(LOW, "A.2", "K.3", "Q.4")
    assert Solver().results(low) == {parse_card("SA"): Result.BET, parse_card("H2"): Result.BET}


def test_results_are_those_of_the_counts() -> None:
    rng = random.Random("results")
    solver = Solver()
    seen = set()
    for game in (SIX, LOW) * 40:
        position = ending(rng, 3)
        hands = position.hands
        if position.trick or {len(hand) for hand in hands} != {3}:
            continue
        state = last_tricks(game, "432", "765", "T98", taken=rng.choice((4, 5)))
        state = replace(state, table=replace(state.table, hands=hands))
        if game == LOW:
            state = replace(state, taken=BySeat(rng.randrange(2), 10, 0))
        expected = {
            card: state.contract.result_of(state.taken.forehand + tricks)
            for card, tricks in tricks_by_card(position_of(state)).items()
        }
        assert solver.results(state) == expected
        seen |= set(expected.values())
    assert seen == set(Result)


def test_a_budget_that_is_spent_gives_no_answer() -> None:
    position = random_trump(random.Random(1))
    free = Solver()
    tricks = free.declarer_tricks(position)
    assert free.nodes > 100
    poor = Solver(nodes=100)
    with pytest.raises(RanOut):
        poor.declarer_tricks(position)
    assert poor.nodes <= 101
    just = Solver(nodes=free.nodes)
    assert just.declarer_tricks(position) == tricks


def test_a_search_is_stopped_from_outside() -> None:
    solver = Solver(interpreted=not COMPILED)
    position = random_low(random.Random(3))
    solver.stop()
    with pytest.raises(RanOut):
        solver.declarer_tricks(position)
    solver.go_on()
    timer = threading.Timer(0.02, solver.stop)
    began = time.monotonic()
    timer.start()
    with pytest.raises(RanOut):
        again_and_again(solver, position)
    assert time.monotonic() - began < 10
    timer.join()


def again_and_again(solver: Solver, position: Position) -> None:
    while True:
        solver.declarer_tricks(position)


def test_the_same_question_costs_the_same_again() -> None:
    solver = Solver()
    one, other = (random_trump(random.Random(seed)) for seed in (1, 2))
    costs = []
    for position in (one, other, one):
        solver.reaches(position, 4)
        costs.append(solver.nodes)
    assert costs[0] == costs[2]


def test_two_threads_answer_like_one() -> None:
    rng = random.Random("threads")
    positions = [ending(rng, 9 if COMPILED else 5) for _ in range(40)]

    def work(_: int) -> list[int]:
        solver = Solver(megabytes=16)
        return [solver.declarer_tricks(position) for position in positions]

    with ThreadPoolExecutor(max_workers=2) as pool:
        answers = list(pool.map(work, range(2)))
    assert answers == [work(0)] * 2


@pytest.mark.parametrize("megabytes", [3, 257])
def test_memory_has_limits(megabytes: int) -> None:
    with pytest.raises(ValueError, match="megabytes"):
        Solver(megabytes=megabytes)


def test_a_full_memory_changes_no_answer() -> None:
    rng = random.Random("full")
    small, large = Solver(megabytes=4), Solver()
    for _ in range(6 if COMPILED else 0):
        position = random_trump(rng)
        assert small.declarer_tricks(position) == large.declarer_tricks(position)


@pytest.mark.long
def test_ten_thousand_solves_take_no_more_memory(long_run: LongRun) -> None:
    def grow(_: int) -> dict[str, float]:
        solver = Solver(megabytes=256)
        rng = random.Random("memory")
        sizes = []
        for number in range(10_000):
            solver.declarer_tricks(ending(rng, 10))
            if number % 1_000 == 999:
                sizes.append(resident_megabytes())
        return {"after_2000": sizes[1], "last": sizes[-1]}

    (answer,) = long_run.each([0], grow)
    assert answer["last"] < answer["after_2000"] + 256
    assert answer["last"] < 400


def resident_megabytes() -> float:
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * 4096 / 2**20
