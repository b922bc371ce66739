"""Statistics as a table that other programs read: keys and not words, numbers with a point."""

import csv
import io
from collections.abc import Iterator

from .statistics import Statistics, Sums

COLUMNS = ("table", "key", "bid", "deals", "home", "bet", "kodilj", "pins", "worth_per_deal")

_Row = tuple[str | int, ...]


def to_csv(statistics: Statistics) -> str:
    """*statistics*, comma-separated, with a line of headings. The tables stand below each other:
    `total`, `game`, `role`, `seat`, `bot`, and `course`, whose keys are the moments of the deals
    in UTC and whose pins are the account after each."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_rows(statistics))
    return text.getvalue()


def _rows(statistics: Statistics) -> Iterator[_Row]:
    yield "total", "", *_sums(statistics.total)
    for key, game in statistics.games.items():
        yield "game", key, *_sums(game.played, bid=game.bid)
    for role, sums in statistics.roles.items():
        yield "role", role.value, *_sums(sums)
    for seat, sums in statistics.seats.items():
        yield "seat", seat, *_sums(sums)
    for bot, sums in statistics.bots.items():
        yield "bot", bot, *_sums(sums)
    for point in statistics.course:
        yield "course", point.at.isoformat(), "", "", "", "", "", point.pins, ""


def _sums(sums: Sums, *, bid: int | str = "") -> _Row:
    worth = f"{float(sums.mean_worth):.4f}"
    return bid, sums.deals, sums.home, sums.bet, sums.kodilj, sums.pins, worth
