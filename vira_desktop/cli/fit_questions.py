"""`vira fit questions`: judged questions for the trainer are made, counted, or judged again."""

import argparse
import hashlib
import json
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TypedDict

from ..bots.hand_worth import BadModel
from ..bots.shipped_worth import shipped_model
from ..laboratory.cluster import Unusable
from ..laboratory.journal import Journal
from ..laboratory.running import all_of, done_at, once_a_thread
from ..solver.api import Solver
from ..storage.paths import find_paths
from ..trainer.materials import BadMaterials
from ..trainer.skills import Kind
from ..trainer.worth_choosing import JUDGED_KINDS, chosen, fallen, shares, turn_of
from ..trainer.worth_making import Maker
from ..trainer.worth_questions import FILE, WorthQuestion, format_line, parse_line
from ..ui.assets import AssetMissing, resource_path
from ..ui.trainer.resources import read_questions
from .places import place_of
from .progress import Progress

REFUSED = 2
TIMES = 10
"""So many times the worlds are taken when a question is judged again."""
MEGABYTES, NODES = 16, 200_000
_MADE_BY, _KEPT_FROM = "# Made by: ", "# Keeps those of: "


class Made(TypedDict):
    """What came of a number: a question as it is kept, or nothing."""

    number: int
    question: str | None


class Again(TypedDict):
    """A question, and what came of it when it was judged again."""

    number: int
    question: str


class _Refusal(Exception):
    """It cannot be done; carries the sentence, without its full stop."""


def run(chosen_words: argparse.Namespace) -> int:
    """Makes, counts or checks; a sentence and status 2 if it cannot be done."""
    try:
        if chosen_words.stream:
            return _stream(chosen_words)
        found = _told(chosen_words)
    except (_Refusal, Unusable, AssetMissing, BadModel, BadMaterials) as problem:
        sys.stderr.write(f"vira fit: {problem}.\n")
        return REFUSED
    except OSError as problem:
        sys.stderr.write(f"vira fit: a file cannot be read or written: {problem}.\n")
        return REFUSED
    print(json.dumps(found, ensure_ascii=False) if chosen_words.json else _text(found))
    return 0


def _told(words: argparse.Namespace) -> dict[str, object]:
    folder = find_paths(words.data_dir).data / "fits"
    if words.check:
        return _check(words, folder)
    if words.count is None:
        return {"file": FILE, **shares(read_questions())}
    return _fit(words, folder)


@once_a_thread
def _maker() -> Maker:
    return Maker(shipped_model(), Solver(megabytes=MEGABYTES, nodes=NODES))


def _fit(words: argparse.Namespace, folder: Path) -> dict[str, object]:
    """Makes numbers one by one until there are enough of both kinds."""
    last_words = words.last_words if words.last_words is not None else words.count // 2
    wanted = {Kind.BIDDING: words.count, Kind.LAST_WORD: last_words}
    out = Path(words.out) if words.out is not None else resource_path("trainer") / FILE
    journal: Journal[Made] = Journal(
        folder, {"work": "questions", "seed": words.seed}, also=("trainer",)
    )
    kept = journal.read()
    questions: list[WorthQuestion] = [*read_questions()] if words.more else []
    before = {kind: _last_number(questions, kind, words.seed) for kind in wanted}
    numbers = [number for number in _numbers(wanted) if _is_after(number, before)]
    picked, progress = chosen(questions, wanted), Progress("fit")
    missing = (number for number in numbers if number not in kept)
    with closing(done_at(place_of(words), partial(_made, seed=words.seed), missing)) as coming:
        for number in numbers:
            if len(picked) == sum(wanted.values()):
                break
            while number not in kept:
                progress.show(len(picked), sum(wanted.values()))
                made = next(coming)
                journal.add(made)
                kept[made["number"]] = made
            line = kept[number]["question"]
            if line is not None:
                questions.append(parse_line(line))
                picked = chosen(questions, wanted)
    picked = sorted(picked, key=lambda one: JUDGED_KINDS.index(one.kind))
    lines = [*_notes(words), *map(format_line, picked)]
    out.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return {"file": str(out), "next": number, **shares(picked)}


def _notes(words: argparse.Namespace) -> list[str]:
    """What the file says of how it was made: the command, and those that had made what it keeps."""
    command = ["vira", "fit", "questions", "--count", str(words.count)]
    if words.last_words is not None:
        command += ["--last-words", str(words.last_words)]
    command += ["--seed", words.seed, *(["--more"] if words.more else [])]
    notes = [f"{_MADE_BY}{shlex.join(command)}"]
    if words.more:
        lines = resource_path("trainer", FILE).read_text(encoding="utf-8").splitlines()
        before = [line.removeprefix(_MADE_BY) for line in lines if line.startswith("#")]
        notes += [line if line.startswith("#") else f"{_KEPT_FROM}{line}" for line in before]
    return notes


