"""`vira bench`: what the program costs on this machine."""

import argparse
import json
import statistics
import time
from collections.abc import Mapping

from ..bots.roster import bot_by_key
from ..rules.record import format_record, parse_record
from ..rules.verdict import check
from ..session.simulation import play_deals
from ..solver.api import COMPILED

BOT = "regel"
DEALS = 1000
REPLAYED = 200
SEED = "bench"


def run(chosen: argparse.Namespace) -> int:
    """Prints the figures, one flat object or one a line."""
    if chosen.what == "window":
        from .window_bench import measure

        figures: Mapping[str, float | None] = measure()
    elif chosen.what == "start":
        from .window_bench import measure_start

        figures = measure_start()
    elif chosen.what == "solver":
        from .solver_bench import measure_solver

        figures = measure_solver()
    elif chosen.what == "storage":
        from .storage_bench import measure_storage

        figures = measure_storage()
    else:
        figures = measure_rules()
    if chosen.json:
        print(json.dumps(figures))
    else:
        print(f"{'solver':20} {'compiled' if COMPILED else 'interpreted':>12}")
        print("\n".join(f"{name:20} {_shown(value)}" for name, value in figures.items()))
    return 0


def _shown(figure: float | None) -> str:
    return f"{'not measured':>12}" if figure is None else f"{figure:12.3f}"


def measure_rules(*, deals: int = DEALS) -> dict[str, float]:
    """`replay_ms_median`: a deal with its play read from its record and replayed, in milliseconds;
    `sim_1000_s`: a thousand deals between three bots on one core, in seconds."""
    bots = [bot_by_key(BOT)] * 3
    texts: list[str] = []
    began = time.perf_counter()
    for played in play_deals(bots, deals=deals, seed=SEED):
        if played.settled.tricks:
            texts.append(format_record(played.record))
    seconds = time.perf_counter() - began
    replays = [_replay_ms(text) for text in texts[:REPLAYED]]
    return {
        "replay_ms_median": round(statistics.median(replays), 3),
        "sim_1000_s": round(seconds * DEALS / deals, 2),
    }


def _replay_ms(text: str) -> float:
    began = time.perf_counter()
    answer = check(parse_record(text))
    took = time.perf_counter() - began
    assert answer["phase"] == "settled"
    return 1000 * took
