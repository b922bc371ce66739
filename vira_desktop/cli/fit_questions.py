"""`vira fit questions`: judged questions for the trainer are made, counted, or judged again."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypedDict

from ..bots.hand_worth import BadModel
from ..bots.shipped_worth import shipped_model
from ..laboratory.journal import Journal
from ..solver.api import Solver
from ..storage.paths import find_paths
from ..trainer.materials import BadMaterials
from ..trainer.skills import Kind
from ..trainer.worth_choosing import JUDGED_KINDS, chosen, fallen, shares, turn_of
from ..trainer.worth_making import Maker
from ..trainer.worth_questions import FILE, WorthQuestion, format_line, parse_line
from ..ui.assets import AssetMissing, resource_path
from ..ui.trainer.resources import read_questions
from .progress import Progress

REFUSED = 2
TIMES = 10
"""So many times the worlds are taken when a question is judged again."""
MEGABYTES, NODES = 16, 200_000


class Made(TypedDict):
    """What came of a number: a question as it is kept, or nothing."""

    number: int
    question: str | None


class _Refusal(Exception):
    """It cannot be done; carries the sentence, without its full stop."""


def run(chosen_words: argparse.Namespace) -> int:
    """Makes, counts or checks; a sentence and status 2 if it cannot be done."""
    try:
        if chosen_words.stream:
            return _stream(chosen_words)
        found = _told(chosen_words)
    except (_Refusal, AssetMissing, BadModel, BadMaterials) as problem:
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
    maker = _maker()
    questions: list[WorthQuestion] = [*read_questions()] if words.more else []
    before = {kind: _last_number(questions, kind, words.seed) for kind in wanted}
    picked = chosen(questions, wanted)
    progress: Progress | None = None
    for number in _numbers(wanted):
        if len(picked) == sum(wanted.values()):
            break
        kind, own = turn_of(number)
        if own <= before[kind]:
            continue
        if number not in kept:
            kept[number] = {"number": number, "question": _line(maker, words.seed, number)}
            journal.add(kept[number])
            if progress is None:
                progress = Progress("fit", sum(wanted.values()), len(picked))
            progress.show(max(len(picked), 1))
        line = kept[number]["question"]
        if line is not None:
            questions.append(parse_line(line))
            picked = chosen(questions, wanted)
    picked = sorted(picked, key=lambda one: JUDGED_KINDS.index(one.kind))
    head = f"# Made by: vira fit questions --count {words.count} --last-words {last_words}"
    more = " --more" if words.more else ""
    lines = [f"{head} --seed {words.seed}{more}", *map(format_line, picked)]
    out.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return {"file": str(out), "next": number, **shares(picked)}


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
    maker = _maker()
    again: list[WorthQuestion] = []
    progress: Progress | None = None
    arguments = {"work": "questions again", "seed": words.seed, "times": words.worlds}
    for question in questions:
        mine: Journal[Made] = Journal(
            folder, {**arguments, "question": format_line(question)}, also=("trainer",)
        )
        kept = mine.read().get(0)
        if kept is None or kept["question"] is None:
            judged = maker.again(
                question, worlds=words.worlds * question.worlds, seed=f"again/{words.seed}"
            )
            mine.add({"number": 0, "question": format_line(judged)})
            if progress is None:
                progress = Progress("fit", len(questions), len(again))
            progress.show(len(again) + 1)
        else:
            judged = _read_again(kept["question"])
        again.append(judged)
    return _stood(questions, again, words.worlds)


def _read_again(line: str) -> WorthQuestion:
    return parse_line(line, is_checked=False)


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
