"""Evenings wandered through at random: begun, played, joined, left, agreed on anew, broken off and
gone on with. After every step what is stored is what is shown, and nothing is lost."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.long_runs import LongRun
from tests.storage.kept import opened, paths_in, read_newest
from tests.ui.window.conftest import Start
from tests.ui.window.evenings import OVER, deal, evening_of, shown, waits
from vira_desktop.rules.flow import to_act
from vira_desktop.rules.phases.payment import PINS_IN_A_BET
from vira_desktop.session import token_moves
from vira_desktop.session.agreement import Deals, Length, Open, Rounds
from vira_desktop.session.evening import effective, resume
from vira_desktop.session.fallback import plain_action
from vira_desktop.ui.evening_pages.standing_page import StandingPage

STEPS, LONG_STEPS = 25, 100

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(autouse=True)
def _bots_end() -> Iterator[None]:
    OVER.clear()
    yield
    OVER.set()


class Wanderer:
    """Does one thing after another in a program that keeps all in *folder*."""

    def __init__(self, start: Start, folder: Path, rng: random.Random) -> None:
        self._start, self._folder, self._rng = start, folder, rng
        self.done: Counter[str] = Counter()
        self.table = start(folder=folder, think=waits)
        self.table.program.start()
        self.begin()

    def step(self) -> None:
        """Does something, and looks whether all is as it should be."""
        steps = [self.play] * 8 + [self.next_deal] * 5 + [self.join, self.leave] * 2
        steps += [self.agree, self.draw_seats, self.take_back, self.end, self.restart, self.begin]
        step = self._rng.choice(steps)
        if evening_of(self.table).seated is None:
            step = self._rng.choice((self.begin, self.restart, self.next_deal))
        step()
        self.done[step.__name__] += 1
        self.table.spin()
        self.check()

    def begin(self) -> None:
        """A new evening on other terms."""
        self.table.program.playing.ask()
        page = self.table.window.evening.begin
        page.counts.choose(self._rng.choice((3, 4)))
        page.length.show_length(self._length())
        page.seats.choose(self._rng.random() < 0.5)
        for token, most in (("bets", 3), ("rounds", 5), ("pins", 4)):
            page.bowl[token].set_value(self._rng.randint(most - 2, most))
        page.begin_button.click()
        if shown(self.table) is page:
            page.bowl["rounds"].set_value(5)
            page.begin_button.click()
        if self._rng.random() < 0.9:
            deal(self.table)

    def play(self) -> None:
        """Some actions of the deal, or all that are left."""
        session, playing = self.table.program.controller.session, self.table.program.playing
        if session is None or playing.session is None or session is not playing.session.table:
            return
        self.table.program.controller.stop()
        for _ in range(self._rng.choice((3, 12, 99))):
            seat = to_act(session.state)
            if seat is None:
                break
            session.submit(plain_action(session.view(seat)))
        playing.show_table()

    def next_deal(self) -> None:
        """What the button of the sheet does, or that of the seats."""
        self.table.program.next_deal()
        deal(self.table)

    def join(self) -> None:
        self._standing().join_button.click()

    def leave(self) -> None:
        buttons = self._standing().leave_buttons
        if buttons:
            self._rng.choice(buttons).click()

    def agree(self) -> None:
        standing = self._standing()
        standing.length.show_length(self._length())
        standing.agree_button.click()

    def draw_seats(self) -> None:
        self._standing().seats_button.click()
        deal(self.table)

    def end(self) -> None:
        self._standing().end_button.click()

    def take_back(self) -> None:
        self.table.program.playing.show()
        self.table.program.playing.take_back()

    def restart(self) -> None:
        """Half of the times the former program is not closed: as if it had been killed."""
        before = evening_of(self.table)
        if self._rng.random() < 0.5:
            self.table.close()
        self.table = self._start(folder=self._folder, settings=None, think=waits)
        self.table.program.start()
        if before.is_over:
            self.begin()
        else:
            assert evening_of(self.table) == before

    def check(self) -> None:
        """What is stored is what is shown, and accounts, tokens and pulla agree."""
        playing, evening = self.table.program.playing, evening_of(self.table)
        assert self.table.program.keeping.trouble is None
        database = opened(paths_in(self._folder))
        events = read_newest(database)
        database.close()
        read = resume(events)
        assert (read.evening, read.problem) == (evening, None)
        tokens = token_moves.of_events(event for event in effective(events) if event)
        assert tokens == playing._tokens
        settled = sum(line.total for line in evening.sheet)
        if evening.is_over:
            assert settled == 0
        elif evening.seated is not None:
            table = evening.seated
            assert sum(table.accounts) + PINS_IN_A_BET * table.pulla + settled == 0
            for number in evening.present:
                assert tokens.account_of(number) == table.account_of(number)

    def _standing(self) -> StandingPage:
        self.table.program.playing.show_standing()
        return self.table.window.evening.standing

    def _length(self) -> Length:
        deals = Deals(self._rng.randint(1, 9))
        return self._rng.choice((deals, Rounds(self._rng.randint(1, 3)), Open()))


def wander(start: Start, folder: Path, *, seed: int, steps: int) -> Counter[str]:
    """What has been done, and how often."""
    folder.mkdir()
    wanderer = Wanderer(start, folder, random.Random(seed))
    for _ in range(steps):
        wanderer.step()
    wanderer.table.close()
    return wanderer.done


def test_whatever_is_done_in_an_evening_is_kept(start: Start, tmp_path: Path) -> None:
    assert sum(wander(start, tmp_path / "home", seed=1, steps=STEPS).values()) == STEPS


@pytest.mark.long
def test_whatever_is_done_in_many_evenings_is_kept(
    start: Start, tmp_path: Path, long_run: LongRun
) -> None:
    answers = long_run.each(
        range(10), lambda seed: wander(start, tmp_path / f"{seed}", seed=seed, steps=LONG_STEPS)
    )
    done = sum((Counter(answer) for answer in answers), Counter[str]())
    assert min(done[step] for step in ("join", "leave", "restart", "end", "draw_seats")) > 10
