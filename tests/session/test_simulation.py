"""Deals between bots: nothing is lost on the way, a bad bot stops nobody, the table turns."""

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

import pytest

from tests.helpers.long_runs import LongRun
from vira_desktop.bots.bot import Bot, Budget, Decision, Motive
from vira_desktop.bots.levels import LEVELS
from vira_desktop.bots.random_bot import Chance, RandomBot
from vira_desktop.bots.roster import bot_by_key, keys
from vira_desktop.rules.actions import (
    Action,
    Bid,
    Buy,
    Claim,
    LayDown,
    NameTrump,
    Pass,
    PlayCard,
    Refuse,
)
from vira_desktop.rules.cards import ALL_CARDS, Card
from vira_desktop.rules.phases.payment import share_of_pulla, worth
from vira_desktop.rules.record import format_record, parse_record
from vira_desktop.rules.seats import Seat
from vira_desktop.rules.state import Playing, Settled, State, table_of
from vira_desktop.rules.verdict import check
from vira_desktop.rules.view import SeatView
from vira_desktop.session.simulation import PlayedDeal, play_deals
from vira_desktop.session.tally import Tally

RANDOM = RandomBot()
SEARCHING = tuple(level.key for level in LEVELS)
MOTIVE = Motive(Chance.LOT)

Choice = Callable[[SeatView, random.Random], Action]


def by_lot(view: SeatView, rng: random.Random) -> Action:
    return RANDOM.decide(view, rng, Budget()).action


@dataclass(frozen=True)
class Saboteur:
    """A bot that answers with whatever it was made with."""

    choose: Choice
    key: str = "saboteur"

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:
        return Decision(self.choose(view, rng), MOTIVE)


def lay_open(state: State) -> list[Card]:
    """Every card of the deal, wherever it is now."""
    table = table_of(state)
    cards = [*table.stock]
    for place in (*table.hands, *table.discards):
        cards += place
    if isinstance(state, Playing | Settled):
        cards += [played.card for trick in state.tricks for played in trick.cards]
        cards += [played.card for played in state.trick]
    return cards


def is_sound(state: State) -> None:
    """Field test W17: 52 different cards; pins sum to zero; bets and pulla are constant but for
    antes."""
    assert sorted(lay_open(state)) == list(ALL_CARDS)
    if isinstance(state, Settled):
        paid, deal = state.settlement, state.table.deal
        assert sum(paid.pins) == 0
        assert paid.pulla_after + sum(paid.pulla) == deal.pulla + paid.antes * deal.players
        assert paid.pulla_after >= 0
        others = share_of_pulla(state) if deal.players == 4 else Fraction(0)
        assert sum(worth(state)) + others == 0


def played_soundly(bots: list[Bot], *, deals: int, seed: str) -> dict[str, int]:
    """How many deals were played, with how many faults; every one is checked at every action and
    once more as a record."""
    found = Counter(deals=0, exceptions=0, illegal=0)
    for played in play_deals(bots, deals=deals, seed=seed, watch=is_sound):
        answer = check(parse_record(format_record(played.record)))
        assert (answer["legal"], answer["phase"]) == (True, "settled")
        assert answer["pulla_after"] == played.settled.settlement.pulla_after
        found.update(deals=1, exceptions=played.exceptions, illegal=played.illegal)
    return dict(found)


@pytest.mark.parametrize("players", [3, 4])
def test_every_action_leaves_a_sound_table(players: int) -> None:
    found = played_soundly([RANDOM] * players, deals=150, seed="sound")
    assert found == {"deals": 150, "exceptions": 0, "illegal": 0}


@pytest.mark.long
def test_a_hundred_thousand_sound_deals(long_run: LongRun) -> None:
    """Field tests W16 and W17 in full size, over all bots that do not search."""
    known = [bot_by_key(key) for key in keys() if key not in SEARCHING]
    tables = [[bot] * players for bot in known for players in (3, 4)] + [(known * 4)[:4]]

    def play(chunk: int) -> dict[str, int]:
        return played_soundly(tables[chunk % len(tables)], deals=1_000, seed=f"long/{chunk}")

    answers = long_run.each(range(100), play)
    assert sum(answer["deals"] for answer in answers) == 100_000
    assert sum(answer["exceptions"] + answer["illegal"] for answer in answers) == 0


@pytest.mark.long
@pytest.mark.parametrize("key", SEARCHING)
def test_five_hundred_sound_deals_of_each_level_that_searches(key: str, long_run: LongRun) -> None:
    """The same (W16), with all that the level thinks about; every other five deals with a fourth
    who sits out in turn."""
    bot = bot_by_key(key)

    def play(chunk: int) -> dict[str, int]:
        return played_soundly([bot] * (3 + chunk % 2), deals=5, seed=f"long/{key}/{chunk}")

    answers = long_run.each(range(100), play)
    assert sum(answer["deals"] for answer in answers) == 500
    assert sum(answer["exceptions"] + answer["illegal"] for answer in answers) == 0


def test_the_same_seed_the_same_deals() -> None:
    first, second, other = (
        [format_record(played.record) for played in play_deals([RANDOM] * 3, deals=20, seed=seed)]
        for seed in ("a", "a", "b")
    )
    assert first == second
    assert not set(first) & set(other)


REPORT = """
import json
from vira_desktop.bots.roster import bot_by_key, keys
from vira_desktop.rules.record import format_record
from vira_desktop.session.simulation import play_deals
bots = [bot_by_key(key) for key in (*keys(), *keys(), *keys())][:3]
print(json.dumps([format_record(p.record) for p in play_deals(bots, deals=12, seed="x")]))
"""


