"""How true the numbers of the bidding are of sessions that a bot bids by them and plays in its way,
and the curves that make them truer."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from math import exp
from pathlib import Path

from ..bots.hand_worth import Model
from ..rules.games import GAME_BY_KEY
from .auction_fit import calibration, refine
from .bid_deals import PLAYERS, BidDeal
from .bidding_fit import AS_IF, format_model
from .figures import interval
from .journal import Journal
from .running import HERE, Place, all_of
from .self_play import DEALS, Session, bets_won, games_played, session_by

FAMILY_CASES = 300
"""Families that come up less often are checked together."""

Told = Callable[[int, int], None]
"""Is told how many deals are done, and of how many."""


def sessions_of(
    model: Model,
    bot: str,
    deals: int,
    seed: str,
    folder: Path,
    told: Told,
    place: Place = HERE,
) -> list[Session]:
    """Sessions of the bot whose key is *bot* and which bids by *model*, of so many *deals* in all.
    Work is done at *place* and kept in *folder*. Raises OSError, Unusable."""
    lengths = [min(DEALS, deals - before) for before in range(0, deals, DEALS)]
    done = [0, *accumulate(lengths)]
    text = format_model(model, ())
    arguments: dict[str, object] = {
        "work": "self-play",
        "seed": seed,
        "bot": bot,
        "model": text,
    }
    if deals % DEALS:
        arguments["deals"] = deals  # a session that is cut short is none to go on with
    kept: Journal[Session] = Journal(folder, arguments)
    work = partial(session_by, bot=bot, model=text, seed=seed)
    jobs = {number: (number, length) for number, length in enumerate(lengths)}
    return all_of(kept, jobs, work, lambda count: told(done[count], deals), place)


def curves_from(model: Model, sessions: Sequence[Session], known: int = AS_IF) -> Model:
    """*model* with what *sessions* tell beyond what it knows of games that were bid, which counts
    as so many deals of each."""
    return refine(model, [deal for one in sessions for deal in one["deals"]], known)


def figures_of(model: Model, sessions: Sequence[Session], seed: str) -> dict[str, object]:
    """How true *model* is of *sessions*: by family, the chance of going home foretold less what
    came, with its 95 % interval over deals; families of few cases together, trump and low. And the
    games, what they were worth to their declarers, and what the players won."""
    bid = [deal for one in sessions for deal in one["deals"]]
    groups: dict[str, list[BidDeal]] = {}
    for deal in bid:
        groups.setdefault(GAME_BY_KEY[deal["game"]].family.value, []).append(deal)
    small = [family for family, some in groups.items() if len(some) < FAMILY_CASES]
    for family in small:
        for deal in groups.pop(family):
            groups.setdefault("other, low" if _is_low(deal) else "other, trump", []).append(deal)
    return {
        "deals": len(bid),
        "seed": seed,
        "families": {
            name: _calibrated(model, some, f"{seed}/{name}")
            for name, some in sorted(groups.items())
        },
        "declarer": round(sum(map(_to_declarer, bid)) / len(bid), 3),
        "games": len({deal["game"] for deal in bid}),
        "played": games_played(bid),
        "sessions": {"bets": {"sessions": len(sessions), **bets_won(sessions)}},
        "exceptions": sum(one["exceptions"] for one in sessions),
        "illegal": sum(one["illegal"] for one in sessions),
    }


def check(
    model: Model, bot: str, deals: int, seed: str, folder: Path, told: Told
) -> dict[str, object]:
    """`figures_of` fresh sessions of *bot*, which bids by *model*. Raises OSError."""
    return figures_of(model, sessions_of(model, bot, deals, seed, folder, told), seed)


def _is_low(deal: BidDeal) -> bool:
    return GAME_BY_KEY[deal["game"]].high_tricks is None


def _to_declarer(deal: BidDeal) -> float:
    return deal["worth"]["FMR".index(deal["declarer"])] / PLAYERS


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
        "laid": round(sum(deal["laid"] for deal in deals) / len(deals), 4),
        "worth": round(sum(map(_to_declarer, deals)) / len(deals), 3),
    }
