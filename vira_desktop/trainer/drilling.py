"""The kinds of drill under one roof: which skills and sets there are, and fresh questions."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from .drills import (
    agren_read,
    agren_send,
    bid_table,
    cost,
    counting,
    gok_pass,
    laggard,
    numbers,
    table,
    words,
)
from .materials import Materials
from .question import Item, Question
from .skills import LEVELS, Kind, Skill, skills_of
from .worth_store import WorthStore

Draw = Callable[[Skill, int, random.Random], Question]

_ENDLESS: dict[Kind, Draw] = {
    Kind.LAGGARD: laggard.draw,
    Kind.GOK_PASS: gok_pass.draw,
    Kind.AGREN_SEND: agren_send.draw,
    Kind.AGREN_READ: agren_read.draw,
    Kind.BID_TABLE: bid_table.draw,
    Kind.COST: cost.draw,
    Kind.COUNTING: counting.draw,
}
_TRIES = 12
"""How often a question that has been asked is drawn anew before another skill is taken."""
_INEXHAUSTIBLE = {Kind.LAGGARD: Skill.LOW_HAND, Kind.BID_TABLE: Skill.BID_MAY}
"""The skill to fall back on where others have little left to ask."""
_WEIGHTS = {
    Skill.LOW_HAND: 3.0,
    Skill.SEND_NOTHING: 0.5,
    Skill.BID_TURNS: 0.5,
    Skill.COST_BETTING_IN: 0.3,
    Skill.READ_NOTHING: 0.7,
}
"""How often a skill comes up beside the others of its kind; those not named count one."""


@dataclass(frozen=True, slots=True)
class Drills:
    """Every kind of drill, with the materials and the judged questions for those that need them."""

    materials: Materials
    judged: WorthStore = field(default_factory=WorthStore)

    def is_finite(self, kind: Kind) -> bool:
        """True if *kind* has a set that can be gone through."""
        return kind not in _ENDLESS

    def items(self, kind: Kind, level: int | None = None) -> tuple[Item, ...]:
        """The set of a finite *kind*, up to *level*; empty for an endless one."""
        match kind:
            case Kind.NUMBERS:
                found = numbers.items()
            case Kind.TABLE:
                found = table.items(self.materials)
            case Kind.WORDS:
                found = words.items(self.materials)
            case Kind.BIDDING | Kind.LAST_WORD:
                found = (
                    *(question.item for question in self.judged.shipped(kind)),
                    *(
                        replace(question.item, is_extra=True)
                        for question in self.judged.found(kind)
                    ),
                )
            case _:
                return ()
        return tuple(item for item in found if level is None or item.level <= level)

    def questions(self, kind: Kind, *, seed: str, level: int | None = None) -> Iterator[Question]:
        """Questions without end, the same for the same arguments. A finite set is gone through
        before anything of it comes again; of endless ones hardly anything ever does. Without a
        *level*, from all of them."""
        if self.is_finite(kind):
            return self._rounds(kind, seed, level)
        return self._endless(kind, seed, level)

    def _rounds(self, kind: Kind, seed: str, level: int | None) -> Iterator[Question]:
        items, number = list(self.items(kind, level)), 0
        while items:
            rng = random.Random(f"{seed}/{kind.value}/{number}")
            rng.shuffle(items)
            yield from (item.asked(rng) for item in items)
            number += 1

    def _endless(self, kind: Kind, seed: str, level: int | None) -> Iterator[Question]:
        asked: set[str] = set()
        number = 0
        while True:
            rng = random.Random(f"{seed}/{kind.value}/{number}")
            question = _fresh(kind, level or rng.choice(LEVELS), rng, asked)
            asked.add(question.identity)
            yield question
            number += 1

    def question(
        self, skill: Skill, *, level: int, seed: str, last_seen: Mapping[str, datetime]
    ) -> Question:
        """One question on *skill*, if possible none that has been seen; else the one that was
        seen longest ago, by its identity."""
        rng = random.Random(f"{seed}/{skill.value}")
        if self.is_finite(skill.kind):
            return self._from_set(skill, level, rng, last_seen)
        drawn = [_draw(skill, level, rng)]
        while drawn[-1].identity in last_seen and len(drawn) < _TRIES:
            drawn.append(_draw(skill, level, rng))
        if drawn[-1].identity not in last_seen:
            return drawn[-1]
        return min(drawn, key=lambda question: last_seen[question.identity])

    def _from_set(
        self, skill: Skill, level: int, rng: random.Random, last_seen: Mapping[str, datetime]
    ) -> Question:
        of_skill = [item for item in self.items(skill.kind) if item.skill is skill]
        within = [item for item in of_skill if item.level <= level]
        asked = [(item.is_extra, item.asked(rng)) for item in within or of_skill]
        rng.shuffle(asked)
        asked.sort(key=lambda one: one[0])
        questions = [question for _, question in asked]
        unseen = (question for question in questions if question.identity not in last_seen)
        return next(unseen, None) or min(
            questions, key=lambda question: last_seen[question.identity]
        )


def skills_at(kind: Kind, level: int) -> tuple[Skill, ...]:
    """The skills of *kind* that are asked about at *level*."""
    return tuple(skill for skill in skills_of(kind) if skill.first_level <= level)


def _draw(skill: Skill, level: int, rng: random.Random) -> Question:
    return _ENDLESS[skill.kind](skill, max(level, skill.first_level), rng)


def _fresh(kind: Kind, level: int, rng: random.Random, asked: set[str]) -> Question:
    """A question that is not among *asked*, if one can be found."""
    skills = skills_at(kind, level)
    weights = [_WEIGHTS.get(skill, 1.0) for skill in skills]
    skill = rng.choices(skills, weights)[0]
    question = _draw(skill, level, rng)
    for tries in range(2 * _TRIES):
        if question.identity not in asked:
            break
        if tries == _TRIES:
            skill = _INEXHAUSTIBLE.get(kind, skills[0])
        question = _draw(skill, level, rng)
    return question
