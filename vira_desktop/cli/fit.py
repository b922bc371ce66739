"""`vira fit`: what the bots know of hands, worked out anew from simulated deals."""

import argparse
import sys
import time
from collections.abc import Sequence

from ..laboratory import fitting

_HEAD = '''\
"""What a dealt hand is likely to come to in each game: coefficients, in log-odds, of going home and
of kodilj, for the features of `hand_features.NAMES`. Made by
`vira fit bidding --deals {deals} --seed {seed}`; how, is said in laboratory/fitting.py."""

# fmt: off
FIGURES: dict[str, tuple[tuple[float, ...], tuple[float, ...]]] = {{
'''


def run(chosen: argparse.Namespace) -> int:
    """Prints the module of figures; how far it is goes to standard error."""
    print(_HEAD.format(deals=chosen.deals, seed=chosen.seed), end="")
    for game in fitting.fitted_games():
        began = time.monotonic()
        found = list(fitting.samples(game, chosen.deals, chosen.seed))
        print(entry(game.key, fitting.fit(found)), end="", flush=True)
        took = time.monotonic() - began
        sys.stderr.write(f"vira fit: {game.key}, {len(found)} deals in {took:.0f} s\n")
    print("}")
    return 0


def entry(key: str, coefficients: Sequence[Sequence[float]]) -> str:
    """The lines of one game."""
    rows = "".join(
        f"        ({', '.join(f'{value:.2f}' for value in row)}),\n" for row in coefficients
    )
    return f'    "{key}": (\n{rows}    ),\n'
