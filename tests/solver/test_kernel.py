"""The kernel against slower searches that are easier to believe: plain minimax, its own search
without what is clever, and DDS. A small size here, the full one by `sh packaging/check --long`."""

import random
from importlib.util import find_spec

import pytest

from tests.helpers.long_runs import LongRun
from tests.solver.random_positions import ending, low_ending
from vira_desktop.cli.dds import Dds
from vira_desktop.cli.solver_bench import bought_low, full_trump, no_trump, random_trump
from vira_desktop.solver.api import COMPILED, Position, Solver
from vira_desktop.solver.reference import tricks_by_card

Answers = dict[str, int]


def against_minimax(seed: str, sizes: list[int], *, interpreted: bool = False) -> Answers:
    """How many endings of these numbers of tricks were tried, and in how many the kernel says
    anything else than minimax, of the position or of any card."""
    rng, solver = random.Random(seed), Solver(megabytes=8, interpreted=interpreted)
    wrong = 0
    for size in sizes:
        position = ending(rng, size)
        expected = tricks_by_card(position)
        wrong += solver.card_tricks(position) != expected
        wants_many = (position.to_play is position.declarer) is not position.low
        best = max(expected.values()) if wants_many else min(expected.values())
        wrong += solver.declarer_tricks(position) != best
    return {"tried": len(sizes), "wrong": wrong}


@pytest.mark.parametrize("interpreted", [False, True])
def test_it_agrees_with_minimax(interpreted: bool) -> None:
    sizes = [1, 2, 3, 3, 4] * (8 if interpreted else 40)
    assert against_minimax("gate", sizes, interpreted=interpreted)["wrong"] == 0


@pytest.mark.long
def test_it_agrees_with_minimax_on_twenty_thousand_endings(long_run: LongRun) -> None:
    sizes = [1, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 4, 4, 4, 4, 5] * 10
    answers = long_run.each(range(100), lambda seed: against_minimax(f"long/{seed}", sizes))
    assert sum(answer["tried"] for answer in answers) == 20_000
    assert sum(answer["wrong"] for answer in answers) == 0


@pytest.mark.long
def test_interpreted_it_agrees_with_minimax_on_two_thousand_endings(long_run: LongRun) -> None:
    sizes = [1, 2, 3, 3, 4, 4, 4, 4, 4, 5] * 10
    answers = long_run.each(
        range(20), lambda seed: against_minimax(f"interpreted/{seed}", sizes, interpreted=True)
    )
    assert sum(answer["wrong"] for answer in answers) == 0


@pytest.mark.long
def test_it_agrees_with_minimax_on_endings_of_six_cards(long_run: LongRun) -> None:
    answers = long_run.each(range(60), lambda seed: against_minimax(f"six/{seed}", [6] * 5))
    assert sum(answer["tried"] for answer in answers) == 300
    assert sum(answer["wrong"] for answer in answers) == 0


def against_plain_search(positions: list[Position], *, low: bool) -> Answers:
    """The same against the search without static cut-offs, with exact keys and every card tried:
    the whole count high, the questions of a contract low."""
    clever, plain = Solver(megabytes=64), Solver(megabytes=256, plain=True)
    wrong = 0
    for position in positions:
        if low:
            wrong += any(
                clever.reaches(position, tricks) is not plain.reaches(position, tricks)
                for tricks in (1, 2)
            )
        else:
            wrong += clever.declarer_tricks(position) != plain.declarer_tricks(position)
    return {"tried": len(positions), "wrong": wrong}


def test_it_agrees_with_the_plain_search_on_longer_endings() -> None:
    rng = random.Random("plain")
    endings = [ending(rng, 8) for _ in range(20)]
    high = [position for position in endings if not position.low]
    low = [position for position in endings if position.low]
    assert high
    assert low
    assert against_plain_search(high, low=False)["wrong"] == 0
    assert against_plain_search(low, low=True)["wrong"] == 0


