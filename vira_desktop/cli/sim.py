"""`vira sim`: bots play many deals, and what came of it."""

import argparse
import contextlib
import json
import sys
import time
from pathlib import Path
from typing import TextIO

from ..bots.bot import Bot
from ..bots.roster import bot_by_key, keys
from ..rules.record import format_record
from ..session.simulation import play_deals
from ..session.tally import Tally

USUAL_BOT = "regel"
REFUSED = 2


def run(chosen: argparse.Namespace) -> int:
    """Plays the deals and prints the figures; a sentence and status 2 if they cannot be played."""
    bots = _bots(chosen)
    if isinstance(bots, str):
        return _refuse(bots)
    tally = Tally()
    began = time.perf_counter()
    with contextlib.ExitStack() as files:
        records: TextIO | None = None
        if chosen.records is not None:
            try:
                records = files.enter_context(_open(chosen.records))
            except OSError as problem:
                return _refuse(f"{chosen.records} cannot be written: {problem.strerror or problem}")
        for played in play_deals(bots, deals=chosen.deals, seed=chosen.seed):
            tally.add(played)
            if records:
                records.write(format_record(played.record) + "\n")
    seconds = round(time.perf_counter() - began, 3)
    print(json.dumps(_figures(tally, seconds)) if chosen.json else _table(tally, seconds))
    return 0


def _open(name: str) -> TextIO:
    return Path(name).open("w", encoding="utf-8", newline="\n")


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"vira sim: {sentence}.\n")
    return REFUSED


def _bots(chosen: argparse.Namespace) -> list[Bot] | str:
    """The bots by chair, or a sentence about why they cannot sit there."""
    names = chosen.bots or (USUAL_BOT,) * (chosen.players or 3)
    players = chosen.players or len(names)
    if players not in (3, 4) or len(names) != players:
        wanted = chosen.players or "three or four"
        return f"{len(names)} named by --bots, but {wanted} sit at the table"
    for name in names:
        if name not in keys():
            return f"no bot is named {name!r}; there are {', '.join(sorted(keys()))}"
    return [bot_by_key(name) for name in names]


def _figures(tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "deals": tally.deals,
        "exceptions": tally.exceptions,
        "illegal": tally.illegal,
        "seconds": seconds,
        "games": tally.games(),
        "worth": tally.worth(),
        "worth_by_seat": tally.worth_by_seat(),
    }


def _table(tally: Tally, seconds: float) -> str:
    games = tally.games()
    columns = list(next(iter(games.values())))
    width = max(map(len, games))
    lines = [
        f"{tally.deals} deals in {seconds:.1f} s, "
        f"{tally.exceptions} exceptions, {tally.illegal} illegal actions",
        "",
        " ".join((" " * width, *(f"{name:>11}" for name in columns))),
    ]
    for key, row in games.items():
        lines.append(" ".join((f"{key:{width}}", *(f"{row[name]:11}" for name in columns))))
    lines += ["", "Worth in pins a deal"]
    worths = {**tally.worth(), **tally.worth_by_seat()}
    lines += [f"{name:{width}} {pins:+11.3f}" for name, pins in worths.items()]
    return "\n".join(lines)
