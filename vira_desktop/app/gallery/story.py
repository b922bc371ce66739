"""What was played and learnt before the pictures are taken: the same cards, the same answers and
the same days every time."""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal

from ...bots.bot import Budget
from ...bots.roster import bot_by_key
from ...rules.flow import is_over, to_act
from ...rules.seats import Seat
from ...rules.state import State
from ...session import lots, token_moves
from ...session.agreement import Agreement, Deals, Rate
from ...session.evening_session import EveningSession, Happened, open_evening
from ...session.events import Event, Opened
from ...session.players import Player, TokenColour, with_colours
from ...session.ports import BotQuestion, BotRunner, EventStore, NoStore
from ...session.settings import LanguageChoice
from ...session.table import TableSession
from ...storage import backups
from ...storage.database import Ready, open_database
from ...storage.evenings import Evenings
from ...storage.paths import Paths
from ...storage.profiles import Profiles
from ...trainer.grading import Grade
from ...trainer.reviews import Review
from ...trainer.skills import Skill
from ...ui.table.model import EveningSigns
from ..playing import BOT_NAMES, RULER

NOW = datetime(2026, 11, 14, 18, 30, tzinfo=UTC)
"""When the pictures are taken."""
OFFSET = 60
"""Minutes by which the clock on the wall is ahead of UTC."""
EVENINGS = 3
DEALS = 8
_MINUTES = 7
"""From one deal to the next."""


class Nobody(BotRunner):
    """Is asked for an action and never answers: a table stays as it is."""

    def ask(self, question: BotQuestion, answer: object) -> None:
        """Hears the question."""


class Told:
    """A store in memory, so that the disk is waited for once and not event by event."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def append(self, event: Event) -> None:
        """Keeps *event*."""
        self.events.append(event)


class LedEvening:
    """An evening that a story leads: what happens in it is said here, and nobody else acts."""

    def __init__(self, opened: Opened, store: EventStore) -> None:
        self.session: EveningSession = open_evening(opened, store=store, runner=Nobody())
        self.tokens = token_moves.begin(opened)
        self.session.listen(self._on_event)

    @property
    def table(self) -> TableSession:
        """The deal that lies on the table."""
        assert self.session.table is not None
        return self.session.table

    @property
    def own_seat(self) -> Seat | None:
        """Where the person sits in the deal on the table; None if she sits out."""
        return next((seat for seat in Seat if not self.table.is_bot(seat)), None)

    @property
    def signs(self) -> EveningSigns:
        """What the table tells of the evening."""
        evening = self.session.evening
        assert evening.running is not None
        return EveningSigns(
            match=evening.running.match,
            length=evening.agreement.length,
            is_last=evening.is_borup(NOW) if evening.plays else not evening.may_deal(NOW),
            players=evening.players,
            tokens=self.tokens,
        )

    def seat(self) -> None:
        """Seats are drawn."""
        self.session.submit(lots.draw_seats(self.session.evening, random.Random("seats")))

    def play(self, deals: int, begun: datetime) -> None:
        """*deals* deals are dealt and played, the first *begun* at a moment in UTC."""
        for number in range(deals):
            self.session.deal(begun + timedelta(minutes=_MINUTES * number))
            self.play_deal()

    def play_deal(self, *, until: Callable[[State], bool] = is_over) -> None:
        """The deal on the table is played by bots in every seat: to its end, or *until* something
        holds of it."""
        bot, table = bot_by_key(RULER), self.table
        while (seat := to_act(table.state)) is not None and not until(table.state):
            rng = random.Random(f"{table.seed}/{len(table.log.actions)}")
            table.submit(bot.decide(table.view(seat), rng, Budget()).action)

    def end(self) -> None:
        """The evening is settled."""
        self.session.submit(lots.end(self.session.evening, random.Random("end")))

    def _on_event(self, happened: Happened) -> None:
        self.tokens = token_moves.follow(
            self.tokens, happened.before, happened.event, happened.after
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """How many play, how many deals were agreed on, and how many have been played."""

    players: int
    deals: int
    played: int


@dataclass(frozen=True, slots=True)
class Story:
    """What is known of those who have played."""

    own: Player
    """The person at the screen."""

    def opened(self, players: int, agreement: Agreement, *, seed: str) -> Opened:
        """An evening of the person and so many bots."""
        bots = tuple(Player(name, RULER) for name in BOT_NAMES[: players - 1])
        return Opened(with_colours((self.own, *bots)), agreement, seed)

    def led(self, evening: Evening) -> LedEvening:
        """An evening that is only shown, as far as it has come."""
        agreement = Agreement(length=Deals(evening.deals), rate=Rate(Decimal(2)))
        opened = self.opened(evening.players, agreement, seed=f"shown/{evening.players}")
        led = LedEvening(opened, NoStore())
        led.seat()
        led.play(evening.played, NOW)
        return led


def play_story(paths: Paths) -> Story:
    """Puts into the empty folder of *paths* two people, the evenings that one of them has played
    and what she has learnt, with a backup of it all."""
    opened = open_database(paths, NOW - timedelta(days=60))
    assert isinstance(opened, Ready)
    with_day = NOW - timedelta(days=59)
    profiles, evenings = Profiles(opened.database), Evenings(opened.database)
    anna = profiles.add("Anna", TokenColour.RED, with_day, language=LanguageChoice.SYSTEM)
    profiles.add(
        "Gustav", TokenColour.BLUE, with_day + timedelta(days=1), language=LanguageChoice.SWEDISH
    )
    profiles.choose(anna.key, with_day)
    story = Story(Player(anna.name, colour=anna.colour, profile=anna.key))
    for number in range(EVENINGS):
        begun = NOW - timedelta(days=7 * (EVENINGS - number))
        players = 4 if number == 1 else 3
        opening = story.opened(players, Agreement(length=Deals(DEALS)), seed=f"story/{number}")
        told = Told()
        led = LedEvening(opening, told)
        led.seat()
        led.play(DEALS, begun)
        led.end()
        evenings.new(anna.key, begun).append_all(told.events)
    opened.database.close()
    backups.back_up(paths, NOW - timedelta(days=6))
    return story


def reviews() -> tuple[Review, ...]:
    """What somebody has answered who has trained for three weeks: most of it right."""
    rng, made = random.Random("reviews"), list[Review]()
    skills = [skill for number, skill in enumerate(Skill) if number % 3 != 1]
    for day in range(21, 0, -1):
        for number, skill in enumerate(rng.sample(skills, 9)):
            is_right = rng.random() < (0.45 if skill is Skill.COST_REPURCHASE else 0.85)
            at = NOW - timedelta(days=day, minutes=10 - number)
            review = Review(
                skill=skill,
                level=2,
                identity=f"{day}/{number}",
                grade=Grade.GOOD if is_right else Grade.AGAIN,
                right=is_right,
                hints=0,
                seconds=8.0,
                at=at,
                offset=OFFSET,
            )
            made.append(replace(review, level=3) if day < 8 else review)
    return tuple(made)
