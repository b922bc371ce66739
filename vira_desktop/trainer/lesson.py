"""The first lesson: two stored deals at the real table, step by step, from the cards to a begär and
a gök that have been played. What is said at each step is a code; the words are the screen's."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum

from ..rules.actions import (
    Action,
    Bid,
    Buy,
    Claim,
    NameTrump,
    Pass,
    PlayCard,
    SetAside,
)
from ..rules.cards import Card
from ..rules.flow import apply, begin
from ..rules.games import Result
from ..rules.record import Record
from ..rules.refusals import IllegalAction
from ..rules.seats import Seat
from ..rules.state import Settled, State, table_of


class Chapter(Enum):
    """The deals of the lesson, by the names of their records."""

    BEGAR = "begar"
    GOK = "gok"


LEARNER = {Chapter.BEGAR: Seat.FOREHAND, Chapter.GOK: Seat.REARHAND}
"""Where the learner sits; the deal has passed on in between (ruling 4)."""


class Told(Enum):
    """What is said at a step."""

    WELCOME = "welcome"
    CARDS = "cards"
    HIGHEST_SUIT = "highest-suit"
    DECLARER = "declarer"
    BID_BEGAR = "bid-begar"
    NAME_TRUMP = "name-trump"
    BUY = "buy"
    SAY_PLAY = "say-play"
    LEAD_TRUMP = "lead-trump"
    FOLLOW_AND_TAKE = "follow-and-take"
    DRAW_TRUMPS = "draw-trumps"
    DRAW_MORE = "draw-more"
    COUNT_TRUMPS = "count-trumps"
    LAST_TRUMP_OUT = "last-trump-out"
    DRIVE_OUT = "drive-out"
    FOLLOW_LOW = "follow-low"
    LOSE_CHEAPLY = "lose-cheaply"
    TRUMP_IN = "trump-in"
    CLAIM = "claim"
    BEGAR_HOME = "begar-home"
    DEAL_PASSES_ON = "deal-passes-on"
    BID_GOK = "bid-gok"
    TAKE_STOCK = "take-stock"
    SET_ASIDE = "set-aside"
    PLAY_OPEN = "play-open"
    STAY_UNDER = "stay-under"
    UNDER_A_KING = "under-a-king"
    HIGHEST_UNDER = "highest-under"
    UNDER_AN_ACE = "under-an-ace"
    ONLY_CARD = "only-card"
    BETWEEN = "between"
    CREEP = "creep"
    CREEP_AGAIN = "creep-again"
    CLAIM_NONE = "claim-none"
    GOK_HOME = "gok-home"
    GO_ON_ALONE = "go-on-alone"


@dataclass(frozen=True, slots=True)
class Step:
    """Something that is said when *at* actions of the deal have been done."""

    chapter: Chapter
    at: int
    told: Told
    asks: bool
    """True: the learner is to do the next action. False: he reads and goes on."""


def _read(chapter: Chapter, at: int, told: Told) -> Step:
    return Step(chapter, at, told, asks=False)


def _do(chapter: Chapter, at: int, told: Told) -> Step:
    return Step(chapter, at, told, asks=True)


_B, _G = Chapter.BEGAR, Chapter.GOK

STEPS: tuple[Step, ...] = (
    _read(_B, 0, Told.WELCOME),
    _read(_B, 0, Told.CARDS),
    _read(_B, 0, Told.HIGHEST_SUIT),
    _read(_B, 0, Told.DECLARER),
    _do(_B, 0, Told.BID_BEGAR),
    _do(_B, 3, Told.NAME_TRUMP),
    _do(_B, 4, Told.BUY),
    _do(_B, 5, Told.SAY_PLAY),
    _do(_B, 8, Told.LEAD_TRUMP),
    _do(_B, 13, Told.FOLLOW_AND_TAKE),
    _do(_B, 14, Told.DRAW_TRUMPS),
    _do(_B, 17, Told.DRAW_MORE),
    _do(_B, 20, Told.COUNT_TRUMPS),
    _do(_B, 23, Told.LAST_TRUMP_OUT),
    _do(_B, 26, Told.DRIVE_OUT),
    _do(_B, 31, Told.FOLLOW_LOW),
    _do(_B, 34, Told.LOSE_CHEAPLY),
    _do(_B, 36, Told.TRUMP_IN),
    _do(_B, 38, Told.CLAIM),
    _read(_B, 41, Told.BEGAR_HOME),
    _read(_G, 0, Told.DEAL_PASSES_ON),
    _do(_G, 2, Told.BID_GOK),
    _do(_G, 5, Told.TAKE_STOCK),
    _do(_G, 6, Told.SET_ASIDE),
    _do(_G, 7, Told.PLAY_OPEN),
    _do(_G, 10, Told.STAY_UNDER),
    _do(_G, 13, Told.UNDER_A_KING),
    _do(_G, 16, Told.HIGHEST_UNDER),
    _do(_G, 19, Told.UNDER_AN_ACE),
    _do(_G, 22, Told.ONLY_CARD),
    _do(_G, 24, Told.BETWEEN),
    _do(_G, 27, Told.CREEP),
    _do(_G, 30, Told.CREEP_AGAIN),
    _do(_G, 33, Told.CLAIM_NONE),
    _read(_G, 36, Told.GOK_HOME),
    _read(_G, 36, Told.GO_ON_ALONE),
)


class Slip(Enum):
    """How what the learner tried differs from what is asked; legal it may well be."""

    READ_ON = "read-on"
    """Nothing is to be done yet but to read."""
    WAIT = "wait"
    """It is somebody else's turn."""
    OTHER_BID = "other-bid"
    PASSED = "passed"
    OTHER_TRUMP = "other-trump"
    KEEP_THESE = "keep-these"
    """cards: those that should not be given away."""
    THESE_TOO = "these-too"
    """cards: those that should go as well."""
    OTHER_CARD = "other-card"
    OTHER_CLAIM = "other-claim"
    SOMETHING_ELSE = "something-else"


