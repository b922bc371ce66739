"""What a dealt hand is worth in each game, by a model that was fitted to many bought and played
games: each feature of the hand adds to one sum, the log-odds of going home, and from the sum follow
how often a failure is kodilj and what it costs.

The numbers stand in resources/bidding; `vira fit bidding` makes them. Whoever starts the program
reads the file and hands its text over."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import exp

from ..rules.cards import CardSet, Suit
from ..rules.games import GAME_BY_KEY, GAMES, Family, Game, Openness, PullaRow
from ..rules.phases.payment import PINS_IN_A_BET, column_of
from ..rules.seats import Seat
from ..rules.state import HouseRules
from .bidding_features import (
    defence_features,
    defence_names,
    features,
    is_free_gask,
    judged_trumps,
    names_for,
)

FILE = ("bidding", "hand-worth.tsv")
"""Where the numbers lie among the resources: folder and file."""
HEAD = ("kind", "of", "name", "value")
MOST_HOLDINGS = 3


class BadModel(Exception):
    """The file of the model is not what it should be. Carries the line, from 1; 0 if something is
    missing from it, and what is wrong, as the end of a sentence."""

    def __init__(self, line: int, fault: str) -> None:
        super().__init__(line, fault)
        self.line = line
        self.fault = fault


@dataclass(frozen=True, slots=True, kw_only=True)
class GameNumbers:
    """The numbers of one game, beside the weights of its pool."""

    constant: float
    kodilj: float
    """Log-odds of kodilj among failures where going home is even, and how they change with the
    log-odds of going home."""
    kodilj_slope: float
    lost: float
    """What a failure costs, as so many times a simple bet, where going home is even; and the
    change with the log-odds of going home."""
    lost_slope: float
    lifted: float
    """The part of the full lift that going home brings on the average."""
    pins: float
    """Pins from each opponent on the average, where the suit of the pay is not known before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Model:
    """All numbers."""

    weights: Mapping[str, tuple[float, ...]]
    """By pool: the weight of each feature, in the order of `names_for`."""
    games: Mapping[str, GameNumbers]
    curves: Mapping[str, tuple[float, float]]
    """By pool: what is added to the log-odds of a game that is bid, after a factor before them: who
    bids chose the best of many guesses, and was let; and bots that search play and defend better
    than the one from whose games the weights come."""
    declared: Mapping[str, float]
    """By game: what it was worth to those who got it, in pins."""
    defence: Mapping[str, tuple[float, ...]]
    """By `defence_pool`: what each feature of an opponent's hand is worth to him, in pins, beyond
    the average hand; the last number is the average of it all."""
    gok_defence: Mapping[tuple[int, int], float]
    """What a gök is worth to an opponent, in pins, by the low holdings he needs to pass and those
    he has."""
    overbid: Mapping[tuple[int, int], float]
    """How often a bid of this row is overbid, with one or two others still in the auction."""
    overbid_worth: float
    """What the deal is worth to one whose bid is overbid, in pins."""
    margin: float
    """By how many pins the best bid must be ahead of a pass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Forecast:
    """What is to be expected of a hand in a game."""

    game: Game
    home: float
    bet: float
    kodilj: float
    """How likely each result is; a laid hand counts as bet."""
    worth: float
    """Pins to the declarer on the average (ruling 37)."""


@cache
def pool_of(game: Game) -> str:
    """The games that share their weights."""
    if is_free_gask(game):
        return game.key
    if game.family is Family.SOLO_MISAR and game.low is not Openness.CLOSED:
        return "solo-misar-open"
    if game.family in (Family.GASK, Family.VIRA):
        return "gask-high"
    return str(game.family.value)


def games_in(pool: str) -> tuple[Game, ...]:
    """The games of *pool*, lowest first."""
    return tuple(game for game in GAMES if pool_of(game) == pool)


POOLS = tuple(dict.fromkeys(map(pool_of, GAMES)))


@cache
def defence_pool(game: Game) -> str:
    """The games against which a hand is judged alike."""
    kind = "low" if game.high_tricks is None else "high"
    return f"{game.group.value}-{kind}"


DEFENCE_POOLS = tuple(dict.fromkeys(map(defence_pool, GAMES)))


def chance(log_odds: float) -> float:
    """The probability with these odds."""
    if log_odds < 0:
        return exp(max(log_odds, -500.0)) / (1 + exp(max(log_odds, -500.0)))
    return 1 / (1 + exp(-min(log_odds, 500.0)))


def log_odds(model: Model, hand: CardSet, game: Game, trump: Suit | None, seat: Seat) -> float:
    """The log-odds of going home, as if the game had been given, not bid."""
    weights = model.weights[pool_of(game)]
    found = features(hand, game, trump, seat)
    return model.games[game.key].constant + sum(map(float.__mul__, weights, found))


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """What a table pays: how the pulla is shared, its house rules, and the highest suit."""

    highest: Suit
    players: int = 3
    rules: HouseRules = HouseRules()

    @property
    def bet(self) -> float:
        """Pins that a bet to or from the pulla is worth to the declarer."""
        return PINS_IN_A_BET * (1 - 1 / self.players)


def forecast(
    model: Model, hand: CardSet, game: Game, allowed: frozenset[Suit], seat: Seat, stakes: Stakes
) -> Forecast:
    """What the dealt *hand* may expect of *game*, bid in *seat* with a trump of those *allowed*,
    if nobody bids over it."""
    numbers, row = model.games[game.key], stakes.rules.pulla_row(game)
    shift, factor = model.curves[pool_of(game)]
    home = kodilj = worth = 0.0
    for trump, likely in judged_trumps(hand, game, allowed, stakes.highest).items():
        odds = factor * log_odds(model, hand, game, trump, seat) + shift
        at_home = chance(odds)
        home += likely * at_home
        badly = chance(numbers.kodilj + numbers.kodilj_slope * odds)
        kodilj += likely * (1 - at_home) * badly
        worth += likely * _worth(
            numbers, row, stakes.bet, at_home, odds, _pins(game, trump, stakes, numbers)
        )
    return Forecast(game=game, home=home, bet=1 - home - kodilj, kodilj=kodilj, worth=worth)


def _pins(game: Game, trump: Suit | None, stakes: Stakes, numbers: GameNumbers) -> float:
    if trump is None or game.takes_whole_hand or game.family is Family.GASK:
        return numbers.pins
    return float(game.pins[column_of(trump, stakes.highest)])


def _worth(
    numbers: GameNumbers, row: PullaRow, bet: float, home: float, odds: float, pins: float
) -> float:
    worst = max(row.kodilj, row.re_kodilj) / row.bet
    lost = min(max(numbers.lost + numbers.lost_slope * odds, 1.0), worst)
    won = bet * row.home * numbers.lifted + 2 * pins
    return home * won - (1 - home) * (bet * row.bet * lost + 2 * pins)


def defending(model: Model, hand: CardSet, game: Game, holdings_needed: int) -> float:
    """Pins that an opponent with the dealt *hand* may expect against *game*, which somebody else
    has bid; of a gök, when he needs so many low holdings to pass on it (0: he is not judged)."""
    found = defence_features(hand, game)
    if game.family is Family.GOK and holdings_needed:
        held = min(MOST_HOLDINGS, int(found[0]))
        return model.gok_defence[holdings_needed, held]
    *slopes, average = model.defence[defence_pool(game)]
    better = sum(map(float.__mul__, slopes, found)) - average
    return better - model.declared[game.key] / 2


def parse_model(text: str) -> Model:
    """The model out of the text of its file. Raises BadModel."""
    table = _Table(text)
    return Model(
        weights={
            pool: tuple(table.take("weight", pool, name) for name in names_for(games_in(pool)[0]))
            for pool in POOLS
        },
        games={
            key: GameNumbers(
                constant=table.take("game", key, "constant"),
                kodilj=table.take("game", key, "kodilj"),
                kodilj_slope=table.take("game", key, "kodilj slope"),
                lost=table.take("game", key, "lost"),
                lost_slope=table.take("game", key, "lost slope"),
                lifted=table.take("game", key, "lifted"),
                pins=table.take("game", key, "pins"),
            )
            for key in GAME_BY_KEY
        },
        curves={
            pool: (table.take("curve", pool, "shift"), table.take("curve", pool, "factor"))
            for pool in POOLS
        },
        declared={key: table.take("declared", key, "worth") for key in GAME_BY_KEY},
        defence={
            pool: tuple(
                table.take("defence", pool, name) for name in (*_defence_names(pool), AVERAGE)
            )
            for pool in DEFENCE_POOLS
        },
        gok_defence={
            (needed, held): table.take("gok", f"{needed} needed", f"{held} held")
            for needed in (1, 2)
            for held in range(MOST_HOLDINGS + 1)
        },
        overbid={
            (game.number, others): table.take("overbid", game.key, f"{others} others")
            for game in GAMES
            for others in (1, 2)
        },
        overbid_worth=table.take("policy", "bid", "overbid worth"),
        margin=table.take("policy", "bid", "margin"),
    )


AVERAGE = "average"


def _defence_names(pool: str) -> tuple[str, ...]:
    return defence_names(next(game for game in GAMES if defence_pool(game) == pool))


class _Table:
    """The rows of the file: what a number is of, its name, and the number."""

    def __init__(self, text: str) -> None:
        self._rows: dict[tuple[str, str, str], float] = {}
        lines = [
            (number, line.split("\t"))
            for number, line in enumerate(text.splitlines(), 1)
            if not line.startswith("#")
        ]
        if not lines or tuple(lines[0][1]) != HEAD:
            raise BadModel(lines[0][0] if lines else 0, "the columns are not named")
        for number, cells in lines[1:]:
            if len(cells) != len(HEAD):
                raise BadModel(number, f"it has {len(cells)} columns, not {len(HEAD)}")
            kind, of, name, value = cells
            if (kind, of, name) in self._rows:
                raise BadModel(number, f"{kind} {of} {name} stands there twice")
            self._rows[kind, of, name] = _number(number, value)

    def take(self, kind: str, of: str, name: str) -> float:
        try:
            return self._rows[kind, of, name]
        except KeyError:
            raise BadModel(0, f"{kind} {of} {name} is missing") from None


def _number(line: int, text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise BadModel(line, f"{text!r} is no number") from None
    if not -1e6 < value < 1e6:
        raise BadModel(line, f"{text!r} is no usable number")
    return value
