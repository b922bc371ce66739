"""The forty games of the bid table, row by row, and what they pay (rulings 1-3)."""

from dataclasses import dataclass
from enum import Enum, IntEnum


class Group(Enum):
    """Who exchanges cards with the stock (ruling 1)."""

    GASK = "gask"
    """The declarer takes the whole stock; nobody else buys."""
    BUYING = "buying"
    """The declarer buys, then both opponents."""
    SOLO = "solo"
    """Only the opponents buy."""


class Family(Enum):
    """Games that belong together; some families may be bid without a level."""

    SPEL = "spel"
    TURNE = "turne"
    VINGEL = "vingel"
    TRINGEL = "tringel"
    GASK = "gask"
    GOK = "gok"
    VIRA = "vira"
    KOPMISAR = "kopmisar"
    SOLO = "solo"
    SOLO_MISAR = "solo-misar"


class Openness(Enum):
    """Whether the declarer's cards lie face up in a low game, and from when (ruling 20)."""

    CLOSED = "closed"
    OPEN = "open"
    """Laid face up before the first lead, after any buying."""
    ROYALE = "royale"
    """Laid face up before the opponents buy."""


class Qualifier(IntEnum):
    """The suit to which a bid binds the declarer; a higher one outbids a lower (ruling 10)."""

    PLAIN = 0
    SUIT = 1
    """i färg: trump will be the highest or the second suit."""
    HIGHEST = 2
    """i högsta färg: trump will be the highest suit."""


class Column(IntEnum):
    """The three columns of pins."""

    OFF = 0
    SUIT = 1
    HIGHEST = 2


