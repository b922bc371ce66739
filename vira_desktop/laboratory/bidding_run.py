"""The whole fit of the bidding, from its seed to the numbers, and the check of it on fresh deals.
What is finished is kept: stopped, it goes on where it was."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from math import exp
from pathlib import Path
from typing import TypedDict

from ..bots.bidding_by_worth import BidsByWorth
from ..bots.bot import Bot
from ..bots.hand_worth import POOLS, Model, games_in
from ..bots.regel import Regel
from ..rules.games import GAME_BY_KEY, Result
from .bid_deals import BidDeal, bid_deal
from .bidding_fit import calibration, fit_auctions, fit_games, format_model
from .bought_games import FEWEST, Buyer, Row
from .figures import interval
from .journal import Journal, Kept

ROUNDS = 4
"""Deals are bid by *regel*; then by it and the model that these make, and so on, and what has been
bid by any of the models counts."""
SHARE = 16
"""One deal is bid in each round for so many that are bought and played."""
ROUND_MARGIN = 0.75
"""By so many pins a bid is ahead of a pass in the rounds: what nobody would bid, tells nothing."""
FAMILY_CASES = 300
"""Families that come up less often are checked together."""
__all__ = ["FEWEST", "Told", "check", "deals_in_all", "fit"]

MADE_WITH = "vira fit bidding"

Told = Callable[[int, int], None]
"""Is told after every deal how many are done, and of how many."""


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
    deals: int, seed: str, margin: float, folder: Path, told: Told
) -> tuple[str, dict[str, Bias]]:
    """The text of the file of numbers, from *deals* bought and played and those that are then bid,
    and by pool the bias of the solver. Work is kept in *folder*. Raises OSError."""
    games: Journal[Row] = Journal(folder, {"work": "bought games", "seed": seed})
    total, count = deals_in_all(deals), bid_in_round(deals)
    bought = _all(games, deals, Buyer(seed).row, lambda done: told(done, total))
    model = fit_games(bought)
    bots: list[Bot] = [Regel()]
    bid: list[BidDeal] = []
    for part in range(ROUNDS):
        drawn = f"{seed}/round {part}"
        arguments = {"work": "bid deals", "seed": drawn, "model": format_model(model, ())}
        kept: Journal[BidDeal] = Journal(folder, arguments)
        before = deals + part * count
        made = partial(bid_deal, seed=drawn, bots=bots)
        bid += _all(kept, count, made, partial(_told_after, told, before, total))
        model = replace(fit_auctions(model, bid), margin=ROUND_MARGIN)
        if len(bots) == 1:
            bid.clear()
        bots = [Regel(), BidsByWorth(model)]
    return _text(replace(model, margin=margin), deals, seed), _bias(bought)


def check(model: Model, deals: int, seed: str, folder: Path, told: Told) -> dict[str, object]:
    """How true *model* is of *deals* fresh deals bid by it on all three seats: by family, the
    chance of going home foretold less what came, with its 95 % interval over deals; families of
    few cases together, trump and low. Raises OSError."""
    text = format_model(model, ())
    kept: Journal[BidDeal] = Journal(folder, {"work": "check", "seed": seed, "model": text})
    made = partial(bid_deal, seed=seed, bots=[BidsByWorth(model)])
    bid = _all(kept, deals, made, lambda done: told(done, deals))
    groups: dict[str, list[BidDeal]] = {}
    for deal in bid:
        groups.setdefault(GAME_BY_KEY[deal["game"]].family.value, []).append(deal)
    small = [family for family, some in groups.items() if len(some) < FAMILY_CASES]
    for family in small:
        for deal in groups.pop(family):
            groups.setdefault("other, low" if _is_low(deal) else "other, trump", []).append(deal)
    return {
        "deals": deals,
        "seed": seed,
        "families": {
            name: _calibrated(model, some, f"{seed}/{name}")
            for name, some in sorted(groups.items())
        },
        "declarer": round(sum(map(_to_declarer, bid)) / deals, 3),
        "games": len({deal["game"] for deal in bid}),
    }


def _is_low(deal: BidDeal) -> bool:
    return GAME_BY_KEY[deal["game"]].high_tricks is None


def _to_declarer(deal: BidDeal) -> float:
    return deal["worth"]["FMR".index(deal["declarer"])] / 3


def _calibrated(model: Model, deals: Sequence[BidDeal], seed: str) -> dict[str, float]:
    pairs = [
        (1 / (1 + exp(-odds)) - came, float(came))
        for foretold, results in calibration(model, deals).values()
        for odds, came in zip(foretold, results, strict=True)
    ]
    rows_of = [(error,) for error, _ in pairs]
    low, high = interval(rows_of, lambda sums: sums[0] / len(pairs), seed, resamples=2000) or (0, 0)
    return {
        "cases": len(pairs),
        "home": round(sum(came for _, came in pairs) / len(pairs), 4),
        "foretold less came": round(sum(error for error, _ in pairs) / len(pairs), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "worth": round(sum(map(_to_declarer, deals)) / len(deals), 3),
    }


def _told_after(told: Told, before: int, total: int, done: int) -> None:
    told(before + done, total)


def _all(
    kept: Journal[Kept], count: int, make: Callable[[int], Kept], told: Callable[[int], None]
) -> list[Kept]:
    """The first *count* of what *make* makes; those that are kept are not made again."""
    done = kept.read()
    for number in range(count):
        if number not in done:
            done[number] = make(number)
            kept.add(done[number])
            told(number + 1)
    return [done[number] for number in range(count)]


def _text(model: Model, deals: int, seed: str) -> str:
    notes = (
        f"Made by: {MADE_WITH} --deals {deals} --seed {seed} --margin {model.margin:g}",
        "What the numbers mean: vira_desktop/bots/hand_worth.py; how they are found:",
        "vira_desktop/laboratory/bidding_fit.py. Do not change them by hand.",
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
