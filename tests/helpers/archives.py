"""Archives in memory, of deals that bots have played, for what shows or adds up what was played."""

import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from vira_desktop.rules.seats import Seat
from vira_desktop.session.agreement import Agreement, Deals
from vira_desktop.session.archive import (
    ArchivedDeal,
    DealKey,
    DealRow,
    EveningRow,
    Person,
    Wanted,
)
from vira_desktop.session.bots_play import PromptRunner, play_evening
from vira_desktop.session.evening import Evening, Running
from vira_desktop.session.evening_session import Happened, open_evening
from vira_desktop.session.events import Opened
from vira_desktop.session.players import Player, with_colours
from vira_desktop.session.ports import NoStore
from vira_desktop.session.results import FinishedDeal, finished_deal
from vira_desktop.session.statistics import Statistics, statistics

BEGAN = datetime(2026, 2, 3, 18, 30, tzinfo=UTC)
ANNA = "anna"
BOT = "regel"
OTHERS = ("Astrid", "Nils", "Olof")


class MemoryArchive:
    """An Archive, and Results, of evenings that are played when it is made."""

    def __init__(self, *, evenings: int = 2, deals: int = 4, players: int = 3) -> None:
        self.running: dict[DealKey, Running] = {}
        self.finished: dict[DealKey, FinishedDeal] = {}
        self.begun: dict[int, datetime] = {}
        self.ended: dict[int, Evening] = {}
        for number in range(evenings):
            self._play(number + 1, deals, players)

    def evenings(self) -> Sequence[EveningRow]:
        """The newest first."""
        return [self._evening(number) for number in sorted(self.begun, reverse=True)]

    def count(self, wanted: Wanted) -> int:
        """How many deals are wanted."""
        return len(self._wanted(wanted))

    def deals(self, wanted: Wanted, *, start: int, count: int) -> Sequence[DealRow]:
        """The newest first."""
        return self._wanted(wanted)[start : start + count]

    def deal(self, key: DealKey) -> ArchivedDeal | None:
        """The deal that *key* names."""
        running = self.running.get(key)
        if running is None:
            return None
        own = next((seat for seat in Seat if running.match.player_at(seat).profile == ANNA), None)
        return ArchivedDeal(
            key=key,
            at=running.begun.at,
            seed=running.begun.seed,
            match=running.match,
            log=running.log,
            own=own,
        )

    def settled(self, evening: int) -> Evening | None:
        """The evening with that number as it ended."""
        return self.ended.get(evening)

    def people(self) -> Sequence[Person]:
        """Anna alone, once there are deals."""
        return [Person(ANNA, "Anna")] if self.finished else []

    def statistics(
        self, profile: str, *, since: datetime | None = None, until: datetime | None = None
    ) -> Statistics:
        """The results of *profile* in that time."""
        deals = (
            deal
            for deal in self.finished.values()
            if (since is None or deal.at >= since) and (until is None or deal.at < until)
        )
        return statistics(deals, lambda part: part.player.profile == profile)

    def _play(self, number: int, deals: int, players: int) -> None:
        """Anna is played by a bot, but is a person in everything that is kept."""
        names = OTHERS[: players - 1]
        table = (Player("Anna", BOT, profile=ANNA), *(Player(name, BOT) for name in names))
        opened = Opened(with_colours(table), Agreement(length=Deals(deals)), seed=f"test/{number}")
        session = open_evening(opened, store=NoStore(), runner=PromptRunner())
        begun = BEGAN + timedelta(days=number)
        self.begun[number] = begun

        def on_event(happened: Happened) -> None:
            running = happened.after.running
            if running is not None and running.settled is not None:
                key = DealKey(number, running.begun.number)
                self.running[key] = running
                self.finished[key] = finished_deal(running)

        session.listen(on_event)
        moment = iter(range(1_000_000))
        play_evening(
            session, lambda: begun + timedelta(minutes=7 * next(moment)), random.Random(number)
        )
        assert session.evening.is_over
        self.ended[number] = session.evening

    def _evening(self, number: int) -> EveningRow:
        deals = [deal for key, deal in self.finished.items() if key.evening == number]
        parts = [part for deal in deals for part in deal.parts]
        names = {part.number: part.player.name for part in parts}
        return EveningRow(
            id=number,
            begun_at=self.begun[number],
            players=tuple(names[place] for place in sorted(names)),
            deals=len(deals),
            own=sum(part.pins for part in parts if part.player.profile == ANNA),
            is_over=True,
        )

    def _wanted(self, wanted: Wanted) -> list[DealRow]:
        return [
            DealRow(evening=key.evening, deal=deal, own=0)
            for key, deal in sorted(
                self.finished.items(), key=lambda item: item[1].at, reverse=True
            )
            if wanted.evening in (None, key.evening)
            and wanted.game in (None, deal.game)
            and wanted.result in (None, deal.result)
            and any(wanted.player.casefold() in part.player.name.casefold() for part in deal.parts)
        ]
