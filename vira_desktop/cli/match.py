"""`vira match`: two bots play the same deals in all mixed seatings, or the defence of one is held
against the rulers'."""

import argparse
import json
import lzma
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ..bots.hand_worth import BadModel
from ..laboratory import duplicate, figures, tracks
from ..laboratory.cluster import Unusable
from ..laboratory.duplicate import Job, Outcome, fault_of
from ..laboratory.entrants import CHEAT, UNIFORM, entrant, names
from ..laboratory.journal import Journal
from ..laboratory.running import all_of
from ..rules.games import Result
from ..storage.paths import find_paths
from ..ui.assets import AssetMissing, resource_path
from .model_file import fault_of_model
from .places import place_of
from .progress import Progress

REFUSED = 2


class _Refusal(Exception):
    """The match cannot be played; carries the sentence, without its full stop."""


@dataclass(frozen=True, slots=True)
class _Match:
    """The match that is wanted, in the words of the command line."""

    one: str
    other: str | None
    """None if only the defence of *one* is looked at."""
    deals: int
    seed: str
    track: str
    family: str | None
    of_set: str | None
    gap: bool


def run(chosen: argparse.Namespace) -> int:
    """Plays the match and prints its figures; a sentence and status 2 if it cannot be played."""
    try:
        match = _match(chosen)
        print(_told(_figures(match, _outcomes(match, chosen)), as_json=chosen.json))
    except _Refusal as problem:
        sys.stderr.write(f"vira match: {problem}.\n")
        return REFUSED
    return 0


def _match(chosen: argparse.Namespace) -> _Match:
    """What is wanted, if it makes sense. Raises _Refusal."""
    bots = chosen.bots
    fewest = 1 if chosen.gap else 2
    if not fewest <= len(bots) == len(set(bots)) <= 2:
        raise _Refusal(f"--bots names two different bots, as A,B; not {','.join(bots)!r}")
    for name in bots:
        try:
            entrant(name)
        except KeyError:
            known = ", ".join(sorted(names()))
            raise _Refusal(f"no bot is named {name!r}; there are {known}") from None
        except (BadModel, UnicodeDecodeError, OSError) as problem:
            raise _Refusal(f"the file of {name!r} {fault_of_model(problem)}") from None
    family, of_set = chosen.family, chosen.set
    if chosen.track == tracks.CARD_PLAY:
        if family is None:
            raise _Refusal(f"--track card-play wants --family: {', '.join(tracks.FAMILIES)}")
        of_set = of_set or tracks.TUNING
    elif family or of_set or chosen.gap:
        word = "--family" if family else "--set" if of_set else "--gap"
        raise _Refusal(f"{word} is for --track card-play")
    return _Match(
        one=bots[0],
        other=bots[1] if len(bots) > 1 else None,
        deals=chosen.deals,
        seed=chosen.seed,
        track=chosen.track,
        family=family,
        of_set=of_set,
        gap=chosen.gap,
    )


def _outcomes(match: _Match, chosen: argparse.Namespace) -> list[Outcome]:
    """Every outcome of *match*, in order; those that an earlier run has finished are not played
    again. Raises _Refusal."""
    records = _records(match)
    jobs: list[Job] = []
    if match.other is not None:
        jobs += tracks.duplicate_jobs(match.one, match.other, records, match.seed)
    if match.gap:
        jobs += tracks.gap_jobs(match.one, records, match.seed)
    folder = find_paths(chosen.data_dir).data / "matches"
    progress = Progress("match")
    try:
        return all_of(
            Journal[Outcome](folder, {"jobs": [dict(job) for job in jobs]}),
            {job["number"]: job for job in jobs},
            duplicate.play,
            lambda done: progress.show(done, len(jobs)),
            place_of(chosen),
        )
    except OSError as problem:
        raise _Refusal(f"what is finished cannot be kept in {folder}: {problem}") from None
    except Unusable as problem:
        raise _Refusal(str(problem)) from None


def _records(match: _Match) -> list[str]:
    """The deals to be played, as lines. Raises _Refusal."""
    if match.family is None or match.of_set is None:
        return list(tracks.fresh_deals(match.deals, match.seed))
    folder, name = tracks.file_of(match.family, match.of_set)
    try:
        path = resource_path(folder, name)
        lines = lzma.decompress(path.read_bytes()).decode().splitlines()
    except AssetMissing as problem:
        raise _Refusal(f"{problem.path} is missing; set Vira up again") from None
    except (OSError, EOFError, lzma.LZMAError, UnicodeDecodeError):
        raise _Refusal(f"the deals in {Path(folder) / name} cannot be read") from None
    if match.deals > len(lines):
        raise _Refusal(f"--deals {match.deals}: the set {path.name} holds {len(lines)}")
    some = tracks.some_of(lines, match.deals, match.seed)
    for line in some:
        fault = fault_of(line)
        if fault:
            raise _Refusal(f"a deal in {Path(folder) / name} cannot be played: {fault}")
    return some


def _figures(match: _Match, outcomes: list[Outcome]) -> dict[str, object]:
    others = outcomes[-match.deals :] if match.gap else []
    played = outcomes[: len(outcomes) - len(others)]
    found: dict[str, object] = {
        "bots": [name for name in (match.one, match.other) if name is not None],
        "track": match.track,
        "family": match.family,
        "set": match.of_set,
        "deals": match.deals,
        "tables": sum(len(outcome["tables"]) for outcome in played or others),
        "seed": match.seed,
    }
    if match.other is not None:
        found |= {
            "diff": figures.difference(played, match.one, match.other, match.seed),
            "worth": figures.worths(played),
            "declared": figures.declared(played),
            "success": figures.rates(played, Result.HOME),
            "kodilj": figures.rates(played, Result.KODILJ),
        }
    found |= {
        "exceptions": sum(outcome["exceptions"] for outcome in outcomes),
        "illegal": sum(outcome["illegal"] for outcome in outcomes),
        "ms": figures.times(outcomes),
    }
    if match.gap:
        gap = figures.gap_share(others, match.one, UNIFORM, CHEAT, match.seed)
        found |= {"gap_share": gap.pop("share"), "gap": gap}
    return found


def _told(found: dict[str, object], *, as_json: bool) -> str:
    if as_json:
        return json.dumps(found, ensure_ascii=False)
    return "\n".join(_lines(found))


def _lines(found: dict[str, object]) -> Iterable[str]:
    for key, value in found.items():
        if key != "ms":
            yield f"{key:12} {_shown(value)}"
    times = found["ms"]
    assert isinstance(times, dict)
    yield "milliseconds a decision (median, 95th percentile, most)"
    for name, phases in times.items():
        for phase, row in phases.items():
            took = " ".join(f"{row[column]:10.2f}" for column in ("median", "p95", "most"))
            yield f"{name:12} {phase:9} {took}   of {row['decisions']}"


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return "-" if value is None else str(value)