def test_the_same_seed_the_same_deals_in_any_process() -> None:
    told = set()
    for hash_seed in ("0", "1", "random"):
        run = subprocess.run(
            [sys.executable, "-P", "-c", REPORT], capture_output=True, text=True, check=True,
            env={"PYTHONHASHSEED": hash_seed},
        )  # fmt: skip
        assert len(json.loads(run.stdout)) == 12
        told.add(run.stdout)
    assert len(told) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_the_deal_passes_on_and_the_pulla_is_carried(players: int) -> None:
    bots: list[Bot] = [Saboteur(by_lot, key) for key in "abcd"[:players]]
    deals = list(play_deals(bots, deals=3 * players, seed="turn"))
    assert deals[0].deal.pulla == players
    assert [played.match.names.forehand for played in deals[:players]] == list("abcd"[:players])
    for before, after in pairwise(deals):
        assert after.deal.pulla == before.settled.settlement.pulla_after
        assert after.match.chair_of(Seat.REARHAND) == before.match.chair_of(Seat.FOREHAND)
    at_seat = Counter((seat, name) for p in deals for seat, name in seats_of(p).items())
    assert set(at_seat.values()) == {3}
    assert len(at_seat) == players * players


def seats_of(played: PlayedDeal) -> dict[str, str]:
    return dict(played.record.names or {})


def raises(view: SeatView, rng: random.Random) -> Action:
    raise RuntimeError("no idea")


def foreign_seat(view: SeatView, rng: random.Random) -> Action:
    return Bid(view.seat.left, "solo-vira")


def foreign_card(view: SeatView, rng: random.Random) -> Action:
    return PlayCard(view.seat, next(card for card in ALL_CARDS if card not in view.hand))


def no_action(view: SeatView, rng: random.Random) -> Action:
    return None  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("choose", "exceptions", "illegal"),
    [(raises, 1, 0), (no_action, 1, 0), (foreign_seat, 0, 1), (foreign_card, 0, 1)],
)
def test_a_bad_bot_is_counted_and_replaced(
    choose: Choice, exceptions: int, illegal: int, caplog: pytest.LogCaptureFixture
) -> None:
    bots: list[Bot] = [Saboteur(choose), RANDOM, RANDOM]
    for played in play_deals(bots, deals=6, seed="bad"):
        seat = next(seat for seat in Seat if played.match.player_at(seat).name == "saboteur")
        acted = sum(action.seat is seat for action in played.actions)
        answered = sum(isinstance(action, Refuse) for action in played.actions)
        assert acted - answered <= (played.exceptions + played.illegal) <= acted
        assert bool(played.exceptions) == bool(exceptions)
        assert bool(played.illegal) == bool(illegal)
        assert check(played.record)["phase"] == "settled"
    assert "saboteur" in caplog.text


def always_claims(view: SeatView, rng: random.Random) -> Action:
    claims = [action for action in view.actions() if isinstance(action, Claim)]
    return claims[-1] if claims else by_lot(view, rng)


def test_a_bot_that_claims_on_and_on_comes_to_an_end() -> None:
    bots: list[Bot] = [Saboteur(always_claims)] * 3
    claims = 0
    for played in play_deals(bots, deals=20, seed="claims", watch=is_sound):
        claims += sum(isinstance(action, Claim) for action in played.actions)
        assert (played.exceptions, played.illegal) == (0, 0)
        assert len(played.actions) < 150
    assert claims > 20


def test_the_tally_adds_up() -> None:
    tally = Tally()
    for played in play_deals([Saboteur(by_lot, "a"), RANDOM, RANDOM, RANDOM],
                             deals=80, seed="sums"):  # fmt: skip
        tally.add(played)
    rows = tally.games()
    assert sum(row["played"] for row in rows.values()) == tally.deals == 80
    for row in rows.values():
        assert row["home"] + row["bet"] + row["kodilj"] == row["played"]
        assert max(row["laid"], row["repurchased"]) <= row["played"]
    assert sum(row["bid"] for row in rows.values()) >= 80
    worths = tally.worth()
    assert list(worths) == ["a", "random"]
    assert worths["a"] + 3 * worths["random"] == pytest.approx(0, abs=1e-3)
    by_seat = tally.worth_by_seat()
    assert list(by_seat) == ["F", "M", "R", "S"]
    assert sum(by_seat.values()) == pytest.approx(0, abs=1e-3)


def test_the_worth_of_one_deal_by_hand() -> None:
    """Forehand (a) lays a begär with a plain trump: one bet into a pulla shared by three."""

    wanted = (Pass, LayDown, NameTrump)

    def lays(view: SeatView, rng: random.Random) -> Action:
        choice = view.choice()
        if choice is not None and choice.kind is Buy:
            return Buy(view.seat)
        return min(view.actions(), key=lambda action: not isinstance(action, wanted))

    (played,) = play_deals([Saboteur(lays, key) for key in "abc"], deals=1, seed="one")
    tally = Tally()
    tally.add(played)
    assert tally.games() == {
        "begar": {"bid": 1, "played": 1, "home": 0, "bet": 1, "kodilj": 0, "laid": 1,
                  "repurchased": 0}
    }  # fmt: skip
    pins = played.settled.settlement.pins
    share = Fraction(8, 3)
    assert tally.worth()["a"] == pytest.approx(float(pins.forehand - 8 + share), abs=1e-3)
    assert tally.worth()["b"] == pytest.approx(float(pins.middlehand + share), abs=1e-3)
