"""What is played in a match: whole deals, drawn afresh, or the play alone, from stored deals whose
auction and purchases are given."""

import random
from collections.abc import Iterator, Sequence

from ..rules.phases import dealing
from ..rules.record import Record, format_record
from .duplicate import PLAYERS, Job, mixed_lineups
from .entrants import CHEAT, UNIFORM

WHOLE_DEAL = "whole-deal"
CARD_PLAY = "card-play"
TRACKS = (WHOLE_DEAL, CARD_PLAY)

FAMILIES = ("trump", "misere-11", "misere-12", "misere-13")
"""The stored deals by what is played: trump games, and closed misères of so many cards."""
TUNING = "tuning"
NEVER_TUNED_ON = "test"
SETS = (TUNING, NEVER_TUNED_ON)


def file_of(family: str, of_set: str) -> tuple[str, str]:
    """Where the deals of *family* lie among the resources: folder and file."""
    return "laboratory", f"{family}-{of_set}.jsonl.xz"


def fresh_deals(deals: int, seed: str) -> Iterator[str]:
    """*deals* deals drawn from *seed*, as records without an action."""
    for number in range(1, deals + 1):
        rng = random.Random(f"{seed}/{number}")
        deal = dealing.begin(rng, players=PLAYERS, pulla=PLAYERS)
        yield format_record(Record(deal=deal, seed=f"{seed}/{number}"))


def some_of(lines: Sequence[str], deals: int, seed: str) -> list[str]:
    """*deals* different ones of *lines*, drawn from *seed*. Raises ValueError if there are not
    so many."""
    return random.Random(f"{seed}/deals").sample(lines, deals)


def duplicate_jobs(one: str, other: str, records: Sequence[str], seed: str) -> Iterator[Job]:
    """Every deal in all mixed seatings of the two bots, numbered from 0."""
    for number, record in enumerate(records):
        yield {
            "number": number,
            "seed": f"{seed}/{number}",
            "record": record,
            "lineups": mixed_lineups(one, other),
            "by_role": False,
        }


def gap_jobs(bot: str, records: Sequence[str], seed: str) -> Iterator[Job]:
    """Every deal with *uniform* playing alone against two of *bot*, of itself, and of the cheater,
    numbered on from the last that `duplicate_jobs` would have."""
    for number, record in enumerate(records):
        yield {
            "number": len(records) + number,
            "seed": f"{seed}/{number}",
            "record": record,
            "lineups": [[UNIFORM, name, name] for name in dict.fromkeys((bot, UNIFORM, CHEAT))],
            "by_role": True,
        }
