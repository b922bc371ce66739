"""Evenings with results drawn at random, and evenings played by bots: nothing is lost."""

import random
from datetime import timedelta

import pytest

from tests.helpers.evenings import NOW, Kept, after, opened, paid_at_random
from tests.helpers.long_runs import Answer, LongRun
from vira_desktop.rules.phases.payment import PINS_IN_A_BET
from vira_desktop.rules.state import Settlement
from vira_desktop.session import evening as evenings
from vira_desktop.session import lots
from vira_desktop.session.agreement import Agreement, Deals, Length, Open, Rounds, Until
from vira_desktop.session.bots_play import PromptRunner, play_evening
from vira_desktop.session.evening import Evening
from vira_desktop.session.evening_session import Happened, open_evening
from vira_desktop.session.events import Event, Joined, Left, Opened, SeatsDrawn
from vira_desktop.session.players import Player

MOST_DEALS = 60
MINUTES = timedelta(minutes=4)


class Books:
    """Bets put into the pulla and lifted from it, counted apart from the evening's own books."""

    def __init__(self, evening: Evening) -> None:
        self.put_in = len(evening.present)
        self.lifted = 0

    def deal(self, settlement: Settlement, players: int) -> None:
        bets = list(settlement.pulla)
        self.put_in += settlement.antes * players - sum(n for n in bets if n < 0)
        self.lifted += sum(n for n in bets if n > 0)

    def between(self, before: Evening, event: Event, now: Evening) -> None:
        if isinstance(event, Joined):
            third, over = divmod(before.table.pulla, 3)
            self.put_in += third + (over == 2)
        elif isinstance(event, Left):
            line = now.sheet[-1]
            changed, rest = divmod(4 * line.pins, PINS_IN_A_BET)
            assert rest == 0
            self.lifted += line.bets + changed

    def balance(self, evening: Evening) -> None:
        assert self.put_in == self.lifted + evening.table.pulla
        gone = sum(line.total for line in evening.sheet)
        assert sum(evening.table.accounts) + gone + PINS_IN_A_BET * evening.table.pulla == 0
        assert evening.table.pulla >= 0


def random_length(rng: random.Random) -> Length:
    until = NOW + timedelta(minutes=rng.randint(1, 200))
    return rng.choice(
        (
            Deals(rng.randint(1, MOST_DEALS)),
            Rounds(rng.randint(1, 12)),
            Until(until),
            Until(until, last_round=False),
            Open(),
        )
    )


def between(evening: Evening, rng: random.Random) -> Event | None:
    """Perhaps something happens between two deals."""
    lot = rng.random()
    if lot < 0.06:
        return lots.draw_seats(evening, rng)
    if lot < 0.1:
        seats = rng.sample(evening.present, len(evening.present))
        return lots.first_heart(rng, seats=tuple(seats), laid_by=rng.randrange(len(seats)))
    if lot < 0.25:
        if len(evening.present) == 3:
            return Joined(Player(f"{len(evening.players)}"))
        return Left(rng.choice(evening.present))
    return None


def random_evening(seed: int) -> tuple[Evening, int]:
    """An evening with everything that may happen in it, balanced after every event, and how many
    deals it had."""
    rng = random.Random(seed)
    evening = evenings.begin(opened(rng.choice((3, 4)), length=random_length(rng)))
    evening = after(evening, lots.draw_seats(evening, rng))
    books, now, deals = Books(evening), NOW, 0
    while evening.may_deal(now) and deals < MOST_DEALS:
        players = len(evening.table.players)
        evening, settlement = paid_at_random(evening, rng, at=now)
        books.deal(settlement, players)
        books.balance(evening)
        deals, now = deals + 1, now + MINUTES
        event = between(evening, rng)
        if event is not None:
            before, evening = evening, after(evening, event)
            books.between(before, event, evening)
            books.balance(evening)
    leaver = rng.choice(evening.present) if len(evening.present) == 3 else None
    ended = lots.end(evening, rng, left=rng.choice((None, leaver)))
    evening = after(evening, ended)
    assert [line.number for line in sorted(evening.sheet, key=lambda line: line.number)] == list(
        range(len(evening.players))
    )
    assert sum(line.total for line in evening.sheet) == 0
    return evening, deals


def random_evenings(first: int, count: int) -> Answer:
    """How many evenings of this chunk had four at the table at some time, lots and so on."""
    played = [random_evening(seed) for seed in range(first, first + count)]
    return {
        "deals": sum(deals for _, deals in played),
        "with a fifth": sum(len(evening.players) > 4 for evening, _ in played),
        "with a remainder": sum(
            any(line.last_pins for line in evening.sheet) for evening, _ in played
        ),
    }


def test_random_evenings_lose_nothing() -> None:
    answer = random_evenings(0, 200)
    assert answer["deals"] > 2000
    assert answer["with a fifth"] > 20
    assert answer["with a remainder"] > 50


def evening_of_bots(seed: int, deals: int) -> Answer:
    """An evening played by `regel`; what is read back of it is what it was."""
    rng, store = random.Random(seed), Kept()
    players = tuple(Player(name, "regel") for name in "abcd"[: rng.choice((3, 4))])
    opening = Opened(players, Agreement(length=Deals(deals)), f"{seed}")
    session = open_evening(opening, store=store, runner=PromptRunner())
    balance: Books | None = None

    def check(happened: Happened) -> None:
        nonlocal balance
        if isinstance(happened.event, SeatsDrawn):
            balance = Books(happened.after)
        running = happened.after.running
        if running and running.settled and balance:
            balance.deal(running.settled.settlement, len(players))
            balance.balance(happened.after)

    session.listen(check)
    play_evening(session, lambda: NOW, rng)
    evening = session.evening
    assert evening.progress.deals == deals
    assert evening.is_over
    assert sum(line.total for line in evening.sheet) == 0
    assert evenings.resume(store.events) == evenings.Resumed(evening)
    return {"pulla": evening.table.pulla, "events": len(store.events)}


def test_an_evening_of_bots_loses_nothing() -> None:
    assert evening_of_bots(1, 3)["events"] > 100


@pytest.mark.long
def test_a_hundred_evenings_of_bots_lose_nothing(long_run: LongRun) -> None:
    answers = long_run.each(range(100), lambda seed: evening_of_bots(seed, 12))
    assert any(answer["pulla"] for answer in answers)


@pytest.mark.long
def test_ten_thousand_random_evenings_lose_nothing(long_run: LongRun) -> None:
    answers = long_run.each(range(0, 10_000, 1000), lambda first: random_evenings(first, 1000))
    assert sum(answer["with a fifth"] for answer in answers) > 1000
