"""Sessions in which one bot sits in all three chairs: what it bids, how that ends, and how far
apart the players are when they part."""

import statistics
from collections import Counter
from collections.abc import Sequence
from typing import TypedDict

from ..bots.bidding_by_worth import BidsByWorth
from ..bots.bot import Bot
from ..bots.hand_worth import parse_model
from ..bots.levels import LEVEL_BY_KEY, Searcher
from ..rules.games import GAMES
from ..rules.phases.payment import PINS_IN_A_BET
from ..rules.seats import SEATS
from ..session.simulation import play_deals
from .bid_deals import PLAYERS, BidDeal, as_bid
from .running import once_a_thread

DEALS = 60
"""Deals in a session: what is played in an evening."""


class Session(TypedDict):
    """One session."""

    number: int
    deals: list[BidDeal]
    """Those in which somebody played alone."""
    won: list[int]
    """By each chair, in thirds of a pin (ruling 37)."""
    exceptions: int
    illegal: int


def session_by(job: tuple[int, int], bot: str, model: str, seed: str) -> Session:
    """The session whose number and deals are the *job*, by the bot whose key is *bot*, which bids
    by the *model* of which this is the text."""
    number, deals = job
    return session(number, seed, _bot(bot, model), deals)


@once_a_thread
def _bot(key: str, text: str) -> Bot:
    model = parse_model(text)
    if key == BidsByWorth.key:
        return BidsByWorth(model)
    return Searcher(LEVEL_BY_KEY[key], lambda: model)


def session(number: int, seed: str, bot: Bot, deals: int = DEALS) -> Session:
    """Session *number* of those drawn from *seed*, of so many *deals*: the deal passes on, the
    pulla is carried over."""
    bids: list[BidDeal] = []
    won = [0] * PLAYERS
    exceptions = illegal = 0
    for played in play_deals([bot] * PLAYERS, deals=deals, seed=f"{seed}/{number}"):
        exceptions += played.exceptions
        illegal += played.illegal
        if played.settled.contract is None:
            continue
        bid = as_bid(len(bids), played.settled, bot.key)
        for seat, thirds in zip(SEATS, bid["worth"], strict=True):
            won[played.match.chair_of(seat)] += thirds
        bids.append(bid)
    return {
        "number": number,
        "deals": bids,
        "won": won,
        "exceptions": exceptions,
        "illegal": illegal,
    }


def bets_won(sessions: Sequence[Session]) -> dict[str, float]:
    """How far from nought the players ended, in bets: the median, the 95th percentile, the most."""
    pins = (abs(thirds) / PLAYERS for one in sessions for thirds in one["won"])
    results = sorted(each / PINS_IN_A_BET for each in pins)
    return {
        "median": round(statistics.median(results), 2),
        "p95": round(results[int(0.95 * (len(results) - 1))], 2),
        "most": round(results[-1], 2),
    }


def games_played(deals: Sequence[BidDeal]) -> dict[str, int]:
    """How often each game was played, those that came up, lowest first."""
    counts = Counter(deal["game"] for deal in deals)
    return {game.key: counts[game.key] for game in GAMES if counts[game.key]}
