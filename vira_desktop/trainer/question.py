"""A question as a value: what is shown, what may be answered, what is right and why."""

import hashlib
import json
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from ..rules.strict_json import Json
from .skills import Kind, Skill
from .why import Reason

Answer = str | int
"""A card, suit, seat, game or call in the record's words, a code, or a number."""

YES, NO = "yes", "no"
NOBODY = "nobody"
NONE = "none"
NO_MESSAGE = "no-message"
LOTS = "lots"


class Ask(Enum):
    """What is asked; the words are made in `ui/text`."""

    LOW_SUITS = "low-suits"
    MAKES_LOW_HOLDING = "makes-low-holding"
    SETTING_CARD = "setting-card"
    SET_ON_LEAD = "set-on-lead"

    MAY_PASS_GOK = "may-pass-gok"
    HOLDINGS_NEEDED = "holdings-needed"
    WHO_PAYS_PENALTY = "who-pays-penalty"
    PENALTY_BETS = "penalty-bets"
    PULLA_AFTER = "pulla-after"

    DISCARD = "discard"
    MESSAGE = "message"
    LEAD = "lead"

    HIGHEST_GAME = "highest-game"
    LOWEST_GAME = "lowest-game"
    NEXT_GAME = "next-game"
    HIGHER_BID = "higher-bid"
    MAY_BID = "may-bid"
    LOWEST_BID = "lowest-bid"
    GAME_MEANT = "game-meant"
    MAY_NAME = "may-name"
    MAY_QUALIFY = "may-qualify"
    TRUMPS_OPEN = "trumps-open"
    WORDS_ADDED = "words-added"
    MAY_PASS = "may-pass"
    WHO_SPEAKS = "who-speaks"

    TRICKS_NEEDED = "tricks-needed"
    CARDS_KEPT = "cards-kept"
    CARDS_BOUGHT = "cards-bought"
    CARDS_PLAYED = "cards-played"
    OPENNESS = "openness"
    WHO_BUYS = "who-buys"
    WHEN_TRUMP = "when-trump"
    LEAST_BUY = "least-buy"
    STOCK_NEEDED = "stock-needed"
    NUMBER_MEANS = "number-means"
    HIGH_OR_LOW = "high-or-low"
    ACES_AS_ONES = "aces-as-ones"
    LAID_COUNTS_AS = "laid-counts-as"

    PINS_OF_SEAT = "pins-of-seat"
    BETS_OF_SEAT = "bets-of-seat"
    RESULT = "result"
    ANTES = "antes"
    SHARE_BETS = "share-bets"
    SHARE_PINS = "share-pins"
    REMAINDER_TO = "remainder-to"
    BET_IN_BETS = "bet-in-bets"
    BET_IN_PINS = "bet-in-pins"

    FACT = "fact"
    SECOND_SUIT = "second-suit"
    SUIT_RANKS_AS = "suit-ranks-as"
    FAULT_PAYER = "fault-payer"
    FAULT_BETS = "fault-bets"
    FAULT_DEAL = "fault-deal"

    TO_SWEDISH = "to-swedish"
    TO_ENGLISH = "to-english"

    TRUMPS_OUT = "trumps-out"
    SHOWN_VOID = "shown-void"
    LOW_CARDS_OUT = "low-cards-out"

    WHAT_TO_BID = "what-to-bid"
    LAST_WORD = "last-word"


