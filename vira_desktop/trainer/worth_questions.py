"""Questions judged by worth, as they are kept: what is shown, what each answer came to in how many
worlds, and what *regel* would have done. A line each, of JSON."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import cast

from ..rules.actions import Bid, LayDown, PlayHand, Repurchase
from ..rules.games import FAMILY_BY_WORD, GAME_BY_KEY, games_of
from ..rules.notation import parse_action
from ..rules.phases.payment import PINS_IN_A_BET
from ..rules.strict_json import Json
from .question import Answer, Ask, Item
from .skills import Kind, Skill
from .why import Reason, Why, because

FILE = "judged.jsonl"
"""The shipped ones, in resources/trainer."""
GOOD = 0.25
"""An answer that costs so many bets less than the best is as good."""
CLEARLY = 2.5
"""Standard errors by which an answer must be on its side of that."""
NEAR = 0.75
"""A second choice within so many bets of the best makes a question hard."""
_LEVELS = (0.64, 0.57, 0.5, 0.44)
"""What the cheapest mistake costs, in bets, down to which a question is of level 1, 2, 3, 4."""


class BadQuestions(Exception):
    """A file of judged questions is not what it should be. Carries the line, from 1."""

    def __init__(self, line: int) -> None:
        super().__init__(line)
        self.line = line


class Verdict(Enum):
    """What is said of an answer."""

    GOOD = "good"
    WORSE = "worse"
    UNSURE = "unsure"
    """On neither side beyond the noise: such an answer is not offered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tried:
    """What came of one answer. Worth and losses are in pins, see `bots.judged_hand.Judged`."""

    answer: str
    """The call, or play, lay or repurchase, in the record's words."""
    worth: float
    error: float
    loss: float
    loss_error: float
    worse: float
    plays: float
    home: float
    bet: float
    kodilj: float

    @property
    def verdict(self) -> Verdict:
        """Whether it is as good as the best."""
        limit, noise = GOOD * PINS_IN_A_BET, CLEARLY * self.loss_error
        if self.loss + noise <= limit:
            return Verdict.GOOD
        return Verdict.WORSE if self.loss - noise > limit else Verdict.UNSURE

    @property
    def cost(self) -> float:
        """Bets by which it is worth less than the best."""
        return self.loss / PINS_IN_A_BET


@dataclass(frozen=True)
class WorthQuestion:
    """A question with all that was found out about it."""

    skill: Skill
    source: str
    """Seed and number by which it was made."""
    shown: Mapping[str, Json]
    worlds: int
    tried: tuple[Tried, ...]
    """Every answer that is offered, best first."""
    regel: str
    """The answer that *regel* gives; it is offered unless it is too close to call."""
    rule: str
    """Why it does: the code of a rule, and its figures."""
    figures: tuple[tuple[str, float], ...]

    @property
    def kind(self) -> Kind:
        """The kind of drill."""
        return self.skill.kind

    @property
    def answers(self) -> list[str]:
        """What may be answered, best first."""
        return [one.answer for one in self.tried]

    @property
    def accepted(self) -> tuple[str, ...]:
        """The answers that are as good as the best."""
        return tuple(one.answer for one in self.tried if one.verdict is Verdict.GOOD)

    @property
    def level(self) -> int:
        """How hard it is: by what the cheapest mistake costs."""
        least = min(one.cost for one in self.tried if one.answer not in self.accepted)
        return 1 + sum(least < bound for bound in _LEVELS)

    @property
    def is_near(self) -> bool:
        """True if the second choice is within NEAR of the best."""
        return self.tried[1].cost <= NEAR

    @property
    def regel_is_wrong(self) -> bool:
        """True if *regel* does something worse."""
        return self.regel in self.answers and self.regel not in self.accepted

    @cached_property
    def item(self) -> Item:
        """The question as it is asked."""
        good = self.accepted
        return Item(
            skill=self.skill,
            level=self.level,
            ask=Ask.WHAT_TO_BID if self.kind is Kind.BIDDING else Ask.LAST_WORD,
            shown=self.shown,
            right=good,
            wrong=tuple(one.answer for one in self.tried if one.answer not in good),
            reasons=tuple(self._reasons()),
            order=tuple(sorted(self.answers, key=_place)),
        )

    def _reasons(self) -> Iterable[Reason]:
        for one in self.tried:
            yield because(
                Why.TRIED,
                answer=one.answer,
                good=one.answer in self.accepted,
                best=one is self.tried[0],
                cost=round(one.cost, 2),
                worth=round(one.worth, 1),
                worse=round(one.worse * self.worlds),
                worlds=self.worlds,
                plays=_percent(one.plays),
                home=_percent(one.home),
                bet=_percent(one.bet),
                kodilj=_percent(one.kodilj),
            )
        figures: dict[str, Json] = dict(self.figures)
        yield because(
            Why.COUNTED,
            answer=self.regel,
            good=self.regel in self.accepted,
            wrong=self.regel_is_wrong,
            rule=self.rule,
            figures=figures,
        )


