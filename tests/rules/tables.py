"""The society's two tables as they were printed, read by themselves: the truth of these tests."""

import csv
from dataclasses import dataclass
from pathlib import Path

_DATA = Path(__file__).parent.parent / "data"


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line of the bid table."""

    no: int
    key: str
    family: str
    group: str
    high_tricks: int | None
    low: bool
    low_open: str
    low_cards: int | None
    keep: int | None
    buy: str
    turn_up: int
    pins: tuple[int, int, int] | None
    """Off-suit, suit, highest suit; None for a game that is never played with trump."""
    misere_pins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Bets:
    """One line of the pulla table; a repurchase that is not possible pays None."""

    home: int
    bet: int
    kodilj: int
    re_home: int | None
    re_bet: int | None
    re_kodilj: int | None


def _rows(name: str) -> list[dict[str, str]]:
    with (_DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def _number(text: str) -> int | None:
    return int(text) if text else None


def _row(cells: dict[str, str]) -> Row:
    columns = [cells["pins_off"], cells["pins_suit"], cells["pins_highest"]]
    has_trump = all(columns)
    return Row(
        no=int(cells["no"]),
        key=cells["key"],
        family=cells["family"],
        group=cells["group"],
        high_tricks=_number(cells["high_tricks"]),
        low=cells["low"] == "1",
        low_open=cells["low_open"],
        low_cards=_number(cells["low_cards"]),
        keep=_number(cells["keep"]),
        buy=cells["buy"],
        turn_up=int(cells["turn_up"]),
        pins=(int(columns[0]), int(columns[1]), int(columns[2])) if has_trump else None,
        misere_pins=int(columns[0]),
    )


def _bets(cells: dict[str, str]) -> Bets:
    return Bets(
        home=int(cells["hem"]),
        bet=int(cells["bet"]),
        kodilj=int(cells["kodilj"]),
        re_home=_number(cells["re_hem"]),
        re_bet=_number(cells["re_bet"]),
        re_kodilj=_number(cells["re_kodilj"]),
    )


ROWS = [_row(cells) for cells in _rows("bid-table.tsv")]
BETS = {cells["games"]: _bets(cells) for cells in _rows("pulla-table.tsv")}


def bets_of(key: str) -> Bets:
    """The line of the pulla table for a game; games without one are ordinary (ruling 3)."""
    return BETS.get(key, BETS["ordinary"])
