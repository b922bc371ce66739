"""The columns of the bid table on the screen."""

from enum import IntEnum

from ...rules.games import Column, Game, Group, PullaRow


class BidColumn(IntEnum):
    """In order; the narrow table beside the auction stops after the pins."""

    GAME = 0
    TRICKS = 1
    MISERE = 2
    PINS_OFF = 3
    PINS_SUIT = 4
    PINS_HIGHEST = 5
    HOME = 6
    BET = 7
    KODILJ = 8
    RE_HOME = 9
    RE_BET = 10
    RE_KODILJ = 11


PINS = {
    BidColumn.PINS_OFF: Column.OFF,
    BidColumn.PINS_SUIT: Column.SUIT,
    BidColumn.PINS_HIGHEST: Column.HIGHEST,
}
BETS = tuple(column for column in BidColumn if column >= BidColumn.HOME)


def pins_in(game: Game, column: BidColumn) -> int | None:
    """Pins of *game* in one of the three columns; a game without trump has only the first."""
    if game.high_tricks is None and column is not BidColumn.PINS_OFF:
        return None
    return game.pins[PINS[column]]


def bets_in(game: Game, row: PullaRow, column: BidColumn) -> int | None:
    """Bets of *game* in one of the last six columns; only buying games have a repurchase."""
    if column >= BidColumn.RE_HOME and game.group is not Group.BUYING:
        return None
    return {
        BidColumn.HOME: row.home,
        BidColumn.BET: row.bet,
        BidColumn.KODILJ: row.kodilj,
        BidColumn.RE_HOME: row.re_home,
        BidColumn.RE_BET: row.re_bet,
        BidColumn.RE_KODILJ: row.re_kodilj,
    }[column]
