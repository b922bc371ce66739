"""An evening, from the page on which it begins to its settlement, and its deals with the tokens."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import cache, partial

from PySide6.QtWidgets import QWidget

from ...rules.flow import to_act
from ...rules.seats import Seat
from ...rules.state import Bidding, Playing, Settled, State
from ...session import evening as evenings
from ...session import lots
from ...session.agreement import Agreement, Deals, Rate
from ...session.players import Player
from ...session.terms import Terms
from ...ui.evening_pages.place import EveningPlace
from ...ui.evening_pages.seat_story import story_of
from ...ui.page import Page
from ..playing import BOT, BOT_NAMES
from .picture import Picture
from .stage import Stage
from .story import NOW, Evening, Story

FEW, FOUR = 3, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class _Deal:
    """A deal of an evening, played until it is as it shall be seen."""

    name: str
    evening: Evening
    is_there: Callable[[State, Seat | None], bool]
    """Of the table, and where the person sits; None if she sits out."""
    sits_out: bool = False
    """A deal in which the person looks on; else one in which she plays."""


def _is_asked(*phases: type[State]) -> Callable[[State, Seat | None], bool]:
    return lambda state, own: isinstance(state, phases) and to_act(state) is own


def _has_tricks(state: State, _own: Seat | None) -> bool:
    return isinstance(state, Playing) and len(state.tricks) == _TRICKS and len(state.trick) == 1


def _is_paid(state: State, _own: Seat | None) -> bool:
    return isinstance(state, Settled)


def _is_bidding(state: State, _own: Seat | None) -> bool:
    return isinstance(state, Bidding) and bool(state.auction)


THREE_PLAY = Evening(players=FEW, deals=12, played=5)
FOUR_PLAY = Evening(players=FOUR, deals=12, played=2)
BORUP = Evening(players=FEW, deals=4, played=3)
ENDED = Evening(players=FOUR, deals=4, played=4)
_TRICKS = 5

_DEALS = (
    _Deal(name="deal-bidding", evening=THREE_PLAY, is_there=_is_asked(Bidding)),
    _Deal(name="deal-play", evening=THREE_PLAY, is_there=_has_tricks),
    _Deal(name="deal-paid", evening=THREE_PLAY, is_there=_is_paid),
    _Deal(name="deal-of-four", evening=FOUR_PLAY, is_there=_is_asked(Bidding)),
    _Deal(name="deal-of-four-paid", evening=FOUR_PLAY, is_there=_is_paid),
    _Deal(name="looking-on-bidding", evening=FOUR_PLAY, is_there=_is_bidding, sits_out=True),
    _Deal(name="looking-on-play", evening=FOUR_PLAY, is_there=_has_tricks, sits_out=True),
    _Deal(name="looking-on-paid", evening=FOUR_PLAY, is_there=_is_paid, sits_out=True),
    _Deal(name="borup", evening=BORUP, is_there=_is_asked(Bidding)),
    _Deal(name="borup-paid", evening=BORUP, is_there=_is_paid),
)


def pictures() -> Iterator[Picture]:
    """The pages round a deal, then deals."""
    yield _page("evening-begins", lambda stage: _show_terms(stage, FEW))
    yield _page("evening-begins-with-four", lambda stage: _show_terms(stage, FOUR))
    yield _page("evening-with-a-problem", _show_problem)
    for players in (FEW, FOUR):
        yield _page(f"seats-drawn-{players}", _seats(players, draws=True))
        yield _page(f"seats-taken-{players}", _seats(players, draws=False))
    yield _page("seats-being-drawn", _seats(FOUR, draws=True, step=2))
    yield _page("standing", _standing(THREE_PLAY))
    yield _page("standing-between-deals-of-four", _standing(FOUR_PLAY))
    yield _page("settlement", _settlement)
    for deal in _DEALS:
        yield Picture(
            page=Page.TABLE,
            name=deal.name,
            seen=_see_deal,
            prepare=partial(_play, deal),
        )


def _page(name: str, show: Callable[[Stage], None]) -> Picture:
    """One of the pages in the place of the table, which *show* fills and brings into sight."""

    def seen(stage: Stage) -> QWidget:
        stage.show_page(Page.TABLE, EveningPlace)
        show(stage)
        return stage.window

    def prepare(stage: Stage) -> None:
        stage.program.controller.stop()

    return Picture(page=Page.TABLE, name=name, seen=seen, prepare=prepare)


def _show_terms(stage: Stage, players: int) -> None:
    place, story = stage.window.evening, stage.story
    agreement = Agreement(length=Deals(12), rate=Rate(Decimal(2)) if players == FOUR else None)
    terms = Terms(
        players=story.opened(players, agreement, seed="").players,
        agreement=agreement,
        draws_seats=True,
    )
    place.show_page(place.begin)
    place.begin.show_terms(terms, others=(Player(BOT_NAMES[2], BOT),), may_leave=True)


def _show_problem(stage: Stage) -> None:
    _show_terms(stage, FEW)
    begin = stage.window.evening.begin
    stage.settle()  # what is told is forgotten in another language
    begin.rows.names[1].setText(begin.rows.names[0].text())
    begin.begin()


def _seats(players: int, *, draws: bool, step: int | None = None) -> Callable[[Stage], None]:
    def show(stage: Stage) -> None:
        place = stage.window.evening
        opened = stage.story.opened(players, Agreement(), seed="seats")
        evening, rng = evenings.begin(opened), random.Random("seats")
        event = (
            lots.draw_seats(evening, rng) if draws else lots.first_heart(rng, seats=evening.present)
        )
        place.show_page(place.seats)
        place.seats.set_slowness(0.0 if step is None else 1000.0)
        place.seats.show_story(story_of(event, evening.players, evening.present))
        for _ in range(step or 0):
            place.seats.turn_up()

    return show


def _standing(evening: Evening) -> Callable[[Stage], None]:
    def show(stage: Stage) -> None:
        place = stage.window.evening
        place.show_page(place.standing)
        guests = tuple(Player(name, BOT) for name in BOT_NAMES)
        place.standing.show_evening(_stands(stage.story, evening), guests)

    return show


def _settlement(stage: Stage) -> None:
    place = stage.window.evening
    place.show_page(place.settlement)
    place.settlement.show_evening(_stands(stage.story, ENDED, is_over=True))


@cache
def _stands(story: Story, evening: Evening, *, is_over: bool = False) -> evenings.Evening:
    """How *evening* stands, played once for all its pictures."""
    led = story.led(evening)
    if is_over:
        led.end()
    return led.session.evening


def _play(deal: _Deal, stage: Stage) -> None:
    led = stage.story.led(deal.evening)
    while True:
        led.session.deal(NOW)
        if (led.own_seat is None) is deal.sits_out:
            break
        led.play_deal()
    led.play_deal(until=lambda state: deal.is_there(state, led.own_seat))
    place = stage.show_page(Page.TABLE, EveningPlace)
    place.show_page(place.table)
    stage.program.controller.start(led.table, led.signs)


def _see_deal(stage: Stage) -> QWidget:
    stage.show_page(Page.TABLE, EveningPlace)
    stage.window.page.panel.sheet.tabs.setCurrentIndex(0)
    return stage.window