class Choose(Enum):
    """Whether one accepted answer is enough, or all of them together are the answer."""

    ONE = "one"
    ALL = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One question on *skill*. *answers* are all that may be given, in the order shown;
    *accepted* those that are right: any of them, or with ALL exactly these (perhaps none)."""

    skill: Skill
    level: int
    ask: Ask
    shown: Mapping[str, Json]
    answers: tuple[Answer, ...]
    accepted: tuple[Answer, ...]
    choose: Choose = Choose.ONE
    reasons: tuple[Reason, ...]

    @property
    def kind(self) -> Kind:
        """The kind of drill that asks it."""
        return self.skill.kind

    @property
    def identity(self) -> str:
        """A short name that tells it from every other question, whatever the answers and their
        order; the same in every version that shows the same."""
        return identity_of(self.ask, self.shown)

    def is_right(self, given: Sequence[Answer]) -> bool:
        """True if *given* is as good as any answer there is."""
        if self.choose is Choose.ALL:
            return len(given) == len(self.accepted) and set(given) == set(self.accepted)
        return len(given) == 1 and given[0] in self.accepted

    def to_json(self) -> dict[str, Json]:
        """The question as `vira drill` prints it."""
        return {
            "kind": self.kind.value,
            "skill": self.skill.value,
            "level": self.level,
            "shown": {"ask": self.ask.value, "choose": self.choose.value, **self.shown},
            "answers": list(self.answers),
            "accepted": list(self.accepted),
            "reasons": [reason.to_json() for reason in self.reasons],
        }


def identity_of(ask: Ask, shown: Mapping[str, Json]) -> str:
    """The identity of what is asked about *shown*."""
    text = json.dumps([ask.value, shown], sort_keys=True)
    return f"{ask.value}/{hashlib.sha256(text.encode()).hexdigest()[:16]}"


def with_one_answer(
    skill: Skill,
    level: int,
    *reasons: Reason,
    ask: Ask,
    shown: Mapping[str, Json],
    answers: tuple[Answer, ...],
    right: Answer,
) -> Question:
    """A question to which only *right* is right."""
    return Question(
        skill=skill,
        level=level,
        ask=ask,
        shown=shown,
        answers=answers,
        accepted=(right,),
        reasons=reasons,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A question of a finite set, before chance has chosen the wrong answers and their order."""

    skill: Skill
    level: int
    ask: Ask
    shown: Mapping[str, Json]
    right: tuple[Answer, ...]
    wrong: tuple[Answer, ...]
    reasons: tuple[Reason, ...]
    order: tuple[Answer, ...] | None = None
    """All answers in the order in which they are always shown; None where chance decides."""
    is_extra: bool = False
    """True if it is asked only when all others have been."""

    @property
    def identity(self) -> str:
        """That of the question: see `Question.identity`."""
        return identity_of(self.ask, self.shown)

    def asked(self, rng: random.Random) -> Question:
        """The item as a question, with up to three wrong answers where chance decides."""
        return Question(
            skill=self.skill,
            level=self.level,
            ask=self.ask,
            shown=self.shown,
            answers=self.order or mixed(rng, self.right, self.wrong),
            accepted=self.right,
            reasons=self.reasons,
        )


def mixed(
    rng: random.Random, right: Sequence[Answer], wrong: Iterable[Answer], *, count: int = 4
) -> tuple[Answer, ...]:
    """*count* answers, the *right* ones among them: numbers in order, anything else in any. Where
    there are few wrong ones, there are fewer."""
    others = sorted(set(wrong) - set(right), key=str)
    drawn = [*right, *rng.sample(others, min(len(others), max(0, count - len(right))))]
    numbers = [answer for answer in drawn if isinstance(answer, int)]
    if len(numbers) == len(drawn):
        return tuple(sorted(numbers))
    rng.shuffle(drawn)
    return tuple(drawn)


def numbers_near(
    rng: random.Random, right: int, *, least: int = 0, lures: Iterable[int] = (), count: int = 4
) -> tuple[Answer, ...]:
    """*count* numbers from *least* up, *right* among them at any place: *lures*, the results of
    likely mistakes, and neighbours."""
    below = rng.randrange(count)
    steps = [right - n for n in range(1, below + 1)] + [right + n for n in range(1, count - below)]
    lured = [lure for lure in dict.fromkeys(lures) if lure != right and lure >= least]
    rng.shuffle(lured)
    lower = [n for n in lured if n < right] + [n for n in steps if n < right]
    upper = [n for n in lured if n > right] + [n for n in steps if n > right]
    lower = [n for n in dict.fromkeys(lower) if n >= least][:below]
    upper = list(dict.fromkeys((*upper, *range(right + 1, right + count))))
    return tuple(sorted((*lower, right, *upper[: count - 1 - len(lower)])))