def _percent(share: float) -> int:
    return round(100 * share)


_LAST_WORDS = (PlayHand, LayDown, Repurchase)


def _place(answer: Answer) -> tuple[int, int]:
    """The order in which answers are shown: a pass first, then bids as the table has them."""
    act = parse_action(str(answer))
    if not isinstance(act, Bid):
        return -1, _LAST_WORDS.index(type(act)) if type(act) in _LAST_WORDS else 0
    family = FAMILY_BY_WORD.get(act.word)
    game = games_of(family)[0] if family else GAME_BY_KEY[act.word]
    return game.number, act.qualifier


def format_line(question: WorthQuestion) -> str:
    """*question* as it is kept."""
    return json.dumps(
        {
            "skill": question.skill.value,
            "source": question.source,
            "shown": question.shown,
            "worlds": question.worlds,
            "regel": {
                "answer": question.regel,
                "rule": question.rule,
                "figures": dict(question.figures),
            },
            "answers": [_tried_json(one) for one in question.tried],
        },
        ensure_ascii=False,
    )


_NUMBERS = ("worth", "error", "loss", "loss_error", "worse", "plays", "home", "bet", "kodilj")


def _tried_json(one: Tried) -> dict[str, Json]:
    numbers: dict[str, Json] = {name: round(getattr(one, name), 3) for name in _NUMBERS}
    return {"answer": one.answer, **numbers}


def parse_line(text: str, *, is_checked: bool = True) -> WorthQuestion:
    """The question that is kept as *text*. Raises ValueError if it is none, or, *is_checked*, if
    it has no good answer or no worse one."""
    try:
        found = json.loads(text)
        regel = found["regel"]
        question = WorthQuestion(
            skill=Skill(found["skill"]),
            source=str(found["source"]),
            shown=cast("dict[str, Json]", found["shown"]),
            worlds=int(found["worlds"]),
            tried=tuple(map(_tried, found["answers"])),
            regel=str(regel["answer"]),
            rule=str(regel["rule"]),
            figures=tuple((str(name), float(value)) for name, value in regel["figures"].items()),
        )
    except (KeyError, TypeError, AttributeError) as problem:
        raise ValueError(str(problem)) from None
    if is_checked and not 0 < len(question.accepted) < len(question.answers):
        raise ValueError("it has no answer, or no wrong one")
    return question


def _tried(row: Mapping[str, object]) -> Tried:
    numbers = {name: float(cast("float", row[name])) for name in _NUMBERS}
    return Tried(answer=str(row["answer"]), **numbers)


def parse_questions(text: str) -> tuple[WorthQuestion, ...]:
    """All questions of a file. Raises BadQuestions."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        try:
            found.append(parse_line(line))
        except ValueError:
            raise BadQuestions(number) from None
    return tuple(found)
