"""Bidding by worth: every bid that is open is judged by what the model of `hand_worth` expects of
it, and a pass by what it expects of defending; the best of them is done."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ..rules.actions import Bid, NameLevel, Pass
from ..rules.games import FAMILY_BY_WORD, GAME_BY_KEY, GAMES, Family, Game, Qualifier
from ..rules.holdings import gok_passers
from ..rules.offers import levels_open, trumps_allowed
from ..rules.state import Offer, Step
from ..rules.view import Phase, SeatView
from .bidding_features import is_free_gask
from .bot import Budget, Code, Decision, Motive, Option
from .hand_worth import Forecast, Model, Stakes, defending, forecast
from .regel import Regel

_STILL_OPEN = 0.7
"""How likely it is that whoever overbids does not go beyond what was to be bid next."""


class Worth(Code):
    """What chose a call, or a level. Codes, as of all rules."""

    BID_IS_BEST = "bid-is-best"
    """The bid is worth more than any other, and than a pass."""
    PASS_IS_BEST = "pass-is-best"
    """No bid is worth so much as defending, with something over for being let in for it."""
    LEAST_BAD = "least-bad"
    """Forehand must bid; this costs least."""
    LEVEL_IS_BEST = "level-is-best"


@dataclass(frozen=True, slots=True, kw_only=True)
class Weighed:
    """One call that might be made, and what is to be expected of it."""

    action: Bid | Pass | NameLevel
    worth: float
    """Pins for the seat that is to call, on the average (ruling 37), being overbid included."""
    game: Forecast | None
    """What is expected if the bid wins; None for a pass."""


def bid_of(view: SeatView, model: Model) -> Decision:
    """The call of the seat of *view*, which is to call. Raises ValueError in other phases."""
    return chosen(weighed(view, model), model.margin)


def chosen(options: Sequence[Weighed], margin: float, worlds: int = 0) -> Decision:
    """The call to make of *options*, the one of most worth first: a bid must be ahead of a pass by
    *margin*. In so many *worlds* they have been tried."""
    best = options[0]
    tried = (("worlds", float(worlds)),) if worlds else ()
    passing = next((one for one in options if isinstance(one.action, Pass)), None)
    if passing is None:
        rule = Worth.BID_IS_BEST if best.worth > 0 else Worth.LEAST_BAD
        figures = (*_figures(best, None), *tried)
        return Decision(best.action, Motive(rule, figures, _options(options)))
    if best is passing or best.worth <= passing.worth + margin:
        bids = [one for one in options if one is not passing]
        figures = (*_figures(bids[0], passing), *tried) if bids else ()
        return Decision(passing.action, Motive(Worth.PASS_IS_BEST, figures, _options(bids)))
    figures = (*_figures(best, passing), *tried)
    return Decision(best.action, Motive(Worth.BID_IS_BEST, figures, _options(options)))


def level_of(view: SeatView, model: Model) -> Decision:
    """The level that the seat of *view* names for the unspecified bid it has won."""
    table = _Auction(view, model)
    if view.contract is None:
        raise ValueError("the auction is not over")
    offer = view.contract.offer
    names = [act for act in view.legal if isinstance(act, NameLevel)]
    found = [(table.expected(GAME_BY_KEY[act.word], offer.qualifier), act) for act in names]
    best, action = max(found, key=lambda one: (one[0].worth, -one[0].game.number))
    return Decision(action, Motive(Worth.LEVEL_IS_BEST, _game_figures(best)))


def weighed(view: SeatView, model: Model) -> tuple[Weighed, ...]:
    """Every call open to the seat of *view*, the one of most worth first, the lower bid among
    equals. Raises ValueError if it is not to call."""
    if view.phase is not Phase.BIDDING or not view.is_my_turn:
        raise ValueError("nothing to bid now")
    table = _Auction(view, model)
    options = table.bids()
    if Pass(view.seat) in view.legal:
        options.insert(0, Weighed(action=Pass(view.seat), worth=table.passing, game=None))
    return tuple(sorted(options, key=lambda one: -one.worth))


def _options(found: Sequence[Weighed]) -> tuple[Option, ...]:
    """The bids of *found* as they are told."""
    return tuple(
        Option(
            one.action,
            round(one.worth, 2),
            round(one.game.home, 3),
            round(one.game.bet, 3),
            round(one.game.kodilj, 3),
        )
        for one in found
        if one.game is not None
    )


def _figures(bid: Weighed, passing: Weighed | None) -> tuple[tuple[str, float], ...]:
    figures = _game_figures(bid.game) if bid.game else ()
    if passing is None:
        return figures
    return (*figures, ("pass", round(passing.worth, 2)))


def _game_figures(game: Forecast) -> tuple[tuple[str, float], ...]:
    return (
        ("game", float(game.game.number)),
        ("home", round(game.home, 3)),
        ("kodilj", round(game.kodilj, 3)),
        ("worth", round(game.worth, 2)),
    )


def _bids(view: SeatView) -> Iterator[tuple[Bid, Offer]]:
    """Every bid over the standing one, lowest first; a gask that may be low only without a
    qualifier, as there is no judging it by one suit."""
    seat, standing = view.seat, view.standing
    begun: set[tuple[Family, Qualifier]] = set()
    for game in GAMES[standing.game.number - 1 if standing else 0 :]:
        free = is_free_gask(game) or not game.may_be_qualified
        for qualifier in (Qualifier.PLAIN,) if free else Qualifier:
            kind = (game.family, qualifier)
            first = game.family in FAMILY_BY_WORD.values() and kind not in begun
            family = game.family if first else None
            offer = Offer(seat=seat, game=game, qualifier=qualifier, unspecified=family)
            if standing is None or offer.key > standing.key:
                begun.add(kind)
                yield Bid(seat, family.value if family else game.key, qualifier), offer


class _Auction:
    """What a seat expects of its hand as the auction stands."""

    def __init__(self, view: SeatView, model: Model) -> None:
        self._view = view
        self._model = model
        self._stakes = Stakes(highest=view.highest, players=view.players, rules=view.rules)
        self._found: dict[tuple[str, Qualifier], Forecast] = {}

    def expected(self, game: Game, qualifier: Qualifier) -> Forecast:
        """What is expected of *game*."""
        key = (game.key, qualifier)
        if key not in self._found:
            view = self._view
            allowed = trumps_allowed(qualifier, view.highest)
            self._found[key] = forecast(
                self._model, view.dealt, game, allowed, view.seat, self._stakes
            )
        return self._found[key]

    def bids(self) -> list[Weighed]:
        """What every bid is worth, lowest first. A bid that is overbid leaves the higher ones, of
        which the best is still open more often than not."""
        lost, best_above = self._model.overbid_worth, self._model.overbid_worth
        found = []
        for bid, offer in reversed(tuple(_bids(self._view))):
            games = levels_open(offer)
            if offer.qualifier:
                games = tuple(game for game in games if not is_free_gask(game))
            best = max(
                (self.expected(game, offer.qualifier) for game in games), key=lambda one: one.worth
            )
            over = self._model.overbid[offer.game.number, self._others] if self._others else 0.0
            after = lost + _STILL_OPEN * (best_above - lost)
            worth = (1 - over) * best.worth + over * after
            best_above = max(best_above, worth)
            found.append(Weighed(action=bid, worth=worth, game=best))
        return found[::-1]

    @cached_property
    def passing(self) -> float:
        """What a pass is worth: the standing game defended, unless the third seat bids over it."""
        view, standing, model = self._view, self._view.standing, self._model
        if standing is None:
            return 0.0
        needed = 2 - len(gok_passers(view.auction))
        defended = defending(model, view.dealt, standing.game, needed)
        over = model.overbid[standing.game.number, 1] if self._others == 2 else 0.0
        return (1 - over) * defended + over * model.overbid_worth

    @cached_property
    def _others(self) -> int:
        """How many others have not passed."""
        return 2 - sum(call.offer is None for call in self._view.auction)


class BidsByWorth:
    """Bids and names levels by worth, and does all else as *regel*: what measures the bidding
    alone."""

    key = "bids-by-worth"

    def __init__(self, model: Model) -> None:
        self._model = model
        self._regel = Regel()

    def decide(self, view: SeatView, rng: random.Random, budget: Budget) -> Decision:
        """A call or a level by worth; else what *regel* does."""
        if view.phase is Phase.BIDDING:
            return bid_of(view, self._model)
        if view.step is Step.LEVEL:
            return level_of(view, self._model)
        return self._regel.decide(view, rng, budget)
