"""Misère defence in named positions: every answer is proved, every level is asked."""

import random
from collections import Counter

import pytest

from tests.bots.positions import Position, in_every_world, stored_positions
from vira_desktop.bots.bot import Budget
from vira_desktop.bots.levels import KLUBBSPELARE, MASTARE, STORMASTARE
from vira_desktop.bots.plain_levels import HEMMASPELARE, NYBORJARE
from vira_desktop.bots.roster import bot_by_key
from vira_desktop.rules.actions import PlayCard
from vira_desktop.solver.api import Solver

LEVELS = (NYBORJARE, HEMMASPELARE, KLUBBSPELARE, MASTARE, STORMASTARE)
LEAST = 60
OFTEN = 0.1
"""In at least so many of the worlds each wrong card must be worse."""

POSITIONS = stored_positions()


def test_there_are_many_positions_each_with_a_name() -> None:
    assert len(POSITIONS) >= LEAST
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)
    kinds = Counter(position.name.rsplit(" ", 1)[0] for position in POSITIONS)
    assert {"remember a shown void", "do not rescue him", "keep the low card"} <= set(kinds)
    assert min(kinds.values()) >= 5
    assert all(position.why for position in POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_answers_are_right_however_the_cards_lie(position: Position) -> None:
    view, solver = position.view, Solver(megabytes=4)
    worse: Counter[object] = Counter()
    worlds = 0
    for judged in in_every_world(view, solver):
        worlds += 1
        best = max(judged.values())
        assert all(judged[card] == best for card in position.answers)
        worse.update(card for card, found in judged.items() if found < best)
    wrong = {act.card for act in view.legal if isinstance(act, PlayCard)} - position.answers
    assert wrong
    assert all(worse[card] >= OFTEN * worlds for card in wrong)
    assert f"all {worlds} ways" in position.why


def _right(level: str) -> float:
    """The share of the positions in which *level* plays a right card."""
    bot, right = bot_by_key(level), 0
    for position in POSITIONS:
        view = position.view
        action = bot.decide(view, random.Random(position.name), Budget()).action
        assert action in view.legal
        right += isinstance(action, PlayCard) and action.card in position.answers
    return right / len(POSITIONS)


def test_the_better_the_level_the_better_its_defence() -> None:
    """Field test W20."""
    right = [_right(level) for level in LEVELS]
    assert right[-1] >= 0.95
    assert right[-2] >= 0.95
    assert right[0] < right[2] <= right[-1]
