"""When it is clear in the worlds solved so far which card is best."""

import pytest

from vira_desktop.bots.player import Tally
from vira_desktop.rules.cards import parse_card
from vira_desktop.rules.games import Result

CARDS = (parse_card("SA"), parse_card("S2"))
WORTH = {Result.HOME: 16 / 3, Result.BET: 0.0, Result.KODILJ: -16 / 3}


@pytest.mark.parametrize("worlds", [24, 48, 72])
def test_a_card_that_is_better_in_every_world_alike_is_clear(worlds: int) -> None:
    assert Tally(CARDS, ((Result.HOME, Result.BET),) * worlds).is_clear(WORTH)


def test_two_cards_that_are_better_by_turns_are_not_clear() -> None:
    by_turns = ((Result.HOME, Result.BET), (Result.BET, Result.HOME))
    assert not Tally(CARDS, by_turns * 12).is_clear(WORTH)
