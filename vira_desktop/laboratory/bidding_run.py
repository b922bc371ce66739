"""The whole fit of the bidding, from its seed to the numbers. What is finished is kept: stopped, it
goes on where it was."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from shlex import quote
from typing import TypedDict

from ..bots.hand_worth import POOLS, Model, games_in
from ..rules.games import Result
from .auction_fit import fit_auctions
from .bid_deals import BidDeal, bid_by
from .bidding_check import Told
from .bidding_fit import fit_games, format_model
from .bought_games import FEWEST, Row, buy
from .journal import Journal
from .running import HERE, Place, all_of

ROUNDS = 4
"""Deals are bid by *regel*; then by it and the model that these make, and so on, and what has been
bid by any of the models counts."""
SHARE = 16
"""One deal is bid in each round for so many that are bought and played."""
ROUND_MARGIN = 0.75
"""By so many pins a bid is ahead of a pass in the rounds: what nobody would bid, tells nothing."""
__all__ = ["FEWEST", "Told", "deals_in_all", "fit"]

MADE_WITH = "vira fit bidding"


class Bias(TypedDict):
    """How often the games of a pool went home that were played: in the play of *regel*, and with
    all cards seen."""

    cases: int
    played: float
    solved: float


def deals_in_all(deals: int) -> int:
    """The deals of a fit that begins with *deals* bought and played."""
    return deals + ROUNDS * bid_in_round(deals)


def bid_in_round(deals: int) -> int:
    """How many deals are bid in a round."""
    return max(1, deals // SHARE)


def fit(
    deals: int, seed: str, margin: float, folder: Path, told: Told, place: Place = HERE
) -> tuple[str, dict[str, Bias]]:
    """The text of the file of numbers, from *deals* bought and played and those that are then
    bid, and by pool the bias of the solver. Work is done at *place* and kept in *folder*. Raises
    OSError, Unusable."""
    games: Journal[Row] = Journal(folder, {"work": "bought games", "seed": seed})
    total, count = deals_in_all(deals), bid_in_round(deals)
    numbers = {number: number for number in range(deals)}
    work = partial(buy, seed=seed)
    bought = all_of(games, numbers, work, lambda done: told(done, total), place)
    model = fit_games(bought)
    bid: list[BidDeal] = []
    for part in range(ROUNDS):
        drawn = f"{seed}/round {part}"
        text = format_model(model, ())
        arguments = {"work": "bid deals", "seed": drawn, "model": text}
        kept: Journal[BidDeal] = Journal(folder, arguments)
        before = deals + part * count
        made = partial(bid_by, model=text if part else None, seed=drawn)
        numbers = {number: number for number in range(count)}
        bid += all_of(kept, numbers, made, partial(_told_after, told, before, total), place)
        model = replace(fit_auctions(model, bid), margin=ROUND_MARGIN)
        if not part:
            bid.clear()
    return _text(replace(model, margin=margin), deals, seed), _bias(bought)


def _told_after(told: Told, before: int, total: int, done: int) -> None:
    told(before + done, total)


def _text(model: Model, deals: int, seed: str) -> str:
    notes = (
        f"Made by: {MADE_WITH} --deals {deals} --seed {quote(seed)} --margin {model.margin:g}",
        "What the numbers mean: vira_desktop/bots/hand_worth.py; how they are found:",
        "vira_desktop/laboratory/bidding_fit.py and auction_fit.py. Do not change them by hand.",
    )
    return format_model(model, notes)


def _bias(bought: Sequence[Row]) -> dict[str, Bias]:
    found: dict[str, Bias] = {}
    for pool in POOLS:
        keys = {game.key for game in games_in(pool)}
        some = [row for row in bought if row["game"] in keys and row["solved"] is not None]
        if some:
            found[pool] = {
                "cases": len(some),
                "played": _share(row["result"] for row in some),
                "solved": _share(row["solved"] for row in some),
            }
    return found


def _share(results: Iterable[str | None]) -> float:
    found = [result == Result.HOME.value for result in results]
    return round(sum(found) / len(found), 4)