@dataclass(frozen=True, slots=True)
class Wrong:
    """An attempt that the lesson does not take, and why."""

    slip: Slip
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Course:
    """A learner's way through the lesson; every change makes a new one."""

    records: Mapping[Chapter, Record]
    number: int
    """The step, from 0."""
    script: tuple[Action, ...]
    """What is done in the deal of this step, with the learner's own choices where he had any."""
    count: int
    """How many of them have been done."""

    @property
    def step(self) -> Step:
        """What is said now."""
        return STEPS[self.number]

    @property
    def is_last(self) -> bool:
        """True at the last step."""
        return self.number == len(STEPS) - 1

    @property
    def done(self) -> tuple[Action, ...]:
        """What has been done in the deal."""
        return self.script[: self.count]

    @property
    def wanted(self) -> Action | None:
        """The action that the learner is to do now; None while he reads or waits."""
        is_now = self.step.asks and self.count == self.step.at
        return self.script[self.count] if is_now else None

    @property
    def others_act(self) -> Action | None:
        """The action of an opponent that comes next; None while it is for the learner to act or
        to read."""
        return self.script[self.count] if self.count < self.step.at else None

    @property
    def is_read(self) -> bool:
        """True while the learner is to read and go on."""
        return not self.step.asks and self.count == self.step.at

    def go_on(self) -> "Course":
        """After something that was read. Raises ValueError if that is not what is asked."""
        if not self.is_read or self.is_last:
            raise ValueError(self.step.told)
        return self._next()

    def others_acted(self) -> "Course":
        """After the action of an opponent."""
        return replace(self, count=self.count + 1)

    def try_out(self, action: Action) -> "Course | Wrong":
        """What comes of the learner's *action*: the course after it, or why it is not taken.

        Another card than the one in the script is taken when it is as good: one that touches it in
        the hand or, in a low game, any with which the rest still goes as it should.
        """
        wanted = self.wanted
        if wanted is None:
            return Wrong(Slip.READ_ON if self.is_read else Slip.WAIT)
        if action == wanted:
            return replace(self, count=self.count + 1)._next()
        if isinstance(action, PlayCard) and isinstance(wanted, PlayCard):
            script = self._swapped(wanted, action)
            if script is None:
                return Wrong(Slip.OTHER_CARD)
            return replace(self, script=script, count=self.count + 1)._next()
        if isinstance(action, Buy | SetAside) and isinstance(wanted, Buy | SetAside):
            return self._with_cards(action, frozenset(action.cards), frozenset(wanted.cards))
        return Wrong(_slip(action))

    def _with_cards(
        self, action: Action, given: frozenset[Card], wanted: frozenset[Card]
    ) -> "Course | Wrong":
        if given - wanted:
            return Wrong(Slip.KEEP_THESE, tuple(sorted(given - wanted, reverse=True)))
        if wanted - given:
            return Wrong(Slip.THESE_TOO, tuple(sorted(wanted - given, reverse=True)))
        script = (*self.done, action, *self.script[self.count + 1 :])
        return replace(self, script=script, count=self.count + 1)._next()

    def _swapped(self, wanted: PlayCard, played: PlayCard) -> tuple[Action, ...] | None:
        """The script with *played* in the place of *wanted* and the other way round; None if that
        is not as good."""
        other = {wanted: played, played: wanted}
        rest = [other.get(act, act) if isinstance(act, PlayCard) else act for act in self._left]
        script = (*self.done, *rest)
        before = self._state(self.count)
        after = _end(self.records[self.step.chapter], script)
        if not isinstance(after, Settled) or after.settlement.result is not Result.HOME:
            return None
        is_low = after.contract is not None and after.contract.is_low
        if is_low or _touch(table_of(before).hands[wanted.seat], wanted.card, played.card):
            return script
        return None

    @property
    def _left(self) -> tuple[Action, ...]:
        return self.script[self.count :]

    def _state(self, count: int) -> State:
        state: State = begin(self.records[self.step.chapter].deal)
        for action in self.script[:count]:
            state = apply(state, action)
        return state

    def _next(self) -> "Course":
        step = STEPS[self.number + 1]
        if step.chapter is self.step.chapter:
            return replace(self, number=self.number + 1)
        return course_at(self.records, self.number + 1)


def course_at(records: Mapping[Chapter, Record], number: int = 0) -> Course:
    """The lesson from the step *number* on, as if everything before had been done by the script.
    Raises IndexError if there is no such step."""
    step = STEPS[number]
    return Course(records, number, records[step.chapter].actions, step.at)


def _slip(action: Action) -> Slip:
    match action:
        case Bid():
            return Slip.OTHER_BID
        case Pass():
            return Slip.PASSED
        case NameTrump():
            return Slip.OTHER_TRUMP
        case Claim():
            return Slip.OTHER_CLAIM
        case PlayCard():
            return Slip.OTHER_CARD
        case _:
            return Slip.SOMETHING_ELSE


def _end(record: Record, script: tuple[Action, ...]) -> State | None:
    """How the deal ends by *script*; None if it breaks the rules."""
    state: State = begin(record.deal)
    try:
        for action in script:
            state = apply(state, action)
    except IllegalAction:
        return None
    return state


def _touch(hand: frozenset[Card], one: Card, other: Card) -> bool:
    """True if both are of one suit and every rank between them is in *hand* too."""
    low, high = sorted((one.rank, other.rank))
    ranks = {card.rank for card in hand if card.suit is one.suit}
    return one.suit is other.suit and all(rank in ranks for rank in range(low, high + 1))
