"""Calls by worth: of every game that may be bid, how likely it goes home with this hand, as fitted
to simulated deals (see `vira fit bidding`), and what that is worth; beside it what passing is
worth. Games that were not fitted are bid as *regel* bids them."""

from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from math import exp

from ..rules.actions import Bid, Pass
from ..rules.cards import Suit
from ..rules.games import (
    FAMILY_BY_WORD,
    GAMES,
    Family,
    Game,
    Qualifier,
    Result,
)
from ..rules.holdings import low_suits
from ..rules.offers import trumps_allowed
from ..rules.phases.payment import PINS_IN_A_BET, column_of
from ..rules.seats import Seat
from ..rules.view import SeatView
from . import regel_bidding
from .bidding_figures import FIGURES
from .bot import Decision, Motive, Option
from .hand_features import Kind, features, kind_of, may_bid
from .regel_bidding import bids_upward, holdings_needed

PASS_WORTH = {
    Family.SPEL: -1.1,
    Family.TURNE: -0.3,
    Family.VINGEL: -0.2,
    Family.SOLO: -1.0,
    Family.GASK: 1.0,
}
"""Pins that an opponent is worth who plays what he has bid, by what *regel* earns with it, halved:
it is paid by two."""
PASS_ON_GOK = 4.0
"""To pass on a gök with the low holdings that it takes: it will hardly go home."""
PASS_SHORT_ON_GOK = -2.0
NEARLY = 0.3
"""A lower bid is preferred to one that is worth so little more: it leaves room to bid again."""


HARDER = 0.25
"""Taken from the odds of going home, and added to those of kodilj: the figures come from deals in
which *regel* defended, and others defend better."""


class Weighing(Enum):
    """How a call was found by its worth."""

    WORTH_MOST = "worth-most"
    PASS_WORTH_MORE = "pass-worth-more"
    """Whatever may be bid is worth less than what the others will play."""


def decide(view: SeatView) -> Decision:
    """The call of the seat of *view*."""
    plain = regel_bidding.decide(view)
    if isinstance(plain.action, Bid) and not _is_fitted(plain.action):
        return plain
    options = list(_options(view))
    seat = view.seat
    if not options:
        return plain
    best = max(option.worth for option in options)
    passing = pass_worth(view)
    if Pass(seat) in view.legal and best < passing:
        figures = (("worth of the best bid", best), ("worth of passing", passing))
        rest = sorted(options, key=lambda option: -option.worth)
        return Decision(Pass(seat), Motive(Weighing.PASS_WORTH_MORE, figures, tuple(rest)))
    chosen = next(option for option in options if option.worth >= best - NEARLY)
    rest = sorted((o for o in options if o is not chosen), key=lambda option: -option.worth)
    figures = (("worth", chosen.worth), ("worth of passing", passing))
    return Decision(chosen.action, Motive(Weighing.WORTH_MOST, figures, (chosen, *rest)))


def pass_worth(view: SeatView) -> float:
    """What it is worth to let the standing bid be played."""
    standing = view.standing
    if standing is None:
        return 0.0
    if standing.game.family is Family.GOK:
        enough = len(low_suits(view.hand)) >= holdings_needed(view)
        return PASS_ON_GOK if enough else PASS_SHORT_ON_GOK
    return PASS_WORTH.get(standing.game.family, 0.0)


def _is_fitted(bid: Bid) -> bool:
    family = FAMILY_BY_WORD.get(bid.word)
    return bid.word in FIGURES or any(
        game.key in FIGURES for game in GAMES if game.family is family
    )


def _options(view: SeatView) -> Iterator[Option]:
    """Every fitted bid over the standing one, the lowest first."""
    for bid, offer in bids_upward(view.seat, view.standing):
        if offer.game.key in FIGURES and _fits(view, offer.game):
            yield _option(view, bid, offer.game, offer.qualifier)


def _fits(view: SeatView, game: Game) -> bool:
    """True if the figures of *game* were made from hands such as this; the lowest game is bid with
    any."""
    return game is GAMES[0] or may_bid(view.hand, game)


def _option(view: SeatView, action: Bid, game: Game, qualifier: Qualifier) -> Option:
    """What *game* is worth with the best trump that may be chosen."""
    suits = trumps_allowed(qualifier, view.highest)
    if kind_of(game) is not Kind.OWN_TRUMP:
        suits = frozenset((view.highest,))
    found = [_with_trump(view, action, game, suit) for suit in sorted(suits)]
    return max(found, key=lambda option: option.worth)


def _with_trump(view: SeatView, action: Bid, game: Game, trump: Suit) -> Option:
    leads = view.seat is Seat.FOREHAND
    row = features(view.hand, game, trump, leads=leads)
    for_home, for_kodilj = FIGURES[game.key]
    home = _chance(for_home, row, -HARDER)
    kodilj = _chance(for_kodilj, row, HARDER)
    kodilj = min(kodilj, 1.0 - home)
    bet = 1.0 - home - kodilj
    worth = sum(
        chance * _worth(view, game, trump, result)
        for chance, result in ((home, Result.HOME), (bet, Result.BET), (kodilj, Result.KODILJ))
    )
    return Option(action, round(worth, 2), round(home, 3), round(bet, 3), round(kodilj, 3))


def _chance(coefficients: tuple[float, ...], row: tuple[float, ...], more: float) -> float:
    odds = more + sum(a * b for a, b in zip(coefficients, row, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def _worth(view: SeatView, game: Game, trump: Suit, result: Result) -> float:
    """Pins for the declarer of *game* (ruling 37), by the mean of the suits where one is turned
    up."""
    bets = view.rules.pulla_row(game).bets(result, repurchased=False)
    kept = float(PINS_IN_A_BET * bets * (1 - Fraction(1, view.players)))
    if kind_of(game) is Kind.TURNED_TRUMP:
        pins = sum(game.pins[column_of(suit, view.highest)] for suit in Suit) / 4
    else:
        pins = float(game.pins[column_of(trump, view.highest)])
    return kept + 2 * (pins if result is Result.HOME else -pins)
