"""Has bots think once more in the background, one thought at a time; keeps what they answered."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from ...bots.bot import Decision
from ...rules.actions import Action
from ...session.bots_play import consider as consider_again
from ...session.ports import BotQuestion
from ...session.reasons import Consider, Inquiry, NoReason, Reason
from ..background import Lane

MOST_KEPT = 400
"""Answers that are kept: more than the actions of a few deals."""

Act = tuple[str, tuple[Action, ...]]
"""The seed of a deal and its actions up to the one that is asked about: what names an answer."""


class Asker(QObject):
    """Asks by *consider*, which may take its time. While a bot thinks, only what was asked last
    waits for its turn: whoever steps through a deal makes nobody think about what he has left."""

    answered = Signal()
    """Something that was asked for is known now, or will never be."""

    def __init__(
        self, parent: QObject | None = None, *, consider: Consider = consider_again
    ) -> None:
        super().__init__(parent)
        self._consider = consider
        self._lane = Lane("reason", self)
        self._known: dict[Act, Reason | NoReason] = {}
        self._thought: Act | None = None
        """What is thought about now."""
        self._is_cut = False
        """Nobody waits for that any more; what comes of it may be half a thought."""
        self._next: Callable[[], None] | None = None

    def reason(self, inquiry: Inquiry, at: int) -> Reason | NoReason | None:
        """Why action number *at*, from 1, was done; None while the bot thinks: then `answered`
        says when to ask here again."""
        self._next = None
        question = inquiry.question(at)
        if isinstance(question, NoReason):
            return question
        actions = inquiry.log.actions[:at]
        act = (inquiry.seed, actions)
        if act in self._known:
            return self._known[act]
        if act == self._thought and not self._is_cut:
            return None
        self._next = partial(self._think, act, question, actions[-1])
        if self._thought is None:
            self._begin_next()
        else:
            self._is_cut = True
        return None

    def close(self) -> None:
        """Ends without waiting for a bot that still thinks."""
        self._next, self._is_cut = None, True
        self._lane.close()

    def _begin_next(self) -> None:
        if self._next is not None:
            think, self._next = self._next, None
            think()

    def _think(self, act: Act, question: BotQuestion, done: Action) -> None:
        self._thought, self._is_cut = act, False
        question = replace(question, is_wanted=lambda: not self._is_cut)
        self._lane.ask(partial(self._consider, question), partial(self._on_decision, act, done))

    def _on_decision(self, act: Act, done: Action, decision: Decision | None) -> None:
        if not self._is_cut:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            self._known[act] = NoReason.NO_ANSWER if decision is None else Reason(done, decision)
        self._thought = None
        self._begin_next()
        self.answered.emit()