def _is_after(number: int, before: dict[Kind, int]) -> bool:
    kind, own = turn_of(number)
    return own > before[kind]


def _made(number: int, seed: str) -> Made:
    return {"number": number, "question": _line(_maker(), seed, number)}


def _line(maker: Maker, seed: str, number: int) -> str | None:
    """What is made as *number*, as it is kept."""
    kind, own = turn_of(number)
    made = maker.make(kind, seed, own)
    return format_line(made) if made is not None else None


def _last_number(questions: Sequence[WorthQuestion], kind: Kind, seed: str) -> int:
    """The last number of *kind* from *seed* of which there is a question; -1 if there is none."""
    sources = (one.source.rpartition("/") for one in questions if one.kind is kind)
    return max((int(number) for made, _, number in sources if made == seed), default=-1)


def _numbers(wanted: dict[Kind, int]) -> Iterator[int]:
    """More than ever will do: what is asked for comes to an end also where hardly anything is
    found."""
    yield from range(200 * (1 + sum(wanted.values())))


def _check(words: argparse.Namespace, folder: Path) -> dict[str, object]:
    questions = _spread(read_questions(), words.count)
    arguments = {"work": "questions again", "seed": words.seed, "times": words.worlds}
    journal: Journal[Again] = Journal(folder, arguments, also=("trainer",))
    progress = Progress("fit")
    lines = [format_line(question) for question in questions]
    judged = all_of(
        journal,
        {_number_of(line): line for line in lines},
        partial(_again, times=words.worlds, seed=f"again/{words.seed}"),
        lambda done: progress.show(done, len(questions)),
        place_of(words),
    )
    again = [parse_line(one["question"], is_checked=False) for one in judged]
    return _stood(questions, again, words.worlds)


def _number_of(line: str) -> int:
    """The number by which a question judged again is kept, whichever others are."""
    return int(hashlib.sha256(line.encode()).hexdigest()[:15], 16)


def _again(line: str, times: int, seed: str) -> Again:
    question = parse_line(line)
    judged = _maker().again(question, worlds=times * question.worlds, seed=seed)
    return {"number": _number_of(line), "question": format_line(judged)}


def _spread(questions: Sequence[WorthQuestion], count: int | None) -> list[WorthQuestion]:
    """*count* of *questions*, evenly over all of them."""
    if count is None or count >= len(questions):
        return list(questions)
    return [questions[place * len(questions) // count] for place in range(count)]


def _stood(
    questions: Sequence[WorthQuestion], again: Sequence[WorthQuestion], times: int
) -> dict[str, object]:
    found: dict[str, object] = {"times": times}
    fell: list[str] = []
    for kind in (*JUDGED_KINDS, None):
        pairs = [
            (one, other)
            for one, other in zip(questions, again, strict=True)
            if kind in (None, one.kind)
        ]
        if not pairs:
            continue
        changed = [fallen(one, other) for one, other in pairs]
        answers = sum(len(one.tried) for one, _ in pairs)
        stand = sum(not change for change in changed)
        found[kind.value if kind else "all"] = {
            "questions": len(pairs),
            "stand": stand,
            "share": round(stand / len(pairs), 4),
            "answers": answers,
            "answers_stand": answers - sum(map(len, changed)),
        }
        if kind is None:
            fell = [
                f"{one.kind.value} {one.source}: {', '.join(sorted(change))}"
                for (one, _), change in zip(pairs, changed, strict=True)
                if change
            ]
    return {**found, "fallen": fell}


def _stream(words: argparse.Namespace) -> int:
    """What comes of the numbers from --first on, without end, a line each, empty where that is
    nothing. Gives way to all other programs; ends when nobody reads any more."""
    if hasattr(os, "nice"):
        os.nice(19)
    parent, maker, number = os.getppid(), _maker(), words.first
    while os.getppid() == parent:
        try:
            print(_line(maker, words.seed, number) or "", flush=True)
        except OSError:
            break
        number += 1
    return 0


def _text(found: dict[str, object]) -> str:
    lines = []
    for key, value in found.items():
        said = str(value)
        if isinstance(value, dict):
            said = ", ".join(f"{name} {one}" for name, one in value.items())
        elif isinstance(value, list):
            said = "; ".join(map(str, value)) or "none"
        lines.append(f"{key:12} {said}")
    return "\n".join(lines)
