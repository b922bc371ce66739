"""The bot that draws lots: always legal, repeatable, and in every corner of the rules."""

import random
from collections import Counter

from vira_desktop.bots.bot import Budget
from vira_desktop.bots.random_bot import RandomBot
from vira_desktop.rules.actions import Buy, Claim, Concede, LayDown, Pass, Repurchase
from vira_desktop.rules.flow import begin
from vira_desktop.rules.phases import dealing
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.view import view_for
from vira_desktop.session.simulation import play_deals

BOT = RandomBot()


def test_the_same_lot_the_same_action() -> None:
    view = view_for(begin(dealing.begin(random.Random(1), players=3, pulla=3)), Seat.FOREHAND)
    drawn = [BOT.decide(view, random.Random(seed), Budget()).action for seed in range(40)]
    again = [BOT.decide(view, random.Random(seed), Budget()).action for seed in range(40)]
    assert drawn == again
    assert len(set(drawn)) > 20


def test_two_hundred_deals_see_nearly_everything() -> None:
    kinds: Counter[type] = Counter()
    games: set[str] = set()
    for played in play_deals([BOT] * 3, deals=200, seed="corners"):
        assert (played.exceptions, played.illegal) == (0, 0)
        kinds.update(type(action) for action in played.actions)
        assert played.settled.contract is not None
        assert played.settled.contract.game is not None
        games.add(played.settled.contract.game.key)
    assert len(games) >= 30
    assert {Buy, LayDown, Repurchase, Claim, Concede} <= set(kinds)
    assert kinds[Pass] > 350
    assert kinds[Claim] + kinds[Concede] < 100
