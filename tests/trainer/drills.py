"""The drills with the program's own materials, for tests."""

import json
from functools import cache
from itertools import islice
from typing import Any

from tests.helpers.source_tree import ROOT
from vira_desktop.trainer.drilling import Drills
from vira_desktop.trainer.materials import FILES, Materials, parse_materials
from vira_desktop.trainer.question import Question
from vira_desktop.trainer.skills import Kind
from vira_desktop.trainer.worth_questions import FILE, WorthQuestion, parse_questions
from vira_desktop.trainer.worth_store import WorthStore


@cache
def materials() -> Materials:
    terms, facts, irregularities = (
        (ROOT / "resources" / "trainer" / name).read_text(encoding="utf-8") for name in FILES
    )
    return parse_materials(terms=terms, facts=facts, irregularities=irregularities)


@cache
def judged() -> tuple[WorthQuestion, ...]:
    return parse_questions((ROOT / "resources" / "trainer" / FILE).read_text(encoding="utf-8"))


def drills() -> Drills:
    return Drills(materials(), WorthStore(judged()))


PLAYED = (Kind.AGREN_SEND, Kind.AGREN_READ, Kind.COUNTING)
"""Kinds whose questions come from deals that bots play: some twenty a second."""


def gate(kind: Kind) -> list[Question]:
    """As many questions as the gate has time for."""
    return asked(kind, 60 if kind in PLAYED else 400)


@cache
def asked(
    kind: Kind, count: int, *, seed: str = "gate", level: int | None = None
) -> list[Question]:
    """The first *count* questions."""
    return list(islice(drills().questions(kind, seed=seed, level=level), count))


def printed(question: Question) -> dict[str, Any]:
    """The question as another program reads it."""
    read: dict[str, Any] = json.loads(json.dumps(question.to_json(), ensure_ascii=False))
    return read
