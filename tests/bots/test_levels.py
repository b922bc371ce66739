"""The five levels: always legal, always the same, and none knows a card that its seat has not
seen."""

import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from tests.bots.chairs import F, chance_deal, decided, declared, in_play, played_by, shuffled_unseen
from vira_desktop.bots.bot import Bot, Budget, Decision
from vira_desktop.bots.levels import KLUBBSPELARE, MASTARE, STORMASTARE
from vira_desktop.bots.plain_levels import HEMMASPELARE, NYBORJARE
from vira_desktop.bots.player import Search
from vira_desktop.bots.roster import bot_by_key
from vira_desktop.bots.rules_used import Rule
from vira_desktop.rules.actions import Bid, Buy, LayDown, Pass, PlayCard
from vira_desktop.rules.choices import allows
from vira_desktop.rules.flow import apply, begin
from vira_desktop.rules.games import GAMES
from vira_desktop.rules.notation import parse_cards
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Bidding, Buying, Playing, Settled, State
from vira_desktop.rules.view import SeatView, view_for

PLAIN = (NYBORJARE, HEMMASPELARE)
SEARCHING = (KLUBBSPELARE, MASTARE, STORMASTARE)
LITTLE = Budget(worlds=5, seconds=600.0)
"""Enough to search, too little to play well; and no clock, however busy the machine is."""


def _decision(bot: Bot, state: State) -> Decision:
    seat = getattr(state, "to_act", None)
    assert isinstance(seat, Seat)
    return bot.decide(view_for(state, seat), random.Random("chance"), LITTLE)


def _starts(deals: int) -> list[State]:
    """Deals that the bot bids itself, and as many with a game that is forced on somebody."""
    found: list[State] = []
    for number in range(deals):
        deal = chance_deal(f"levels {number}")
        game, seat = GAMES[(7 * number + 3) % len(GAMES)], list(Seat)[number % 3]
        found += [begin(deal), declared(deal, seat, game.key)]
    return found


@pytest.mark.parametrize("key", [*PLAIN, *SEARCHING])
def test_cards_not_seen_do_not_matter(key: str) -> None:
    bot, rng = bot_by_key(key), random.Random(key)
    compared: Counter[str] = Counter()
    moved = 0

    def watch(state: State, decision: Decision) -> None:
        nonlocal moved
        seat = decision.action.seat
        view = view_for(state, seat)
        assert allows(view.legal, decision.action), decision
        other = shuffled_unseen(state, seat, rng)
        assert view_for(other, seat) == view
        assert _decision(bot, other) == decision
        compared[view.step.value if view.step else view.phase.value] += 1
        moved += other != state

    for start in _starts(2 if key in SEARCHING else 20):
        assert isinstance(played_by(start, lambda state: _decision(bot, state), watch), Settled)
    assert {"bidding", "play", "opponent-buy"} <= set(compared)
    assert len(compared) > 3
    assert moved > 0.8 * compared.total()


def test_a_searched_card_tells_what_was_weighed() -> None:
    view = in_play("AQ2...", trump="S", out="KJT98.2..", tricks_left=3)
    decision = bot_by_key(MASTARE).decide(view, random.Random(1), LITTLE)
    motive = decision.motive
    assert motive.rule is Search.LIKELY_WORLDS
    assert {option.action for option in motive.options} == set(view.legal)
    assert motive.options[0].action == decision.action
    for option in motive.options:
        assert option.home + option.bet + option.kodilj == pytest.approx(1.0, abs=0.002)
    assert dict(motive.figures)["worth"] == motive.options[0].worth


def test_the_ceiling_of_time_only_cuts_short() -> None:
    view = in_play("AQ2...", trump="S", out="KJT98.2..", tricks_left=3)
    hurried = bot_by_key(MASTARE).decide(view, random.Random(1), Budget(seconds=0.0))
    assert hurried.action in view.legal
    assert dict(hurried.motive.figures)["worlds"] == 1.0


def test_worlds_that_cost_too_much_leave_it_to_regel() -> None:
    state: State = begin(chance_deal("costly"))
    while not isinstance(state, Playing):
        assert isinstance(state, Bidding | Buying)
        state = apply(state, decided(view_for(state, state.to_act)).action)
    view = view_for(state, state.to_act)
    searched = bot_by_key(MASTARE).decide(view, random.Random(1), LITTLE)
    assert searched.motive.rule is Search.LIKELY_WORLDS
    poor = Budget(worlds=3, nodes=1)
    assert bot_by_key(MASTARE).decide(view, random.Random(1), poor) == decided(view)


