"""The window that says why: a bid, a purchase and a card of bots that search."""

import random
from collections.abc import Iterator
from functools import cache, partial
from itertools import count

from PySide6.QtWidgets import QWidget

from ...bots.bot import Budget
from ...bots.roster import bot_by_key
from ...rules.actions import Action, Bid, Buy, PlayCard
from ...rules.flow import to_act
from ...session import match as matches
from ...session.bots_play import PromptRunner, consider
from ...session.players import Player
from ...session.ports import NoStore
from ...session.reasons import Reason
from ...session.table import TableSession
from ...ui.evening_pages.place import EveningPlace
from ...ui.page import Page
from ...ui.text import reasons_text
from ..playing import BOT, BOT_NAMES, RULER
from .picture import Picture
from .stage import Stage

_FIRST_DEAL = 7
"""The first in which bots bid, buy and lead; if they should play it otherwise one day, another
is looked for."""
_SHOWN: dict[str, type[Action]] = {"bid": Bid, "purchase": Buy, "card": PlayCard}
_WEIGHED = 3
"""Choices that were weighed at least, where a bid or a card is shown."""


def pictures() -> Iterator[Picture]:
    """One for each kind of action."""
    for name in _SHOWN:
        yield Picture(page=None, name=f"why-{name}", seen=partial(_see, name), prepare=_start)


def _start(stage: Stage) -> None:
    place = stage.show_page(Page.TABLE, EveningPlace)
    place.show_page(place.table)
    session, _ = _played()
    stage.program.controller.start(session)


def _see(name: str, stage: Stage) -> QWidget:
    stage.program.reasons.show()
    shown = stage.program.reasons.shown
    assert shown is not None
    shown.resize(stage.window.size())
    at = _played()[1][name]
    shown.page.go_to(at)
    stage.wait(lambda: shown.page.view.said != [reasons_text.thinking()], "a reason is told")
    return shown


@cache
def _played() -> tuple[TableSession, dict[str, int]]:
    """A deal with an action for every picture, and which they are, by number from 1."""
    for number in count(_FIRST_DEAL):
        session = _deal(f"why/{number}")
        found = {name: _first(session, kind) for name, kind in _SHOWN.items()}
        if all(found.values()):
            return session, found
    raise AssertionError("numbers never end")


def _first(session: TableSession, kind: type[Action]) -> int:
    """The first action of *kind* that a bot has thought about; 0 if there is none."""
    for at, action in enumerate(session.log.actions, start=1):
        if isinstance(action, kind) and session.is_bot(action.seat):
            reason = session.inquiry.reason(at, consider)
            weighs = isinstance(reason, Reason) and len(reason.motive.options) >= _WEIGHED
            if weighs or kind is Buy:
                return at
    return 0


def _deal(seed: str) -> TableSession:
    """A deal of the person, who plays by rule, and two bots that search, played to its end."""
    match = matches.begin((Player(""), *(Player(name, BOT) for name in BOT_NAMES[:2])), dealer=2)
    deal = match.deal(random.Random(seed))
    session = TableSession(match, deal, seed=seed, store=NoStore(), runner=PromptRunner())
    rng = random.Random(seed)
    while (seat := to_act(session.state)) is not None:
        if session.is_bot(seat):
            session.ask_next()
        else:
            session.submit(bot_by_key(RULER).decide(session.view(seat), rng, Budget()).action)
    return session
