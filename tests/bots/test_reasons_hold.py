"""What a reason claims holds for the hand that acts (field test W22)."""

import random
from dataclasses import replace
from itertools import islice

import pytest

from tests.bots.asked import Asking, by_phase, positions
from tests.bots.reasons_hold import faults
from tests.helpers.long_runs import LongRun
from vira_desktop.bots.bot import Budget, Decision, Guess, Motive
from vira_desktop.bots.plain_levels import NYBORJARE
from vira_desktop.bots.roster import bot_by_key
from vira_desktop.bots.rules_used import Rule
from vira_desktop.rules.actions import PlayCard
from vira_desktop.rules.view import view_for

BOTS = ("regel", "nyborjare", "hemmaspelare", "klubbspelare", "mastare", "stormastare")
LITTLE = Budget(worlds=6)


def decided(key: str, state: Asking) -> Decision:
    return bot_by_key(key).decide(view_for(state, state.to_act), random.Random("why"), LITTLE)


def found_at(key: str, state: Asking) -> list[str]:
    """What does not hold of what *key* says at *state*. A beginner speaks of what he remembers,
    which is no trick that has been turned."""
    decision, view = decided(key, state), view_for(state, state.to_act)
    wrong = faults(replace(view, tricks=()) if key == NYBORJARE else view, decision)
    return [f"{key}: {decision.action}: {fault}" for fault in wrong]


@pytest.mark.parametrize("key", BOTS)
def test_what_is_claimed_holds_in_every_phase(key: str) -> None:
    states = [state for found in by_phase("hold", each=3).values() for state in found]
    assert [fault for state in states for fault in found_at(key, state)] == []


def test_whole_deals_hold() -> None:
    states = list(islice(positions("whole"), 250))
    assert [fault for key in BOTS[:3] for state in states for fault in found_at(key, state)] == []


@pytest.mark.long
def test_ten_thousand_actions_hold(long_run: LongRun) -> None:
    """A hundred actions at a time, of one bot after another."""

    def run(chunk: int) -> dict[str, object]:
        key = BOTS[chunk % len(BOTS)]
        states = list(islice(positions(f"long {chunk}"), 100))
        return {"actions": len(states), "wrong": [f for one in states for f in found_at(key, one)]}

    answers = long_run.each(range(102), run)
    assert sum(answer["actions"] for answer in answers) >= 10_000
    assert [fault for answer in answers for fault in answer["wrong"]] == []


def test_what_does_not_hold_is_found() -> None:
    """A reason that belongs to another action, and numbers that cannot be."""
    told = 0
    for state in islice(positions("wrong"), 200):
        view = view_for(state, state.to_act)
        if any(isinstance(act, PlayCard) for act in view.legal):
            decision = decided("klubbspelare", state)
            for motive in (
                Motive(Rule.PASS),
                replace(decision.motive, figures=(("worlds", 0.0),)),
                replace(decision.motive, options=decision.motive.options[1:]),
                replace(decision.motive, guesses=(Guess(view.seat, (1.0, 1.0, 1.0, 0.0)),)),
            ):
                assert faults(view, replace(decision, motive=motive)) or not decision.motive.options
                told += 1
    assert told > 100
