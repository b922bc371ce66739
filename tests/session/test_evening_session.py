"""An evening on its way: one door, kept before anybody hears of it, and gone on with after any
end of the program."""

import random

import pytest

from tests.helpers.evenings import NOW, Kept, opened, same_cards, seats_in_order
from tests.helpers.runners import InlineRunner
from vira_desktop.rules.actions import Action, Bid, Pass
from vira_desktop.rules.flow import to_act
from vira_desktop.rules.refusals import IllegalAction
from vira_desktop.rules.seats import Seat
from vira_desktop.session import evening as evenings
from vira_desktop.session.agreement import Agreement, Deals
from vira_desktop.session.bots_play import PromptRunner, decide, play_evening, play_to_the_end
from vira_desktop.session.evening_session import EveningSession, Happened, open_evening
from vira_desktop.session.events import Acted, DealDropped, Ended, Event, LengthAgreed, Opened
from vira_desktop.session.fallback import plain_action
from vira_desktop.session.players import Player
from vira_desktop.session.ports import BotQuestion
from vira_desktop.session.refusals import IllegalEvent
from vira_desktop.session.table import TableSession

BEGAR = Bid(Seat.FOREHAND, "begar")


def plain(question: BotQuestion) -> Action:
    """The plainest legal action."""
    return plain_action(question.view)


def running(store: Kept) -> EveningSession:
    """An evening of three persons."""
    session = open_evening(opened(), store=store, runner=InlineRunner(plain))
    session.submit(seats_in_order(3))
    return session


def test_every_event_is_stored_before_it_is_told() -> None:
    told: list[Event | Happened] = []

    class Store(Kept):
        def append(self, event: Event) -> None:
            told.append(event)

    session = running(Store())
    assert told == [opened(), seats_in_order(3)]
    told.clear()
    session.listen(told.append)
    before = session.evening
    table = session.deal(NOW)
    begun = told[0]
    assert told[1:] == [Happened(before, begun, session.evening)]  # type: ignore[arg-type]
    before = session.evening
    table.submit(BEGAR)
    assert told[2:] == [Acted(BEGAR), Happened(before, Acted(BEGAR), session.evening)]


def test_what_is_refused_is_not_stored() -> None:
    store = Kept()
    session = running(store)
    table = session.deal(NOW)
    stored, before = list(store.events), session.evening
    with pytest.raises(IllegalAction):
        table.submit(Pass(Seat.FOREHAND))
    with pytest.raises(IllegalEvent):
        session.submit(seats_in_order(3))
    assert (store.events, session.evening) == (stored, before)
    assert table.log.entries == ()


def test_what_cannot_be_stored_has_not_happened() -> None:
    class Full(Kept):
        full = False

        def append(self, event: Event) -> None:
            if self.full:
                raise OSError
            super().append(event)

    store = Full()
    session = running(store)
    table = session.deal(NOW)
    store.full, before = True, session.evening
    with pytest.raises(OSError):
        table.submit(BEGAR)
    assert session.evening is before
    assert table.log.entries == ()


def table_of(session: EveningSession) -> TableSession | None:
    """Its table now."""
    return session.table


def test_the_table_is_there_from_the_deal_until_something_else_happens() -> None:
    session = running(Kept())
    assert table_of(session) is None
    first = session.deal(NOW)
    assert table_of(session) is first
    assert first.match == session.evening.table
    session.submit(LengthAgreed(Deals(9)))
    assert table_of(session) is first
    while not first.is_over:
        seat = to_act(first.state)
        assert seat is not None
        first.submit(plain_action(first.view(seat)))
    assert table_of(session) is first
    assert session.evening.progress.deals == 1
    second = session.deal(NOW)
    assert table_of(session) is second is not first
    session.submit(DealDropped())
    assert table_of(session) is None
    session.submit(same_cards(session.evening))
    assert table_of(session) is not None


def bots_evening(store: Kept, *, deals: int) -> EveningSession:
    players = tuple(Player(name, "regel") for name in ("Astrid", "Nils", "Sven"))
    opening = Opened(players, Agreement(length=Deals(deals)), "5")
    return open_evening(opening, store=store, runner=PromptRunner())


def test_an_evening_goes_on_after_every_event_as_if_nothing_had_been() -> None:
    whole = Kept()
    play_evening(bots_evening(whole, deals=2), lambda: NOW, random.Random(1))
    for cut in range(2, len(whole.events), 7):
        store = Kept()
        store.events = whole.events[:cut]
        resumed = evenings.resume(store.events)
        session = EveningSession(resumed.evening, store=store, runner=PromptRunner())
        play_evening(session, lambda: NOW, random.Random(1))
        # The seats are drawn and the last pins shared by the same generator, from its start.
        assert store.events == whole.events


def test_an_evening_that_is_over_is_left_as_it_is() -> None:
    store = Kept()
    session = bots_evening(store, deals=1)
    play_evening(session, lambda: NOW, random.Random(1))
    events = list(store.events)
    assert isinstance(events[-1], Ended)
    play_evening(session, lambda: NOW, random.Random(1))
    assert store.events == events


def test_a_table_that_waits_for_a_person_is_not_played_to_the_end() -> None:
    session = running(Kept())
    with pytest.raises(ValueError, match="person"):
        play_to_the_end(session.deal(NOW))


def test_a_bot_that_fails_is_replaced_by_a_plain_action(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(question: BotQuestion) -> Action:
        if question.claim is not None:
            return decide(question)
        raise RuntimeError("broken")

    monkeypatch.setattr("vira_desktop.session.bots_play.decide", fails)
    session = bots_evening(Kept(), deals=1)
    play_evening(session, lambda: NOW, random.Random(1))
    assert session.evening.is_over
    assert "a bot failed" in caplog.text
