"""What finished deals come to, and what many of them say about a player."""

import random
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from fractions import Fraction

import pytest

from tests.helpers.deals import actions
from tests.helpers.evenings import NOW, Kept, after, opened, same_cards, seated, seats_in_order
from vira_desktop.rules.games import GAMES, Result
from vira_desktop.rules.state import HouseRules
from vira_desktop.session import evening as evenings
from vira_desktop.session.agreement import Agreement, Deals
from vira_desktop.session.bots_play import PromptRunner, play_evening
from vira_desktop.session.evening_session import open_evening
from vira_desktop.session.events import Acted, CutBack, Event, Left, Opened
from vira_desktop.session.log import TakeBack
from vira_desktop.session.players import Player
from vira_desktop.session.results import (
    FinishedDeal,
    Part,
    Role,
    finished_deal,
    finished_deals,
)
from vira_desktop.session.statistics import Point, Sums, statistics

LAID_SOLO = tuple(
    Acted(action)
    for action in actions("F bid begar; M bid solo-7; R pass; F pass; M trump S; M lay")
)
"""Middle-hand lays a solo down: kodilj, two bets, the pins of an off-suit."""


def one_deal() -> FinishedDeal:
    """The first deal of an evening of four: number 0 deals and 3 sits out."""
    evening = seated(4)
    evening = after(evening, same_cards(evening), *LAID_SOLO)
    assert evening.running is not None
    return finished_deal(evening.running)


def test_a_finished_deal_says_what_it_came_to_for_everybody() -> None:
    deal = one_deal()
    pins = next(game for game in GAMES if game.key == "solo-7").pins[0]
    assert (deal.game, deal.result, deal.laid) == ("solo-7", Result.KODILJ, True)
    assert [(part.seat, part.role, part.pins) for part in deal.parts] == [
        ("R", Role.OPPONENT, pins),
        ("F", Role.OPPONENT, pins),
        ("M", Role.DECLARER, -2 * pins - 16),
        ("S", Role.SITTING_OUT, 0),
    ]
    assert [part.bids for part in deal.parts] == [(), ("begar",), ("solo-7",), ()]
    assert sum(part.worth for part in deal.parts) == 0
    assert deal.parts[3].worth == Fraction(4)


def test_three_passes_are_nobodys_deal() -> None:
    rules = HouseRules(forehand_may_pass=True)
    opening = replace(opened(), agreement=Agreement(rules=rules))
    evening = after(evenings.begin(opening), seats_in_order(3))
    passes = (Acted(action) for action in actions("F pass; M pass; R pass"))
    evening = after(evening, same_cards(evening), *passes)
    assert evening.running is not None
    deal = finished_deal(evening.running)
    assert (deal.game, deal.result) == (None, None)
    assert [part.role for part in deal.parts] == [Role.PASSED] * 3
    his = statistics([deal], of_declarer)
    assert his.total == Sums(deals=1)
    assert his.games == {}


def test_a_deal_that_is_played_is_not_finished() -> None:
    evening = seated()
    evening = after(evening, same_cards(evening))
    assert evening.running is not None
    with pytest.raises(ValueError, match="not paid"):
        finished_deal(evening.running)


def evening_of_bots(deals: int) -> Sequence[Event]:
    """The events of an evening of four bots."""
    players = tuple(Player(name, "regel") for name in "abcd")
    store = Kept()
    opening = Opened(players, Agreement(length=Deals(deals)), "7")
    session = open_evening(opening, store=store, runner=PromptRunner())
    play_evening(session, lambda: NOW, random.Random(7))
    return store.events


def test_the_finished_deals_of_an_evening_are_read_off_its_events() -> None:
    events = evening_of_bots(3)
    deals = list(finished_deals(events))
    assert [deal.number for deal in deals] == [1, 2, 3]
    last = max(n for n, event in enumerate(events) if isinstance(event, Acted))
    assert list(finished_deals(events[: last + 1])) == deals
    assert list(finished_deals(events[:last])) == deals[:2]
    assert list(finished_deals([*events[:last], None, *events[last:]])) == deals[:2]
    mended = [*events[:last], Left(9), CutBack(last), *events[last:]]
    assert list(finished_deals(mended)) == deals
    assert list(finished_deals([])) == []


def test_a_deal_that_was_taken_back_counts_no_more() -> None:
    events = evening_of_bots(1)
    last = max(n for n, event in enumerate(events) if isinstance(event, Acted))
    assert list(finished_deals([*events[: last + 1], Acted(TakeBack(1))])) == []


def of_declarer(part: Part) -> bool:
    """His part who is declarer in `one_deal`."""
    return part.number == 2


def of_forehand(part: Part) -> bool:
    """His part who is forehand in `one_deal`."""
    return part.number == 1


def test_the_statistics_of_the_declarer_and_of_an_opponent() -> None:
    deal = one_deal()
    home = replace(deal, result=Result.HOME, at=deal.at - timedelta(days=1))
    his = statistics([deal, home], of_declarer)
    pins = deal.parts[2].pins
    assert his.total == Sums(2, 1, 0, 1, 2 * pins, 2 * deal.parts[2].thirds)
    assert list(his.games) == ["solo-7"]
    assert (his.games["solo-7"].bid, his.games["solo-7"].played) == (2, his.total)
    assert (list(his.roles), list(his.seats), his.bots) == ([Role.DECLARER], ["M"], {})
    assert his.course == (Point(home.at, pins), Point(deal.at, 2 * pins))
    other = statistics([deal], of_forehand)
    assert other.games["begar"].bid == 1
    assert other.games["begar"].played == Sums()
    assert other.roles[Role.OPPONENT].kodilj == 1
    assert statistics([deal], lambda part: part.number == 7).total == Sums()


def test_mean_worth() -> None:
    assert Sums(deals=4, thirds=6).mean_worth == Fraction(1, 2)
    assert Sums().mean_worth == 0


def test_what_the_bots_got_beside_him() -> None:
    deal = one_deal()
    parts = tuple(
        part if of_declarer(part) else replace(part, player=Player("x", "regel"))
        for part in deal.parts
    )
    bots = statistics([replace(deal, parts=parts)], of_declarer).bots
    assert bots["regel"].deals == 3
    assert bots["regel"].pins == deal.parts[0].pins + deal.parts[1].pins


@pytest.mark.long
def test_twenty_thousand_deals_are_added_up_in_half_a_second() -> None:
    deals = [replace(one_deal(), at=NOW + timedelta(minutes=1))] * 20_000
    begun = time.process_time()
    assert statistics(deals, of_declarer).total.deals == 20_000
    assert time.process_time() - begun < 0.5