def test_a_decision_that_nobody_waits_for_does_not_disturb_the_next() -> None:
    """The window asks anew while an old question is still thought about in its thread."""
    bot = bot_by_key(MASTARE)
    views = []
    for number in range(4):
        state: State = begin(chance_deal(f"threads {number}"))
        while isinstance(state, Bidding | Buying):
            state = apply(state, decided(view_for(state, state.to_act)).action)
        if isinstance(state, Playing):
            views.append(view_for(state, state.to_act))

    def ask(view: SeatView) -> Decision:
        return bot.decide(view, random.Random("chance"), LITTLE)

    alone = list(map(ask, views))
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(ask, views)) == alone
    assert len(alone) > 2


def test_a_beginner_forgets_what_was_played() -> None:
    """The queen is the highest heart left, for whoever has counted."""
    before = ("F HA H3 H4", "F HK H5 H6")
    view = in_play(".Q2.2.", trump="S", before=before, out=".98.JT9.87", tricks_left=3)
    queen = PlayCard(F, parse_cards("HQ")[0])
    assert bot_by_key("regel").decide(view, random.Random(1), LITTLE).action == queen
    for key in PLAIN:
        assert bot_by_key(key).decide(view, random.Random(1), LITTLE).action != queen


def test_plain_levels_bid_only_games_they_know() -> None:
    bids: dict[str, set[str]] = {key: set() for key in PLAIN}

    def watch_as(key: str) -> None:
        def watch(_state: State, decision: Decision) -> None:
            if isinstance(decision.action, Bid):
                bids[key].add(decision.action.word)

        bot = bot_by_key(key)
        for number in range(60):
            start = begin(chance_deal(f"bids {number}"))
            played_by(start, lambda state: _decision(bot, state), watch)

    for key in PLAIN:
        watch_as(key)
    assert bids[NYBORJARE] <= {"begar", *(f"spel-{n}" for n in (7, 8, 9)), "solo-6", "solo-7"}
    assert {"begar", "spel-7"} <= bids[NYBORJARE]
    assert {"turne", "vingel"} <= bids[HEMMASPELARE]
    assert not bids[HEMMASPELARE] & {"gask", "gok", "vira", "gask-6"}


def test_a_beginner_keeps_trumps_and_aces_and_never_lays_down() -> None:
    bot, bought = bot_by_key(NYBORJARE), 0

    def watch(state: State, decision: Decision) -> None:
        nonlocal bought
        assert not isinstance(decision.action, LayDown)
        if isinstance(decision.action, Buy) and isinstance(state, Buying):
            trump = state.contract.trump
            seat = decision.action.seat
            if trump is not None and len(view_for(state, seat).turned) == 0:
                bought += 1
                thrown = decision.action.cards
                assert not any(card.suit is trump or card.rank == 14 for card in thrown)

    for number in range(30):
        start = begin(chance_deal(f"buys {number}"))
        played_by(start, lambda state: _decision(bot, state), watch)
    assert bought > 20


def test_who_does_not_mark_throws_a_loser() -> None:
    seen: Counter[object] = Counter()
    bot = bot_by_key(HEMMASPELARE)

    def watch(_state: State, decision: Decision) -> None:
        seen[decision.motive.rule] += 1

    for number in range(40):
        start = begin(chance_deal(f"marks {number}"))
        played_by(start, lambda state: _decision(bot, state), watch)
    assert not seen[Rule.MARK_STRENGTH]
    assert not seen[Rule.MARK_WEAKNESS]
    assert seen[Rule.DISCARD_LOSER]


def test_all_levels_pass_and_bid() -> None:
    for key in (*PLAIN, *SEARCHING):
        kinds = Counter(
            type(_decision(bot_by_key(key), begin(chance_deal(number))).action)
            for number in range(5)
        )
        assert kinds[Bid] == 5
        assert not kinds[Pass]


def test_a_claim_that_was_refused_is_not_made_again() -> None:
    view = replace(in_play("AQ2...", trump="S", out="KJT98.2..", tricks_left=3), claim_refused=True)
    for key in SEARCHING:
        decision = bot_by_key(key).decide(view, random.Random(1), LITTLE)
        assert isinstance(decision.action, PlayCard)
