"""`vira drill`: questions of the trainer, with what is right and why."""

import argparse
import json
import sys
from itertools import islice

from ..rules.strict_json import Json
from ..trainer.drilling import Drills
from ..trainer.materials import BadMaterials
from ..trainer.question import Ask, Question
from ..trainer.skills import LEVELS, Kind, skills_of
from ..ui.assets import AssetMissing
from ..ui.trainer.resources import read_drills
from .drill_words import MEANING

REFUSED = 2


def run(chosen: argparse.Namespace) -> int:
    """Prints the questions, or the list; a sentence and status 2 where something is missing."""
    if not chosen.list:
        for name in ("kind", "count", "seed"):
            if getattr(chosen, name) is None:
                return _refuse(f"{'KIND' if name == 'kind' else '--' + name} is missing")
    try:
        drills = read_drills()
    except (AssetMissing, OSError, BadMaterials) as problem:
        return _refuse(f"the trainer's data cannot be used: {problem}")
    if chosen.list:
        _print_list(drills, as_json=chosen.json)
        return 0
    questions = drills.questions(Kind(chosen.kind), seed=chosen.seed, level=chosen.level)
    for question in islice(questions, chosen.count):
        print(_line(question, as_json=chosen.json))
    return 0


def _line(question: Question, *, as_json: bool) -> str:
    if as_json:
        return json.dumps(question.to_json(), ensure_ascii=False)
    shown = ", ".join(f"{name} {value}" for name, value in question.shown.items())
    answers = " / ".join(map(str, question.answers))
    accepted = " / ".join(map(str, question.accepted)) or "nothing"
    return f"{MEANING[question.ask]} {shown}: {answers}? {accepted}"


def _print_list(drills: Drills, *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(_listed(drills), ensure_ascii=False))
        return
    for kind in Kind:
        size = f"{len(drills.items(kind))} questions" if drills.is_finite(kind) else "endless"
        print(f"{kind.value} ({size}): {', '.join(skill.value for skill in skills_of(kind))}")


def _listed(drills: Drills) -> dict[str, Json]:
    return {
        "levels": [*LEVELS],
        "kinds": [_kind(drills, kind) for kind in Kind],
        "asks": {ask.value: MEANING[ask] for ask in Ask},
    }


def _kind(drills: Drills, kind: Kind) -> Json:
    finite = drills.is_finite(kind)
    sizes: dict[str, Json] = {str(level): len(drills.items(kind, level)) for level in LEVELS}
    return {
        "kind": kind.value,
        "skills": [
            {"skill": skill.value, "first_level": skill.first_level} for skill in skills_of(kind)
        ],
        "size": len(drills.items(kind)) if finite else None,
        "sizes": sizes if finite else None,
    }


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"vira drill: {sentence}.\n")
    return REFUSED
