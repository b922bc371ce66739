"""`vira deal`: a fresh record, before the first call."""

import argparse
import random
import secrets

from ..rules.phases import dealing
from ..rules.record import Record, format_record


def run(chosen: argparse.Namespace) -> int:
    """Prints a record of a deal drawn from the seed; without one, from a seed drawn by lot, which
    the record names."""
    seed = secrets.token_hex(8) if chosen.seed is None else chosen.seed
    players = chosen.players
    pulla = players if chosen.pulla is None else chosen.pulla
    deal = dealing.begin(random.Random(seed), players=players, pulla=pulla)
    print(format_record(Record(deal=deal, seed=seed)))
    return 0
