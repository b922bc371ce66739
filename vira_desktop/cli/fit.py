"""`vira fit bidding`: the numbers by which bots bid are found, or checked."""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path

from ..bots.hand_worth import FILE, BadModel, Model
from ..laboratory import bidding_run
from ..storage.paths import find_paths
from ..ui.assets import AssetMissing, resource_path
from .model_file import fault_of_model, read_model
from .progress import Progress

REFUSED = 2
USUAL_MARGIN = 0.0


class _Refusal(Exception):
    """It cannot be done; carries the sentence, without its full stop."""


def run(chosen: argparse.Namespace) -> int:
    """Fits or checks, and prints what came of it; a sentence and status 2 if it cannot be done."""
    folder = find_paths(chosen.data_dir).data / "fits"
    try:
        found = _checked(chosen, folder) if chosen.check else _fitted(chosen, folder)
    except _Refusal as problem:
        sys.stderr.write(f"vira fit: {problem}.\n")
        return REFUSED
    print(json.dumps(found, ensure_ascii=False) if chosen.json else "\n".join(_lines(found)))
    return 0


def _fitted(chosen: argparse.Namespace, folder: Path) -> dict[str, object]:
    if chosen.model is not None:
        raise _Refusal("--model is for --check")
    if chosen.deals < bidding_run.FEWEST:
        raise _Refusal(f"--deals {chosen.deals}: the forty games want {bidding_run.FEWEST} or more")
    out = Path(chosen.out) if chosen.out is not None else _where_the_numbers_lie()
    margin = USUAL_MARGIN if chosen.margin is None else chosen.margin
    try:
        text, solver = bidding_run.fit(chosen.deals, chosen.seed, margin, folder, _progress())
    except (OSError, ValueError) as problem:
        raise _Refusal(f"what is finished cannot be kept in {folder}: {problem}") from None
    try:
        out.write_text(text, encoding="utf-8", newline="\n")
    except OSError as problem:
        why = problem.strerror or problem
        raise _Refusal(f"the numbers cannot be written to {out}: {why}") from None
    return {"file": str(out), "deals": chosen.deals, "seed": chosen.seed, "solver": solver}


def _progress() -> bidding_run.Told:
    """What is told of every deal that is done; those that come before the first were kept."""
    shown: list[Progress] = []

    def told(done: int, total: int) -> None:
        if not shown:
            shown.append(Progress("fit", total, done - 1))
        shown[0].show(done)

    return told


def _where_the_numbers_lie() -> Path:
    try:
        return resource_path(FILE[0]) / FILE[1]
    except AssetMissing as problem:
        raise _Refusal(f"{problem.path} is missing; set Vira up again, or give --out") from None


def _checked(chosen: argparse.Namespace, folder: Path) -> dict[str, object]:
    for word in ("out", "margin"):
        if getattr(chosen, word) is not None:
            raise _Refusal(f"--{word} is not for --check")
    model = _model(Path(chosen.model) if chosen.model is not None else _where_the_numbers_lie())
    try:
        return bidding_run.check(model, chosen.deals, chosen.seed, folder, _progress())
    except (OSError, ValueError) as problem:
        raise _Refusal(f"what is finished cannot be kept in {folder}: {problem}") from None


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
            yield f"  {name:16} " + ", ".join(f"{column} {one}" for column, one in row.items())
