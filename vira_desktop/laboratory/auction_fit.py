"""What auctions tell the numbers of the bidding: how the games turn out that were chosen by them,
what those are worth, and which bids are overbid."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import log

from ..bots.bidding_by_worth import BidsByWorth
from ..bots.hand_worth import POOLS, Model, Stakes, chance, forecast, pool_of
from ..rules.cards import Suit
from ..rules.games import GAME_BY_KEY, GAMES, Qualifier, Result
from ..rules.notation import parse_hand
from ..rules.offers import trumps_allowed
from ..rules.seats import SEATS, Seat
from .bid_deals import BidDeal
from .bidding_fit import AS_IF, PARTS, PLAIN, USUAL_WORTH, drawn
from .regression import curve_of, fit_log_odds


def fit_auctions(model: Model, deals: Sequence[BidDeal]) -> Model:
    """*model* with what deals that were bid tell: how the games turned out that somebody chose by
    it and was let (by whomever, if nobody bid by it), what games were worth, and which bids are
    overbid."""
    chosen = [deal for deal in deals if deal["bot"] == BidsByWorth.key] or deals
    bids = [bid for deal in deals for bid in _bids(deal)]
    afresh = replace(
        model,
        curves=dict.fromkeys(POOLS, PLAIN),
        declared=dict.fromkeys(GAME_BY_KEY, USUAL_WORTH),
        overbid=_overbid(bids),
    )
    return replace(
        afresh,
        curves=_truer_curves(afresh, chosen, AS_IF),
        declared=_declared(afresh, deals, AS_IF),
        overbid_worth=_overbid_worth(bids),
    )


def refine(model: Model, deals: Sequence[BidDeal], known: int = AS_IF) -> Model:
    """*model* with what *deals* that were bid by it tell beyond what it knows, which counts as so
    many deals of each game: of games that nobody bid it keeps what it knew."""
    bids = [bid for deal in deals for bid in _bids(deal)]
    return replace(
        model,
        curves=_truer_curves(model, deals, known),
        declared=_declared(model, deals, known),
        overbid=drawn(
            (((bid.number, bid.others), float(bid.is_over)) for bid in bids), model.overbid, known
        ),
        overbid_worth=_overbid_worth(bids),
    )


def _truer_curves(
    model: Model, deals: Iterable[BidDeal], known: int
) -> dict[str, tuple[float, float]]:
    """The curves of *model*, each with the one on top of it that makes it true of *deals*."""
    curves = dict(model.curves)
    for pool, (odds, came) in calibration(model, deals).items():
        shift, factor = curve_of(odds, came, ridge=known)
        before_shift, before_factor = curves[pool]
        curves[pool] = (factor * before_shift + shift, factor * before_factor)
    return curves


def calibration(
    model: Model, deals: Iterable[BidDeal]
) -> dict[str, tuple[list[float], list[bool]]]:
    """By pool, for the games of *deals*: the log-odds of going home that *model* foretells, and
    whether the declarer went home."""
    found: defaultdict[str, tuple[list[float], list[bool]]] = defaultdict(lambda: ([], []))
    for deal in deals:
        seat, game = Seat(deal["declarer"]), GAME_BY_KEY[deal["game"]]
        highest = Suit(deal["highest"])
        allowed = trumps_allowed(Qualifier(deal["qualifier"]), highest)
        hand = parse_hand(deal["hands"][SEATS.index(seat)])
        home = forecast(model, hand, game, allowed, seat, Stakes(highest=highest)).home
        odds, came = found[pool_of(game)]
        odds.append(log(max(home, 1e-6) / max(1 - home, 1e-6)))
        came.append(deal["result"] == Result.HOME.value)
    return found


def _declared(model: Model, deals: Iterable[BidDeal], known: int) -> dict[str, float]:
    return drawn(((deal["game"], _to_declarer(deal)) for deal in deals), model.declared, known)


def _to_declarer(deal: BidDeal) -> float:
    return deal["worth"][SEATS.index(Seat(deal["declarer"]))] / PARTS


@dataclass(frozen=True, slots=True)
class _Bid:
    """A bid, the others still in the auction, and what became of it."""

    number: int
    others: int
    is_over: bool
    worth: float
    """To the bidder, in the end."""


def _bids(deal: BidDeal) -> Iterator[_Bid]:
    calls = deal["calls"]
    for place, call in enumerate(calls):
        if call["game"] is not None:
            yield _Bid(
                number=GAME_BY_KEY[call["game"]].number,
                others=2 - sum(before["game"] is None for before in calls[:place]),
                is_over=any(after["game"] is not None for after in calls[place + 1 :]),
                worth=deal["worth"][SEATS.index(Seat(call["seat"]))] / PARTS,
            )


def _overbid(bids: Sequence[_Bid]) -> dict[tuple[int, int], float]:
    """By the row of a bid and the others still in: a curve over the rows."""
    table = {}
    for others in (1, 2):
        some = [bid for bid in bids if bid.others == others]
        points = [(1.0, -bid.number / 10) for bid in some]
        at = falls = 0.0
        if some:
            at, falls = fit_log_odds(points, [bid.is_over for bid in some], free=1)
        for game in GAMES:
            table[game.number, others] = chance(at - falls * game.number / 10)
    return table


def _overbid_worth(bids: Iterable[_Bid]) -> float:
    return _mean([bid.worth for bid in bids if bid.is_over] or [-1.0])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
