"""Where a long work is done, as the command line has it."""

import argparse

from ..laboratory.running import Place, cores


def place_of(chosen: argparse.Namespace) -> Place:
    """By `--cluster`, by `--processes`, or in a process for each core."""
    return Place(chosen.processes or cores(), chosen.cluster)