class Result(Enum):
    """How a game ended for the declarer (ruling 26)."""

    HOME = "home"
    BET = "bet"
    KODILJ = "kodilj"


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One row of the bid table. Games compare by *number*, their place in the bidding order."""

    number: int
    key: str
    family: Family
    group: Group
    high_tricks: int | None
    """Tricks the declarer needs when he plays high; None where he cannot."""
    low: Openness | None
    """How the cards lie when he plays low; None where he cannot."""
    low_cards: int
    """Cards he plays with when low, 11-13; so many tricks are played. 13 where not low."""
    keep: int | None
    """Gask group: cards kept from the dealt hand before the stock is taken; else None."""
    exact_buy: int | None
    """Köpmisär: the number of cards that must be bought; else None."""
    turn_up: int
    """Cards of the stock turned up before the declarer buys, 0-3."""
    pins: tuple[int, int, int]
    """Pins to or from each opponent by Column; a low game pays the first."""

    def __hash__(self) -> int:
        return hash(self.key)  # there are few, and they are looked up all the time

    @property
    def may_be_qualified(self) -> bool:
        """True for trump games with a free choice of trump (ruling 9)."""
        return self.family in _FREE_TRUMP and self.high_tricks is not None

    @property
    def takes_whole_hand(self) -> bool:
        """True for gök and vira: the stock is taken onto all thirteen cards."""
        return self.keep == 13


_FREE_TRUMP = frozenset((Family.SPEL, Family.GASK, Family.VIRA, Family.SOLO))


def _high(
    number: int,
    key: str,
    family: Family,
    group: Group,
    tricks: int,
    pins: tuple[int, int, int],
    *,
    turn: int = 0,
    keep: int | None = None,
) -> Game:
    return Game(
        number=number,
        key=key,
        family=family,
        group=group,
        high_tricks=tricks,
        low=None,
        low_cards=13,
        keep=keep,
        exact_buy=None,
        turn_up=turn,
        pins=pins,
    )


def _low(
    number: int,
    key: str,
    family: Family,
    group: Group,
    low: Openness,
    cards: int,
    pins: int,
    *,
    keep: int | None = None,
    buy: int | None = None,
) -> Game:
    return Game(
        number=number,
        key=key,
        family=family,
        group=group,
        high_tricks=None,
        low=low,
        low_cards=cards,
        keep=keep,
        exact_buy=buy,
        turn_up=0,
        pins=(pins, pins, pins),
    )


def _either(
    number: int, keep: int, tricks: int, low: Openness, cards: int, pins: tuple[int, int, int]
) -> Game:
    return Game(
        number=number,
        key=f"gask-{keep}",
        family=Family.GASK,
        group=Group.GASK,
        high_tricks=tricks,
        low=low,
        low_cards=cards,
        keep=keep,
        exact_buy=None,
        turn_up=0,
        pins=pins,
    )


_B, _G, _S = Group.BUYING, Group.GASK, Group.SOLO
_CLOSED, _OPEN, _ROYALE = Openness.CLOSED, Openness.OPEN, Openness.ROYALE
_SPEL, _TURNE, _VINGEL = Family.SPEL, Family.TURNE, Family.VINGEL
_KOP, _SOLO, _MISAR = Family.KOPMISAR, Family.SOLO, Family.SOLO_MISAR

GAMES: tuple[Game, ...] = (
    _high(1, "begar", _SPEL, _B, 6, (0, 0, 1)),
    _high(2, "turne-6", _TURNE, _B, 6, (0, 0, 1), turn=1),
    _high(3, "spel-7", _SPEL, _B, 7, (0, 0, 1)),
    _high(4, "vingel-6", _VINGEL, _B, 6, (0, 1, 1), turn=2),
    _either(5, 0, 7, _CLOSED, 11, (0, 0, 1)),
    _low(6, "gok", Family.GOK, _G, _OPEN, 13, 0, keep=13),
    _high(7, "turne-7", _TURNE, _B, 7, (0, 1, 1), turn=1),
    _low(8, "kopmisar-1", _KOP, _B, _CLOSED, 11, 0, buy=1),
    _either(9, 1, 8, _CLOSED, 12, (0, 0, 1)),
    _high(10, "spel-8", _SPEL, _B, 8, (0, 1, 1)),
    _high(11, "vingel-7", _VINGEL, _B, 7, (1, 1, 3), turn=2),
    _high(12, "turne-8", _TURNE, _B, 8, (1, 1, 3), turn=1),
    _low(13, "kopmisar-2", _KOP, _B, _CLOSED, 12, 0, buy=2),
    _either(14, 2, 9, _CLOSED, 13, (0, 1, 1)),
    _high(15, "solo-6", _SOLO, _S, 6, (0, 1, 1)),
    _high(16, "vingel-8", _VINGEL, _B, 8, (1, 3, 5), turn=2),
    _low(17, "kopmisar-3", _KOP, _B, _CLOSED, 12, 0, buy=3),
    _either(18, 3, 10, _OPEN, 12, (0, 1, 2)),
    _high(19, "spel-9", _SPEL, _B, 9, (1, 1, 3)),
    _low(20, "kopmisar-4", _KOP, _B, _CLOSED, 12, 1, buy=4),
    _either(21, 4, 11, _OPEN, 13, (1, 1, 3)),
    _high(22, "tringel-9", Family.TRINGEL, _B, 9, (3, 5, 11), turn=3),
    _low(23, "kopmisar-5", _KOP, _B, _CLOSED, 12, 1, buy=5),
    _high(24, "gask-6", Family.GASK, _G, 12, (1, 2, 4), keep=6),
    _high(25, "solo-7", _SOLO, _S, 7, (0, 1, 2)),
    _low(26, "kopmisar-6", _KOP, _B, _CLOSED, 12, 1, buy=6),
    _high(27, "gask-5", Family.GASK, _G, 12, (1, 3, 5), keep=5),
    _high(28, "solo-8", _SOLO, _S, 8, (1, 2, 4)),
    _high(29, "vira", Family.VIRA, _G, 13, (2, 4, 8), keep=13),
    _low(30, "solo-petite", _MISAR, _S, _CLOSED, 12, 2),
    _high(31, "solo-9", _SOLO, _S, 9, (2, 4, 8)),
    _low(32, "solo-grande", _MISAR, _S, _CLOSED, 13, 4),
    _high(33, "solo-10", _SOLO, _S, 10, (4, 8, 16)),
    _low(34, "solo-petite-ouverte", _MISAR, _S, _OPEN, 12, 8),
    _low(35, "solo-petite-ouverte-royale", _MISAR, _S, _ROYALE, 12, 16),
    _high(36, "solo-11", _SOLO, _S, 11, (8, 16, 32)),
    _low(37, "solo-grande-ouverte", _MISAR, _S, _OPEN, 13, 24),
    _low(38, "solo-grande-ouverte-royale", _MISAR, _S, _ROYALE, 13, 32),
    _high(39, "solo-12", _SOLO, _S, 12, (16, 32, 64)),
    _high(40, "solo-vira", _SOLO, _S, 13, (32, 64, 128)),
)

GAME_BY_KEY = {game.key: game for game in GAMES}

FAMILY_BY_WORD = {
    family.value: family
    for family in (Family.GASK, Family.SOLO, Family.KOPMISAR, Family.TURNE, Family.VINGEL)
}
"""The five words that are bids without a level (rulings 11 and 12)."""

FREE_LEVEL = frozenset((Family.GASK, Family.SOLO, Family.KOPMISAR))
"""Families in which an unspecified bid that wins lets the declarer name the level."""


def games_of(family: Family) -> tuple[Game, ...]:
    """The rows of *family*, lowest first."""
    return tuple(game for game in GAMES if game.family is family)


@dataclass(frozen=True, slots=True)
class PullaRow:
    """Bets lifted (home) or put in (bet, kodilj) for one game, after a simple buy and after a
    repurchase (ruling 3)."""

    home: int
    bet: int
    kodilj: int
    re_home: int
    re_bet: int
    re_kodilj: int

    def bets(self, result: Result, *, repurchased: bool) -> int:
        """Bets the declarer lifts (+) or puts in (-) for *result*."""
        home, bet, kodilj = (
            (self.re_home, self.re_bet, self.re_kodilj)
            if repurchased
            else (self.home, self.bet, self.kodilj)
        )
        return {Result.HOME: home, Result.BET: -bet, Result.KODILJ: -kodilj}[result]


ORDINARY = PullaRow(1, 1, 2, 0, 3, 5)

PULLA_ROWS: dict[str, PullaRow] = {
    "gok": PullaRow(1, 2, 4, 0, 0, 0),
    "vingel-6": PullaRow(1, 2, 4, 0, 6, 10),
    "vingel-7": PullaRow(1, 2, 4, 0, 6, 10),
    # The repurchase columns of vingel 8 and the whole row of tringel 9 are derived (ruling 3).
    "vingel-8": PullaRow(2, 2, 4, 0, 6, 10),
    "tringel-9": PullaRow(3, 3, 6, 0, 9, 15),
}
"""The games that do not pay as ORDINARY."""
