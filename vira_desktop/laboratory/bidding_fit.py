"""The numbers of the bidding from games that were bought and played, and the text of all of them:
what `vira fit bidding` writes and `bots/hand_worth.py` reads."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ..bots.bidding_features import defence_features, defence_names, features, names_for
from ..bots.hand_worth import (
    AVERAGE,
    DEFENCE_POOLS,
    HEAD,
    MOST_HOLDINGS,
    POOLS,
    GameNumbers,
    Model,
    Stakes,
    chance,
    defence_pool,
    games_in,
    pool_of,
)
from ..bots.measures import high_scores
from ..rules.cards import CardSet, Suit
from ..rules.games import GAME_BY_KEY, GAMES, Family, Game, Group, Result
from ..rules.notation import parse_hand
from ..rules.phases.payment import column_of
from ..rules.seats import Seat
from ..rules.state import HouseRules
from .bought_games import Row
from .regression import fit_least_squares, fit_log_odds

Key = TypeVar("Key")

PARTS = 3
"""Worth is counted in thirds of a pin."""
WORTH_BIDDING = -2.0
"""Pins from which a hand counts as one that might have bid the game."""
AS_IF = 30
"""What is found of a game is drawn to what was known of it as if so many deals had come out so, if
nothing else is said."""
USUAL_WORTH = 1.5
"""What is thought of a game of which nothing is known: the average of all games."""
PLAIN = (0.0, 1.0)
"""The curve that leaves log-odds as they are."""


@dataclass(frozen=True, slots=True)
class _Played:
    """A row, read."""

    row: Row
    game: Game
    features: tuple[float, ...]
    worth: float
    is_home: bool


def fit_games(rows: Sequence[Row]) -> Model:
    """The model that fits games bought and played; of the auction it knows nothing yet."""
    by_pool: defaultdict[str, list[_Played]] = defaultdict(list)
    for row in rows:
        played = _read(row)
        by_pool[pool_of(played.game)].append(played)
    weights: dict[str, tuple[float, ...]] = {}
    games: dict[str, GameNumbers] = {}
    odds: dict[int, float] = {}
    for pool in POOLS:
        constants, weights[pool] = _pool_weights(pool, by_pool[pool])
        for game in games_in(pool):
            of_game = [played for played in by_pool[pool] if played.game is game]
            sums = [
                constants[game.key] + sum(map(float.__mul__, weights[pool], played.features))
                for played in of_game
            ]
            games[game.key] = _game_numbers(game, constants[game.key], of_game, sums)
            odds |= {played.row["number"]: z for played, z in zip(of_game, sums, strict=True)}
    likely = [row for row in rows if _promised(row, games, odds) >= WORTH_BIDDING]
    return Model(
        weights=weights,
        games=games,
        curves=dict.fromkeys(POOLS, PLAIN),
        declared=drawn(
            ((row["game"], row["worth"][0] / PARTS) for row in likely),
            dict.fromkeys(GAME_BY_KEY, USUAL_WORTH),
        ),
        defence={pool: _defence(pool, likely) for pool in DEFENCE_POOLS},
        gok_defence=_gok_defence(likely),
        overbid={(game.number, others): 0.2 * others for game in GAMES for others in (1, 2)},
        overbid_worth=-1.0,
        margin=0.0,
    )


def _read(row: Row) -> _Played:
    game = GAME_BY_KEY[row["game"]]
    trump = None if row["trump"] is None else Suit(row["trump"])
    hand = parse_hand(row["hand"])
    judged = trump if trump is not None else _best(hand, game)
    return _Played(
        row=row,
        game=game,
        features=features(hand, game, judged, Seat(row["seat"])),
        worth=row["worth"][0] / PARTS,
        is_home=row["result"] == Result.HOME.value,
    )


def _best(hand: CardSet, game: Game) -> Suit | None:
    """The suit of most H, where the game was laid down before its trump was named."""
    if game.high_tricks is None:
        return None
    scores = high_scores(hand)
    return max(Suit, key=scores.__getitem__)


def _pool_weights(
    pool: str, played: Sequence[_Played]
) -> tuple[dict[str, float], tuple[float, ...]]:
    """A constant for each game of *pool*, and the weights that they share."""
    keys = [game.key for game in games_in(pool)]
    points = [(*(float(one.game.key == key) for key in keys), *one.features) for one in played]
    found = fit_log_odds(points, [one.is_home for one in played], free=len(keys))
    return dict(zip(keys, found, strict=False)), tuple(found[len(keys) :])


def _game_numbers(
    game: Game, constant: float, played: Sequence[_Played], odds: Sequence[float]
) -> GameNumbers:
    bet, row = Stakes(highest=Suit.SPADES).bet, HouseRules().pulla_row(game)
    failed = [(one, z) for one, z in zip(played, odds, strict=True) if not one.is_home]
    home = [one for one in played if one.is_home]
    # The better the hand, the less a failure costs: so that it is worth no less.
    points = [(1.0, -z) for _, z in failed]
    badly = kodilj_slope = lost_slope = 0.0
    lost = 1.5
    if failed:
        were_kodilj = [one.row["result"] == Result.KODILJ.value for one, _ in failed]
        badly, kodilj_slope = fit_log_odds(points, were_kodilj, free=1)
        losses = [(-one.worth - 2 * _pins(one)) / (bet * row.bet) for one, _ in failed]
        lost, lost_slope = fit_least_squares(points, losses, free=1)
    lifts = [(one.worth - 2 * _pins(one)) / (bet * row.home) for one in home]
    pins = [_pins(one) for one in played]
    return GameNumbers(
        constant=constant,
        kodilj=badly,
        kodilj_slope=-kodilj_slope,
        lost=lost,
        lost_slope=-lost_slope,
        lifted=sum(lifts) / len(lifts) if lifts else 1.0,
        pins=sum(pins) / len(pins) if pins else float(game.pins[0]),
    )


def _pins(played: _Played) -> float:
    """What was paid by each opponent, or to him, for the last purchase."""
    game, row = played.game, played.row
    if game.high_tricks is None or row["trump"] is None or _laid_unnamed(played):
        return float(game.pins[0])
    return float(game.pins[column_of(Suit(row["trump"]), Suit(row["highest"]))])


def _laid_unnamed(played: _Played) -> bool:
    """True for a laid gask or solo, which pays by the first column (ruling 27)."""
    return played.row["laid"] and played.game.group is not Group.BUYING


def _promised(row: Row, games: Mapping[str, GameNumbers], odds: Mapping[int, float]) -> float:
    """About what the declarer could expect, in pins."""
    numbers = games[row["game"]]
    pulla = HouseRules().pulla_row(GAME_BY_KEY[row["game"]])
    z = odds[row["number"]]
    home = chance(z)
    lost = max(1.0, numbers.lost + numbers.lost_slope * z) * pulla.bet
    bet = Stakes(highest=Suit.SPADES).bet
    return bet * (home * pulla.home * numbers.lifted - (1 - home) * lost)


def drawn(
    found: Iterable[tuple[Key, float]], before: Mapping[Key, float], known: int = AS_IF
) -> dict[Key, float]:
    """The mean of what was *found* for each key, drawn to what was known *before*, as if that had
    been found so many times."""
    sums: defaultdict[Key, float] = defaultdict(float)
    counts: defaultdict[Key, int] = defaultdict(int)
    for key, value in found:
        sums[key] += value
        counts[key] += 1
    return {
        key: (sums[key] + known * value) / (counts[key] + known) for key, value in before.items()
    }


def _opponents(rows: Iterable[Row], pool: str) -> Iterator[tuple[Row, int, tuple[float, ...]]]:
    for row in rows:
        game = GAME_BY_KEY[row["game"]]
        if defence_pool(game) == pool:
            for place, text in ((1, row["left"]), (2, row["right"])):
                yield row, place, defence_features(parse_hand(text), game)


def _defence(pool: str, rows: Sequence[Row]) -> tuple[float, ...]:
    keys = [game.key for game in GAMES if defence_pool(game) == pool]
    size = len(defence_names(GAME_BY_KEY[keys[0]]))
    points, values = [], []
    for row, place, found in _opponents(rows, pool):
        points.append((*(float(row["game"] == key) for key in keys), *found))
        values.append(row["worth"][place] / PARTS)
    if not points:
        return (0.0,) * (size + 1)
    slopes = fit_least_squares(points, values, free=len(keys))[len(keys) :]
    means = [sum(column) / len(points) for column in list(zip(*points, strict=True))[len(keys) :]]
    return (*slopes, sum(map(float.__mul__, slopes, means)))


def _gok_defence(rows: Iterable[Row]) -> dict[tuple[int, int], float]:
    """By low holdings needed and held, drawn to the average for those needed."""
    found: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
    everybody: defaultdict[int, list[float]] = defaultdict(list)
    of_gok = (row for row in rows if row["game"] == Family.GOK.value)
    for row, place, (held, *_) in _opponents(of_gok, "gask-low"):
        worth, needed = row["worth"][place] / PARTS, 3 - place
        found[needed, min(MOST_HOLDINGS, int(held))].append(worth)
        everybody[needed].append(worth)
    table = {}
    for needed in (1, 2):
        all_of = everybody[needed] or [0.0]
        mean = sum(all_of) / len(all_of)
        for held in range(MOST_HOLDINGS + 1):
            some = found[needed, held]
            table[needed, held] = (sum(some) + 10 * mean) / (len(some) + 10)
    return table


def format_model(model: Model, notes: Sequence[str]) -> str:
    """The text of the file, headed by *notes*."""
    lines = [f"# {note}" for note in notes]
    lines.append("\t".join(HEAD))
    lines += ["\t".join((*names, f"{value + 0.0:.4g}")) for names, value in _numbers(model)]
    return "\n".join(lines) + "\n"


def _numbers(model: Model) -> Iterator[tuple[tuple[str, str, str], float]]:
    for pool in POOLS:
        for name, value in zip(names_for(games_in(pool)[0]), model.weights[pool], strict=True):
            yield ("weight", pool, name), value
    for key in GAME_BY_KEY:
        numbers = model.games[key]
        yield ("game", key, "constant"), numbers.constant
        yield ("game", key, "kodilj"), numbers.kodilj
        yield ("game", key, "kodilj slope"), numbers.kodilj_slope
        yield ("game", key, "lost"), numbers.lost
        yield ("game", key, "lost slope"), numbers.lost_slope
        yield ("game", key, "lifted"), numbers.lifted
        yield ("game", key, "pins"), numbers.pins
    for pool, (shift, factor) in model.curves.items():
        yield ("curve", pool, "shift"), shift
        yield ("curve", pool, "factor"), factor
    for key, worth in model.declared.items():
        yield ("declared", key, "worth"), worth
    for pool, slopes in model.defence.items():
        game = next(game for game in GAMES if defence_pool(game) == pool)
        for name, value in zip((*defence_names(game), AVERAGE), slopes, strict=True):
            yield ("defence", pool, name), value
    for (needed, held), worth in model.gok_defence.items():
        yield ("gok", f"{needed} needed", f"{held} held"), worth
    for (number, others), share in model.overbid.items():
        yield ("overbid", GAMES[number - 1].key, f"{others} others"), share
    yield ("policy", "bid", "overbid worth"), model.overbid_worth
    yield ("policy", "bid", "margin"), model.margin
