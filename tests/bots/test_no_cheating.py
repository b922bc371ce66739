"""No level knows a card that its seat has not seen, in any phase; and the same position is decided
in the same way in every thread and every process."""

import json
import random
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.bots.asked import CLAIM, PHASES, Asking, by_phase
from tests.bots.chairs import shuffled_unseen
from tests.helpers.long_runs import ROOT, LongRun
from vira_desktop.bots.bot import Budget, Decision
from vira_desktop.bots.levels import KLUBBSPELARE, MASTARE, STORMASTARE
from vira_desktop.bots.plain_levels import HEMMASPELARE, NYBORJARE
from vira_desktop.bots.roster import bot_by_key
from vira_desktop.rules.choices import allows
from vira_desktop.rules.view import view_for
from vira_desktop.session import match as matches
from vira_desktop.session.players import Player
from vira_desktop.session.reasons import question_of

LEVELS = (NYBORJARE, HEMMASPELARE, KLUBBSPELARE, MASTARE, STORMASTARE)
LITTLE, MORE = Budget(worlds=5), Budget(worlds=30)
"""Enough to search in the gate, and at length."""


def decision(key: str, state: Asking, budget: Budget) -> Decision:
    """What the level decides at *state*."""
    return bot_by_key(key).decide(view_for(state, state.to_act), random.Random("chance"), budget)


def compare(key: str, states: list[Asking], rng: random.Random, budget: Budget) -> Counter[str]:
    """Every one of *states* decided, and again with all cards lying otherwise that the seat has not
    seen; how many were compared, and in how many cards really moved."""
    match = matches.begin(tuple(Player(f"{n}", key) for n in range(3)), dealer=2)
    found = Counter(compared=0, moved=0)
    for state in states:
        other = shuffled_unseen(state, state.to_act, rng)
        assert isinstance(other, Asking)
        decided = decision(key, state, budget)
        assert allows(view_for(state, state.to_act).legal, decided.action), decided
        assert decision(key, other, budget) == decided
        if not getattr(state, "claim", None):
            # A claim is answered by what can be proved, all cards seen (ruling 25).
            asked = [question_of(match, one, seed="s", done=7) for one in (state, other)]
            assert asked[0] == asked[1]
        found.update(compared=1, moved=other != state)
    return found


@pytest.fixture(scope="module")
def few() -> dict[str, list[Asking]]:
    """Three positions of each phase."""
    return by_phase("few", each=3)


@pytest.mark.parametrize("key", LEVELS)
def test_cards_not_seen_do_not_matter_in_any_phase(key: str, few: dict[str, list[Asking]]) -> None:
    rng = random.Random(key)
    for phase in PHASES:
        found = compare(key, few[phase], rng, LITTLE)
        assert found["compared"] == 3, phase
        assert found["moved"] > 1, phase


@pytest.mark.long
@pytest.mark.parametrize("key", LEVELS)
def test_cards_not_seen_do_not_matter_in_many_positions(key: str, long_run: LongRun) -> None:
    """Ten positions of each phase at a time, eighty of each in the end."""

    def run(chunk: int) -> dict[str, int]:
        rng = random.Random(f"{key} {chunk}")
        total: Counter[str] = Counter()
        for states in by_phase(f"many {chunk}", each=10).values():
            total.update(compare(key, states, rng, MORE))
        return dict(total)

    answers = long_run.each(range(8), run)
    compared = sum(answer["compared"] for answer in answers)
    assert compared > 8 * 10 * (len(PHASES) - 2)
    assert sum(answer["moved"] for answer in answers) > 0.8 * compared


def told() -> list[str]:
    """What every level decides in a position of each phase, reasons and numbers included."""
    states = by_phase("told", each=1)
    return [
        repr(decision(key, state, LITTLE))
        for key in LEVELS
        for phase in PHASES
        for state in states[phase]
        if phase != CLAIM
    ]


def test_the_same_position_is_decided_the_same_way_in_any_process() -> None:
    script = "import json; from tests.bots.test_no_cheating import told; print(json.dumps(told()))"
    found = []
    for hash_seed in ("0", "1", "77"):
        run = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True,
            cwd=ROOT, env={"PYTHONHASHSEED": hash_seed},
        )  # fmt: skip
        found.append(json.loads(run.stdout))
    assert found[0] == found[1] == found[2]
    assert len(found[0]) == len(LEVELS) * (len(PHASES) - 1)
    assert sum("LIKELY_WORLDS" in one for one in found[0]) > 0


def test_the_same_position_is_decided_the_same_way_in_any_thread(
    few: dict[str, list[Asking]],
) -> None:
    asked = [(key, state) for key in LEVELS for phase in PHASES for state in few[phase][:1]]

    def ask(one: tuple[str, Asking]) -> Decision:
        return decision(*one, LITTLE)

    alone = list(map(ask, asked))
    with ThreadPoolExecutor(3) as threads:
        assert list(threads.map(ask, reversed(asked))) == alone[::-1]
