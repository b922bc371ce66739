"""`vira fit bidding`: the numbers by which bots bid are found, made truer, or checked."""

import argparse
import json
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from shlex import quote

from ..bots.bidding_by_worth import BidsByWorth
from ..bots.hand_worth import FILE, BadModel, Model
from ..laboratory import bidding_check, bidding_run
from ..laboratory.bidding_fit import AS_IF, format_model
from ..laboratory.cluster import Unusable
from ..storage.paths import find_paths
from ..ui.assets import AssetMissing, resource_path
from .model_file import fault_of_model, read_model
from .places import place_of
from .progress import Progress

REFUSED = 2
USUAL_MARGIN = 0.0


class _Refusal(Exception):
    """It cannot be done; carries the sentence, without its full stop."""


def run(chosen: argparse.Namespace) -> int:
    """Fits or checks, and prints what came of it; a sentence and status 2 if it cannot be done."""
    folder = find_paths(chosen.data_dir).data / "fits"
    try:
        if chosen.check or chosen.curves:
            found = _from_sessions(chosen, folder)
        else:
            found = _fitted(chosen, folder)
    except (_Refusal, Unusable) as problem:
        sys.stderr.write(f"vira fit: {problem}.\n")
        return REFUSED
    print(json.dumps(found, ensure_ascii=False) if chosen.json else "\n".join(_lines(found)))
    return 0


def _fitted(chosen: argparse.Namespace, folder: Path) -> dict[str, object]:
    for word in ("model", "bot"):
        if getattr(chosen, word) is not None:
            raise _Refusal(f"--{word} is for --check and --curves")
    if chosen.known is not None:
        raise _Refusal("--known is for --curves")
    if chosen.deals < bidding_run.FEWEST:
        raise _Refusal(f"--deals {chosen.deals}: all games want {bidding_run.FEWEST} or more")
    out = _out(chosen)
    margin = USUAL_MARGIN if chosen.margin is None else chosen.margin
    try:
        text, solver = bidding_run.fit(
            chosen.deals, chosen.seed, margin, folder, Progress("fit").show, place_of(chosen)
        )
    except OSError as problem:
        raise _Refusal(f"what is finished cannot be kept in {folder}: {problem}") from None
    _write(out, text)
    return {"file": str(out), "deals": chosen.deals, "seed": chosen.seed, "solver": solver}


def _where_the_numbers_lie() -> Path:
    try:
        return resource_path(FILE[0]) / FILE[1]
    except AssetMissing as problem:
        raise _Refusal(f"{problem.path} is missing; set Vira up again, or give --out") from None


def _out(chosen: argparse.Namespace) -> Path:
    return Path(chosen.out) if chosen.out is not None else _where_the_numbers_lie()


def _write(out: Path, text: str) -> None:
    try:
        out.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        why = problem.strerror or problem
        raise _Refusal(f"the numbers cannot be written to {out}: {why}") from None


def _from_sessions(chosen: argparse.Namespace, folder: Path) -> dict[str, object]:
    """What sessions tell of the numbers by which they were bid; with `--curves` the numbers are
    made truer by them."""
    if chosen.check and (chosen.curves or _is_written(chosen)):
        words = "--curves, --known, --out and --margin"
        raise _Refusal(f"--check writes nothing: leave {words} away, or --check")
    path = Path(chosen.model) if chosen.model is not None else _where_the_numbers_lie()
    model = _model(path)
    bot = chosen.bot or BidsByWorth.key
    try:
        sessions = bidding_check.sessions_of(
            model,
            bot,
            chosen.deals,
            chosen.seed,
            folder,
            Progress("fit").show,
            place_of(chosen),
        )
    except OSError as problem:
        raise _Refusal(f"what is finished cannot be kept in {folder}: {problem}") from None
    if chosen.check:
        return bidding_check.figures_of(model, sessions, chosen.seed)
    known = AS_IF if chosen.known is None else chosen.known
    out, truer = _out(chosen), bidding_check.curves_from(model, sessions, known)
    made_by = f"vira fit bidding --curves --bot {bot} --deals {chosen.deals}"
    made_by += f" --seed {quote(chosen.seed)}"
    if chosen.known is not None:
        made_by += f" --known {chosen.known}"
    if chosen.margin is not None:
        made_by += f" --margin {chosen.margin:g}"
        truer = replace(truer, margin=chosen.margin)
    notes = [*_notes_of(path), f"Then: {made_by}"]
    _write(out, format_model(truer, notes))
    return {"file": str(out), **bidding_check.figures_of(truer, sessions, chosen.seed)}


def _is_written(chosen: argparse.Namespace) -> bool:
    """True if something is said that is for writing numbers."""
    return any(getattr(chosen, word) is not None for word in ("out", "margin", "known"))


def _notes_of(path: Path) -> list[str]:
    """The notes at the head of the file of numbers: how they were made so far."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.removeprefix("# ") for line in lines if line.startswith("# ")]


def _model(path: Path) -> Model:
    try:
        return read_model(path)
    except (BadModel, UnicodeDecodeError, OSError) as problem:
        raise _Refusal(f"{path} {fault_of_model(problem)}") from None


def _lines(found: dict[str, object]) -> Iterable[str]:
    for key, value in found.items():
        if not isinstance(value, dict):
            yield f"{key:12} {value}"
            continue
        yield key
        for name, row in value.items():
            columns = row.items() if isinstance(row, dict) else (("deals", row),)
            yield f"  {name:16} " + ", ".join(f"{column} {one}" for column, one in columns)