def against_plain_in_low_endings(seed: str, count: int) -> Answers:
    """The same in endings of five to eight tricks, and in how many of them the declarer takes no
    trick, one, or more: what is seen without a search is seen in all of these."""
    rng = random.Random(seed)
    positions = [low_ending(rng, rng.randrange(5, 9)) for _ in range(count)]
    answers = against_plain_search(positions, low=True)
    solver = Solver(megabytes=8)
    none = sum(not solver.reaches(position, 1) for position in positions)
    more = sum(solver.reaches(position, 2) for position in positions)
    return answers | {"none": none, "one": count - none - more, "more": more}


def test_it_agrees_with_the_plain_search_in_low_endings() -> None:
    answers = against_plain_in_low_endings("gate", 300 if COMPILED else 3)
    assert answers["wrong"] == 0
    if COMPILED:
        assert min(answers["none"], answers["one"], answers["more"]) > 20


@pytest.mark.long
def test_it_agrees_with_the_plain_search_in_many_low_endings(long_run: LongRun) -> None:
    answers = long_run.each(
        range(20), lambda seed: against_plain_in_low_endings(f"low/{seed}", 1_000)
    )
    assert sum(answer["wrong"] for answer in answers) == 0


@pytest.mark.long
def test_it_agrees_with_the_plain_search_on_whole_deals(long_run: LongRun) -> None:
    kinds = (random_trump, random_trump, no_trump, bought_low)

    def compare(seed: int) -> Answers:
        make = kinds[seed % len(kinds)]
        rng = random.Random(f"plain/{seed}")
        return against_plain_search([make(rng) for _ in range(5)], low=make is bought_low)

    answers = long_run.each(range(40), compare)
    assert sum(answer["tried"] for answer in answers) == 200
    assert sum(answer["wrong"] for answer in answers) == 0


def against_dds(seed: str, deals: int) -> Answers:
    """The same against DDS: so many deals without trump, and as many with all thirteen."""
    rng, solver, dds = random.Random(seed), Solver(), Dds()
    positions = [make(rng) for make in (no_trump, full_trump) for _ in range(deals)]
    wrong = sum(
        solver.declarer_tricks(position) != dds.declarer_tricks(position)[0]
        for position in positions
    )
    return {"tried": len(positions), "wrong": wrong}


needs_dds = pytest.mark.skipif(find_spec("endplay") is None, reason="DDS is not installed")


@needs_dds
def test_it_agrees_with_dds() -> None:
    assert against_dds("gate", 10 if COMPILED else 0)["wrong"] == 0


@needs_dds
@pytest.mark.long
def test_it_agrees_with_dds_on_eight_hundred_deals(long_run: LongRun) -> None:
    answers = long_run.each(range(40), lambda seed: against_dds(f"dds/{seed}", 10))
    assert sum(answer["tried"] for answer in answers) == 800
    assert sum(answer["wrong"] for answer in answers) == 0


def test_interpreted_it_searches_the_same_nodes() -> None:
    """C's words and Python's numbers differ where they run over: not here."""
    rng = random.Random("nodes")
    compiled, interpreted = Solver(megabytes=8), Solver(megabytes=8, interpreted=True)
    for _ in range(12):
        position = ending(rng, 8)
        assert compiled.reaches(position, 3) is interpreted.reaches(position, 3)
        assert compiled.nodes == interpreted.nodes


@pytest.mark.parametrize("interpreted", [False, True])
def test_it_remembers_after_millions_of_positions_as_well(interpreted: bool) -> None:
    """Positions are told apart by a number that has an end: when it begins anew, nothing of an
    older position answers, and what is new is remembered."""
    used, fresh = (Solver(megabytes=16, interpreted=interpreted) for _ in range(2))
    rng = random.Random("generations")
    positions = [ending(rng, 5 if interpreted else 8) for _ in range(24)]
    for position in positions:
        used.declarer_tricks(position)
    used._kernel.generation = (1 << 24) - 12
    for position in positions * 2:
        assert used.declarer_tricks(position) == fresh.declarer_tricks(position)
        assert used.nodes == fresh.nodes
    assert used._kernel.generation < 100
